title = L’ultima carta
task = Vinci, e nessun altro con te: l’ultima carta è la Stagnazione, e chi gioca dopo deve pescarla.
tale = Resta una carta e tutti ne sanno il nome. Quando cade, la Colpa di ogni scrivania cade su chi ci siede; sulla tua ce n’è sette.
hint = Siedi sopra quasi tutti, e l’inchiostro scende. Sopra di te c’è solo una poltrona vuota, e una freccia si può girare.
lesson = Prima della Stagnazione conta la tua Colpa più quella della scrivania. Chi sta sopra versa l’inchiostro dove siedono i rivali, a ciascuno quanto basta.
