title = Le frecce, e chi ci corre sopra
about = La Colpa scende lungo la catena di comando; tu puoi andare più in fretta.

arrows = I tappeti sono <b>frecce</b>: da chi comanda a chi obbedisce. I tuoi scendono al { $NAV } e al { $HR }. La Colpa ci può viaggiare, ma solo <em>verso il basso</em>, come l’acqua e i buoni consigli.

load = Sulla tua scrivania ci sono 7 Colpe, e cinque decreti che stasera ne porteranno altre 5. Dividi l’onore con i sottoposti.
    .do = Tocca l’inchiostro sulla scrivania, e distribuiscilo
    .wrong = Prima la Colpa, finché c’è un tappeto su cui mandarla giù.

share = Giù per la catena: quanta ne vuoi, a qualunque ministero <b>sotto</b> il tuo.
    .do = Distribuisci la Colpa, poi conferma

cut = La { $EXE } può anche ridisegnare le frecce. Sopra di te c’è il { $REF }, e chi ci siede potrebbe caricare <b>te</b>. Basterà un breve colloquio con un paio di forbici.
    .do = Tocca il tuo potere, e cambia una freccia
    .wrong = Fra un momento. Prima le forbici.

arrow = Taglia il tappeto che scende da te.
    .do = Tocca quella freccia, e toglila
    .wrong = Quel tappeto può restare. Taglia quello che hai sopra.

run = Resta un’azione, cinque decreti sulla scrivania, e il { $REF } è vuoto e pulito. Lo vedi anche tu. <b>Chiunque può essere spostato nel ministero vuoto</b>, te compreso.
    .do = Tocca la tua faccia, e spostati
    .wrong = Coraggioso, ma i decreti sono ancora sulla tua scrivania. Scappa, Ministro.

gone = I decreti danno Colpa solo dove siede qualcuno. La tua vecchia scrivania adesso è <em>di nessuno</em>; inchiostro e carte aspettano il prossimo inquilino.

tip = La Colpa scorre in giù, le persone di lato. Il mio consiglio: il <b>ministero vuoto</b> è la poltrona migliore del palazzo, e fino a sei sanno contare tutti.
