title = Il gioco delle sedie
task = Vinci: l’ultima carta è la Stagnazione, e chi gioca dopo deve pescarla.
tale = Bruno e Carla sono quasi immacolati, e nel Parlamento vuoto l’inchiostro arriva alle caviglie. Nessuno può rifiutare una promozione.
hint = La sedia che uno lascia è vuota per il prossimo.
lesson = Spostare qualcuno costa un’azione e non chiede consenso. Riempi con un rivale l’ufficio sporco, e con un altro quello che ha lasciato.
