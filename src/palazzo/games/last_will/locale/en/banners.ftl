### Headlines across the stage

banner-will-read = The will is read
banner-round = Round { $round }
banner-sacked = Sacked!
banner-bankrupt = Bankrupt!
banner-game-over = The file is closed
