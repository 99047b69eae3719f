title = Under the Navy’s heel
task = Win: Stagnation is the last card, and the next player must draw it.
tale = The Empire allows its admirals to sort their papers as they please. The Secret Service below you keeps its files very tidy, for now.
hint = The Grand Manoeuvres first: it is the last time anyone will applaud.
lesson = In the Empire you rearrange the blame of your own ministry and all below it: what the manoeuvres do not take, a neighbour will.
