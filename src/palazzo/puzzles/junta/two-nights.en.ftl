title = Two nights left
task = End the coup with three of the five seats of power in rebel hands.
tale = Two phases to go, and your colonels are discussing lunch. The loyal units will sit where they are; that is what loyalty means here.
hint = A place with even one loyal soldier in it is the President’s. Go where nobody is, and let something fall from the sky.
lesson = Units of one space may split up, paratroops land anywhere, cards place crowds: count three empty centres, then backwards.
