### Headlines across the stage

banner-bid-won = { $ministry } goes to { $seat }
banner-enacted = { $decree_brief } is law
banner-stagnation = { $C31 }
banner-game-over = The counter is closed
honoured-decree = Enacted
