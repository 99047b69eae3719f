### Last Will in a terminal: what its records and fields say in a few words. Sums are in pounds.

last-will-column-place = Errand
last-will-column-places = Errands
last-will-column-paper = Plan
last-will-column-papers = Plans
last-will-column-money = Money
last-will-column-worth = Worth
last-will-column-boys = Boys
last-will-column-actions = Actions
last-will-column-backs = Backs
last-will-column-board = estate
last-will-column-your-board = Your estate
last-will-column-job = payslip
last-will-column-your-job = Your payslip
last-will-column-card = Card
last-will-column-tokens = Company
last-will-column-used = Used
last-will-column-value = Value
last-will-column-fallen = Fallen
last-will-column-seat = Taken by
last-will-column-barred = Barred
last-will-column-decks = Decks
last-will-column-discards = Discards
last-will-column-stacks = Stacks
last-will-column-shown = Shown
last-will-column-strays = Aside
last-will-fact-round = { $value ->
    [0] before the first round
   *[other] round { $value } of { $rounds }
}
last-will-fact-rounds = { "" }
last-will-fact-phase = { $value ->
    [preparation] preparation
    [planning] planning
    [errands] errands
    [actions] actions
    [end] end of the round
   *[over] over
}
last-will-fact-starter = { "" }
last-will-fact-order = { "" }
last-will-fact-will = { "" }
last-will-fact-market = market: { $value }
last-will-person-says-job = { $value_id } £{ $value_salary }
last-will-person-says-bankrupt = { $value ->
    [true] bankrupt
   *[false] { "" }
}
last-will-person-says-demoted = { $value ->
    [true] demoted this round
   *[false] { "" }
}
last-will-person-says-known = holds { $value_tally }
last-will-line-people = { $seat } £{ $money } / £{ $worth }, cards { $cards }
last-will-line-board = { $card ->
    [none] free
   *[other] { $card }{ $value ->
        [none] { "" }
       *[other] { " " }£{ $value }
    }{ $tokens_count ->
        [0] { "" }
       *[other] { " " }[{ $tokens }]
    }{ $used ->
        [0] { "" }
       *[other] { " " }(used)
    }
}
last-will-line-job = { $id }, £{ $salary } a round: { $lines }
last-will-line-lines = { $covered ->
    [true] { $symbol } (gone)
   *[false] { $symbol } £{ $salary }
}
last-will-line-places = { $id_short }{ $card ->
    [none] { "" }
   *[other] { " " }{ $card }
}{ $boys_count ->
    [0] { "" }
   *[other] { " " }({ $boys })
}
last-will-line-papers = { $position }: { $cards }/{ $boys }/{ $actions }{ $seat ->
    [none] { "" }
   *[other] { " " }({ $seat })
}{ $barred ->
    [true] { " " }barred
   *[false] { "" }
}
last-will-line-stacks = { $stack } { $crowns }: { $cards }
short-offer1 = no. 1
short-offer2 = no. 2
short-offer3 = no. 3
short-offer4 = no. 4
short-offer5 = no. 5
short-offer6 = no. 6
short-offer7 = no. 7
short-offer8 = no. 8
short-offer9 = no. 9
short-wild1 = Wild 1
short-wild2 = Wild 2
short-draw = Draw
short-opera = Opera
short-market = Market
short-extension = Extension
short-new-special = New special
short-demotion = Demotion
short-combined = Demotion or Extension
