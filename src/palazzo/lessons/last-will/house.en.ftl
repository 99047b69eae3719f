title = A house that costs
about = Helpers, expenses and properties: ruin that works by itself.

board = This is your board: five places for people and houses that help you lose. Cards with a white edge are spent once; <b>those with a black edge stay</b>, and can be used round after round.

friend = An { $H01 } is the best of investments: he costs £1 a day and gives you <b>one more action</b> to spend the rest.
    .do = Put { $H01 } on your board
    .wrong = A friend first, then the vices.

dinner = And a { $X03 }: a table kept for you every day, whether you are hungry or not.
    .do = Put { $X03 } on your board
    .wrong = Not yet. The table by the window: { $X03 }.

eat = An <b>expense</b> on your board may be used once a round, from today on.
    .do = Use the { $X03 }
    .wrong = The soup is getting cold: use the { $X03 }.

manor = Now a house. It costs a lot today, which is nice; but while you <b>own</b> one you cannot go bankrupt. Houses you do not keep up lose value by themselves, which is nicer.
    .do = Buy the { $M01 }
    .wrong = Think bigger: the { $M01 }.

neglect = Look at the { $M03 }: it leaks, and nobody has sent for a plumber. End your turn, and see <b>what that does to its price</b>.
    .do = End your turn
    .wrong = Enough for one day. End your turn, and listen to it drip.

fall = From £14 to <b>£12</b> overnight, and you never lifted a finger. To keep its price you would have had to <em>maintain</em> it: an action and £4.

tip = Buy dear, neglect, sell for nothing: there is no quicker way to lose £14. My tip: begin early with what works <b>every round</b>, and leave the banquets for the end.
