title = By courier
task = Stamp three times this turn.
tale = Everything that wants your signature lies on other people’s desks, as usual. The courier takes two at a time, and the staff will stay late if nobody pays them.
hint = The courier moves two; something lies here already. Count the actions before the first stamp.
lesson = Certified Mail moves any two decrees from anywhere; overtime gives back more actions than it takes.
