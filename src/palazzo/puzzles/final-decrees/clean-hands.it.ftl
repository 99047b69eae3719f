title = Mani pulite
task = Chiudi il turno senza Colpa Personale.
tale = Cinque macchie sui polsini e un fotografo a mezzogiorno. Hai una banda, un corriere e un timbro; due soli non bastano.
hint = I timbri e le pratiche che arrivano lavano una macchia. La banda militare ne lava due.
lesson = Un decreto mandato dove deve andare vale una macchia, e in un trasloco ciascuno conta: guarda quanto lava ogni azione.
