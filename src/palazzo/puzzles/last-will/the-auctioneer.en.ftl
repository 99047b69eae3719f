title = Going, going
task = Be bankrupt before your turn ends.
tale = Two houses, three actions, and an auctioneer who will sell anything once, at a loss, with enthusiasm.
hint = He sells without taking up your time, but only one. The hours you keep are for the evening.
lesson = The Auctioneer saves an action a round: with two houses to lose, that action is a whole evening out.
