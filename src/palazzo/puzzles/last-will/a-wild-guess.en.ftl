title = A wild guess
task = Be sacked, and bankrupt, before your turn ends.
tale = One line to go, and in your hand a companion who will be whatever you call him. Call carefully: he answers only once.
hint = The wild one fits any place; the question is which line of your contract he annoys.
lesson = A wild companion counts as what it is played as: use it for the line nothing else can cover, then spend without shame.
