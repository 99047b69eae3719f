title = The other budget
task = Hold at least 10 million in cash when night falls.
tale = Ramona’s budget gives everybody nothing, and calls it austerity. You have a better one, and only you will like it.
hint = First it must fall. Then somebody must write another.
lesson = When a budget is rejected, The Other Budget takes the aid itself: propose nothing to anyone, and whatever the Chamber says, you keep it.
