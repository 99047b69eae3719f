### Final Decrees: the rule book for players, in the words of a courteous usher.
### $REF $EXE $HR $NAV $SEC $TRE: the edition’s ministries, without article. $C01 … $C31: the edition’s cards.
### A player directs a ministry; a ministry controls another.

rules-summary =
    Four or five officials direct the ministries of a state in decline. Whoever has the least personal blame at the end wins; blame on a ministry is nobody’s, until it becomes somebody’s.

    On your turn your ministry gains 1 blame, you draw a card, you take up to three actions, and your ministry gains 1 blame for each decree on it. Actions: draw (once), play a card, distribute blame along the arrows, forward a decree, stamp one, move a player to the empty ministry, use your ministry’s special action.

    Stamping a decree, or forwarding it to its next step, rids you of 1 personal blame. The last stamp enacts it: whoever directs the top of the chain removes 10 blame from wherever they please, then 20 for the second decree, up to 50 for the fifth.

    Personal blame and cards may be traded; promises bind nobody.

    The game ends with the fifth decree, or with the deck. “{ $C31 }”, whenever drawn, burns cards and turns the blame of ministries into their directors’ own; it returns to the deck while any card is left. A game that ends by the deck therefore ends with “{ $C31 }”.

## FD-1

rules-FD-1 = The table
    .intro = Do come in. Here is who may sit down, what lies on the table, and what everybody is allowed to see.

rule-FD-1-1 = Four or five may play. With four, the office marked { $REF } stays in the box, together with its arrow. It is seldom missed.
    .title = Four or five players

rule-FD-1-2 = There are 6 ministries, 5 control arrows, 5 decrees, 60 cards (59 and “{ $C31 }”) and blame without limit: the bank has never been known to run out.
    .title = What you need

rule-FD-1-3 =
    Everyone may see all blame, personal and on ministries; the decrees, where they lie and their stamps; the arrows; how many cards each hand holds; the discards, burned cards included; and how many cards are left in the deck. Nobody may see the hands of others or the order of the deck.
    There is no limit to a hand. Discarded cards never come back, save by the option of FD-5.3.
    .title = Public and secret

rule-FD-1-4 = Once the posts have been assigned (FD-2.4), exactly one ministry is empty, always. No player is without a ministry, and no ministry has two directors.
    .title = One empty ministry

rule-FD-1-5 =
    A player directs a ministry; a ministry controls another, and an arrow runs from the controller to the controlled. At the start: { $REF } → { $EXE }; { $EXE } → { $HR }; { $EXE } → { $NAV }; { $NAV } → { $SEC }. The office marked { $TRE } stands alone.
    A structure is legal if control never runs in a circle, no ministry has more than one controller, and both ends of every arrow are in play. There are thus at most 5 arrows with five players (all there are) and 4 with four. The empty ministry controls and is controlled like any other.
    Below a ministry lie all those reached along the arrows, however far down; above it, the same going up. Directly means one arrow away.
    To add an arrow: point it at a ministry nobody controls. To move one: change one end or both. To reverse one: swap its ends, which is possible only if the controlling ministry has no controller itself (at the start, { $REF } → { $EXE }; with four players, { $EXE } → { $HR } or { $EXE } → { $NAV }). The result must always be legal. An arrow may always be removed.
    .title = The chain of control

rule-FD-1-6 = Whoever must lose more blame than there is loses what there is. No pile goes below 0: innocence cannot be saved up.
    .title = Blame stops at zero

rule-FD-1-7 = “Your ministry” is the one you direct at that moment, not the one you remember fondly. The descriptive text of decrees and the flavour of cards have no effect, as is customary with preambles.
    .title = What the words mean

## FD-2

rules-FD-2 = Setting up
    .intro = First an auction in which the currency is blame, then the posts, then the deck. Modesty, I am afraid, is surcharged.

rule-FD-2-1 = Everyone bids in secret, from 1 to 6 blame; the bids are then shown together. If all are equal, all count as highest.
    .title = The secret bid

rule-FD-2-2 = If your bid is neither highest nor lowest, you take that much personal blame. If it is lowest, alone or not, you take your bid and 5 more: prudence has its price.
    .title = Middle and lowest bids

rule-FD-2-3 =
    A single highest bidder takes the bid as personal blame and directs the office marked { $HR }. If several are highest, each takes 2 (not the bid), and they alone bid again by the same rules, the extra 5 included, until one is left.
    6, 4, 4, 2, 2: they take 6 (and the post), 4, 4, 7, 7.
    6, 6, 3, 2, 2: they take 2, 2, 3, 7, 7; the first two bid again, 4 and 1, and end with 6 (and the post) and 8.
    3, 3, 3, 3: they take 2 each and all bid again.
    5, 5, 5, 1: they take 2, 2, 2, 6; the first three bid again, 6, 3 and 1, and end with 8 (and the post), 5 and 8.
    .title = The highest bid

rule-FD-2-4 = Whoever directs the office marked { $HR } assigns the other players to the other ministries, one each; the office marked { $REF } is not assigned. With five players the offices marked { $EXE }, { $NAV }, { $SEC } and { $TRE } are all filled. With four, the office marked { $EXE } must be filled, and one of the other three ({ $NAV }, { $SEC }, { $TRE }) stays empty.
    .title = Assigning the posts

rule-FD-2-5 = Once everyone has a post, and no sooner, the cards appear. Take “{ $C31 }” out of the deck, shuffle, and give each player one card. Set 20 cards aside for the bottom and 5 for the top, face down. Shuffle “{ $C31 }” into the rest. Then stack them: the 5 on top, the rest in the middle, the 20 at the bottom.
    .title = The deal and the deck

rule-FD-2-6 = All five decrees start on the office marked { $EXE }, which had asked for none.
    .title = Where decrees begin

## FD-3

rules-FD-3 = The turn
    .intro = A turn has four steps. It opens with blame and tends to close with it; what happens in between is called administration.

rule-FD-3-1 = Whoever directs the office marked { $EXE } starts. Play goes clockwise by seat at the table, whatever posts people have been moved to since.
    .title = Who plays when

rule-FD-3-2 =
    (1) The ministry you direct gains 1 blame. (2) You draw a card. (3) You take up to 3 actions; you may stop sooner. (4) The ministry you direct by then gains 1 blame for each decree on it.
    Decrees elsewhere, the empty ministry included, give no blame. Actions left over, extra ones too, are lost.
    .title = The four steps

## FD-4

rules-FD-4 = Actions
    .intro = Three actions a turn, in any order, the same one again if you like, unless it says once a turn. Doing nothing is allowed; pretending to do something is not.

rule-FD-4-1 = Draw a card, besides the one of step 2. Once a turn; draws made through cards do not count.
    .title = Draw a card

rule-FD-4-2 = Play a card from your hand and follow it. Where a card and the rules disagree, the card is right.
    .title = Play a card

rule-FD-4-3 =
    Only if some ministry lies below yours; any amount, from 1 up. The empty ministry counts like any other.
    In the Republic, blame goes from your own ministry to one or more of those below it, as far down the chain as you like, split as you like.
    In the Empire, you rearrange the blame of your own ministry and of all those below it: each of them may give and each may receive, your own and the empty one included. Example: with { $REF } → { $EXE }, { $REF } → { $NAV } and { $NAV } → { $SEC }, whoever directs the office marked { $REF } rearranges all four piles; whoever directs the one marked { $NAV }, just that pile and the one marked { $SEC }.
    .title = Distribute blame

rule-FD-4-4 = Send a decree from your ministry to any other in play, the empty one included. If that is the ministry of its next step, you lose 1 personal blame.
    .title = Forward a decree

rule-FD-4-5 = Move any player, yourself included, to the empty ministry. Nobody’s consent is sought. If you move yourself, your turn goes on there.
    .title = Fill the empty ministry

rule-FD-4-6 = Stamp the next step of a decree on your ministry, as laid down in FD-6.
    .title = Stamp a decree

rule-FD-4-7 =
    In both editions, every ministry but the one marked { $REF } has a special action. It costs one action and belongs to whoever directs that ministry at that moment: change ministries during your turn and you may use several. Example: you carry out the manoeuvres of the office marked { $NAV }, move to the empty office marked { $TRE }, and there turn your third action into two more.
    A limit of once a turn holds for your whole turn: going out and coming in again does not renew it.
    .title = Special actions

rule-FD-4-7-TRE = { $TRE }: spend one action, even your last, and gain two for this turn; you keep them if you then leave. Once a turn.
    .title = Two more actions

rule-FD-4-7-SEC = { $SEC }: investigate another ministry that has a director and at least 1 blame. All its blame becomes that director’s personal blame. As often as you like, one action each time.
    .title = The investigation

rule-FD-4-7-NAV = { $NAV }: you lose 2 personal blame and your ministry loses 4, or in either case what there is; you may not choose less, and there must be at least 1 to lose in all. Once a turn.
    .title = The grand manoeuvres

rule-FD-4-7-HR = { $HR }: move any players, yourself included, to any ministries in play, the empty one and the office marked { $REF } included; the result must leave one player to a ministry (FD-1.4). Nobody may refuse. If you move yourself, your turn goes on in your new ministry. As often as you like, one action each time.
    .title = The reassignment

rule-FD-4-7-EXE = { $EXE }: remove, move, reverse or add one arrow, within FD-1.5. As often as you like, one action each time.
    .title = The restructuring

rule-FD-4-7-REF = { $REF }: no special action. One is there for the view.
    .title = No special action

rule-FD-4-8 = Whatever you do must, as declared, change something, even if a reaction may then undo it: this goes for actions, cards and special actions. A reassignment moves somebody, a restructuring alters the structure, a distribution alters a pile, and not every “up to” may be 0. Stamping or forwarding a decree with 0 personal blame is perfectly in order.
    .title = Something must change

## FD-5

rules-FD-5 = Stagnation & Decline
    .intro = One card in sixty is in nobody’s interest and in everybody’s deck. When it comes, the blame of the ministries goes home with those who direct them.

rule-FD-5-1 =
    “{ $C31 }” is played at once wherever it is drawn: in step 2, with the draw action, through a card. It is that draw, and no other card replaces it. In order:
    (a) the top 5 cards of the deck (or the number chosen under FD-5.3), or as many as there are, go face up to the discards;
    (b) directors whose blame is about to move may play “{ $C30 }” (FD-9.6);
    (c) all together, the blame of each directed ministry becomes its director’s personal blame; an empty ministry keeps its own;
    (d) if cards are left, “{ $C31 }” is shuffled into all of them, never into the discards; if none are left, it is discarded and the game ends now.
    If the game has not ended, the step, action or card that drew it goes on.
    .title = When it is drawn

rule-FD-5-2 = As long as a card is left in the deck, this one goes back into it. A game that ends by the deck therefore ends with “{ $C31 }”: the last thing to happen is that everyone takes home the blame of the ministry they direct.
    .title = How the deck ends

rule-FD-5-3 = Before the game you may change two things. How many cards are burned: from 3 to 7, by default 5. Whether whoever drew “{ $C31 }” may take one of the burned cards into hand, shown to all, after point (d), unless the game has ended: by default not.
    .title = Two options

## FD-6

rules-FD-6 = Decrees
    .intro = A decree goes from ministry to ministry collecting stamps, in the order written on it. It has been known to arrive.

rule-FD-6-1 = To stamp a decree, it must lie on your ministry and yours must be its next step. As many as you like in a turn, one action each. Whoever stamps loses 1 personal blame, before anything else.
    .title = Stamping a step

rule-FD-6-2 = With its last step stamped, the decree is enacted and leaves the board, and more blame is removed: 10 for the first decree enacted in the game, then 20, 30, 40 and 50.
    .title = Enacting a decree

rule-FD-6-3 = From the ministry on which the decree lies, go up the arrows to the one nobody controls (that very ministry, if uncontrolled): its director chooses. The blame may come off any players and any ministries, split in any way, and less than the whole amount may be removed. If that ministry has no director (it may be the enacting one itself, thanks to “{ $C17 }”), nothing is removed; the decree still counts for FD-6.2 and FD-8.1.
    .title = Who removes the blame

rule-FD-6-4 = With four players, the steps marked { $REF } are struck out of every decree during set-up.
    .title = With four players

## FD-7

rules-FD-7 = Trade and promises
    .intro = Everything personal is for sale. The usher keeps a register of promises, purely for the pleasure of reading it aloud.

rule-FD-7-1 =
    Personal blame and cards in hand may be exchanged or given away, in anyone’s turn, at no cost, if all involved agree. Blame on ministries never, in either edition.
    You may trade from the end of the bidding to the end of the game, whenever no effect is half done: before and after each step and action, while posts are being assigned (only blame and promises then: no card has been dealt yet), while whoever chooses under FD-6.3 is choosing. Not during bids, not while reactions are being asked for, not while a card, a special action or “{ $C31 }” is being carried out.
    Nothing promised is binding.
    .title = What may be traded

rule-FD-7-2 =
    A swap happens all at once, and is checked when the last party agrees: nobody gives what they have not got. Cards are named only to those in the deal; the others see how many. Mind what you offer: whoever you offer a card to sees it, whether or not they then accept.
    An offer lapses when it can no longer be carried out, and at the end of the turn. A refused offer is not repeated unchanged in the same turn. Each player makes at most 10 offers a turn, so that the state may at some point resume.
    .title = Offers and swaps

rule-FD-7-3 =
    Promises are judged up to the end of the promiser’s next whole turn; a turn already begun does not count as whole.
    To forward a decree to a ministry: kept when the promiser moves it there; broken if the decree lay on the promiser’s ministry with an action left, and they did not.
    To stamp a decree when possible: kept when they stamp it; broken at the end of the first turn of theirs (one under way counts) in which they could and did not.
    Not to investigate someone: broken by an investigation, be it that of the office marked { $SEC } or by “{ $C21 }”, of the ministry that person then directs; otherwise kept.
    To take some blame or give a card: kept by a deal that does it; otherwise broken.
    If there was no chance to do it, or the game ended first, the promise is void.
    .title = Promises, kept and broken

## FD-8

rules-FD-8 = The end
    .intro = It comes in one of two ways, and in neither of them is anyone given time to tidy up.

rule-FD-8-1 = The game ends at once, be it in the middle of a turn or of a card: when “{ $C31 }” finds no cards left in the deck (FD-5.1, point d), or when the fifth decree is enacted and its blame removed (or nobody is there to choose). After that there is no second draw of “{ $C25 }”, no burned card to keep, no deal, no step 4.
    .title = When it ends

rule-FD-8-2 = The least personal blame wins. In a tie, the least blame on the ministry one directs (it can differ only after a fifth decree), then the most cards in hand; after that, the victory is shared. Otherwise the blame of ministries does not count.
    .title = Who wins

## FD-9

rules-FD-9 = Cards
    .intro = Sixty ways to be elsewhere when it happens. The cards and decrees used here have been re-created: the rule books we follow do not print theirs.

rule-FD-9-1 = Action cards cost an action, in your own turn. Reactions are free, in anyone’s turn, when that which sets them off happens. Only “{ $C31 }” is immediate.
    .title = Three kinds of card

rule-FD-9-2 =
    An action card goes through these points, in order:
    (a) It is shown with everything declared: targets, amounts, arrows, seats. Only three things are chosen later: the forwarding of “{ $C14 }”, the card taken with “{ $C26 }”, and the blame removed under FD-6.3.
    (b) All the others are asked at once, in secret, about “{ $C27 }”. Of those who say yes, the first clockwise from the acting player plays it; the others keep theirs, unseen. If the card is cancelled, the action is spent, there is no effect, nothing the card costs is paid, and it is discarded.
    (c) The effect is carried out. Just before personal blame is gained, those about to gain it may react (FD-9.3).
    (d) The card is discarded.
    A special action has no point (b): it cannot be cancelled.
    .title = Playing an action card

rule-FD-9-3 =
    “Up to” and “any amount” include 0, within FD-4.8.
    Reactions cannot be cancelled, reacted to or played as an action. Each player may play one to an event, an event being one card, one special action or one “{ $C31 }”; having declined “{ $C27 }” is not a reaction.
    Victims are asked all at once, in secret, knowing the amount. Reactions are carried out clockwise from the acting player; the receiver of “{ $C29 }” is named then. Redirected blame is neither redirected nor prevented again.
    .title = How reactions work

rule-FD-9-4 =
    Personal blame gained “because of another player’s card or special action” is exactly that of “{ $C01 }”, “{ $C03 }”, “{ $C04 }”, “{ $C05 }”, “{ $C08 }”, “{ $C19 }” and of an investigation (by the office marked { $SEC } or by “{ $C21 }”).
    Not so: bids, trades, the steps of a turn, “{ $C31 }”, your own choices, blame redirected by “{ $C29 }”, being moved to a loaded ministry, and the cards that load ministries: “{ $C09 }”, “{ $C10 }”, “{ $C11 }”, “{ $C12 }”, “{ $C15 }”, “{ $C16 }”, “{ $C23 }”, “{ $C24 }”.
    With “{ $C28 }”, the blame of “{ $C01 }” and “{ $C04 }” stays with the acting player; that of “{ $C03 }” and “{ $C08 }” stays in the bank; that of “{ $C05 }” stays on the ministry, all of it, the 3 included; with “{ $C19 }” the move stands and the blame stays on the ministry left; that of an investigation stays on the ministry.
    With “{ $C29 }”, the source is the same and the receiver new; it may be the acting player too, with whom the blame of “{ $C01 }” and “{ $C04 }” then stays.
    .title = Blame caused by others

rule-FD-9-5 = Stamps made by cards are stamps in all respects. A decree moved by a card rids you of 1 personal blame only if the card says so. Whatever a card does, seats keep to FD-1.4 and arrows to FD-1.5.
    .title = What cards must respect

rule-FD-9-6 =
    “{ $C30 }” may be played only when at least 1 blame of the ministry you direct would become yours right now: by an investigation (the office marked { $SEC } or “{ $C21 }”), by “{ $C05 }” once its 3 have been added, or by “{ $C31 }”. Not with “{ $C19 }”: you have already left.
    You move to the empty ministry; the one you leave is now empty and keeps its blame. In “{ $C31 }” directors are counted after the move, so you take the blame of the ministry you moved to. In your own turn, you go on there.
    .title = Resigning in time

rule-FD-9-7 =
    “{ $C21 }” is itself the action spent. The ministry chosen may be empty or another player’s.
    { $TRE }: 2 more actions, even after that ministry’s own action this turn.
    { $NAV }: you lose 2 personal blame and that ministry loses 4, whoever directs it.
    { $SEC }: a ministry with a director and with blame, neither the one marked { $SEC } nor your own; the victim may react.
    { $HR }: any reassignment; you need not go there yourself.
    { $EXE }: one arrow change.
    { $REF }: cannot be chosen.
    All else is as in FD-4.7, except that once-a-turn limits do not apply.
    .title = Standing in for another

rule-FD-9-8 = Those asked whether they react are those the event concerns (for “{ $C27 }”, everyone else; for “{ $C28 }” and “{ $C29 }”, the victims; for “{ $C30 }”, the directors whose blame would move) who hold at least one card, whatever it is. Nobody is asked once all the copies that would fit lie in the discards. Only public facts decide who is asked: the question betrays nothing.
    .title = Who is asked

rule-FD-9-9 =
    “{ $C03 }”, “{ $C07 }”: amounts are compared when the effect happens.
    “{ $C05 }”: half of the blame as it is after the 3.
    “{ $C13 }”: if two, two different decrees.
    “{ $C15 }”: a decree without stamps may be chosen.
    “{ $C17 }”: both lose 1 before any enactment.
    “{ $C20 }”: left is the next seat in turn order.
    “{ $C22 }”: both changes are made, and the result differs from the start.
    “{ $C25 }”: after “{ $C31 }” the second draw still follows.
    “{ $C26 }”: the hand seen and the card taken are known to those two only.
    .title = Notes on single cards

rule-FD-9-10 = With four players all 60 cards stay in. “Every other ministry”, “any ministry” and “each other player” mean those in play; “{ $C04 }” may reach all three others; the office marked { $REF } is never a target.
    .title = Cards with four players
