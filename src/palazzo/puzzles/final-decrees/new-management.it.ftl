title = Nuova gestione
task = Vinci: l’ultima carta è la Stagnazione, e chi gioca dopo deve pescarla.
tale = Le Finanze non rispondono a nessuno e Bruno le tiene immacolate. Tu hai un commissariamento e una scrivania piena d’inchiostro.
hint = Una freccia è un tubo. Versati i tre del decreto, il tubo resta.
lesson = Il commissariamento mette un ministero sotto il tuo per sempre: dopo puoi distribuirgli Colpa come a ogni altro.
