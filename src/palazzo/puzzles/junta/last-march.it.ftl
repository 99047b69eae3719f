title = L’ultima marcia
task = Finisci il golpe con tre dei cinque centri di potere in mano ai ribelli.
tale = Resta un solo movimento, e comandi uomini in tre posti insieme. Non possono marciare tutti; qualcuno deve saltare.
hint = Muove un solo spazio. Quale tocca ciò che ti manca?
lesson = In una fase muovono solo le unità di uno spazio; lo sbarco non costa il movimento. Scegli lo spazio che tocca un centro vuoto, e paracadutati su un altro.
