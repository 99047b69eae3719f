title = Polvere asciutta
task = Fatti eleggere Presidente, con «{ $V02 }» ancora in mano.
tale = Il Presidente è morto e la poltrona è libera. Dopo il primo giro potresti essere in testa, di uno; ma le Persone Perbene di Inocencio votano al secondo, finito il caffè.
hint = Non è detto che ci sia un secondo giro. Qui la corrente è un’opinione.
lesson = L’Influenza che non ha votato al primo giro voterà al secondo, se c’è: la luce manca a favore di chi è in testa.
