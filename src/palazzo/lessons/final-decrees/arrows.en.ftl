title = Arrows, and who runs along them
about = Blame goes down the chain of command; you may go faster.

arrows = The carpets are <b>arrows</b>: from who commands to who obeys. Yours run down to the { $NAV } and the { $HR }. Blame may travel along them, but only <em>downwards</em>, like water and good advice.

load = Your desk holds 7 blame, and five decrees lie on it that will add 5 more tonight. Let your subordinates share the honour.
    .do = Press the ink on your desk, and distribute it
    .wrong = First the blame, while there is still a carpet to send it down.

share = Down the chain it goes: as much as you like, to any ministry <b>below</b> yours.
    .do = Deal the blame out, then confirm

cut = The { $EXE } can also redraw the arrows. The { $REF } stands above you, and whoever sits there could load <b>you</b>. A short interview with a pair of scissors will do.
    .do = Press your power, and change an arrow
    .wrong = In a moment. First the scissors.

arrow = Cut the carpet that comes down to you.
    .do = Press that arrow, and remove it
    .wrong = That carpet may stay. Cut the one above you.

run = One action left, five decrees on the desk, and the { $REF } empty and clean. You see it too. <b>Anyone may be moved to the empty ministry</b>, yourself included.
    .do = Press your own face, and move
    .wrong = Courageous, but the decrees are still on your desk. Run, Minister.

gone = Decrees give blame only where somebody sits. Your old desk is now <em>nobody’s</em>; the ink and the papers wait there for the next tenant.

tip = Blame flows down, people flow sideways. My tip: the <b>empty ministry</b> is the best seat in the house, and everyone can count to six.
