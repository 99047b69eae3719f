### Last Will: the rule book for players, in the words of a solicitor reading aloud.
### Rules of single cards and jobs repeat their texts.

rules-summary =
    Your uncle has left a fortune to whichever of you is first ruined. Over at most seven rounds you spend, buy houses dear, let them rot and sell them cheap.

    Each round: the offer is dealt and salaries are, alas, paid; everyone takes a plan, which gives cards, errand boys and actions; boys fetch cards and run errands; then, in order, you act. Houses not maintained lose value, and hands are cut to two cards.

    While you own property or hold a job you cannot owe; without either you may go into debt, and at 0 or less you are bankrupt. That round is the last. The lowest total inherits.

    The codicil: you have a job as well, and whoever still has one cannot win. Each round one line of its salary may be covered, by playing a card of its symbol or by an errand; with all lines covered, you are sacked.

## W-1

rules-W-1 = The table
    .intro = Be seated. I shall begin with what lies before you, and what your late uncle has left each of you to be rid of.

rule-W-1-1 = 2 to 5 heirs, at most 7 rounds. Each has a board with 5 places and 2 errand boys, 3 with the expansion.
    .title = Who may sit
rule-W-1-2 = Events, Helpers and Expenses, Properties and Companions are shuffled apart; specials are stacked by crowns, 1 on 2 on 3; two wild companions have places of their own. Discards are open. An empty regular deck is made anew from its discards; if both are empty, its place of the offer stays empty and nobody can name it. Specials have no discards: once played, sold, thrown off, discarded or left, they are out of the game.
    .title = The decks
rule-W-1-3 = Four modifiers, −3, −2, +1 and +3, fall by lot to farm, townhouse, manor and villa.
    .title = The market
rule-W-1-4 = A will is drawn, or chosen by common consent: heirs propose in turn until all agree, and if they never do, it is drawn. It names the money each begins with; with jobs, also how many lines those have.
    .title = The will
rule-W-1-5 = Each heir is dealt 3 Helper or Expense cards and 3 Properties. After the first preparation all choose at once, in secret, two to keep; the other four are discarded.
    .title = First cards
rule-W-1-6 = The first to begin is drawn by lot; then the start passes left each round.
    .title = Who begins
rule-W-1-7 = With 2, 3, 4 and 5 heirs, 7, 8, 8 and 9 cards are offered each round, from decks the board names.
    .title = The offer
## W-2

rules-W-2 = Preparation
    .intro = Each round opens with temptations on offer and, for the unlucky, wages.

rule-W-2-1 = The round’s cards are laid out; with the expansion, a new special on its own place.
    .title = The offer is dealt
rule-W-2-2 = Whoever has a job takes its uncovered lines, in round 1 too: 7 with four lines, 11 with five.
    .title = Salary
## W-3

rules-W-3 = Planning
    .intro = Ruin requires a plan.

rule-W-3-1 = From the starting player clockwise, each takes a free plan: cards, errand boys, actions. From left to right, plans give the order of the round.
    .title = Plans
rule-W-3-2 = In that order each names how many cards from each regular deck, takes them all, then looks. From a deck at most what it and its discards hold; fewer than the plan says only if all four run short.
    .title = Cards
rule-W-3-3 = The base game has 6 plans for 2 or 3 players, 7 for 4 or 5. The expansion has 8 tiles, each on its position, the side drawn by lot once and for all.
    .title = Tiles
rule-W-3-4 = Two players with base plans: before the starting player chooses, the other bars one plan for the round.
    .title = A barred plan
rule-W-3-5 = There are always more plans than players.
    .title = Nobody goes without
## W-4

rules-W-4 = Errands
    .intro = One does not run; one has it run.

rule-W-4-1 = In order each sends one boy; then the second boys go, then the third.
    .title = One boy at a time
rule-W-4-2 = One boy each: every offered card, both wild companions, the Opera (spend 2), the Property Market (put the four modifiers in any arrangement, even the same), in the base game the Extension (one more place). Draw, one card from a deck you name, is open to all, each once a round.
    .title = Where to
rule-W-4-3 = The expansion adds the new special and the Demotion. With 2 to 4 players, Demotion or Extension replaces the Extension; with 5 it is added, and each half is open only while its own space is taken.
    .title = New spaces
rule-W-4-4 = Errands take effect at once; cards go to the hand. A boy may stay at home, and is then lost for the round. Draw is closed when no regular deck has a card.
    .title = At once
rule-W-4-5 = The 2 must be within your means where debt is closed; each Tailor may add. It is no card for any other purpose.
    .title = The Opera
rule-W-4-6 = The Demotion, and that half of the combined space, is closed to whoever has no job; the extension half is not.
    .title = Closed to the idle
## W-5

rules-W-5 = Actions
    .intro = Here the money goes.

rule-W-5-1 = In order, one player’s whole turn after another’s; unused actions are lost. By option all act at once, and decks serve whoever answers first.
    .title = Turns
rule-W-5-2 = Events are the white cards. Choose one mode. Every companion slot is open in either mode, one card of its kind each, for its amount and no further action; then card and companions are discarded.
    .title = White cards
rule-W-5-3 = One action puts a helper, expense or property on a free place. Expenses are activated for their actions, once a round each, in the round they are laid down too. Helpers give privileges.
    .title = Black cards
rule-W-5-4 = One action and a companion card put a token on a slot of a black card on your board: it adds to every later activation or upkeep, and leaves only with the card.
    .title = Tokens
rule-W-5-5 = Any one kind when played; as a token, of that kind for good. In hand it counts to the limit. Played or discarded, it returns to a free place of its own at the next preparation.
    .title = The wild companion
rule-W-5-6 = Buy: 1 action, a free place, price plus modifier. Sell: 1 action, current value plus modifier less bonuses, at least 0. Maintain: 1 action, upkeep plus tokens and bonuses, once a round each. All three in one round are allowed.
    .title = Property
rule-W-5-7 = Companions, cards thrown in and bonuses are optional, each whole or not at all. While you have property or a job, the declared sum may not exceed your money.
    .title = Optional
rule-W-5-8 = Helpers and expenses may be thrown off the board, free, between plays; properties leave only by sale.
    .title = Dismissal
rule-W-5-9 = It is declared whole, then resolved: actions, one sum, one demotion or none, a sale the card allows, discards.
    .title = A play
rule-W-5-10 = They hold from the moment the helper lies there. Each copy counts by itself; “once a round” is per card. They are used between your own plays, only the Tailor’s on errands too, and are always optional.
    .title = Privileges
## W-6

rules-W-6 = Money and debt
    .intro = The law is particular about who may owe.

rule-W-6-1 = While you own property or have a job you may neither go below 0 nor be bankrupt. Property is bought with money in hand only.
    .title = Debt is closed
rule-W-6-2 = Losing the last property or the job opens debt at once. With neither, and at 0 or less, you are bankrupt, for good; you finish the round, deeper if you can.
    .title = Debt is open
## W-7

rules-W-7 = End of the round
    .intro = Houses decay, hands are cleared.

rule-W-7-1 = Each townhouse, manor or villa not maintained this round falls one space, never past the bottom. Farms never fall.
    .title = Houses fall
rule-W-7-2 = All at once discard down to 2 cards. Boys, plans and offer are cleared; untaken specials leave the game, wild companions stay.
    .title = Two cards
## W-8

rules-W-8 = The end
    .intro = I close the file.

rule-W-8-1 = After the round in which someone is bankrupt, or after the seventh.
    .title = When it ends
rule-W-8-2 = Whoever still has a job takes one more salary first.
    .title = The last salary
rule-W-8-3 =
    Whoever still has a job cannot win: everyone without one ranks before everyone with one. Among those without a job, and then among those with one, the lowest total counts: money, a debt being less than nothing, and each property at its present value plus modifier, at least 0 (a dual house at the lower). Helpers add nothing here.
    Ties: the bankrupt first, then the plan further left in the last round. The inheritance is never shared.
    Should everybody still have a job, the lowest total inherits all the same: somebody must. With the setting of W-11.5 off, jobs make no difference here but for the last salary.
    .title = Who inherits
## W-9

rules-W-9 = Jobs
    .intro = The codicil. Nobody inherits while gainfully employed without regretting it.

rule-W-9-1 = Each heir is dealt one job of the set the will names, openly. Each line has a symbol and an amount.
    .title = Employment
rule-W-9-2 = At most one a round, errands and actions together; always optional; of several lines you pick one.
    .title = Demotions
rule-W-9-3 = A white card when played; a black one only when laid down, a property when bought, a dual house only as the type paid for. Only the top left symbol counts.
    .title = By card
rule-W-9-4 = Played with a white card, or to place a token. The wild one counts as its own symbol or as the kind it is played as; others never match the wild symbol.
    .title = By companion
rule-W-9-5 = The Demotion, or the combined space used so: any line. The Opera: a theatre line.
    .title = By errand
rule-W-9-6 = The Breeders’ Fair itself (the companions played with it may), cards thrown into the Wine-Tasting Cruise, the Stocked Farm’s free horse, any sale, upkeep, fall, activation or privilege.
    .title = Never
rule-W-9-7 = With all lines covered the job is discarded at once. From the next payment on, you pay as one without a job.
    .title = Sacked
rule-W-9-8 = Where everyone has a job, a game lasts at least 4 or 5 rounds.
    .title = Patience
rule-W-9-9 = A Clerk (1, 1, 2, 3) whose farm line is covered takes 4 at the start of the round.
    .title = An example
rule-W-9-J401 = { J401.text }
    .title = { J401 }
rule-W-9-J402 = { J402.text }
    .title = { J402 }
rule-W-9-J403 = { J403.text }
    .title = { J403 }
rule-W-9-J404 = { J404.text }
    .title = { J404 }
rule-W-9-J405 = { J405.text }
    .title = { J405 }
rule-W-9-J406 = { J406.text }
    .title = { J406 }
rule-W-9-J407 = { J407.text }
    .title = { J407 }
rule-W-9-J408 = { J408.text }
    .title = { J408 }
rule-W-9-J409 = { J409.text }
    .title = { J409 }
rule-W-9-J410 = { J410.text }
    .title = { J410 }
rule-W-9-J501 = { J501.text }
    .title = { J501 }
rule-W-9-J502 = { J502.text }
    .title = { J502 }
rule-W-9-J503 = { J503.text }
    .title = { J503 }
rule-W-9-J504 = { J504.text }
    .title = { J504 }
rule-W-9-J505 = { J505.text }
    .title = { J505 }
rule-W-9-J506 = { J506.text }
    .title = { J506 }
rule-W-9-J507 = { J507.text }
    .title = { J507 }
rule-W-9-J508 = { J508.text }
    .title = { J508 }
rule-W-9-J509 = { J509.text }
    .title = { J509 }
rule-W-9-J510 = { J510.text }
    .title = { J510 }
## W-10

rules-W-10 = Cards
    .intro = An inventory, read in full, as I am paid to.

rule-W-10-1 = 1-crown on 2-crown, apart from the base specials; only by the errand on their place.
    .title = New specials
rule-W-10-2 = Engagement Ring, Wedding, Wedding Gift, Bachelor Party: 1 action each, or 2 to 4 of different names as one play for 1 action, each with its own companions and bonuses. Two rings and a gift: a ring and the gift together, the other ring by another action.
    .title = Weddings
rule-W-10-3 = For each wedding card you play, alone or in a set, you may spend 1 more.
    .title = The Wedding Planner
rule-W-10-4 = The type is chosen at purchase; afterwards it is whichever you prefer at each sale, upkeep and at the end, never both. Each Gardener adds once per upkeep.
    .title = Dual houses
rule-W-10-5 = Kennel Townhouse and Party Villa fall 2 when not maintained while their slot holds a token. Each slot of the Country Farm takes a dog or a horse. The Stocked Farm comes with a horse.
    .title = Odd property
rule-W-10-6 = Throw in any number of cards whose corner shows the boat or the dinner symbol: 1 more each, and no more for a card that shows both. The Sea Dog adds once, for the Cruise.
    .title = The Wine-Tasting Cruise
rule-W-10-7 = Every Waiter, Coachman, Sea Dog and Wedding Planner you have may add, each once; one demotion on a line of any of the four symbols.
    .title = The four-symbol Wedding
rule-W-10-8 = After paying you may sell one property without another action, modifiers ignored; Estate Agents still apply.
    .title = The High-Stakes Card Game
rule-W-10-9 = Once a round, between two plays: name a mix of 6 cards, take them, keep 1, discard 5 openly.
    .title = The Society Secretary
rule-W-10-E01 = { E01.text }
    .title = { E01 }
rule-W-10-E02 = { E02.text }
    .title = { E02 }
rule-W-10-E03 = { E03.text }
    .title = { E03 }
rule-W-10-E04 = { E04.text }
    .title = { E04 }
rule-W-10-E05 = { E05.text }
    .title = { E05 }
rule-W-10-E06 = { E06.text }
    .title = { E06 }
rule-W-10-E07 = { E07.text }
    .title = { E07 }
rule-W-10-E08 = { E08.text }
    .title = { E08 }
rule-W-10-E09 = { E09.text }
    .title = { E09 }
rule-W-10-E10 = { E10.text }
    .title = { E10 }
rule-W-10-E11 = { E11.text }
    .title = { E11 }
rule-W-10-E12 = { E12.text }
    .title = { E12 }
rule-W-10-E13 = { E13.text }
    .title = { E13 }
rule-W-10-E14 = { E14.text }
    .title = { E14 }
rule-W-10-E15 = { E15.text }
    .title = { E15 }
rule-W-10-E16 = { E16.text }
    .title = { E16 }
rule-W-10-H01 = { H01.text }
    .title = { H01 }
rule-W-10-H02 = { H02.text }
    .title = { H02 }
rule-W-10-H03 = { H03.text }
    .title = { H03 }
rule-W-10-H04 = { H04.text }
    .title = { H04 }
rule-W-10-H05 = { H05.text }
    .title = { H05 }
rule-W-10-H06 = { H06.text }
    .title = { H06 }
rule-W-10-H07 = { H07.text }
    .title = { H07 }
rule-W-10-H08 = { H08.text }
    .title = { H08 }
rule-W-10-H09 = { H09.text }
    .title = { H09 }
rule-W-10-H10 = { H10.text }
    .title = { H10 }
rule-W-10-H11 = { H11.text }
    .title = { H11 }
rule-W-10-H12 = { H12.text }
    .title = { H12 }
rule-W-10-X01 = { X01.text }
    .title = { X01 }
rule-W-10-X02 = { X02.text }
    .title = { X02 }
rule-W-10-X03 = { X03.text }
    .title = { X03 }
rule-W-10-X04 = { X04.text }
    .title = { X04 }
rule-W-10-X05 = { X05.text }
    .title = { X05 }
rule-W-10-X06 = { X06.text }
    .title = { X06 }
rule-W-10-X07 = { X07.text }
    .title = { X07 }
rule-W-10-F01 = { F01.text }
    .title = { F01 }
rule-W-10-F02 = { F02.text }
    .title = { F02 }
rule-W-10-F03 = { F03.text }
    .title = { F03 }
rule-W-10-F04 = { F04.text }
    .title = { F04 }
rule-W-10-F05 = { F05.text }
    .title = { F05 }
rule-W-10-T01 = { T01.text }
    .title = { T01 }
rule-W-10-T02 = { T02.text }
    .title = { T02 }
rule-W-10-T03 = { T03.text }
    .title = { T03 }
rule-W-10-M01 = { M01.text }
    .title = { M01 }
rule-W-10-M02 = { M02.text }
    .title = { M02 }
rule-W-10-M03 = { M03.text }
    .title = { M03 }
rule-W-10-V01 = { V01.text }
    .title = { V01 }
rule-W-10-V02 = { V02.text }
    .title = { V02 }
rule-W-10-V03 = { V03.text }
    .title = { V03 }
rule-W-10-C01 = { C01.text }
    .title = { C01 }
rule-W-10-C02 = { C02.text }
    .title = { C02 }
rule-W-10-C03 = { C03.text }
    .title = { C03 }
rule-W-10-C04 = { C04.text }
    .title = { C04 }
rule-W-10-W01 = { W01.text }
    .title = { W01 }
rule-W-10-S01 = { S01.text }
    .title = { S01 }
rule-W-10-S02 = { S02.text }
    .title = { S02 }
rule-W-10-S03 = { S03.text }
    .title = { S03 }
rule-W-10-S04 = { S04.text }
    .title = { S04 }
rule-W-10-S05 = { S05.text }
    .title = { S05 }
rule-W-10-S06 = { S06.text }
    .title = { S06 }
rule-W-10-S07 = { S07.text }
    .title = { S07 }
rule-W-10-S08 = { S08.text }
    .title = { S08 }
rule-W-10-S09 = { S09.text }
    .title = { S09 }
rule-W-10-S10 = { S10.text }
    .title = { S10 }
rule-W-10-S11 = { S11.text }
    .title = { S11 }
rule-W-10-S12 = { S12.text }
    .title = { S12 }
rule-W-10-S13 = { S13.text }
    .title = { S13 }
rule-W-10-S14 = { S14.text }
    .title = { S14 }
rule-W-10-S15 = { S15.text }
    .title = { S15 }
rule-W-10-S16 = { S16.text }
    .title = { S16 }
rule-W-10-S17 = { S17.text }
    .title = { S17 }
rule-W-10-GE1 = { GE1.text }
    .title = { GE1 }
rule-W-10-GE2 = { GE2.text }
    .title = { GE2 }
rule-W-10-GE3 = { GE3.text }
    .title = { GE3 }
rule-W-10-GH1 = { GH1.text }
    .title = { GH1 }
rule-W-10-GP1 = { GP1.text }
    .title = { GP1 }
rule-W-10-GP2 = { GP2.text }
    .title = { GP2 }
rule-W-10-GP3 = { GP3.text }
    .title = { GP3 }
rule-W-10-GP4 = { GP4.text }
    .title = { GP4 }
rule-W-10-GP5 = { GP5.text }
    .title = { GP5 }
rule-W-10-GP6 = { GP6.text }
    .title = { GP6 }
rule-W-10-GS1 = { GS1.text }
    .title = { GS1 }
rule-W-10-GS2 = { GS2.text }
    .title = { GS2 }
rule-W-10-GS3 = { GS3.text }
    .title = { GS3 }
rule-W-10-GS4 = { GS4.text }
    .title = { GS4 }
rule-W-10-GS5 = { GS5.text }
    .title = { GS5 }
rule-W-10-GS6 = { GS6.text }
    .title = { GS6 }
rule-W-10-GS7 = { GS7.text }
    .title = { GS7 }
## W-11

rules-W-11 = Variants
    .intro = Arrangements the heirs may make among themselves.

rule-W-11-1 = Wills of the base game; the Demotion is ignored, the combined space only extends (with 5 players once the Extension is taken), the Opera only spends.
    .title = Without jobs
rule-W-11-2 = Named seats get a job; the others begin with 15 (four lines) or 30 (five) more and count as sacked.
    .title = Jobs as a handicap
rule-W-11-3 = The plans of the base game on the new board, with at most two boys.
    .title = Base plans
rule-W-11-4 = Without the expansion.
    .title = The base game
rule-W-11-5 =
    Before the reading you may agree on five things; the first named applies unless you do.
    The Property Market: the four modifiers are laid in any order, or two of them change places.
    The Demotion-or-Extension space: with 5 players each half opens once its own space is taken, with fewer both are open; or both are always open; or it is there with 5 players only, and with fewer there are a Demotion and an Extension in its stead.
    Two players with base plans: each round one plan is barred, or none is.
    Actions: one heir after another, or all together.
    Whoever still has a job cannot win (W-8.3); or jobs do not matter for the ranking, only the last salary is paid.
    .title = Settings
