### Why a clerk would do it, at Junta: one sentence, with the figure that decided. Said to whoever asks for advice.

advice-junta-only = There is nothing else to answer.
advice-junta-leave = I would leave this alone.
advice-junta-word = You have given your word for it.

advice-junta-stand = { $votes ->
    [0] Stand yourself all the same: the President draws the aid.
   *[other] Stand yourself: you could cast { $votes } votes, and the President draws the aid.
}
advice-junta-nobody-stands = With { $votes } votes nobody here is worth proposing.
advice-junta-nominate = With your { $votes } votes better to back { $other }, the least of your enemies.
advice-junta-vote-me = All { $votes } of your votes for yourself: the President divides the money.
advice-junta-vote-friend = You cannot win; of those who can, { $other } will harm you least, and { $votes } votes are worth a favour.
advice-junta-no-vote = Nothing you cast now would decide anything: keep your cards.
advice-junta-confidence-yes = { $other } is in your way, and { $votes } votes may do it.
advice-junta-confidence-no = You would gain nothing by the fall of { $other }: { $votes } votes against.
advice-junta-own-budget = It is your own budget.
advice-junta-budget-yes = Your share is { $share } million, and from { $least } upwards you do well to say yes.
advice-junta-budget-no = Your share is { $share } million; below { $least } you do better to say no.
advice-junta-stand-firm = Votes given to whoever refuses are lost, and you could cast { $votes } of your own.
advice-junta-leave-office = { $cash ->
    [0] Whoever resigns gives the aid away too: the President draws it.
   *[other] Whoever resigns hands over all cash: you carry { $cash } million.
}
advice-junta-no-confidence = With { $votes } votes of your own, { $other } may be overthrown in the Chamber.
advice-junta-no-confidence-not = Your { $votes } votes are too few to overthrow { $other }.
advice-junta-between-rounds = As it stands the vote suits you: “{ $card }” leaves it there.
advice-junta-void-count = It went badly: “{ $card }” makes it void.
advice-junta-ballot-stands = As this vote goes, no card is worth it.

advice-junta-appoint = { $office_the } is what you fear most in the wrong hands: of all of them { $other }’s are the safest.
advice-junta-cousin = { $office_the } is the strongest office to be had.
advice-junta-lose-influence = “{ $card }” is the least of your friends: { $votes } votes.

advice-junta-pay = { $given } million to { $seats } buys a Chamber with { $votes } votes for you, and { $kept } million stays in your pocket.
advice-junta-pay-nobody = No share you could pay would carry the Chamber: keep all { $kept } million.
advice-junta-say-sums = What lies in the piles is { $amount } million, and buys nothing unless it is said aloud.
advice-junta-keep-note = The larger the note the better: { $amount } million.
advice-junta-other-budget = Whoever has another budget takes the aid, { $aid } million on average.
advice-junta-force = Your share is { $share } million, and the Bank must open for the { $cash } you carry.
advice-junta-let-fall = Your share is only { $share } million: { $other }, with the money at home, is worth a visit tonight.

advice-junta-to-the-bank = Your { $cash } million count only once they are banked, and I put the risk there at { $percent } in a hundred.
advice-junta-hide = { $cash ->
    [0] You carry no money, so nothing draws you to the Bank, where they shoot first.
   *[other] At the Bank I put the risk at { $percent } in a hundred: too much for { $cash } million.
}
advice-junta-hide-anywhere = The Bank is shut tonight: every bed is as good as another.
advice-junta-abroad = Abroad your { $cash } million are safe, and so are you.
advice-junta-police = It costs you nothing, { $other } seems to carry { $purse } million, and is there { $percent } times in a hundred.
advice-junta-assassin = { $cost ->
    [0] It costs you nothing: { $other } seems to carry { $purse } million, and is there { $percent } times in a hundred.
   *[other] For { $cost } million: { $other } seems to carry { $purse }, and is there { $percent } times in a hundred.
}
advice-junta-burgle = { $other } seems to carry { $purse } million, and is probably not at home.
advice-junta-no-attempt = Nobody is worth a killer tonight.
advice-junta-shield = { $cost } million for your life, and the { $cash } you carry, are cheap.
advice-junta-no-shield = With { $cash } million in your pocket your life is not worth a card.
advice-junta-return-safely = Nobody can shoot you at the frontier now.
advice-junta-return = With { $cash } million you have little to lose, and { $other } may not care to shoot.
advice-junta-stay-abroad = With { $cash } million you would be shot at the frontier.
advice-junta-conduct = { $other } is no enemy of yours.
advice-junta-no-conduct = You owe { $other } nothing.
advice-junta-shoot-returner = { $other } seems to carry { $purse } million, and is yours for the asking.
advice-junta-spare = { $other } seems to carry { $purse } million: less than a pretext for a coup would cost you.

advice-junta-bank = Money counts only in Switzerland: all { $amount } million.
advice-junta-bank-most = { $amount } million to Switzerland; { $kept } stay with you for what your cards may cost.
advice-junta-nothing-to-bank = { $cash ->
    [0] You carry nothing that could be banked.
   *[other] The { $cash } million you carry may be wanted for your cards.
}
advice-junta-pay-little = As little as will do: { $amount } million.
advice-junta-discard = Of all you hold this is worth least: { $cards }.
advice-junta-hold-cards = Your cards are worth more later.
advice-junta-lay = In your hand “{ $card }” does nothing: on the table it is { $votes } votes in every ballot.
advice-junta-donation = “{ $card }” is money: take it now, where it can be banked or would be lost.
advice-junta-break-coalition = “{ $card }” takes a friend from { $other }, whom you like least.
advice-junta-spy = It does no harm to know what { $other } has put aside.
advice-junta-reform = Before this ballot “{ $card }” lends you votes.
advice-junta-bank-holiday = The rich stand at the counter, and you do not.
advice-junta-pretext = You would rise at once, with { $percent } chances in a hundred.
advice-junta-play = Now is the time for “{ $card }”.

advice-junta-rise = I give a rising { $percent } chances in a hundred, and the prize is the presidency.
advice-junta-no-rising = { $cash ->
    [0] I give a rising { $percent } chances in a hundred: too few.
   *[other] I give a rising { $percent } chances in a hundred: too few, with { $cash } million to lose.
}
advice-junta-sit-still = It is not your war yet: I give the rebels { $percent } chances in a hundred.
advice-junta-stand-fast = Your units stand well where they are.
advice-junta-march = What stands at { $space_the } is needed at the centres of power.
advice-junta-march-to = { $units ->
    [one] One unit to { $space_the } tips the scales most.
   *[other] { $units } units to { $space_the } tip the scales most.
}
advice-junta-land = { $what_the } do nothing at sea or in the air.
advice-junta-announce = Say where the shells will fall: it moves people.
advice-junta-land-at = { $space_the } is where one more unit tips most.
advice-junta-place-units = { $space_the } is nearest to what is still to do.
advice-junta-flee = The cause is lost, and { $cash } million are worth an embassy.
advice-junta-coup-card = Now is when “{ $card }” moves most.
advice-junta-bribe = { $units ->
    [one] One unit
   *[other] { $units } units
}: of your { $cash } million you can spare that.
advice-junta-police-out = Meet them at { $space_the }, before they stand in a centre of power.
advice-junta-police-in = Leave the constables where they are.
advice-junta-agree = That is how you would have it, or can no longer prevent it.
advice-junta-fight-on = You have not fought for that.
advice-junta-propose = The rebels have no unit left: say so, and it is over.
advice-junta-rebel-stays = You have shot at the Palace; nobody would believe you now. With you the rebels hold { $centres } of 5 centres.
advice-junta-side-rebels = With you the rebels hold { $centres } of 5 centres: better to have won.
advice-junta-side-dearer = With you the rebels hold { $centres } of 5 centres: too few, but they suit you better than the President.
advice-junta-side-president = Even with you the rebels hold { $centres ->
    [0] none
   *[other] only { $centres }
} of the 5 centres: too few.
advice-junta-side-better = The rebels may hold { $centres } of 5 centres, but the President suits you better.
advice-junta-name-me = Name yourself. Everybody does.
advice-junta-name-friend = If not you, then { $other }, the least of your enemies.
advice-junta-squad = { $purse ->
    [0] Shot now, { $other } gives you no more trouble this year.
   *[other] { $other } seems to carry { $purse } million, and the dead keep none.
}
advice-junta-mercy = Nobody here is worth the bullets.

advice-junta-fire = You are strong enough there: { $spaces }.
advice-junta-hold-fire = Nobody there is worth a shot.
advice-junta-volley = { $units ->
    [one] Fire at { $other }, who is against you.
    [2] Both at { $other }, who is against you.
   *[other] All { $units } at { $other }, who is against you.
}
advice-junta-losses = The weakest go first: { $units_tally }.
advice-junta-bombard = At { $space_the } { $other } stands thickest against you.
advice-junta-save-shells = No target is worth a shell.
advice-junta-order = Begin at { $space_the }, where you are surest to win.
advice-junta-welcome = { $other } is on your side, or has your word.
advice-junta-unwelcome = { $other } is not on your side.
advice-junta-retreat = From { $space_the } you can go on.

advice-junta-sign = By my reckoning this is worth { $gain } million to you.
advice-junta-lose = By my reckoning this costs you { $loss } million.
advice-junta-too-little = By my reckoning this brings you { $gain } million: not worth the trouble.
advice-junta-offer = { $other } has something you want, and may well sign this.
advice-junta-no-offer = There is nobody to strike a bargain with now.
