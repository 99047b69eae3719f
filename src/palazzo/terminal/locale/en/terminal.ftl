### Palazzo in a terminal: its own phrases. The voice: a courteous usher.

## Sitting down

ask-language = Language?
ask-option = { $text }?
ask-seats = How many sit at the table, you included?
ask-default = (Enter: { $text })
own-name = English
ask-game = Which game?
ask-bots = Who plays the others?
level-usher = ushers (they know the rules, and little else)
level-clerk = clerks (they know their trade)
level-minister = ministers (they think ahead)
ask-again = “{ $text }” is not among the choices: { $values }.
guest = Guest

## The board

you = you
yours = For your eyes only: { $what }
yours-hand = Your hand
column-seat = Player
column-place = Place
column-paper = Paper
column-at = At
column-steps = Steps
column-blame = Blame
final-decrees-column-place = Ministry
final-decrees-column-paper = Decree
column-directs = Directs
column-director = Director
column-controller = Under
column-decrees = Decrees
column-cards = Cards
column-known = You know
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
fact-enacted = enacted { $value }
fact-removal = next enactment −{ $value }
fact-burn = { "" }
fact-used = used: { $value }
word-draw = the draw
pile-deck = Deck { $count }
pile-discards = Discards { $count }, last “{ $last }”
pile-shown = On the table “{ $last }”

## Asking

how-pick = Answer with a number, or with words of the choice.
how-subset = { $least ->
    [0] Answer with numbers, up to { $most } of them (- for none), as in: { $example }
   *[other] Answer with numbers, { $least } to { $most } of them, as in: { $example }
}
how-subset-exactly = { $most ->
    [one] Answer with a number, as in: { $example }
   *[other] Answer with { $most } numbers, as in: { $example }
}
how-split-exactly = { $most } in all, as in: { $example }
how-payment = Answer with numbers that come to at least { $total }, as in: { $example }
how-number = Answer with a number from { $least } to { $most }.
how-order = Answer with all the numbers, in your order, as in: { $example }
how-split = { $least ->
    [0] Up to { $most } in all, as in: { $example }
   *[other] { $least } to { $most } in all, as in: { $example }
}
how-assign = { $least ->
    [0] Places by number, what goes there by letter (- for nothing), as in: { $example }
   *[other] Places by number, what goes there by letter, as in: { $example }
}
how-likely = { $kind ->
    [number] Just { $sign } answers { $example }.
   *[other] Just { $sign } gives the answer in the example.
}
split-most = (up to { $most })
split-now = (now { $now })
foot-rule = the rule
lesson-listen = The usher has something to tell you.
lesson-wrong = Not yet: the usher waits for something else.
lesson-numbers = (choice { $numbers })
learn-how = Take one by its name: palazzo learn final-decrees/blame. “palazzo learn today” is the puzzle of the day.
learn-lessons = Lessons, each to be played in a few minutes
learn-puzzles = Puzzles, the easy ones of each game first
nothing-chosen = nothing
puzzle-shown = That is one way to do it.
no-such-lesson = There is no lesson called { $lesson }: “palazzo learn” lists them.
bad-lesson = A lesson or a puzzle is wrong: { $why }
puzzle-words = hint, back, again or solution help you on.
puzzle-solved = Solved.
puzzle-failed = Not this time. Nothing is lost: back takes one answer back, again begins anew.
pause = Enter to go on, or a command.
waiting = Waiting for { $for }. { $why }
log-more = { $count ->
    [one] 1 line more: log
   *[other] { $count } lines more: log
}

## Not understood

unclear-empty = I did not catch that: a number, some words, or “help”, please.
unclear-which = “{ $text }” could be several things: { $which }.
unclear-unknown = “{ $text }” is not among the choices here; “help” says how to answer.
unclear-number = There is no choice { $number }: they run from 1 to { $most }.
unclear-no-number = “{ $text }” is no number: one from { $least } to { $most } is wanted.
unclear-amount = In “{ $text }” a name or an amount is missing: write for example NAV 3, SEC 2.
unclear-too-many-amounts = Those are more amounts than places: there are { $most }.
unclear-place = “{ $text }” must name both a place and what goes there.
unclear-goods = In “{ $text }” I cannot tell what and how much: write for example blame 2, C03.
unclear-partner = With whom? Write for example: deal bruno: give C03; get blame 2
unclear-clause = I cannot read “{ $text }”: each part begins with give, get, promise, ask or words.
unclear-particular = That promise must also say this: { $particular }.
no-rule = No one rule applies just now; “rules” opens the rule book.
ruling = Our ruling: { $text }
ruling-book = The rulebook: “{ $text }”
no-such-rule = There is no rule “{ $text }”; the chapters are { $chapters }.
nothing-written = Nothing is written about “{ $text }”.
nothing-else = There is nothing else you may do just now.
which-also = Say which by its number, from 1 to { $most }.
no-such-language = I do not speak “{ $text }”: choose among { $languages }.

## Deals

deal-with = With whom?  { $people }   (“.” to leave it)
deal-you-have = You have: { $goods }
deal-give = What do you give { $other }? As in: blame 2, C03. Enter for nothing.
deal-they-have = { $other } may have: { $goods }
deal-any-card = { $count ->
    [one] any card (holds 1; name one by its code)
   *[other] any cards (holds { $count }; name them by their codes)
}
deal-get = What do you get from { $other }? Enter for nothing.
deal-promise = What do you promise { $other }? A number with its particulars (2 D3), or “words in quotation marks”. Enter for nothing.
deal-ask = What shall { $other } promise you, of the same? Enter for nothing.
word-amount = amount
word-text = words
deal-send = Slide it across the table? [Y/n]
deal-term = { $giver } gives { $taker }: { $goods }.
deal-dropped = Very well, no offer was made.
deal-mine = [{ $number }] Your offer, waiting for signatures
deal-theirs = [{ $number }] { $who } offers; it wants your signature
remark = { $who }: “{ $text }”
notice-deal = [{ $number }] { $who } offers you a deal: { $deal } (accept { $number }, refuse { $number }, counter { $number })
notice-also = You may also: { $what }
notice-also-many = You may also do { $count } other things: { $command } lists them
no-deals = There is no such offer on the table.
no-deals-now = No deals can be made just now.
which-deal = There are several: say which by its number.
not-that-deal = That offer is not yours to answer so.
cannot-give-that = You have not got what that offer wants of you.
no-promises = Nobody has promised anything, that you know of.

## Comings and goings

saved = Saved in { $file }.
saved-over = The match is kept in { $file }: palazzo replay { $file }
saved-resume = The match is saved in { $file }. To go on: palazzo terminal { $game } --load { $file }
not-saved = { $file } could not be written: { $why }.
step-on = I shall pause after everything the others do.
step-off = The others will play without a pause.
ended = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
ended-you = { $winners_count ->
    [one] You win, { $winners }. The house congratulates you.
   *[other] You share the victory: { $winners }.
}
sealed = Key { $key }, sealed at the start as { $commitment }: “palazzo verify” checks them.

## Help

help = Answer by number or in words. Besides, at any time:
help-help = this list
help-why = the rule that applies now; ? 12 explains choice 12, ? C05 a card, ? FD-4.4 a rule
help-advise = what a clerk would do, and why
help-what = what a choice would bring, before you make it: what 3; alone: what each would
help-rules = the rules in short; rules FD-4 a chapter, rules FD-4.4 one rule
help-card = what a card says: card C12
help-hand = your hand, with texts
help-board = the whole table, with all that the page has no room for
help-log = what has happened; log 100 for more
help-undo = take your last answer back, if nothing has become known since
help-deal = offer a deal; in one line: deal bruno: give C03; get blame 2; promise stamp D2
help-deals = the offers you are party to
help-accept = sign an offer: accept 1
help-refuse = refuse an offer: refuse 1
help-counter = answer an offer with another: counter 1
help-withdraw = take your offer back: withdraw 1
help-promises = promises, and what became of them
help-also = other things you may do now: also 1
help-step = pause after everything the others do, or no longer
help-save = save the match: save [file]
help-lang = change language: lang it
help-quit = leave; the match is saved

what-many = There are too many ways to answer: say which, as in: { $command } { $example }
advise-would = A clerk would: { $answer }
advise-nobody = No clerk knows this game well enough.
what-nothing = Nothing is asked of you now.
what-unforeseen = That cannot be foreseen here: { $why }

## Replay

replay-where = Step { $step } of { $steps }
replay-as-seat = through the eyes of { $who }
replay-as-spectator = as a spectator
replay-as-open = all hands open
replay-how = Enter or n: next; p: back; a number: go there; q: leave
replay-start = The match begins.
replay-unclear = “{ $text }” is neither n, p, q nor a step from 0 to { $steps }.
replay-unfinished = The match is not over.
hand-of = { $who }’s { $what }

## Verify and catalogue

verify-played = { $file }: { $game }, { $seats } seats, { $answers ->
    [one] 1 answer replayed: it stands
   *[other] { $answers } answers replayed: each of them stands
}.
verify-published = All is well: the key that all chance came from fits the seal you gave, { $commitment }.
verify-sealed = All chance came from one key, and the key fits the seal in the file: { $commitment }. Only you can tell whether that was published when the match began: compare it with what was shown then, or give that with --commitment.
verify-unsealed = There is no seal in the file, so its shuffles prove nothing yet. Its key would have been sealed as { $commitment }: if that was published when the match began, all chance came from this key.
verify-written = It begins in a written position: nothing shows that this was ever dealt, no seal covers it, and its shuffles prove nothing about a table.
verify-imagined = It begins at an imagined table, so there is neither key nor seal, and its shuffles prove nothing about a table.
verify-other-seal = Its key would have been sealed as { $commitment }, not as { $wanted }.
verify-not-ok = { $file }: not in order. { $why }
catalogue-seats = { $seats } seats

## Refused at the door

no-such-file = There is no file { $file }.
file-unreadable = { $file } cannot be read: { $why }.
not-a-terminal = This wants a terminal to play in; with --plain it also takes its answers from a pipe.
no-such-person = There is no seat { $seat }: choose from 1 to { $most }.
no-such-level = There are no bots called “{ $level }”: choose among { $levels }.
bad-option = “{ $text }” is not an option: write name=value.
other-game = { $file } holds a match of { $found }, not of { $game }.
load-settled = The match in { $file } has its seats and options already: leave --seats, --edition and --option away.
bad-settings = The settings cannot be used: { $why }
press-missing = The press is not installed: pip install "palazzo[press]".
press-overlong = Too long for their room, even at the smallest size: { $texts }. Nothing was printed.
press-no-picture = The entry “{ $entry }” wants a picture nobody has drawn here: “{ $name }”.
press-only = Only Final Decrees is printed: its author gave it away. { $game } is on sale; buy it, and play it here meanwhile.
press-what = Name a game or a match: palazzo press final-decrees, or palazzo press --match FILE.
press-printed = { $files } in { $folder }.
cards-faulty = Line { $line }: { $why }
cards-fault = Line { $line }: { $why }
cards-fine = { $file }: { $kinds } kinds, { $count } cards. All is well: play with them by --cards, or print them.
cards-as-on = As on “{ $card }”: { $text }
no-backup = No copy was made: { $why }
password-in-sight = A password on the command line can be read by the whole machine: put the address into PALAZZO_DATABASE or the settings file.
cannot-serve = The server cannot start: { $why }
not-written = { $file } cannot be written: { $why }.

## A bot at somebody's table

bot-seated = { $name } sits down and waits for the beginning.
bot-begun = The match has begun.
bot-over = The match is over.
bot-won = { $name } has won.
bot-lost = { $name } has not won.
bot-no-table = “{ $address }” is no table: copy its address from the browser.
bot-refused = The server refuses: { $why }
bot-unreachable = { $server } cannot be reached: { $why }.
bot-chairless = There is no chair for the bot any more.
bot-stuck = The server takes no answer to { $prompt }.
