title = Ministro ad interim
task = Chiudi il turno come il meno colpevole di tutti.
tale = Due colleghi sono più puliti di te, e solo i giudici guardano nei cassetti altrui. Per un pomeriggio puoi essere chi vuoi.
hint = Due ti precedono: un’inchiesta non basta. Chi assegna le poltrone, qui?
lesson = Il rimpasto mette chiunque ovunque: fatti giudice, e siedi i rivali sulle poltrone sporche prima di guardare.
