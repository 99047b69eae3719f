### Final Decrees: ciò che si chiede, si risponde e si racconta.
### Impero: un araldo di corte che sa che è finita. Repubblica: un impiegato statale esausto.
### Un messaggio senza edizione vale per entrambe. I giocatori non hanno genere; i ministeri non sono mai soggetto.

## Opzioni del tavolo

option-binding = Le promesse vincolano
    .help = Chi può mantenere una promessa non può infrangerla.

## Domande: l’inizio

empire-bid = In segreto, da 1 a 6: quanta Colpa offri per { empire-HR.the }?
republic-bid = In busta chiusa, da 1 a 6: quanta Colpa offri per { republic-HR.the }?
empire-assign-posts = La corte attende i tuoi voleri: chi dirige che cosa?
republic-assign-posts = Compila l’ordine di servizio: chi dirige che cosa?

## Domande: le azioni

choose-action = { $actions ->
    [0] Non hai più azioni: il turno si chiude da sé.
    [one] Ti resta 1 azione: che cosa ne fai?
   *[other] Ti restano { $actions } azioni: che cosa fai?
}
distribute = Quanta Colpa del tuo ministero mandi a ciascuno di quelli che gli stanno sotto?
rearrange = Come sistemi la Colpa del tuo ministero e di tutti quelli che gli stanno sotto?
empire-reassign = { empire-special-HR }: chi dirige che cosa, d’ora in poi?
republic-reassign = { republic-special-HR }: chi dirige che cosa, d’ora in poi?
choose-arrow = «{ $what }»: che cosa fai delle frecce?
choose-arrow-end = «{ $what }»: da dove a dove va la freccia?

## Domande: le carte

choose-player = «{ $what }»: a quale giocatore tocca?
choose-players = «{ $what }»: a quali giocatori cedi 1 Colpa Personale ciascuno?
choose-two-players = «{ $what }»: quali due giocatori si scambiano i ministeri?
choose-side = «{ $what }»: da quale lato si prende il nuovo ministero?
choose-ministry = «{ $what }»: a quale ministero tocca?
choose-investigated = «{ $what }»: su quale ministero indaghi?
choose-special = «{ $what }»: di quale ministero esegui l’azione speciale?
choose-amount = «{ $what }»: di quanta Colpa Personale ti liberi?
choose-relief = «{ $what }»: quanta Colpa togli a te e al tuo ministero?
choose-unloading = «{ $what }»: quanta Colpa sposti, fra la tua e quella del tuo ministero?
choose-left-behind = «{ $what }»: quanta Colpa del ministero che lascia diventa sua?
choose-sent-along = «{ $what }»: quanta Colpa del tuo ministero gli mandi dietro?
choose-decree = «{ $what }»: quale decreto?
choose-decrees = «{ $what }»: quali decreti sposti?
send-decrees = «{ $what }»: quali decreti vanno in quali ministeri?
forward-free = Ora puoi inoltrare { $decree_the } senza spendere azioni: dove?
take-card = Quale carta prendi dalla mano di { $seat }?
empire-rescue-card = Strappi al fuoco una di queste carte?
republic-rescue-card = Ripeschi una di queste carte dal tritadocumenti?

## Domande: decreti e reazioni

empire-remove-blame = Promulgato { $decree_the }: quanta Colpa condoni, e a chi?
republic-remove-blame = Promulgato { $decree_the }: quanta Colpa stralci, e a chi?
react-cancel = { $seat } gioca «{ $card }»: annulli la carta?
react-blame = { $seat } sta per farti prendere { $amount } Colpa Personale: reagisci?
empire-react-resign = «{ empire-C31 }» sta per rendere tua la Colpa del tuo ministero, { $amount }: ti dimetti?
republic-react-resign = «{ republic-C31 }» sta per rendere tua la Colpa del tuo ministero, { $amount }: ti dimetti?
choose-receiver = Chi prende { $amount } Colpa Personale al posto tuo?

## Scelte

do-stop = Chiudi il turno
do-draw = Pesca una carta
do-forward = Inoltra { $a_the } { $b_to }
do-stamp = Timbra { $a_the }
do-move = Sposta { $a } sul ministero vuoto
do-play = Gioca «{ $a }»
do-react = Gioca «{ $a }»
do-take = Prendi «{ $a }»
do-rescue = Prendi «{ $a }»
do-leave = Lasciale dove sono
do-keep = Lascialo dov’è
do-left = Sinistra: ognuno prende il ministero di chi gioca dopo
do-right = Destra: ognuno prende il ministero di chi gioca prima
do-as = Per conto { $a_of }
    .told = per conto { $a_of }
do-arrow-add = Aggiungi una freccia
do-arrow-remove = Togli la freccia { $a_from } { $b_to }
    .told = cancellata la freccia { $a_from } { $b_to }
do-arrow-move = Sposta la freccia { $a_from } { $b_to }
    .told = sollevata la freccia { $a_from } { $b_to }
do-arrow-reverse = Inverti la freccia { $a_from } { $b_to }
    .told = invertita la freccia { $a_from } { $b_to }
do-arrow = Una freccia { $a_from } { $b_to }
    .told = tracciata una { $a_from } { $b_to }

do-distribute = Distribuisci Colpa
empire-do-distribute = { do-distribute } fra il tuo ministero e tutti quelli che gli stanno sotto
republic-do-distribute = { do-distribute } ai ministeri che stanno sotto il tuo
do-mint = 2 azioni in cambio di questa
empire-do-mint = { empire-special-TRE }: { do-mint }
republic-do-mint = { republic-special-TRE }: { do-mint }
do-manoeuvre = fino a 2 Colpa Personale in meno per te, e 4 per il tuo ministero
empire-do-manoeuvre = { empire-special-NAV }: { do-manoeuvre }
republic-do-manoeuvre = { republic-special-NAV }: { do-manoeuvre }
do-investigate = { $a }
empire-do-investigate = { empire-special-SEC }: { do-investigate }
republic-do-investigate = { republic-special-SEC }: { do-investigate }
do-reassign = decidi chi dirige che cosa
empire-do-reassign = { empire-special-HR }: { do-reassign }
republic-do-reassign = { republic-special-HR }: { do-reassign }
do-restructure = modifica una freccia
empire-do-restructure = { empire-special-EXE }: { do-restructure }
republic-do-restructure = { republic-special-EXE }: { do-restructure }

## Parole

empire-restructure = { empire-special-EXE }
republic-restructure = { republic-special-EXE }
personal = Colpa Personale
ministry = Colpa del ministero
left = sinistra
right = destra

## Racconto: l’inizio

empire-dealt = { $seat } riceve 1 carta sotto sigillo.
republic-dealt = { $seat } riceve 1 carta in busta anonima.
dealt-told = { $seat } riceve «{ $card }», e non serve che altri lo sappiano.
empire-bids = Le offerte sigillate si leggono davanti al trono: { $bids }. La Colpa si porta di conseguenza: { $blame }.
republic-bids = Aperte le buste, steso il verbale: { $bids }. Colpa addebitata: { $blame }.
empire-bids-tied = Nessuna testa si leva sulle altre: nuova offerta per { $seats }.
republic-bids-tied = Parità, naturalmente: modulo da rifare per { $seats }.
empire-bid-won = { $seat } ottiene { $ministry_the }, e con ciò il destino di tutti gli altri.
republic-bid-won = { $seat } si aggiudica { $ministry_the }, e con ciò la carriera di tutti gli altri.
empire-appointed = Sia noto a quali altezze { $seat } ha destinato ciascuno: { $posts }.
republic-appointed = Ordine di servizio a firma di { $seat }, con decorrenza da ieri: { $posts }.

## Racconto: i turni

empire-turn-begins = Entra { $seat }, { $ministry_at }: 1 Colpa all’ufficio.
republic-turn-begins = { $seat } timbra il cartellino { $ministry_at }: 1 Colpa all’ufficio.
empire-turn-ends = { $amount ->
    [0] Esce { $seat }, { $ministry_from }, dove nessun decreto giace: nessuna Colpa.
    [one] Esce { $seat }, { $ministry_from }, dove giace 1 decreto: 1 Colpa all’ufficio.
   *[other] Esce { $seat }, { $ministry_from }, dove giacciono { $amount } decreti: { $amount } Colpa all’ufficio.
}
republic-turn-ends = { $amount ->
    [0] { $seat } timbra l’uscita { $ministry_at }: nessun decreto inevaso, nessuna Colpa.
    [one] { $seat } timbra l’uscita { $ministry_at }: 1 decreto inevaso, 1 Colpa all’ufficio.
   *[other] { $seat } timbra l’uscita { $ministry_at }: { $amount } decreti inevasi, { $amount } Colpa all’ufficio.
}
drew = { $seat } pesca 1 carta.
drew-told = { $seat } pesca «{ $card }».
empire-moved = Per ordine di { $seat }: { $other }, { $source_from } { $ministry_to }.
republic-moved = Trasferimento a firma di { $seat }: { $other }, { $source_from } { $ministry_to }.
distributed = { $seat } lascia colare la Colpa { $ministry_from } in giù: { $amounts }.
rearranged = { $seat } fa risistemare la Colpa { $ministry_of } e di tutto ciò che sta sotto, così e non altrimenti: { $amounts }.

## Racconto: i decreti

empire-forwarded = { $relief ->
    [0] { $seat } fa recare { $decree_the } { $ministry_to }.
   *[other] { $seat } fa recare { $decree_the } { $ministry_to }, dove deve andare: { $relief } Colpa Personale in meno.
}
republic-forwarded = { $relief ->
    [0] { $seat } inoltra { $decree_the } { $ministry_to }, per conoscenza.
   *[other] { $seat } inoltra { $decree_the } { $ministry_to }, per competenza: { $relief } Colpa Personale in meno.
}
empire-stamped = { $relief ->
    [0] Cala il gran timbro: { $seat } sigilla { $decree_the } { $ministry_at }, senza più nulla da espiare.
   *[other] Cala il gran timbro: { $seat } sigilla { $decree_the } { $ministry_at } ed espia { $relief } Colpa Personale.
}
republic-stamped = { $relief ->
    [0] Tonfo: { $seat } timbra { $decree_the } { $ministry_at }, con la coscienza già agli atti.
   *[other] Tonfo: { $seat } timbra { $decree_the } { $ministry_at } e archivia { $relief } Colpa Personale.
}
empire-enacted = { $number ->
    [1] Squillino le trombe non ancora pignorate: { $decree_the } è promulgato { $ministry_at }, primo di cinque, e si può perdonare fino a 10 Colpa.
    [2] Si accende una seconda candela: { $decree_the } è promulgato { $ministry_at }, secondo di cinque, e si può perdonare fino a 20 Colpa.
    [3] La corte applaude, per abitudine: { $decree_the } è promulgato { $ministry_at }, terzo di cinque, e si può perdonare fino a 30 Colpa.
    [4] In galleria qualcuno piange, forse di gioia: { $decree_the } è promulgato { $ministry_at }, quarto di cinque, e si può perdonare fino a 40 Colpa.
   *[5] Cade l’ultima ceralacca, e chi resta a leggere: { $decree_the } è promulgato { $ministry_at }, quinto di cinque, e si può perdonare fino a 50 Colpa.
}
republic-enacted = { $number ->
    [1] Uscirà in Gazzetta, appena la Gazzetta avrà la carta: { $decree_the } è promulgato { $ministry_at }, primo di cinque, e si può stralciare fino a 10 Colpa.
    [2] Contro il parere degli uffici: { $decree_the } è promulgato { $ministry_at }, secondo di cinque, e si può stralciare fino a 20 Colpa.
    [3] Qui si prende il vizio: { $decree_the } è promulgato { $ministry_at }, terzo di cinque, e si può stralciare fino a 30 Colpa.
    [4] Il timbro era senza inchiostro, ma vale lo stesso: { $decree_the } è promulgato { $ministry_at }, quarto di cinque, e si può stralciare fino a 40 Colpa.
   *[5] Finite le scuse: { $decree_the } è promulgato { $ministry_at }, quinto di cinque, e si può stralciare fino a 50 Colpa.
}
empire-nobody-removes = La grazia spetta a chi siede { $ministry_at }, e non vi siede nessuno: nessuna Colpa è tolta.
republic-nobody-removes = Gli stralci si firmano { $ministry_at }, dove la sedia è vacante: nessuna Colpa è tolta.
empire-removed = { $amounts_count ->
    [0] La grazia resta inespressa: nessuna Colpa è tolta.
   *[other] Via dalle cronache, come se non fosse mai stata: { $amounts }.
}
republic-removed = { $amounts_count ->
    [0] Il modulo degli stralci torna in bianco: nessuna Colpa è tolta.
   *[other] Colpa stralciata, copie al macero: { $amounts }.
}
empire-unstamped = { $stamps ->
    [0] La ceralacca non convince: { $decree_the } resta senza timbri.
    [one] La ceralacca non convince: { $decree_the } resta con 1 timbro.
   *[other] La ceralacca non convince: { $decree_the } resta con { $stamps } timbri.
}
republic-unstamped = { $stamps ->
    [0] Vizio di forma: { $decree_the } resta senza timbri.
    [one] Vizio di forma: { $decree_the } resta con 1 timbro.
   *[other] Vizio di forma: { $decree_the } resta con { $stamps } timbri.
}

## Racconto: azioni speciali e frecce

empire-minted = { $actions ->
    [one] Per { $seat } si fermano le clessidre: 1 azione in più.
   *[other] Per { $seat } si fermano le clessidre: { $actions } azioni in più.
}
republic-minted = { $actions ->
    [one] { $seat } trova 1 azione in più in un altro capitolo di spesa.
   *[other] { $seat } trova { $actions } azioni in più in un altro capitolo di spesa.
}
empire-manoeuvres = { empire-special-NAV }! Quel che resta della flotta spara a salve: { $personal } Colpa Personale in meno per { $seat }, { $ministerial } Colpa in meno { $ministry_at }.
republic-manoeuvres = { republic-special-NAV }, traffico deviato: { $personal } Colpa Personale in meno per { $seat }, { $ministerial } Colpa in meno { $ministry_at }.
empire-investigates = Si calano i veli: { $seat } apre un’indagine { $ministry_at }, e { $other } vede venirsi incontro { $amount } Colpa.
republic-investigates = { $seat } recapita un avviso di garanzia { $ministry_to }: { $amount } Colpa per { $other }, che lo apprende dai giornali.
empire-reassigned = { empire-special-HR }, per volere di { $seat }: { $posts }.
republic-reassigned = { republic-special-HR } a firma di { $seat }, i ficus seguiranno: { $posts }.
arrow-add = { $seat } traccia una nuova freccia { $upper_from } { $lower_to }.
arrow-remove = { $seat } cancella la freccia { $upper_from } { $lower_to }.
arrow-reverse = { $seat } rigira una freccia: ora va { $lower_from } { $upper_to }.
arrow-move = { $seat } sposta la freccia { $old_upper_from } { $old_lower_to }: ora va { $upper_from } { $lower_to }.

## Racconto: carte e reazioni

empire-plays = { $declared_count ->
    [0] { $seat } svela «{ $card }».
   *[other] { $seat } svela «{ $card }»: { $declared }.
}
republic-plays = { $declared_count ->
    [0] { $seat } deposita «{ $card }», senza allegati.
   *[other] { $seat } deposita «{ $card }»; oggetto: { $declared }.
}
empire-cancelled = { $seat } leva «{ $card }»: della carta di { $other }, «{ $target }», si perde ogni memoria, e l’azione è spesa.
republic-cancelled = { $seat } oppone «{ $card }»: la carta di { $other }, «{ $target }», non esiste e non è mai esistita; l’azione è spesa comunque.
empire-immune = { $seat } ostenta «{ $card }»: per { $amount } Colpa Personale non c’è appiglio.
republic-immune = { $seat } esibisce «{ $card }»: { $amount } Colpa Personale, da rinviare al mittente.
empire-redirects = { $seat } volge «{ $card }»: a guardare in faccia { $amount } Colpa Personale, ora, è { $other }.
republic-redirects = { $seat } replica con «{ $card }»: { $amount } Colpa Personale, nuovo destinatario { $other }.
empire-resigns = Per la via di «{ $card }», { $seat } passa { $source_from } { $ministry_to }; la Colpa resta dov’era.
republic-resigns = { $seat } rassegna «{ $card }» e passa { $source_from } { $ministry_to }, scatolone in mano; la Colpa resta nel cassetto.
empire-acts-as = Per la durata di un’azione, { $seat } regna { $ministry_at }.
republic-acts-as = Per un’azione, { $seat } firma { $ministry_at } come facente funzione.
empire-takes-over = { $amount ->
    [0] { $seat } mette { $lower_the } sotto { $upper_the }, senza dote.
   *[other] { $seat } mette { $lower_the } sotto { $upper_the }, con { $amount } Colpa in dote.
}
republic-takes-over = { $amount ->
    [0] { $seat } mette { $lower_the } sotto { $upper_the }, in via temporanea; nessuna Colpa in allegato.
   *[other] { $seat } mette { $lower_the } sotto { $upper_the }, in via temporanea; { $amount } Colpa in allegato.
}
empire-swapped = { $seat } e { $other } si scambiano i ministeri e un gelido inchino.
republic-swapped = { $seat } e { $other } si scambiano i ministeri; gli autisti restano.
empire-waltzed = A un cenno di { $seat } i troni girano: { $posts }.
republic-waltzed = { $seat } attacca la musica e le poltrone si spostano: { $posts }.
empire-looked = Le pareti ripetono a { $seat } tutte le carte in mano a { $other }.
republic-looked = { $seat } sfoglia la mano di { $other }, per puro dovere d’ufficio.
looked-told = { $seat } vede la mano di { $other }: { $cards }.
empire-took = { $seat } prende 1 carta dalla mano di { $other }, e le pareti tacciono.
republic-took = { $seat } sequestra 1 carta dalla mano di { $other }, come corpo del reato.
took-told = { $seat } prende «{ $card }» dalla mano di { $other }.

## Racconto: la Colpa

empire-gains = Il fulmine cade su { $seat }: { $amount } Colpa Personale.
republic-gains = { $seat } riceve { $amount } Colpa Personale, raccomandata con ricevuta di ritorno.
empire-loses = { $seat } si monda di { $amount } Colpa Personale.
republic-loses = Fascicolo di { $seat }: { $amount } Colpa Personale in meno, e nessuno sa niente.
empire-hands-over = { $seat } fa ricadere { $amount } Colpa Personale su { $other }.
republic-hands-over = { $seat } gira { $amount } Colpa Personale a { $other }, per il seguito di competenza.
empire-ministry-gains = Polvere nuova { $ministry_at }: { $amount } Colpa.
republic-ministry-gains = A carico { $ministry_of }: { $amount } Colpa.
empire-ministry-loses = Una scopa passa { $ministry_at }: { $amount } Colpa in meno.
republic-ministry-loses = Smarrimento senza rimpianti { $ministry_at }: { $amount } Colpa in meno.
empire-ministry-to-player = { $seat } prende su di sé { $amount } Colpa { $ministry_of }.
republic-ministry-to-player = { $seat } risponde di persona di { $amount } Colpa { $ministry_of }.
empire-unloads = { $seat } lascia { $personal } Colpa Personale e { $ministerial } del suo ministero sui gradini { $ministry_of }.
republic-unloads = { $seat } trasmette { $personal } Colpa Personale e { $ministerial } del suo ministero { $ministry_to }, per competenza.
empire-gives-blame = Per privato accordo, { $seat } cede { $amount } Colpa Personale a { $other }.
republic-gives-blame = Con scrittura privata, { $seat } intesta { $amount } Colpa Personale a { $other }.
gives-cards = { $amount ->
    [one] { $seat } dà 1 carta a { $other }.
   *[other] { $seat } dà { $amount } carte a { $other }.
}
gives-cards-told = { $amount ->
    [one] { $seat } dà «{ $card }» a { $other }.
   *[other] { $seat } dà { $amount } copie di «{ $card }» a { $other }.
}

## Racconto: il declino e la fine

empire-stagnation = Le lampade vacillano e la corte si guarda le scarpe: { $seat } ha pescato «{ empire-C31 }».
republic-stagnation = L’ascensore si ferma fra due piani: { $seat } ha pescato «{ republic-C31 }».
empire-burned = { $cards_count ->
    [0] Non resta una sola carta da bruciare.
    [one] 1 carta finisce nel fuoco: { $cards }.
   *[other] { $cards_count } carte finiscono nel fuoco: { $cards }.
}
republic-burned = { $cards_count ->
    [0] Non ci sono più carte da bruciare.
    [one] 1 carta bruciata con l’archivio: { $cards }.
   *[other] { $cards_count } carte bruciate con l’archivio: { $cards }.
}
empire-shuffled-in = { $amount ->
    [one] «{ empire-C31 }» torna ad attenderci: nel mazzo resta 1 carta, e sappiamo quale.
   *[other] «{ empire-C31 }» torna ad attenderci fra le { $amount } carte del mazzo.
}
republic-shuffled-in = { $amount ->
    [one] «{ republic-C31 }» è di nuovo agli atti: nel mazzo resta 1 carta, e sappiamo quale.
   *[other] «{ republic-C31 }» è di nuovo agli atti, da qualche parte in un mazzo di { $amount } carte.
}
empire-rescued = { $seat } strappa al fuoco «{ $card }».
republic-rescued = { $seat } ripesca «{ $card }» dal tritadocumenti.
empire-game-over = L’araldo depone la tromba: la partita è finita. { $reason }
republic-game-over = Lo sportello è chiuso: la partita è finita. { $reason }
empire-deck = Il mazzo è esaurito, e «{ empire-C31 }» ha avuto l’ultima parola.
republic-deck = Il mazzo è finito, e «{ republic-C31 }» ha chiuso la pratica.
empire-decrees = Tutti e cinque i decreti sono promulgati: l’Impero è salvo, troppo tardi perché qualcuno se ne accorga.
republic-decrees = Tutti e cinque i decreti sono promulgati; seguiranno i decreti attuativi.

## Promesse

pledge-forward = { $by } promette a { $to } di inoltrare { $decree_the } { $ministry_to } entro la fine del suo prossimo turno intero.
pledge-stamp = { $by } promette a { $to } di timbrare { $decree_the } alla prima occasione.
pledge-no-investigation = { $by } promette di non indagare su un ministero diretto da { $to } fino alla fine del proprio prossimo turno intero.
pledge-take-blame = { $by } promette di prendere { $amount } Colpa Personale da { $to } entro la fine del proprio prossimo turno intero.
pledge-give-card = { $by } promette di dare una carta a { $to } entro la fine del proprio prossimo turno intero.

## Carte già pronte

paper-card-for-blame = Una carta contro una Colpa
paper-blame-for-card = Una tua carta contro una Colpa
paper-stamp-for-relief = Tu timbri, io ti sgravo di 1
paper-forward-for-relief = Tu me lo inoltri, io ti sgravo di 1
paper-peace = Nessuno dei due indaga sull’altro

## Perché il tavolo aspetta

empire-wait-bids = Si sigillano le offerte, e con esse le coscienze.
republic-wait-bids = Si imbustano le offerte.
empire-wait-appointments = Si assegnano i destini.
republic-wait-appointments = Si compila l’ordine di servizio.
empire-wait-action = La corte attende un’azione.
republic-wait-action = C’è un’azione in lavorazione.
empire-wait-card = Una carta compie il suo corso.
republic-wait-card = Una carta segue il suo iter.
empire-wait-removal = Si soppesa una grazia.
republic-wait-removal = Si firmano gli stralci.

## Rifiuti

card-is-reaction = «{ $card }» risponde a ciò che fanno gli altri: al momento giusto ti si chiede.
