title = Un’amicizia finisce
task = Fatti eleggere Presidente.
tale = Inocencio ha l’Alba e le Tute, che si adorano: quindici voti insieme. Separate farebbero dieci, e si potrebbe fare in modo che facciano cinque.
hint = Prima di una votazione si può ancora fare una telefonata.
lesson = Gli alleati valgono di più insieme: toglierne uno prima del voto porta via metà dell’altro.
