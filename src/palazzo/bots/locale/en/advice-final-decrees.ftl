### Why a clerk would do it, at Final Decrees: one sentence, with the figure that decided. Said to whoever asks for advice.

word-by-the-arrows = Passing blame down the arrows
advice-final-decrees-only = There is nothing else to answer.
advice-final-decrees-leave = I would leave this alone.
advice-final-decrees-likely = It suits what you have begun.

advice-final-decrees-bid = The lowest bid pays five more, and a tie at the top helps nobody: { $bid } is seldom either.
advice-final-decrees-posts = { $decrees } decrees lie in { $ministry_the }, each of them trouble: let { $other } have them.

advice-final-decrees-stop = Nothing on the table is worth the { $actions ->
    [one] action you have left
   *[other] { $actions } actions you have left
}.
advice-final-decrees-draw = A card always helps, and of { $cards } in the deck the next is “{ $C31 }” only { $percent } times in a hundred.
advice-final-decrees-draw-safely = “{ $C31 }” cannot be the next of the { $cards } cards yet: a card costs you nothing but the action.
advice-final-decrees-stamp = { $blame ->
    [0] Your stamp brings { $decree_the } on: it then wants { $left } more.
   *[other] A stamp takes 1 of your { $blame } blame, and { $decree_the } then wants only { $left } more.
}
advice-final-decrees-enact = It is the last stamp on { $decree_the }: you remove { $removal } blame, beginning with your own.
advice-final-decrees-last-stamp = { $blame ->
    [0] It is the last stamp on { $decree_the }, and the papers go.
   *[other] It is the last stamp on { $decree_the }: it takes 1 of your { $blame } blame, and the paper is gone.
}
advice-final-decrees-forward = { $blame ->
    [0] { $ministry_the } must stamp it next, and off your desk it loads you no more.
   *[other] { $ministry_the } must stamp it next, so sending it takes 1 of your { $blame } blame, and it is off your desk.
}
advice-final-decrees-send-away = { $lying ->
    [one] It lies on your desk, and would leave 1 blame there tonight.
   *[other] { $lying } decrees lie on your desk, and each would leave 1 blame there tonight.
}
advice-final-decrees-keep = { $decree_the } does you no harm where it is.
advice-final-decrees-leave-desk = Your desk carries { $carried } blame, the empty one of { $ministry_the } { $there }: run.
advice-final-decrees-go = { $ministry_the } is the better chair for what comes next, and { $there ->
    [0] no blame waits there
   *[other] { $there } blame waits there
}.
advice-final-decrees-send-to = { $there } blame waits on the empty desk of { $ministry_the }: let { $other } find it.
advice-final-decrees-out-of-the-way = { $other }, with { $blame } blame, sits too well in { $ministry_the }.
advice-final-decrees-mint = Two actions for one: you will have { $actions }.
advice-final-decrees-manoeuvre = { $desk ->
    [0] A parade takes { $own } of your { $blame } blame.
   *[other] A parade takes { $own } of your { $blame } blame, and { $desk } of the { $carried } on your desk.
}
advice-final-decrees-investigate = { $carried } blame lies in { $ministry_the }: searched, all of it becomes { $other }’s own.

advice-final-decrees-relief = “{ $what }” takes { $amount } of your { $blame } blame.
advice-final-decrees-desk = “{ $what }” rids your desk of { $amount } blame out of { $carried }.
advice-final-decrees-accuse = “{ $what }” puts { $amount } blame on { $other }.
advice-final-decrees-burden = “{ $what }” leaves { $other } with { $amount } more blame on the desk.
advice-final-decrees-worth = All in all “{ $what }” leaves you better off, by my reckoning as good as { $worth } blame less.
advice-final-decrees-as-much = As much as may be: { $amount }.
advice-final-decrees-removal = First your own { $own } blame{ $desk ->
    [0] .
   *[other] , then { $desk } from your desk.
}
advice-final-decrees-rival = { $other } is the one to fear, with { $blame } blame.
advice-final-decrees-best-card = Of these “{ $card }” does most.
advice-final-decrees-no-card = None of these is worth having.

advice-final-decrees-shield = { $amount } blame is coming at you: what else do you keep “{ $card }” for?
advice-final-decrees-no-shield = For { $amount } blame no card is worth spending.
advice-final-decrees-resign = Here { $amount } blame becomes yours, in { $ministry_the } only { $there }.
advice-final-decrees-no-resign = { $amount } blame here, { $there } in { $ministry_the }: not worth a card.
advice-final-decrees-cancel = By my reckoning “{ $card }” would cost you about { $harm } blame.
advice-final-decrees-no-cancel = { $harm ->
    [0] “{ $card }” does you no harm worth a card.
   *[other] “{ $card }” costs you { $harm } blame by my reckoning: less than your card is worth.
}

advice-final-decrees-sign = By my reckoning this is worth { $gain } blame to you.
advice-final-decrees-lose = By my reckoning this costs you { $loss } blame.
advice-final-decrees-too-little = By my reckoning this brings you { $gain } blame: not worth the ink.
advice-final-decrees-offer = { $other } may well take { $blame } of your blame along with { $cards }.
advice-final-decrees-no-offer = Nobody will take any of your { $blame } blame for what you can spare.
