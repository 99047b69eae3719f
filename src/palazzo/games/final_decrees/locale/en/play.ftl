### Final Decrees: what is asked, answered and told.
### Empire: a court herald who knows it is over. Republic: an exhausted civil servant.
### Where a message has no edition, both share it. Names of ministries never begin a sentence: they bring their article.

## Options of the table

option-binding = Promises bind
    .help = An answer that would break a promise is refused, as long as another keeps it.

## Questions: the start

empire-bid = In secret, and 1 to 6: how much blame do you offer for { empire-HR.the }?
republic-bid = In a sealed envelope, 1 to 6: how much blame do you bid for { republic-HR.the }?
empire-assign-posts = The court awaits your pleasure: who directs what?
republic-assign-posts = Complete the order of service: who directs what?

## Questions: actions

choose-action = { $actions ->
    [0] You have no actions left: your turn ends by itself.
    [one] You have 1 action left: what do you do with it?
   *[other] You have { $actions } actions left: what do you do?
}
distribute = How much blame of your ministry do you send to each of those below it?
rearrange = How shall the blame of your ministry and of all those below it lie from now on?
empire-reassign = { empire-special-HR }: who directs what from now on?
republic-reassign = { republic-special-HR }: who directs what from now on?
choose-arrow = “{ $what }”: what do you do to the arrows?
choose-arrow-end = “{ $what }”: from where to where shall the arrow run?

## Questions: cards

choose-player = “{ $what }”: which player is it for?
choose-players = “{ $what }”: to which players do you give 1 personal blame each?
choose-two-players = “{ $what }”: which two players exchange their ministries?
choose-side = “{ $what }”: from which side does everyone take their new ministry?
choose-ministry = “{ $what }”: which ministry is it for?
choose-investigated = “{ $what }”: which ministry do you investigate?
choose-special = “{ $what }”: which ministry’s special action do you carry out?
choose-amount = “{ $what }”: how much of your personal blame do you part with?
choose-relief = “{ $what }”: how much blame do you remove from yourself and from your ministry?
choose-unloading = “{ $what }”: how much blame do you move, your own and your ministry’s?
choose-left-behind = “{ $what }”: how much blame of the ministry they leave becomes their own?
choose-sent-along = “{ $what }”: how much blame of your ministry do you send along?
choose-decree = “{ $what }”: which decree?
choose-decrees = “{ $what }”: which decrees do you move?
send-decrees = “{ $what }”: which decrees go to which ministries?
forward-free = You may now forward { $decree_the } at no cost: where to?
take-card = Which card do you take from { $seat }’s hand?
empire-rescue-card = Do you snatch one of these cards from the fire?
republic-rescue-card = Do you fish one of these cards out of the shredder?

## Questions: decrees and reactions

empire-remove-blame = Whose blame do you pardon for { $decree_the }?
republic-remove-blame = Whose blame do you write off for { $decree_the }?
react-cancel = { $seat } plays “{ $card }”: do you cancel it?
react-blame = { $seat } is about to make you gain { $amount } personal blame: do you react?
empire-react-resign = “{ empire-C31 }” is about to make the { $amount } blame of your ministry your own: do you resign?
republic-react-resign = “{ republic-C31 }” is about to make the { $amount } blame of your ministry your own: do you resign?
choose-receiver = Who gains { $amount } personal blame in your place?

## Choices

do-stop = End your turn
do-draw = Draw a card
do-forward = Forward { $a_the } { $b_to }
do-stamp = Stamp { $a_the }
do-move = Move { $a } to the empty ministry
do-play = Play “{ $a }”
do-react = Play “{ $a }”
do-take = Take “{ $a }”
do-rescue = Take “{ $a }”
do-leave = Leave them there
do-keep = Leave it where it is
do-left = Left: each takes the ministry of whoever plays after them
do-right = Right: each takes the ministry of whoever plays before them
do-as = On behalf { $a_of }
    .told = on behalf { $a_of }
do-arrow-add = Add an arrow
do-arrow-remove = Remove the arrow { $a_from } { $b_to }
    .told = the arrow { $a_from } { $b_to } erased
do-arrow-move = Move the arrow { $a_from } { $b_to }
    .told = the arrow { $a_from } { $b_to } lifted
do-arrow-reverse = Reverse the arrow { $a_from } { $b_to }
    .told = the arrow { $a_from } { $b_to } turned round
do-arrow = An arrow { $a_from } { $b_to }
    .told = one drawn { $a_from } { $b_to }

do-distribute = Distribute blame
empire-do-distribute = { do-distribute } among your ministry and all those below
republic-do-distribute = { do-distribute } to the ministries below yours
do-mint = 2 more actions for this one
empire-do-mint = { empire-special-TRE }: { do-mint }
republic-do-mint = { republic-special-TRE }: { do-mint }
do-manoeuvre = shed up to 2 personal blame, and 4 of your ministry’s
empire-do-manoeuvre = { empire-special-NAV }: { do-manoeuvre }
republic-do-manoeuvre = { republic-special-NAV }: { do-manoeuvre }
do-investigate = { $a }
empire-do-investigate = { empire-special-SEC }: { do-investigate }
republic-do-investigate = { republic-special-SEC }: { do-investigate }
do-reassign = decide who directs what
empire-do-reassign = { empire-special-HR }: { do-reassign }
republic-do-reassign = { republic-special-HR }: { do-reassign }
do-restructure = change one arrow
empire-do-restructure = { empire-special-EXE }: { do-restructure }
republic-do-restructure = { republic-special-EXE }: { do-restructure }

## Words

empire-restructure = { empire-special-EXE }
republic-restructure = { republic-special-EXE }
personal = personal blame
ministry = the ministry’s blame
left = left
right = right

## Told: the start

empire-dealt = { $seat } receives 1 card under seal.
republic-dealt = { $seat } receives 1 card in a plain brown envelope.
dealt-told = { $seat } receives “{ $card }”, and nobody else need know.
empire-bids = The sealed bids are read before the throne: { $bids }. Blame is borne accordingly: { $blame }.
republic-bids = Envelopes opened, minutes taken: { $bids }. Blame charged: { $blame }.
empire-bids-tied = No head rises above the rest: { $seats } bid again.
republic-bids-tied = A tie, naturally: { $seats } fill in the form again.
empire-bid-won = { $seat } obtains { $ministry_the }, and with it the fate of all the others.
republic-bid-won = { $seat } gets { $ministry_the }, and with it everybody’s career.
empire-appointed = Let it be known whom { $seat } has raised to what: { $posts }.
republic-appointed = Order of service signed by { $seat }, effective as of yesterday: { $posts }.

## Told: turns

empire-turn-begins = Enter { $seat }, { $ministry_at }: 1 blame for the office.
republic-turn-begins = { $seat } clocks in { $ministry_at }: 1 blame for the office.
empire-turn-ends = { $amount ->
    [0] Exit { $seat }, { $ministry_from }, where no decree lies: no blame.
    [one] Exit { $seat }, { $ministry_from }, where 1 decree lies: 1 blame for the office.
   *[other] Exit { $seat }, { $ministry_from }, where { $amount } decrees lie: { $amount } blame for the office.
}
republic-turn-ends = { $amount ->
    [0] { $seat } clocks out { $ministry_at }: no decrees outstanding, no blame.
    [one] { $seat } clocks out { $ministry_at }: 1 decree outstanding, 1 blame for the office.
   *[other] { $seat } clocks out { $ministry_at }: { $amount } decrees outstanding, { $amount } blame for the office.
}
drew = { $seat } draws 1 card.
drew-told = { $seat } draws “{ $card }”.
empire-moved = By order of { $seat }: { $other }, { $source_from } { $ministry_to }.
republic-moved = Transfer signed by { $seat }: { $other }, { $source_from } { $ministry_to }.
distributed = { $seat } lets blame trickle down { $ministry_from }: { $amounts }.
rearranged = { $seat } has the blame { $ministry_of } and of all below it laid out anew, thus and not otherwise: { $amounts }.

## Told: decrees

empire-forwarded = { $relief ->
    [0] { $seat } has { $decree_the } borne { $ministry_to }.
   *[other] { $seat } has { $decree_the } borne { $ministry_to }, where it must go: { $relief } personal blame the less.
}
republic-forwarded = { $relief ->
    [0] { $seat } forwards { $decree_the } { $ministry_to }, for information.
   *[other] { $seat } forwards { $decree_the } { $ministry_to }, for action: { $relief } personal blame the less.
}
empire-stamped = { $relief ->
    [0] { $seat } brings the great stamp down on { $decree_the } { $ministry_at }, having nothing left to atone for.
   *[other] { $seat } brings the great stamp down on { $decree_the } { $ministry_at }: { $relief } personal blame is absolved.
}
republic-stamped = { $relief ->
    [0] Thump: { $seat } stamps { $decree_the } { $ministry_at }, with a clear conscience already on file.
   *[other] Thump: { $seat } stamps { $decree_the } { $ministry_at }, and { $relief } personal blame is written off.
}
empire-enacted = { $number ->
    [1] Sound the trumpets, such as are not pawned: { $decree_the } is enacted { $ministry_at }, first of five, and up to 10 blame may be forgiven.
    [2] A second candle is lit: { $decree_the } is enacted { $ministry_at }, second of five, and up to 20 blame may be forgiven.
    [3] The court applauds, from habit: { $decree_the } is enacted { $ministry_at }, third of five, and up to 30 blame may be forgiven.
    [4] Someone in the gallery weeps, perhaps for joy: { $decree_the } is enacted { $ministry_at }, fourth of five, and up to 40 blame may be forgiven.
   *[5] The last wax falls, and who is left to read it: { $decree_the } is enacted { $ministry_at }, fifth of five, and up to 50 blame may be forgiven.
}
republic-enacted = { $number ->
    [1] It will be in the Gazette, once the Gazette has paper: { $decree_the } is enacted { $ministry_at }, first of five, and up to 10 blame may be written off.
    [2] Against the advice of the offices: { $decree_the } is enacted { $ministry_at }, second of five, and up to 20 blame may be written off.
    [3] This is becoming a habit: { $decree_the } is enacted { $ministry_at }, third of five, and up to 30 blame may be written off.
    [4] The stamp has run out of ink, but it counts: { $decree_the } is enacted { $ministry_at }, fourth of five, and up to 40 blame may be written off.
   *[5] There goes the last excuse: { $decree_the } is enacted { $ministry_at }, fifth of five, and up to 50 blame may be written off.
}
empire-nobody-removes = The pardon belongs to whoever sits { $ministry_at }, and no one does: no blame is removed.
republic-nobody-removes = Write-offs are signed { $ministry_at }, where the chair is vacant: no blame is removed.
empire-removed = { $amounts_count ->
    [0] The pardon is left unspoken: no blame is removed.
   *[other] Struck from the chronicles, as if it had never been: { $amounts }.
}
republic-removed = { $amounts_count ->
    [0] The write-off form comes back blank: no blame is removed.
   *[other] Blame written off, carbon copies shredded: { $amounts }.
}
empire-unstamped = { $stamps ->
    [0] The seals are found wanting: { $decree_the } is left without a stamp.
    [one] The seals are found wanting: { $decree_the } is left with 1 stamp.
   *[other] The seals are found wanting: { $decree_the } is left with { $stamps } stamps.
}
republic-unstamped = { $stamps ->
    [0] Defect of form: { $decree_the } is left without a stamp.
    [one] Defect of form: { $decree_the } is left with 1 stamp.
   *[other] Defect of form: { $decree_the } is left with { $stamps } stamps.
}

## Told: special actions and arrows

empire-minted = { $actions ->
    [one] The water clocks are stopped for { $seat }: 1 more action.
   *[other] The water clocks are stopped for { $seat }: { $actions } more actions.
}
republic-minted = { $actions ->
    [one] { $seat } finds 1 more action under another budget heading.
   *[other] { $seat } finds { $actions } more actions under another budget heading.
}
empire-manoeuvres = { empire-special-NAV }! What is left of the fleet fires a salute: { $personal } personal blame the less for { $seat }, { $ministerial } blame the less { $ministry_at }.
republic-manoeuvres = { republic-special-NAV }, traffic diverted: { $personal } personal blame the less for { $seat }, { $ministerial } blame the less { $ministry_at }.
empire-investigates = Masks on: { $seat } opens an inquiry into { $ministry_the }, and { $amount } blame turns to look at { $other }.
republic-investigates = { $seat } serves notice of investigation on { $ministry_the }: { $amount } blame for { $other }, who learns of it from the papers.
empire-reassigned = { empire-special-HR }, by the will of { $seat }: { $posts }.
republic-reassigned = { republic-special-HR } by { $seat }, potted plants to follow: { $posts }.
arrow-add = { $seat } draws a new arrow { $upper_from } { $lower_to }.
arrow-remove = { $seat } erases the arrow { $upper_from } { $lower_to }.
arrow-reverse = { $seat } turns an arrow round: it now runs { $lower_from } { $upper_to }.
arrow-move = { $seat } moves the arrow { $old_upper_from } { $old_lower_to }: it now runs { $upper_from } { $lower_to }.

## Told: cards and reactions

empire-plays = { $declared_count ->
    [0] { $seat } unveils “{ $card }”.
   *[other] { $seat } unveils “{ $card }”: { $declared }.
}
republic-plays = { $declared_count ->
    [0] { $seat } submits “{ $card }”, no annexes.
   *[other] { $seat } submits “{ $card }”; subject: { $declared }.
}
empire-cancelled = { $seat } raises “{ $card }”: no one recalls { $other }’s “{ $target }”, and the action is spent.
republic-cancelled = { $seat } invokes “{ $card }”: { $other }’s “{ $target }” does not exist and never did; the action is spent all the same.
empire-immune = { $seat } displays “{ $card }”: { $amount } personal blame finds nothing to cling to.
republic-immune = { $seat } produces “{ $card }”: { $amount } personal blame, return to sender.
empire-redirects = { $seat } turns “{ $card }” around: { $amount } personal blame now gazes upon { $other }.
republic-redirects = { $seat } replies with “{ $card }”: { $amount } personal blame is readdressed to { $other }.
empire-resigns = By way of “{ $card }”, { $seat } passes { $source_from } { $ministry_to }; the blame stays behind.
republic-resigns = { $seat } tenders “{ $card }” and goes { $source_from } { $ministry_to }, cardboard box in hand; the blame stays in the drawer.
empire-acts-as = For the space of one action, { $seat } reigns { $ministry_at }.
republic-acts-as = For one action, { $seat } signs { $ministry_at } in an acting capacity.
empire-takes-over = { $amount ->
    [0] { $seat } brings { $lower_the } under { $upper_the }, without a dowry.
   *[other] { $seat } brings { $lower_the } under { $upper_the }, with { $amount } blame for a dowry.
}
republic-takes-over = { $amount ->
    [0] { $seat } puts { $lower_the } under { $upper_the }, as a temporary measure; no blame enclosed.
   *[other] { $seat } puts { $lower_the } under { $upper_the }, as a temporary measure; { $amount } blame enclosed.
}
empire-swapped = { $seat } and { $other } exchange ministries and cold courtesies.
republic-swapped = { $seat } and { $other } exchange ministries; the chauffeurs stay.
empire-waltzed = At a sign from { $seat } the thrones go round: { $posts }.
republic-waltzed = { $seat } calls the tune and the chairs move: { $posts }.
empire-looked = The walls repeat to { $seat } all the cards in { $other }’s hand.
republic-looked = { $seat } goes through { $other }’s hand, purely in an official capacity.
looked-told = { $seat } sees what { $other } holds: { $cards }.
empire-took = { $seat } takes 1 card from { $other }’s hand, and the walls fall silent.
republic-took = { $seat } seizes 1 card from { $other }’s hand, as evidence.
took-told = { $seat } takes “{ $card }” from { $other }’s hand.

## Told: blame

empire-gains = { $amount } personal blame falls upon { $seat }.
republic-gains = { $amount } personal blame delivered to { $seat }, signature required.
empire-loses = { $amount } personal blame is lifted from { $seat }.
republic-loses = { $amount } personal blame removed from { $seat }’s file.
empire-hands-over = { $amount } personal blame passes from { $seat } to { $other }.
republic-hands-over = { $amount } personal blame reassigned from { $seat } to { $other }.
empire-ministry-gains = Fresh dust { $ministry_at }: { $amount } blame.
republic-ministry-gains = Charged to the account { $ministry_of }: { $amount } blame.
empire-ministry-loses = A broom passes { $ministry_at }: { $amount } blame the less.
republic-ministry-loses = Mislaid { $ministry_at }, with no regrets: { $amount } blame.
empire-ministry-to-player = { $amount } blame { $ministry_of } becomes { $seat }’s own.
republic-ministry-to-player = { $amount } blame { $ministry_of } charged to { $seat } in person.
empire-unloads = { $seat } leaves { $personal } personal and { $ministerial } ministerial blame on the steps { $ministry_of }.
republic-unloads = { $seat } forwards { $personal } personal and { $ministerial } ministerial blame { $ministry_to }, as falling within its remit.
empire-gives-blame = By private treaty, { $seat } cedes { $amount } personal blame to { $other }.
republic-gives-blame = By private agreement, { $seat } signs { $amount } personal blame over to { $other }.
gives-cards = { $amount ->
    [one] { $seat } gives { $other } 1 card.
   *[other] { $seat } gives { $other } { $amount } cards.
}
gives-cards-told = { $amount ->
    [one] { $seat } gives { $other } “{ $card }”.
   *[other] { $seat } gives { $other } { $amount } copies of “{ $card }”.
}

## Told: decline and end

empire-stagnation = The lamps gutter and the court looks at its shoes: { $seat } has drawn “{ empire-C31 }”.
republic-stagnation = The lift stops between floors: { $seat } has drawn “{ republic-C31 }”.
empire-burned = { $cards_count ->
    [0] Not one card is left to burn.
    [one] 1 card goes to the fire: { $cards }.
   *[other] { $cards_count } cards go to the fire: { $cards }.
}
republic-burned = { $cards_count ->
    [0] There are no cards left to burn.
    [one] 1 card burned with the archives: { $cards }.
   *[other] { $cards_count } cards burned with the archives: { $cards }.
}
empire-shuffled-in = { $amount ->
    [one] “{ empire-C31 }” goes back to wait for us: 1 card is left in the deck, and we know which.
   *[other] “{ empire-C31 }” goes back to wait for us among the { $amount } cards of the deck.
}
republic-shuffled-in = { $amount ->
    [one] “{ republic-C31 }” is filed again: 1 card is left in the deck, and we know which.
   *[other] “{ republic-C31 }” is filed again, somewhere in a deck of { $amount } cards.
}
empire-rescued = { $seat } snatches “{ $card }” from the fire.
republic-rescued = { $seat } fishes “{ $card }” out of the shredder.
empire-game-over = The herald lays down the trumpet: the game is over. { $reason }
republic-game-over = The counter is closed: the game is over. { $reason }
empire-deck = The deck is spent, and “{ empire-C31 }” has had the last word.
republic-deck = The deck is finished, and “{ republic-C31 }” has closed the file.
empire-decrees = All five decrees are enacted: the Empire is saved, too late for anyone to notice.
republic-decrees = All five decrees are enacted; implementing regulations to follow.

## Promises

pledge-forward = { $by } promises { $to } to forward { $decree_the } { $ministry_to } by the end of their next full turn.
pledge-stamp = { $by } promises { $to } to stamp { $decree_the } at the first opportunity.
pledge-no-investigation = { $by } promises not to investigate any ministry { $to } directs, until the end of their own next full turn.
pledge-take-blame = { $by } promises to take { $amount } personal blame off { $to }’s hands by the end of their next full turn.
pledge-give-card = { $by } promises to give { $to } a card by the end of their next full turn.

## Ready papers

paper-card-for-blame = A card for a blame
paper-blame-for-card = Your card for a blame
paper-stamp-for-relief = You stamp, I take 1 blame off you
paper-forward-for-relief = You send it on to me, I take 1 blame off you
paper-peace = Neither investigates the other

## Why the table waits

empire-wait-bids = Bids are being sealed, and consciences with them.
republic-wait-bids = Bids are being put into envelopes.
empire-wait-appointments = Destinies are being assigned.
republic-wait-appointments = The order of service is being drawn up.
empire-wait-action = The court awaits an action.
republic-wait-action = An action is being processed.
empire-wait-card = A card is taking its course.
republic-wait-card = A card is going through the proper channels.
empire-wait-removal = A pardon is being weighed.
republic-wait-removal = Write-offs are being signed.

## Refused

card-is-reaction = “{ $card }” answers what others do: you are asked when its moment comes.
