### Titoli attraverso la scena

banner-year = Anno { $year }
banner-pretext = C’è un pretesto!
banner-election = Si vota!
banner-inaugurated = { $seat } alla Presidenza
banner-falls = Cade la Presidenza
banner-re-elected = Di nuovo { $seat }
banner-confidence-lost = Sfiducia
banner-budget-rejected = Bilancio respinto
banner-budget-forced = Ha votato la Polizia
banner-killed = Lutto per { $seat }
banner-coup = Golpe!
banner-centres = Vittoria { $outcome_to }
banner-junta = La Junta al potere
banner-executed = { $seat }, all’alba
banner-game-over = Fine delle trasmissioni
