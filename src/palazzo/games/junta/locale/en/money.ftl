### Money: notes, the President's desk, the poster of the budget, the counter of the Bank, and what is paid

board-note-million = { $amount ->
    [one] MILLION
   *[other] MILLION
}
board-note-currency = GUANOS
board-eyes-only = For your eyes only
board-no-notes = No cash
board-cash = Cash { $sum } M
board-cash-aid = Cash { $sum } M, aid { $aid }
board-vault = in Switzerland
board-in-play = In play before you

## The President's desk

board-begin-with = Begin with
board-one-each = One each
board-all-to-me = All to me
board-aid = The aid: { $count ->
    [one] 1 note
   *[other] { $count } notes
}, { $sum } M
board-own-notes = Your notes: { $count }, { $sum } M
board-dealt = { $dealt } M dealt, { $left } M left; only you know
board-stays = Stays with you: { $sum } M
board-stays-of = { $aid } M of aid, { $own } M of your own
board-exiled = in exile
board-envelope = Envelope for { $seat }: { $sum } million
board-note-back = Take the { $note } back from { $seat }’s envelope
board-announce = you announce
board-announce-for = What you announce for { $seat }
board-announce-less = Announce a million less for { $seat }
board-announce-more = Announce a million more for { $seat }
board-lies-there = lies there:
board-votes-in-sight = { $count ->
    [one] 1 vote in sight
   *[other] { $count } votes in sight
}
board-budget-ask = You announce { $announced } M of { $dealt } dealt; the Chamber sees the sums, not the notes
board-budget-votes = Families with money have { $theirs } votes in sight; with your own { $mine }, that is { $sum } of { $all }.
board-propose = Propose
board-aid-counts = { $seat } counts the aid
board-aid-how = Eight notes, face to the wall. How much it is, and how much of it will be announced, are two different questions.
board-aid-taken = { $seat } takes over the aid
board-aid-taken-how = Your budget was thrown out, and another one is on its way. One note stays with you.
board-last-year = Paid last time

## The poster, and the Minister's decision

board-poster = The Budget
board-poster-by = of year { $year }, as { $seat } proposes it
board-poster-all = { $sum } M in all for { $count } others; the rest stays where it is
board-poster-rejected = Rejected: the notes stay with { $seat }, unless the Police force the budget through.
board-poster-waits = The envelopes are sealed. Until the Chamber has voted, nobody gets anything.
board-nothing = nothing
board-last-year-you = last year { $sum } M
board-keeps = { $seat } keeps
board-you-keep = You keep
board-the-rest = the rest
board-force-title = The Chamber has said no. What do the Police say?
board-force-how = Everybody is paid as announced. The Police stay in Parliament, the Bank goes to lunch until the coup is over.
board-leave-rejected-how = { $seat } keeps everything, and the Bank is on holiday for the rest of the year.

## The Bank

board-bank-title = Central Bank, foreign counter
board-clock-here = Here
board-clock-there = Zurich
board-bank-notice = { $bank ->
    [lunch] OUT TO LUNCH
   *[holiday] BANK HOLIDAY
}
board-bank-state = { $bank ->
    [open] The Bank is open: whoever slept here may send cash abroad.
    [lunch] The Bank is at lunch: the counter opens once the coup is over.
   *[holiday] The Bank is on holiday: nothing goes abroad this year.
}
board-bank-nobody = Nobody is at the counter.
board-bank-cash = Cash in your pocket
board-bank-cash-how = goes to whoever kills you
board-bank-account = Switzerland
board-bank-account-how = yours for ever, dead or alive
board-becomes = becomes
board-all-in = All in
board-all-out = All out
board-suitcase = Your suitcase
board-vault-empty = Nothing in Switzerland yet
board-bank-in = { $note }, in your suitcase: move it across
board-bank-out = { $note }, in the vault: move it across
board-slip = { $way ->
    [in] Paying in
    [out] Taking out
   *[none] Nothing today
}
board-slip-how = Nobody sees the sum, nor which way it goes.
board-bank-ask = { $way ->
    [in] Pay in { $sum } M: Switzerland { $before } M to { $after } M, { $pocket ->
        [0] nothing stays
       *[other] { $pocket } M stay
    } in your pocket
    [out] Take out { $sum } M: Switzerland { $before } M to { $after } M, { $pocket } M in your pocket
   *[none] Press notes to move them across: only what is in Switzerland wins
}
board-bank-others = { $count ->
    [0] You are alone at the counter.
    [one] { $seats } is at the counter too.
   *[other] { $seats } are at the counter too.
}
board-bank-sign = Sign the slip
board-bank-not-today = Nothing today

## What is paid, and parted with

board-laid = What you part with
board-laid-pay = Which notes do you pay with?
board-laid-burgled = Which notes do the burglars find?
board-laid-discard-cash = Which notes do you throw away?
board-laid-keep-note = Which note of the aid do you keep?
board-laid-discard-excess = Which cards do you discard?
board-laid-lose-influence = Which friendship ends?
board-paid = { $paid } M
board-paid-of = { $left ->
    [0] of { $total } M wanted
   *[other] of { $total } M wanted, { $left } M missing
}
board-paid-lost = { $lost } M too much, and lost: no change is given
board-part-pay = Pay { $sum } M
board-part-burgled = Hand over { $sum } M
board-part-discard-cash = Throw { $sum } M away
board-part-keep-note = Keep it
board-part-discard-excess = Discard { $count }

## Exile and return

board-exile-stay = Nobody can touch you. No vote, no bank, no cards.
board-exile-safe = Nobody can shoot you on the way.
board-exile-danger = { $seat }, as Minister, may have you shot at the gate.
board-exile-spare = { $seat } takes up office and troops again.
board-exile-kill = Dead until the end of the year; the cash is yours, and there is a pretext.
board-exile-refuse = Your troops look the other way.
board-exile-grant = { $seat } comes out under your protection.
board-exile-shot = { $seat }’s men have opened fire.

## Ready papers

paper-votes-for-money = A note for your votes
paper-office-for-votes = An office for your votes
paper-office-for-money = A note for an office
paper-share-for-votes = A share of the budget for your Yes
paper-votes-for-share = My Yes for a share of the budget
paper-spare-me = A note for my life
paper-peace = Neither has the other killed
paper-join-me = Both with the rebels
paper-stand-by-the-president = Both with the President
paper-let-me-pass = Neither drives the other out
paper-safe-conduct = A note for a safe-conduct
