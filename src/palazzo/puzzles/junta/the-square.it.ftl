title = Il popolo in piazza
task = Finisci il golpe con tre dei cinque centri di potere in mano ai ribelli.
tale = Un centro è tuo, resta un movimento, e nella manica hai folle che sono sempre state spontanee.
hint = Una folla appena arrivata può ancora marciare, se non l’hai fatto tu.
lesson = Le carte mettono subito le folle sulla mappa, e si muovono come ogni unità: prima piazza, poi dividi fra i vicini.
