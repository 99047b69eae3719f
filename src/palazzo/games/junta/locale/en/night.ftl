### The night: doors, embassies, telegrams and orders

board-doors = The doors of the night
board-leave = Or leave the country
board-leave-how = In an embassy nobody can touch you. No bank, no vote, no cards, until you dare to come home.
board-leave-barred = Four embassies with the lights on. A President who wants to leave must resign first.
board-good-home = burglars find you in
board-good-bank = { $bank ->
    [open] { $sum ->
        [0] open: cash can go abroad
       *[other] open: { $sum } M can go abroad
    }
    [lunch] at lunch until after a coup
   *[holiday] on holiday this year
}
board-good-headquarters = a coup without a pretext
board-good-mistress = company, and no questions
board-good-nightclub = music, and no questions
board-victim-nights = { $nights ->
    [0] nobody knows { $seat }’s habits
   *[other] { $count ->
        [0] { $seat }: never seen here
       *[other] { $last ->
            [1] { $seat }: last night, { $count } of { $nights }
           *[other] { $count } of { $seat }’s { $nights } nights
        }
    }
}
board-your-nights = { $count ->
    [one] you: year { $years }
   *[other] you: years { $years }
}
board-last-night = last night
board-you-here = you here
board-sleep-ask = Tonight { $location_at }
board-sleep-more = { $sum ->
    [0] Nobody knows until the shooting starts. Whoever guesses it may kill you.
   *[other] Whoever guesses where you are may kill you, for your { $sum } M.
}
board-sleep-bank = { $bank ->
    [open] Tomorrow your { $sum } M may go abroad. Whoever guesses it kills for them.
    [lunch] Its counter opens only after a coup. Whoever guesses it may kill you.
   *[holiday] Its counter stays shut this year: nobody expects you here.
}
board-sleep-send = Sleep here
board-flee-ask = Into exile { $space_to }
board-flee-more = Nobody can touch you there. No bank, no vote, no cards, no attempts, until you come home.
board-flee-send = Leave the country

board-telegrams-in-order = The telegrams of the night, in their order
board-no-telegrams = A quiet night: no telegram has gone out.
board-telegram-title = TELEGRAM
board-telegram-of = { $number } of { $count }
board-telegram = { $means } for { $other } { $location_at } stop
board-telegram-burglars = { $means } at the house of { $other } stop
board-fate-killed = Dead
board-fate-failed = Nobody there
board-fate-stopped = Survived
board-fate-too-late = Too late
board-fate-at-home = At home
board-fate-burgled = Burgled

board-order = Your order
board-order-nothing = You have nobody to send tonight.
board-slept = Where they slept
board-order-cost = { $cost ->
    [0] free
   *[other] { $cost } M
}
board-order-price = { $cost ->
    [0] costs nothing
   *[other] { $cost } M, gone even if the door is wrong
}
board-order-victim = { $president ->
    [1] { $money ->
        [1] President, has cash
       *[0] President, no cash
    }
   *[0] { $money ->
        [1] has cash
       *[0] no cash
    }
}
board-order-for = for { $seat }
board-order-at = { $location_at }
board-order-other-door = or press another door
board-order-whom = Then press a face: for whom?
board-order-where = Then press a door: where?
board-order-ask = “{ $means }” for { $seat }, { $location_at }
board-order-more = { $cost ->
    [0] If { $seat } is there and unshielded: dead, and the cash is yours. All hear of it at once.
   *[other] If { $seat } is there and unshielded: dead, and the cash is yours. If not: { $cost } M lost.
}
board-order-die = { $turns ->
    [1] If { $seat } is there: dead on 1 to { $chance } of a die. On a 6 he may kill you instead.
   *[0] If { $seat } is there: dead on { $chance } of 6 sides of a die. { $cost ->
        [0] All hear of it at once.
       *[other] The { $cost } M are gone either way.
    }
}
board-order-burgle = “{ $means }” at { $seat }’s house
board-order-burgle-more = If { $seat } sleeps elsewhere, at least 2 M are yours. Nobody dies of it.
board-order-send = { $cost ->
    [0] Send it
   *[other] Send it, { $cost } M
}
