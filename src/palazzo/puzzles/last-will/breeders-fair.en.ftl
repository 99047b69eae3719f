title = The breeders’ fair
task = Spend your very last pound before your turn ends: keep the farm, and exactly nothing else.
tale = The farm eats, neighs and refuses to lose value. But there is a fair today, and everything on four legs can be overpaid.
hint = Tokens count at the fair as well as animals from the hand. So go while the farm still stands.
lesson = The fair, the stable master and the upkeep all count the same tokens: add up what each can take, and leave not a penny over.
