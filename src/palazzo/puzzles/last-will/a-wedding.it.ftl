title = Un matrimonio sobrio
task = Fatti trovare in bancarotta prima della fine del turno.
tale = Un anello, un regalo, una festa: tutti dicono che sarà una cosa semplice, e nessuno lo pensa. La casa deve andarsene prima della torta.
hint = Carte matrimonio diverse si giocano insieme. L’organizzatore le rincara tutte.
lesson = Carte matrimonio di nome diverso costano insieme un’azione, e ciascuna porta i suoi ospiti: il conto migliore della città.
