### Junta: ciò che si chiede, si risponde e si racconta, con la voce di un annunciatore radiofonico dopo il golpe.
### Ogni evento è una riga di notiziario: chi, che cosa, quanto. Le somme sono in milioni di guani.

## Opzioni del tavolo

option-binding = Le promesse vincolano
    .help = Una risposta che infrangerebbe subito una promessa è rifiutata, purché un’altra risposta possa mantenerla.

## Domande: elezioni e votazioni

nominate = { $names_count ->
    [0] { $why ->
        [first] La Repubblica non ha ancora un capo: chi candidi, anche te?
        [death] La Presidenza è vacante per lutto: chi candidi, anche te?
        [resignation] La Presidenza è vacante per dimissioni: chi candidi, anche te?
       *[confidence] La Presidenza è caduta: chi candidi, anche te?
    }
   *[other] Già candidati alla Presidenza: { $names }. Chi altri candidi?
}
vote = { $round ->
    [1] Primo giro del voto { $motion_at }: quali blocchi dai, e a chi o a che cosa? Quelli che tieni si possono ancora dare al secondo giro.
   *[other] Secondo e ultimo giro del voto { $motion_at }: quali dei blocchi tenuti dai, e a chi o a che cosa? Quelli che non dai adesso non si danno più.
}
stand-or-refuse = Si vota { $motion_at } e hai dei voti: accetti la candidatura, o rifiuti e li perdi?
break-tie = Parità { $motion_at }, e l’ultima parola è tua: sì o no?
may-resign = Puoi dimetterti: si vota, e se vince qualcun altro il tuo contante se ne va con la fascia.
resign-now = Ultima chiamata prima della notte: tieni la Presidenza o ti dimetti?

## Domande: governo e bilancio

appoint = Forma il governo: a chi quale carica? Una o due a testa, e a nessuno due brigate.
cousin = C’è una carica vacante e tuo cugino è libero: la famiglia si sacrifica?
budget-piles = Prepara il bilancio, banconota per banconota: che cosa va nel mucchio di chi? Solo tu vedi che cosa c’è sotto.
budget-sums = { $piles_count ->
    [0] Non hai messo nulla, e non c’è nulla da annunciare: la Camera aspetta.
   *[other] I tuoi mucchi: { $piles }. Che somma annunci per ciascuno, mai più di quanto contiene?
}
keep-note = { $seat } si prende i tuoi aiuti con «{ E05 }»: quale banconota, una sola, ti tieni?
force-budget = { $sums_count ->
    [0] Il bilancio, che non dà nulla a nessuno, è bocciato: mandi la Polizia in Parlamento per farlo passare lo stesso?
   *[other] Il bilancio è bocciato ({ $sums }): mandi la Polizia in Parlamento per farlo pagare lo stesso?
}

## Domande: la notte, l’esilio, gli attentati, la Banca

choose-location = Dove passi la notte? Non lo saprà nessuno, finché non si spara.
may-return = Sei in esilio { $embassy_at }: puoi rientrare in qualsiasi momento, se il Ministro non ti aspetta alla stazione.
may-flee = Hai un’unità in un’ambasciata e puoi rifugiarti lì in esilio: fuori dal Golpe, e fuori tiro.
return-home = Sei in esilio { $embassy_at }: resti o rientri?
confirm-return = { $safe ->
    [true] Hai un salvacondotto: esci?
   *[false] Nessuno garantisce per te, e il Ministero può farti sparare: esci lo stesso?
}
grant-conduct = { $seat } vuole uscire dall’ambasciata dove hai truppe: concedi il salvacondotto?
kill-returner = { $seat } sta tornando a casa: il tuo Ministero fa aprire il fuoco? Non costa nulla.
declare-attempts = Ordini un attentato? A chi, dove, per mano di chi; oppure basta così.
burgled = Ladri in casa, e tu sei fuori: quali banconote trovano? Il resto non si dà.
pay = Da pagare: { $what }. Con quali banconote? Il resto non si dà.
bank-business = Sei in Banca: quali banconote vanno in Svizzera, e quali ne tornano?

## Domande: carte e contante

discard-excess = { $count ->
    [0] La tua mano è di nuovo in regola: non c’è nulla da scartare.
    [one] Sei carte al massimo, con quelle in gioco: scarta, gioca o dai via una carta.
   *[other] Sei carte al massimo, con quelle in gioco: scarta, gioca o dai via { $count } carte.
}
discard-cash = Puoi buttare via del contante: quali banconote?
lose-influence = «{ E06 }» è giocata su di te: a quale amicizia rinunci?
play-any = Puoi giocare o scartare una carta.
play-or-pass = Qualcuno gioca una carta? E tu?
react-P2 = Prima delle nomine: presenti una mozione di sfiducia?
react-V12 = Il primo giro è finito: giochi una carta prima del secondo?
react-VR = I voti sono contati: hai obiezioni?
react-P4R = Il bilancio è bocciato: giochi una carta prima che il Ministero decida?
react-P6R = Ti hanno trovato e stai per morire: c’è qualcosa che ti salvi?
react-EXR = Gli uomini del Ministero sono sul molo e stai per morire: c’è qualcosa che ti salvi?
react-P9R = Sei davanti al plotone: un’ultima carta?

## Domande: il golpe

start-coup = { $pretext ->
    [true] C’è un pretesto nell’aria: inizi un golpe?
   *[false] Niente pretesto: ne trovi uno, insorgi dal Quartier Generale o lasci stare?
}
movement = { $phase ->
    [0] { $rebel ->
        [true] Fase di Ribellione: che cosa fai, ribelle?
       *[other] Fase di Ribellione: chi agisce è ribelle.
    }
   *[other] Fase { $phase } del golpe, il tuo movimento: che cosa fai?
}
cousin-moves = Tuo cugino comanda { $office_the }: che cosa fa?
move-units = Unità in partenza { $space_from }: quali, e dove?
helicopter-flight = Dopo il movimento { $space_from } l’Elicottero ha ancora carburante: dove va?
land-unit = Dove fai sbarcare { $unit_the }?
place-unit = «{ $card }»: dove atterra?
place-units = Non ne restano abbastanza: quanti vanno dove?
bribe-units = «{ $card }» { $space_at }: quanti ne compri? Ognuno si paga, e poi si tira il dado.
police-reaction = Si è formata una folla: il tuo Ministero le manda incontro la Polizia? Da qualunque distanza, senza spese.
declare-fire = { $phase ->
    [0] { $rebel ->
        [true] Fase di Ribellione: dove apri il fuoco?
       *[other] Fase di Ribellione: dove apri il fuoco, diventando ribelle?
    }
   *[other] Fase { $phase } del golpe, combattimento: dove apri il fuoco?
}
bombard = È ai tuoi ordini { $gun_the }: contro chi?
order-battles = In che ordine si combattono le battaglie?
volley = Ondata { $wave } { $space_at }: chi spara, e a quale nemico?
choose-losses = Ti hanno colpito: quali unità perdi?
let-stay = { $seat } ha la peggio { $space_at }: lasci che le sue unità restino?
retreat = Hai la peggio { $space_at }: dove si ritirano le tue unità?
let-in = { $seat } vuole ritirarsi { $space_to }, dove hai unità: lo permetti?
propose-outcome = Puoi proporre di chiudere il golpe qui e ora: chi ha vinto?
agree-outcome = { $seat } propone di chiudere il golpe a favore { $outcome_of }: ti va bene? Devono dire di sì tutti.
choose-side = Da che parte stavi, fin dall’inizio?
junta-vote = La Junta è riunita: a chi dai la Presidenza?
junta-tie = La Junta è divisa e decidi tu: a chi va la Presidenza?
firing-squad = Il muro è libero e il plotone è sull’attenti: chi fai fucilare?

## Scelte

do-stand = Accetta la candidatura
do-yes = Sì
do-no = No
do-resign = Dimettiti
do-remain = Tieni la Presidenza
do-leave = Lascia stare
do-take = Al cugino { $a_the }
do-keep = Tieni una { $a }
do-keep-none = Non ne resta nessuna da tenere
do-force = Manda la Polizia
do-hide = { $a }
do-exile = In esilio { $a_to }
do-stay = Resta dove sei
do-return = Rientra nel paese
do-confirm = Esci
do-grant = Concedi il salvacondotto
do-spare = Lascia vivere
do-kill = Fai aprire il fuoco
do-no-more = Basta così
do-attempt = «{ $a }» per { $b }, { $c_at }
do-burgle = «{ $a }» in casa di { $b }
do-deposit = Deposita una { $a }
do-take-out = Preleva una { $a }
do-discard = Scarta «{ $a }»
do-drop = Rinuncia a «{ $a }»
do-lay = Metti in gioco «{ $a }»
do-play = Gioca «{ $a }»
do-play-on = Gioca «{ $a }»: { $b }
do-play-at = Gioca «{ $a }»: { $b }, { $c }
do-move = Parti { $a_from }
do-land = Fai sbarcare { $a_the }
do-at = { $a }
do-fly = Vola { $a_to }
do-end-turn = Fine del movimento
do-fire = Apri il fuoco { $a_at }
do-hold-fire = Non sparare
do-announce = { $a ->
    [shell] Annuncia cannonate sul Palazzo
   *[bomb] Annuncia bombe sul Palazzo
}
do-shell = Cannonate a { $b } { $a_at }
do-bomb = Bombe su { $b } { $a_at }
do-drive-out = Fuori di qui
do-let-stay = Lascia restare
do-let-in = Lascia entrare
do-stop = Chiudi a favore { $a_of }
do-fight-on = Si combatte ancora
do-agree = D’accordo
do-side = Dalla parte { $a_of }
do-name = { $a }
do-nobody = Nessuno
do-shoot = { $a }

## Unità e salvacondotti, secondo il luogo

do-guards = { $words_count ->
    [0] { guards }
   *[1] { guards } { $a_at }
}
do-police = { $words_count ->
    [0] { police }
   *[1] { police } { $a_at }
}
do-brigade1 = { $words_count ->
    [0] { brigade1 }
   *[1] { brigade1 } { $a_at }
}
do-brigade2 = { $words_count ->
    [0] { brigade2 }
   *[1] { brigade2 } { $a_at }
}
do-brigade3 = { $words_count ->
    [0] { brigade3 }
   *[1] { brigade3 } { $a_at }
}
do-marines = { $words_count ->
    [0] { marines }
   *[1] { marines } { $a_at }
}
do-paratroops = { $words_count ->
    [0] { paratroops }
   *[1] { paratroops } { $a_at }
}
do-bank_guards = { $words_count ->
    [0] { bank_guards }
   *[1] { bank_guards } { $a_at }
}
do-private_security = { $words_count ->
    [0] { private_security }
   *[1] { private_security } { $a_at }
}
do-christian_militia = { $words_count ->
    [0] { christian_militia }
   *[1] { christian_militia } { $a_at }
}
do-helicopter = { $words_count ->
    [0] { helicopter }
   *[1] { helicopter } { $a_at }
}
do-students = { $words_count ->
    [0] { students }
   *[1] { students } { $a_at }
}
do-rioters = { $words_count ->
    [0] { rioters }
   *[1] { rioters } { $a_at }
}
do-strikers = { $words_count ->
    [0] { strikers }
   *[1] { strikers } { $a_at }
}
do-demonstrators = { $words_count ->
    [0] { demonstrators }
   *[1] { demonstrators } { $a_at }
}
do-safe-conduct = Salvacondotto { $a_from }

## Racconto: l’anno

families = Restate in ascolto, cittadini: ecco le famiglie della Repubblica, { $families }, e { $seat } apre la prima elezione.
year = { $year ->
    [1] L’inno, un po’ graffiato, e buongiorno: comincia l’anno 1 della nuova era.
    [2] L’inno, e buongiorno: comincia l’anno 2 della nuova era, molto simile all’anno 1.
    [3] L’inno, e buongiorno: comincia l’anno 3 della nuova era, che resta nuova per decreto.
    [4] L’inno, tutti in piedi, e buongiorno: comincia l’anno 4, quello decisivo, come gli altri.
    [5] L’inno, e buongiorno: comincia l’anno 5, e il piano quinquennale è dichiarato compiuto.
    [6] L’inno, e buongiorno: comincia l’anno 6; gli storici sono pregati di partire da qui.
    [7] L’inno, senza i tromboni, che sono in esilio, e buongiorno: comincia l’anno 7.
    [8] L’inno, e buongiorno: comincia l’anno 8; l’orchestra è cambiata, la musica no.
   *[other] L’inno, e buongiorno: comincia l’anno { $year } della nuova era, molto simile all’anno 1.
}
phase = { $phase ->
    [1] Fase 1, la Posta: due carte a chiunque risulti ancora all’indirizzo.
    [2] Fase 2, il Governo: sei cariche, e moltissimi generi.
    [3] Fase 3, gli Aiuti: è stato avvistato il piroscafo, e con lui il comitato d’accoglienza.
    [4] Fase 4, il Bilancio: la Camera si alza in piedi, conta l’argenteria e si risiede.
    [5] Fase 5, la Notte: coprifuoco per la cittadinanza, taxi per il governo.
    [6] Fase 6, gli Attentati: si consiglia agli ascoltatori di stare lontano dalle finestre.
    [7] Fase 7, la Banca: Zurigo è in linea, per chi arriva allo sportello e lo trova aperto.
    [8] Fase 8, il Golpe: trasmettiamo musica leggera mentre le caserme riflettono.
   *[9] Fase 9, i Conti: la situazione è normale, e sarà spiegata ai superstiti.
}
year-ends = Si chiude l’anno { $year }: chi è morto ha un successore, e a tutti voi una notte tranquilla.
draws = { $amount ->
    [0] Niente carte per { $seat }: il mazzo è vuoto.
    [one] { $seat } pesca 1 carta.
   *[other] { $seat } pesca { $amount } carte.
}
draws-told = { $amount ->
    [0] Niente carte per { $seat }: il mazzo è vuoto.
   *[other] { $seat } pesca { $cards }.
}
reshuffled = { $amount ->
    [one] 1 carta scartata torna a fare il mazzo: in questa Repubblica nessuno va in pensione.
   *[other] { $amount } carte scartate tornano a fare il mazzo: in questa Repubblica nessuno va in pensione.
}
game-over = Sospendiamo le trasmissioni a tempo indeterminato: la partita è finita. { $reason }
aid-spent = Otto banconote di aiuti non si trovano più, i creditori sono all’aeroporto, e ha servito meglio la Repubblica chi ha più denaro in Svizzera.
all-dead = Sono morti tutti i capifamiglia e nessuno è in esilio: la Repubblica resta ai cittadini, che non ne sapevano nulla.
no-president = Non c’è più una banconota per consolare chi ospita, e la Presidenza non è mai stata assegnata: la Repubblica si governa da sola, e non va peggio.

## Racconto: carte e denaro

lays = { $seat } si mostra in pubblico con «{ $card }», fotografi compresi.
plays = { $declared_count ->
    [0] { $seat } gioca «{ $card }».
   *[other] { $seat } gioca «{ $card }»: { $declared }.
}
opens-card = { $seat } scopre «{ $card }» nello stesso momento di altri; avrà effetto a suo turno.
hands-back = «{ $card }» arriva troppo tardi per servire a qualcosa e torna in mano a { $seat }, sotto gli occhi di tutti.
discards = { $cards_count ->
    [one] { $seat } scarta «{ $cards }».
   *[other] { $seat } scarta { $cards_tally }.
}
discards-cash = { $seat } butta via del denaro davanti a testimoni, che stiamo interrogando: { $notes_tally }.
pays = { $credits ->
    [0] { $seat } paga in contanti, senza ricevuta: { $notes_tally }.
   *[other] { $notes_count ->
        [0] { $seat } non paga nulla: certi amici garantiscono per { $credits } mln.
       *[other] { $seat } paga in contanti, senza ricevuta: { $notes_tally }; per { $credits } mln garantiscono certi amici.
    }
}
takes-note = { $seat } ha trovato una banconota degli aiuti, che nessuno aveva perso.
takes-note-told = { $seat } ha trovato quello che nessuno aveva perso: { $note }.
reform = { $cards_count ->
    [0] Fino alla fine dell’anno { $seat } parla a nome di tutta la nazione, ma gli amici degli altri non ci sentono.
   *[other] Fino alla fine dell’anno { $seat } parla anche a nome di altri, convinti di appartenere a qualcun altro: { $cards }.
}
spied = { $seat } ha avuto a Zurigo una conversazione istruttiva sul conto di { $other }.
spied-told = { $notes_count ->
    [0] { $seat } apprende a Zurigo che cosa c’è sul conto di { $other }: nulla.
   *[other] { $seat } apprende a Zurigo che cosa c’è sul conto di { $other }: { $notes_tally }.
}
loses-influence = { $seat } e «{ $card }» non si vedono più agli stessi ricevimenti.
gives-cards = { $amount ->
    [one] { $seat } passa 1 carta a { $other }.
   *[other] { $seat } passa { $amount } carte a { $other }.
}
gives-cards-told = { $amount ->
    [one] { $seat } passa «{ $card }» a { $other }.
   *[other] { $seat } passa { $amount } copie di «{ $card }» a { $other }.
}
gives-cash = Una busta è passata da { $seat } a { $other }; si ritiene che contenga auguri.
gives-cash-told = { $amount ->
    [one] Una busta è passata da { $seat } a { $other }; dentro, una { $note }.
   *[other] Una busta è passata da { $seat } a { $other }; dentro, { $amount } × { $note }.
}
pretext = Adesso per un golpe c’è il pretesto, e le caserme lo hanno chiesto in carta bollata.
bank-closes = Avviso affisso al portone di bronzo: la Banca è { $bank }.

## Racconto: elezioni e votazioni

election-called = { $why ->
    [first] La Repubblica cerca chi la presieda: si aprono le candidature.
    [death] La Presidenza è vacante, dopo un decesso fra amici: si indicono le elezioni.
    [resignation] La Presidenza ha deposto il peso della carica: si indicono le elezioni.
   *[confidence] La Presidenza non gode più della fiducia della Camera: si indicono le elezioni.
}
nominates = { $seat } candida { $names }.
nominates-nobody = { $seat } non candida nessuno.
ballot = La Camera vota { $motion_at }; sulla scheda: { $choices }.
votes = I voti di { $seat } – { $votes }.
abstains = { $seat } si astiene.
drops-out = { $seat } non ha nemmeno un voto, ed esce di scena.
refuses = { $seat } declina l’onore: i voti ricevuti sono persi.
second-round = Secondo giro; sulla scheda restano: { $choices }.
counted = { $votes_count ->
    [0] I voti sono contati, e non resta nessuno a cui darli.
   *[other] I voti sono contati, due volte e al lume di torcia: { $votes }.
}
tie-broken = Parità, e la Presidenza, cioè { $seat }, decide: { $side }.
voided = Lo scrutinio { $motion_at } è nullo: la Camera rivota dal primo giro.
election-tied = { $seats_count ->
    [0] L’elezione non ha eletto nessuno.
   *[other] L’elezione finisce in parità fra { $seats }.
}
inaugurated = { $seat } assume la Presidenza della Repubblica: si cambiano i ritratti, le cornici vanno ancora bene.
resigns = { $seat } lascia la Presidenza per motivi di salute, altrui.
falls = { $seat } perde la Presidenza, come succede, e chiede un riconteggio.
re-elected = { $seat } torna alla Presidenza dopo un’assenza di alcuni minuti.
hands-over-cash = Con la fascia, tutto il contante di { $seat } passa a { $other }, in una valigia chiusa.
hands-over-cash-told = { $notes_count ->
    [0] Con la fascia, tutto il contante di { $seat } passa a { $other }: una valigia vuota.
   *[other] Con la fascia, tutto il contante di { $seat } passa a { $other }: { $notes_tally }.
}
confidence-lost = La Camera toglie la fiducia a { $seat }: { $yes } voti per la mozione, { $no } contro.
confidence-kept = La mozione è respinta: { $yes } voti a favore, { $no } contro, e ne servono due terzi. La Camera ha piena fiducia in { $seat }, o nessuna negli altri.

## Racconto: governo e bilancio

appoints = { $seat } ha formato un governo di concordia nazionale: { $offices }.
cousin-takes = In mancanza di altri candidati, un cugino di { $seat } si fa carico { $office_of }.
draws-aid = Sono sbarcati gli aiuti: { $seat } mette in salvo otto banconote, e le conta in privato.
draws-aid-told = Sono sbarcati gli aiuti, e { $seat } li conta in privato: { $notes_tally }.
proposes = { $sums_count ->
    [0] { $seat } presenta un bilancio di ammirevole brevità: nulla a nessuno.
   *[other] { $seat } presenta il bilancio, in milioni: { $sums }.
}
budget-passed = Il bilancio è approvato, e la Camera si abbraccia.
budget-rejected = Il bilancio è bocciato, fra voli di calamai.
budget-forced = { $seat } manda in Parlamento tutta la Polizia, quattro unità, a spiegare il bilancio, che passa senza dibattito.
takes-aid = { $seat } rileva da { $other } gli aiuti dell’anno, meno una banconota al massimo, per ricordo.
takes-aid-told = { $notes_count ->
    [0] { $seat } rileva da { $other } gli aiuti dell’anno, e non ne trova più.
   *[other] { $seat } rileva da { $other } gli aiuti dell’anno: { $notes_tally }.
}
receives = { $amount ->
    [one] Il Tesoro consegna a { $seat } una busta chiusa: annunciato 1 milione.
   *[other] Il Tesoro consegna a { $seat } una busta chiusa: annunciati { $amount } milioni.
}
receives-told = { $amount ->
    [one] Il Tesoro consegna a { $seat } una busta, annunciato 1 milione, e dentro: { $notes_tally }.
   *[other] Il Tesoro consegna a { $seat } una busta, annunciati { $amount } milioni, e dentro: { $notes_tally }.
}
receives-unannounced = Per te il Tesoro non aveva annunciato nulla, e la busta che non hai mai ricevuto contiene questo: { $notes_tally }.
pile-unclaimed = { $amount ->
    [one] La busta per { $seat }, annunciato 1 milione, non trova nessuno in vita che firmi, e torna a { $other }.
   *[other] La busta per { $seat }, annunciati { $amount } milioni, non trova nessuno in vita che firmi, e torna a { $other }.
}

## Racconto: la notte, l’esilio, gli attentati

hidden = È suonato il coprifuoco: ognuno è andato da qualche parte, e gli autisti non sanno nulla.
locations = I portieri di notte hanno parlato: { $locations }.
goes-into-exile = { $seat } va in esilio { $space_at }, per un breve riposo.
announces-return = Un’auto con le tendine tirate lascia i cancelli { $space_of }: { $seat } vuole tornare a casa.
stays-in-exile = { $seat } ci ripensa e resta in esilio.
safe-conduct = { $seat } dà a { $other } un salvacondotto { $space_from }.
shoots-returner = { $seat } ha ordinato un’accoglienza per { $other }: sette fucili, niente banda.
returns = { $seat } è di nuovo nel paese, bacia la terra e chiede la posta.
orders = { $seat } ha dato un ordine: «{ $means }» per { $other }, { $location_at }.
sends-burglars = { $seat } ha dato un ordine: «{ $means }» in casa di { $other }.
no-more-attempts = { $seat } non ha altri ordini.
bank-safe = La polizia segreta si scusa per i fori: fino alla fine dell’anno prossimo in Banca non sparerà più.
die = «{ $means }» tira il dado: { $die }.
too-late = «{ $means }» cerca { $seat }, ma il decesso è già agli atti, e porge le condoglianze.
attempt-fails = «{ $means }», per conto di { $seat } contro { $other }, torna senza nulla da riferire.
attempt-stopped = «{ $means }», per conto di { $seat }, lascia vivere { $other }.
shielded = { $seat } mostra «{ $card }», e vive.
killed = Interrompiamo il programma: { $seat } muore all’improvviso, di morte naturale, per ordine di { $other }.
inherits = { $seat } scopre con commozione che al contante di { $other } non pensava nessun altro.
inherits-told = { $notes_count ->
    [0] { $seat } fruga nelle tasche di { $other } e non trova nulla.
   *[other] { $seat } fruga nelle tasche di { $other } e trova questo: { $notes_tally }.
}
cash-lost = { $notes_count ->
    [0] Ladri senza più nessuno a cui rispondere sono passati in casa di { $seat }, e non hanno trovato nulla.
   *[other] Non resta nessuno a cui consegnare questo denaro di { $seat }, e il Tesoro lo ha smarrito: { $notes_tally }.
}
at-home = I ladri, per conto di { $seat }, hanno trovato { $other } in casa, preso il caffè e salutato.
burglary = Ladri in casa di { $seat }: la refurtiva è ora presso { $other }.
burglary-told = { $notes_count ->
    [0] In casa di { $seat } i ladri non trovano per { $other } che bollette.
   *[other] In casa di { $seat } i ladri ritirano per { $other } quanto segue: { $notes_tally }.
}
nobody-left = Nel paese non resta nessuno in vita a cui trasmettere: l’anno finisce qui.

## Racconto: la Banca

banking = { $seats_count ->
    [one] 1 cliente agli sportelli della Banca: { $seats }.
   *[other] { $seats_count } clienti agli sportelli della Banca: { $seats }.
}
banked = { $transactions_count ->
    [0] Esci dalla Banca con le stesse tasche di prima.
   *[other] Il cassiere s’inchina e non ricorda nulla: { $transactions_tally }.
}

## Racconto: comincia il golpe

no-coup-by = { $seat } stasera non ha programmi.
no-coup = La notte è stata tranquilla: niente golpe quest’anno, e se il latte tarda è per altri motivi.
coup = Questa non è un’esercitazione: { $seat } ha iniziato un golpe e guida i ribelli.
coup-phase = { $phase ->
    [1] Fase 1 di 6 del golpe: restiamo in onda per chi sta vincendo.
    [2] Fase 2 di 6 del golpe: la popolazione fedele resti in casa, e anche l’altra.
    [3] Fase 3 di 6 del golpe: i tram circolano, in fuga.
    [4] Fase 4 di 6 del golpe: le due parti comunicano un successo completo.
    [5] Fase 5 di 6 del golpe: i corrispondenti esteri hanno finito il gin.
   *[6] Fase 6 di 6 del golpe: è il momento di ricordarsi da che parte si sta.
}
turns-rebel = { $seat } è ribelle, e finisce nell’elenco.
announces = { $what ->
    [shell] { $seat } annuncia che la cannoniera farà fuoco sul Palazzo Presidenziale: si prega di aprire le finestre.
   *[bomb] { $seat } annuncia bombe dal cielo sul Palazzo Presidenziale: si prega di chiudere le persiane.
}

## Racconto: il movimento

moves = { $seat } fa partire truppe { $space_from } – { $marches }.
flies = L’Elicottero di { $seat } scende { $space_at }.
lands = { $seat } fa sbarcare { $unit_the } { $space_at }.
units-placed = Rinforzi per { $seat }: { $unit }, { $places }.
police-deployed = { $places_count ->
    [0] { $seat } lascia la Polizia dov’è, a dirigere il traffico.
   *[other] { $seat } manda la Polizia a riportare l’ordine: { $places }.
}
bribed = { $units_count ->
    [0] Il denaro di { $seat } è gradito, la proposta no: dadi { $dice }.
   *[other] Crisi di coscienza, dadi { $dice }: ora agli ordini di { $seat }, { $units_tally }.
}
sent-away = { $amount ->
    [0] Le province invocano { $unit_the }, e in caserma non c’è nessuno che possa andare.
    [one] 1 unità { $unit_of } lascia la capitale per pacificare le province.
   *[other] { $amount } unità { $unit_of } lasciano la capitale per pacificare le province.
}
transfers = { $amount ->
    [one] 1 unità { $unit_of } { $space_at } passa da { $seat } a { $other }, con il saluto militare.
   *[other] { $amount } unità { $unit_of } { $space_at } passano da { $seat } a { $other }, con il saluto militare.
}

## Racconto: il combattimento

declares-fire = { $spaces_count ->
    [0] { $seat } non apre il fuoco.
   *[other] { $seat } aprirà il fuoco: { $spaces }.
}
declares-bombardment = { $seat } ha un bersaglio per { $gun_the }: { $other }, { $space_at }.
bombards = Bombardamento per ordine di { $seat }: { $gun_the } contro { $other } { $space_at }, dadi { $dice }.
battles = Le battaglie del giorno, nell’ordine: { $spaces }.
fires = { $dice_count ->
    [0] { $seat } spara a { $other } { $space_at }: { $units_tally }, troppo poco per un solo dado.
    [one] { $seat } spara a { $other } { $space_at }: { $units_tally }, un dado, { $dice }.
   *[other] { $seat } spara a { $other } { $space_at }: { $units_tally }, dadi { $dice }.
}
units-lost = Perdite di { $seat } { $space_at }: { $units_tally }.
stays = { $seat } ha avuto la peggio { $space_at }, ma può restare.
retreat-refused = Non c’è posto { $space_at } per le unità in ritirata di { $seat }.
retreats = { $seat } si riorganizza, come dice il comunicato, { $source_from } { $space_to }: { $units_tally }.

## Racconto: come finisce un golpe

proposes-outcome = { $seat } propone di chiudere il golpe a favore { $outcome_of }.
no-agreement = L’accordo non c’è: il golpe prosegue, come da programma.
agreement = Tutti d’accordo: il golpe si chiude a favore { $outcome_of }.
sides = { $seat } è da sempre dalla parte { $side_of }.
centres = { $spaces_count ->
    [0] I ribelli non tengono nessuno dei cinque centri del potere: la vittoria va { $outcome_to }.
    [one] I ribelli tengono uno dei cinque centri del potere ({ $spaces }): la vittoria va { $outcome_to }.
   *[other] I ribelli tengono { $spaces_count } dei cinque centri del potere ({ $spaces }): la vittoria va { $outcome_to }.
}
aid-lost = { $notes_count ->
    [0] Nella confusione il fuoco è arrivato agli aiuti, e non ne ha trovati più.
   *[other] Nella confusione il fuoco è arrivato agli aiuti: { $notes_tally }.
}
junta = Una Junta di salvezza nazionale prende questo microfono: { $seats }.
junta-votes = Nella Junta, { $seat } vota per { $other }.
nobody-shot = { $seat } perdona tutti, e fa prendere i nomi.
condemned = { $seat } manda { $other } al muro, per ragion di Stato.
executed = { $seat } cade davanti al plotone, e la Repubblica ringrazia entrambi.

## Promesse

pledge-appointment = { $by } promette a { $to } una carica: { $office }, alle prossime nomine.
pledge-payment = { $amount ->
    [one] { $by } promette a { $to } almeno 1 milione nel prossimo bilancio.
   *[other] { $by } promette a { $to } almeno { $amount } milioni nel prossimo bilancio.
}
pledge-support = { $by } promette a { $to } di dare ogni voto, nella prossima votazione, a «{ $choice }».
pledge-no-attempt = { $by } promette di non far uccidere { $to } prima della fine dell’anno.
pledge-side = { $by } promette a { $to } di stare da questa parte quando il golpe sarà finito: { $side }.
pledge-let-retreat = { $by } promette a { $to } di lasciar restare o entrare le sue unità in ritirata.

word-appointment = una carica
word-payment = una somma nel bilancio
word-support = un voto
word-no-attempt = niente attentati
word-let-retreat = una via di ritirata

## Perché il tavolo aspetta

wait-nominations = Si presentano le candidature.
wait-votes = La Camera vota.
wait-appointments = Si forma un governo.
wait-cousin = La famiglia presidenziale si consulta.
wait-budget = Si prepara il bilancio.
wait-force = Il Ministero guarda la Polizia, e la Polizia guarda il Parlamento.
wait-locations = Ognuno sceglie dove passare la notte.
wait-return = Qualcuno, in esilio, guarda l’orario dei treni.
wait-attempts = Si danno ordini, a bassa voce.
wait-burglars = Si ricevono i ladri.
wait-banking = Gli sportelli della Banca sono aperti.
wait-excess = Si fa ordine: qualcuno ha troppe carte.
wait-influence = Qualcuno perde un amico.
wait-cards = Si possono giocare carte.
wait-coup = Le caserme riflettono.
wait-movement = Le truppe si muovono.
wait-police = La Polizia cerca gli stivali.
wait-combat = Si puntano i cannoni.
wait-battle = Si combatte.
wait-retreat = Chi ha avuto la peggio cerca l’uscita.
wait-agreement = Si valuta una tregua.
wait-sides = Ognuno cerca di ricordare da che parte stava.
wait-junta = La Junta delibera.
wait-squad = Il plotone aspetta un nome.
