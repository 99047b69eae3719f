title = Vecchi amici
task = Fatti trovare in bancarotta prima della fine del turno.
tale = Due azioni, e due vecchi amici sempre pronti ad aiutare in cambio di una piccola attenzione. È l’unica cosa per cui siano mai stati pronti.
hint = Ogni amico costa una sterlina e rende un’ora. Spendi le ore prima sulla casa.
lesson = I Vecchi Amici vendono azioni: pagali finché puoi, e ordina le mosse in modo che la casa sparisca prima dell’ultimo conto.
