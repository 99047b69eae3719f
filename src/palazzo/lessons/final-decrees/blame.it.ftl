title = La Colpa, e dove lasciarla
about = Che cos’è la Colpa, di chi è, e perché vince chi ne ha meno.

welcome = Buongiorno, Ministro. In questa Repubblica non funziona nulla, e per tutto ciò che non funziona <b>qualcuno deve avere la Colpa</b>. Io sono l’usciere: accompagno soltanto le persone alla loro sedia.

goal = Questo sei tu, e la macchia rossa è <b>la tua Colpa personale</b>: 6. Altri punti non esistono. Quando passa l’ultimo decreto, o finiscono le carte, <em>vince chi ne ha meno</em>.

desk = Dirigi il { $NAV }. L’inchiostro sulla scrivania è <b>la Colpa del ministero</b>: 5, e non è di nessuno. <em>Finché non diventa tua</em>; i modi sono parecchi, e tutti rapidi.

parade = Ogni ministero sa fare una cosa che gli altri non sanno. Il tuo organizza la <b>Parata</b>: tu perdi 2 Colpe, la scrivania ne perde 4, e il pubblico vede gli aeroplani.
    .do = Premi la parata sulla tua scrivania, poi ancora una volta per farla
    .wrong = Ottima idea, per dopo. Prima la parata, Ministro: gli aeroplani sono già in volo.

lighter = La tua macchia è scesa a 4 e la scrivania è quasi pulita. Era un’azione. In un turno ce ne sono <b>tre</b>, e ci si può fermare prima.

stop = Ti restano due azioni, ma vediamo come lavorano gli altri. Chiudi il turno e guarda { $s1 }: dirige la { $SEC }, e la scrivania di { $s3 } è <b>piena d’inchiostro</b>.
    .do = Chiudi il turno
    .wrong = Questo lascialo a un altro giorno. Chiudi il turno: { $s1 } sta già temperando la matita.

searched = Ecco. { $s1 } ha mandato un <b>avviso di garanzia</b>: tutta la Colpa di quella scrivania adesso è di { $s3 }. Una scrivania piena è una pistola carica, e il grilletto sta in un’altra stanza.

turn = Tocca di nuovo a te, e va sempre come è scritto quassù: la scrivania prende <b>1 Colpa</b> perché ti sei presentato, peschi una carta, agisci tre volte, e alla fine ogni decreto rimasto sulla scrivania ne aggiunge 1. Si chiama <em>giacenza</em>, e la fine non l’ha mai vista nessuno.

tip = Il gioco è tutto qui: poca Colpa addosso, e niente sulla scrivania <em>quando qualcuno può guardare</em>. Il mio consiglio: prima di chiudere un turno, guarda chi dirige la { $SEC }.
