title = The last card
task = Win alone: Stagnation is the last card, and the next player must draw it.
tale = One card is left and everybody knows its name. When it falls, every desk’s blame falls on whoever sits there; yours holds seven.
hint = You sit above most of them, and ink runs downhill. Above you only one chair is empty, and an arrow can be turned.
lesson = Before Stagnation what counts is your own blame plus your desk’s. Whoever sits above pours the ink where rivals sit, to each just enough.
