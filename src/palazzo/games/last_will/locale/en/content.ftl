### Last Will, with Getting Sacked: titles, options, cards, jobs, wills, plans, spaces, words.
### Nearly all figures are re-created; they are not the published ones.
### A solicitor reads aloud, and is paid by the hour.

## Titles and options

game-title = Last Will
game-blurb = I am instructed to inform the assembled nephews that the estate passes to whichever of them is first without a penny. There is, I regret, a codicil concerning employment.
option-sacked = Getting Sacked
    .help = The codicil: jobs to be lost, new plans, a third errand boy, weddings and new cards.
option-sacked-false = The base game
    .help = The will as first drawn up, without its codicil.
option-sacked-true = With the codicil
    .help = Jobs, new plans and new cards.
option-jobs = Jobs
    .help = Who is burdened with employment at the reading of the will.
option-jobs-all = Everyone
    .help = Each heir holds a job and must lose it.
option-jobs-none = Nobody
    .help = The wills of the base game are read; all else of the expansion stays.
option-jobs-handicap = Named seats only
    .help = A job for the more experienced; the others begin with 15 or 30 pounds more and count as sacked.
option-handicap = Seats with a job
    .help = The seats that hold a job when jobs are a handicap.
option-handicap-seats = { $seats_count ->
    [one] Seat { $seats }
   *[other] Seats { $seats }
}
option-plans = Plans
    .help = Which plans are laid out each round.
option-plans-tiles = Tiles
    .help = Eight double-sided tiles, their sides drawn by lot.
option-plans-base = Base plans
    .help = The plans of the base game.
option-will = The last will
    .help = How the table comes by its will.
option-will-drawn = Drawn
    .help = One is drawn by lot.
option-will-chosen = Chosen
    .help = The heirs propose in turn, until all agree; if they never do, one is drawn.
option-market = The Property Market errand
    .help = What the errand does with the four modifiers.
option-market-free = Any arrangement
    .help = All four modifiers are laid anew.
option-market-swap = Swap two
    .help = Two modifiers change places.
option-combined = The Demotion-or-Extension space
    .help = When each half of the space is open.
option-combined-strict = As printed
    .help = With 5 players each half opens once its own space is taken.
option-combined-open = Always open
    .help = Both halves are open from the start.
option-combined-five = With five only
    .help = With 2 to 4 players there are two plain spaces in its stead.
option-block = Barred plan
    .help = Two players, base plans: one plan is barred each round.
option-together = Act together
    .help = All take their actions at once; the decks serve whoever answers first.
option-employed_last = The employed rank last
    .help = Whoever still has a job ranks behind everyone without one, whatever the totals say.

## Events

E01 = Supper in Town
    .text = Event (dinner). 1 action: spend 3. Companions: guest +2, chef +2.
E02 = Gala Dinner
    .text = Event (dinner). 1 action: spend 3; or 2 actions: spend 8. Companions: guest +2, chef +3.
E03 = Banquet
    .text = Event (dinner). 2 actions: spend 7. Companions: guest +2, guest +2, chef +3.
E04 = Garden Party
    .text = Event (dinner). 2 actions: spend 8. Companions: guest +3, dog +2, chef +2.
E05 = Carriage Ride
    .text = Event (carriage). 1 action: spend 3. Companions: horse +2, guest +2.
E06 = Country Outing
    .text = Event (carriage). 1 action: spend 3; or 2 actions: spend 8. Companions: horse +2, dog +3.
E07 = Day at the Races
    .text = Event (carriage). 1 action: spend 4. Companions: horse +3.
E08 = Grand Coach Tour
    .text = Event (carriage). 2 actions: spend 8. Companions: horse +2, horse +2, guest +3.
E09 = Boat Trip
    .text = Event (boat). 1 action: spend 3. Companions: guest +2, dog +2.
E10 = River Cruise
    .text = Event (boat). 1 action: spend 3; or 2 actions: spend 8. Companions: guest +2, chef +3.
E11 = Regatta
    .text = Event (boat). 1 action: spend 5.
E12 = Channel Voyage
    .text = Event (boat). 2 actions: spend 8. Companions: guest +2, chef +3, dog +2.
E13 = Evening at the Theatre
    .text = Event (theatre). 1 action: spend 4. Companions: guest +2.
E14 = Opening Night
    .text = Event (theatre). 1 action: spend 3. Companions: guest +2, horse +3.
E15 = Patron of the Arts
    .text = Event (theatre). 2 actions: spend 9. Companions: guest +2.
E16 = Private Performance
    .text = Event (theatre). 1 action: spend 3; or 2 actions: spend 8. Companions: guest +2, guest +2.
GE1 = Engagement Ring
    .text = Event (wedding). 1 action: spend 4. A wedding card: up to four of different names may be played for 1 action.
GE2 = Wedding Gift
    .text = Event (wedding). 1 action: spend 3. Companions: horse +2. A wedding card: up to four of different names may be played for 1 action.
GE3 = Bachelor Party
    .text = Event (wedding). 1 action: spend 3. Companions: guest +2. A wedding card: up to four of different names may be played for 1 action.

## Helpers and expenses

H01 = Old Friend
    .text = Helper. Once a round, if you can pay it, spend 1: you gain 1 action this turn.
H02 = Gardener
    .text = Helper. Each time you maintain a manor or a villa you may spend 2 more.
H03 = Coachman
    .text = Helper. For each event you play and each expense you activate with the carriage symbol, you may spend 2 more.
H04 = Waiter
    .text = Helper. For each event you play and each expense you activate with the dinner symbol, you may spend 2 more.
H05 = Old Sea Dog
    .text = Helper. For each event you play and each expense you activate with the boat symbol, you may spend 2 more.
H06 = Tailor
    .text = Helper. For each event you play and each expense you activate with the theatre symbol, and each time you take the Opera errand, you may spend 2 more.
H07 = Estate Agent
    .text = Helper. Each time you buy a property you may pay 2 more; each time you sell one you may receive 2 less, though not below 0.
H08 = Stable Master
    .text = Helper. Once a round, without an action: choose any number of horse tokens on your farms and spend 2 for each.
H09 = Kennel Master
    .text = Helper. Once a round, without an action: choose any number of dog tokens on your farms and spend 2 for each.
H10 = Bailiff
    .text = Helper. Once a round maintain a farm without an action; that is its one upkeep of the round.
H11 = Housekeeper
    .text = Helper. Once a round maintain a house without an action; that is its one upkeep of the round.
H12 = Investment Adviser
    .text = Helper. Once a round, without an action: spend 2.
X01 = Box at the Theatre
    .text = Expense (theatre). Activate it once a round for 1 action: spend 3. Companions: guest +2.
X02 = Season Ticket
    .text = Expense (theatre). Activate it once a round for 1 action: spend 4.
X03 = Restaurant Reservation
    .text = Expense (dinner). Activate it once a round for 1 action: spend 3. Companions: guest +2, chef +2.
X04 = Private Carriage
    .text = Expense (carriage). Activate it once a round for 1 action: spend 3. Companions: horse +2, guest +2.
X05 = Private Boat
    .text = Expense (boat). Activate it once a round for 1 action: spend 3. Companions: guest +2, dog +2.
X06 = Gentlemen’s Club
    .text = Expense (dinner). Activate it once a round for 1 action: spend 4.
X07 = Society Ball
    .text = Expense (dinner). Activate it once a round for 2 actions: spend 8. Companions: guest +3, chef +2.
GH1 = Wedding Planner
    .text = Helper. For each wedding card you play, alone or in a set, you may spend 1 more.

## Properties

F01 = Horse Farm
    .text = Farm. Price 15; it never falls. Upkeep 2. Companions: horse +4.
F02 = Stud Farm
    .text = Farm. Price 18; it never falls. Upkeep 2. Companions: horse +3, horse +3.
F03 = Kennels
    .text = Farm. Price 12; it never falls. Upkeep 2. Companions: dog +3.
F04 = Mixed Farm
    .text = Farm. Price 14; it never falls. Upkeep 2. Companions: horse +3, dog +2.
F05 = Hunting Grounds
    .text = Farm. Price 16; it never falls. Upkeep 1. Companions: dog +2, dog +2, horse +3.
T01 = Terraced Townhouse
    .text = Townhouse. Price 10; unmaintained it falls: 10, 8, 6, 4, 2. Upkeep 3.
T02 = Corner Townhouse
    .text = Townhouse. Price 12; unmaintained it falls: 12, 10, 7, 5, 3. Upkeep 3. Companions: guest +2.
T03 = Narrow Townhouse
    .text = Townhouse. Price 9; unmaintained it falls: 9, 7, 5, 3, 1. Upkeep 3. Companions: chef +2.
M01 = Old Manor
    .text = Manor. Price 14; unmaintained it falls: 14, 12, 9, 6, 3. Upkeep 3.
M02 = Country Manor
    .text = Manor. Price 16; unmaintained it falls: 16, 13, 10, 7, 4. Upkeep 3. Companions: guest +2.
M03 = Draughty Manor
    .text = Manor. Price 13; unmaintained it falls: 13, 11, 8, 5, 3. Upkeep 4. Companions: chef +2.
V01 = White Villa
    .text = Villa. Price 18; unmaintained it falls: 18, 15, 12, 8, 4. Upkeep 4.
V02 = Lakeside Villa
    .text = Villa. Price 20; unmaintained it falls: 20, 17, 13, 9, 5. Upkeep 4. Companions: guest +2.
V03 = Terracotta Villa
    .text = Villa. Price 17; unmaintained it falls: 17, 14, 11, 7, 3. Upkeep 5. Companions: chef +2.
GP1 = City Manor
    .text = Townhouse or manor. Price 13; unmaintained it falls: 13, 11, 8, 5, 3. Upkeep 3. Companions: guest +2. Choose its type when you buy it; afterwards it is whichever you prefer.
GP2 = Manor Villa
    .text = Manor or villa. Price 17; unmaintained it falls: 17, 14, 11, 7, 4. Upkeep 4. Choose its type when you buy it; afterwards it is whichever you prefer.
GP3 = Kennel Townhouse
    .text = Townhouse. Price 11; unmaintained it falls: 11, 9, 7, 5, 3, 1. Upkeep 2. Companions: dog +2. While its slot holds a token it falls 2 spaces when not maintained.
GP4 = Party Villa
    .text = Villa. Price 19; unmaintained it falls: 19, 16, 13, 10, 7, 4. Upkeep 4. Companions: guest +2. While its slot holds a token it falls 2 spaces when not maintained.
GP5 = Country Farm
    .text = Farm. Price 15; it never falls. Upkeep 2. Companions: dog or horse +3, dog or horse +3.
GP6 = Stocked Farm
    .text = Farm. Price 18; it never falls. Upkeep 2. Companions: horse +3, dog +2. A horse token is put on it when you buy it, for nothing.

## Companions

C01 = Dog
    .text = A companion for a slot that takes a dog.
C02 = Horse
    .text = A companion for a slot that takes a horse.
C03 = Guest
    .text = A companion for a slot that takes a guest.
C04 = Chef
    .text = A companion for a slot that takes a chef.

## Specials

S01 = Steward
    .text = Helper. Twice a round maintain a farm without an action; that is its one upkeep of the round.
S02 = Breeders’ Fair
    .text = Event. 1 action. Play with it any number of dogs, horses and wild companions and spend 3 for each; you may spend 1 more for each of any number of dog and horse tokens on your whole board. It has no symbol.
S03 = Opera Subscription
    .text = Expense (theatre). Activate it once a round for 1 action: spend 5. Companions: guest +2.
S04 = Haunted Manor
    .text = Manor. Price 18; unmaintained it falls: 18, 14, 10, 6, 2. Upkeep 4. Companions: guest +2.
S05 = Picnic on the Thames
    .text = Event (boat). 1 action: spend 5. Companions: guest +2, dog +2, chef +2.
S06 = Spendthrift Cousin
    .text = Helper. Once a round, if you can pay it, spend 2: you gain 1 action this turn.
S07 = Auctioneer
    .text = Helper. Once a round sell a property without an action, at its modifier.
S08 = Royal Banquet
    .text = Event (dinner). 2 actions: spend 12. Companions: guest +3, chef +3.
S09 = Racing Stable
    .text = Farm. Price 20; it never falls. Upkeep 3. Companions: horse +3, horse +3, horse +3.
S10 = Coach and Four
    .text = Expense (carriage). Activate it once a round for 1 action: spend 5. Companions: horse +2, horse +2.
S11 = Valet
    .text = Helper. Once a round one event, or one whole wedding set, costs you 1 action less, in any mode, though not below 0.
S12 = Palace
    .text = Villa. Price 25; unmaintained it falls: 25, 20, 15, 10, 5. Upkeep 5. Companions: guest +3.
S13 = Grand Ocean Cruise
    .text = Event (boat). 2 actions: spend 14. Companions: guest +3, chef +3, dog +2.
S14 = Command Performance
    .text = Event (theatre). 1 action: spend 8. Companions: guest +3.
S15 = Casino Night
    .text = Event (dinner). 1 action: spend 8. Companions: chef +2.
S16 = Steeplechase Weekend
    .text = Event (carriage). 2 actions: spend 13. Companions: horse +3, horse +3.
S17 = Demolition Foreman
    .text = Helper. Once a round, without an action: one of your houses falls 1 space, never past the bottom. It may fall again at the end of the round.

## New specials

GS1 = Society Secretary
    .text = Helper. Once a round, between two plays: draw 6 cards from the regular decks in any mix, keep 1, discard the other 5 openly.
GS2 = Wine-Tasting Cruise
    .text = Event (boat). 1 action: spend 4. Companions: guest +2. Discard from your hand any number of cards with the boat or the dinner symbol: 1 more for each. They earn no bonus and no demotion.
GS3 = High-Stakes Card Game
    .text = Event (dinner). 1 action: spend 3. Afterwards you may sell one property without another action; modifiers are ignored.
GS4 = Members’ Racecourse Stand
    .text = Expense (carriage). Activate it once a round for 1 action: spend 4. Companions: horse +3.
GS5 = Wedding
    .text = Event (wedding). 1 action: spend 5. Companions: guest +2, chef +2. A wedding card: up to four of different names may be played for 1 action.
GS6 = Wedding (four symbols)
    .text = Event (dinner, carriage, boat, wedding). 1 action: spend 4. Companions: guest +2. A wedding card, by name a Wedding: up to four of different names may be played for 1 action. Every Waiter, Coachman, Old Sea Dog and Wedding Planner may add to it, and it may cover a line of any of its four symbols.
GS7 = Folly Castle
    .text = Villa. Price 24; unmaintained it falls: 24, 19, 14, 9, 4. Upkeep 5. Companions: guest +3.

## Wild companions

W01 = Wild Companion
    .text = Any one companion when played. Once played or discarded, it returns to its place at the start of the next round.

## Jobs

J401 = Clerk
    .text = Salary: theatre 1, dog 1, helper 2, farm 3.
J402 = Governess
    .text = Salary: guest 1, dinner 2, carriage 2, townhouse 2.
J403 = Librarian
    .text = Salary: horse 1, helper 1, boat 2, theatre 3.
J404 = Postmaster
    .text = Salary: chef 1, carriage 2, theatre 2, manor 2.
J405 = Schoolmaster
    .text = Salary: dinner 1, guest 1, farm 2, boat 3.
J406 = Apothecary
    .text = Salary: helper 1, boat 2, dog 2, villa 2.
J407 = Journalist
    .text = Salary: wild companion 1, theatre 1, dinner 2, carriage 3.
J408 = Station Master
    .text = Salary: farm 1, helper 2, horse 2, dinner 2.
J409 = Bookkeeper
    .text = Salary: boat 1, chef 1, townhouse 2, helper 3.
J410 = Curate
    .text = Salary: wedding 1, carriage 2, theatre 2, manor 2.
J501 = Banker
    .text = Salary: villa 1, helper 2, dinner 2, carriage 3, theatre 3.
J502 = Doctor
    .text = Salary: boat 2, chef 2, farm 2, helper 2, dinner 3.
J503 = Barrister
    .text = Salary: dog 1, theatre 2, manor 2, boat 3, dinner 3.
J504 = Architect
    .text = Salary: townhouse 2, carriage 2, guest 2, theatre 2, farm 3.
J505 = Professor
    .text = Salary: horse 1, boat 2, villa 2, helper 3, dinner 3.
J506 = Civil Servant
    .text = Salary: carriage 2, farm 2, chef 2, dinner 2, manor 3.
J507 = Police Inspector
    .text = Salary: wild companion 1, guest 2, townhouse 2, theatre 3, boat 3.
J508 = Factory Manager
    .text = Salary: horse 2, helper 2, manor 2, boat 2, carriage 3.
J509 = Newspaper Editor
    .text = Salary: wedding 1, dog 2, dinner 2, villa 3, farm 3.
J510 = Insurance Director
    .text = Salary: wild companion 1, horse 2, carriage 2, helper 3, townhouse 3.

## Last wills

B70 = Will of 70 pounds
    .text = Each heir receives 70 pounds.
B80 = Will of 80 pounds
    .text = Each heir receives 80 pounds.
B90 = Will of 90 pounds
    .text = Each heir receives 90 pounds.
B100 = Will of 100 pounds
    .text = Each heir receives 100 pounds.
B110 = Will of 110 pounds
    .text = Each heir receives 110 pounds.
B120 = Will of 120 pounds
    .text = Each heir receives 120 pounds.
B130 = Will of 130 pounds
    .text = Each heir receives 130 pounds.
G55-4 = Will of 55 pounds, jobs of 4 lines
    .text = Each heir receives 55 pounds; jobs, for those who are given one, have 4 lines.
G60-4 = Will of 60 pounds, jobs of 4 lines
    .text = Each heir receives 60 pounds; jobs, for those who are given one, have 4 lines.
G65-4 = Will of 65 pounds, jobs of 4 lines
    .text = Each heir receives 65 pounds; jobs, for those who are given one, have 4 lines.
G70-4 = Will of 70 pounds, jobs of 4 lines
    .text = Each heir receives 70 pounds; jobs, for those who are given one, have 4 lines.
G75-4 = Will of 75 pounds, jobs of 4 lines
    .text = Each heir receives 75 pounds; jobs, for those who are given one, have 4 lines.
G70-5 = Will of 70 pounds, jobs of 5 lines
    .text = Each heir receives 70 pounds; jobs, for those who are given one, have 5 lines.
G75-5 = Will of 75 pounds, jobs of 5 lines
    .text = Each heir receives 75 pounds; jobs, for those who are given one, have 5 lines.
G80-5 = Will of 80 pounds, jobs of 5 lines
    .text = Each heir receives 80 pounds; jobs, for those who are given one, have 5 lines.
G90-5 = Will of 90 pounds, jobs of 5 lines
    .text = Each heir receives 90 pounds; jobs, for those who are given one, have 5 lines.
G100-5 = Will of 100 pounds, jobs of 5 lines
    .text = Each heir receives 100 pounds; jobs, for those who are given one, have 5 lines.

## Plans

P23-1 = plan 1: 4 cards, 2 errand boys, 1 action
P23-2 = plan 2: 2 cards, 2 errand boys, 2 actions
P23-3 = plan 3: 0 cards, 2 errand boys, 3 actions
P23-4 = plan 4: 6 cards, 1 errand boy, 2 actions
P23-5 = plan 5: 4 cards, 1 errand boy, 3 actions
P23-6 = plan 6: 2 cards, 1 errand boy, 4 actions
P45-1 = plan 1: 5 cards, 2 errand boys, 1 action
P45-2 = plan 2: 2 cards, 2 errand boys, 2 actions
P45-3 = plan 3: 0 cards, 2 errand boys, 3 actions
P45-4 = plan 4: 7 cards, 2 errand boys, 1 action
P45-5 = plan 5: 4 cards, 1 errand boy, 3 actions
P45-6 = plan 6: 3 cards, 2 errand boys, 3 actions
P45-7 = plan 7: 1 card, 2 errand boys, 4 actions
T25-1a = plan 1: 2 cards, 3 errand boys, 1 action
T25-1b = plan 1: 4 cards, 2 errand boys, 1 action
T25-2a = plan 2: 5 cards, 2 errand boys, 1 action
T25-2b = plan 2: 2 cards, 2 errand boys, 2 actions
T25-3a = plan 3: 0 cards, 2 errand boys, 3 actions
T25-3b = plan 3: 3 cards, 2 errand boys, 2 actions
T25-4a = plan 4: 7 cards, 2 errand boys, 1 action
T25-4b = plan 4: 2 cards, 3 errand boys, 2 actions
T25-5a = plan 5: 4 cards, 1 errand boy, 3 actions
T25-5b = plan 5: 3 cards, 3 errand boys, 2 actions
T25-6a = plan 6: 3 cards, 2 errand boys, 3 actions
T25-6b = plan 6: 6 cards, 2 errand boys, 2 actions
T25-7a = plan 7: 1 card, 2 errand boys, 4 actions
T25-7b = plan 7: 2 cards, 3 errand boys, 3 actions
T25-8a = plan 8: 4 cards, 1 errand boy, 4 actions
T25-8b = plan 8: 5 cards, 2 errand boys, 3 actions
T34-1a = plan 1: 4 cards, 2 errand boys, 1 action
T34-1b = plan 1: 3 cards, 1 errand boy, 2 actions
T34-2a = plan 2: 3 cards, 3 errand boys, 1 action
T34-2b = plan 2: 4 cards, 1 errand boy, 2 actions
T34-3a = plan 3: 6 cards, 2 errand boys, 1 action
T34-3b = plan 3: 1 card, 3 errand boys, 2 actions
T34-4a = plan 4: 1 card, 2 errand boys, 3 actions
T34-4b = plan 4: 6 cards, 1 errand boy, 2 actions
T34-5a = plan 5: 5 cards, 2 errand boys, 2 actions
T34-5b = plan 5: 3 cards, 3 errand boys, 2 actions
T34-6a = plan 6: 3 cards, 2 errand boys, 3 actions
T34-6b = plan 6: 5 cards, 1 errand boy, 3 actions
T34-7a = plan 7: 2 cards, 3 errand boys, 3 actions
T34-7b = plan 7: 7 cards, 2 errand boys, 2 actions
T34-8a = plan 8: 2 cards, 2 errand boys, 4 actions
T34-8b = plan 8: 5 cards, 2 errand boys, 3 actions

## Errand spaces

offer1 = place 1 of the offer
offer2 = place 2 of the offer
offer3 = place 3 of the offer
offer4 = place 4 of the offer
offer5 = place 5 of the offer
offer6 = place 6 of the offer
offer7 = place 7 of the offer
offer8 = place 8 of the offer
offer9 = place 9 of the offer
wild1 = place 1 of the wild companions
wild2 = place 2 of the wild companions
draw = the drawing table
    .text = Draw: one card from a regular deck of your choice; any number of heirs, each once a round.
opera = the Opera
    .text = Spend 2; whoever has a job may cover a theatre line.
market = the Property Market
    .text = Lay the four modifiers anew, or, by option, swap two of them.
extension = the Extension
    .text = One more place on your board.
new-special = New special
    .text = Take the new special that lies there.
demotion = the Demotion
    .text = Cover any line of your job.
combined = the Demotion or Extension
    .text = Cover any line of your job, if you have one, or take one more place.

## Places of a board

p0 = place 1
p1 = place 2
p2 = place 3
p3 = place 4
p4 = place 5
p5 = place 6
p6 = place 7
p7 = place 8
p8 = place 9
p9 = place 10
p10 = place 11
p11 = place 12
p12 = place 13
p13 = place 14
p14 = place 15
p15 = place 16
p16 = place 17
p17 = place 18
p18 = place 19

## Words

theatre = Theatre
dinner = Dinner
carriage = Carriage
boat = Boat
wedding = Wedding
farm = Farm
townhouse = Townhouse
manor = Manor
villa = Villa
dog = Dog
horse = Horse
guest = Guest
chef = Chef
wild = Wild Companion
event = Events
helper = Helpers
property = Properties
companion = Companions
special = Specials
bankrupt = Somebody is bankrupt.
rounds = The seven rounds are over.
word-money = money
word-debt = debt
word-job = job
word-salary = salary
word-board = board
word-hand = hand
word-deck = deck
word-discards = discards
word-offer = offer
word-plan = plan
word-boy = errand boy
word-action = action
word-token = token
word-modifier = modifier
word-upkeep = upkeep
word-value = value
word-sacked = sacked
word-bankrupt = bankrupt
word-nobody = nobody
