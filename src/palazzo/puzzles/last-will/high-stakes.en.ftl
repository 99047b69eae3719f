title = High stakes
task = Be bankrupt before your turn ends.
tale = At the club they play for anything: money, honour, roofs. Your roof is the only one of these you still have.
hint = A card game sells a house without an hour of your time. What will you do with the hour?
lesson = The High-Stakes Card Game sells after you have paid: keep the sum within your means, and leave the debts for later.
