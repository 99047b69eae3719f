### Junta: where the rulebook is silent or says two things, how we decided, with its sentence (`.book`).

ruling-J-14-1 = Ten offers a player in each phase, in an election and in each phase of a coup; they lapse with it. Talk is free: only what is put on paper is counted, so that a game ends.
    .book = Players may also withdraw to strike secret deals, but should not take too long about it.
