title = Di chi è la gomma?
task = Emana un decreto e chiudi il turno con al massimo 1 Colpa Personale.
tale = Al Decreto Semplificazioni manca un timbro per la gloria. Ma la gomma va a chi siede in cima, ed Elena in Parlamento non ti ha mai sopportato.
hint = Le frecce si tagliano, e le forbici le hai tu.
lesson = Cancella la Colpa chi dirige il ministero che nessuno controlla. Taglia la freccia sopra di te prima di timbrare.
