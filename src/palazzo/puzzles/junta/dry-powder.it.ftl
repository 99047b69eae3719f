title = Polvere asciutta
task = Fatti eleggere Presidente, con «{ $V02 }» ancora in mano.
tale = Dopo il primo giro sei in testa, di uno. Le Persone Perbene di Inocencio non hanno ancora votato; stanno finendo il caffè.
hint = Non è detto che ci sia un secondo giro. Qui la corrente è un’opinione.
lesson = L’Influenza che non ha votato al primo giro voterà al secondo, se c’è: la luce manca a favore di chi è in testa.
