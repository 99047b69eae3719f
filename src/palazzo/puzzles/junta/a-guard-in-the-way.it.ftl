title = Una guardia di traverso
task = Finisci il golpe da Presidente: i ribelli non devono tenere tre centri di potere.
tale = Loro ne hanno tre su cinque, tu un palazzo e qualche guardia con ottimi stivali. Nessuno ha detto che devi vincere una battaglia.
hint = Un centro con soldati delle due parti non è di nessuno. E ciò che è di nessuno è tuo.
lesson = Un centro conteso conta per il Presidente: una guardia di traverso vanifica un’intera brigata.
