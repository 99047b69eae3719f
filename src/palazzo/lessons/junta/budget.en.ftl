title = The budget, and why one lies
about = Eight notes nobody has seen, three colleagues, one speech.

notes = Fourteen million in aid, Mr President, and <b>only you</b> have seen it. The law says you must propose a budget. It does not say of what.

lie = A pile for each colleague, and under it what you <b>announce</b>: less than lies there, if you like, never more. Lay 3 and say 2: your friend is paid, and the others have nothing to envy.

piles = Now lay yours: something for { $s1 }, whose votes you need, and crumbs for the rest. What lies in a pile stays <em>face down</em>; of the sums below, <em>less</em> becomes a statesman.
    .do = Lay piles and announce sums as you like, then propose

sums = Now say aloud what is in them: all of it, or <b>less</b>. Modesty becomes a statesman.
    .do = Announce a sum for each

vote = Now they vote, one by one. You begin: a President believes in his own budget.
    .do = Cast your vote for Yes
    .wrong = Against yourself? It has been tried; it confused everyone. Yes, please.

rejected = Rejected! The notes come back to you, all of them, and that is not even the worst news: a rejected budget is a <b>pretext</b>. From now until the end of the year anyone may start a coup.

tip = Pay just enough votes, and no more. My tip: look who has two offices <em>before</em> you lay the piles; three votes are cheaper than a revolution.
