title = Ancora due notti
task = Finisci il golpe con tre dei cinque centri di potere in mano ai ribelli.
tale = Mancano due fasi, e i tuoi colonnelli discutono del pranzo. I lealisti restano dove sono: qui la lealtà è questo.
hint = Dove c’è anche un solo lealista, il luogo è del Presidente. Va’ dove non c’è nessuno, e lascia cadere qualcosa dal cielo.
lesson = Le unità di uno spazio si possono dividere, i paracadutisti atterrano ovunque, le carte mettono folle: conta tre centri vuoti, poi all’indietro.
