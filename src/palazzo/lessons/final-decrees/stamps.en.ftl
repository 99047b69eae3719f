title = Stamp, forward, be forgiven
about = How a decree travels, and who is forgiven when it arrives.

paper = A decree is a sheet with boxes, and each box wants <b>the stamp of one ministry</b>, in order. On the { $D3 } three are stamped; the red one bears your ministry’s sign, and waits for <em>you</em>.

stamp = Every stamp takes <b>1 blame</b> off whoever gives it. Nobody has ever read the decree; that is not what stamps are for.
    .do = Stamp the { $D3 }
    .wrong = Later, later. The ink pad is open: stamp the { $D3 } first.

forward = The next box belongs to the { $NAV }. Send it there and you lose <b>1 more</b>: forwarding to the right door is nearly as good as working.
    .do = Send the { $D3 } to the { $NAV }
    .wrong = Any door would take it, but only the right one takes blame off you: the { $NAV }.

chain = Look at the carpet from your door to { $s1 }’s: you <b>control</b> that ministry. When the last stamp falls there, whoever stands <em>at the top of the chain</em> decides who is forgiven. That is you.

stop = The paper lies where its last box is, and { $s1 } would like to lose 1 blame too. Give him the chance.
    .do = End your turn
    .wrong = You have done enough for the nation. End your turn.

pardon = <b>Enacted!</b> The first decree forgives 10 blame, the second 20, and so on. Take it from whomever you please; I have known ministers who did not think of themselves first, but not many.
    .do = Take up to 10 blame away, then confirm

tip = Stamp what lies with you, and send it on to the right door. My tip: before a last stamp, look up the chain. <em>The one at the top hands out forgiveness</em>, and remembers birthdays.
