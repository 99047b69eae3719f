title = The tailor
task = Be bankrupt before your turn ends.
tale = Your tailor charges two pounds extra whenever you are seen at a theatre. You have three hours to be seen a great deal.
hint = His two pounds come on top of every play that shows the mask. And something must leave your board first.
lesson = Bonuses are yours to add, each time: declare them with the play that goes below nought, when the house is gone.
