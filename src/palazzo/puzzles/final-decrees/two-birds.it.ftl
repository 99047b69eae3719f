title = Due piccioni, un Tesoro
task = Emana due decreti in questo turno.
tale = Hai due decreti sulla scrivania, tre azioni e una carta che firma in nome altrui. La Storia ricorda chi ne trova una quarta.
hint = Le Finanze stampano denaro. Stampano anche tempo: per prima cosa.
lesson = L’azione delle Finanze ne rende due per una, e va usata prima che serva. La delega timbra dove non puoi sederti.
