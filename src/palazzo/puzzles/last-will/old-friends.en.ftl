title = Old friends
task = Be bankrupt before your turn ends.
tale = Two actions, and two old friends who are always ready to help for a small consideration. It is the only thing they have ever been ready for.
hint = Each friend costs a pound and gives back an hour. Spend the hours on the house first.
lesson = Old Friends sell actions: pay them while you still can, and order the deeds so that the house is gone before the last bill.
