### Palazzo: what every game says. The voice: a courteous usher.
### Each refusal is one sentence: what is wrong, and what is wanted.

## Answers refused

match-over = The match is over: nothing more can be answered.
no-such-seat = There is no seat “{ $value }” at this table: the seats are 0 to { $most }, or s0 to s{ $most }.
not-asked = { $seat } is not being asked anything just now: the table waits for { $asked }.
no-such-question = The question “{ $value }” is not open, or no longer: look at the table again.
nothing-to-take-back = There is nothing you can take back: you have done nothing yet, or too much has become known since.
you-promised = That would break a promise you have given, and at this table promises bind: choose something else.
no-answer-stands = “{ $prompt }” has no possible answer: the fault lies with the rules, not with you.
not-offered = “{ $value }” is not on offer: choose among what is.
changes-nothing = That would leave everything as it is: something must change.
want-list = A list of choices is wanted here.
want-count = You chose { $count }: at least { $least } and at most { $most } are wanted.
too-many-of = { $most ->
    [0] “{ $value }” is not among the things to choose from.
    [one] “{ $value }” may be chosen only once.
   *[other] “{ $value }” may be chosen { $most } times at most.
}
want-number = “{ $value }” will not do: a whole number from { $least } to { $most } is wanted.
want-amount = “{ $value }” will not do: a whole number from 1 up is wanted.
want-amounts = Amounts by place are wanted: a whole number for each place you name.
want-amount-at = “{ $value }” will not do for { $place }: a whole number from 0 to { $most } is wanted.
want-total = The amounts come to { $total }: at least { $least } and at most { $most } are wanted in all.
want-places = Things by place are wanted: a list for each place you name.
want-list-at = A list is wanted of what goes to this place: { $place }.
want-count-at = { $count ->
    [one] 1 would go
   *[other] { $count } would go
} to one place, { $place }: at least { $least } and at most { $most } are wanted there.
barred-at = { $value } may not go to this place: { $place }.
rivals-at = Only one of { $rivals } may go to the same place: { $place }.
want-fewer-places = At most { $most } of the places may be given anything.
want-worth = Your choice comes to { $paid }: it must be worth at least { $total }.
want-order = All of these are wanted, each of them once, in an order of your choice: { $items }.

## Cards refused

card-not-held = “{ $card }” is not in your hand.
card-not-present = “{ $card }” cannot be played by anyone dead or abroad.
card-wrong-time = This is not the moment for “{ $card }”: its text says when it may be played.
card-wrong-phase = “{ $card }” may be played only in these phases: { $phases }.
card-needs-influence = “{ $card }” asks that you have in play, not in hand: { $influence }. One is enough.
card-needs-office = “{ $card }” asks that you hold this office: { $office }.
card-barred-office = “{ $card }” is not for whoever holds this office: { $office }.
card-too-dear = “{ $card }” costs { $cost } million, and you cannot pay that in cash and credit.
card-no-room = You have as much in play as anyone may keep: { $card } finds no room.
card-not-while-voting = “{ $card }” may not be played during a vote.
card-once-a-turn = “{ $card }” may be played once a turn, and it has been.
card-no-target = “{ $card }” finds nobody and nothing to act on just now.
card-none-left = Nothing is left of what “{ $card }” would place: it cannot be played in this coup.
card-needs-slot = “{ $card }” goes along with another card, or onto one on your board, and none has room for it now.
card-needs-place = “{ $card }” needs a free place on your board, and there is none.
card-needs-actions = { $needed ->
    [one] “{ $card }” takes 1 action
   *[other] “{ $card }” takes { $needed } actions
}, and { $actions ->
    [0] you have none left.
    [one] you have 1 left.
   *[other] you have { $actions } left.
}
card-needs-money = You have not got what “{ $card }” costs.

## Offers refused

want-offer = An offer is wanted: its terms, its promises, or both, and if need be the offer it counters.
want-terms = An offer has from 1 to { $most } terms and promises in all.
want-term = Each term must say who gives, who receives, and which goods.
want-goods = Each term must name at least one thing to give, and how much of it.
not-theirs-to-give = { $seat } cannot give this: { $value }.
has-not-so-much = { $seat } has not got so much of this to give: { $value }, { $most } at most.
no-such-partner = “{ $value }” is nobody you can deal with now.
same-seat = Nobody can deal with themselves: giver and receiver must be two different players.
want-promise = Each promise must say who makes it, to whom, and what it is.
no-such-promise = “{ $value }” is no promise this game knows.
want-particulars = The promise “{ $value }” must say exactly this much: { $wanted }.
no-such-deal = That offer is no longer on the table, or does not await your answer.
offer-without-you = You must have a part in your own offer.
refused-before = This very offer was refused a moment ago: change something in it.

## Tables refused

unknown-game = There is no game “{ $game }” here: choose among { $wanted }.
unknown-language = “{ $value }” is not a language spoken here: choose among { $wanted }.
no-world = No world was found that { $seat } could not tell from the true one.
unknown-bot = “{ $value }” is no bot there is: choose among { $wanted }.
no-such-seats = “{ $game }” is not played by { $seats }: the number of players may be { $wanted }.
options-not-a-table = The options of “{ $game }” must be given by name, each with its value.
no-such-option = “{ $game }” has no option “{ $value }”: choose among { $wanted }.
no-such-value = The option “{ $option }” cannot be “{ $value }”: choose among { $wanted }.
option-idle = The option “{ $option }” cannot be “{ $value }” here, where it means nothing: it matters only with { $wanted }.
position-wrong = This position cannot stand on a table: { $why }

## Saved matches refused

save-not-a-document = This is no saved match that can be read: { $why }
save-too-large = This document is larger than any saved match: { $most } bytes are the most that is read.
save-foreign = This document is not a saved match of Palazzo.
save-other-format = This match was saved in format { $found }: only format { $wanted } can be read.
save-unknown-game = This match is of a game that is not here: “{ $game }”.
save-other-rules = This match was played by rules { $found }: only rules { $wanted } can carry it on.
save-altered = This saved match was altered after it was written: its digest no longer fits.
save-broken-seal = The key of this saved match does not fit the seal published when it began.
save-bad-field = The field “{ $field }” of this saved match is wrong: { $why }
save-bad-answer = Answer number { $number } of this saved match does not stand: { $why }

## Why a saved match is refused: the end of one of the sentences above

why-not-text = it is neither text nor bytes, but { $found }.
why-not-json = it is not written in JSON, or breaks off.
why-not-json-at = it is not written in JSON, from byte { $byte } on.
why-too-deep = it is nested too deep.
why-breaks-off = it breaks off.
why-damaged = it is damaged.
why-no-fields = it is not a table of fields.
why-no-data = there is something in the document that cannot be written down.
why-missing = it is missing.
why-no-key = there is no key.
why-no-table = there is no table.
why-seat-and-value = a seat and a value are wanted, and for openings the question.
why-cannot-stand = it cannot stand on a table: { $faults }

## Data files refused

content-unreadable = The data file { $file } cannot be read: { $why }
content-not-a-table = In { $file }, the entry “{ $entry }” is not a table of fields.
content-twice = In { $file }, the entry “{ $entry }” is there twice.
content-missing = In { $file }, the entry “{ $entry }” lacks the field “{ $field }”.
content-unknown = In { $file }, the entry “{ $entry }” has a field nobody asked for: “{ $field }”.
content-wrong = In { $file }, the field “{ $field }” of “{ $entry }” is { $value }: wanted is { $wanted }.

## Deals and promises

make-offer = You may offer a deal: what you give, what you get, what is promised.
answer-offer = An offer from { $seat } lies before you: sign it, refuse it, or counter it with one of your own.
withdraw-offer = Your offer is on the table: you may still take it back.

do-accept = Sign
do-refuse = Refuse
do-withdraw = Take the offer back
do-pass = Let it pass

deal-offered = { $seat } slides an offer across the table.
deal-accepted = { $seat } signs; other signatures are still missing.
deal-struck = The deal between { $seats } is signed by all and struck.
deal-refused = { $seat } refuses the offer, and tears it up.
deal-withdrawn = { $seat } takes the offer back.
deal-lapsed = The offer of { $seat } lapses.
promise-given = A promise is pinned up. { $pledge }
promise-kept = Promise kept! { $pledge } And so it was.
promise-broken = Promise broken! { $pledge } But it was not so.
promise-void = A promise comes to nothing, for want of a chance. { $pledge }

pledge-words = { $by } gives { $to } their word: “{ $text }”

word-open = open
word-kept = kept
word-broken = broken
word-void = void

## Why the table waits

wait-decision = A decision is being made.
wait-reactions = Reactions are being weighed, in secret.
wait-over = The match is over.

## Questions, refusals and tables in print

print-asked = { $seat } is asked: { $text }
print-open = { $seat } may: { $text }
print-waits = Waiting for { $seats }: { $text }
print-over = Over. { $winners_count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
} Scores: { $text }.
print-more = and { $count } more
answer-pick = Answer with one of these:
answer-subset = Answer with a list of { $least } to { $most } of these:
answer-payment = Answer with a list of these, worth at least { $total } together:
answer-number = Answer with a whole number from { $least } to { $most }.
answer-split = Answer with an amount for each place, { $least } to { $most } in all. The places, and the most each takes:
answer-assign = Answer with a list of things for each place, { $least } to { $most } things in all. The places:
answer-things = The things:
answer-order = Answer with a list of all of these, in an order of your choice:
answer-offer-with = Answer with terms, promises, or both. What each may give:
answer-promises = What may be promised:

## What an answer would bring

foreseen-figure = { $what }: { $before } → { $after }
foreseen-figure-of = { $of }: { $what } { $before } → { $after }
foreseen-range = { $least } to { $most }
foreseen-or = { $text } or { $other }
foreseen-perhaps = Perhaps: { $text }
foreseen-unopposed = If nobody reacts: { $text }
foreseen-nothing = Nothing happens at once.
foreseen-next = Then: { $text }
foreseen-waits = Then the table waits for { $seats }.
foreseen-over = Then the match is over.
foreseen-yes = yes
foreseen-no = no
