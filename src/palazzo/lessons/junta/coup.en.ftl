title = A coup, for beginners
about = Barracks, five buildings, and the question who was for whom.

square = The budget was a scandal and the square is full. That is a <b>pretext</b>: until the year ends, whoever commands troops may begin a coup. You command the { $brigade1 }.

centres = Five buildings make a government: palace, parliament, central bank, radio and railway station. Who holds <b>three of them</b> at the end has won; the loser’s friends will say they never knew him.

march = Your six units wait in the { $CA1 }. The first to move is the <b>Rebel Leader</b>. History likes a first name.
    .do = Choose the { $CA1 }: your troops move
    .wrong = The troops, General. They have been polishing their boots since Tuesday.

units = A turn moves units out of <b>one</b> space, one step. Send some, or all; who stays behind guards the soup.
    .do = Send your troops one step out, then confirm

tip = Six phases of this, and then everyone declares <em>openly</em> which side he was on all along. My tip: a coup is won at the table, not on the map: <b>count your friends before your rifles</b>.
