### La stampa: quello che si stampa attorno alle parole di Final Decrees, e attorno al resoconto di una partita.

press-credits = { $title } · ideato da Carl de Visser (CC BY 3.0 NZ), nell’universo di Dillon Burke; adattamento italiano di Marco Viggi · carte, decreti e parole di chi contribuisce a Palazzo (CC BY 4.0) · pittogrammi game-icons.net (CC BY 3.0)

press-director = Qui sta il direttore
press-decrees-here = Qui stanno i decreti
press-blame-here = Qui sta la Colpa del ministero
press-start = All’inizio controlla: { $below }.
press-start-none = All’inizio non controlla nessuno.
press-five-only = Solo in cinque.
press-no-power = Nessuna azione speciale
press-no-power-text = Ci si sta per il panorama. Chi lo dirige, all’inizio, è in cima alla catena, e spesso decide di chi è la Colpa da togliere quando un decreto viene emanato.
press-player = Giocatore { $number }
press-arrows = Frecce di controllo
press-arrows-help = Ritaglia le cinque frecce. Ciascuna sta fra due ministeri e va da quello che controlla a quello controllato.
press-markers = Direttori
press-blame = Colpa
press-blame-help = Ritaglia le macchie, o usa delle pietre nere: di Colpa ce n’è sempre abbastanza.
press-protocol = Protocollo n. { $number } · da timbrare nell’ordine indicato
press-number = N. { $number }
press-no-effect = (premessa: senza effetto)
press-stamps-in-order = Timbri, in quest’ordine
press-enacting = Ogni timbro toglie 1 Colpa personale a chi timbra. L’ultimo emana il decreto: il direttore in cima alla catena toglie Colpa: { $removed } per il primo, secondo, terzo, quarto e quinto decreto emanato.
press-goal = Vince chi ha meno Colpa personale.
press-turn = Il tuo turno
press-actions = Azioni: fino a tre
press-stamping = Timbrare
press-remember = Da ricordare
press-rules = Le regole
press-ruling = Interpretazione.
press-book = Il libro:
press-timing-action = azione
press-timing-reaction = reazione
press-timing-immediate = subito

press-turn-gain = Il tuo ministero prende 1 Colpa.
press-turn-draw = Peschi una carta.
press-turn-act = Fai fino a tre azioni.
press-turn-pay = Il ministero che dirigi a quel punto prende 1 Colpa per ogni decreto che vi giace.

press-actions-draw = Pescare una carta (una volta per turno).
press-actions-play = Giocare una carta dalla mano.
press-actions-distribute = Distribuire la Colpa lungo le frecce sotto di te. Repubblica: solo verso il basso, dal tuo ministero. Impero: liberamente fra il tuo ministero e tutti quelli sotto.
press-actions-forward = Inoltrare un decreto a qualsiasi altro ministero: 1 Colpa personale in meno se è il passo successivo.
press-actions-move = Spostare un giocatore qualsiasi al ministero vuoto.
press-actions-stamp = Timbrare un decreto nel tuo ministero.
press-actions-special = Usare l’azione speciale del tuo ministero.

press-stamping-where = Il decreto giace nel tuo ministero, e il tuo ministero è il suo passo successivo.
press-stamping-relief = Chi timbra perde 1 Colpa personale.
press-stamping-forward = Anche un decreto inoltrato al suo passo successivo ne toglie 1.
press-stamping-enact = L’ultimo timbro lo emana: si tolgono { $removed } Colpa per il primo, secondo, terzo, quarto e quinto decreto.
press-stamping-chooser = Risali le frecce da dove giace: il direttore in cima dice di chi è la Colpa.

press-remember-goal = La Colpa di un ministero è di nessuno, finché non diventa di chi lo dirige.
press-remember-trade = Colpa personale e carte si scambiano in ogni momento; le promesse non vincolano nessuno.
press-remember-stagnation = Stagnazione e Declino brucia { $burn } carte e trasforma la Colpa di ogni ministero in Colpa di chi lo dirige.
press-remember-change = Qualunque cosa tu faccia deve cambiare qualcosa.
press-remember-end = La partita finisce con il quinto decreto, o con il mazzo.

## Una partita come giornale

press-masthead-final-decrees = La Gazzetta Ufficiosa
press-masthead-junta = La Voz de la República
press-masthead-last-will = Il Fallito del Mattino
press-won = { $winners } { $winners_count ->
    [one] vince
   *[other] vincono insieme
} con { $score }
press-won-final-decrees = { $winners_count ->
    [one] { $winners } ne esce pulito
   *[other] { $winners } ne escono puliti
}: { $score } Colpa, e neanche una macchia in vista
press-won-junta = { $winners } { $winners_count ->
    [one] approda
   *[other] approdano
} in Svizzera con { $score } milioni
press-won-last-will = { $winners } eredita tutto, non avendo tenuto nulla: { $score ->
    [one] 1 sterlina
   *[other] { $score } sterline
}
press-goes-on = La faccenda non è chiusa
press-goes-on-below = Edizione della notte: la partita continua, e questo è ciò che tutti hanno visto.
press-score = Punti
press-score-final-decrees = Colpa
press-score-junta = Milioni
press-score-last-will = Sterline
press-name = Chi
press-place = Posto
press-kept = Mantenute
press-broken = Infrante
press-how-it-went = Com’è andata
press-said-and-done = Detto e fatto
press-answers = { $seats } giocatori, { $count } decisioni
press-credits-final-decrees = { $title } · ideato da Carl de Visser (CC BY 3.0 NZ), nell’universo di Dillon Burke; adattamento italiano di Marco Viggi · stampato da Palazzo (CC BY 4.0)
press-credits-junta = { $title } · ideato da Vincent Tsao, Ben Grossman ed Eric Goldberg · omaggio non affiliato: comprate il gioco · stampato da Palazzo (CC BY 4.0)
press-credits-last-will = { $title } · ideato da Vladimír Suchý, edito da Czech Games Edition · omaggio non affiliato: comprate il gioco · stampato da Palazzo (CC BY 4.0)
