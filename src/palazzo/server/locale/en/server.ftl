### What the server says to people.

## Titles of problems, by HTTP status

status-400 = That was not understood
status-401 = Who is it?
status-403 = Not for you
status-404 = Not there
status-405 = Not that way
status-409 = Not now
status-410 = Gone
status-413 = Too large
status-422 = Not like that
status-429 = Not so fast
status-500 = Our fault
status-503 = Out of order
status-507 = No room left

## Requests

not-found = There is nothing here.
wrong-method = This address does not take such a request.
request-wrong = The request is not in the form expected: { $what }.
too-large = That is more than we take.
too-fast = That was too much at once. Wait a moment, then try again.
header-missing = The request lacks the header X-Palazzo, by which we know our own pages.
wrong-origin = The request comes from a page of somebody else’s.
metrics-closed = What the server counts is not for everyone.
server-broke = Something broke on our side. It has been noted down; nothing of yours was lost.
not-stored = The archive does not answer, so nothing was done. Try again in a moment.
stopping = The server is closing for a moment. Your match is safe; come back shortly.
somebody-was-first = Somebody else was quicker. Look again, then try again.
house-full = The archive is full: nothing new can be begun here for now. Matches under way go on.
still-printing = The press is still at it. Ask again in a moment.
not-printed = The press stands still: { $why }
no-such-game = There is no game called “{ $game }”.
no-such-language = We do not speak “{ $language }” yet.

## People

name-empty = A name needs at least one letter one can see.
name-long = That name is too long: { $most } letters at most, and pictures count for several.
sit-down-first = Sit down with a name first.
recovery-unknown = This recovery link does not work, or not any more.
signed-out-everywhere = You have signed out in all browsers.

## Tables

no-such-table = There is no such table.
invitation-needed = This table is by invitation. Ask its host for the link.
too-many-tables = You have { $most } tables open already. Close one first.
no-such-chair = There is no seat { $seat } at this table.
seat-taken = Somebody sits there already.
seated-already = You already sit at this table.
not-seated = You do not sit at this table.
seat-not-anothers = Nobody else sits there.
removed-by-host = The host has asked you to leave your seat. You cannot sit down at this table again, unless you are invited anew.
table-full = Every seat is taken.
seats-free = There are empty seats. Invite somebody, or let bots sit down.
only-host = Only the host of the table may do that.
begun-already = The match has begun: that can no longer be changed.
not-begun = The match has not begun yet.
match-is-over = The match is over.
match-not-over = The match is not over yet.
no-such-level = There are no bots of the kind “{ $level }”; there are { $levels }.
seat-not-a-persons = No person sits there.
person-present =
    { $when ->
        [soon] That person is here and can play in person. This table waits { $patience } seconds for an answer before a bot may stand in; { $seconds } are left.
        [asked] That person is here and can play in person. A bot may stand in when they are asked and do not answer for { $patience } seconds.
       *[never] That person is here and can play in person.
    }
bot-stands-in = You had not answered for as long as this table waits, so the host has let a bot stand in for you. Come back, and the seat is yours again.
clock-too-short = A clock needs at least one second.
table-closed = The host has closed the table.
you-left = You have left the table.
signed-out = You have signed out in this browser.
no-spectators = This table takes no spectators.
too-many-spectators = There is no standing room left.
too-many-connections = You have too many windows open on this server. Close one.
other-rules = This match was begun by the rules of version { $found }; this server plays version { $wanted }, so the match cannot be carried on here.
journal-broken = What was written down of this match cannot be played, so it cannot be carried on. It has been noted down.

## Live play

say-hello = The first message must be a greeting.
hello-twice = We have been introduced already.
message-wrong = That message was not understood.
question-gone = That question is no longer open. Look at the table again.
version-old = The table has changed meanwhile. Look again before you take anything back.
no-time-to-take-back = There is no time left to answer anything else.
answer-replaced = You answered otherwise before this answer counted.
answer-taken-back = You took the answer back before it counted.
rules-broke = The rules stumbled over that answer, so it was not taken. It has been noted down.
pause-with-others = A table can be paused only where nobody else plays.
lesson-waits = Not yet: the usher is waiting for something else, and has all the time in the world.
lesson-goes-back = In a lesson one goes back with “Back”: the usher then sets the table again.
no-lesson = No lesson is given at this table.
no-such-lesson = There is no lesson called { $lesson }.
puzzle-closed = This puzzle takes no answer now: take one back, try again, or go on in the solution.
puzzle-unsolved = Nobody has written down how this puzzle is solved.
no-such-puzzle = There is no puzzle called { $puzzle }.
bad-puzzle = This is no puzzle that can be set: { $why }
too-many-positions = You have shared { $most } positions today: tomorrow there is another day, and another puzzle.
position-with-others = While others play at this table its position stays here; when the match is over it can be shared.
position-too-large = This position is too large to be shared.
no-such-position = There is no such position, or the rules have changed since.
no-bell = There is no bell to stop here.
waited-already = You have said “Wait!” to this bell already.
talk-empty = There was nothing to say.
talk-nobody = There is nobody there to talk to.
talk-dead = The dead do not talk. You will be back.
talk-to-dead = The dead do not listen.
foresight-too-fast = You look ahead faster than anyone can imagine. Wait a moment.
no-advice = At this table nobody asks what a clerk would do.
foresight-late = Too much is being foreseen just now. Ask again in a moment.
talk-too-fast = You talk faster than anyone can read. Wait a moment.

## Replays

no-such-step = The match has no such step.
upload-imagined = That document is of an imagined world, not of a match that was played.
upload-not-over = That match is not over yet; only finished ones can be shown.
upload-too-long = That match is longer than we can show.
upload-broken = That document cannot be played.
match-private = This match was played at a private table. Ask one of those who played for a link to it.
too-many-uploads = You have brought { $most } matches here already, and there is room for no more of yours.
too-many-uploads-today = So many matches have been brought from your network today that no more are taken. Try again tomorrow.
uploads-full = The shelves for matches from elsewhere are full. Try again another day.

## Links as they are shown elsewhere

preview-house = Sit down. A name is enough.
preview-house-says = Final Decrees, Junta, Last Will: with friends by one link, or against bots.
preview-invitation = You are invited to { $game }
preview-invitation-anywhere = You are invited to a table
preview-invitation-says = Open the link and sit down: a name is enough.
preview-waiting = A table of { $game }
preview-waiting-says = { $free ->
    [0] Everyone is seated; it begins soon.
    [one] One chair is free: sit down.
   *[other] { $free } chairs are free: sit down.
}
preview-playing = { $game } is being played
preview-playing-says = Come and watch.
preview-over = { $winners_count ->
    [one] { $winners } won at { $game }
   *[other] { $winners } won at { $game }
}
preview-over-says = See it again, step by step.
preview-closed = A table of { $game }
preview-closed-says = It was closed before the end.
not-drawn = The picture could not be drawn just now.
