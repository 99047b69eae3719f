title = Under new management
task = Win: Stagnation is the last card, and the next player must draw it.
tale = The Treasury answers to nobody and Bruno has kept it spotless. You hold a receivership order and a desk full of ink.
hint = An arrow is a pipe. After the order has poured its three, the pipe is still there.
lesson = A receivership puts a ministry below yours for good: after it you may distribute blame to it like to any other.
