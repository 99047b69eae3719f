title = L’ora delle riforme
task = Fa’ respingere il bilancio di Ramona, con «{ $V02 }» ancora in mano.
tale = Gli amici della Presidente hanno sedici voti alla Camera, tu la metà e molta pazienza. Divina, per l’esattezza.
hint = Riforma vuol dire: votano i loro amici, la penna l’hai tu. Ma prima ci vuole qualcuno dei tuoi in gioco.
lesson = L’ora delle riforme vuole il suo partito in gioco; poi ogni Influenza minore degli altri la usi tu fino a fine turno.
