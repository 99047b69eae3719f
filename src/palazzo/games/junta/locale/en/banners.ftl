### Headlines across the stage

banner-year = Year { $year }
banner-pretext = A pretext!
banner-election = An election!
banner-inaugurated = President { $seat }
banner-falls = The President falls
banner-re-elected = { $seat }, once more
banner-confidence-lost = No confidence
banner-budget-rejected = Budget thrown out
banner-budget-forced = The Police have voted
banner-killed = We mourn { $seat }
banner-coup = Coup!
banner-centres = Victory { $outcome_to }
banner-junta = The Junta takes over
banner-executed = { $seat }, at dawn
banner-game-over = End of transmission
