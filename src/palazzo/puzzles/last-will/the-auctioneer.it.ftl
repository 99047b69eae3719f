title = E uno, e due
task = Fatti trovare in bancarotta prima della fine del turno.
tale = Due case, tre azioni, e un banditore che una volta venderà qualunque cosa, in perdita e con entusiasmo.
hint = Vende senza rubarti tempo, ma una sola. Le ore che tieni sono per la serata.
lesson = Il Banditore risparmia un’azione a round: con due case da perdere, quell’azione è un’intera serata.
