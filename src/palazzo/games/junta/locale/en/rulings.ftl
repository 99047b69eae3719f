### Junta: where the rulebook is silent or says two things, how we decided, with its sentence (`.book`).

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
