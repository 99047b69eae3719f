### Final Decrees: what is written on the board itself.

board-arrows = Who controls whom
board-controls = { $upper } controls { $lower }
board-vacant = vacant
board-move-here = Seat somebody here
board-you = (you)
board-blame = blame
board-anteroom = Waiting in the anteroom
board-personal = { $amount } personal blame
board-ministerial = { $amount } blame on this ministry
board-decree = { $decree }: { $stamps } of { $steps } stamps, next { $next }
board-decree-next = Next stamp: { $next }, number { $number } of { $steps }. Whoever stamps it there, or sends it there, loses 1 blame.
board-decree-remover = Enacted from here, { $seat } takes off up to { $amount } blame, wherever they like.
board-decree-nobody = Enacted from here, nobody takes off blame: nobody directs at the top.
board-deck = { $count ->
    [one] card left
   *[other] cards left
}
board-dread = Somewhere in here lies the one card nobody wants to draw.
board-discards = { $count ->
   *[other] discarded
}
board-enacted = { $count ->
    [0] No decree enacted: the first removes { $removal } blame
    [one] 1 decree enacted: the next removes { $removal } blame
    [5] All decrees enacted
   *[other] { $count } decrees enacted: the next removes { $removal } blame
}

board-goal = Fewest blame wins.
board-goal-brief = Fewest blame wins.
board-standing = You: { $blame }, { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
} of { $seats }{ $shared ->
    [0] { "" }
   *[other] { " " }tied
}
board-rank-how = { $blame } personal blame, { $ministry } on the desk, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
empire-board-rank-how = { $blame } personal blame, { $ministry } on the bench, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
board-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
board-step-charge = +1
board-step-draw = Draw
board-step-actions = Actions
board-step-actions-left = { $count ->
    [0] Actions: none left
   *[other] Actions: { $count } left
}
board-step-actions-of = { $seat }: action { $number } of { $granted }
board-step-load = Backlog
board-step-bids = Envelopes
board-step-posts = Posts
board-step-deck = The deck
board-step-first = First turn
board-step-charge-how = The ministry of whoever plays gains 1 blame.
board-step-draw-how = A card is drawn.
board-step-actions-how = Up to three actions, or more with the right cards.
board-step-load-how = At the end the ministry gains 1 blame for each decree on it.
board-badge = Service card
empire-board-badge = Imperial patent
board-no-post = no post
board-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
board-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
board-turn-of = { $seat } plays
board-no-decree = no decree
board-action = action
board-reaction = reaction
board-notice = From the register
empire-board-notice = From the chronicle
board-most = all
board-drops-personal = Your own blame
board-drops-ministry = Your ministry’s blame
board-drops-left = Blame that goes along
board-drops-take = Take { $amount }
board-drops-none = none
board-waits-here = { $decree } waits for your stamp.
board-waits-there = { $decree } waits for: { $next }.
board-aim-decree = { $decree }: press the desk it goes to.
empire-board-aim-decree = { $decree }: press the bench it goes to.
board-aim-power = { $power }: now press where it strikes.
board-aim-arrow = Press the desk that shall control, then the one it controls.
empire-board-aim-arrow = Press the bench that shall control, then the one it controls.
board-aim-arrow-to = { $upper }: now press whom it shall control.
board-arrow-how = Press the knob of an arrow, or a desk it joins.
empire-board-arrow-how = Press the knob of an arrow, or a bench it joins.
board-arrow-again = The first change is drawn already; nobody else sees it yet.
board-aim-move = Press the face of whoever is to sit down here.
verb-stamp = Stamp it
verb-arrow-remove = Remove
verb-arrow-move = Move
verb-arrow-reverse = Reverse
verb-forward = Forward to …
board-odds = Stagnation: 1 in { $odds }
board-odds-safe = { $count ->
    [one] The next one is safe
   *[other] The next { $count } are safe
}
board-odds-none = Stagnation is not in here
board-odds-mine = drawn now, you go { $before } → { $after }
board-odds-last = drawn now, it ends the match, you with { $before } → { $after }
board-deck-to-come = One each, then the pile is stacked.
board-bids-open = The envelopes are opened
board-bids-order = one at a time, from the lowest
board-bids-sealed = The envelopes
board-bids-rule = everyone bids blame in secret: the highest, alone, takes office
board-bids-prize = At stake
board-bids-writes = is writing
board-bids-sealed-one = sealed
board-bids-out = has bid
board-bids-again = the highest were equal: { $seats } bid again
board-bids-envelope = Your envelope
board-bids-mine = Your envelope: you bid { $amount }
board-usher = The usher:
board-bids-better = { $lowest ->
    [yes] even with { $bid } you would be lowest, but take { $blame }.
   *[no] with { $bid } you would be in between, and take { $blame }.
}
board-bids-better-wins = with { $bid } the office would be yours as well.
board-bids-yours = How much blame goes into your envelope?
board-bids-yours-why = What you bid becomes your blame; the lowest take 5 more. Whoever alone bids most takes the post at stake, and decides who sits where.
board-close-cost = { $amount ->
    [0] If you end now: no more blame.
   *[other] If you end now: { $amount } blame { $ministry_to }.
}
board-erase-left = { $left } of { $most } left to remove.
board-assign-posts = Who directs what? Press a face, then the desk it goes to.
empire-board-assign-posts = Who directs what? Press a face, then the bench it goes to.
board-reassign = { republic-special-HR }: press a face, then the desk it goes to.
empire-board-reassign = { empire-special-HR }: press a face, then the bench it goes to.
board-react-cancel-told = { $seat } plays “{ $card }”. You hold nothing to stop it.
board-react-blame-told = { $seat } makes you gain { $amount } personal blame. You hold nothing against it.
board-react-resign-told = The { $amount } blame of your ministry becomes your own. You hold nothing against it.
board-no-relief = no relief
board-relief-at = 1 blame less if it goes { $ministry_to }
board-then = then: { $next }
board-enacts = Enacted: { $seat } takes off up to { $amount } blame
board-enacts-for-nobody = Enacted, but nobody { $ministry_at } takes blame off
board-enacts-last = and the match ends
board-enacted-relief = { $seat }, at the top of the chain, takes off up to { $amount } blame, anybody’s.
board-in-all = in all
board-last-stamp = The last stamp falls { $ministry_at }.
board-bids-lowest = { $count ->
    [one] The lowest
   *[other] The lowest, { $count } of them
}
board-bids-lowest-why = { $count ->
    [one] caution costs { $added }
   *[other] caution costs { $added } each
}
board-bids-middle = In between
board-bids-middle-why = one takes what one bid
board-bids-highest = The highest, alone
board-bids-highest-why = { $amount } blame and the office
board-bids-tied = The highest, { $count } of them
board-bids-tied-why = { $amount } each, and they bid again

## In a few words: cards (18 signs) and powers (24)

C01-line = up to 2 to another
C02-line = −2 you, −3 here
C03-line = +3 or +5 to one
C04-line = 1 each to up to 3
C05-line = +3, half sticks
C06-line = −3 you, −2 another
C07-line = −2, or −5 if worst
C08-line = +2 to all others
C09-line = blame elsewhere
C10-line = blame goes up
C11-line = +3 other offices
C12-line = +2 per decree
C13-line = moves 2 decrees
C14-line = stamp and forward
C15-line = stamp off, then +4
C16-line = clears decrees
C17-line = stamp elsewhere
C18-line = swaps two posts
C19-line = kicks one upstairs
C20-line = all move one seat
C21-line = another’s power
C22-line = 2 arrow changes
C23-line = arrow from you
C24-line = 2 more actions
C25-line = draw 2 cards
C26-line = steal a card
C27-line = cancels a card
C28-line = you take no blame
C29-line = another takes it
C30-line = flees the post
C31-line = it all comes home

special-none = No power
republic-special-REF-line = and none is needed
republic-special-EXE-line = changes one arrow
republic-special-HR-line = reseats everyone
republic-special-NAV-line = −2 you, −4 this desk
republic-special-SEC-line = from desk to director
republic-special-TRE-line = 1 action becomes 2
empire-special-REF-line = only reforms remain
empire-special-EXE-line = changes one arrow
empire-special-HR-line = reseats everyone
empire-special-NAV-line = −2 you, −4 this bench
empire-special-SEC-line = from bench to director
empire-special-TRE-line = 1 action becomes 2
