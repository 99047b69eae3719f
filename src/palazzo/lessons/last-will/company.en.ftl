title = Good company, last pound
about = Companions, the market, and how to be rid of a roof.

guest = A { $C03 } is a <b>companion</b>: bring one along where a card has room for it, and the evening costs more. Guests eat; dogs eat too, but do not talk.

dinner = You have £9 and a { $E03 } for £7. It would leave £2, which is vulgar.

invite = There is a free chair for a guest: <b>£2 more</b>, and not a coin left. Look at the paper: the guest is on the list already.
    .do = Play the { $E03 }, in company
    .wrong = The { $E03 }, and not alone, surely.

roof = Nothing in your purse, and yet not bankrupt: you still <b>own a house</b>. It has been neglected for years and the market for townhouses is at its worst. What wonderful luck.

sell = A house sells for what it is worth now, <b>with the market</b>, and never below nothing. Yours is worth nothing. Sell it before somebody repairs something.
    .do = Sell the { $T01 }
    .wrong = The roof first: sell the { $T01 }.

tip = No money, no house: <b>bankrupt</b>, and you may even run up debts now, for good measure. My tip: send a boy to the <em>market</em> the day before you sell.
