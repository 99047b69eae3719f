title = L’ultimo tetto
task = Fatti trovare in bancarotta prima della fine del turno.
tale = Sei quasi rovinato, se non fosse per una villa che si ostina a valere qualcosa. Un signore con un tetto non può neppure avere debiti.
hint = Spendici sopra abitandola, poi liberatene; la festa viene per ultima, quando nessuno può fermarti.
lesson = Finché possiedi qualcosa non puoi scendere sotto zero. Mantieni, vendi, e solo dopo spendi ciò che non hai più.
