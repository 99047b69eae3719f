title = A year in five minutes
about = Money comes, is voted on, is carried past the assassins, and is banked.

welcome = Welcome to the Republic, General. Every year the Great Ally sends <b>aid</b>; every year it disappears. You are here to learn where.

goal = Only money in your <b>account abroad</b> counts. Cash in hand is worth nothing at the end, and it goes to whoever kills you. Most in Switzerland wins, dead or alive.

money = { $s1 } is President. She drew eight notes nobody else has seen, and now proposes a <b>budget</b>: so much for each of us. The rest, she says, does not exist.

vote = Each office is a vote, and you hold two. She gives you 3 million; she gives the others 1. <em>How does the General vote?</em>
    .do = Cast both your votes for Yes
    .wrong = For 3 million, General? Both votes on Yes.

paid = Passed. The notes are in your hand now, and so is the trouble: <b>everybody knows</b> who was paid. You must take them to the bank tonight.

sleep = Everyone now hides, in secret: at home, with a friend, at headquarters … Only who goes to the <b>bank</b> can put money away. It is also where one is expected.
    .do = Choose the bank
    .wrong = Comfortable, but the money would stay in your pocket. The bank, General.

bank = Nobody shot at you; it happens. The counter is open: put everything into your account, where not even a revolution can reach it.
    .do = Pay in both notes, and sign
    .wrong = All of it, General. Notes in the pocket belong to whoever finds you.

tip = That is a year: cards, government, aid, budget, hiding, killing, banking, and perhaps a coup. My tip: <b>be paid little and often</b>. Large sums attract visitors.
