### Final Decrees: what is written on the board itself.

board-arrows = Who controls whom
board-controls = { $upper } controls { $lower }
board-vacant = vacant
board-you = (you)
board-blame = blame
board-anteroom = Waiting in the anteroom
board-personal = { $amount } personal blame
board-ministerial = { $amount } blame on this ministry
board-decree = { $decree }: { $stamps } of { $steps } stamps, next { $next }
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
