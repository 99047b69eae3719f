title = Qualcosa per la cantina
task = Fatti licenziare, e finisci in bancarotta, prima della fine del turno.
tale = La crociera enologica accetta tutto ciò che ha un bicchiere o un timone, e ne chiede ancora. Il principale resterebbe così male a vederti a bordo.
hint = Ogni carta buttata a mare costa una sterlina. Ma finché non sei libero, buttane quante puoi pagarne.
lesson = La crociera mangia carte con timone o bicchiere; la giocata che ti fa licenziare va pagata con denaro che hai.
