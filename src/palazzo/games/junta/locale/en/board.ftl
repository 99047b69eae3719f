### The board: ribbon, families, the poster between decisions

board-year = Year { $year }

board-phase-start = Before the first year
board-phase-start-how = The families take their places, and the Republic holds its breath.
board-phase-draw = The post
board-phase-draw-how = Everyone draws two cards. The envelopes have been opened before, but not by you.
board-phase-government = Government
board-phase-government-how = The President hands out the offices: command of troops, and votes in Parliament.
board-phase-election = Election
board-phase-aid = Foreign aid
board-phase-aid-how = Eight notes arrive for the people of the Republic. The President alone counts them.
board-phase-budget = Budget
board-phase-budget-how = The President announces who gets what, and Parliament votes on it.
board-phase-locations = The night
board-phase-locations-how = Everyone hides somewhere. Whoever is found may not see the morning.
board-phase-attempts = Assassinations
board-phase-attempts-how = Telegrams go out one after another; then the doors open.
board-phase-bank = The Bank
board-phase-bank-how = Whoever slept there may send cash to Switzerland, the only place where it counts.
board-phase-coup = Coup
board-phase-sides = Coup: the sides
board-phase-coup-how = With a pretext, anyone may rise. Whoever ends with three of the five seats of power has won.
board-phase-aftermath = Aftermath
board-phase-aftermath-how = The winners settle accounts, the dead are replaced by their heirs.

## The plan of a coup
board-plan = Plan of the Capital
board-kind-power = Seat of power
board-kind-barracks = Barracks
board-kind-police = Police station
board-kind-embassy = Embassy, no fire
board-rebels-hold = Rebels
board-if-coup-fails = if it fails: the wall
board-of-five = of { $count }
board-three-win = 3 take the country
board-power = { $space }: { $side ->
    [rebels] with the rebels
   *[president] with the President
}
board-empty = Empty
board-yours = Yours
board-you = you
board-units = { $count } × { $kind }, { $seat ->
    [nobody] under nobody’s command
   *[other] { $seat }
}
board-held-there = held where they are
board-units-held = { $count } × { $kind }, { $seat ->
    [nobody] under nobody’s command
   *[other] { $seat }
}, { board-held-there }
board-exile-at = { $seat }, in exile { $space_at }
board-marching = Who marches where
board-less = One less { $space_to }
board-more = One more { $space_to }
board-stay = { $count ->
    [one] 1 stays
   *[other] { $count } stay
}
board-unled = Nobody’s
board-nobody-there = Nobody stands here.
board-quay = Marines land here
board-kind-district = District
board-held = { $side ->
    [rebels] with the rebels
   *[president] with the President
}
board-tag-fight =
    { $seats }:
    { $mine ->
        [one] { $mine } die
       *[other] { $mine } dice
    } to { $theirs }
board-tag-there =
    { $seats }:
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
board-tag-gun = { $dice } dice on { $seat }: { $count }
board-tag-rebel = makes you a rebel
board-tag-power = Rebels: { $count } of 5
board-would-meet = There you meet { $seats }: { $mine ->
    [one] { $mine } die
   *[other] { $mine } dice
} to { $theirs }.
board-would-hold = The rebels would hold { $count ->
    [one] 1 seat of power
   *[other] { $count } seats of power
}.
board-to-place = { $count ->
    [one] 1 to place
   *[other] { $count } to place
}
board-bribing = How many are bribed
board-bribe-price = { $sum }, then a die for each
board-send-place-units = Let them gather
board-send-bribe-units = Bribe
board-send-bribe = Bribe { $count } for { $sum }
board-send-police = { $count ->
    [0] Leave them
    [one] Send 1
   *[other] Send { $count }
}

## A battle
board-battle = Battle { $space_at }
board-bombardment = { $gun } { $space_at }
board-battles-to-come = { $count ->
    [one] One more after it;
   *[other] { $count } more after it;
}
board-six-kills = every six kills
board-wave = Wave
board-dice = { $count ->
    [one] die
   *[other] dice
}
board-fired-at = fired at { $other }
board-your-target = your target
board-press-to-aim = press to aim
board-hits-on-you = { $count ->
    [one] hit on you: press who falls
   *[other] hits on you: press who falls
}
board-hits-on = { $count ->
    [one] hit on { $seat }
   *[other] hits on { $seat }
}
board-next-wave = Wave { $wave }: { $hits ->
    [0] { $dice }
   *[other] up to { $dice }
}
board-last-throw = Last throw
board-losses = Losses so far
board-would-go = As it stands, { $seats } would have to go.
board-level = Level: as it stands nobody would have to go.

## The ribbon
board-goal = Most in Switzerland wins.
board-goal-how = Only what lies in Switzerland at the end counts. How much the others have there, nobody knows.
board-your-account = You:
board-million = { $amount } M
board-pretext = Pretext
board-no-pretext = No pretext
board-so-far = so far
board-no-pretext-budget = if it fails: one
board-no-pretext-attempts = a death is one
board-pretext-there = there is one
board-pretext-budget-rejected = budget rejected
board-pretext-killed = { $seat } shot
board-pretext-plays = “{ $card }”
board-pretext-executed = { $seat } executed
board-bank-open = open
board-bank-open-how = The Bank is open: whoever slept there may go to the counter in phase 7.
board-bank-open-budget = if it fails: shut
board-bank-lunch = at lunch
board-bank-lunch-how = The Bank is at lunch: the counter opens only after the coup, or once nobody starts one.
board-bank-lunch-coup = opens after it
board-bank-holiday = on holiday
board-bank-holiday-how = The Bank is on holiday: nobody goes to the counter this year.
board-strikes = Air strikes
board-left = { $count } left
board-rebellion-brief = R
board-rebellion = The Rebellion: only those who rise act, and the President does not yet.
board-coup-round = Round { $round } of the coup

## The families
board-no-office = no office
board-dead = Dead
board-in-exile = Exile: { $space }
board-rebel = Rebel
board-rebel-leader = Rebel leader
board-loyal = Loyal
board-wait-locations = chooses
board-wait-banking = at the counter
board-has-chosen = has chosen
board-to-speak = to speak
board-telegrams = { $count ->
    [one] 1 telegram
   *[other] { $count } telegrams
}
board-now-nominate = names now
board-now-vote = votes now
board-now-attempts = orders now
board-now-fire = fires now
board-now-move = moves now
board-now-side = speaks now
board-votes = { $count ->
    [one] 1 vote in sight
   *[other] { $count } votes in sight
}
board-block-office = by office
board-block-personal = of their own
board-block-looting = from looting
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-has-cash = has cash
board-no-cash = no cash
board-has-account = has something in Switzerland
board-no-account = nothing in Switzerland
board-tonight = tonight: { $location }
board-tonight-unknown = tonight: unknown

## What the prompt says of an order
board-dice-armed = { $count } armed
board-dice-unarmed = { $dice } for { $count } unarmed
board-dice-palace = { $dice } for the Guards at home
board-send-move-units = March
board-send-retreat = Fall back
board-send-volley = Fire
board-send-choose-losses = Let them fall
board-send-order-battles = Fight in this order
board-send-declare-fire = Hold fire
board-send-fire = { $count ->
    [one] Open fire in 1 place
   *[other] Open fire in { $count } places
}
board-send-police-reaction = So be it
board-more-movement = Press a stack, then where it goes: one march a round.
board-more-movement-done = No stack of yours can march this round.
board-more-movement-land = No stack of yours can march; Port and Airfield can land units.
board-more-movement-play = No stack of yours can march; a card that glows can be played.
board-more-movement-held = A card holds your stacks where they are (the lock): none can march this round.
board-more-declare-fire = Press the plazas where you open fire: whoever loses more units there must go.
board-more-declare-fire-rebel = Whoever opens fire now is a rebel. Who loses more units there must go.
board-more-resign-now = Only who resigns may flee to an embassy; the cash stays with the successor.
board-more-react-V12 = The second round follows, with the votes kept back.
board-more-bombard = Every six kills one unit. Press the units you aim at.
board-more-bombard-rebel = Whoever fires now is a rebel. Press the units you aim at.
board-gun-ask = { $gun } on { $seat } { $space_at }
board-gun-stake = { $dice } dice on { $count ->
    [one] 1 unit
   *[other] { $count } units
}: every six kills one.{ $rebel ->
    [1] {" "}You become a rebel.
   *[0] {""}
}
board-send-gun = Fire
board-more-order-battles = Press the sabres one after another.
board-more-start-coup = Press what begins it. Rebels win with 3 of the 5 seats of power after six rounds.
board-more-helicopter-flight = Press the plaza it flies to.
verb-at = Here
board-send-land = Land { $space_at }
board-more-land-unit = Press the plaza where they land: it costs no march.
board-more-place-unit = Press the plaza where it comes down.
board-more-volley = Every six kills. Press a tile to hold it back, a face to aim.
board-more-volley-one = Every six kills. Press a tile to hold it back.
board-more-volley-rebel = Every six kills. Whoever fires here is a rebel.
board-volley-ask = Wave { $wave } { $space_at }: { $mine ->
    [one] your one die
   *[other] your { $mine } dice
} on { $other }, who has { $theirs }
board-losses-ask = { $count ->
    [one] One hit on you
   *[other] { $count } hits on you
}: { $count ->
    [one] 1 × { $units_tally } falls
   *[other] { $units_tally } fall
}
board-losses-next = Next wave: at best { $mine } of your dice to { $theirs }. Press another tile to spare one.
board-more-retreat = Press where they go; − and + leave some for another plaza.
board-more-police-reaction = Press the crowd’s plaza and all your Police go there; − and + hold some back.
board-more-place-units = There are too few for all: press a plaza for one more there.
board-side-stake = With you the rebels have { $rebels } of 5, without you { $president }.
board-out-of = Out { $space_of }: { $marches }
board-marches = { $count } { $space_to }
board-chosen-of = { $count } of { $wanted } chosen

## Sides, the Junta and the wall
board-for-rebels = For the rebels
board-for-president = For the President
board-hold-count = Rebels: { $count } of 5
board-hold-enough = Enough: with { $wanted } the country is theirs, unless others turn.
board-hold-short = Too few so far: with fewer than { $wanted } { $seat } stays, and may have one marked rebel shot.
board-decides = { $seats } will say
board-you-decide = you will say
board-then-speak = Then speak
board-still-to-speak = Still to speak
board-if-stays = If { $seat } stays, one of these
board-not-marked = Not marked: safe from the squad
board-condemned = { $seat } stands before the squad
board-condemned-brief = condemned
board-junta-sits = The Junta is in session
board-at-the-wall = The squad awaits President { $seat }: one rebel may be shot
board-verdict = { $side ->
    [rebels] { $agreed ->
        [true] All agreed to it: the country is the rebels’.
       *[other] The rebels hold { $count } of the 5 seats of power, and the country.
    }
   *[president] { $agreed ->
        [true] All agreed to it: the President stays.
       *[other] { $count ->
            [0] The rebels hold no seat of power, and wanted 3: the President stays.
           *[other] The rebels hold { $count } of the 5 seats of power, and wanted 3: the President stays.
        }
    }
}
board-embassy-AM1 = Great Ally
board-embassy-AM2 = Sister Republic
board-embassy-AM3 = Confederation
board-embassy-AM4 = Kingdom Next Door
