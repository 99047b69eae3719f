title = The joke
about = Whoever is poor first is rich.

will = My condolences. Your late uncle was very rich, never enjoyed it, and has left everything to <b>whichever of you can spend his allowance first</b>. He thought it would be easy.

money = You still have £12, which is £12 too many. { $s1 } and { $s2 } are worse off: they have more. Reach <b>nothing</b>, own nothing, and the inheritance is yours.

dinner = A { $E02 }. For one action it costs £3; for <b>two actions</b> you may let it go on until it costs £8. Never hurry a waiter.
    .do = Give the { $E02 } with 2 actions
    .wrong = Too thrifty. The { $E02 }, and the long version: two actions.

theatre = £4 left, and an { $E13 } costs exactly that. You will not enjoy the play, but you will enjoy the bill.
    .do = Play { $E13 }
    .wrong = Put that away and take your coat: { $E13 }.

tip = Not a penny: <b>bankrupt</b>, and with such grace. My tip: everyone can buy one dinner. The winner is who can waste money <em>every single day</em>; that needs organisation.
