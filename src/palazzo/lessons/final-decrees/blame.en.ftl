title = Blame, and where to leave it
about = What blame is, whose it is, and why the least of it wins.

welcome = Good morning, Minister. Nothing works in this Republic, and for everything that does not work <b>somebody must be to blame</b>. I am the usher; I only show people to their chairs.

goal = This is you, and the red blot is <b>your own blame</b>: 6. There are no other points. When the last decree passes or the cards run out, <em>whoever has the least wins</em>.

desk = You direct the { $NAV }. The ink on its desk is <b>the ministry’s blame</b>: 5, and it belongs to nobody. <em>Until it becomes yours</em>; there are several ways, all of them quick.

parade = Every ministry can do one thing no other can. Yours holds a <b>Parade</b>: you lose 2 blame, the desk loses 4, and the public sees aeroplanes.
    .do = Press the parade on your desk, then once more to hold it
    .wrong = An excellent idea, for later. First the parade, Minister: the aeroplanes are already in the air.

lighter = Your blot has shrunk to 4 and the desk is nearly clean. That was one action. A turn has <b>three</b>, and you may stop sooner.

stop = Two actions are left, but let us see how others work. End your turn and watch { $s1 }: he directs the { $SEC }, and the desk of { $s3 } is <b>full of ink</b>.
    .do = End your turn
    .wrong = Leave that for another day. End your turn: { $s1 } is already sharpening his pencil.

searched = There. { $s1 } has <b>investigated</b>: all the blame on that desk is now { $s3 }’s own. A full desk is a loaded gun, and the trigger is in another room.

turn = Your turn again. It always goes as up here: your desk gets <b>1 blame</b> for turning up, you draw a card, you act three times, and then every decree still on your desk adds 1 more. That is called the <em>backlog</em>, and nobody has ever seen the end of it.

tip = That is the whole game: keep little on yourself, and nothing on your desk <em>when somebody can look</em>. My tip: before you end a turn, see who directs the { $SEC }.
