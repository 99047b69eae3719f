### Headlines across the stage; `.kick` above them, `.fact` and `.also` below

banner-year = Year { $year }
    .kick = Here is the national radio
banner-pretext = A pretext!
    .fact = Whoever is not President may now begin a coup
banner-election = An election!
    .kick = We interrupt the dance music
    .fact = Two rounds; most votes over both win
banner-inaugurated = President { $seat }
    .kick = The people have been informed
    .fact = Appoints, draws the aid, proposes the budget
banner-election-tied = { $seats_count ->
    [0] Nobody is elected
   *[other] A tie!
}
    .kick = We repeat the last announcement
    .fact = No President: the election begins again
    .also = In the first one, with new cards and cash
banner-voided = The vote is void
    .kick = A page of the minutes is illegible
    .fact = The Chamber votes again, from the first round
banner-budget-passed = Budget passed
    .fact = Every envelope goes where it was promised
banner-falls = The President falls
    .fact = An election follows; the fallen may stand again
banner-re-elected = { $seat }, once more
    .kick = The people have been informed again
banner-confidence-lost = No confidence
    .fact = { $yes } to { $no }: two thirds were enough
banner-budget-rejected = Budget thrown out
    .kick = Tumult in the Chamber
    .fact = There is a pretext
    .also = The Minister may still send the Police
banner-budget-forced = The Police have voted
    .fact = The budget is paid
    .also = The Bank is closed for lunch
banner-attempt-fails = { $other } lives
    .kick = Shots in the night
banner-killed = We mourn { $seat }
    .kick = We interrupt this programme
    .fact = Dead to the end of the year: cards gone, cash to the murderer
banner-coup = Coup!
    .kick = We interrupt this programme
    .fact = Six phases, then count the five seats of power
    .also = Three of five win
banner-centres = Victory { $outcome_to }
    .kick = The five seats of power are counted
banner-junta = The Junta takes over
    .kick = This is a new programme
    .fact = One vote each, and no cards
banner-executed = { $seat }, at dawn
    .fact = The cash goes to the President
banner-game-over = End of transmission
    .kick = And now the news from Switzerland
