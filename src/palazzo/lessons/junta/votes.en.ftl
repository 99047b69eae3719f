title = Votes, and a government of friends
about = Where votes come from, and how a President makes himself needed.

chair = The chair is yours, Mr President. You have no votes of your own to speak of; nobody has. Votes come from <b>cards</b> and from <b>offices</b>, and both can be bought.

friends = The { $I06 } would like to be your friends. <b>Influence</b> laid on the table votes for you in every ballot, as long as you live.
    .do = Lay the { $I06 } on the table
    .wrong = First the friends, Mr President. They are standing in the rain.

appoint = One or two offices to each family. A brigade can <b>march on you</b>, the { $interior } can have you shot: choose people who hate each other.
    .do = Hand out the offices, swear them in

aid = The government stands, and eight notes have arrived: <b>for your eyes only</b>. Nobody knows what you drew. They will ask; you will sigh.

tip = My tip: give the police to somebody who needs you, and the brigades to two who do not speak to each other. <em>A grateful minister is a minister you have not read carefully.</em>
