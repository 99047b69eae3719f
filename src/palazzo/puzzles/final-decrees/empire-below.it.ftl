title = Sotto il tacco della Marina
task = Vinci: l’ultima carta è la Stagnazione, e chi gioca dopo deve pescarla.
tale = L’Impero lascia che gli ammiragli riordinino le carte a piacere. I Servizi Segreti sotto di te hanno archivi molto in ordine, per ora.
hint = Prima le Grandi Manovre: è l’ultima volta che qualcuno applaude.
lesson = Nell’Impero si riordina la Colpa del proprio ministero e di tutti quelli sotto: ciò che le manovre non tolgono, lo prende un vicino.
