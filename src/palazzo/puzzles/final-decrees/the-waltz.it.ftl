title = Il valzer
task = Vinci: l’ultima carta è la Stagnazione, e chi gioca dopo deve pescarla.
tale = L’orchestra suona l’ultimo ballo e tutti cambiano poltrona. Una sta per bagnarsi parecchio: fa’ i conti prima dell’inchino.
hint = Prova le due direzioni sulla carta. Il dossier rende di più dopo il ballo.
lesson = Il valzer muove tutti i rivali insieme: conta dove siedono quando tace la musica. Il dossier fa più male a chi è meno colpevole.
