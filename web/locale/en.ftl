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
yes-word = Yes
no-word = No
yes-sign = yes
no-sign = no
lost = There is no such room
lost-help = The corridor ends here, as corridors in this house will.
to-the-hall = To the hall

## The hall

home-eyebrow = Board games of power, blame and ruin
home-title = Sit down. A name is enough.
home-lead = Three wicked games, every rule enforced, in English or Italian: with friends by one link, or against bots in the empty chairs. Nothing to install, nobody to register with.
home-final-decrees = Final Decrees
    .what = Five decrees could save the state. Stamp them, forward them, lose them: all that matters is that the blame lands on somebody else’s desk.
home-junta = Junta
    .what = A banana republic, a President, foreign aid and a Swiss account. Vote, bribe, shoot, rebel; die rich.
home-last-will = Last Will
    .what = The fortune goes to whoever is first without a penny. Buy badly, dine well, and do try to get sacked.
games = The games
edition = Edition
edition-republic = The Republic
edition-empire = The Empire
seats-of = { $seats } players
play-now = Play now against bots
make-table = Make a table
read-rules = Read the rules
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
name-help = That is all we ask. You can change it whenever you like.
my-matches = My matches
my-replays = Finished matches
open-tables = Open tables
open-tables-none = No table is open just now. Make one, and others will see it here.
phase-waiting = waiting for players
phase-playing = being played
phase-over = over
watch-table = Watch
come-to-table = Take a seat
table-called = “{ $name }”
replay-file = A saved match
replay-file-help = Watch a match saved elsewhere:

## Making a table

how-many = How many sit down?
options = What is agreed
the-table = The table
public-table = Anyone may find this table in the hall
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
clock-seconds = Seconds
clock-increment = Back with each answer
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

before-start = Before the start
seats = Seats
host = host
you = you
away = away
present = present
bot = bot
bot-stands-in = a bot stands in
free-seat = Free
sit-here = Sit here
move-here = Move here
send-away = Send away
ask-to-leave = Ask to leave
ask-to-leave-sure = Ask { $who } to leave the table? They can sit down here again only if you make a new invitation.
come-back = Come back to the table
level-usher = Usher
    .help = Ushers play politely and in a hurry.
level-clerk = Clerk
    .help = Clerks think before they stamp.
bot-of = { $level } (bot)
fill-with = Bots in all free seats: { $level }
start = Begin the match
start-when-full = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
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
keys-help = Keys: ? the rule that applies · u take back · b go to the bar · arrows move among choices · Escape begin a choice again.
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
deal-give = You give { $who }
deal-get = { $who } gives you
deal-promise = You promise { $who }
deal-ask = { $who } promises you
deal-gives = { $from } gives { $to }
deal-promises = { $from } promises { $to }
deal-between = { $one } and { $other }
deal-meanwhile = Meanwhile the table asks you: { $asked }
deal-answer-first = Answer first, this will keep
deal-add-good = Add something…
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
deal-slide = Slide it across the table
deal-drop = Let it be

## After the end

the-end = The end
you-won = { $winners_count ->
    [one] You win. The house congratulates you.
   *[other] You share the victory: { $winners }.
}
they-won = { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
score = Score
rematch = Once more, the same people
rematch-join = To the next match
look-at-table = Look at the table
how-it-went = How it went
chart-field = What to show
chart-label = { $what } of everyone over the match
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

## Records

records = Records
records-title = The file on { $who }
records-none = There is no file on you yet
records-stranger = Sit down in the hall, and one is begun. Of every match you finish it keeps who played, who won, where you came, and its replay; of every game, a rating. Press “Forget me”, under About, and your name and your ratings are struck from the records.
records-empty = The file is open, and empty: no match of yours has come to its end. The first that does is entered here, with who won, where you came, and its replay.
records-mine = My file, with my ratings
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
promises-kept = Promises kept
promises-broken = Broken
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
