### Final Decrees: where the rulebook is silent or says two things, how we decided, with its sentence (`.book`).

ruling-FD-1-3 = No hand limit: a hand may hold any number of cards.

ruling-FD-1-5 = At most one controller a ministry. The sentence knows one way up and one ministry at the end of it; with two controllers there could be two. So an arrow may only point at a ministry nobody controls yet.
    .book = If the ministry that enacts the decree is controlled by another ministry, follow the chain of control up to the ministry that is not controlled.

ruling-FD-1-6 = Whoever has less than that loses what there is: blame never goes below 0.
    .book = This action removes 2 personal blame and 4 departmental blame from the Navy.

ruling-FD-2-3 = Whose time is up bids 1; bidding again, the first of those tied bids 2 instead: else a bidding nobody attends would never end.
    .book = …they bid another round by the same rules, until a single player is declared director.

ruling-FD-2-4 = With four players there is one ministry too many for this: the office marked { $EXE } must be filled, for it starts the game; one of the other three stays empty.
    .book = …so every ministry except Reforms must have a director at this point.

ruling-FD-4-3 = The sentence names only the ministries below as receivers, the example your own as well. In the Empire the example rules; the Republic’s book has no such example, and there blame only goes down.
    .book = If you head Reforms when you use this ability, you may freely rearrange the blame among all four ministries.

ruling-FD-4-7 = The Republic’s book names these actions without printing them: those of the original hold in both editions. Once a turn means once in a player’s turn, whoever’s ministry it was.
    .book = Take an action provided by the ministry you control.

ruling-FD-4-7-SEC = Only a ministry with a director and at least 1 blame can be investigated: elsewhere nothing would happen.
    .book = All the blame of that ministry is transferred to its director’s personal blame.

ruling-FD-4-7-HR = Nobody may refuse a post, nor be left without one.
    .book = All players may be moved or not, as the director of Human Resources wishes.

ruling-FD-4-8 = An action that would leave everything as it is cannot be declared.

ruling-FD-5-1 = With fewer cards than that, all there are. A ministry without a director keeps its blame: the sentence names only those who direct. With no card left to shuffle into, the deck is finished, and so is the game.
    .book = All ministerial blame goes to the personal blame of the player who directs the ministry. The Stagnation and Decline card is shuffled back into the deck.
ruling-FD-5-1_2 = The original shuffles it “into the middle”, the Republic’s book “into the deck”. In both editions it is shuffled into all the cards that are left, and may lie anywhere among them, on top too.
    .book = The Stagnation and Decline card is shuffled into the middle again.

ruling-FD-5-3 = The author only considers it: it is an option, off unless the table wants it, in both editions. The card is taken once “{ $C31 }” is back in the deck, before all eyes, and may be left where it is. The number of cards may be set from 3 to 7.
    .book = I am considering the option of letting the player who drew it choose one of the 5 discarded cards to take into hand. Changing the number of discarded cards can easily control the length of the game.

ruling-FD-6-3 = The decree is enacted all the same: it counts for the amount of the next one and for the end of the game. If the enacting ministry itself has no director, nothing is removed either.
    .book = If this ministry has no director, no additional blame is removed.

ruling-FD-6-4 = Without that ministry nobody could stamp its steps: they are struck out.
    .book = You can play with 4 players, but then leave out the Ministry of Reforms.

ruling-FD-7-1 = Only personal blame is traded, in both editions: the Republic’s book says just “blame”, and means what players have. Not while bids are secret, nor while an effect is half done.
    .book = Players may freely exchange personal blame among themselves, as long as everyone agrees.
ruling-FD-7-1_2 = A deal may have more than two parties: each must accept, and everything in it happens at once.
    .book = …as long as everyone agrees.

ruling-FD-7-2 = To offer a card is to show it. Whoever you offer it to sees which card it is and knows that you hold it, even if they refuse; so nobody need trust a word. Asking for a card proves nothing and shows nothing.
    .book = Cards too may be exchanged between players’ hands.
ruling-FD-7-2_2 = Ten offers a player a turn, and none refused is repeated unchanged in that turn: deals are the only thing here that could go on for ever.
    .book = Players may freely exchange personal blame among themselves, as long as everyone agrees.

ruling-FD-7-3 = Promises bind nobody; the program only says which were kept and which broken. A table may choose that they bind.
    .book = No agreement is binding.

ruling-FD-8-1 = As long as a card is left “{ $C31 }” goes back, so the last card drawn is always this one. It is played at once, as ever, and only then is the game over: the blame of the ministries still goes to those who direct them.
    .book = When the last card of the deck is drawn the game ends.

ruling-FD-8-2 = The book knows no tie. Equal in personal blame, the least blame on the ministry one directs wins, then the most cards in hand; who is still equal shares the victory.
    .book = The player with the least personal blame wins.
