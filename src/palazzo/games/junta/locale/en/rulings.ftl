### Junta: where the rulebook is silent or says two things, how we decided, with its sentence (`.book`).

ruling-J-2-5 = The vote of an office comes on top of those of cards: nobody has one merely for being there. A table may agree on such a personal vote (J-16.4).
    .book = Everyone has an additional vote for each office of government they control.

ruling-J-2-6 = The Vote cards are those cast in the tied election, not those still in hand: of the first election alone the rulebook says that everybody discards everything. The new election begins with nominations.
    .book = In case of a tie, all Vote cards are discarded and there is a second vote.

ruling-J-2-7 = A dead President has no office until then; but the family has a new head at the start of the next turn, as after any killing, and draws, plays and votes with cards.
    .book = This means that the dead player can do nothing until the next assignment of offices. / They can take no action until the start of the next turn.

ruling-J-3-4 = Two things end it sooner: an exile who returns “resumes their previous office”, and another President has another cousin. That nobody gets two brigades binds the appointments, not the cousin.
    .book = The President’s cousin gives up the office only in the next assignment of offices.

ruling-J-6-3 = The attempt counts from its declaration, whether anybody is found at the Bank or not: so the secret police never shoot there twice in a turn either.
    .book = If the secret police carry out an attempt at the Bank, the marker is replaced until the end of the next turn.

ruling-J-6-8 = A target may still declare attempts in their own turn: in the rulebook’s second example each of two has the other killed.
    .book = Who is the target of an assassination cannot play any card, unless the card itself says so.

ruling-J-8-1 = Any player but the President, who would then be a rebel, and can never be one.
    .book = When the pretext is in play, any player may decide to start a coup.

ruling-J-8-2 = Landing the Marines or the Paratroops starts a coup too: it spends no move, but it brings units of an office into the field.
    .book = A player moves the units they control by their office.

ruling-J-9-2 = The list of phases says that in this one only rebels act: so landing, placing units and playing cards of the movement turn count like moving.
    .book = Every player who moves their units or attacks in the Rebellion phase is a rebel. / Rebellion phase (in which only rebels act)

ruling-J-11-2 = A bombardment names one space and one player there, as fire does. Retreats come only after waves of fire, so alone it brings none; where a battle follows, it was part of the same combat, and its kills are losses.
    .book = If two or more players have units left after the three waves of fire, retreats are carried out in order.

ruling-J-11-4 = One die more in all, however many Guards fire.
    .book = They throw an additional die in each wave, but only in the Presidential Palace.

ruling-J-11-6 = Both at once cannot be: they retreat one after another, in the order of the phase. Who goes first takes the free space, and who comes later needs their consent.
    .book = The order of the retreats, which take place simultaneously, is that of play in that phase of the coup.

ruling-J-12-3 = A rebel is who was marked in the coup, and stays one to its end: also who then sided with the President may be shot; a loyal player who joined the rebels at the end may not.
    .book = They may send a rebel player who is not in exile before the firing squad. / Once a player becomes a rebel, they remain one for all the rest of the coup.

ruling-J-12-4 = The rebels who prevailed: who was marked, but sided with the President at the end, has lost with the President and has no vote. Only where no marked rebel is left on the winning side do those who joined it form the Junta, for somebody must.
    .book = Loyal players who declared for the rebels at the end of the coup cannot be part of this Junta.

ruling-J-2-5 = Two votes by office is the most in every vote, elections or not: the reason given holds for all of them.
    .book = Every player may control two offices at the most, and so gets two additional votes at the most.

ruling-J-2-8 = Not in phase 6: the resigner would hand over cash, and a target may give none away. In phase 8 only until somebody begins a coup; in phase 9 a President whom a Junta is replacing has nothing left to resign.
    .book = The President may resign at any moment, except during a coup.

ruling-J-3-7 = A Minister who becomes President leaves the office to the cousin, who has votes and units, no special powers: until the next phase 2 nobody has them.
    .book = In this way the President will control the votes and the units of that office.

ruling-J-5-3 = At any time of the coup at which something is asked, but not in a fight; and once in a phase, so that it ends.
    .book = A player may go into exile during a coup when controlling at least one unit in an embassy.

ruling-J-8-4 = The cards of unarmed crowds say so, those of armed units do not.
    .book = A political card that says “Pretext for the coup” is played.

ruling-J-11-6 = Whoever has units there and only watched has lost the fewest, namely none: those who lost any must go.
    .book = The players who have lost the fewest units in the combat in an area need not retreat … all other players must.

ruling-J-12-4 = Also a Leader who ended on the President’s side, and has no vote in the Junta.
    .book = If there is a tie, the Rebel Leader decides.

ruling-J-14-1 = Ten offers a player in each phase, in an election and in each phase of a coup; they lapse with it. Talk is free: only what is put on paper is counted, so that a game ends.
    .book = Players may also withdraw to strike secret deals, but should not take too long about it.

ruling-J-15-3 = A card shown at the wrong time is handed back with the reason, instead of being lost. To be rid of it, discard it.
    .book = If the card is meant for another moment than the one in which it is used, it is discarded without effect.

ruling-J-16-2 = A card that brings its own pretext puts the marker in play as it is played: that is enough, at Headquarters.
    .book = Besides, the pretext marker must be in play.
