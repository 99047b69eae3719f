### Why a clerk would do it, at Last Will: one sentence, with the figure that decided. Said to whoever asks for advice.

advice-last-will-only = There is nothing else to answer.
advice-last-will-leave = I would leave this alone.

advice-last-will-will = { $money } pounds are the least one can be left with: the sooner it is over, the better.
advice-last-will-agree = Everybody inherits the same: any will does.
advice-last-will-keep = { $worth ->
    [0] For now no cards help much: { $cards } may yet.
   *[other] { $cards }: as I reckon, what you can waste grows by { $worth } pounds with them.
}
advice-last-will-discard-all = None of these is worth keeping: { $cards }.
advice-last-will-plan-actions = No plan left has more actions than { $actions }, and actions are what one never has enough of.
advice-last-will-plan-boys = { $boys ->
    [one] 1 errand boy fetches
   *[other] { $boys } errand boys fetch
} what { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} can then waste.
advice-last-will-plan = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, { $boys ->
    [one] 1 boy
   *[other] { $boys } boys
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} go together best with what you have.
advice-last-will-bar-plan = { $actions } actions would suit the other too well.
advice-last-will-decks = { $cards ->
    [one] One card
   *[other] { $cards } cards
} from the { $deck }: on average one of them wastes { $worth } pounds.

advice-last-will-fetch-house = “{ $card }” would cost { $price } pounds, and falls by itself.
advice-last-will-fetch-helper = “{ $card }” works for you round after round: as I reckon, { $rounds } times.
advice-last-will-fetch-expense = “{ $card }” can be paid for round after round: as I reckon, { $rounds } times.
advice-last-will-fetch-evening = “{ $card }” is an evening of { $amount } pounds, and more in company.
advice-last-will-fetch = “{ $card }” goes well with what you hold.
advice-last-will-draw = Nothing on offer is as good as a card from the { $deck }.
advice-last-will-opera = { $amount } of your { $money } pounds gone, without an action.
advice-last-will-market = { $houses ->
    [0] Before you buy, let the prices be to your taste.
    [one] You own a house: let the prices be to your taste.
   *[other] You own { $houses } houses: let the prices be to your taste.
}
advice-last-will-demotion = Your job still pays { $salary } pounds a round: one of its { $lines } lines less.
advice-last-will-extension = { $free ->
    [0] Your board has no place left for what you hold.
   *[other] One more place on the board, for what you hold.
}
advice-last-will-home = The boy is not needed.
advice-last-will-arrange = +{ $amount } on { $type }: dear where you buy or the others own, cheap where you sell.
advice-last-will-swap = { $one } and { $other_type } change places: dear where you buy, cheap where you sell.
advice-last-will-market-stays = Prices suit you as they are.

advice-last-will-demote = { $symbol }: { $salary } pounds a round that come no more, and { $lines ->
    [0] you are sacked
    [one] one line to go
   *[other] { $lines } lines to go
}.
advice-last-will-keep-line = Another line is worth more.

advice-last-will-end = { $actions ->
    [0] You have no action left.
    [one] Nothing is worth your last action.
   *[other] Nothing is worth the { $actions } actions you have left.
}
advice-last-will-play = “{ $card }” rids you of { $amount } of your { $money } pounds for { $needed ->
    [0] no action
    [one] one action
   *[other] { $needed } actions
}.
advice-last-will-play-demotion = “{ $card }” rids you of { $amount } of your { $money } pounds, and of a line of your job.
advice-last-will-wed = Together, for one action, they rid you of { $amount } pounds.
advice-last-will-place-helper = “{ $card }” on the board works for you in { $rounds ->
    [one] this round
   *[other] each of { $rounds } rounds
}.
advice-last-will-place-expense = “{ $card }” wastes { $amount } pounds a round, for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
advice-last-will-buy = “{ $card }” costs { $price } pounds, and in { $rounds } rounds will hardly bring { $later }.
advice-last-will-activate = “{ $card }” rids you of { $amount } pounds, every round anew.
advice-last-will-maintain = Repairs to “{ $card }” rid you of { $amount } pounds.
advice-last-will-token = { $companion } on “{ $card }” costs you { $amount } more, every round.
advice-last-will-sell-bottom = “{ $card }” cannot fall any lower: be rid of it for { $amount } pounds, while there is time to waste them.
advice-last-will-sell = “{ $card }” brings { $amount } pounds now: you need the money, or the time.
advice-last-will-sell-out = Everything goes today: “{ $card }” for { $amount } pounds, and with your { $money } you can be ruined.
advice-last-will-throw = “{ $card }” brings least, and its place is wanted.
advice-last-will-lower = “{ $card }” falls a step, for nothing.
advice-last-will-use = “{ $card }” asks for no action: use it.

advice-last-will-company = { $companion } adds { $amount } pounds.
advice-last-will-more = Whatever makes it dearer is welcome.
advice-last-will-waive = It saves an action.
advice-last-will-enough = Nothing else would make it dearer.
advice-last-will-sell-less = The less you get, the better.
advice-last-will-sell-free = Be rid of “{ $card }” without an action.
advice-last-will-keep-house = The market would take it for less.
