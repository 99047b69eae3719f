title = Il pomeriggio del valletto
task = Fatti trovare in bancarotta prima della fine del turno.
tale = Il valletto ti prepara gli abiti, e con essi un’ora di vita. La casa è ancora in piedi, che seccatura.
hint = Accorcia una sola serata, e conviene la più lunga.
lesson = Il Valletto toglie un’azione a una carta bianca: tienilo per la serata che ne costa due.
