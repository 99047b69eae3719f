### The Chamber on the stage: nominations, ballots, one's own blocks

board-chamber = Chamber of Deputies
board-chamber-waits = The Chamber is full, and for the moment nobody has asked it anything.
board-chamber-confidence = President { $seat } is about to hand out the offices. A motion of no confidence can still bring the President down, with two thirds of the votes cast.
board-chamber-unnamed = Who shall be President? Nobody has been named yet.
board-round = { $phase }, round { $round } of 2
board-round-names = { $phase }, the names
board-voided = Annulled once: voted again
board-cut-short = No second round
board-proposed-by = as { $seat } proposes it
board-to-you = to you
board-confidence = No confidence?
board-confidence-how = The President falls with one Yes at least, and Yes on two thirds of the votes cast.
board-names = The names
board-out = Out of it
board-no-new-names = The rounds take no new ones.
board-then-name = Next to name
board-any-number = Any number, and no consent needed.
board-how = How it goes
board-how-election = Most votes over two rounds make a President. Without a vote in the first, a name drops out; a tie, and all begins again.
board-press-bench = Press a bench to put up a name
board-press-face = Press a face to put up a name
board-no-name-yet = No name has been put up yet
board-named-by = named by { $seat }
board-named-by-you = named by you
board-box-by = by { $seat }
board-box-by-you = by you
board-poster-votes = { $votes ->
    [0] no vote of their own in sight
    [one] 1 vote of their own in sight
   *[other] { $votes } votes of their own in sight
}
board-poster-own = { $hand ->
    [0] { $votes } of your own
   *[other] { $votes } of your own, { $hand } more in hand
}
board-step-names = Names
board-step-first = Round 1
board-step-refusals = Refusals
board-step-second = Round 2
board-bench-dead = dead
board-bench-exile = abroad
board-bench-lost = { $votes } lost
board-bench-keeps = keeps { $votes }
board-bench-named = named
board-bench-names = names now
board-bench-now = votes now
board-bench-you = you
board-bench-you-now = your vote
board-brick = { $votes ->
    [one] 1 vote of { $seat }: { $name }
   *[other] { $votes } votes of { $seat }: { $name }
}
board-box = { $choice }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
board-box-mine = { $votes ->
    [0] { $mine } of yours
   *[other] { $votes }, and { $mine } of yours
}
board-box-ahead = would carry the day
board-box-to-come = { $votes ->
    [0] others have none left
   *[other] others: { $votes } to come
}
board-box-in-sight = { $votes ->
    [0] { "" }
   *[other] { $votes } of their own still in sight
}
board-stand = { $votes ->
    [one] 1 vote: stand
   *[other] { $votes } votes: stand
}
board-refuse = { $votes ->
    [one] Refuse: 1 vote is lost
   *[other] Refuse: { $votes } votes are lost
}
board-torn-refused = Refuses
board-torn-dropped = Drops out
board-torn-lost = { $votes ->
    [one] 1 vote is lost
   *[other] { $votes } votes are lost
}
board-torn-none = not a single vote
board-block-cast = { $choice }, round { $round }
board-block-free = not cast
board-block-kept = for round 2
board-block-unused = not cast
board-no-blocks = You have no votes in this ballot.
board-all-yes = All yes
board-all-no = All no
board-all-me = All for me
board-all-for = All for { $seat }
board-cast-nothing = Nothing
board-keep-back = Keep everything back

## What the prompt says of a vote in the making

board-vote-for = { $votes } for { $choice }
board-vote-ask = { $round ->
    [1] Your vote { $motion_at }: { $laid }{ $kept ->
        [0] { "" }
       *[other] { ", " }{ $kept } kept back
    }
   *[other] Your last word { $motion_at }: { $laid }{ $kept ->
        [0] { "" }
       *[other] { ", " }{ $kept } never cast
    }
}
board-vote-ask-none = { $round ->
    [1] Your vote { $motion_at }: { $kept ->
        [0] nothing
       *[other] everything kept back for round 2
    }
   *[other] Your last word { $motion_at }: { $cast ->
        [0] nothing
       *[other] nothing more
    }
}
board-vote-budget = { $mine ->
    [0] Passed: nothing for you. Failed: { $seat } keeps everything, unless the Police force it through.
   *[other] Passed: { $mine } M to you. Failed: { $seat } keeps everything, unless the Police force it through.
}
board-vote-own-budget = Passed: your budget is paid. Failed: you keep everything, and there is a pretext.
board-vote-come = { $votes ->
    [0] Nobody else has votes left in sight; hands may still hold some.
    [one] 1 vote of others is still in sight; hands may hold more.
   *[other] { $votes } votes of others are still in sight; hands may hold more.
}
board-count-motion = If nobody objects, it stands: Yes { $yes }, No { $no }.
board-count-elected = { $votes ->
    [one] If nobody objects, { $seat } is President with 1 vote.
   *[other] If nobody objects, { $seat } is President with { $votes } votes.
}
board-count-tie = If nobody objects, nobody is elected, and the election begins again.
board-vote-cast = { $votes ->
    [one] Cast 1 vote
   *[other] Cast { $votes } votes
}
board-vote-abstain = Abstain
board-vote-keep = Keep back
board-nominate-ask = { $count ->
    [0] You put up nobody
   *[other] You put up { $names }
}
board-nominate-send = { $count ->
    [0] Nobody
   *[other] Nominate { $count }
}
