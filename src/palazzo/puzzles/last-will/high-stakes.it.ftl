title = Posta alta
task = Fatti trovare in bancarotta prima della fine del turno.
tale = Al club si gioca qualunque cosa: denaro, onore, tetti. Dei tre ti resta solo il tetto.
hint = Una partita a carte vende una casa senza rubarti un’ora. Che farai di quell’ora?
lesson = La partita ad alta posta vende dopo che hai pagato: resta nei tuoi mezzi, e lascia i debiti a dopo.
