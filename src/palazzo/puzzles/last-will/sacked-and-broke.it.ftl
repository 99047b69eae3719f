title = Fuori prima del tè
task = Fatti licenziare, e finisci in bancarotta, prima della fine del turno.
tale = Una sola riga ti separa dalla disoccupazione, ed è un cavallo. Anche l’eredità dev’essere sparita prima del tè.
hint = Il cavallo va visto in compagnia. E chi ha un lavoro paga solo con il denaro che ha.
lesson = Copri presto l’ultima riga con un accompagnatore: chi è licenziato può far debiti, chi lavora no.
