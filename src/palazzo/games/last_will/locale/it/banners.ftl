### Titoli attraverso la scena

banner-will-read = Si legge il testamento
banner-round = Round { $round }
banner-sacked = Posto perduto!
banner-bankrupt = Bancarotta!
banner-game-over = Il fascicolo è chiuso
