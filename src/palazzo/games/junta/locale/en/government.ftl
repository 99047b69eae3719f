### The government on the stage: portraits, plaques, the cousin

board-plaque-interior = Interior
board-plaque-brigade1 = 1st Brigade
board-plaque-brigade2 = 2nd Brigade
board-plaque-brigade3 = 3rd Brigade
board-plaque-admiral = Admiralty
board-plaque-air = Air Command
board-commands-interior = Police and spies
board-commands-brigade1 = 6 units
board-commands-brigade2 = 6 units
board-commands-brigade3 = 6 units
board-commands-admiral = Gunboat, Marines
board-commands-air = 3 air strikes, Paras
board-votes-own-offices = votes in sight: their own and one for each office
board-frame-needs = still needs an office
board-frame-more = one more may hang here
board-frame-full = full: two at the most
board-frame-swap = full: it takes the place { $office_of }
board-frame-rival = has { $office_the }: nobody commands two
board-as-last-year = As last year
board-as-proposed = As suggested
board-clear-wall = Clear the wall
board-tray-empty = All six plaques hang. Press one to move it.
board-rule-one-or-two = every family one or two
board-rule-one-brigade = never two brigades
board-rule-all-given = all six given, none to yourself
board-swear-in = Swear them in
board-offices-left = { $count ->
    [one] One office left: { $offices }
   *[other] { $count } offices left: { $offices }
}
board-need-office = { $count ->
    [one] { $seats } still needs an office
   *[other] Still without an office: { $seats }
}
board-anybody = Anybody with a free hook may have it.
board-government-stands = Your government stands: every family has its share
board-government-more = Press a plaque, then a portrait, to change it; offices change hands only now.
board-government-of = The government of { $seat }
board-cousin = Your cousin is free
board-cousin-how = One office that lies vacant may go to the family, with its vote and its units, until the next government. Once taken it cannot be given back.
