### Junta: what is asked, answered and told.
### The voice: Radio Nacional, the morning after. An announcer who reads whatever he is handed.
### Names of people, cards, offices, units and places come without article.

## Options of the table

option-deck = Political deck
    .help = 64 cards, or 108 with more copies and two rarer cards.
option-host = Who calls the first election
    .help = A seat, or chance.
option-time_limit = Seconds for a decision
    .help = Who is late gives the quiet answer. 0 is no limit.
option-headquarters_only = Coups from Headquarters only
    .help = A coup needs both a pretext and a leader who chose Headquarters.
option-length = Length
    .help = Shorter: after each coup four notes of the aid are lost. Longer: some spent notes go back under the pile.
option-refills = Notes that go back in the longer game
    .help = So many of the first notes spent can be drawn again.
option-personal_vote = A vote for everyone
    .help = Each voter has one vote of their own in every ballot.
option-tie_limit = Tied elections
    .help = After so many ties the nearest candidate clockwise is elected. 0 is never.
option-loser_pays = Fallen Presidents pay
    .help = A President fallen in a coup hands his cash to his successor.
option-binding = Promises bind
    .help = An answer that would break a promise at once is refused, as long as another answer would keep it.

## Questions: elections and votes

nominate = The Republic needs a President: whom do you nominate? { $names_count ->
    [0] Nobody has been named yet.
   *[other] Named so far: { $names }.
}
vote = Round { $round }, { $motion }: how do you cast your votes?
stand-or-refuse = You are named for the highest office: do you stand, or do you refuse it?
break-tie = The Chamber is evenly divided over { $motion }: yours is the decision.
may-resign = You may resign: an election follows at once, and you may stand again.
resign-now = Before everyone goes to ground: do you remain President?
appoint = The swearing-in is at noon: who holds which office?
cousin = Your cousin is looking for work: does he take a vacant office?

## Questions: money

budget-piles = Lay the notes of the budget in piles, one for each: nobody sees them but you.
budget-sums = Declare what each pile is worth, no more than lies there: { $piles }.
keep-note = The Chamber has found a better treasurer: which note of the aid do you keep?
force-budget = The budget is rejected. Do your police persuade the Chamber? It promises { $sums }.
bank-business = The counter is yours alone: what do you deposit, what do you take out?
pay = “{ $what }” wants paying: which notes? No change is given.
burgled = Burglars send their regards: which notes do you leave them?
discard-excess = Too many cards: choose { $count } to discard.
discard-cash = You may throw notes away, for reasons of your own.
lose-influence = A coalition breaks: which of your friends leaves you?

## Questions: cards

play-any = You may play or discard a card now.
play-or-pass = Does anyone wish to play a card? Do you?
react-P2 = The new government is about to be named: do you move against the President?
react-V12 = The first round is over: do you let the vote go on?
react-VR = The votes are counted: do you let the result stand?
react-P4R = The budget is rejected: have you a better one?
react-P6R = The killer is at the door: do you have a way out?
react-EXR = The Minister’s men wait on the tarmac: do you have a way out?
react-P9R = The squad takes aim: do you have a last card?

## Questions: locations, exile, assassinations

choose-location = Where do you spend the rest of the year? Nobody hears of it for now.
return-home = You look out on the garden of the embassy, { $embassy }: do you go home?
confirm-return = The car is waiting: do you go through with it?
grant-conduct = { $seat } asks to pass your lines: do you grant safe-conduct?
kill-returner = { $seat } has landed: what are the orders?
declare-attempts = Any orders for tonight? What you order is heard by all.

## Questions: the coup

start-coup = { $pretext ->
    [true] The barracks murmur, and there is a pretext: do you rise?
   *[other] The barracks are quiet: do you rise all the same?
}
movement = { $phase ->
    [0] The rebellion: what do your forces do? Whoever moves is a rebel.
   *[other] Phase { $phase } of the coup: what do your forces do?
}
cousin-moves = Your cousin has { $office }: what do its units do?
move-units = Which units leave { $space }, and where do they go?
helicopter-flight = The helicopter can go further: where to?
land-unit = Where does this unit come ashore or down: { $unit }?
place-unit = “{ $card }”: where does it appear?
place-units = There are not enough of them left: where do they gather?
bribe-units = “{ $card }” at { $space }: how many do you try to buy?
police-reaction = A crowd has gathered: where do your police go?
declare-fire = Where do you open fire?
bombard = { $gun }: on what, and on whom?
order-battles = In what order are the battles fought?
volley = { $space }, wave { $wave }: who fires, and at whom?
choose-losses = You have losses: which units?
let-stay = { $seat } is beaten at { $space }: do you let them stay?
retreat = You are beaten at { $space }: where do your units go?
let-in = { $seat } asks to retreat to { $space }: do you let them in?
propose-outcome = You may propose that it ends here and now.
agree-outcome = { $seat } proposes an end, in favour of { $outcome }: do you agree?
choose-side = It is over but for the counting: whose side have you always been on?
junta-vote = The Junta needs a face: whose?
junta-tie = The Junta is divided: whose face is it?
firing-squad = The wall is whitewashed and the squad is bored: who?

## Choices

do-no = No
do-yes = Yes
do-stand = Stand
do-resign = Resign
do-remain = Remain
do-leave = Leave it
do-take = Take { $a }
do-keep = Keep { $a }
do-keep-none = Nothing is left to keep
do-force = Send the police into the Chamber
do-deposit = Deposit { $a }
do-take-out = Take out { $a }
do-play = Play “{ $a }”
do-play-on = Play “{ $a }”: { $b }
do-play-at = Play “{ $a }”: { $b }, { $c }
do-lay = Lay “{ $a }” before you
do-discard = Discard “{ $a }”
do-drop = “{ $a }” leaves you
do-hide = Hide: { $a }
do-exile = Into exile: { $a }
do-stay = Stay
do-return = Return
do-confirm = Go home
do-grant = Grant it
do-spare = Let them live
do-kill = Have them shot
do-no-more = No more orders
do-attempt = “{ $a }” for { $b }, at this place: { $c }
do-burgle = “{ $a }”, at the home of { $b }
do-move = Move out of { $a }
do-land = Land: { $a }
do-announce = { $a ->
    [shell] Announce that the gunboat will shell the Palace
   *[bomb] Announce that aircraft will bomb the Palace
}
do-end-turn = That is all
do-fly = Fly to { $a }
do-at = Here: { $a }
do-fire = Open fire: { $a }
do-hold-fire = Hold fire
do-shell = Shell { $a }, at { $b }
do-bomb = Bomb { $a }, at { $b }
do-drive-out = Drive them out
do-let-stay = Let them stay
do-let-in = Let them in
do-stop = It ends here, in favour of { $a }
do-fight-on = Fight on
do-agree = Agree
do-side = On this side: { $a }
do-name = { $a }
do-nobody = Nobody
do-shoot = Shoot { $a }

## Words

office = an office
personal = a vote of one’s own
looting = the looted church
budget = the budget
alternative = the alternative budget
confidence = confidence in the President
election = the presidency
yes = yes
no = no
rebels = the rebels

## Told: the year

families = Good morning, Republic. The families: { $families }. { $seat } owns the table and calls the election.
year = Year { $year } of the Constitution. Long may it last.
phase = { $phase ->
    [1] Cards are drawn.
    [2] The government is formed.
    [3] Foreign aid arrives.
    [4] The budget is read.
    [5] Everybody goes to ground.
    [6] It is a dark night.
    [7] The bank considers opening.
    [8] The barracks are listening.
   *[9] Order is restored.
}
year-ends = Year { $year } ends. The dead have been replaced by their cousins.
draws = { $seat } draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}.
draws-told = { $seat } draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}: { $cards }.
reshuffled = The { $amount } discards are shuffled into a new deck.
game-over = { $reason }
aid-spent = The donors have stopped answering the telephone. The accounts in Switzerland are read out.
all-dead = Everyone is dead. This station plays solemn music.
no-president = Nobody was elected, and the money ran out first.

## Told: cards and money

lays = { $seat } has a friend in public life: “{ $card }”.
plays = { $declared_count ->
    [0] { $seat } plays “{ $card }”.
   *[other] { $seat } plays “{ $card }”: { $declared }.
}
hands-back = “{ $card }” came too late: { $seat } takes it back, and all have seen it.
discards = { $seat } discards { $cards }.
discards-cash = { $seat } throws { $notes } away.
pays = { $credits ->
    [0] { $seat } pays with { $notes }.
   *[other] { $seat } pays with { $notes } and { $credits } of credit.
}
takes-note = { $seat } receives a donation, in an envelope.
takes-note-told = { $seat } receives a donation, in an envelope: { $note }.
reform = The people demand reform, and { $seat } speaks for them: { $cards }.
spied = { $seat } has a friend in Zürich, who looks at the account of { $other }.
spied-told = { $seat } has a friend in Zürich, who reads out the account of { $other }: { $notes }.
loses-influence = “{ $card }” no longer knows { $seat }.
gives-cards = { $seat } hands { $other } { $amount ->
    [one] a card
   *[other] { $amount } cards
}.
gives-cards-told = { $seat } hands { $other } { $amount } of “{ $card }”.
gives-cash = An envelope goes from { $seat } to { $other }.
gives-cash-told = An envelope goes from { $seat } to { $other }: { $amount } of { $note }.
pretext = There is now a pretext for a coup.
bank-closes = { $bank ->
    [lunch] The bank is closed for lunch.
   *[holiday] The bank is closed for a holiday.
}

## Told: elections and votes

election-called = { $why ->
    [first] The first free election of the Republic is called.
    [death] The President is dead. An election is called.
    [resignation] The President has resigned. An election is called.
   *[confidence] The Chamber has lost confidence. An election is called.
}
nominates = { $seat } nominates { $names }.
nominates-nobody = { $seat } nominates nobody.
ballot = The Chamber votes on { $motion }: { $choices }.
votes = { $seat } votes: { $votes }.
abstains = { $seat } abstains.
drops-out = Not one vote for { $seat }, who drops out.
refuses = { $seat } is honoured, and refuses.
second-round = The second round, between { $choices }.
counted = The count: { $votes }.
tie-broken = { $seat } breaks the tie: { $side }.
voided = The vote on { $motion } was irregular. It is held again.
election-tied = { $seats_count ->
    [0] Nobody is elected.
   *[other] A tie between { $seats }: nobody is elected.
}
inaugurated = Long live President { $seat }.
resigns = President { $seat } resigns, for reasons of health.
falls = President { $seat } falls.
re-elected = President { $seat } is persuaded to stay.
hands-over-cash = { $seat } hands the keys of the safe to { $other }.
hands-over-cash-told = { $seat } hands the keys of the safe to { $other }. In it: { $notes }.
confidence-lost = The Chamber has no confidence in President { $seat }: { $yes } to { $no }.
confidence-kept = The Chamber trusts President { $seat } after all: { $yes } against, { $no } for him.

## Told: government and budget

appoints = The government of President { $seat }: { $offices }.
cousin-takes = A cousin of President { $seat } takes { $office }.
draws-aid = President { $seat } thanks the friendly powers for their aid.
draws-aid-told = President { $seat } thanks the friendly powers for { $notes }.
proposes = { $seat } proposes a budget: { $sums }.
budget-passed = The budget is passed, to applause.
budget-rejected = The budget is rejected, to applause.
budget-forced = The police of { $seat } visit the Chamber. The budget is passed.
takes-aid = { $seat } takes charge of the aid from { $other }.
takes-aid-told = { $seat } takes charge of the aid from { $other }: { $notes }.
receives = { $seat } receives what the budget says: at least { $amount }.
receives-told = { $seat } receives what the budget says, { $amount } at the least: { $notes }.

## Told: locations and exile

hidden = Everyone who matters has left by the back door.
locations = Here is where everyone was: { $locations }.
goes-into-exile = { $seat } is the guest of an embassy: { $space }.
announces-return = { $seat } announces a return from { $space }.
stays-in-exile = { $seat } stays abroad after all.
safe-conduct = { $seat } grants { $other } safe-conduct from { $space }.
shoots-returner = The men of { $seat } are waiting for { $other }.
returns = { $seat } is home.

## Told: assassinations

orders = { $seat } sends “{ $means }” for { $other }: { $location }.
sends-burglars = { $seat } sends “{ $means }” to the home of { $other }.
no-more-attempts = { $seat } has no more orders.
bank-safe = The secret police will leave the bank alone until the end of next year.
die = “{ $means }”: the die shows { $die }.
too-late = “{ $means }” finds { $seat } already dead.
attempt-fails = “{ $means }” comes back to { $seat } without having met { $other }.
attempt-stopped = “{ $means }”, sent by { $seat }, does not reach { $other }.
shielded = { $seat } had expected this: “{ $card }”.
killed = { $seat } is dead. { $other } sends a wreath.
inherits = { $seat } sees to the papers of { $other }.
inherits-told = { $seat } sees to the papers of { $other }: { $notes }.
cash-lost = The money of { $seat } is burnt with the rest: { $notes }.
at-home = { $other } was at home. The burglars of { $seat } apologise.
burglary = { $seat } was not at home. { $other } was.
burglary-told = { $seat } was not at home. { $other } was, and found { $notes }.
nobody-left = Nobody who could govern is left in the country.

## Told: bank

banking = At the counters: { $seats }.
banked = Your banker has noted: { $transactions }.

## Told: the coup

no-coup-by = { $seat } stays in bed.
no-coup = No coup this year. Traffic is light.
coup = This is a special announcement. { $seat } has saved the nation.
coup-phase = Phase { $phase } of the coup.
turns-rebel = { $seat } is a rebel.
announces = { $what ->
    [shell] { $seat } announces that the gunboat will shell the Palace.
   *[bomb] { $seat } announces that aircraft will bomb the Palace.
}
moves = { $seat } moves out of { $space }: { $marches }.
flies = The helicopter of { $seat } lands at { $space }.
lands = { $seat } lands { $unit } at { $space }.
units-placed = The people have risen, says { $seat }: { $unit }, { $places }.
police-deployed = The police of { $seat } are there already: { $places }.
bribed = { $seat } counts out the money. Dice: { $dice }. Won: { $units }.
sent-away = { $amount } of { $unit } are needed in the provinces.
transfers = { $seat } puts { $amount } of { $unit } at { $space } under { $other }.
declares-fire = { $spaces_count ->
    [0] { $seat } will not fire first.
   *[other] { $seat } will fire: { $spaces }.
}
declares-bombardment = { $seat } aims { $gun } at { $other }, { $space }.
bombards = { $gun } of { $seat } on { $other }, { $space }: { $dice }.
battles = The battles, in this order: { $spaces }.
fires = { $space }: { $seat } fires at { $other } with { $units }: { $dice }.
units-lost = { $seat } loses at { $space }: { $units }.
stays = { $seat } may stay at { $space }.
retreat-refused = { $space } is closed to { $seat }.
retreats = { $seat } retreats from { $source } to { $space }: { $units }.
proposes-outcome = { $seat } proposes to stop here, in favour of { $outcome }.
no-agreement = There is no agreement. The fighting goes on.
agreement = All agree to stop, in favour of { $outcome }.
sides = { $seat } has always been with { $side }.
centres = In rebel hands: { $spaces }. The day belongs to { $outcome }.
aid-lost = The coup has cost the nation { $notes }.

## Told: its aftermath

junta = The Junta: { $seats }.
junta-votes = { $seat } votes for { $other }.
nobody-shot = President { $seat } is merciful.
condemned = President { $seat } sends { $other } to the wall.
executed = { $seat } was shot at dawn.

## Promises

pledge-appoint = { $by } will give { $to } this office: { $office }.
pledge-pay = { $by } will pay { $to } at least { $amount } in the budget.
pledge-vote = { $by } will vote as { $to } wishes: { $choice }.
pledge-no-attempt = { $by } will not try to kill { $to } this year.
pledge-side = { $by } tells { $to } whose side it will be: { $side }.
pledge-let-retreat = { $by } will let { $to } retreat.

## Why the table waits

wait-votes = The Chamber is voting.
wait-nominations = Names are being whispered.
wait-appointments = The government is being formed.
wait-cousin = A cousin considers a career.
wait-budget = The budget is being drawn up.
wait-force = The Minister considers a visit to the Chamber.
wait-cards = Cards may be played.
wait-excess = Somebody has too many cards.
wait-influence = A coalition is breaking up.
wait-locations = Everybody is looking for somewhere safe.
wait-return = Somebody abroad is thinking of home.
wait-attempts = Orders are being given.
wait-burglars = Burglars are at work.
wait-banking = The counters are open.
wait-coup = The barracks are listening.
wait-movement = Troops are on the move.
wait-police = The police consider the crowd.
wait-combat = Targets are being chosen.
wait-battle = There is shooting.
wait-retreat = Somebody is pulling back.
wait-agreement = There is talk of an end.
wait-sides = Sides are being chosen.
wait-junta = The Junta is in session.
wait-squad = The squad awaits its orders.
