### Titoli attraverso la scena

banner-bid-won = { $ministry }: la spunta { $seat }
banner-enacted = { $decree_brief } è legge
banner-stagnation = { $C31 }
banner-game-over = Lo sportello è chiuso
honoured-decree = Promulgato
