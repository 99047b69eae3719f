### What one does in each game, in one sentence.

final-decrees = You run a ministry of a state in decline: pass the decrees, pass the blame, and be the last one anybody can accuse.
junta = You govern a small republic just long enough to move its foreign aid into your account abroad, and to be alive when you count it.
last-will = A rich uncle leaves everything to whoever can ruin himself first: waste money, and discover how hard that is.
