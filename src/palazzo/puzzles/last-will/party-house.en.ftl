title = The party house
task = Be bankrupt before your turn ends.
tale = The neighbours have stopped complaining and begun to move out. A house this badly used should fetch nothing at all.
hint = The estate agent loses money for you at the sale, if you let him. And the guests come before the sale, not after.
lesson = Upkeep with tokens spends, the Estate Agent sells for less: use both on the same house before the last evening out.
