### Last Will: words on the browser's board. Short, for they stand on things.

## On cards

board-gone = gone
board-a-round = a round
board-today = today
board-now = now
board-never-falls = never falls
board-fixed = holds
board-fills = fills any
board-any-one = any one kind
board-in-a-set = in a set: all for
board-gets-demoted = may get you demoted
board-worth-in-all = total
board-kind = { $kind ->
    [wedding] Event
    [wild] Companion
    [event] Event
    [helper] Helper
    [expense] Expense
    [property] Property
   *[companion] Companion
}
board-each-time = each time
board-per = per
board-for = for
board-buy = buy
board-sell = sell
board-an-event = an event
board-event-or-expense = event or expense
board-also-opera = the Opera too
board-each-token = each token of yours
board-on-farms = on farms, once a round
board-feed-played = each, as many as you like
board-feed-discarded = thrown in, each
board-lower = a house falls a step
board-draw-keep = draw { $cards }, keep { $keep }
board-then-sell = then sell a property, no action
board-falls-with-company = in company it falls { $spaces }
board-comes-with = comes with
board-times = { $times ->
    [1] once a round
    [2] twice a round
   *[other] { $times } times a round
}

## Wills and plans

board-wills = The wills in my keeping
board-will-proposed = It is proposed to read this one
board-will-unread = The will is about to be read. Pray be seated.
board-to-each-heir = to each heir
board-job-lines = jobs of { $lines } lines
board-agree = Agreed
board-decline = No
board-earlier = earlier errands
board-richer = richer plan
board-on-offer-round = On offer this round
board-plan-of = taken by { $seat }
board-plan-barred = barred this round
board-barred = barred
board-yours = yours
board-yours-perhaps = yours?

## Errands

board-on-offer = On offer
board-has-fetched = { $seat } fetches “{ $card }”.
board-fetched-by = { $card }, fetched by { $seat }
board-with = with { $seat }
board-with-you = with you
board-fetch = Fetch it
board-boys = { $boy ->
    [1] first
    [2] second
   *[other] third
}
board-more-places = { $count } more
board-frame-special = Specials
board-frame-new = New special
board-frame-wild = Wild companions
board-name-draw = The decks
board-name-opera = The Opera
board-name-market = Property Market
board-name-demotion = Demotion
board-name-extension = Extension
board-name-combined = One or the other
board-covers = covers
board-boy-there = { $seat }’s boy
board-boy-yours = your boy
board-door-draw = one card of your choice
board-door-opera = £{ $amount } gone
board-door-market-free = lay the four tiles anew
board-door-market-swap = swap two of the tiles
board-door-demotion = any line of your job
board-door-no-job = no job left to lose
board-door-only-place = place no. { $places } for you
board-door-extension = place no. { $places } for you
board-door-combined = any line, or place no. { $places }

## Ribbon, track, heirs

board-goal = First without a penny wins.
board-goal-sacked = First without a penny, and without a job, wins.
board-standing = { $lines ->
    [0] You: worth { $worth }, { board-place-of }
    [one] You: worth { $worth }, 1 line of work, { board-place-of }
   *[other] You: worth { $worth }, { $lines } lines of work, { board-place-of }
}
board-place-of = { $place ->
    [0] level
    [1] 1st of { $seats }
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $place }th of { $seats }
}
board-will-of = Will of £{ $money }
board-round-of = { $round } of { $rounds }
board-phase-planning = Planning
board-phase-errands = Errands
board-phase-actions = Actions
board-phase-end = Ruin
board-made-job = job
board-made-money = money
board-made-property = property
board-made-worth = worth
board-made-how = Who has no job goes before who has one; then the smaller worth wins. A property counts what it would sell for today; at the end a job pays once more.
    .jobless = The smaller worth wins. A property counts what it would sell for today.
board-open-lines = { $lines ->
    [one] 1 line, £{ $salary }
   *[other] { $lines } lines, £{ $salary }
}
board-track = The money of all heirs
board-debt = debt
board-ruin = ruin
board-you = you
board-told-money = money { $money }, worth { $worth }
board-told-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
board-demoted-already = demoted already this round
board-broke = bankrupt
board-sacked = sacked, and free
board-choosing = choosing now
board-chooses-in-secret = chooses in secret
board-begins = begins
board-chooses = { $after ->
    [1] chooses next
   *[other] chooses later
}
board-peek-pay = Pay
board-peek-lines = { $open ->
    [0] no line left
    [one] 1 line left
   *[other] { $open } lines left
}
board-peek-estate = Board
board-peek-places = { $full } of { $places }
board-estate = Board
board-maintained = Maintained
board-free-places = { $count ->
    [one] 1 free place
   *[other] { $count } free places
}
board-ledger = Where the money came from, and went
board-cause-will = the will
board-cause-before = as the table was laid
board-cause-salary = salary
board-cause-opera = the Opera
board-cause-events = events
board-cause-expenses = expenses
board-cause-purchases = property bought
board-cause-upkeep = upkeep
board-cause-helpers = helpers
board-cause-sales = property sold
board-discards = { $count ->
    [one] The discards: 1 card
   *[other] The discards: { $count } cards
}

## What the prompt says

board-plan-gives = Plan { $position }: draw { $cards }, { $boys ->
    [one] 1 boy
   *[other] { $boys } boys
}, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
board-before = { $before_count ->
    [0] Nobody goes before you.
    [one] { $before } goes before you.
   *[other] { $before } go before you.
}
board-before-perhaps = { $before_count ->
    [0] { "" }
    [one] { $before } goes before you;{ " " }
   *[other] { $before } go before you;{ " " }
}{ $perhaps_count ->
    [one] { $perhaps } may still go before you.
   *[other] { $perhaps } may still go before you.
}
board-so-be-it = So be it
board-hint-choose-will = Press a paper: the more it leaves you, the longer the ruin.
board-hint-bar-plan = You choose second, so you shut one plan first: to both of you, for this round.
board-hint-choose-plan = Press a playbill. The further left, the earlier your boys run; only two cards in hand outlast the round.
board-hint-choose-errand = Press a card or a door: here you read what it brings.
board-hint-choose-action = Press a card or a verb; or drag a card onto your board.
board-ends-itself = All actions spent: your turn ends by itself.
board-ends-unless = Press anything to stay: you may still dismiss somebody.
board-ask-action = { $actions ->
    [one] You have 1 action left: what do you do?
   *[other] You have { $actions } actions left: what do you do?
}
board-touch-action = { $sum } in hand. Press a card or a verb.
board-last-turn = { $seats_count ->
    [0] Nobody acts again after this round: this turn is your last.
    [one] { $seats } is bankrupt: this turn is your last.
   *[other] { $seats } are bankrupt: this turn is your last.
}
board-hint-choose-demotion = { $left ->
    [one] Press your last line: with it the job is gone.
   *[other] Press a line of the payslip; { $left } are left to cover.
}
board-hint-market = Press two, or drag one onto another.
board-market-worth = { $seat } { $before } → { $after }
board-market-worth-yours = You { $before } → { $after }
board-take-plan = Take plan { $position }
    .short = Take plan { $position }
board-bar-it = Bar this plan
    .short = Bar it
board-propose-it = Propose this will
board-send-him = Send him
board-or = { " or " }
board-costs-today = { $sums } today.
board-later = later { $sums } gone.
board-later-each = later { $sums } gone each round.
board-may-cover = May cover { $symbol }: pay £{ $before } → £{ $after }.
board-due = { $due ->
    [one] { $taken } of 1 card taken
   *[other] { $taken } of { $due } cards taken
}
board-deck-event = evenings that spend and are gone
board-deck-helper = helpers, and expenses for every round
board-deck-property = houses that fall, farms that do not
board-deck-companion = company that adds to an evening
board-draw-these = { $count ->
    [one] Draw this card
   *[other] Draw these { $count }
}
board-keep-these = { $count ->
    [0] Keep none
    [one] Keep this card
   *[other] Keep these { $count }
}
board-discard-these = { $count ->
    [one] Discard this card
   *[other] Discard these { $count }
}
board-says-drawn = Unseen, from the top; only two in hand outlast the round.
board-says-kept = { $cards_count ->
    [0] You keep nothing.
   *[other] You keep { $cards }.
}
board-says-last-round = The last round is over: it changes nothing any more.
board-says-last-goes = The last round is over: they go by themselves, unless you press anything.
board-says-remain = { $cards_count ->
    [0] Nothing remains for the next round.
   *[other] For the next round remain { $cards }.
}
board-less = one less: { $deck }
board-more = one more: { $deck }

## Below a headline across the stage

board-fact-pay = No more salary: £{ $amount } a round less to get rid of.
board-fact-property = { $count ->
    [0] No property: debts are allowed from now on.
    [1] One property is left: once it is sold, debts are allowed.
   *[other] { $count } properties are left: once they are sold, debts are allowed.
}
board-fact-working = { $count ->
    [0] Nobody works any more: only worth counts now.
    [1] Ahead of the one heir who still works.
   *[other] Ahead of the { $count } heirs who still work.
}
board-fact-ruin = { $debt ->
    [0] Not a penny, and nothing left to sell.
   *[other] £{ $debt } in debt: the more, the better.
}
board-fact-last-round = This round is the last: whoever ends lowest inherits.
board-eyes = for your eyes only
