title = Il sarto
task = Fatti trovare in bancarotta prima della fine del turno.
tale = Il sarto ti fa pagare due sterline in più ogni volta che ti fai vedere a teatro. Hai tre ore per farti vedere parecchio.
hint = Le sue due sterline si aggiungono a ogni carta con la maschera. E prima qualcosa deve lasciare il tavolo.
lesson = I bonus li aggiungi tu, ogni volta: dichiarali con la giocata che va sotto zero, quando la casa non c’è più.
