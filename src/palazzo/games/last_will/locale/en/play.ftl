### Last Will: what is asked, answered and told. The voice: a solicitor reading aloud, paid by the hour.

## Questions: before the first round

choose-will = Which will do you propose that I read?
agree-will = It is proposed to read this: { $will }. Do you agree?
keep-first-cards = Of these six, two are yours to keep: which?

## Questions: planning and errands

bar-plan = Which plan is nobody to take this round?
choose-plan = Which plan do you take?
name-decks = { $cards ->
    [one] 1 card is due to you: from which deck?
   *[other] { $cards } cards are due to you: how many from each deck?
}
choose-errand = { $boy ->
    [1] Where does your first errand boy go?
    [2] Where does your second errand boy go?
   *[other] Where does your third errand boy go?
}
arrange-market = How shall the modifiers lie?
swap-market = Which two modifiers change places?

## Questions: actions

choose-action = { $actions ->
    [0] You have no actions left
    [one] You have 1 action left
   *[other] You have { $actions } actions left
}, and { $debt ->
    [0] £{ $money } in hand
   *[other] debts of £{ $debt }
}: { $actions ->
    [0] is there anything else?
   *[other] what do you do?
}
declare-play = “{ $cards }”: £{ $amount } so far. Do you add anything?
declare-sale = “{ $cards }”: you would receive £{ $amount }. Do you make it less?
card-sale = Do you also sell a property, modifiers ignored?
choose-demotion = { $job }: do you let your position suffer?
keep-drawn = Which of these do you keep?
discard-surplus = Which cards do you discard? Two may remain.

## Choices

do-will = { $a }
do-agree = I agree
do-decline = No, thank you
do-bar = { $a }
do-plan = { $a }
do-home = Stay at home
do-fetch = Fetch “{ $b }”
do-draw = Draw a card: { $a }
do-opera = Visit the Opera
do-market = Call on the Property Market
do-extension = Extend your board by one place
do-demotion = Misbehave at work: cover any line of your job
do-combined = Demotion or Extension: { $a }
do-swap = { $a } and { $b }
do-leave = Leave them as they are
do-end = End your turn
do-play = { $b ->
    [one] Play “{ $a }” for 1 action
   *[other] Play “{ $a }” for { $b } actions
}
do-wed = Play a wedding set: { $words }
do-place = Lay down “{ $a }”
do-buy = { $words_count ->
    [1] Buy “{ $a }”
   *[other] Buy “{ $a }” as { $b }
}
do-activate = Activate “{ $a }” ({ $b })
do-maintain = Maintain “{ $a }” ({ $b })
do-maintain-with = Have “{ $a }” maintain “{ $c }” ({ $d }), without an action
do-sell = { $words_count ->
    [2] Sell “{ $a }” ({ $b })
   *[other] Sell “{ $a }” ({ $b }) as { $c }
}
do-sell-with = { $words_count ->
    [4] Have “{ $a }” sell “{ $c }” ({ $d }), without an action
   *[other] Have “{ $a }” sell “{ $c }” ({ $d }) as { $e }, without an action
}
do-sell-bare = Sell “{ $a }” ({ $b }) at its bare value
do-token = { $words_count ->
    [4] Put “{ $d }” on “{ $a }” ({ $b })
   *[other] Put “{ $d }” on “{ $a }” ({ $b }) as { $e }
}
do-use = { $words_count ->
    [2] Call on “{ $a }” ({ $b })
   *[other] Call on “{ $a }” ({ $b }) for { $c ->
        [one] 1 token
       *[other] { $c } tokens
    }
}
do-lower = Have “{ $a }” knock “{ $c }” ({ $d }) down by a space
do-throw = Dismiss “{ $a }” ({ $b })
do-done = That is all
do-back = On second thoughts, something else
do-with = { $words_count ->
    [3] Bring “{ $c }” along to “{ $a }”
   *[other] Bring “{ $c }” along to “{ $a }” as { $d }
}
do-feed = { $words_count ->
    [1] Add “{ $a }”
   *[other] Add “{ $a }” as { $b }
}
do-bonus = Let “{ $a }” ({ $b }) add to it: { $c }
do-tokens = { $a ->
    [one] Count 1 token
   *[other] Count { $a } tokens
}
do-waive = Let “{ $a }” ({ $b }) save you an action
do-demote = { $b ->
    [one] Cover { $a }, £{ $b }
    [other] Cover { $a }, £{ $b }
   *[none] Cover { $a }
}

## Events: before the first round

market-laid = The property market stands thus: { $modifiers }.
will-proposed = { $seat } proposes: { $will }.
will-declined = It is not agreed to read this: { $will }.
will-read = I read the will. Each heir receives £{ $amount }, and my condolences.
hired = { $seat }, I regret to say, has a position: { $job }, at £{ $amount } a round.
relieved = { $seat } has no job, and is compensated with £{ $amount } more.
dealt = { $seat } receives { $amount } cards.
dealt-told = { $seat } receives { $cards }.

## Events: the round

round-begins = Round { $round }. { $seat } begins.
offer-dealt = On offer: { $cards }.
salary = { $amount ->
    [0] { $seat }, { $job } in name alone, is paid nothing, and takes it well.
    [one] { $seat }, { $job }, is paid £1, and is seen to count it with relief.
    [2] { $seat }, { $job }, is paid £2. There is talk of improvement.
    [3] { $seat }, { $job }, is paid £3, under protest.
    [4] { $seat }, { $job }, is paid £4, and says nothing.
    [5] { $seat }, { $job }, is paid £5. One bears up.
   *[other] { $seat }, { $job }, is paid £{ $amount }. The heir is visibly distressed.
}
last-salary = { $seat }, { $job } to the end, is paid £{ $amount } once more, and looks away.
discards = { $cards_count ->
    [one] { $seat } discards “{ $cards }”.
   *[other] { $seat } discards { $cards_tally }.
}
plan-barred = { $seat } sees to it that nobody takes { $plan }.
plan-taken = { $seat } takes { $plan }.
order = The order of this round: { $seats }.
drew = { $seat } draws: { $decks }.
drew-told = { $seat } draws { $cards }.
reshuffled = The discards are shuffled and become a deck again: { $deck }, { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
stays-home = An errand boy of { $seat }’s stays at home.
errand = { $seat } sends an errand boy to the office, to be rude in the right quarter.
fetches = { $seat } fetches “{ $card }”.
opera-visit = { $seat } goes to the Opera, and sleeps through £{ $amount }.
market-moved = { $seat } has a word with the Property Market, which now stands thus: { $modifiers }.
extends = { $seat } has the drawing room enlarged: there is room for { $places } cards now.
turn-begins = { $actions ->
    [one] { $seat } acts, with 1 action.
   *[other] { $seat } acts, with { $actions } actions.
}
turn-ends = { $actions ->
    [0] { $seat } has done enough.
    [one] { $seat } has done enough, and leaves 1 action unused. I make no remark.
   *[other] { $seat } has done enough, and leaves { $actions } actions unused. I make no remark.
}
plays = { $cards_count ->
    [one] { $seat } indulges in “{ $cards }”: £{ $amount } gone.
   *[other] There is a wedding, at the expense of { $seat }: { $cards }, £{ $amount } gone.
}{ $companions_count ->
    [0] { "" }
   *[other] { " " }In company: { $companions }.
}{ $fed_count ->
    [0] { "" }
   *[other] { " " }Thrown in: { $fed }.
}{ $named_count ->
    [0] { "" }
    [one] { " " }The wild companion passes for: { $named }.
   *[other] { " " }The wild companions pass for: { $named }.
}
places = { $seat } puts “{ $card }” on the books.
activates = “{ $card }” presents its bill to { $seat }: £{ $amount }.
sets-token = { $seat } finds company for “{ $card }”: { $kind }.
throws-off = { $seat } lets “{ $card }” go, on the best of terms.
gains-action = For £{ $amount }, “{ $card }” finds { $seat } { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} more.
spends = “{ $card }” is allowed to help { $seat }: £{ $amount } gone.
buys = { $seat } acquires “{ $card }” ({ $type }) for £{ $amount }, against my advice.
stocked = “{ $card }” comes to { $seat } with its own livestock: { $kind }.
maintains = { $seat } has “{ $card }” seen to: £{ $amount } gone.
sells = { $amount ->
    [0] { $seat } parts with “{ $card }” for nothing at all. I have seldom seen it done better.
   *[other] { $seat } is obliged to accept £{ $amount } for “{ $card }”.
}
falls = “{ $card }”, in the care of { $seat }, goes to ruin: from £{ $old } to £{ $new }.
demoted = { $seat }, { $job }, is demoted: £{ $amount } less a round. Grounds: { $symbol }.
sacked = { $seat } has been sacked as { $job }. My congratulations.
goes-bankrupt = { $seat } is bankrupt. The other heirs rise as one.
game-over = I close the file. { $reason } What remains, in pounds: { $totals }.

## Whom the table waits for

wait-will = The heirs are choosing a will.
wait-first-cards = The heirs are sorting their first cards.
wait-plan = A plan is being chosen.
wait-draw = Decks are being named.
wait-errand = An errand boy is being instructed.
wait-demotion = A career is being reconsidered.
wait-action = Money is being spent.
wait-discards = Hands are being cut down to two cards.

## Why a boy cannot go there

space-taken = { $seat }’s boy is there already: one boy a round.
space-drawn = You have drawn a card this round: once each.
space-too-dear = The visit costs £{ $amount }, and you have not so much. Debts are for those without a job and without property.
space-needs-job = You have no job left that could suffer.
space-waits = This half opens once somebody has been at its own door, { $space }.
