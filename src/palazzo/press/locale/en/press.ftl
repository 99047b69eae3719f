### The press: what is printed around the words of Final Decrees, and around the account of a match.

press-credits = { $title } · designed by Carl de Visser (CC BY 3.0 NZ), in the universe of Dillon Burke; Italian adaptation by Marco Viggi · cards, decrees and words by the Palazzo contributors (CC BY 4.0) · pictograms game-icons.net (CC BY 3.0)

press-director = The director stands here
press-decrees-here = Decrees lie here
press-blame-here = Blame of the ministry lies here
press-start = At the start it controls: { $below }.
press-start-none = At the start it controls nobody.
press-five-only = Five players only.
press-no-power = No special action
press-no-power-text = One is there for the view. Whoever directs this ministry stands at the top of the chain at the start, and often decides whose blame is removed when a decree is enacted.
press-player = Player { $number }
press-arrows = Control arrows
press-arrows-help = Cut out the five arrows. Each lies between two ministries and points from the one that controls to the one controlled.
press-markers = Directors
press-blame = Blame
press-blame-help = Cut out the blots, or use black stones instead: there is always enough blame.
press-protocol = Protocol no. { $number } · to be stamped in the order below
press-number = No. { $number }
press-no-effect = (a preamble: without effect)
press-stamps-in-order = Stamps, in this order
press-enacting = Each stamp rids whoever stamps of 1 personal blame. The last one enacts the decree: the director at the top of the chain removes blame: { $removed } for the first, second, third, fourth and fifth decree enacted.
press-goal = The least personal blame wins.
press-turn = Your turn
press-actions = Actions: up to three
press-stamping = Stamping
press-remember = Worth remembering
press-rules = The rules
press-ruling = Ruling.
press-book = The book:
press-timing-action = action
press-timing-reaction = reaction
press-timing-immediate = at once

press-turn-gain = Your ministry gains 1 blame.
press-turn-draw = You draw a card.
press-turn-act = You take up to three actions.
press-turn-pay = The ministry you direct by then gains 1 blame for each decree on it.

press-actions-draw = Draw a card (once a turn).
press-actions-play = Play a card from your hand.
press-actions-distribute = Distribute blame along the arrows below you. Republic: only down from your own ministry. Empire: rearrange it freely among your ministry and all below.
press-actions-forward = Forward a decree to any other ministry: 1 personal blame less if it is the next step.
press-actions-move = Move any player to the empty ministry.
press-actions-stamp = Stamp a decree on your ministry.
press-actions-special = Use the special action of your ministry.

press-stamping-where = The decree lies on your ministry, and your ministry is its next step.
press-stamping-relief = Whoever stamps loses 1 personal blame.
press-stamping-forward = A decree forwarded to its next step takes 1 off as well.
press-stamping-enact = The last stamp enacts it: { $removed } blame is removed for the first, second, third, fourth and fifth decree.
press-stamping-chooser = Go up the arrows from where it lies: the director at the top says whose blame it is.

press-remember-goal = Blame on a ministry is nobody’s, until it becomes its director’s.
press-remember-trade = Personal blame and cards may be traded at any time; promises bind nobody.
press-remember-stagnation = Stagnation & Decline burns { $burn } cards and turns the blame of every ministry into its director’s own.
press-remember-change = Whatever you do must change something.
press-remember-end = The game ends with the fifth decree, or with the deck.

## A match as a newspaper

press-masthead-final-decrees = The Official Gazette
press-masthead-junta = La Voz de la República
press-masthead-last-will = The Morning Bankrupt
press-won = { $winners } { $winners_count ->
    [one] wins
   *[other] share the victory
} with { $score }
press-won-final-decrees = { $winners_count ->
    [one] { $winners } walks free
   *[other] { $winners } walk free
}: { $score } blame, and not a stain to be seen
press-won-junta = { $winners } { $winners_count ->
    [one] lands
   *[other] land
} in Switzerland with { $score } million
press-won-last-will = { $winners } inherits everything, having kept nothing: { $score ->
    [one] 1 pound
   *[other] { $score } pounds
}
press-goes-on = The matter is not settled
press-goes-on-below = Late edition: the match goes on, and this is what everybody saw.
press-score = Points
press-score-final-decrees = Blame
press-score-junta = Millions
press-score-last-will = Pounds
press-name = Player
press-place = Place
press-kept = Kept
press-broken = Broken
press-how-it-went = How it went
press-said-and-done = What was said and done
press-answers = { $seats } players, { $count } decisions
press-credits-final-decrees = { $title } · designed by Carl de Visser (CC BY 3.0 NZ), in the universe of Dillon Burke; Italian adaptation by Marco Viggi · printed by Palazzo (CC BY 4.0)
press-credits-junta = { $title } · designed by Vincent Tsao, Ben Grossman and Eric Goldberg · an unaffiliated tribute: buy the game · printed by Palazzo (CC BY 4.0)
press-credits-last-will = { $title } · designed by Vladimír Suchý, published by Czech Games Edition · an unaffiliated tribute: buy the game · printed by Palazzo (CC BY 4.0)
