title = A word in private
about = Deals, cards, and the one card nobody wants to draw.

card = This card is yours alone: nobody else knows what you hold. Cards cost an action, and <b>may be traded</b>, with blame, at any time and for nothing. Ah, { $s1 } is clearing his throat.

offer = He offers a { $C13 } for your { $C01 }. A deal happens at once or not at all; <b>promises</b> may be added to it, and bind nobody.
    .do = Read the paper and sign it
    .wrong = He is waiting with his hand out. Sign first; we shall regret it afterwards, as is usual.

word = The cards have changed hands, and only the two of you know which. { $s1 } now has something to throw at somebody. <em>Let us hope he is grateful.</em>

draw = Now draw. The pile is harmless, they say, but for one card. Beside it stands how likely that is, and what it would cost you.
    .do = Draw a card from the pile
    .wrong = The pile, Minister. It is only paper.

stagnation = <b>Stagnation and Decline!</b> Five cards are burned, the blame of every ministry becomes its director’s own, and the card is <em>shuffled back in</em>. Your desk was clean; { $s2 }’s was not.

tip = The match ends with the fifth decree or with the cards, and then only your own blot counts. My tip: keep the desk clean <em>while the pile is dangerous</em>, and sell your promises before they spoil.
