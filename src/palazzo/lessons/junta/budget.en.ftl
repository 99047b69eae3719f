title = The budget, and why one lies
about = Eight notes nobody has seen, three colleagues, one speech.

notes = Fourteen million in aid, Mr President, and <b>only you</b> have seen it. The law says you must propose a budget. It does not say of what.

piles = Lay a pile for each colleague: something for { $s1 }, whose votes you need, and crumbs for the rest. What lies in a pile stays <em>face down</em>, and what you keep is nobody’s business.
    .do = Lay a pile for each, then confirm

sums = Now say aloud what is in them. You may say <b>less</b> than there is, never more. Modesty becomes a statesman.
    .do = Declare a sum for each, then confirm

vote = Now they vote, one by one. You begin: a President believes in his own budget.
    .do = Put your vote on Yes, then confirm
    .wrong = Against yourself? It has been tried; it confused everyone. Yes, please.

rejected = Rejected! The notes come back to you, all of them, and that is not even the worst news: a rejected budget is a <b>pretext</b>. From now until the end of the year anyone may start a coup.

tip = Pay just enough votes, and no more. My tip: look who has two offices <em>before</em> you lay the piles; three votes are cheaper than a revolution.
