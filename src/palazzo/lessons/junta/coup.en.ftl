title = A coup, for beginners
about = Barracks, five buildings, and the question who was for whom.

square = The budget was a scandal and the square is full. That is a <b>pretext</b>: until the year ends, whoever commands troops may begin a coup. You command the { $brigade1 }.

centres = Five buildings make a government: palace, parliament, central bank, radio and railway station. Who holds <b>three of them</b> at the end has won; the loser’s friends will say they never knew him.

march = Your six units wait in the { $CA1 }. The first to move is the <b>Rebel Leader</b>. History likes a first name.
    .do = Choose the { $CA1 }: your troops move
    .wrong = The troops, General. They have been polishing their boots since Tuesday.

units = A turn moves units out of <b>one</b> space, one step. Send all six into the { $PS1 }: one policeman is in, and he answers to { $s2 }.
    .do = Send all six units to the { $PS1 }
    .wrong = A broad front is for parades, General. All six, and all to the { $PS1 }.

fire = Two flags in one house: now you may shoot. In this first phase <b>whoever fires is a rebel</b>; who wants to stay loyal must put up with it, which { $s2 } does.
    .do = Open fire at the { $PS1 }
    .wrong = They are playing cards in there, General, and losing. Now or never.

volley = One die for each unit, and <b>every 6 is a hit</b>. Both sides throw at once, three times at the most.
    .do = Fire with all six units
    .wrong = One die is an opinion, General; six are an argument. All of them.

phases = Two sixes: the policeman has left the service, and Parliament lies next door. <b>Six phases</b> like this one follow; then everyone declares aloud which side he was on all along.

tip = What counts are three seats of power when the music stops. My tip: a coup is won at the table, not on the map. <b>Count your friends before your rifles</b>.
