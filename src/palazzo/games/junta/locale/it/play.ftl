### Junta: ciò che si chiede, si risponde e si racconta.
### La voce: Radio Nacional, la mattina dopo. Un annunciatore che legge quello che gli danno.
### I nomi di persone, carte, incarichi, unità e luoghi sono senza articolo.

## Opzioni del tavolo

option-deck = Mazzo politico
    .help = 64 carte, oppure 108 con più copie e due carte più rare.
option-host = Chi indice la prima elezione
    .help = Un posto, oppure il caso.
option-time_limit = Secondi per decidere
    .help = Chi tarda dà la risposta tranquilla. 0 è nessun limite.
option-headquarters_only = Golpe solo dal Quartier Generale
    .help = Un golpe richiede sia un pretesto sia un capo che abbia scelto il Quartier Generale.
option-length = Durata
    .help = Più breve: dopo ogni golpe si perdono quattro banconote degli aiuti. Più lunga: alcune banconote spese tornano sotto il mazzo.
option-refills = Banconote che tornano nel gioco più lungo
    .help = Tante delle prime banconote spese possono essere pescate di nuovo.
option-personal_vote = Un voto per tutti
    .help = Ogni votante ha un voto suo in ogni votazione.
option-tie_limit = Elezioni in parità
    .help = Dopo tante parità è eletto il candidato più vicino in senso orario. 0 è mai.
option-loser_pays = I Presidenti caduti pagano
    .help = Un Presidente caduto in un golpe consegna il suo denaro al successore.
option-binding = Le promesse vincolano
    .help = Una risposta che infrangerebbe subito una promessa è rifiutata, finché un’altra la manterrebbe.

## Domande: elezioni e voti

nominate = La Repubblica ha bisogno di un Presidente: chi candidi? { $names_count ->
    [0] Nessun nome finora.
   *[other] Nomi finora: { $names }.
}
vote = Giro { $round }, { $motion }: come dai i tuoi voti?
stand-or-refuse = Il tuo nome è proposto per la più alta carica: accetti, o rifiuti?
break-tie = La Camera è divisa a metà su { $motion }: decidi tu.
may-resign = Puoi dimetterti: segue subito un’elezione, e puoi ricandidarti.
resign-now = Prima che tutti si nascondano: resti Presidente?
appoint = Si giura a mezzogiorno: chi ha quale incarico?
cousin = Tuo cugino cerca lavoro: prende un incarico vacante?

## Domande: denaro

budget-piles = Metti le banconote del bilancio in mucchi, uno per ciascuno: li vedi solo tu.
budget-sums = Dichiara quanto vale ogni mucchio, non più di ciò che c’è: { $piles }.
keep-note = La Camera ha trovato un tesoriere migliore: quale banconota degli aiuti tieni?
force-budget = Il bilancio è respinto. La tua polizia convince la Camera? Promette { $sums }.
bank-business = Lo sportello è tutto tuo: che cosa depositi, che cosa prelevi?
pay = «{ $what }» va pagata: con quali banconote? Non si dà resto.
burgled = I ladri ti salutano: quali banconote lasci loro?
discard-excess = Troppe carte: scegline { $count } da scartare.
discard-cash = Puoi buttare via banconote, per ragioni tue.
lose-influence = Una coalizione si spezza: quale dei tuoi amici ti lascia?

## Domande: carte

play-any = Ora puoi giocare o scartare una carta.
play-or-pass = Qualcuno vuole giocare una carta? E tu?
react-P2 = Sta per nascere il nuovo governo: ti muovi contro il Presidente?
react-V12 = Il primo giro è finito: lasci che si continui a votare?
react-VR = I voti sono contati: lasci valere il risultato?
react-P4R = Il bilancio è respinto: ne hai uno migliore?
react-P6R = Il sicario è alla porta: hai una via d’uscita?
react-EXR = Gli uomini del Ministro aspettano sulla pista: hai una via d’uscita?
react-P9R = Il plotone prende la mira: hai un’ultima carta?

## Domande: luoghi, esilio, attentati

choose-location = Dove passi il resto dell’anno? Per ora nessuno lo saprà.
return-home = Guardi il giardino dell’ambasciata, { $embassy }: torni a casa?
confirm-return = L’auto aspetta: vai fino in fondo?
grant-conduct = { $seat } chiede di passare le tue linee: concedi il salvacondotto?
kill-returner = { $seat } è sulla pista: quali sono gli ordini?
declare-attempts = Ordini per stanotte? Ciò che ordini lo sentono tutti.

## Domande: il golpe

start-coup = { $pretext ->
    [true] Nelle caserme si mormora, e un pretesto c’è: ti sollevi?
   *[other] Nelle caserme c’è silenzio: ti sollevi lo stesso?
}
movement = { $phase ->
    [0] La ribellione: che cosa fanno le tue forze? Chi muove è un ribelle.
   *[other] Fase { $phase } del golpe: che cosa fanno le tue forze?
}
cousin-moves = Tuo cugino ha { $office }: che cosa fanno le sue unità?
move-units = Quali unità lasciano { $space }, e dove vanno?
helicopter-flight = L’elicottero può andare oltre: dove?
land-unit = Dove sbarca o scende questa unità: { $unit }?
place-unit = «{ $card }»: dove compare?
place-units = Non ne restano abbastanza: dove si radunano?
bribe-units = «{ $card }» a { $space }: quante cerchi di comprarne?
police-reaction = Si è radunata una folla: dove va la tua polizia?
declare-fire = Dove apri il fuoco?
bombard = { $gun }: su che cosa, e su chi?
order-battles = In quale ordine si combatte?
volley = { $space }, ondata { $wave }: chi spara, e a chi?
choose-losses = Hai perdite: quali unità?
let-stay = { $seat } ha perso a { $space }: permetti di restare?
retreat = Hai perso a { $space }: dove vanno le tue unità?
let-in = { $seat } chiede di ritirarsi a { $space }: lasci entrare?
propose-outcome = Puoi proporre che finisca qui e ora.
agree-outcome = { $seat } propone di finirla, in favore di { $outcome }: sei d’accordo?
choose-side = Resta solo da contare: da che parte sei sempre stato?
junta-vote = La Junta ha bisogno di un volto: quale?
junta-tie = La Junta è divisa: quale volto?
firing-squad = Il muro è imbiancato e il plotone si annoia: chi?

## Scelte

do-no = No
do-yes = Sì
do-stand = Accetta
do-resign = Dimettiti
do-remain = Resta
do-leave = Lascia stare
do-take = Prendi { $a }
do-keep = Tieni { $a }
do-keep-none = Non resta nulla da tenere
do-force = Manda la polizia alla Camera
do-deposit = Deposita { $a }
do-take-out = Preleva { $a }
do-play = Gioca «{ $a }»
do-play-on = Gioca «{ $a }»: { $b }
do-play-at = Gioca «{ $a }»: { $b }, { $c }
do-lay = Metti «{ $a }» davanti a te
do-discard = Scarta «{ $a }»
do-drop = «{ $a }» ti lascia
do-hide = Nasconditi: { $a }
do-exile = In esilio: { $a }
do-stay = Resta
do-return = Torna
do-confirm = Vai a casa
do-grant = Concedilo
do-spare = Lascia vivere
do-kill = Fai sparare
do-no-more = Nessun altro ordine
do-attempt = «{ $a }» per { $b }, in questo luogo: { $c }
do-burgle = «{ $a }», a casa di { $b }
do-move = Muovi da { $a }
do-land = Sbarca: { $a }
do-announce = { $a ->
    [shell] Annuncia che la cannoniera bombarderà il Palazzo
   *[bomb] Annuncia che gli aerei bombarderanno il Palazzo
}
do-end-turn = È tutto
do-fly = Vola a { $a }
do-at = Qui: { $a }
do-fire = Apri il fuoco: { $a }
do-hold-fire = Non sparare
do-shell = Cannoneggia { $a }, contro { $b }
do-bomb = Bombarda { $a }, contro { $b }
do-drive-out = Caccia via
do-let-stay = Lascia restare
do-let-in = Lascia entrare
do-stop = Finisce qui, in favore di { $a }
do-fight-on = Si combatte
do-agree = D’accordo
do-side = Da questa parte: { $a }
do-name = { $a }
do-nobody = Nessuno
do-shoot = Fucila { $a }

## Parole

office = un incarico
personal = un voto proprio
looting = la chiesa saccheggiata
budget = il bilancio
alternative = il bilancio alternativo
confidence = la fiducia al Presidente
election = la presidenza
yes = sì
no = no
rebels = i ribelli

## Si racconta: l’anno

families = Buongiorno, Repubblica. Le famiglie: { $families }. { $seat } possiede il tavolo e indice l’elezione.
year = Anno { $year } della Costituzione. Che duri a lungo.
phase = { $phase ->
    [1] Si pescano le carte.
    [2] Si forma il governo.
    [3] Arrivano gli aiuti dall’estero.
    [4] Si legge il bilancio.
    [5] Tutti si nascondono.
    [6] La notte è buia.
    [7] La banca pensa di aprire.
    [8] Le caserme ascoltano.
   *[9] L’ordine è ristabilito.
}
year-ends = L’anno { $year } finisce. I morti sono stati sostituiti dai cugini.
draws = { $seat } pesca { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}.
draws-told = { $seat } pesca { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}: { $cards }.
reshuffled = I { $amount } scarti sono mescolati in un nuovo mazzo.
game-over = { $reason }
aid-spent = I donatori non rispondono più al telefono. Si leggono i conti in Svizzera.
all-dead = Sono morti tutti. Questa stazione trasmette musica solenne.
no-president = Nessuno è stato eletto, e il denaro è finito prima.

## Si racconta: carte e denaro

lays = { $seat } ha un amico nella vita pubblica: «{ $card }».
plays = { $declared_count ->
    [0] { $seat } gioca «{ $card }».
   *[other] { $seat } gioca «{ $card }»: { $declared }.
}
hands-back = «{ $card }» è arrivata tardi: { $seat } la riprende, e tutti l’hanno vista.
discards = { $seat } scarta { $cards }.
discards-cash = { $seat } butta via { $notes }.
pays = { $credits ->
    [0] { $seat } paga con { $notes }.
   *[other] { $seat } paga con { $notes } e { $credits } di credito.
}
takes-note = { $seat } riceve una donazione, in busta.
takes-note-told = { $seat } riceve una donazione, in busta: { $note }.
reform = Il popolo chiede riforme, e { $seat } parla per lui: { $cards }.
spied = { $seat } ha un amico a Zurigo, che guarda il conto di { $other }.
spied-told = { $seat } ha un amico a Zurigo, che legge il conto di { $other }: { $notes }.
loses-influence = «{ $card }» non conosce più { $seat }.
gives-cards = { $seat } passa a { $other } { $amount ->
    [one] una carta
   *[other] { $amount } carte
}.
gives-cards-told = { $seat } passa a { $other } { $amount } di «{ $card }».
gives-cash = Una busta va da { $seat } a { $other }.
gives-cash-told = Una busta va da { $seat } a { $other }: { $amount } da { $note }.
pretext = Ora c’è un pretesto per un golpe.
bank-closes = { $bank ->
    [lunch] La banca è chiusa per pranzo.
   *[holiday] La banca è chiusa per ferie.
}

## Si racconta: elezioni e voti

election-called = { $why ->
    [first] È indetta la prima libera elezione della Repubblica.
    [death] Il Presidente è morto. È indetta un’elezione.
    [resignation] Il Presidente si è dimesso. È indetta un’elezione.
   *[confidence] La Camera ha tolto la fiducia. È indetta un’elezione.
}
nominates = { $seat } candida { $names }.
nominates-nobody = { $seat } non candida nessuno.
ballot = La Camera vota su { $motion }: { $choices }.
votes = { $seat } vota: { $votes }.
abstains = { $seat } si astiene.
drops-out = Nemmeno un voto per { $seat }: fuori dalla corsa.
refuses = { $seat } ringrazia dell’onore, e rifiuta.
second-round = Il secondo giro, fra { $choices }.
counted = Lo spoglio: { $votes }.
tie-broken = { $seat } decide la parità: { $side }.
voided = La votazione su { $motion } era irregolare. Si rivota.
election-tied = { $seats_count ->
    [0] Nessuno è eletto.
   *[other] Parità fra { $seats }: nessuno è eletto.
}
inaugurated = Viva il Presidente { $seat }.
resigns = Il Presidente { $seat } si dimette, per motivi di salute.
falls = Il Presidente { $seat } cade.
re-elected = Il Presidente { $seat } si lascia convincere a restare.
hands-over-cash = { $seat } consegna a { $other } le chiavi della cassaforte.
hands-over-cash-told = { $seat } consegna a { $other } le chiavi della cassaforte. Dentro: { $notes }.
confidence-lost = La Camera sfiducia il Presidente { $seat }: { $yes } a { $no }.
confidence-kept = La Camera si fida ancora del Presidente { $seat }: { $yes } contro, { $no } per lui.

## Si racconta: governo e bilancio

appoints = Il governo del Presidente { $seat }: { $offices }.
cousin-takes = Un cugino del Presidente { $seat } prende { $office }.
draws-aid = Il Presidente { $seat } ringrazia le potenze amiche per gli aiuti.
draws-aid-told = Il Presidente { $seat } ringrazia le potenze amiche per { $notes }.
proposes = { $seat } propone un bilancio: { $sums }.
budget-passed = Il bilancio è approvato, fra gli applausi.
budget-rejected = Il bilancio è respinto, fra gli applausi.
budget-forced = La polizia di { $seat } visita la Camera. Il bilancio è approvato.
takes-aid = { $seat } si fa carico degli aiuti di { $other }.
takes-aid-told = { $seat } si fa carico degli aiuti di { $other }: { $notes }.
receives = { $seat } riceve quanto dice il bilancio: almeno { $amount }.
receives-told = { $seat } riceve quanto dice il bilancio, almeno { $amount }: { $notes }.

## Si racconta: luoghi ed esilio

hidden = Chiunque conti è uscito dal retro.
locations = Ecco dove erano tutti: { $locations }.
goes-into-exile = { $seat } è ospite di un’ambasciata: { $space }.
announces-return = { $seat } annuncia il ritorno da { $space }.
stays-in-exile = { $seat } resta all’estero, dopotutto.
safe-conduct = { $seat } concede a { $other } il salvacondotto da { $space }.
shoots-returner = Gli uomini di { $seat } aspettano { $other }.
returns = { $seat } è a casa.

## Si racconta: attentati

orders = { $seat } manda «{ $means }» per { $other }: { $location }.
sends-burglars = { $seat } manda «{ $means }» a casa di { $other }.
no-more-attempts = { $seat } non ha altri ordini.
bank-safe = La polizia segreta lascerà in pace la banca fino alla fine dell’anno prossimo.
die = «{ $means }»: il dado dà { $die }.
too-late = «{ $means }» trova { $seat } senza vita.
attempt-fails = «{ $means }» torna da { $seat } senza avere incontrato { $other }.
attempt-stopped = «{ $means }», per ordine di { $seat }, non raggiunge { $other }.
shielded = { $seat } se l’aspettava: «{ $card }».
killed = { $seat } non è più fra noi. { $other } manda una corona.
inherits = { $seat } riordina le carte di { $other }.
inherits-told = { $seat } riordina le carte di { $other }: { $notes }.
cash-lost = Il denaro di { $seat } brucia con il resto: { $notes }.
at-home = { $other } era in casa. I ladri di { $seat } si scusano.
burglary = { $seat } non era in casa. { $other } sì.
burglary-told = { $seat } non era in casa. { $other } sì, e ha trovato { $notes }.
nobody-left = Nel paese non resta nessuno che possa governare.

## Si racconta: banca

banking = Agli sportelli: { $seats }.
banked = Il tuo banchiere ha annotato: { $transactions }.

## Si racconta: il golpe

no-coup-by = { $seat } resta a letto.
no-coup = Nessun golpe quest’anno. Traffico scorrevole.
coup = Questo è un annuncio speciale. { $seat } ha salvato la nazione.
coup-phase = Fase { $phase } del golpe.
turns-rebel = { $seat } è un ribelle.
announces = { $what ->
    [shell] { $seat } annuncia che la cannoniera bombarderà il Palazzo.
   *[bomb] { $seat } annuncia che gli aerei bombarderanno il Palazzo.
}
moves = { $seat } muove da { $space }: { $marches }.
flies = L’elicottero di { $seat } atterra a { $space }.
lands = { $seat } sbarca { $unit } a { $space }.
units-placed = Il popolo si è sollevato, dice { $seat }: { $unit }, { $places }.
police-deployed = La polizia di { $seat } è già lì: { $places }.
bribed = { $seat } conta il denaro. Dadi: { $dice }. Comprate: { $units }.
sent-away = { $amount } di { $unit } servono in provincia.
transfers = { $seat } mette { $amount } di { $unit } a { $space } agli ordini di { $other }.
declares-fire = { $spaces_count ->
    [0] { $seat } non sparerà per primo.
   *[other] { $seat } sparerà: { $spaces }.
}
declares-bombardment = { $seat } punta { $gun } contro { $other }, { $space }.
bombards = { $gun } di { $seat } contro { $other }, { $space }: { $dice }.
battles = Le battaglie, in quest’ordine: { $spaces }.
fires = { $space }: { $seat } spara a { $other } con { $units }: { $dice }.
units-lost = { $seat } perde a { $space }: { $units }.
stays = { $seat } può restare a { $space }.
retreat-refused = { $space } è chiuso a { $seat }.
retreats = { $seat } si ritira da { $source } a { $space }: { $units }.
proposes-outcome = { $seat } propone di fermarsi qui, in favore di { $outcome }.
no-agreement = Non c’è accordo. Si combatte ancora.
agreement = Tutti d’accordo di fermarsi, in favore di { $outcome }.
sides = { $seat } è sempre stato con { $side }.
centres = In mano ai ribelli: { $spaces }. La giornata va a { $outcome }.
aid-lost = Il golpe è costato alla nazione { $notes }.

## Si racconta: le conseguenze

junta = La Junta: { $seats }.
junta-votes = { $seat } vota per { $other }.
nobody-shot = Il Presidente { $seat } è clemente.
condemned = Il Presidente { $seat } manda { $other } al muro.
executed = { $seat } davanti al plotone, all’alba.

## Promesse

pledge-appoint = { $by } darà a { $to } questo incarico: { $office }.
pledge-pay = { $by } pagherà a { $to } almeno { $amount } nel bilancio.
pledge-vote = { $by } voterà come vuole { $to }: { $choice }.
pledge-no-attempt = { $by } non cercherà di uccidere { $to } quest’anno.
pledge-side = { $by } dice a { $to } da che parte starà: { $side }.
pledge-let-retreat = { $by } lascerà ritirare { $to }.

## Perché il tavolo aspetta

wait-votes = La Camera vota.
wait-nominations = Si sussurrano nomi.
wait-appointments = Si forma il governo.
wait-cousin = Un cugino medita una carriera.
wait-budget = Si prepara il bilancio.
wait-force = Il Ministro medita una visita alla Camera.
wait-cards = Si possono giocare carte.
wait-excess = Qualcuno ha troppe carte.
wait-influence = Una coalizione si spezza.
wait-locations = Tutti cercano un posto sicuro.
wait-return = Qualcuno all’estero pensa a casa.
wait-attempts = Si danno ordini.
wait-burglars = I ladri sono al lavoro.
wait-banking = Gli sportelli sono aperti.
wait-coup = Le caserme ascoltano.
wait-movement = Le truppe si muovono.
wait-police = La polizia osserva la folla.
wait-combat = Si scelgono i bersagli.
wait-battle = Si spara.
wait-retreat = Qualcuno si ritira.
wait-agreement = Si parla di finirla.
wait-sides = Si scelgono le parti.
wait-junta = La Junta è riunita.
wait-squad = Il plotone aspetta ordini.
