### Junta: the rule book for players, in the words of a courteous usher.
### A turn is one political year. “Present” means alive and not in exile.

rules-summary =
    Four to seven families loot the foreign aid of a republic. Whoever has most in Switzerland at the end wins; cash in hand counts for nothing.

    Elect a President. Each turn: draw two cards; the President gives out six offices, draws eight notes of aid in secret, and proposes a budget. The Chamber votes on it with Influence, Vote cards and offices. Rejected, it is a pretext for a coup; the Minister of the Interior may force it with the Police.

    Then everyone hides in one of five places, or in exile. Attempts are declared, each on a player at a place: guess right and the victim is dead to the end of the turn, and you have their cash. Whoever chose the Bank, and lives, may now send money to Switzerland.

    Last, anyone but the President may start a coup, with a pretext or from Headquarters. In the Rebellion phase whoever acts is a rebel; six coup phases of movement and combat follow. Then all choose a side: rebels who hold three of the five centres depose the President. The winner may have somebody shot.

    Everything may be bought, given and promised; promises may be broken, unless the table plays otherwise. The game ends when eight notes of aid cannot be drawn.

## J-1

rules-J-1 = The table
    .intro = Do come in, and leave the bodyguards in the hall. Here is what lies on the table, and how little of it may be seen.

rule-J-1-1 = Four to seven may play. Each is the head of a family: the Cigar, the Motor-car, the Watch, the Glass, the Diamond, the Spectacles, the Crossed Feathers.
    .title = Players and families

rule-J-1-2 =
    There are 96 notes: 51 of 1 million guanos, 30 of 2 million, 15 of 3 million, shuffled face down into the aid pile. Nobody may count it.
    Your notes, in hand and in Switzerland, are secret: the others see only whether you have any. How many cards you hold, and the Influence you have in play, are public. Notes you spend are shown.
    .title = Money, public and secret

rule-J-1-3 = Notes spent or discarded go face up under the aid pile and are not drawn again, save by J-16.3. No change is ever given: what you overpay is lost. Neither the pile nor Switzerland may be used to make change.
    .title = Spent is spent

rule-J-1-4 = The political deck is shuffled and everyone gets 5 cards. When it runs out the discards are reshuffled; if there are none either, nobody draws.
    .title = The deck

rule-J-1-5 =
    A coup starts with: 6 units of each brigade in its barracks; 4 Police, one at each police station, but all in Parliament if the budget was forced this turn; 4 Presidential Guards in the Palace; 3 air strikes and 1 Paratroops at the Airfield; the gunboat and 1 Marines in the Port.
    Units lost in one coup are back for the next. Units brought by cards leave when the coup ends.
    .title = Units

rule-J-1-6 = Three markers are public: whether there is a pretext; whether the Bank is open, at lunch or on holiday; whether the secret police may shoot at the Bank. The game begins with no pretext, the Bank open, and shooting allowed.
    .title = Markers

rule-J-1-7 = You may have 6 cards, Influence in play included. At the end of phase 1, and whenever a gift takes you past it, the excess goes at once: played, discarded, or given to somebody with room who accepts.
    .title = The limit of a hand

## J-2

rules-J-2 = Elections and votes
    .intro = The Republic votes often, on everything, and in two rounds, so that second thoughts may be paid for separately.

rule-J-2-1 = In the first election the host may nominate any number of candidates, the host included; the right then passes clockwise. A candidate without a vote after the first round drops out, and the second takes no new names.
    .title = Nominations

rule-J-2-2 = There are two rounds. Votes come from Influence cards, which are laid in play and stay there, and from Vote cards, which are discarded. Each card is one block and cannot be divided; different blocks may go to different names. You may abstain. In the second round you add blocks you have not yet used.
    .title = Casting votes

rule-J-2-3 = After the first round a candidate may refuse: the votes for that name are lost. Then there is talk, then the second round. Most votes over both rounds win.
    .title = Refusing, and winning

rule-J-2-4 = If the first election is tied, or nobody votes, everyone discards hand and Influence and draws five cards, the host takes the top note of the aid, and it is held again, until somebody wins or the notes run out.
    .title = A tie in the first election

rule-J-2-5 = In later votes each office you hold is one more block of one vote, the presidency and the cousin’s offices included, but never more than two a player. The dead and the exiled neither vote nor nominate nor stand. By the option of J-16.4 every voter also has one personal vote, in the first election too.
    .title = Office votes

rule-J-2-6 = When the President is killed, there is an election once all attempts are resolved, beginning at the dead President’s left. Tied, or without a vote or a candidate, it is held anew, nominations too; Vote cards played in it are gone. It goes on until somebody is elected. After two ties quiet answers, and bots, name and elect somebody, after each tie somebody else, so that an election nobody attends ends too; where nobody present has a vote that all can see, the third tie goes to the nearest clockwise from the old President. By the option of J-16.4 a number of ties settles it: the tied candidate nearest clockwise from the old President wins; with no candidate, the nearest player who is present.
    .title = A President is killed

rule-J-2-7 = The former offices of the new President pass to the President’s cousin, also after J-12.4. A fallen President has no office until the next phase 2.
    .title = What the new President leaves

rule-J-2-8 =
    The President may resign at any moment but in a coup: also in phase 8 until somebody begins one, and in phase 9 once the Junta, if there is one, has chosen. Not in phase 6, where a target may give no cash away; nor during a ballot, while a budget is before the Chamber, while locations are chosen, or while a reaction is open. Nobody resigns twice in a turn, but a successor may resign too, and flee.
    The election begins with the one who resigns, who votes with the presidency and may be re-elected: then nothing changes. Otherwise all the resigner’s cash goes unseen to the winner, and the resigner takes the winner’s former offices. The successor carries on with the phase.
    .title = Resignation

rule-J-2-9 = All other ballots are yes or no, in two rounds, the President first, then clockwise; office votes count. If it is level, at 0 too, the President decides.
    .title = Motions

rule-J-2-10 = Some cards end a ballot after the first round, void a count, or add votes. A voided ballot is voted again from the first round, and no ballot is voided twice.
    .title = Cards in a ballot

rule-J-2-11 = With “{ E04 }” anyone but the President may call a vote in phase 2, before the appointments. It passes with at least one yes, and yes on two thirds of the votes cast; abstentions do not count, and no tie is broken. Last turn’s offices vote. If it passes, there is an election as in J-2.8, in which the fallen may stand, and the winner appoints.
    .title = No confidence

rule-J-2-12 = Nominations and votes are open, in order, and final; nobody need consent to being named. Each block is cast once in a ballot, in either round. What it is worth is settled when it is cast: losing the card later changes nothing.
    .title = Open and final

rule-J-2-13 = After the first round: candidates without a vote drop out, the others are asked at once whether they refuse, cards may be played, and the second round follows, unless no candidate is left. After the count: the President breaks a tie, cards may be played, and then it takes effect. A voided election keeps its nominations, but those who refused.
    .title = The order of a ballot

## J-3

rules-J-3 = The Government
    .intro = Six offices and a cousin. May I point out that the cousin’s qualifications are on file, under “family”.

rule-J-3-1 =
    President: the Guards, the offices, the aid, the budget. Minister of the Interior: the Police, the secret police, forcing the budget, shooting those who return. Generals: the 1st, 2nd and 3rd Brigade. Admiral: the gunboat and the Marines. Air Commander: the Paratroops and the air strikes.
    .title = The offices

rule-J-3-2 = In phase 2 the President gives out the other six offices: none to the President, one or two to every other family, and never two brigades to one. The same as last turn will do. Apart from the presidency, offices change hands only in this phase.
    .title = Appointments

rule-J-3-3 = Families in exile, or killed on their return this turn, still get at least one office; it sleeps.
    .title = Offices of the absent

rule-J-3-4 = The President’s cousin, which is to say the President, may take one vacant office of somebody dead or exiled, and only one, with its votes and units, until the next phase 2. The President is asked after the appointments, at the end of phase 5, after phase 6 (after the election, if there is one), and in a coup after an exile or a killing. It cannot be undone; but an exile who returns and lives gets the office back, and it is vacant again when the presidency changes.
    .title = The cousin

rule-J-3-5 = Other vacant offices have no votes, and their units do not move.
    .title = Vacant offices

rule-J-3-6 = The cousin never has more than two offices in all; those of J-2.7 come first.
    .title = Two at the most

rule-J-3-7 = While the Minister is dead or in exile nobody has the Minister’s special powers, the cousin least of all.
    .title = No Minister, no powers

## J-4

rules-J-4 = Cards, aid and budget
    .intro = The first four phases of the year are conducted in daylight. It is considered polite not to count along.

rule-J-4-1 = Phase 1, in order: no pretext, the Bank open, all units back (whether the Bank is safe from the secret police runs by J-6.3); exiles may return; everyone present draws two cards; the limit of the hand.
    .title = Phase 1: the Post

rule-J-4-2 = Phase 2: the President forms a government, by J-3.2.
    .title = Phase 2: the Government

rule-J-4-3 = Phase 3: the President draws eight face-down notes in secret. If there are not eight, the game ends (J-13.1).
    .title = Phase 3: Foreign Aid

rule-J-4-4 =
    Phase 4: the President must propose a budget: a sum, perhaps nothing, for every other living player, exiles too. It may be less than was drawn, or more, out of the President’s own pocket; nobody need be told what was drawn.
    The President lays actual notes face down in a pile for each, and announces a sum for each that is not more than the pile is worth. The sums are public. What lies in a pile, the number of notes too, only the President knows and, once it is paid, its receiver. The piles are locked until the budget is settled.
    .title = Phase 4: the Budget

rule-J-4-5 = The Chamber votes. Passed or forced, the piles are paid as they lie: the President may have put in more than was said, never less. Otherwise they go back to the President’s hand unseen.
    .title = Passed or not

rule-J-4-6 = If it is rejected there is a pretext. After the cards for this moment, the Minister may force it: all four Police go into Parliament for the rest of the turn, the budget is paid as if passed, and the Bank is closed for lunch. If not, or if there is no Minister present, the President keeps everything and the Bank is on holiday. A holiday never becomes a lunch.
    .title = Rejected, or forced

rule-J-4-7 = Notes just drawn and notes already in hand may be mixed to make up the sums, but never with the aid pile or Switzerland.
    .title = Whose notes

## J-5

rules-J-5 = The night and exile
    .intro = Phase 5. Everyone chooses where to be found, or arranges not to be. Embassies keep a light on.

rule-J-5-1 = Everyone present chooses in secret, all at once, where to spend the rest of the turn: Bank, Headquarters, Home, the Mistress or the Night Club, which have nothing to do with the spaces of the map; or, but not the President, exile in one of the four embassies, which several may share. Exile is shown at the end of the phase; locations only when all attempts have been declared.
    .title = Phase 5: the Night

rule-J-5-2 = A President who wants to go into exile must first resign and see a successor elected; this may be in the same phase.
    .title = A President leaves

rule-J-5-3 = In a coup any player but the President who has a unit in an embassy may go into exile there: on their own movement turn, even just after moving in, while others move, and when sides are chosen; not in a fight, and once in a phase. All they command is then ignored; units they handed to others stay with those.
    .title = Exile during a coup

rule-J-5-4 = An exile cannot be killed or shot, cannot bank, draw or play cards, vote, or order attempts; an exile’s units do not move and Influence sleeps. An exile may give, swap and discard cards, give and receive cash, keeps the mark of a rebel, and can win.
    .title = Life in exile

rule-J-5-5 = An exile may come home at any moment: in every phase, during nominations, in a coup while anybody moves or sides are chosen; but not in the middle of a ballot, a reaction or a fight. Exiles are asked, clockwise from the President’s left, only where nobody else is: before the cards of phase 1 are drawn, at the end of phase 9, and when nobody, or one alone, is left to elect a President. Whoever returns is asked along with the others from then on, and has the location they chose in phase 5, if they chose one.
    .title = When to return

rule-J-5-6 = The exile announces the return. In a coup, whoever has a unit in that embassy may grant safe-conduct, and one yes is enough; the exile then comes out, or stays for the rest of that phase. Unless it is safe, the Minister may have the returner killed, free of charge; a card may still save them. It counts as an assassination: the cash goes to the Minister, and there is a pretext. A budget pile that lay ready for them goes back to the proposer.
    .title = How to return

rule-J-5-7 = A return is safe when the President is dead and not replaced; when there is no Minister present, or the cousin has the Ministry; or with safe-conduct in a coup.
    .title = Safe returns

rule-J-5-8 = Whoever survives the return takes up their office and units again.
    .title = Back in office

## J-6

rules-J-6 = Assassinations
    .intro = Phase 6. I must ask everyone to declare their intentions aloud; the dying is done afterwards, in order.

rule-J-6-1 = From the Minister clockwise (from the Minister’s seat, if absent), each in turn declares all their attempts: the means, a victim, a location. Victims are other players who are present. Costs are paid at once, and lost if it fails. Then all locations are shown and each attempt is resolved: is the place right, the die if there is one, a shield, death.
    .title = Phase 6: declaring

rule-J-6-2 = The Minister has one free attempt a turn, by the secret police. The others need Assassin cards. Any number of attempts, on one victim or several.
    .title = The means

rule-J-6-3 = The secret police may shoot at the Bank only every other turn. An attempt there, right or wrong, makes the Bank safe from them as soon as it is declared, to the end of the next turn, whoever is Minister then. Other means do not care.
    .title = Shooting at the Bank

rule-J-6-4 = Attempts are resolved in the order in which they were declared. Those ordered by somebody who has died meanwhile still happen.
    .title = In order

rule-J-6-5 = The victim discards hand and Influence, and their cash goes, unseen by others, to whoever ordered the killing. If that one is dead, or is the victim, it goes face up under the aid pile. Money in Switzerland is never lost.
    .title = What death costs

rule-J-6-6 =
    Declared in the order A, B, C, all at the right place.
    (1) A and C on B: B dies, and A has B’s cash.
    (2) A on B, B on A: both die. A takes B’s cash and then dies by a dead player’s order: both sums are lost.
    (3) A on B, B on C: A has B’s cash, and C’s is lost.
    (4) B on A, C on B: C ends with both sums.
    .title = Four examples

rule-J-6-7 = An attempt on somebody already dead does nothing; its card and its cost are spent.
    .title = Too late

rule-J-6-8 = From declaration to resolution a target, of burglars too, may not give away or discard cash, nor play cards, except attempts of their own in their turn, and shields. Before the firing squad no cash leaves the condemned, who may play only cards made for that moment. Cards are not traded in phases 6 and 9.
    .title = Targets keep still

rule-J-6-9 = A shield stops one attempt, at the moment it would succeed. A second attempt needs a second shield.
    .title = Shields

rule-J-6-10 = The dead stay dead to the end of the turn. Next turn the family has a new head, who draws the usual two cards.
    .title = New heads of family

rule-J-6-11 = Any assassination is a pretext. If everyone is dead and nobody is in exile, the game ends and all lose. If nobody is left in the country but somebody is in exile, the exiles are asked; if none returns, phases 7 to 9 fall away, and the next phase 1 opens with the election. A single player left in the country is President.
    .title = After the shots

rule-J-6-12 = Phase 6 ends with the last attempt. Returns, election and cousin come between phases 6 and 7, when cards may be traded and played again.
    .title = Between 6 and 7

## J-7

rules-J-7 = The Bank
    .intro = Phase 7. One counter, no questions. Please have your notes ready and your past behind you.

rule-J-7-1 = If the Bank is open, whoever chose it and lives may deposit notes in Switzerland, or withdraw them, any number of either.
    .title = Phase 7: the Bank

rule-J-7-2 = Closed for lunch, the Bank opens after phase 8 if nobody starts a coup, and otherwise in phase 9 after the firing squad, for all who chose the Bank and are present, also if they had fled and come back. On holiday, by a card too and even over lunch, it does not open this turn.
    .title = Lunch and holiday

rule-J-7-3 = Nobody banks twice in one turn.
    .title = Once a turn

rule-J-7-4 = All who may are asked at once, and what they do stays secret. Money leaves Switzerland only in this way: never for costs, change or deals.
    .title = Banking secrecy

## J-8

rules-J-8 = How a coup begins
    .intro = Phase 8. A coup wants a pretext or a telephone. The management accepts either.

rule-J-8-1 = A pretext is: a budget rejected, Parliament occupied, an assassination, or a card. With one, anyone present but the President may start a coup; from Headquarters, also without.
    .title = Phase 8: who may

rule-J-8-2 = A coup is started by a card that places units, by moving or landing units of one’s office, or by announcing that the Palace will be shelled or bombed, which must then be done in that phase. It begins the Leader’s movement turn, which goes on.
    .title = Ways to start

rule-J-8-3 = Everyone present but the President is asked, clockwise from the President’s left, whatever they could do: play a card, start, or pass. The first to start is Rebel Leader. If a pretext arises and its player does not start, or another becomes President, the asking begins anew.
    .title = The asking

rule-J-8-4 = Cards that place unarmed crowds bring their own pretext; those that place armed units need a standing one, or Headquarters.
    .title = Crowds and guns

rule-J-8-5 = If nobody starts, the turn ends, after banking if the Bank was at lunch.
    .title = No coup

## J-9

rules-J-9 = Rebels and loyalists
    .intro = Loyalty is presumed until somebody moves. A list is kept.

rule-J-9-1 = A coup has a Rebellion phase and then coup phases 1 to 6. In each there is movement, then combat.
    .title = Seven phases

rule-J-9-2 = In the Rebellion phase, whoever moves, fires, lands, places units or plays a card of the movement turn is a rebel. At any time, so is whoever fires at a player with Guards among their units there, or shells the Palace, whoever holds it. The mark is public and lasts the whole coup. Giving or receiving units, the Police reaction, retreats and safe-conducts make no rebel.
    .title = Who is a rebel

rule-J-9-3 = The President never rebels, and in the Rebellion phase neither moves nor fires, not even in answer; nor lands, bombards or plays cards of the movement turn, nor does so with the cousin’s units or units handed over. The President can be fired at, and then retreats like anyone.
    .title = The President waits

rule-J-9-4 = Units of the dead and the exiled are ignored: they do not move, fire, stop a bullet or hold a place, unless they are the cousin’s, or their commander returns.
    .title = Units without a commander

rule-J-9-5 = At any time in a coup anyone may propose an outcome. If all who are present agree, it stops there: marked rebels count for the rebels, the others for the President.
    .title = Ending by agreement

## J-10

rules-J-10 = Movement
    .intro = One space out, one space on. The trams, I regret, do not run.

rule-J-10-1 = In the Rebellion phase the Leader moves first, then clockwise. In coup phase 1 the player to the Leader’s left begins, and in each later phase the player to the left of whoever moved first in the phase before. Only players present when the phase begins count.
    .title = Who moves when

rule-J-10-2 = On your turn you may move units out of one space only, each to an adjacent one, not all the same way if you like. You need not move. For each of the cousin’s offices there is one extra move, with its units only, at the turn of its former holder; for the President’s own former offices, at the President’s.
    .title = One space

rule-J-10-3 = The Helicopter moves two steps: alone; or one with the moving group and one further; or one to the group’s space and one along with it. Only so may it start elsewhere than the group.
    .title = The Helicopter

rule-J-10-4 = The Paratroops may land anywhere, embassies too; the Marines next to the Port or in the 1st Brigade Barracks. Once a coup, no move spent, on the turn of whoever has the office. Then they move like others.
    .title = Landings

rule-J-10-5 = Cards that bring units say how many, of what kind, and where. The units may move at once, if their player has not moved yet.
    .title = New units

rule-J-10-6 = During movement units may be handed over by agreement, to the end of the coup. A unit moves once a phase, whoever has it. The gunboat, the air strikes and units not yet landed cannot be handed over.
    .title = Handing over units

rule-J-10-7 = When a rebel places a crowd in the Rebellion phase, and never later, the Minister, rebel or not, may at once put any Police under their command on any of those spaces: from any distance, without spending a move, even if they moved. It makes no rebel.
    .title = The Police reaction

rule-J-10-8 = There are 10 each of Students, Rioters, Strikers and Demonstrators, 2 Bank Guards, 2 Private Security, 2 Cathedral Militia and 1 Helicopter. A card places what is left, where its player chooses if it is not enough; units lost in this coup are not left. With none left it cannot be played.
    .title = How many there are

## J-11

rules-J-11 = Combat
    .intro = Only a six kills. It is a small republic, and ammunition is dear.

rule-J-11-1 = The President first (but not in the Rebellion phase), then clockwise, each declares where they open fire, and what they bombard. Where nobody declares, nothing happens; where one does, all who are there may fire in any wave. The Rebel Leader, or if absent the President, says in which order battles are fought. No cards are played.
    .title = Declaring fire

rule-J-11-2 = Bombardments come first: the gunboat, three dice, once a phase; then an air strike, six dice, one a phase and three a coup. They may hit any space but an embassy, and one player there; they cannot be hit. Alone they bring no waves and no retreats; if a battle follows there, their kills count as losses.
    .title = Bombardment

rule-J-11-3 = A battle has three waves, or fewer if one player is left; a wave in which nobody fires is one of them. In each wave all choose at once, in secret, which units fire and at which one enemy; then all is shown and thrown together. Every 6 kills; owners choose what they lose; surplus hits are lost.
    .title = Three waves

rule-J-11-4 = Armed units throw one die each. Unarmed ones: half as many dice as units you fire with there, rounded down. In the Palace, whoever fires with at least one Guard throws one die more in that wave.
    .title = Dice

rule-J-11-5 = Whoever wants to stay loyal in the Rebellion phase must not fire, not even in answer.
    .title = Loyal and silent

rule-J-11-6 =
    After the waves, if two or more players are left: those with fewest losses stay; who only watched has lost none, and counts. If all lost the same nobody goes. Those who stay may all together let others stay too.
    The rest retreat, in the order of the phase, to adjacent spaces that are free of other players’ live units, or where all who are there agree, or to an embassy; units may go different ways. Refused, they name another space; with none left, the units are lost. Units that retreated neither fire nor are fired at for the rest of the phase.
    .title = Retreats

rule-J-11-7 = There is no combat in embassies.
    .title = Embassies

## J-12

rules-J-12 = The end of a coup
    .intro = Phase 9. The guns are put away, and everyone explains what they had meant all along.

rule-J-12-1 = After coup phase 6, from the Leader clockwise, everyone present chooses a side aloud, whatever they did before. The President is for the President.
    .title = Choosing sides

rule-J-12-2 = A centre is the rebels’ if there are units in it and all belong to players on their side; otherwise, empty or mixed too, it is the President’s. The five centres are the Palace, Parliament, the Central Bank, the Radio Station and the Railway Station; three of them win.
    .title = The five centres

rule-J-12-3 = If the President wins, the President may send one marked rebel who is not in exile before the firing squad.
    .title = The President’s revenge

rule-J-12-4 = If the rebels win, the Junta is all marked rebels who ended on the rebel side and are present; if there are none, all present on the rebel side. Each has one open vote, the Leader first, for anyone present but the fallen President; no cards, no offices. If it is tied the Leader decides, even one who has gone over to the President; if the Leader is dead or in exile, the next member clockwise. The new President may have anybody not in exile shot, members of the Junta too, or nobody.
    .title = The Junta

rule-J-12-5 = Whoever is shot gives their cash to the President and loses their cards, like any dead head of family.
    .title = What the squad leaves

rule-J-12-6 = In order: the Junta, the firing squad, banking if the Bank was at lunch and nobody has banked yet, returns from exile. Then the turn ends and the dead live again.
    .title = Order of phase 9

## J-13

rules-J-13 = The end of the game
    .intro = All good things are spent in the end. The creditors will see you out.

rule-J-13-1 = The game ends in phase 3, when eight face-down notes cannot be drawn; and when no note is left for the host in J-2.4, which is a draw. Whoever has most money in Switzerland wins. Cash in hand does not count, equal sums are a draw, and the dead and the exiled can win.
    .title = Who wins

## J-14

rules-J-14 = Deals
    .intro = Kindly conduct your business anywhere you like. The walls have ears, but they can be paid.

rule-J-14-1 = Cards in hand may be given or swapped at any time but phases 6 and 9, and discarded whenever cards for any time may be played. Cash may be given or discarded at any time, but not by a target, not by the condemned, and not out of a budget pile. Influence in play is never traded. The dead take no part.
    .title = What may change hands

rule-J-14-2 = An exchange that both accept happens at once. Promises may be broken.
    .title = Deals and promises

rule-J-14-3 = You may talk in private.
    .title = Private talk

rule-J-14-4 = What has been declared must be done, if it is lawful: a shelling announced to start a coup, fire declared (at least one unit in the first wave), attempts.
    .title = Your word in public

## J-15

rules-J-15 = Cards
    .intro = Each card says when it may be played. Presented at another time it is handed back, with our compliments.

rule-J-15-1 = Before the appointments, after a rejected budget (not the President in either case), between rounds and after a count, all who are present are asked at once, whatever they hold. The answers are opened together and act clockwise from the President, in the first election from the host; a card that can no longer do anything returns to the hand. When an attempt, the Minister or the squad would kill somebody, that player is always asked, and no other.
    .title = Reactions

rule-J-15-2 = Cards for any time, and Influence, may be played whenever a question stands outside phases 6 and 9, combat, the casting of votes and reactions; Influence also as your vote. So that nobody is outrun, all are asked at the end of phase 1, before the budget vote and at the start of phase 7. What a card requires must already lie in play.
    .title = Cards for any time

rule-J-15-3 = Costs are paid with notes of your choice worth at least the cost, less unused credits of “{ I03 }” and “{ I11 }”. Whoever cannot pay cannot play. Effects that last to the end of the turn end with death or exile.
    .title = Costs

## J-16

rules-J-16 = Options
    .intro = To be agreed by all the players before they stop agreeing.

rule-J-16-1 = A time limit for every decision. Whoever is late gives the default answer of J-16.5.
    .title = Time limit

rule-J-16-2 = A coup only from Headquarters and with a pretext. A card’s own pretext counts, but Headquarters is still needed.
    .title = Headquarters only

rule-J-16-3 = Shorter: after each coup the top four notes of the aid go face up to the bottom. Longer: spent notes go back face down and are drawn again, all of them, and then the game may never end; or up to a number you choose.
    .title = Shorter or longer

rule-J-16-4 = A personal vote for every voter; after how many ties an election is settled, if you like; the size of the deck; and whether a fallen President’s cash goes to the successor.
    .title = Other options

rule-J-16-5 = Default answers: nominate nobody and abstain, but see J-2.6; stand; pass; discard what was drawn last; the last government if lawful, otherwise by seat; a budget of nothing; do not force; Home; no return, killing, attempt, banking, coup, move or fire; in a tie, no; lose the weakest; retreat to the first lawful space; side with the rebels if marked; the Junta names the Leader; nobody is shot.
    .title = The quiet answers
