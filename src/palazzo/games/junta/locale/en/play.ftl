### Junta: what is asked, answered and told, in the voice of a radio announcer after the coup.
### Each event is one line of the news: who, what, how much. Sums are in millions of guanos.

## Options of the table

option-binding = Promises bind
    .help = An answer that would break a promise at once is refused, as long as another answer would keep it.

## Questions: elections and votes

nominate = { $names_count ->
    [0] { $why ->
        [first] The Republic has no President: whom do you nominate, yourself included?
        [death] The President is dead: whom do you nominate, yourself included?
        [resignation] The President has resigned: whom do you nominate, yourself included?
       *[confidence] The President has fallen: whom do you nominate, yourself included?
    }
   *[other] Nominated for President so far: { $names }. Whom else do you nominate?
}
vote = { $round ->
    [1] Round 1 of the vote { $motion_at }: which of your blocks go where? What you keep back may still be cast in the second round.
   *[other] Second and last round of the vote { $motion_at }: which of the blocks you kept back go where? What is not cast now is not cast at all.
}
stand-or-refuse = You have votes in { $motion_the }: do you stand, or refuse and lose them?
break-tie = The votes are level { $motion_at }, and yours is the last word: yes or no?
may-resign = You may resign: an election follows, and if another wins it, your cash goes with the sash.
resign-now = Last call before the night: do you remain President, or resign?

## Questions: government and budget

appoint = Form your government: who gets which office? Everyone one or two, nobody two brigades.
cousin = An office lies vacant, and your cousin is free: does the family step in?
budget-piles = Lay the budget, note by note: what goes into whose pile? Only you see what lies where.
budget-sums = { $piles_count ->
    [0] You have laid nothing, and there is nothing to announce: the Chamber is waiting.
   *[other] Your piles are { $piles }: what sum do you announce for each, never more than lies there?
}
keep-note = { $seat } takes over your aid with “{ E05 }”: which one note do you keep?
force-budget = { $sums_count ->
    [0] The budget, of nothing for anybody, is rejected: do you send the Police into Parliament to pass it all the same?
   *[other] The budget is rejected ({ $sums }): do you send the Police into Parliament and have it paid all the same?
}

## Questions: the night, exile, attempts, the Bank

choose-location = Where do you spend the night? Nobody will know until the shooting starts.
may-return = You are in exile { $embassy_at }: you may come home at any moment, if the Minister is not waiting at the station.
may-flee = You have a unit at an embassy, and may slip into exile there. You will be out of the coup, and out of range.
return-home = You are in exile { $embassy_at }: do you stay, or return?
confirm-return = { $safe ->
    [true] You have safe-conduct: do you come out?
   *[false] Nobody vouches for you, and the Minister may have you shot: do you come out all the same?
}
grant-conduct = { $seat } wants to leave the embassy where you have troops: do you grant safe-conduct?
kill-returner = { $seat } is coming home: do you, as Minister, have the returner shot? It costs nothing.
declare-attempts = Do you order an attempt? Who, where, and by whose hand; or no more.
burgled = Burglars, and you are not at home: which notes do they find? What is worth too much is lost.
pay = Pay for this: { $what }. Which notes? No change is given.
bank-business = You are at the Bank: which notes go to Switzerland, and which come back?

## Questions: cards and cash

discard-excess = { $count ->
    [0] Your hand is in order again: nothing to discard.
    [one] Six cards at most, with those in play: discard, play or give away one.
   *[other] Six cards at most, with those in play: discard, play or give away { $count }.
}
discard-cash = You may throw cash away: which notes?
lose-influence = “{ E06 }” was played on you: which of your friends goes?
play-any = You may play or discard a card.
play-or-pass = Does anybody play a card? Do you?
react-P2 = Before the appointments: do you move no confidence in the President?
react-V12 = The first round is over: do you play a card before the second?
react-VR = The votes are counted: do you object?
react-P4R = The budget is rejected: do you play a card before the Minister decides?
react-P6R = They have found you, and you are about to die: does anything save you?
react-EXR = The Minister’s men are on the quay, and you are about to die: does anything save you?
react-P9R = You stand before the firing squad: any last cards?

## Questions: the coup

start-coup = { $pretext ->
    [true] There is a pretext in the air: do you start a coup?
   *[false] No pretext: do you find one, strike from Headquarters, or let it be?
}
movement = { $phase ->
    [0] { $rebel ->
        [true] The Rebellion phase: what do you do, rebel?
       *[other] The Rebellion phase: whoever acts is a rebel.
    }
   *[other] Coup phase { $phase }, your movement: what do you do?
}
cousin-moves = Your cousin commands { $office_the }: what does it do?
move-units = Out { $space_of }: which units go where?
helicopter-flight = The Helicopter has fuel left after the move out { $space_of }: where does it go?
land-unit = Where do you land { $unit_the }?
place-unit = “{ $card }”: where does it come down?
place-units = There are not enough of them left: how many go where?
bribe-units = “{ $card }” { $space_at }: how many do you buy? Each is paid for, and then thrown for.
police-reaction = A crowd has gathered: do you, as Minister, send Police to meet it? From anywhere, at no cost.
declare-fire = { $phase ->
    [0] { $rebel ->
        [true] The Rebellion phase: where do you open fire?
       *[other] The Rebellion phase: where do you open fire, and become a rebel?
    }
   *[other] Coup phase { $phase }, combat: where do you open fire?
}
bombard = You command { $gun_the }: on whom?
order-battles = In which order are the battles fought?
volley = Wave { $wave } { $space_at }: who fires, and at which enemy?
choose-losses = You have been hit: which units do you lose?
let-stay = { $seat } is beaten { $space_at }: do you let those units stay?
retreat = You are beaten { $space_at }: where do your units retreat?
let-in = { $seat } wants to retreat { $space_to }, where you have units: do you let them in?
propose-outcome = You may propose to end the coup here and now: who has won?
agree-outcome = { $seat } proposes to end the coup in favour { $outcome_of }: do you agree? All must.
choose-side = On whose side were you all along?
junta-vote = The Junta is in session: whom do you make President?
junta-tie = The Junta is divided, and you decide: who is President?
firing-squad = The wall is free and the squad is at attention: whom do you have shot?

## Choices

do-stand = Stand
do-yes = Yes
do-no = No
do-resign = Resign
do-remain = Remain President
do-leave = Leave it alone
do-take = Give my cousin { $a_the }
do-keep = Keep a { $a }
do-keep-none = Nothing of it is left to keep
do-force = Send in the Police
do-hide = { $a }
do-exile = Into exile { $a_to }
do-stay = Stay put
do-return = Return to the country
do-confirm = Come out
do-grant = Grant safe-conduct
do-spare = Spare them
do-kill = Have them shot
do-no-more = No more attempts
do-attempt = “{ $a }” for { $b }, { $c_at }
do-burgle = “{ $a }” at { $b }’s house
do-deposit = Deposit a { $a }
do-take-out = Take out a { $a }
do-discard = Discard “{ $a }”
do-drop = Give up “{ $a }”
do-lay = Lay “{ $a }” in play
do-play = Play “{ $a }”
do-play-on = Play “{ $a }”: { $b }
do-play-at = Play “{ $a }”: { $b }, { $c }
do-move = Move out { $a_of }
do-land = Land { $a_the }
do-at = { $a }
do-fly = Fly { $a_to }
do-end-turn = End your movement
do-fire = Open fire { $a_at }
do-hold-fire = Hold fire
do-announce = { $a ->
    [shell] Announce that the gunboat will shell the Palace
   *[bomb] Announce that the Palace will be bombed
}
do-shell = Shell { $b } { $a_at }
do-bomb = Bomb { $b } { $a_at }
do-drive-out = Drive them out
do-let-stay = Let them stay
do-let-in = Let them in
do-stop = End it in favour { $a_of }
do-fight-on = Fight on
do-agree = Agree
do-side = For { $a_the }
do-name = { $a }
do-nobody = Nobody
do-shoot = { $a }

## Units and safe-conducts by place

do-guards = { $words_count ->
    [0] { guards }
   *[1] { guards } { $a_at }
}
do-police = { $words_count ->
    [0] { police }
   *[1] { police } { $a_at }
}
do-brigade1 = { $words_count ->
    [0] { brigade1 }
   *[1] { brigade1 } { $a_at }
}
do-brigade2 = { $words_count ->
    [0] { brigade2 }
   *[1] { brigade2 } { $a_at }
}
do-brigade3 = { $words_count ->
    [0] { brigade3 }
   *[1] { brigade3 } { $a_at }
}
do-marines = { $words_count ->
    [0] { marines }
   *[1] { marines } { $a_at }
}
do-paratroops = { $words_count ->
    [0] { paratroops }
   *[1] { paratroops } { $a_at }
}
do-bank_guards = { $words_count ->
    [0] { bank_guards }
   *[1] { bank_guards } { $a_at }
}
do-private_security = { $words_count ->
    [0] { private_security }
   *[1] { private_security } { $a_at }
}
do-christian_militia = { $words_count ->
    [0] { christian_militia }
   *[1] { christian_militia } { $a_at }
}
do-helicopter = { $words_count ->
    [0] { helicopter }
   *[1] { helicopter } { $a_at }
}
do-students = { $words_count ->
    [0] { students }
   *[1] { students } { $a_at }
}
do-rioters = { $words_count ->
    [0] { rioters }
   *[1] { rioters } { $a_at }
}
do-strikers = { $words_count ->
    [0] { strikers }
   *[1] { strikers } { $a_at }
}
do-demonstrators = { $words_count ->
    [0] { demonstrators }
   *[1] { demonstrators } { $a_at }
}
do-safe-conduct = Safe-conduct { $a_from }

## Told: the year

families = Stay by your sets, citizens: these are the families of the Republic, { $families }, and { $seat } opens the first election.
year = { $year ->
    [1] The anthem, slightly scratched, and good morning: year 1 of the new era begins.
    [2] The anthem, and good morning: year 2 of the new era begins, very like year 1.
    [3] The anthem, and good morning: year 3 of the new era begins, which remains new by decree.
    [4] The anthem, all standing, and good morning: year 4 begins, the decisive one, like the others.
    [5] The anthem, and good morning: year 5 begins, and the five-year plan is declared fulfilled.
    [6] The anthem, and good morning: year 6 begins; historians are requested to start here.
    [7] The anthem, without the trombones, who are in exile, and good morning: year 7 begins.
    [8] The anthem, and good morning: year 8 begins; the orchestra has been changed, the music has not.
   *[other] The anthem, and good morning: year { $year } of the new era begins, very like year 1.
}
phase = { $phase ->
    [1] Phase 1, the Post: two cards for everyone still at a known address.
    [2] Phase 2, the Government: six offices, and a great many sons-in-law.
    [3] Phase 3, Foreign Aid: the steamer has been sighted, and so has the welcoming committee.
    [4] Phase 4, the Budget: the Chamber rises, counts the silver and sits down again.
    [5] Phase 5, the Night: curfew for the public, taxis for the government.
    [6] Phase 6, the Assassinations: listeners are advised to keep away from windows.
    [7] Phase 7, the Bank: Zurich is on the line, for those who can reach the counter and find it open.
    [8] Phase 8, the Coup: we bring you light music while the barracks make up their minds.
   *[9] Phase 9, the Aftermath: the situation is normal, and will be explained to the survivors.
}
year-ends = So ends year { $year }: whoever has died has been replaced, and we wish you a quiet night.
draws = { $amount ->
    [0] No cards for { $seat }: the deck is empty.
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $amount } cards.
}
draws-told = { $amount ->
    [0] No cards for { $seat }: the deck is empty.
   *[other] { $seat } draws { $cards }.
}
reshuffled = { $amount ->
    [one] 1 discarded card returns as a new deck: in this Republic nobody retires.
   *[other] { $amount } discarded cards return as a new deck: in this Republic nobody retires.
}
game-over = We interrupt our broadcasts indefinitely: the game is over. { $reason }
aid-spent = Eight notes of aid can no longer be found, the creditors are at the airfield, and whoever has most in Switzerland has served the Republic best.
all-dead = Every head of every family is dead and nobody is in exile: the Republic is left to its citizens, who had not been informed.
no-president = No note is left to console the host, and no President was ever elected: the Republic governs itself, with no worse results.

## Told: cards and money

lays = { $seat } appears in public with “{ $card }”, and the photographers are let in.
plays = { $declared_count ->
    [0] { $seat } plays “{ $card }”.
   *[other] { $seat } plays “{ $card }”: { $declared }.
}
opens-card = { $seat } lays “{ $card }” open, at the same moment as others do; it acts in its turn.
hands-back = “{ $card }” comes too late to do anything, and goes back to { $seat }, with everyone watching.
discards = { $cards_count ->
    [one] { $seat } discards “{ $cards }”.
   *[other] { $seat } discards { $cards_tally }.
}
discards-cash = { $seat } throws money away before witnesses, who are being questioned: { $notes_tally }.
pays = { $credits ->
    [0] { $seat } pays cash, no receipt: { $notes_tally }.
   *[other] { $notes_count ->
        [0] { $seat } pays nothing: friends stand surety for { $credits } million.
       *[other] { $seat } pays cash, no receipt: { $notes_tally }; friends stand surety for { $credits } million.
    }
}
takes-note = { $seat } has found a banknote of the foreign aid, which nobody had lost.
takes-note-told = { $seat } has found this, and nobody had lost it: { $note }.
reform = { $cards_count ->
    [0] { $seat } speaks for the whole nation until the end of the year, but nobody’s friends are minded to follow.
   *[other] Until the end of the year { $seat } also speaks for { $cards }, whoever they thought they belonged to.
}
spied = { $seat } has had an instructive talk in Zurich about { $other }’s account.
spied-told = { $notes_count ->
    [0] { $seat } learns in Zurich what lies in { $other }’s account: nothing.
   *[other] { $seat } learns in Zurich what lies in { $other }’s account: { $notes_tally }.
}
loses-influence = { $seat } and “{ $card }” are no longer seen at the same receptions.
gives-cards = { $amount ->
    [one] { $seat } passes { $other } 1 card.
   *[other] { $seat } passes { $other } { $amount } cards.
}
gives-cards-told = { $amount ->
    [one] { $seat } passes { $other } “{ $card }”.
   *[other] { $seat } passes { $other } { $amount } copies of “{ $card }”.
}
gives-cash = An envelope has passed from { $seat } to { $other }; it is believed to contain greetings.
gives-cash-told = { $amount ->
    [one] An envelope has passed from { $seat } to { $other }; inside, a { $note }.
   *[other] An envelope has passed from { $seat } to { $other }; inside, { $amount } × { $note }.
}
pretext = There is now a pretext for a coup, and the barracks have asked for it in writing.
bank-closes = A notice on the bronze doors: the Bank is { $bank }.

## Told: elections and votes

election-called = { $why ->
    [first] The Republic is looking for a President: nominations are open.
    [death] The President has passed away among friends: an election is called.
    [resignation] The President has laid down the burden of office: an election is called.
   *[confidence] The President no longer enjoys the confidence of the Chamber: an election is called.
}
nominates = { $seat } nominates { $names }.
nominates-nobody = { $seat } nominates nobody.
ballot = The Chamber votes { $motion_at }; on the ballot paper: { $choices }.
votes = The votes of { $seat } – { $votes }.
abstains = { $seat } abstains.
drops-out = { $seat } has not one vote, and drops out.
refuses = { $seat } declines the honour: the votes for that name are lost.
second-round = Second round; still on the ballot paper: { $choices }.
counted = { $votes_count ->
    [0] The votes are counted, and there is nobody left to give them to.
   *[other] The votes are counted, twice and by torchlight: { $votes }.
}
tie-broken = The votes are level, and the President, { $seat }, breaks the tie: { $side }.
voided = The vote { $motion_at } is declared void: the Chamber votes again from the first round.
election-tied = { $seats_count ->
    [0] The election has elected nobody.
   *[other] The election ends level between { $seats }.
}
inaugurated = { $seat } is President of the Republic: the portraits are being changed, the frames will do.
resigns = { $seat } resigns the presidency for reasons of health, everyone else’s.
falls = { $seat } falls, as Presidents do, and asks for a recount.
re-elected = { $seat } is President again, after an absence of some minutes.
hands-over-cash = With the sash, all the cash of { $seat } goes to { $other }, in a closed suitcase.
hands-over-cash-told = { $notes_count ->
    [0] With the sash, all the cash of { $seat } goes to { $other }: an empty suitcase.
   *[other] With the sash, all the cash of { $seat } goes to { $other }: { $notes_tally }.
}
confidence-lost = The Chamber withdraws its confidence from { $seat }: { $yes } votes for the motion, { $no } against.
confidence-kept = The motion fails: { $yes } votes for it, { $no } against, and two thirds are wanted. The Chamber has every confidence in { $seat }, or none in the others.

## Told: government and budget

appoints = { $seat } has formed a government of national concord: { $offices }.
cousin-takes = For lack of any other candidate, a cousin of { $seat } takes charge { $office_of }.
draws-aid = Foreign aid has landed: { $seat } carries eight notes to safety, and counts them alone.
draws-aid-told = Foreign aid has landed, and { $seat } counts it alone: { $notes_tally }.
proposes = { $sums_count ->
    [0] { $seat } presents a budget of admirable brevity: nothing for anybody.
   *[other] { $seat } presents the budget, in millions: { $sums }.
}
budget-passed = The budget is passed, and the Chamber embraces.
budget-rejected = The budget is rejected, amid the throwing of inkwells.
budget-forced = { $seat } sends all four Police into Parliament to explain the budget, and it is passed without debate.
takes-aid = { $seat } takes over this year’s aid from { $other }, who keeps at most one note as a souvenir.
takes-aid-told = { $notes_count ->
    [0] { $seat } takes over this year’s aid from { $other }, and finds none of it left.
   *[other] { $seat } takes over this year’s aid from { $other }: { $notes_tally }.
}
receives = The Treasury delivers { $seat } a closed envelope, announced at { $amount } million.
receives-told = The Treasury delivers { $seat } an envelope announced at { $amount } million, and inside: { $notes_tally }.
receives-unannounced = The Treasury had announced nothing for you, and the envelope you never received contains this: { $notes_tally }.

pile-unclaimed = The envelope for { $seat }, announced at { $amount } million, finds nobody alive to sign for it, and goes back to { $other }.

## Told: the night, exile, attempts

hidden = The curfew has sounded: everyone has gone somewhere, and the drivers know nothing.
locations = The night porters have talked: { $locations }.
goes-into-exile = { $seat } goes into exile { $space_at }, for a short rest.
announces-return = A car with drawn curtains leaves the gates { $space_of }: { $seat } wants to come home.
stays-in-exile = { $seat } thinks better of it, and stays in exile.
safe-conduct = { $seat } gives { $other } safe-conduct { $space_from }.
shoots-returner = { $seat } has ordered a reception for { $other }: seven rifles, no band.
returns = { $seat } is back in the country, kisses the ground, and asks for the mail.
orders = { $seat } has given an order: “{ $means }” for { $other }, { $location_at }.
sends-burglars = { $seat } has given an order: “{ $means }” for the house of { $other }.
no-more-attempts = { $seat } has no further orders.
bank-safe = The secret police regret any bullet holes: until the end of next year they will not shoot at the Bank again.
die = “{ $means }” throws the die: { $die }.
too-late = “{ $means }” comes for { $seat }, who is already dead, and apologises to the widow.
attempt-fails = “{ $means }”, sent by { $seat } after { $other }, comes home with nothing to report.
attempt-stopped = “{ $means }”, sent by { $seat }, lets { $other } live.
shielded = { $seat } produces “{ $card }”, and lives.
killed = We interrupt this programme: { $seat } has died a sudden and natural death, on the orders of { $other }.
inherits = { $seat } is moved to find that { $other }’s cash had been left to nobody else.
inherits-told = { $notes_count ->
    [0] { $seat } goes through { $other }’s pockets, and finds nothing.
   *[other] { $seat } goes through { $other }’s pockets, and finds this: { $notes_tally }.
}
cash-lost = { $notes_count ->
    [0] Burglars with nobody left to report to have been to the house of { $seat }, and found nothing.
   *[other] Nobody is left to claim this money of { $seat }, and the Treasury has lost it: { $notes_tally }.
}
at-home = The burglars sent by { $seat } found { $other } at home, stayed for coffee, and left.
burglary = Burglars at the house of { $seat }: what they took is now with { $other }.
burglary-told = { $notes_count ->
    [0] Burglars at the house of { $seat } found nothing for { $other } but unpaid bills.
   *[other] Burglars at the house of { $seat } bring { $other } what they were given: { $notes_tally }.
}
nobody-left = There is nobody left alive in the country to broadcast for: the year is over.

## Told: the Bank

banking = { $seats_count ->
    [one] 1 customer is at the counters of the Bank: { $seats }.
   *[other] { $seats_count } customers are at the counters of the Bank: { $seats }.
}
banked = { $transactions_count ->
    [0] You leave the Bank as you came.
   *[other] The cashier bows and remembers nothing: { $transactions_tally }.
}

## Told: the coup begins

no-coup-by = { $seat } has no plans for this evening.
no-coup = The night was quiet: no coup this year, and the milk is late for some other reason.
coup = This is not a test: { $seat } has begun a coup, and leads the rebels.
coup-phase = { $phase ->
    [1] Coup phase 1 of 6: we remain on the air for whoever is winning.
    [2] Coup phase 2 of 6: the loyal population is asked to stay indoors, and so is the other one.
    [3] Coup phase 3 of 6: the trams are running, away.
    [4] Coup phase 4 of 6: both sides report complete success.
    [5] Coup phase 5 of 6: the foreign correspondents have finished the gin.
   *[6] Coup phase 6 of 6: now is the time to remember which side one is on.
}
turns-rebel = { $seat } is now a rebel, and on the list.
announces = { $what ->
    [shell] { $seat } announces that the gunboat will shell the Presidential Palace: kindly open the windows.
   *[bomb] { $seat } announces that the Presidential Palace will be bombed from the air: kindly close the shutters.
}

## Told: movement

moves = { $seat } moves troops out { $space_of } – { $marches }.
flies = The Helicopter of { $seat } comes down { $space_at }.
lands = { $seat } lands { $unit_the } { $space_at }.
units-placed = Reinforcements for { $seat }: { $unit }, { $places }.
police-deployed = { $places_count ->
    [0] { $seat } leaves the Police where they are, directing the traffic.
   *[other] { $seat } sends the Police to restore order: { $places }.
}
bribed = { $units_count ->
    [0] The money of { $seat } is accepted and nothing else is: dice { $dice }.
   *[other] A change of heart, dice { $dice }: now under { $seat }, { $units_tally }.
}
sent-away = { $amount ->
    [0] The provinces call for { $unit_the }, and nobody is in barracks to go.
    [one] 1 unit { $unit_of } leaves the capital to pacify the provinces.
   *[other] { $amount } units { $unit_of } leave the capital to pacify the provinces.
}
transfers = { $amount ->
    [one] 1 unit { $unit_of } { $space_at } passes from { $seat } to { $other }, with a salute.
   *[other] { $amount } units { $unit_of } { $space_at } pass from { $seat } to { $other }, with a salute.
}

## Told: combat

declares-fire = { $spaces_count ->
    [0] { $seat } holds fire.
   *[other] { $seat } will open fire: { $spaces }.
}
declares-bombardment = { $seat } has a target for { $gun_the }: { $other }, { $space_at }.
bombards = A bombardment by { $seat }: { $gun_the } on { $other } { $space_at }, dice { $dice }.
battles = The battles of the day, in this order: { $spaces }.
fires = { $dice_count ->
    [0] { $seat } fires on { $other } { $space_at }: { $units_tally }, too few for a single die.
    [one] { $seat } fires on { $other } { $space_at }: { $units_tally }, one die, { $dice }.
   *[other] { $seat } fires on { $other } { $space_at }: { $units_tally }, dice { $dice }.
}
units-lost = The losses of { $seat } { $space_at }: { $units_tally }.
stays = { $seat }, beaten { $space_at }, is allowed to stay.
retreat-refused = There is no room { $space_at } for the beaten units of { $seat }.
retreats = { $seat } regroups, as the communiqué puts it, { $source_from } { $space_to }: { $units_tally }.

## Told: how a coup ends

proposes-outcome = { $seat } proposes to end the coup in favour { $outcome_of }.
no-agreement = There is no agreement: the coup goes on, as advertised.
agreement = All agree: the coup ends in favour { $outcome_of }.
sides = { $seat } has always been for { $side_the }.
centres = { $spaces_count ->
    [0] The rebels hold not one of the five seats of power: the victory goes { $outcome_to }.
    [one] The rebels hold one of the five seats of power ({ $spaces }): the victory goes { $outcome_to }.
   *[other] The rebels hold { $spaces_count } of the five seats of power ({ $spaces }): the victory goes { $outcome_to }.
}
aid-lost = { $notes_count ->
    [0] In the confusion the fire reached the aid, and found that there was none left.
   *[other] In the confusion the fire reached the aid: { $notes_tally }.
}
junta = A Junta of national salvation takes over this microphone: { $seats }.
junta-votes = In the Junta, { $seat } votes for { $other }.
nobody-shot = { $seat } pardons everybody, and has their names taken down.
condemned = { $seat } has { $other } taken to the wall, for reasons of State.
executed = { $seat } has fallen before the firing squad, and the Republic is grateful to both.

## Promises

pledge-appointment = { $by } promises { $to } an office: { $office }, at the next appointments.
pledge-payment = { $by } promises { $to } at least { $amount } million in the next budget.
pledge-support = { $by } promises { $to } to cast every vote in the next ballot for “{ $choice }”.
pledge-no-attempt = { $by } promises not to have { $to } killed before the end of the year.
pledge-side = { $by } promises { $to } to be on this side when the coup is over: { $side }.
pledge-let-retreat = { $by } promises { $to } to let their beaten units stay or come in.

word-appointment = an office
word-payment = a sum in the budget
word-support = a vote
word-no-attempt = no attempts
word-let-retreat = a way to retreat

## Why the table waits

wait-nominations = Candidates are being nominated.
wait-votes = The Chamber is voting.
wait-appointments = A government is being formed.
wait-cousin = The President’s family is consulting.
wait-budget = The budget is being drawn up.
wait-force = The Minister looks at the Police, and the Police at Parliament.
wait-locations = Everyone is choosing where to spend the night.
wait-return = An exile is looking at the timetable.
wait-attempts = Orders are being given, in a low voice.
wait-burglars = Burglars are being received.
wait-banking = The counters of the Bank are open.
wait-excess = Desks are being tidied: somebody has too many cards.
wait-influence = Somebody is losing a friend.
wait-cards = Cards may be played.
wait-coup = The barracks are making up their minds.
wait-movement = Troops are on the move.
wait-police = The Police are looking for their boots.
wait-combat = The guns are being laid.
wait-battle = There is a battle on.
wait-retreat = The beaten are looking for the way out.
wait-agreement = A truce is being considered.
wait-sides = Everyone is remembering whose side they were on.
wait-junta = The Junta is deliberating.
wait-squad = The firing squad awaits a name.
