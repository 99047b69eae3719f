title = A quiet wedding
task = Be bankrupt before your turn ends.
tale = A ring, a gift, a party: everybody says it should be kept simple, and nobody means it. The house must go before the cake.
hint = Different wedding cards go together as one play. The planner makes each of them dearer.
lesson = Wedding cards of different names are one action together, and each brings its own guests: the best bill in town.
