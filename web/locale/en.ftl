### Palazzo in the browser: its own phrases. The voice: a courteous usher.

## The house

skip = Skip to the page
language = Language
about = About
credits = Credits
foot = A beautiful ministry whose only product is paper.
loading = One moment, please…
try-again = Try again
server-silent = The server does not answer just now.
close = Close
menu = Menu
yes-sign = yes
no-sign = no
lost = There is no such room
lost-help = The corridor ends here, as corridors in this house will.
to-the-hall = To the hall

## The hall

home-title = Sit down. A name is enough.
home-lead = With friends by one link; bots sit in the empty chairs. Every rule, enforced.
home-lead-new = With friends by one link; bots sit in the empty chairs.
home-final-decrees = Final Decrees
    .what = Five decrees could save the state. You stamp, forward and lose them, so that the blame lands on somebody else’s desk.
home-junta = Junta
    .what = A banana republic, foreign aid and a Swiss account. You vote, bribe, shoot and rebel, to die rich.
home-last-will = Last Will
    .what = The fortune goes to whoever is first without a penny. You buy badly, dine well, and do try to get sacked.
games = The games
edition = Edition
edition-republic = The Republic
edition-empire = The Empire
play-now = Play now
make-table = Make a table
print-game = Print the game
print-what = Everything to cut out and play with at a real table. It may take a few seconds the first time.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = US Letter
print-saving = In black on white, to save ink
print-cards = The 60 cards, fronts and backs
print-boards = Ministries, arrows, blame and directors
print-decrees = The five decrees
print-aids = Players’ aids
print-rules = The rules
print-how = Print the cards on both sides, turned on the long edge, at 100 %.
your-name = Your name
guest = Guest
name-help = No account. Name and face can be changed whenever you like.
my-replays = Finished matches
open-tables = Open tables
open-tables-none = No table is open just now.
watch-table = Watch
replay-file = Open a saved match

## Making a table

how-many = How many sit down?
options = What is agreed
table-name = Name of the table
lay-the-table = Lay the table
no-such-game = There is no such game here.
clock = Clock
clock-days = { $days } d { $hours } h
clock-none = No clock
    .help = Everyone takes as long as they like.
clock-decision = So long for each decision
    .help = When time runs out the quiet answer is given: pass, stop, the least there is.
clock-bank = So long for the whole match
    .help = Each answer gives a few seconds back; when all time is spent, quiet answers are given.
patience = Patience
patience-never = No end of it
    .help = Nobody who is here is replaced, however long they take.
patience-seconds = { $count ->
    [one] One second
   *[other] { $count } seconds
}
patience-minutes = { $count ->
    [one] One minute
   *[other] { $count } minutes
}
patience-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
}
patience-help = If somebody who is here does not answer for so long, the host may let a bot stand in until they come back.
seat-number = Seat { $number }

## Before the start

seats = Seats
you = you
away = away
present = present
bot = bot
bot-stands-in = a bot stands in
free-seat = Free
sit-here = Sit here
sit-down = Sit down
move-here = Move here
ask-to-leave = Ask to leave
ask-to-leave-sure = Ask { $who } to leave the table? They can sit down here again only if you make a new invitation.
come-back = Come back to the table
level-usher = Usher
    .help = Ushers play politely and in a hurry.
level-clerk = Clerk
    .help = Clerks think before they stamp.
level-minister = Minister
    .help = Ministers think ahead, where it has been shown to pay.
bot-of = { $level } (bot)
start = Begin the match
host-starts = The host will begin when everyone is seated.
leave = Leave the table
invite = Invite people
invite-help = Whoever has this link can sit down, or watch.
invite-link = Link of the invitation
invite-code = The invitation as a code for a telephone’s camera
copy-link = Copy the link
copied = Copied
share = Share

## The table

table = Table
people = People
your-turn = Your turn
their-turn = plays
table-waits = The table waits for them
part-board = Board
part-hand = Hand
part-side = Log, talk and deals
all-choices = All choices
    .short = All
no-choices = There is nothing for you to choose just now.
asked-about = What the question is about
hand-empty = You hold no card.
what-to-do = What can be done with it
aim-with = { $things }: now press where it shall go, or what it is for.
perhaps = perhaps
unopposed = if nobody reacts
becomes = becomes
targets-there = { $count ->
    [one] One more choice there
   *[other] { $count } more choices there
}
sheet-up = Show the choices
sheet-down = Put the choices away
fold-side = Fold away
promises-open = { $count ->
    [one] one promise open
   *[other] { $count } promises open
}
junta-goal = Most money in Switzerland wins.
last-will-goal = First without a penny inherits.
final-decrees-goal = Fewest blame wins.
hand-up = Draw your hand up
hand-down = Put your hand down
settings = How you like to play
pace = Pace
pace-calm = calm
pace-brisk = brisk
pace-at-once = at once
resume = Go on
theme = Day or night
theme-auto = as the system
theme-light = day
theme-dark = night
text-size = Size of letters
percent = { $size } %
stage-sound = Sounds of the table
ask-always = Always ask me, even where I can only pass
asked-always = Always asked: { $what }
asked-never = Never asked: { $what }
as-usual = As usual
ask-never = Never ask me about this
bell = The bell rings
bell-left = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
bell-waits = { $who }: wait!
bell-yours = Take your time: play, or let it pass.
bell-help = Stops the bell for everyone (Space). When it falls silent, whoever said nothing has passed.
bell-none = When it falls silent, the game goes on by itself.
wait = Wait!
waits-for = waits { $seconds } s
the-bar = What to do now
waiting-for = Waiting for { $who }.
you-watch = You are watching
undo = Take back
rules = Rules
rule-short = the rule
rule-now = The rule that applies now
ruling = Our ruling
ruling-silent = The rulebook is silent here.
rules-search = Search the rule book
rules-search-hint = a word or two
rules-summary = In short
line-lost = The line is down; we are ringing again. Nothing you have sent is lost.
ringing-again = We are ringing again by ourselves; nothing you have sent is lost.
you-may-also = You may also:
never-mind = Never mind
change-answer = Change your secret answer
standing-pass = Pass, and keep passing these until my next turn
standing-stop = Stop passing for me
not-now = Not now.
choose-it-there = It can be chosen where the table asks you: “{ $asked }”
nothing-written = Nothing more is written about this.
your-eyes-only = For your eyes only
hand-of = What { $who } holds
log = Log
log-earlier = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}
log-since = Since you last acted
talk = Talk
talk-none = Nobody has said anything yet.
talk-whom = To whom
talk-everyone = To everyone
talk-only = Only to { $who }
talk-to = to { $who }
talk-to-you = to you
talk-text = Say something
talk-send = Say
a-spectator = A spectator
time-left = Time left: { $who }
stand-ins = Who is away
stand-in = Let a bot stand in
stand-in-stop = Send the stand-in away
no-other-people = Nobody else but bots sits here.
close-table = Close the table
close-sure = Close this table for everyone?
wish-sound = Ring a bell when it is my turn
wish-notify = Notify me when it is my turn
wish-keys = Use the keys ?, u and b
keys-help = Keys: ? the rule that applies · u take back · c ask a clerk · b go to the bar · arrows move among choices · Escape begin a choice again.
step-done = (done)
step-next = (next)
step-to-do = (to do)

## Answering

choices = Choices
take-all = All
max = Max
max-at = As much as possible: { $place }
all-at = All of them: { $place }
send-answer = Confirm
go-on = Go on
send-number = Confirm: { $number }
begin-again = Begin again
choose-none = None of them
choose-these = { $count ->
    [one] Choose this one
   *[other] Choose these { $count }
}
choose-nothing = There is nothing to choose from.
choose-exactly = { $most ->
    [one] Choose one.
   *[other] Choose { $most }.
}
choose-between = { $least ->
    [0] Choose up to { $most }.
   *[other] Choose { $least } to { $most }.
}
worth-so-far = worth { $worth } of { $total }
split-exactly = { $total } of { $most } given out
split-between = { $total } given out; { $least } to { $most } in all
split-now = now { $now }
split-cap = up to { $most }
one-less = One less
one-more = One more
assign-how = Press something, then the place where it goes; or drag it there.
assign-where = Where does it go: { $item }?
still-to-place = Still to place
nothing-to-place = You have nothing to place.
nothing-vote = You have no votes to give this time.
all-placed = Everything has its place.
room-exactly = (wants { $most })
room-between = (takes { $least } to { $most })
take-back = Take { $item } back from { $place }
move-earlier = Earlier: { $item }
move-later = Later: { $item }

## Deals

deals = Deals
promises = Promises
promises-none = Nobody promised anything that could be judged.
deal-begin = Offer a deal
deal-not-now = No deals can be made just now.
deal-none = No offers lie before you.
deal-mine = Your offer, waiting for signatures
deal-theirs = { $who } offers you a deal
deal-term = { $giver } gives { $taker }: { $goods }.
deal-sign = Sign
deal-counter = Counter it
deal-tear = Tear it up
deal-withdraw = Take it back
deal-cannot = You have not got what it asks of you.
has-signed = has signed
has-not-signed = has not signed yet
deal-title = A deal
deal-counter-title = An answer to { $who }
deal-with = With whom?
deal-also-with = And also with:
deal-leave-out = Leave out
deal-promise = You promise { $who }
deal-ask = { $who } promises you
deal-promises = { $from } promises { $to }
deal-between = { $one } and { $other }
deal-meanwhile = Meanwhile the table asks you: { $asked }
deal-answer-first = Answer first, this will keep
deal-add-promise = Add a promise…
deal-drop-promise = Drop this promise
deal-your-words = in your own words
deal-nothing-to-give = Nothing that could change hands.
deal-proof = An offer is a proof: whoever gets it sees that you have what you offer. Promises bind nobody, unless the table chose so.
deal-deed = A private deed
deal-deed-motto = valid as long as nobody looks
deal-half = { $who } gives
deal-half-empty = nothing but a word
deal-take-off = Take off the paper: { $what }
deal-put = Put one on the paper: { $what } ({ $left } left)
deal-backs = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
deal-ask-card = Ask for a card…
deal-one-less = One less: { $what }
deal-one-more = One more: { $what }
deal-sign-here = you sign here
deal-is-signed = Signed
deal-is-torn = Torn up
deal-after = After signing
deal-have = What you have: drag it onto the paper
deal-has = What { $who } may have
deal-ready = Ready papers
deal-pinned = Still pinned up
deal-pass = Sign and pass it to { $who }
deal-tear-mine = Tear it up
deal-reads = { $who } is reading it …
deal-amend = Amend so
deal-again = Write another
deal-done = Back to the table
deal-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
deal-at-once = Goods change hands at once. A promise binds nobody, but stays pinned up.
deal-choose = Who is it for?
deal-read = Read it
or = or

## After the end

the-end = The end
score = Score
rematch = Once more, the same people
rematch-join = To the next match
look-at-table = Look at the table
as-table = As a table
step = Step
fair-chance = Chance, checked
fair-chance-help = All chance of this match came from one key, whose seal was published before the first card. Save the match and check it with “palazzo verify”, against the seal you noted at the start.
key = Key
commitment = Seal
commitment-note = The seal of all chance of this match. Note it now, to compare it at the end:
download-save = Save the match
show-match = Make a link to show this match
show-match-help = Whoever has this link can see the whole match:
show-match-stop = Withdraw the link
match-is-private = This match was played at a private table: only those who sat there or were invited can see it.

## The front page

gazette-name = The Palazzo Gazette
gazette-forecast = Weather
gazette-weather = Changeable, as everything
gazette-edition = Special edition
gazette-price = One copy: priceless
gazette-headline = { $margin ->
    [tie] Victory shared: { $winners }
    [narrow] { $winner } by a whisker
    [rout] { $winner }, and then nobody for a while
   *[clear] { $winner } wins
}
gazette-sub = { $by ->
    [0] Level with { $second }, and yet first.
   *[other] { $by } ahead of { $second }.
}
gazette-stamp = Winner
gazette-caption = { $winners }, yesterday.
gazette-why = Won with { $score }.
gazette-amount = { $amount ->
    [one] one point
   *[other] { $amount } points
}
gazette-tip =
    .a = look at the table of figures: the largest number is where the match was decided.
    .b = press a cell, then “See it”: the replay shows how it came about.
    .c = play it once more with the same people. They will remember.
gazette-ad =
    .a = For sale: rubber stamp, hardly used.
    .b = Lost: one train of thought.

gazette-final-decrees-name = The State Gazette
gazette-final-decrees-weather = Responsibility moving downwards
gazette-final-decrees-price = One copy: one duty stamp
gazette-final-decrees-headline = { $margin ->
    [tie] Acquitted together: { $winners }
    [narrow] { $winner } acquitted, by one signature
    [rout] { $winner } acquitted: never in the office
   *[clear] { $winner } acquitted: not in the office
}
gazette-final-decrees-sub = { $by ->
    [0] { $score } blame on record, no fewer than { $second }: the small print decided.
   *[other] { $score } blame on record, { $by } fewer than { $second }.
}
gazette-final-decrees-stamp = Acquitted
gazette-final-decrees-caption = { $winners }, yesterday, leaving by the side door.
gazette-final-decrees-why = Fewest blame wins: { $score } for { $winners }. Blame that lies on a desk counts only when it falls on whoever sits there.
gazette-final-decrees-amount = { $amount } blame
gazette-final-decrees-tip =
    .a = when Stagnation is near, change desks before others do.
    .b = load blame down the chain early: what lies below you cannot fall on you.
    .c = a decree enacted under your own chain takes off what you choose.
gazette-final-decrees-ad =
    .a = For sale: rubber stamp, hardly used.
    .b = Lost: one arrow, between Defence and the Courts.

gazette-final-decrees-empire-name = The Court Circular
gazette-final-decrees-empire-weather = Comets over the throne; blame settling on the outer nebulae
gazette-final-decrees-empire-price = One copy: one imperial seal
gazette-final-decrees-empire-headline = { $margin ->
    [tie] Their heads stay on: { $winners }
    [narrow] { $winner } spared, by one seal
    [rout] { $winner } spared: never seen at court
   *[clear] { $winner } spared: away on a pilgrimage
}
gazette-final-decrees-empire-stamp = Spared
gazette-final-decrees-empire-caption = { $winners }, yesterday, leaving by the postern.
gazette-final-decrees-empire-why = Fewest blame wins: { $score } for { $winners }. Blame that lies on a bench counts only when it falls on whoever sits there.
gazette-final-decrees-empire-ad =
    .a = For sale: throne, one careful owner.
    .b = Lost: one arrow, between the Navy and the Secret Service.

gazette-junta-name = The Republic’s Voice
gazette-junta-weather = Gunfire, clearing towards noon
gazette-junta-price = One copy: whatever you have
gazette-junta-headline = { $margin ->
    [tie] Numbered accounts, equal numbers: { $winners }
    [narrow] { $winner } lands in Zurich, just
    [rout] { $winner } retires to Switzerland with everything
   *[clear] { $winner } lands in Zurich, smiling
}
gazette-junta-sub = { $by ->
    [0] { $score } million in Switzerland, no more than { $second }.
   *[other] { $score } million in Switzerland, { $by } more than { $second }.
}
gazette-junta-stamp = Banked
gazette-junta-caption = { $winners }, at the airport, with hand luggage only.
gazette-junta-why = Only money in Switzerland counts, and { $winners } got { $score } million out in time.
gazette-junta-amount = { $amount } million
gazette-junta-tip =
    .a = go to the bank before you are richer than your friends can bear.
    .b = a generous budget is cheaper than a coup.
    .c = the night is for those who know where others sleep: vary where you go.
gazette-junta-ad =
    .a = To let: presidential palace, some holes.
    .b = Wanted: bodyguard, discreet, bulletproof.

gazette-last-will-name = The Solicitor’s Gazette
gazette-last-will-weather = Raining sovereigns, outwards
gazette-last-will-price = One copy: the last pound
gazette-last-will-headline = { $reason ->
    [rounds] { $margin ->
        [tie] Nobody ruined, and nobody richer: { $winners }
        [narrow] { $winner } has a few pence less: inherits all
       *[clear] Least of all is left to { $winner }: inherits all
    }
   *[bankrupt] { $margin ->
        [tie] Ruined together: { $winners }
        [narrow] { $winner } ruined by a few pence, inherits all
        [rout] { $winner } utterly ruined, inherits all
       *[clear] { $winner } is ruined, and inherits all
    }
}
gazette-last-will-sub = { $by ->
    [0] Worth { $first_sum } in the end, and so was { $second }.
   *[other] Worth { $first_sum } in the end. Next came { $second }, with { $second_sum }.
}
gazette-last-will-stamp = { $reason ->
    [rounds] Sole heir
   *[bankrupt] Ruined
}
gazette-last-will-caption = { $winners }, yesterday at six, still in evening dress.
gazette-last-will-why = Whoever has least inherits everything, debts included: { $winners } ended at { $first_sum }.
gazette-last-will-amount = £{ $amount }
gazette-last-will-figure = £{ $amount }
gazette-last-will-below = debts
gazette-last-will-start = the will
gazette-last-will-tip =
    .a = get yourself sacked before the last house is sold: without both one cannot run into debt.
    .b = companions make dinners dearer. Bring everyone.
    .c = let properties fall before you sell them; the market does the rest.
gazette-last-will-ad =
    .a = Manor to let, with draughts, ivy and one ghost.
    .b = Wanted: butler, must be expensive.

gazette-turn = { $game ->
    [junta] year { $turn }
    [last-will] round { $turn }
   *[other] turn { $turn }
}
gazette-turn-word = { $game ->
    [junta] Year
    [last-will] Round
   *[other] Turn
}
gazette-turns = { $game ->
    [junta] { $turns ->
        [one] 1 year
       *[other] { $turns } years
    }
    [last-will] { $turns ->
        [one] 1 round
       *[other] { $turns } rounds
    }
   *[other] { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
}
gazette-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
gazette-players = { $players } players
gazette-sums = How the sum is made
gazette-course = { $game ->
    [junta] Year by year
    [last-will] Round by round
   *[other] Turn by turn
}
gazette-as-chart = As a chart
gazette-moments = What decided it
gazette-words = Words given
gazette-chance = Chance, checked
gazette-ranks = Who came where
gazette-how = How it is made
gazette-see = See it
gazette-every = All entries
gazette-in-short = In short
gazette-sacked = sacked, round { $round }
gazette-employed = employed
gazette-and-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
gazette-more-words = { $count } more
gazette-you = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
}, with { $score }.
gazette-gap = Most of the distance to { $other } came from one line, { $cause }: { $mine } against { $theirs }.
gazette-lead = What put you before { $other }: { $cause }, { $mine } against { $theirs }.
gazette-no-moments = A match without a turning point: nobody was to blame.
gazette-usher = The usher:
gazette-small-ads = Small ads.
gazette-articles = Articles
gazette-go-on = What next
gazette-share = Share the page
gazette-print = Print, or save as a picture
gazette-print-help = The page can also be printed, or kept as a PDF, by this browser.
moment-lead = The turning point
    .again = Another turning point
moment-lead-text = From here on nobody was before { $seat } again.
moment-betrayal = The betrayal
    .again = Another betrayal
moment-betrayal-text = { $other } broke their word to { $seat }.
moment-blow = The blow
    .again = Another blow
moment-blow-text = { $game ->
    [final-decrees] It loaded { $seat } with { $sum } at one stroke.
    [last-will] It left { $seat } with { $sum } more to waste, at one stroke.
   *[other] It cost { $seat } { $sum } at one stroke.
}
moment-windfall = The stroke of luck
    .again = Lucky once more
moment-windfall-text = { $game ->
    [final-decrees] It rid { $seat } of { $sum } at one stroke.
    [last-will] It rid { $seat } of { $sum } at one stroke.
   *[other] It was worth { $sum } to { $seat } at one stroke.
}

cause-bid = Bid
cause-stamps = Stamps
cause-forwards = For­wards
cause-manoeuvres = Parades
cause-cards = Cards
cause-investigations = Inquiries
cause-stagnation = Stag­nation
cause-decrees = Decrees
cause-deals = Deals
cause-aid = Aid
cause-budget = Budget
cause-attempts = Night
cause-handovers = Hand­overs
cause-discarded = Dropped
cause-unheard = Un­heard
cause-will = Will
cause-salary = Salary
cause-opera = Opera
cause-events = Evenings
cause-expenses = Ex­penses
cause-purchases = Property bought
cause-upkeep = Upkeep
cause-helpers = Helpers
cause-sales = Sold
cause-before = Before
cause-rest = Other
cause-money = Money
cause-debts = Debts
cause-properties = Property
cause-last-salary = Last salary

## Replay

replay = Replay
step-of = step { $step } of { $steps }
to-start = To the beginning
to-end = To the end
step-back = One step back
step-on = One step on
run = Run
pause = Pause
through-eyes = Through the eyes of
as-spectator = a spectator
as-open = everyone: open hands
replay-turns = { $game ->
    [junta] Years of the match
    [last-will] Rounds of the match
   *[other] Turns of the match
}
replay-speed = How fast
replay-link = Link to this step
replay-front = The front page
replay-step = step { $step }
replay-begin = The beginning.

## Records

records = Records
records-title = The file on { $who }
records-none = There is no file on you yet
records-stranger = Sit down in the hall, and one is begun. Of every match you finish it keeps who played, who won, where you came, and its replay; of every game, a rating. Press “Forget me”, under About, and your name and your ratings are struck from the records.
records-empty = The file is open, and empty: no match of yours has come to its end. The first that does is entered here, with who won, where you came, and its replay.
records-mine = My file
my-ratings = My ratings
rating-help = The house guesses how strong you are from who came in before whom. It begins at 25, and knows nothing; every match makes it surer.
rating-between = almost surely between { $least } and { $most }
played-and-won = { $matches ->
    [one] 1 match played
   *[other] { $matches } matches played
}, { $wins ->
    [one] 1 won
   *[other] { $wins } won
}
won-by = { $winners_count ->
    [0] Nobody won
    [one] Won by { $winners }
   *[other] Won together by { $winners }
}
closed-early = Closed before its end
place-of = Place { $place } of { $of }
of-so-many = of { $of }
gone = somebody since forgotten
earlier-matches = Earlier matches
ranking = The house’s best
ranking-help = In the order of what everyone is surely worth at least: whoever has played little stands low until we know better.
ranking-none = Nobody has finished a match of this game here yet.
show-all = Show all { $count }
ranking-sure = At least
ranking-guess = Best guess
ranking-won = Won / played
latest-matches = The latest public matches

## About

about-title = What this is
about-what = Palazzo plays Final Decrees, Junta and Last Will with every rule enforced. It is free software, made of paper, ink and patience; its texts and drawings are its own.
about-games = Whose games these are
credit-final-decrees = Final Decrees is a game by Carl de Visser (CC BY 3.0 NZ); the edition “The Republic” follows Marco Viggi’s Italian adaptation. Cards and decrees are re-created.
credit-junta = Junta is a game by Vincent Tsao, Ben Grossman and Eric Goldberg. Its rules are told in our own words; cards and drawings are ours.
credit-last-will = Last Will and Getting Sacked are games by Vladimír Suchý. Their rules are told in our own words; cards and drawings are ours.
credit-ours = Palazzo is not affiliated with, or endorsed by, the authors and publishers of these games. If you like one of them, buy it: cardboard is nicer than light.
credit-fonts = Typefaces: Bitter, Bodoni Moda, Courier Prime, Cinzel, Righteous and Abril Fatface, all under the SIL Open Font License.
credit-pictograms = Pictograms on cards, desks and decrees: { $authors } (game-icons.net), Creative Commons Attribution 3.0, recoloured and composed by us.
about-fair = Fair chance, kept secrets
about-fair-text = Your page is sent only what your seat may see. Every shuffle comes from a key sealed before the match and published after it, so that anyone can check it.
about-you = What is kept about you
about-you-text = A name, a language, the matches you play, a rating for each game, and one cookie that knows you again. No address, no password, no tracking.
about-you-are = You are { $who } here.
recovery-link = Bring my name to another device
recovery-keep = Open this link there. It works once, and only the newest one does.
sign-out-everywhere = Sign out everywhere
sign-out-sure = Sign out in every browser, this one too? You then get a link, by which alone you can be this person again.
signed-out-keep = You are signed out everywhere. Keep this link: it works once, and is the only way to be yourself here again.
forget-me = Forget me
forget-sure = Forget your name and everything kept about you? Your seats become nobody’s.
about-keys = Keys
recover = Bring your name here
recover-help = This link makes this device yours too. It works once.
recover-now = Yes, that is me

## Headings of what lies on a table

column-seat = Player
column-people = People
column-place = Place
column-places = Places
column-paper = Paper
column-papers = Papers
column-piles = Piles
column-at = At
column-blame = Blame
column-directs = Directs
column-director = Director
column-controller = Under
column-decrees = Decrees
column-cards = Cards
column-known = You know
column-hand = Hand
final-decrees-column-places = Ministries
final-decrees-column-papers = Decrees
junta-column-places = The city
junta-column-papers = Business
junta-column-boxes = Reserves
junta-column-kind-power = Seats of power
junta-column-kind-barracks = Barracks
junta-column-kind-police = Police stations
junta-column-kind-embassy = Embassies
junta-column-kind-district = Districts
junta-column-by = of
junta-column-moved = moved
junta-column-withdrawn = withdrawn
junta-column-attempts = Attempts
junta-column-resolved = resolved
last-will-column-places = Errands
last-will-column-papers = Plans
last-will-column-money = Money (£)
last-will-column-worth = Worth (£)
last-will-column-bankrupt = Bankrupt
last-will-column-job = Job
last-will-column-salary = £
last-will-column-lines = Duties
last-will-column-covered = covered
last-will-column-demoted = Demoted
last-will-column-plan = Plan
last-will-column-boys = Errand boys
last-will-column-actions = Actions
last-will-column-backs = Backs
last-will-column-drawn = Drawn
last-will-column-board = Board
last-will-column-tokens = Tokens
last-will-column-used = Used
last-will-column-value = Value
last-will-column-fallen = Fallen
last-will-column-card = Card
last-will-column-place = { "" }
last-will-column-position = Order
last-will-column-seat = Taken by
last-will-column-barred = Barred
last-will-column-decks = Decks
last-will-column-discards = Discards
last-will-column-stacks = Stacks
last-will-column-crowns = Crowns
last-will-column-shown = Shown
last-will-column-strays = Strays
last-will-column-event = Events
last-will-column-helper = Helpers and expenses
last-will-column-property = Properties
last-will-column-companion = Companions
last-will-column-wild = Wild
yours-hand = Your hand
yours-drawn = Cards you have drawn
fact-turn = { $value ->
    [0] before the first turn
   *[other] turn { $value }
}
fact-player = { "" }
fact-actions = { $value ->
    [0] { "" }
    [one] 1 action left
   *[other] { $value } actions left
}
fact-enacted = enacted: { $value }
fact-removal = next enactment removes { $value }
fact-burn = { "" }
fact-used = done this turn: { $value }
fact-round = round { $value }
fact-rounds = of { $value }
fact-starter = { $value } begins
fact-order = order: { $value }
fact-will = will: { $value }
fact-market = market: { $value }
word-draw = the draw
word-amount = amount
word-text = words
pile-deck = Deck: { $count }
pile-discards = Discards: { $count }, last “{ $last }”
pile-shown = On the table: { $count }
column-discards = Discards
column-shown = Shown
column-deck = Deck
column-steps = Steps
column-stamps = Stamps
junta-column-motion = Motion
junta-column-why = Reason
junta-column-names = Candidates
junta-column-choices = Choices
junta-column-ties = Ties so far
junta-column-round = Round
junta-column-casts = Votes cast
junta-column-tally = Tally
junta-column-proposer = Proposed by
junta-column-sums = Sums
junta-column-battles = Battles
junta-column-space = Space
junta-column-wave = Wave
junta-column-fires = Shots
junta-column-lost = Losses
junta-column-hand = Hand
junta-column-deck = Political cards
junta-column-spent = Spent notes
word-first = the first election
word-resignation = a resignation
word-preparation = preparation
word-over = over
word-planning = planning
word-errands = errands
word-end = end of the round
last-will-column-phase = phase
junta-paper-ballot = Ballot
junta-paper-election = Election of the President
junta-paper-budget = Budget
junta-paper-attempts = Attempts on lives
junta-paper-battle = Battle
junta-paper-combat = Combat
word-actions = actions
opening-play-any = Play or discard a card
opening-discard-cash = Throw cash away
opening-propose-outcome = Propose to end the coup
opening-may-resign = Resign
opening-may-return = Come home
opening-may-flee = Go into exile
junta-person-says-alive = { $value ->
    [true] { "" }
   *[false] dead
}
junta-person-says-money = { $value ->
    [true] has cash
   *[false] no cash
}
junta-person-says-account = { $value ->
    [true] has money in Switzerland
   *[false] nothing in Switzerland
}
junta-person-says-credits = { $value ->
    [0] { "" }
   *[other] credit { $value }
}
junta-paper-says-ties = { $value ->
    [0] { "" }
    [one] tied once
   *[other] tied { $value } times
}
junta-paper-says-resolved = { $value ->
    [0] { "" }
   *[other] resolved: { $value }
}
last-will-person-says-bankrupt = { $value ->
    [true] bankrupt
   *[false] { "" }
}
last-will-person-says-demoted = { $value ->
    [true] demoted this round
   *[false] { "" }
}
last-will-person-says-drawn = { $value ->
    [0] { "" }
   *[other] { $value } drawn, not yet kept
}
last-will-paper-says-position = { "" }
last-will-paper-says-cards = { "" }
last-will-paper-says-boys = { "" }
last-will-paper-says-actions = { "" }
final-decrees-score = Blame
junta-score = Millions
final-decrees-tie-broken = Equal in blame: less of it on the ministry one directs decides, and then more cards in hand.
last-will-tie-broken = { $employed_last ->
    [true] Equal in worth: whoever has no job comes first, then the bankrupt, and then whoever had the plan further left.
   *[false] Equal in worth: the bankrupt come first, and then whoever had the plan further left.
}
last-will-lower-behind = Whoever still has a job comes after everyone without one, whatever they are worth.
last-will-score = Worth (£)
last-will-no-deals = The testator would not have it: in this game nobody deals.

## What happens on the stage

caption-more = { $count ->
    [one] … and 1 thing before that
   *[other] … and { $count } things before that
}
missed = What did I miss?

## The hall and its tables

home-welcome = Take a seat, { $who }.
play-now-how = { $bots ->
    [one] At once, you against one bot ({ $level }): { $length }
   *[other] At once, you against { $bots } bots ({ $level }): { $length }
}
players = Players:
length = Length:
length-help = With { $seats } people, counted in simulated matches at ten seconds a decision
weight-1 = light
weight-2 = medium
weight-3 = heavy
range-minutes = { $range } min
range-hours = { $range } h
stretch-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
stretch-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
stretch-days = { $count ->
    [one] one day
   *[other] { $count } days
}
first-visit = Your first visit
usher-lessons = Here one learns the rules by playing: a few minutes, one idea at a time.
usher-first = Good evening. Sit down among bots, and the table tells you what you can do, and what it brings.
begin-lesson = Begin the first lesson
begin-first = Play a first match
propose-name = Propose another name and other faces
your-face = Your face
face-number = Face { $number }
myself = Name and face
myself-help = At tables you already sit at, the old ones stay.
keep-it = Keep it
your-turns = { $count ->
    [one] It is your turn
   *[other] Your turn at { $count } tables
}
your-turns-none = Nobody waits for you
your-turns-looked-for = The usher is looking
nothing-waits = Another match? It begins at once; a table with friends takes a link.
turn-left = { $time } left
turn-waited = waiting for { $time }
turn-waits = waiting { $time }
turn-offers = { $count ->
    [one] { $who } offers you a deal.
   *[other] { $who } offer you deals.
}
turn-of = { $name }: waiting for { $who }
table-waits-for-people = { $count ->
    [0] { $name }: everyone is there
    [one] { $name }: one chair is free
   *[other] { $name }: { $count } chairs are free
}
to-the-table = To the table
    .short = Play
standing-final-decrees = You have { $blame } blame, place { $place } of { $seats }.
standing-junta = { $cash } million in hand, { $account } in Switzerland.
standing-last-will = £{ $money } left, place { $place } of { $seats }.
open-tables-kind = Which tables
tables-all = all
tables-live = live
tables-post = by correspondence
more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
fewer-tables = Fewer tables
sit = Sit
sit-at = Sit down in seat { $number }
make-first = Make the first
table-running = { $watching ->
    [0] being played
    [one] being played · one watches
   *[other] being played · { $watching } watch
}
pace-live = live
pace-live-clock = live, with a clock
pace-post = { $time } a move
round-final-decrees = turn { $number }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
}
round-junta = { $of ->
    [0] year { $number }
   *[other] year { $number } of { $of }
}
round-last-will = round { $number }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
}
archive = Archive
archive-final-decrees = { $count ->
    [one] { $winners } won, with { $score } blame
   *[other] { $winners } won, with { $score } blame
}
archive-junta = { $count ->
    [one] { $winners } died rich: { $score } million
   *[other] { $winners } died rich: { $score } million
}
archive-last-will = { $count ->
    [one] Ruined: { $winners }, { $score }
   *[other] Ruined: { $winners }, { $score }
}
my-place = you came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
}
rooms = Rooms of the hall
tab-hall = Hall
tab-turns = My turns
tab-puzzle = Puzzle
tab-archive = Archive
which-rules = Whose rules
option-agreed = What is agreed
agreed-help = It can be changed until the match begins.
agreed-bell = Bell
agreed-bell-help = Seconds to say “Wait!” to a card.
agreed-bell-none = Windows stay open until all have answered.
agreed-hall = In the hall
agreed-hall-hidden = hidden
    .help = Only whoever has the link finds it.
agreed-hall-seen = seen
    .help = Anyone passing by may sit down or watch.
agreed-language = Language
agreed-language-en = English
agreed-language-it = Italian
agreed-language-help = What is spoken at this table.
clock-no = none
clock-each = each move
clock-whole = whole match
how-long-each = How long for each move
how-long-whole = How long for the whole match
as-before = As last time
as-before-help = Everything as at your last table of this game
likely-length = Likely { $range } with people, { $alone } alone among bots.
who-sits = Who sits in chair { $number }?
a-friend = A friend
    .help = The invitation is for whoever has the link; the name stands on the chair until they come.
a-bot = A bot
whoever-comes = Whoever comes
    .help = The chair stays open: for anyone with the link or, if the table is seen in the hall, for anyone.
friend-name = Their name
how-much-it-thinks = How much it thinks
what-it-is-like = What it is like
temper-drawn = Drawn
    .help = Chance decides; you will read it on its file.
temper-honest = honest
    .help = keeps its word, even when it costs something.
temper-opportunist = opportunist
    .help = promises lightly, and keeps what pays.
temper-vindictive = vindictive
    .help = forgets nothing, and pays everything back.
temper-generous = generous
    .help = signs gladly, asks for little, forgives soon.
so-be-it = So be it
chair-host = { $you ->
    [true] you are the host
   *[other] the host
}
chair-bot = bot: { $level }
chair-open = Open
    .help = for whoever comes
chair-invited = { $who }?
    .help = invited, not here yet
chair-ready = ready
chair-not-ready = not ready yet
chair-away = away
chair-swap-with = Swap with { $who }
drag-faces = Drag a face to another chair to change seats.
invitation-later = The invitation will lie here once the table is laid.
table-name-help = What the table is called in the hall
ready = I am ready
not-ready = Not ready yet
begin-missing = { $count ->
    [one] Begin: { $who } is missing
   *[other] Begin: { $who } are missing
}
begin-free = { $count ->
    [one] Begin: one chair is free
   *[other] Begin: { $count } chairs are free
}
bot-instead = { $count ->
    [one] A bot in that chair
   *[other] Bots in those chairs
}
adjust = Adjust
was-before = { $now }, was { $before }
few-words = A few words
others-not-ready = { $count ->
    [one] { $who } is not ready yet.
   *[other] { $who } are not ready yet.
}
likely-length-short = { $seats } seats, likely { $range }
looked-at = Seen
lesson-of = First evening: lesson { $number } of { $of }
lesson-takes = { $title }, { $minutes } min
lessons-done = All { $count } lessons, done
lessons-again = see them again whenever you like

## Lessons

lesson = A lesson
lesson-guest = Guest
lesson-usher = The usher
lesson-beat = { $number } of { $all }
lesson-go-on = Go on
lesson-back = Back
lesson-anew = From the start
lesson-leave = Leave the lesson
lesson-leave-briefly = Leave
lesson-play-on = Play on from here
lesson-next = Next lesson
lesson-meanwhile = While we wait: the next lesson takes { $minutes } minutes, and the table rings when it begins.
lesson-numbered = Lesson { $number }: { $title }
lesson-watch = Watch the others …
lesson-wrong = Not that one, though I see why it tempts. Look where my glove points.

## Puzzles

puzzle = A puzzle
puzzles = Puzzles
puzzles-all = All puzzles
puzzles-lead = Written positions with something to be brought about in them. Nothing is faked: the table itself judges, the others always answer the same way, and whatever you try can be taken back.
puzzles-count = { $solved } of { $all } solved
puzzle-after-lessons = For whoever has done the lessons.
puzzle-of-the-day = Puzzle of the day
puzzle-today = today’s
puzzle-solve = Solve it
puzzle-again = Once more
puzzle-streak = { $days ->
    [one] Solved today, or yesterday: a beginning.
   *[other] { $days } days in a row.
}
puzzle-level-1 = Easy
puzzle-level-2 = Takes a thought
puzzle-level-3 = Hard
puzzle-edition-republic = The Republic
puzzle-edition-empire = The Empire
puzzle-edition-base = Last Will
puzzle-edition-sacked = Getting Sacked
puzzle-solved = Solved
puzzle-helped = Seen
puzzle-well-done = Solved, signed and filed. The usher pretends not to be impressed.
puzzle-shown = So it goes. It always looks obvious in the minutes.
puzzle-failed = Not this time, though I liked how it began. Nothing is lost: take back a step, or set the table anew.
puzzle-begin = Let me try
puzzle-showing = The usher plays it for you: step { $step } of { $steps }.
puzzle-fold = Fold away
puzzle-left = { $left ->
    [one] one answer left
   *[other] { $left } answers left
}
puzzle-hint = Hint
puzzle-back = Take back
puzzle-anew = Try again
puzzle-try = Try it myself
puzzle-solution = Show the solution
puzzle-next = Next step
puzzle-more = More puzzles
puzzle-leave = Leave
puzzle-own = A puzzle of your own
puzzle-own-how = Share a position from a match you play alone, or from a replay, and make a puzzle of it: you get a file, write its goal into it, and load it here.
puzzle-bring = Load a puzzle file
position = A shared position
position-share = Share this position
position-shared = The link is copied. Whoever opens it sees what your seat could see, and nothing else.
position-link = Link to this position
position-what = Somebody found this worth showing. You see the table as that seat saw it; what was hidden from it has been dealt anew.
position-play = Play it against bots
position-puzzle = Make a puzzle of it
position-how = The file you get has the position; write into it what must be reached, and load it under “Puzzles”.

## Advice

advice-ask = What would a clerk do? (The match is not rated then.)
advice-name = Advise me
    .short = Advice
advice-would = A clerk would: { $what }.
advice-nothing = A clerk would give nothing.
advice-leave = A clerk would leave this alone.
picture-refused = REJECTED
advice-take = Do so
agreed-advice = Advice
agreed-advice-alone = Only who plays alone among bots may ask what a clerk would do.
agreed-advice-all = Everybody may ask what a clerk would do; a match with advice is not rated.
words-of-the-table = Words of this table

## Words that explain themselves

explains-players = So many can sit at one table, people and bots together.
    .word = Players
explains-length = A whole match, from the first card to the last. It can be left, and gone on with another day.
    .word = Length
explains-weight-1 = Few rules: one lesson, and you know them all.
    .word = A light game
explains-weight-2 = Some rules to keep in mind: after two or three lessons you sit safely.
    .word = A game of medium weight
explains-weight-3 = Many phases and many tricks: take one lesson after the other, and there is no hurry.
    .word = A heavy game
explains-lessons = A dot for each lesson of this game: the full ones you have done.
    .word = Lessons
explains-table-live = Everybody sits at the table at the same time, and the match is played in one go.
    .word = Live
explains-table-post = Everybody plays when it suits them, within the time for a move; you are called when it is your turn.
    .word = By correspondence
explains-table-running = The match has begun and every chair is taken. You may watch what anybody may see.
    .word = Under way
explains-bot = The house plays this chair. It keeps to the same rules, and sees no more than anybody in its place.
    .word = Bot
explains-streak = So many days in a row you have solved the puzzle of the day without being shown how.
    .word = Days in a row
