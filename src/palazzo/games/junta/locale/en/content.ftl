### Junta: titles, options, families, offices, places, units, money, phases, cards, words.
### The voice: a radio announcer after the coup. Names and texts are our own; numbers nobody publishes are rulings.
### Offices are said as what they command, so that an office and its units share a name, and nobody has a gender.

## Title and options

game-title = Junta
game-blurb = Foreign aid has landed safely, and so, in a manner of speaking, has the President: all that is left to decide is who carries it to Switzerland.
option-deck = Political cards
    .help = How many cards the deck has. The larger one repeats most of them, and adds a few.
option-deck-64 = 64 cards
    .help = The smaller deck: one of most cards.
option-deck-108 = 108 cards
    .help = The larger deck: more assassins, more bribes, more of everything.
option-host = Host
    .help = Who opens the first election, and is consoled with a banknote for every tie in it.
option-host-random = Drawn by lot
    .help = Any seat, with equal probability; the lottery is state-run, but this draw is honest.
option-time_limit = Seconds for a decision
    .help = Whoever takes longer gives the quiet answer: abstain, pass, stay at home. 0 means no limit.
option-headquarters_only = Coups only from Headquarters
    .help = A coup needs both a pretext and a leader who chose Headquarters; otherwise either will do. A pretext that a card brings with it counts.
option-length = Length
    .help = How long the foreign aid lasts, and with it the game.
option-length-normal = Normal
    .help = Spent notes are gone; the game ends when eight notes cannot be drawn.
option-length-shorter = Shorter
    .help = After every coup the top four notes of the aid are lost as well.
option-length-longer = Longer
    .help = Spent notes go back into the aid and are drawn again, without limit or up to one.
option-refills = Notes that come back
    .help = In a longer game, how many spent notes go back into the aid before the others are lost for good. 0 means all of them, however long it takes.
option-personal_vote = A vote for every voter
    .help = Everyone who may vote has one vote of their own in every ballot, the first election included.
option-tie_limit = Ties before it is settled
    .help = After so many tied elections the tied candidate nearest clockwise from the old President takes office. 0 means never: elections are held until somebody wins, and whoever does not care gives way after two ties.
option-loser_pays = The fallen President pays
    .help = When rebels win, the cash of the fallen President goes to the new one.

## Families

cigar = House of the Cigar
    .the = the House of the Cigar
car = House of the Motor-car
    .the = the House of the Motor-car
watch = House of the Watch
    .the = the House of the Watch
glass = House of the Glass
    .the = the House of the Glass
diamond = House of the Diamond
    .the = the House of the Diamond
spectacles = House of the Spectacles
    .the = the House of the Spectacles
feathers = House of the Crossed Feathers
    .the = the House of the Crossed Feathers

## Offices; the brigades and the Police are units too

president = President
    .the = the President
    .to = to the President
    .of = of the President
    .at = at the President
    .from = from the President
    .short = President
interior = Ministry of the Interior
    .the = the Ministry of the Interior
    .to = to the Ministry of the Interior
    .of = of the Ministry of the Interior
    .at = at the Ministry of the Interior
    .from = from the Ministry of the Interior
    .short = Interior
brigade1 = 1st Brigade
    .the = the 1st Brigade
    .to = to the 1st Brigade
    .of = of the 1st Brigade
    .at = at the 1st Brigade
    .from = from the 1st Brigade
    .short = 1st Brig.
brigade2 = 2nd Brigade
    .the = the 2nd Brigade
    .to = to the 2nd Brigade
    .of = of the 2nd Brigade
    .at = at the 2nd Brigade
    .from = from the 2nd Brigade
    .short = 2nd Brig.
brigade3 = 3rd Brigade
    .the = the 3rd Brigade
    .to = to the 3rd Brigade
    .of = of the 3rd Brigade
    .at = at the 3rd Brigade
    .from = from the 3rd Brigade
    .short = 3rd Brig.
admiral = Admiralty
    .the = the Admiralty
    .to = to the Admiralty
    .of = of the Admiralty
    .at = at the Admiralty
    .from = from the Admiralty
    .short = Admiralty
air = Air Command
    .the = the Air Command
    .to = to the Air Command
    .of = of the Air Command
    .at = at the Air Command
    .from = from the Air Command
    .short = Air

## Units and guns

guards = Presidential Guard
    .the = the Presidential Guard
    .to = to the Presidential Guard
    .of = of the Presidential Guard
    .at = at the Presidential Guard
    .from = from the Presidential Guard
    .short = Guards
police = Police
    .the = the Police
    .to = to the Police
    .of = of the Police
    .at = at the Police
    .from = from the Police
    .short = Police
secret-police = Secret Police
    .the = the Secret Police
    .to = to the Secret Police
    .of = of the Secret Police
    .at = at the Secret Police
    .from = from the Secret Police
    .short = Secret P.
marines = Marines
    .the = the Marines
    .to = to the Marines
    .of = of the Marines
    .at = at the Marines
    .from = from the Marines
    .short = Marines
paratroops = Paratroops
    .the = the Paratroops
    .to = to the Paratroops
    .of = of the Paratroops
    .at = at the Paratroops
    .from = from the Paratroops
    .short = Paras
bank_guards = Bank Guards
    .the = the Bank Guards
    .to = to the Bank Guards
    .of = of the Bank Guards
    .at = at the Bank Guards
    .from = from the Bank Guards
    .short = Bank G.
private_security = Private Security
    .the = Private Security
    .to = to Private Security
    .of = of Private Security
    .at = at Private Security
    .from = from Private Security
    .short = Security
christian_militia = Cathedral Militia
    .the = the Cathedral Militia
    .to = to the Cathedral Militia
    .of = of the Cathedral Militia
    .at = at the Cathedral Militia
    .from = from the Cathedral Militia
    .short = Militia
helicopter = Helicopter
    .the = the Helicopter
    .to = to the Helicopter
    .of = of the Helicopter
    .at = at the Helicopter
    .from = from the Helicopter
    .short = Helicopter
students = Students
    .the = the Students
    .to = to the Students
    .of = of the Students
    .at = at the Students
    .from = from the Students
    .short = Students
rioters = Rioters
    .the = the Rioters
    .to = to the Rioters
    .of = of the Rioters
    .at = at the Rioters
    .from = from the Rioters
    .short = Rioters
strikers = Strikers
    .the = the Strikers
    .to = to the Strikers
    .of = of the Strikers
    .at = at the Strikers
    .from = from the Strikers
    .short = Strikers
demonstrators = Demonstrators
    .the = the Demonstrators
    .to = to the Demonstrators
    .of = of the Demonstrators
    .at = at the Demonstrators
    .from = from the Demonstrators
    .short = Demonstr.
gunboat = Gunboat
    .the = the gunboat
    .to = to the gunboat
    .of = of the gunboat
    .at = at the gunboat
    .from = from the gunboat
    .short = Gunboat
air_strike = Air strike
    .the = an air strike
    .to = to an air strike
    .of = of an air strike
    .at = at an air strike
    .from = from an air strike
    .short = Air strike

## The capital: the five seats of power

PAL = Presidential Palace
    .the = the Presidential Palace
    .to = to the Presidential Palace
    .of = of the Presidential Palace
    .at = at the Presidential Palace
    .from = from the Presidential Palace
    .short = Palace
    .text = Next to: { $PLZ }, { $PS2 }, { $VIL }.
PAR = Parliament
    .the = Parliament
    .to = to Parliament
    .of = of Parliament
    .at = in Parliament
    .from = from Parliament
    .short = Parliament
    .text = Next to: { $CAT }, { $PLZ }, { $PS1 }, { $UNI }.
BAN = Central Bank
    .the = the Central Bank
    .to = to the Central Bank
    .of = of the Central Bank
    .at = at the Central Bank
    .from = from the Central Bank
    .short = Bank
    .text = Next to: { $BOR }, { $PLZ }, { $PS3 }.
RAD = Radio Station
    .the = the Radio Station
    .to = to the Radio Station
    .of = of the Radio Station
    .at = at the Radio Station
    .from = from the Radio Station
    .short = Radio
    .text = Next to: { $COL }, { $PS2 }, { $UNI }.
FER = Railway Station
    .the = the Railway Station
    .to = to the Railway Station
    .of = of the Railway Station
    .at = at the Railway Station
    .from = from the Railway Station
    .short = Railway
    .text = Next to: { $IND }, { $MER }, { $MOL }, { $PS3 }.

## The capital: barracks and police stations

CA1 = 1st Brigade Barracks
    .the = the 1st Brigade Barracks
    .to = to the 1st Brigade Barracks
    .of = of the 1st Brigade Barracks
    .at = in the 1st Brigade Barracks
    .from = from the 1st Brigade Barracks
    .short = Barracks 1
    .text = Next to: { $BAR }, { $OPE }, { $PS1 }, { $UNI }.
CA2 = 2nd Brigade Barracks
    .the = the 2nd Brigade Barracks
    .to = to the 2nd Brigade Barracks
    .of = of the 2nd Brigade Barracks
    .at = in the 2nd Brigade Barracks
    .from = from the 2nd Brigade Barracks
    .short = Barracks 2
    .text = Next to: { $COL }, { $PS2 }, { $VIL }.
CA3 = 3rd Brigade Barracks
    .the = the 3rd Brigade Barracks
    .to = to the 3rd Brigade Barracks
    .of = of the 3rd Brigade Barracks
    .at = in the 3rd Brigade Barracks
    .from = from the 3rd Brigade Barracks
    .short = Barracks 3
    .text = Next to: { $BOR }, { $IND }, { $PS3 }.
PS1 = West Police Station
    .the = the West Police Station
    .to = to the West Police Station
    .of = of the West Police Station
    .at = at the West Police Station
    .from = from the West Police Station
    .short = Police West
    .text = Next to: { $CA1 }, { $CAT }, { $OPE }, { $PAR }, { $UNI }.
PS2 = North Police Station
    .the = the North Police Station
    .to = to the North Police Station
    .of = of the North Police Station
    .at = at the North Police Station
    .from = from the North Police Station
    .short = Police North
    .text = Next to: { $CA2 }, { $COL }, { $PAL }, { $RAD }, { $VIL }.
PS3 = East Police Station
    .the = the East Police Station
    .to = to the East Police Station
    .of = of the East Police Station
    .at = at the East Police Station
    .from = from the East Police Station
    .short = Police East
    .text = Next to: { $BAN }, { $BOR }, { $CA3 }, { $FER }, { $IND }.
PS4 = South Police Station
    .the = the South Police Station
    .to = to the South Police Station
    .of = of the South Police Station
    .at = at the South Police Station
    .from = from the South Police Station
    .short = Police South
    .text = Next to: { $BAR }, { $CAT }, { $MER }, { $MOL }, { $OPE }.

## The capital: embassies

AM1 = Embassy of the Great Ally
    .the = the Embassy of the Great Ally
    .to = to the Embassy of the Great Ally
    .of = of the Embassy of the Great Ally
    .at = at the Embassy of the Great Ally
    .from = from the Embassy of the Great Ally
    .short = Great Ally
    .text = Next to: { $BOR }, { $VIL }.
AM2 = Embassy of the Sister Republic
    .the = the Embassy of the Sister Republic
    .to = to the Embassy of the Sister Republic
    .of = of the Embassy of the Sister Republic
    .at = at the Embassy of the Sister Republic
    .from = from the Embassy of the Sister Republic
    .short = Sister Rep.
    .text = Next to: { $COL }, { $UNI }.
AM3 = Embassy of the Confederation
    .the = the Embassy of the Confederation
    .to = to the Embassy of the Confederation
    .of = of the Embassy of the Confederation
    .at = at the Embassy of the Confederation
    .from = from the Embassy of the Confederation
    .short = Confed.
    .text = Next to: { $BAR }, { $MOL }.
AM4 = Embassy of the Kingdom Next Door
    .the = the Embassy of the Kingdom Next Door
    .to = to the Embassy of the Kingdom Next Door
    .of = of the Embassy of the Kingdom Next Door
    .at = at the Embassy of the Kingdom Next Door
    .from = from the Embassy of the Kingdom Next Door
    .short = Kingdom
    .text = Next to: { $IND }, { $MOL }.

## The capital: districts

UNI = University
    .the = the University
    .to = to the University
    .of = of the University
    .at = at the University
    .from = from the University
    .short = University
    .text = Next to: { $AM2 }, { $CA1 }, { $PAR }, { $PS1 }, { $RAD }.
COL = Antenna Hill
    .the = Antenna Hill
    .to = to Antenna Hill
    .of = of Antenna Hill
    .at = on Antenna Hill
    .from = from Antenna Hill
    .short = Antenna Hill
    .text = Next to: { $AM2 }, { $CA2 }, { $PS2 }, { $RAD }.
VIL = Millionaires’ Heights
    .the = Millionaires’ Heights
    .to = to Millionaires’ Heights
    .of = of Millionaires’ Heights
    .at = on Millionaires’ Heights
    .from = from Millionaires’ Heights
    .short = Heights
    .text = Next to: { $AM1 }, { $BOR }, { $CA2 }, { $PAL }, { $PS2 }.
BOR = Lace Curtain District
    .the = the Lace Curtain District
    .to = to the Lace Curtain District
    .of = of the Lace Curtain District
    .at = in the Lace Curtain District
    .from = from the Lace Curtain District
    .short = Lace Curt.
    .text = Next to: { $AM1 }, { $BAN }, { $CA3 }, { $PS3 }, { $VIL }.
CAT = Cathedral Quarter
    .the = the Cathedral Quarter
    .to = to the Cathedral Quarter
    .of = of the Cathedral Quarter
    .at = in the Cathedral Quarter
    .from = from the Cathedral Quarter
    .short = Cathedral
    .text = Next to: { $OPE }, { $PAR }, { $PLZ }, { $PS1 }, { $PS4 }.
PLZ = Revolutions Square
    .the = Revolutions Square
    .to = to Revolutions Square
    .of = of Revolutions Square
    .at = in Revolutions Square
    .from = from Revolutions Square
    .short = The Square
    .text = Next to: { $BAN }, { $CAT }, { $MER }, { $PAL }, { $PAR }.
OPE = Workers’ District
    .the = the Workers’ District
    .to = to the Workers’ District
    .of = of the Workers’ District
    .at = in the Workers’ District
    .from = from the Workers’ District
    .short = Workers
    .text = Next to: { $BAR }, { $CA1 }, { $CAT }, { $PS1 }, { $PS4 }.
MER = Market
    .the = the Market
    .to = to the Market
    .of = of the Market
    .at = at the Market
    .from = from the Market
    .short = Market
    .text = Next to: { $FER }, { $MOL }, { $PLZ }, { $PS4 }.
IND = Factories
    .the = the Factories
    .to = to the Factories
    .of = of the Factories
    .at = at the Factories
    .from = from the Factories
    .short = Factories
    .text = Next to: { $AM4 }, { $CA3 }, { $FER }, { $PS3 }.
BAR = Tin Town
    .the = Tin Town
    .to = to Tin Town
    .of = of Tin Town
    .at = in Tin Town
    .from = from Tin Town
    .short = Tin Town
    .text = Next to: { $AM3 }, { $CA1 }, { $MOL }, { $OPE }, { $PS4 }.
MOL = Docks
    .the = the Docks
    .to = to the Docks
    .of = of the Docks
    .at = at the Docks
    .from = from the Docks
    .short = Docks
    .text = Next to: { $AM3 }, { $AM4 }, { $BAR }, { $FER }, { $MER }, { $PS4 }.

## Beyond the map

PORT = Port
    .the = the Port
    .to = to the Port
    .of = of the Port
    .at = in the Port
    .from = from the Port
    .short = Port
AIRFIELD = Airfield
    .the = the Airfield
    .to = to the Airfield
    .of = of the Airfield
    .at = at the Airfield
    .from = from the Airfield
    .short = Airfield

## Locations of the night

home = Home
    .the = home
    .to = to home
    .of = of home
    .at = at home
    .from = from home
    .short = Home
bank = Bank
    .the = the Bank
    .to = to the Bank
    .of = of the Bank
    .at = at the Bank
    .from = from the Bank
    .short = Bank
headquarters = Headquarters
    .the = Headquarters
    .to = to Headquarters
    .of = of Headquarters
    .at = at Headquarters
    .from = from Headquarters
    .short = HQ
mistress = The Mistress
    .the = the Mistress
    .to = to the Mistress
    .of = of the Mistress
    .at = at the Mistress’s
    .from = from the Mistress
    .short = Mistress
nightclub = Night Club
    .the = the Night Club
    .to = to the Night Club
    .of = of the Night Club
    .at = at the Night Club
    .from = from the Night Club
    .short = Night Club

## Money: the guano, which does not smell

word-1M = 1-million note
    .flavour = One million guanos. The founder of the Republic looks left, where the exit is.
word-2M = 2-million note
    .flavour = Two million guanos. On the back, the Harbour, mortgaged since.
word-3M = 3-million note
    .flavour = Three million guanos. Printed abroad, spent abroad, seldom seen in between.
word-currency = guano
word-millions = million guanos

## Phases of the year and of a coup

phase1 = phase 1, the Post
    .short = Post
phase2 = phase 2, the Government
    .short = Government
phase3 = phase 3, Foreign Aid
    .short = Aid
phase4 = phase 4, the Budget
    .short = Budget
phase5 = phase 5, the Night
    .short = Night
phase6 = phase 6, the Assassinations
    .short = Assassinations
phase7 = phase 7, the Bank
    .short = Bank
phase8 = phase 8, the Coup
    .short = Coup
phase9 = phase 9, the Aftermath
    .short = Aftermath
rebellion = the Rebellion phase
    .short = Rebellion
coup1 = coup phase 1
    .short = Coup 1
coup2 = coup phase 2
    .short = Coup 2
coup3 = coup phase 3
    .short = Coup 3
coup4 = coup phase 4
    .short = Coup 4
coup5 = coup phase 5
    .short = Coup 5
coup6 = coup phase 6
    .short = Coup 6

## Kinds of card

kind-influence = Influence
kind-vote = Vote
kind-donation = Secret Donation
kind-assassin = Assassin
kind-bribe = Bribe
kind-event = Event

## Cards: Influence

I01 = The Archbishop’s Friendship
    .text = Lay it in play: 10 votes in every ballot, as one block.
    .flavour = Votes are secret, but Someone sees them all, and His Excellency keeps the register.
I02 = People of Good Standing
    .text = Lay it in play: 8 votes in every ballot, as one block.
    .flavour = Against all change, and against whatever comes after it.
I03 = The Bankers’ Club
    .text = Lay it in play: 7 votes in every ballot, as one block. Each turn it pays 1 million of the cost of one of your Assassin or Bribe cards; unused, this credit is gone at the end of the turn.
    .flavour = They lend umbrellas in fine weather, and revolvers in foul.
I04 = Party of Divine Patience
    .text = Lay it in play: 5 votes in every ballot, as one block; 10 while you also have “{ I01 }” in play.
    .flavour = Its programme is not of this world, nor is its treasurer.
I05 = Party of the Radiant Dawn
    .text = Lay it in play: 5 votes in every ballot, as one block; 10 while you also have “{ I06 }” in play.
    .flavour = The dawn has been confirmed, and postponed until the evening.
I06 = Brotherhood of the Overall
    .text = Lay it in play: 5 votes in every ballot, as one block.
    .flavour = United they stand, from eight to noon and from two to six.
I07 = League of the Hoe
    .text = Lay it in play: 3 votes in every ballot, as one block.
    .flavour = They ask for land, and are given a speech about it.
I08 = The Permanent Assembly
    .text = Lay it in play: 3 votes in every ballot, as one block.
    .flavour = Students, in session since spring; the motion to adjourn is down for debate.
I09 = The Academy of Everything
    .text = Lay it in play: 3 votes in every ballot, as one block; 6 while you also have “{ I08 }” in play.
    .flavour = Forty sages, four hundred opinions, one lunch.
I10 = All at Once Movement
    .text = Lay it in play: 3 votes in every ballot, as one block.
    .flavour = They want everything, immediately, and in writing.
I11 = Friends of the Crown
    .text = Lay it in play: 3 votes in every ballot, as one block. Each turn it pays 1 million of the cost of one of your Assassin or Bribe cards; unused, this credit is gone at the end of the turn. It adds to the credit of “{ I03 }”.
    .flavour = The Republic never had a king, but they miss him.
I12 = The Miraculous Urn
    .text = Lay it in play: no votes of its own, but each Vote card you play counts 1 more.
    .flavour = It is sealed before the vote, so that nothing put in earlier can escape.
I13 = The Free Press
    .text = Lay it in play: 3 votes in every ballot, as one block.
    .flavour = Free of charge, to begin with.

## Cards: Vote

V01 = Voters from the Other Shore
    .text = When you vote: 2 votes in this ballot, as one block; then discard it.
    .flavour = They fled with nothing but a cardboard suitcase and a polling card.
V02 = Import and Export
    .text = When you vote: 3 votes in this ballot, as one block; then discard it.
    .flavour = They pay no duty, but they know theirs.
V03 = Anarchists in Good Order
    .text = When you vote: 2 votes in this ballot, as one block; then discard it.
    .flavour = Against every government: this morning, against the other one.
V04 = A Lorry from the Country
    .text = When you vote: 2 votes in this ballot, as one block; then discard it.
    .flavour = Forty seats, ninety voters, one instruction.
V05 = The Dear Departed
    .text = When you vote: 3 votes in this ballot, as one block; then discard it.
    .flavour = Turnout in the cemetery remains the highest in the Republic.
V06 = The Quiet Majority
    .text = When you vote: 3 votes in this ballot, as one block; then discard it.
    .flavour = They have two rooms, one hat, and a great deal to lose.
V07 = The Correct Line
    .text = When you vote: 2 votes in this ballot, as one block; then discard it.
    .flavour = Eleven members, after the last two purges.
V08 = The Tireless Citizen
    .text = When you vote: 2 votes in this ballot, as one block; then discard it.
    .flavour = He has voted since dawn and his moustache has changed four times.
V09 = Circle of the Glorious Moustache
    .text = When you vote: 3 votes in this ballot, as one block; then discard it.
    .flavour = Every one of them lost a battle; together they won the war memoirs.

## Cards: Secret Donation

D01 = An Envelope under the Door
    .text = At any time you may play cards: take the top face-down note of the aid pile, unseen by the others. If there is none, nothing happens.
    .flavour = The donor wishes to remain anonymous, and to have the road built.

## Cards: Assassin

A01 = The Keen Beginner
    .text = When you declare attempts, for 1 million: an attempt on a player at a location. If the place is right, throw a die: on 4 to 6 it succeeds.
    .flavour = He has his own rifle, and a letter from his mother.
A02 = The Gentleman in Transit
    .text = When you declare attempts, for 1 million, and only if you are neither President nor Minister of the Interior: an attempt on a player at a location. It succeeds if the place is right.
    .flavour = Purpose of visit: other.
A03 = The Man with References
    .text = When you declare attempts, for 2 million: an attempt on a player at a location. It succeeds if the place is right.
    .flavour = Testimonials on request; not all of his clients can be reached.
A04 = He Hears the Radio
    .text = When you declare attempts, free: an attempt on a player at a location. When it is resolved throw a die, even if the place is wrong or the victim dead: on 1 to 3 it succeeds if the place is right; on 4 or 5 nothing happens; on a 6 throw again, and on 4 to 6 he kills you instead, wherever you are (a shield may save you, and your cash goes to nobody).
    .flavour = We only read the weather forecast. We are as surprised as anyone.
A05 = Knight of the Crown
    .text = Only with “{ I11 }” in play, free. Either, when you declare attempts, an attempt on a player at a location, which succeeds if the place is right; or, when an attempt or the Minister would kill you, it saves you from that one.
    .flavour = He kills, or dies, on bended knee; it takes him a while to get up.
A06 = Gentlemen with a Sack
    .text = When you declare attempts, free: burglars visit a player’s house. When it is resolved, if the victim is alive and not at home, they hand you notes of their choice worth at least 2 million, or all they have if that is less; no change is given. It is no assassination, and no shield stops it.
    .flavour = They wiped their feet, left a receipt, and took the dog.

## Cards: Bribe

B01 = A Better Offer
    .text = When an attempt would kill you, or the Minister would have you shot on your return, for 2 million: that one attempt fails.
    .flavour = Nothing personal, said the killer, counting; and indeed it was not.
B02 = Overtime Sheet
    .text = When you declare attempts, for 2 million, and only if you are Minister of the Interior: one more attempt by the secret police, under the same ban at the Bank.
    .flavour = Nights are paid double, widows excluded.
B03 = Coffee for the Constables
    .text = On your movement turn: name a space and how many Police there, under others who are alive and in the country, you want to buy. Pay 1 million for each, then throw a die for each: on 4 to 6 it is yours to the end of the coup, and may move if it has not yet.
    .flavour = The law is equal for all, with a discount for quantity.
B04 = Boots for the 1st Brigade
    .text = On your movement turn: name a space and how many units of the 1st Brigade there, under others who are alive and in the country, you want to buy. Pay 1 million for each, then throw a die for each: on 4 to 6 it is yours to the end of the coup, and may move if it has not yet.
    .flavour = An army marches on its stomach, but prefers to march on its feet.
B05 = Rum for the 2nd Brigade
    .text = On your movement turn: name a space and how many units of the 2nd Brigade there, under others who are alive and in the country, you want to buy. Pay 1 million for each, then throw a die for each: on 4 to 6 it is yours to the end of the coup, and may move if it has not yet.
    .flavour = Morale was low. Now it is horizontal.
B06 = Back Pay for the 3rd Brigade
    .text = On your movement turn: name a space and how many units of the 3rd Brigade there, under others who are alive and in the country, you want to buy. Pay 1 million for each, then throw a die for each: on 4 to 6 it is yours to the end of the coup, and may move if it has not yet.
    .flavour = Fourteen months late, but who is counting? They are.
B07 = Sandwiches for the Masses
    .text = On your movement turn: name a space, a player alive and in the country, and how many pairs of that player’s unarmed units there you want to buy (the last may be a single one). Pay 1 million for each pair, then throw a die for each: on 4 to 6 it is yours to the end of the coup, and may move if it has not yet.
    .flavour = The people demanded bread. Nobody had thought of adding ham.
B08 = Seven Blank Cartridges
    .text = When you are condemned, for 3 million: the firing squad misses. You keep the rest of your cash, and nobody else may be shot.
    .flavour = Seven rifles, seven misses: the Republic applauds its marksmen.

## Cards: Event, for the Chamber and the year

E01 = The Lights Go Out
    .text = Between the two rounds of a ballot: there is no second round, and the votes of the first decide.
    .flavour = Sabotage is excluded. So is the bill.
E02 = Too Hot to Legislate
    .text = Between the two rounds of a ballot: there is no second round, and the votes of the first decide.
    .flavour = The Honourable Members are at the seaside, where the quorum is.
E03 = A Blot on the Minutes
    .text = After a count, before it takes effect: the ballot is void, and voted again from the first round; Vote cards played in it are gone. Once in a ballot.
    .flavour = It may say ayes, it may say noes, it may be coffee.
E04 = A Question of Confidence
    .text = In phase 2 before the appointments, not by the President: an immediate ballot. With at least one yes, and yes on two thirds or more of the votes cast, the President falls, and there is an election as after a resignation.
    .flavour = The Chamber has every confidence in the President’s successor.
E05 = The Other Budget
    .text = When a budget has been rejected, before the Minister decides, not by the President: take the notes of aid the President drew this turn and still has, but one of the President’s choice, and propose a new budget; it is voted on. Passed, it is paid; otherwise the Minister may force it, and if not you keep everything. Once a turn.
    .flavour = Same figures, different pockets.
E06 = A Friendship Ends
    .text = At any time you may play cards: an opponent with Influence in play, even in exile, discards one of it, of their own choice.
    .flavour = They remain on excellent terms, through lawyers.
E07 = The Hour of Reform
    .text = At any time you may play cards, but not during a vote, and only with “{ I04 }” in play: to the end of the turn you cast the votes of all Influence now in play before others whose basic value is 5 or less, at what it is worth to its owners, who cannot cast it.
    .flavour = All shall be changed, so that it may change hands.
E08 = Who Stole the Candlesticks?
    .text = When you vote, and only with “{ I01 }” in play: a block of 5 votes in this ballot and in every other to the end of the turn.
    .flavour = Indignation is unanimous, and the sacristan has a new motor-car.
E09 = A Friend behind the Counter
    .text = At any time you may play cards, and only with “{ I09 }” in play: look in secret at what an opponent has in Switzerland.
    .flavour = Banking secrecy is sacred, like everything else that is for sale.
E10 = Day of the Flag
    .text = At any time you may play cards in phases 1 to 5 and 7, and only with “{ I03 }” in play: the Bank is on holiday for the whole turn.
    .flavour = The flag was designed this morning; its day is today.
E11 = A Strongly Worded Note
    .text = At any time you may play cards: there is a pretext for a coup.
    .flavour = The nations of the world are deeply concerned, in three languages.
E12 = Probably Fireworks
    .text = At any time you may play cards: there is a pretext for a coup.
    .flavour = It is carnival, and the bangs are coming from the right direction.
E13 = Petition with a Poem
    .text = At any time you may play cards: it has no effect whatever. It can still be traded, or looked at mysteriously.
    .flavour = Nine hundred signatures, eleven stanzas, one waste-paper basket.

## Cards: Event, for the coup

C01 = Examinations Abolished
    .text = To start a coup, with its own pretext, or on your movement turn: 6 Students at the University.
    .flavour = By acclamation, and with top marks.
C02 = Everybody Out
    .text = To start a coup, with its own pretext, or on your movement turn: 2 Strikers at the Factories, 2 at the Market, 2 in the Workers’ District.
    .flavour = Even the strike committee has downed tools.
C03 = The Cranes Stand Still
    .text = To start a coup, with its own pretext, or on your movement turn: 4 Strikers at the Docks.
    .flavour = Nothing comes in, nothing goes out, everything disappears as usual.
C04 = The Roofs Are Rattling
    .text = To start a coup, with its own pretext, or on your movement turn: 8 Rioters in Tin Town.
    .flavour = The government has promised water. It has sent the hoses.
C05 = A Spontaneous March
    .text = To start a coup, with its own pretext, or on your movement turn: 6 Demonstrators in Revolutions Square.
    .flavour = Banners printed on Monday; indignation delivered on Thursday.
C06 = Night Shift at the Vault
    .text = To start a coup, with a standing pretext or from Headquarters, or on your movement turn: 2 Bank Guards at the Central Bank.
    .flavour = They guard an empty room with extraordinary zeal.
C07 = Men in Dark Glasses
    .text = To start a coup, with a standing pretext or from Headquarters, or on your movement turn: 2 Private Security on Millionaires’ Heights.
    .flavour = They see nothing, professionally.
C08 = The Choir Is Armed
    .text = To start a coup, with a standing pretext or from Headquarters, or on your movement turn, and only with “{ I01 }” or “{ I04 }” in play: 2 Cathedral Militia in the Cathedral Quarter.
    .flavour = First and second tenors, with bayonets.
C09 = A Helicopter on Instalments
    .text = To start a coup, with a standing pretext or from Headquarters, or on your movement turn: the Helicopter, in a space where you have units, or in any barracks if you have none. It moves two spaces.
    .flavour = Eleven payments are outstanding. The rotor is included.
C10 = No Tomatoes Today
    .text = To start a coup, with its own pretext, or on your movement turn, and only with “{ I07 }” in play: 4 Demonstrators at the Market.
    .flavour = They will be back tomorrow, at a certain speed.
C11 = The Rightful Heir of the Next Valley
    .text = On your movement turn in coup phases 1 to 5: name a brigade. To the end of the next coup phase its units cannot move, change hands or be bribed, whoever commands them; they fight and retreat as usual.
    .flavour = He has a horse, a seal, and an aunt who remembers everything.
C12 = The Provinces Are Burning Again
    .text = In phase 8, not by the President, or on your movement turn in the Rebellion phase or coup phase 1, and only with “{ I07 }” in play: a pretext; and 3 units of a brigade you name that are in its barracks, or as many as there are, leave the map to the end of the coup. By itself it starts no coup.
    .flavour = The situation in the provinces is calm, says the capital; the provinces could not be reached.

## Words

yes = Yes
no = No
rebels = Rebels
    .the = the rebels
    .to = to the rebels
    .of = of the rebels
    .at = with the rebels
    .from = from the rebels
budget = Budget
    .the = the budget
    .of = of the budget
    .at = on the budget
alternative = Other budget
    .the = the other budget
    .of = of the other budget
    .at = on the other budget
confidence = Motion of no confidence
    .the = the motion of no confidence
    .of = of the motion of no confidence
    .at = on the motion of no confidence
election = Election of the President
    .the = the election of the President
    .of = of the election of the President
    .at = for the presidency
office = office vote
personal = personal vote
looting = stolen candlesticks
lunch = closed for lunch
holiday = closed for a national holiday

word-cash = cash
word-account = Swiss account
word-location = location
word-piles = budget piles
word-spent = spent notes
word-office = office
word-choice = vote
word-side = side

## For the clients: headings, facts, piles, what is yours

junta-column-place = Space
junta-column-paper = Business
junta-column-family = Family
junta-column-alive = Alive
junta-column-exile = Exile
junta-column-offices = Offices
junta-column-cousin = Cousin’s
junta-column-votes = Votes of office
junta-column-influence = Influence
junta-column-credits = Credit
junta-column-money = Cash
junta-column-account = Account
junta-column-location = Tonight
junta-column-known = Known cards
junta-column-known_cash = Known cash
junta-column-known_account = Known account
junta-column-units = Units
junta-column-exiles = Exiles
fact-year = { $value ->
    [0] { "" }
   *[other] year { $value }
}
fact-phase = { $value ->
    [0] before the first year
    [1] 1: the Post
    [2] 2: the Government
    [3] 3: Foreign Aid
    [4] 4: the Budget
    [5] 5: the Night
    [6] 6: the Assassinations
    [7] 7: the Bank
    [8] 8: the Coup
   *[9] 9: the Aftermath
}
fact-host = { "" }
fact-president = President { $value }
fact-minister = Interior { $value }
fact-pretext = { $value ->
    [true] a pretext
   *[false] no pretext
}
fact-bank = Bank { $value }
fact-bank_safe = { $value ->
    [true] no secret police at the Bank
   *[false] { "" }
}
fact-occupied = { $value ->
    [true] Police in Parliament
   *[false] { "" }
}
fact-locations_shown = { "" }
fact-reformer = reforms by { $value }
fact-reformed = reformed: { $value }
fact-looters = candlesticks: { $value }
fact-targets = targets: { $value }
fact-condemned = condemned: { $value }
fact-coup = { $value ->
    [0] Rebellion phase
   *[other] coup phase { $value }
}
fact-leader = Leader { $value }
fact-vanguard = { $value } moves first
fact-rebels = rebels: { $value }
fact-siding = for the rebels: { $value }
fact-strikes = air strikes { $value }
fact-frozen = held where they stand: { $value }
fact-announced = { "" }
fact-conducts = safe-conduct: { $value }
fact-verdict = { "" }
pile-spent = Spent notes { $count }
yours-cash = Your cash
    .none = none
yours-account = Your Swiss account
    .none = none
yours-location = Where you are tonight
yours-piles = Your budget piles
