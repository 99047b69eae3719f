### Palazzo nel browser: le sue frasi. La voce: un usciere cortese.

## La casa

skip = Vai alla pagina
language = Lingua
about = Che cos’è
credits = Crediti
foot = Un bellissimo ministero il cui solo prodotto è la carta.
loading = Un momento, prego…
try-again = Riprova
server-silent = Il server al momento non risponde.
close = Chiudi
menu = Menu
yes-word = Sì
no-word = No
yes-sign = sì
no-sign = no
lost = Questa stanza non esiste
lost-help = Il corridoio finisce qui, come si usa in questa casa.
to-the-hall = Torna all’atrio

## L’atrio

home-eyebrow = Giochi da tavolo di potere, colpa e rovina
home-title = Accomodati. Basta un nome.
home-lead = Tre giochi perfidi, con ogni regola fatta rispettare, in italiano o in inglese: con gli amici, a cui basta un link, e con i bot nelle sedie vuote. Niente da installare, nessuna registrazione.
home-final-decrees = Final Decrees
    .what = Cinque decreti potrebbero salvare lo Stato. Timbrarli, inoltrarli, smarrirli: conta solo che la colpa atterri sulla scrivania di un altro.
home-junta = Junta
    .what = Una repubblica delle banane, un Presidente, gli aiuti dall’estero e un conto in Svizzera. Votare, corrompere, sparare, insorgere; morire ricchi.
home-last-will = Last Will
    .what = Il patrimonio andrà a chi per primo resterà senza un penny. Compra male, cena bene e cerca di farti licenziare.
games = I giochi
edition = Edizione
edition-republic = La Repubblica
edition-empire = L’Impero
seats-of = { $seats } giocatori
play-now = Gioca subito contro i bot
make-table = Apri un tavolo
read-rules = Leggi le regole
print-game = Stampa il gioco
print-what = Tutto da ritagliare per giocare a un tavolo vero. La prima volta può volerci qualche secondo.
print-paper = Carta
print-paper-a4 = A4
print-paper-letter = US Letter
print-saving = In nero su bianco, per risparmiare inchiostro
print-cards = Le 60 carte, fronte e retro
print-boards = Ministeri, frecce, Colpa e direttori
print-decrees = I cinque decreti
print-aids = Promemoria per chi gioca
print-rules = Le regole
print-how = Stampa le carte fronte-retro, girando sul lato lungo, al 100 %.
your-name = Il tuo nome
guest = Ospite
name-help = Non chiediamo altro. Puoi cambiarlo quando vuoi.
my-matches = Le mie partite
my-replays = Partite finite
open-tables = Tavoli aperti
open-tables-none = Nessun tavolo è aperto al momento. Aprine uno: gli altri lo vedranno qui.
phase-waiting = in attesa di giocatori
phase-playing = in corso
phase-over = finita
watch-table = Guarda
come-to-table = Siediti
table-called = «{ $name }»
replay-file = Una partita salvata
replay-file-help = Rivedi una partita salvata altrove:

## Aprire un tavolo

how-many = Quanti si siedono?
options = Regole del tavolo
the-table = Il tavolo
public-table = Chiunque può trovare questo tavolo nell’atrio
table-name = Nome del tavolo
lay-the-table = Apri il tavolo
no-such-game = Qui questo gioco non c’è.
clock = Orologio
clock-days = { $days } g { $hours } h
clock-none = Senza orologio
    .help = Ognuno si prende il tempo che vuole.
clock-decision = Un tempo per ogni decisione
    .help = Allo scadere si dà la risposta più prudente: passare, fermarsi, il meno possibile.
clock-bank = Un tempo per tutta la partita
    .help = Ogni risposta restituisce qualche secondo; finito il tempo, si danno le risposte più prudenti.
clock-seconds = Secondi
clock-increment = Secondi restituiti a ogni risposta
patience = Pazienza
patience-never = Senza fine
    .help = Chi è presente non viene mai sostituito, per quanto ci metta.
patience-seconds = { $count ->
    [one] Un secondo
   *[other] { $count } secondi
}
patience-minutes = { $count ->
    [one] Un minuto
   *[other] { $count } minuti
}
patience-hours = { $count ->
    [one] Un’ora
   *[other] { $count } ore
}
patience-help = Se chi è presente non risponde per tanto tempo, chi ospita può far giocare un bot al suo posto finché non torna.
seat-number = Posto { $number }

## Prima dell’inizio

before-start = Prima dell’inizio
seats = Posti
host = ospita
you = tu
away = assente
present = presente
bot = bot
bot-stands-in = al suo posto un bot
free-seat = Libero
sit-here = Siediti qui
move-here = Spostati qui
send-away = Congeda
ask-to-leave = Fai alzare
ask-to-leave-sure = Chiedere a { $who } di lasciare il tavolo? Potrà sedersi di nuovo qui solo con un nuovo invito.
come-back = Torna al tavolo
level-usher = Usciere
    .help = Gli uscieri giocano con garbo e di fretta.
level-clerk = Impiegato
    .help = Gli impiegati pensano prima di timbrare.
bot-of = { $level } (bot)
fill-with = Bot in tutti i posti liberi: { $level }
start = Comincia la partita
start-when-full = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
host-starts = Chi ospita darà inizio alla partita quando tutti saranno seduti.
leave = Lascia il tavolo
invite = Invita qualcuno
invite-help = Chi ha questo link può sedersi, o guardare.
invite-link = Link dell’invito
invite-code = L’invito, da inquadrare con il telefono
copy-link = Copia il link
copied = Copiato
share = Condividi

## Il tavolo

table = Tavolo
people = Persone
your-turn = Tocca a te
their-turn = di turno
table-waits = Il tavolo aspetta questa persona
part-board = Plancia
part-hand = Mano
part-side = Registro, parole e patti
all-choices = Tutte le scelte
no-choices = Al momento non hai nulla da scegliere.
asked-about = Di che cosa si tratta
hand-empty = Non hai carte in mano.
what-to-do = Che cosa se ne può fare
aim-with = { $things }: ora premi dove deve andare, o a che cosa serve.
perhaps = forse
unopposed = se nessuno reagisce
becomes = diventa
targets-there = { $count ->
    [one] Un’altra scelta da questa parte
   *[other] Altre { $count } scelte da questa parte
}
sheet-up = Mostra le scelte
sheet-down = Riponi le scelte
fold-side = Ripiega
promises-open = { $count ->
    [one] una promessa aperta
   *[other] { $count } promesse aperte
}
junta-goal = Vince chi ha più soldi in Svizzera.
last-will-goal = Eredita chi resta per primo senza un soldo.
final-decrees-goal = Vince chi ha meno Colpa.
hand-up = Alza la mano di carte
hand-down = Abbassa la mano di carte
settings = Come ti piace giocare
pace = Ritmo
pace-calm = calmo
pace-brisk = svelto
pace-at-once = subito
resume = Riprendi
theme = Giorno o notte
theme-auto = come il sistema
theme-light = giorno
theme-dark = notte
text-size = Grandezza delle lettere
percent = { $size } %
stage-sound = Suoni del tavolo
ask-always = Chiedimelo sempre, anche dove posso solo passare
asked-always = Chiesto sempre: { $what }
asked-never = Mai chiesto: { $what }
as-usual = Come al solito
ask-never = Non chiedermelo più
bell = Suona la campanella
bell-left = { $seconds ->
    [one] un secondo ancora
   *[other] { $seconds } secondi ancora
}
bell-waits = { $who }: aspetta!
bell-yours = Prenditi il tuo tempo: gioca o lascia passare.
bell-help = Ferma la campanella per tutti (Spazio). Quando tace, chi non ha parlato ha passato.
bell-none = Quando tace, il gioco va avanti da sé.
wait = Aspetta!
waits-for = aspetta { $seconds } s
the-bar = Che cosa fare adesso
waiting-for = Si aspetta { $who }.
you-watch = Stai guardando
undo = Ritira la mossa
rules = Regole
rule-short = la regola
rule-now = La regola che vale adesso
ruling = Come lo intendiamo
ruling-silent = Qui il regolamento tace.
rules-search = Cerca nel regolamento
rules-search-hint = una parola o due
rules-summary = In breve
line-lost = La linea è caduta; stiamo richiamando. Nulla di ciò che hai inviato va perduto.
ringing-again = Richiamiamo noi; nulla di ciò che hai inviato va perduto.
you-may-also = Puoi anche:
never-mind = Lascia stare
change-answer = Cambia la risposta segreta
standing-pass = Passa, e passa per me in casi come questo fino al mio prossimo turno
standing-stop = Non passare più per me
not-now = Non ora.
choose-it-there = Si può scegliere dove il tavolo ti chiede: «{ $asked }»
nothing-written = Non c’è scritto altro.
your-eyes-only = Solo per i tuoi occhi
hand-of = Che cosa ha in mano { $who }
log = Registro
log-earlier = { $count ->
    [one] Una riga precedente
   *[other] { $count } righe precedenti
}
log-since = Dalla tua ultima mossa
talk = Chat
talk-none = Nessuno ha ancora detto nulla.
talk-whom = A chi
talk-everyone = A tutti
talk-only = Solo a { $who }
talk-to = a { $who }
talk-to-you = a te
talk-text = Di’ qualcosa
talk-send = Invia
a-spectator = Uno spettatore
time-left = Tempo rimasto: { $who }
stand-ins = Chi è assente
stand-in = Fai giocare un bot al suo posto
stand-in-stop = Congeda il bot
no-other-people = Oltre a te ci sono solo bot.
close-table = Chiudi il tavolo
close-sure = Chiudere questo tavolo per tutti?
wish-sound = Suona un campanello quando tocca a me
wish-notify = Avvisami quando tocca a me
wish-keys = Usa i tasti ?, u e b
keys-help = Tasti: ? la regola che vale · u ritira la mossa · b vai alla barra · frecce tra le scelte · Esc ricomincia una scelta.
step-done = (fatto)
step-next = (prossimo)
step-to-do = (da fare)

## Rispondere

choices = Scelte
take-all = Tutto
max = Max
max-at = Il più possibile: { $place }
all-at = Tutto: { $place }
send-answer = Conferma
go-on = Avanti
send-number = Conferma: { $number }
begin-again = Ricomincia
choose-none = Nessuna scelta
choose-these = { $count ->
    [one] Conferma la scelta
   *[other] Conferma le { $count } scelte
}
choose-nothing = Non c’è nulla tra cui scegliere.
choose-exactly = { $most ->
    [one] Fai una scelta.
   *[other] Fai { $most } scelte.
}
choose-between = { $least ->
    [0] Puoi fare fino a { $most ->
        [one] una scelta.
       *[other] { $most } scelte.
    }
   *[other] Fai da { $least } a { $most } scelte.
}
worth-so-far = valore { $worth } su { $total }
split-exactly = distribuiti { $total } su { $most }
split-between = distribuiti { $total }; in tutto da { $least } a { $most }
split-now = ora { $now }
split-cap = fino a { $most }
one-less = Uno di meno
one-more = Uno di più
assign-how = Premi qualcosa, poi il posto dove va; oppure trascinalo.
assign-where = Dove va: { $item }?
still-to-place = Ancora da sistemare
nothing-to-place = Non hai nulla da sistemare.
nothing-vote = Questa volta non hai voti da dare.
all-placed = Tutto ha il suo posto.
room-exactly = (posti: { $most })
room-between = (posti: da { $least } a { $most })
take-back = Riprendi { $item } da { $place }
move-earlier = Prima: { $item }
move-later = Dopo: { $item }

## Accordi

deals = Accordi
promises = Promesse
promises-none = Nessuno ha fatto promesse che si potessero giudicare.
deal-begin = Proponi un accordo
deal-not-now = In questo momento non si fanno accordi.
deal-none = Nessuna offerta davanti a te.
deal-mine = La tua offerta, in attesa di firme
deal-theirs = { $who } ti propone un accordo
deal-term = { $giver } dà a { $taker }: { $goods }.
deal-sign = Firma
deal-counter = Controproponi
deal-tear = Straccia
deal-withdraw = Ritira l’offerta
deal-cannot = Non hai ciò che ti si chiede.
has-signed = ha firmato
has-not-signed = non ha ancora firmato
deal-title = Un accordo
deal-counter-title = Una risposta a { $who }
deal-with = Con chi?
deal-also-with = E anche con:
deal-leave-out = Escludi
deal-give = Tu dai a { $who }
deal-get = { $who } dà a te
deal-promise = Tu prometti a { $who }
deal-ask = { $who } promette a te
deal-gives = { $from } dà a { $to }
deal-promises = { $from } promette a { $to }
deal-between = fra { $one } e { $other }
deal-meanwhile = Intanto il tavolo ti chiede: { $asked }
deal-answer-first = Prima rispondi: l’offerta resta qui
deal-add-good = Aggiungi qualcosa…
deal-add-promise = Aggiungi una promessa…
deal-drop-promise = Togli questa promessa
deal-your-words = a parole tue
deal-nothing-to-give = Nulla che possa cambiare mano.
deal-proof = Un’offerta è una prova: chi la riceve vede che hai ciò che offri. Le promesse non vincolano nessuno, salvo che il tavolo lo abbia scelto.
deal-deed = Scrittura privata
deal-deed-motto = valida finché nessuno guarda
deal-half = { $who } dà
deal-half-empty = nulla, oltre alla parola
deal-take-off = Togli dalla carta: { $what }
deal-slide = Falla scivolare sul tavolo
deal-drop = Lascia perdere

## Dopo la fine

the-end = Fine
you-won = { $winners_count ->
    [one] Hai vinto. La casa si congratula.
   *[other] Vittoria condivisa: { $winners }.
}
they-won = { $winners_count ->
    [0] Non vince nessuno.
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
}
score = Punteggio
rematch = Un’altra partita, stesse persone
rematch-join = Alla prossima partita
look-at-table = Guarda il tavolo
how-it-went = Com’è andata
chart-field = Che cosa mostrare
chart-label = { $what } di tutti nel corso della partita
as-table = Come tabella
step = Passo
fair-chance = La sorte, verificabile
fair-chance-help = Tutta la sorte di questa partita venne da una sola chiave, il cui sigillo fu pubblicato prima della prima carta. Salva la partita e verificala con «palazzo verify», con il sigillo annotato all’inizio.
key = Chiave
commitment = Sigillo
commitment-note = Il sigillo di tutta la sorte di questa partita. Annotalo adesso, per confrontarlo alla fine:
download-save = Salva la partita
show-match = Crea un link per mostrare la partita
show-match-help = Chi ha questo link può vedere tutta la partita:
show-match-stop = Ritira il link
match-is-private = Questa partita è stata giocata a un tavolo privato: può vederla solo chi vi sedeva o era invitato.

## Rivedere

replay = Replica
step-of = passo { $step } di { $steps }
to-start = All’inizio
to-end = Alla fine
step-back = Un passo indietro
step-on = Un passo avanti
run = Riproduci
pause = Pausa
through-eyes = Con gli occhi di
as-spectator = uno spettatore
as-open = tutti: a carte scoperte

## Archivio

records = Archivio
records-title = Il fascicolo di { $who }
records-none = Su di te non c’è ancora un fascicolo
records-stranger = Siediti nell’atrio, e se ne apre uno. Di ogni partita che finisci conserva chi ha giocato, chi ha vinto, il tuo posto e la replica; di ogni gioco, una valutazione. Premi «Dimenticami», in «Che cos’è», e il tuo nome e le tue valutazioni spariscono dall’archivio.
records-empty = Il fascicolo è aperto, e vuoto: nessuna tua partita è ancora arrivata alla fine. La prima che ci arriva si annota qui, con chi ha vinto, il tuo posto e la replica.
records-mine = Il mio fascicolo, con le valutazioni
my-ratings = Le mie valutazioni
rating-help = La casa stima la tua forza da chi arriva prima di chi. Comincia da 25 senza saperne nulla; ogni partita la rende più sicura.
rating-between = quasi certamente fra { $least } e { $most }
played-and-won = { $matches ->
    [one] 1 partita giocata
   *[other] { $matches } partite giocate
}, { $wins ->
    [one] 1 vinta
   *[other] { $wins } vinte
}
won-by = { $winners_count ->
    [0] Non ha vinto nessuno
    [one] Ha vinto { $winners }
   *[other] Hanno vinto insieme { $winners }
}
closed-early = Chiusa prima della fine
place-of = { $place }º posto su { $of }
of-so-many = su { $of }
gone = una persona dimenticata
earlier-matches = Partite precedenti
ranking = I migliori della casa
ranking-help = In ordine di quanto ciascuno vale almeno: chi ha giocato poco sta in basso finché non ne sappiamo di più.
ranking-none = Qui nessuno ha ancora finito una partita di questo gioco.
show-all = Mostra tutto ({ $count })
ranking-sure = Almeno
ranking-guess = Stima
ranking-won = Vinte / giocate
latest-matches = Le ultime partite pubbliche

## Che cos’è

about-title = Che cos’è
about-what = Con Palazzo si gioca a Final Decrees, Junta e Last Will, e ogni regola è fatta rispettare. È software libero, fatto di carta, inchiostro e pazienza; testi e disegni sono suoi.
about-games = Di chi sono questi giochi
credit-final-decrees = Final Decrees è un gioco di Carl de Visser (CC BY 3.0 NZ); l’edizione «La Repubblica» segue l’adattamento italiano di Marco Viggi. Carte e decreti sono ricreati.
credit-junta = Junta è un gioco di Vincent Tsao, Ben Grossman ed Eric Goldberg. Le regole sono raccontate con parole nostre; carte e disegni sono nostri.
credit-last-will = Last Will e Getting Sacked sono giochi di Vladimír Suchý. Le regole sono raccontate con parole nostre; carte e disegni sono nostri.
credit-ours = Palazzo non ha legami con gli autori e gli editori di questi giochi, né il loro avallo. Se uno ti piace, compralo: il cartone è più bello della luce.
credit-fonts = Caratteri: Bitter, Bodoni Moda, Courier Prime, Cinzel, Righteous e Abril Fatface, tutti con SIL Open Font License.
credit-pictograms = Pittogrammi su carte, scrivanie e decreti: { $authors } (game-icons.net), Creative Commons Attribuzione 3.0, ricolorati e composti da noi.
about-fair = Sorte onesta, segreti custoditi
about-fair-text = Alla tua pagina viene mandato solo ciò che il tuo posto può vedere. Ogni mescolata viene da una chiave sigillata prima della partita e pubblicata dopo, sicché chiunque può controllarla.
about-you = Che cosa si conserva di te
about-you-text = Un nome, una lingua, le partite giocate, una valutazione per gioco e un cookie che ti riconosce. Nessun indirizzo, nessuna password, nessun tracciamento.
about-you-are = Qui sei { $who }.
recovery-link = Porta il mio nome su un altro dispositivo
recovery-keep = Apri questo link sull’altro dispositivo. Funziona una volta sola; vale solo il più recente.
sign-out-everywhere = Esci ovunque
sign-out-sure = Uscire in ogni browser, anche in questo? Riceverai un link, l’unico con cui potrai essere di nuovo questa persona.
signed-out-keep = Hai chiuso la sessione ovunque. Conserva questo link: funziona una volta sola ed è l’unico modo di tornare qui come te.
forget-me = Dimenticami
forget-sure = Dimenticare il tuo nome e tutto ciò che si conserva di te? I tuoi posti non saranno più di nessuno.
about-keys = Tasti
recover = Porta qui il tuo nome
recover-help = Questo link rende tuo anche questo dispositivo. Funziona una volta sola.
recover-now = Sì, sono io

## Intestazioni di ciò che sta sul tavolo

column-seat = Giocatore
column-people = Persone
column-place = Luogo
column-places = Luoghi
column-paper = Carta
column-papers = Carte
column-piles = Mazzi
column-at = Presso
column-blame = Colpa
column-directs = Dirige
column-director = Dirige
column-controller = Sotto
column-decrees = Decreti
column-cards = Carte
column-known = Sai che ha
column-hand = Mano
final-decrees-column-places = Ministeri
final-decrees-column-papers = Decreti
junta-column-places = La città
junta-column-papers = Pratiche
junta-column-boxes = Riserve
junta-column-kind-power = Sedi del potere
junta-column-kind-barracks = Caserme
junta-column-kind-police = Posti di polizia
junta-column-kind-embassy = Ambasciate
junta-column-kind-district = Quartieri
junta-column-by = di
junta-column-moved = mossa
junta-column-withdrawn = ritirata
junta-column-attempts = Attentati
junta-column-resolved = risolti
last-will-column-places = Commissioni
last-will-column-papers = Programmi
last-will-column-money = Denaro (£)
last-will-column-worth = Patrimonio (£)
last-will-column-bankrupt = In bancarotta
last-will-column-job = Lavoro
last-will-column-salary = £
last-will-column-lines = Voci
last-will-column-covered = coperta
last-will-column-demoted = Abbassamento di livello
last-will-column-plan = Programma
last-will-column-boys = Faccendieri
last-will-column-actions = Azioni
last-will-column-backs = Dorsi
last-will-column-drawn = Pescate
last-will-column-board = Plancia
last-will-column-tokens = Pedine
last-will-column-used = Usata
last-will-column-value = Valore
last-will-column-fallen = Scesa di
last-will-column-card = Carta
last-will-column-place = { "" }
last-will-column-position = Ordine
last-will-column-seat = Preso da
last-will-column-barred = Sbarrato
last-will-column-decks = Mazzi
last-will-column-discards = Scarti
last-will-column-stacks = Pile
last-will-column-crowns = Corone
last-will-column-shown = Scoperte
last-will-column-strays = Fuori posto
last-will-column-event = Eventi
last-will-column-helper = Aiutanti e spese
last-will-column-property = Proprietà
last-will-column-companion = Accompagnatori
last-will-column-wild = Jolly
yours-hand = La tua mano
yours-drawn = Carte che hai pescato
fact-turn = { $value ->
    [0] prima del primo turno
   *[other] turno { $value }
}
fact-player = { "" }
fact-actions = { $value ->
    [0] { "" }
    [one] 1 azione rimasta
   *[other] { $value } azioni rimaste
}
fact-enacted = promulgati: { $value }
fact-removal = la prossima promulgazione toglie { $value }
fact-burn = { "" }
fact-used = già fatto in questo turno: { $value }
fact-round = round { $value }
fact-rounds = di { $value }
fact-starter = comincia { $value }
fact-order = ordine: { $value }
fact-will = testamento: { $value }
fact-market = mercato: { $value }
word-draw = la pesca
word-amount = quantità
word-text = parole
pile-deck = Mazzo: { $count }
pile-discards = Scarti: { $count }, ultima «{ $last }»
pile-shown = Sul tavolo: { $count }
column-discards = Scarti
column-shown = Scoperte
column-deck = Mazzo
column-steps = Passi
column-stamps = Timbri
junta-column-motion = Votazione
junta-column-why = Motivo
junta-column-names = Candidati
junta-column-choices = Scelte
junta-column-ties = Parità finora
junta-column-round = Giro
junta-column-casts = Voti dati
junta-column-tally = Conteggio
junta-column-proposer = Proposto da
junta-column-sums = Somme
junta-column-battles = Battaglie
junta-column-space = Spazio
junta-column-wave = Ondata
junta-column-fires = Colpi
junta-column-lost = Perdite
junta-column-hand = Mano
junta-column-deck = Carte politiche
junta-column-spent = Banconote spese
word-first = la prima elezione
word-resignation = dimissioni
word-preparation = preparazione
word-over = finita
word-planning = pianificazione
word-errands = commissioni
word-end = fine del round
last-will-column-phase = fase
junta-paper-ballot = Scrutinio
junta-paper-election = Elezione del Presidente
junta-paper-budget = Bilancio
junta-paper-attempts = Attentati
junta-paper-battle = Battaglia
junta-paper-combat = Combattimento
word-actions = azioni
opening-play-any = Gioca o scarta una carta
opening-discard-cash = Butta via del contante
opening-propose-outcome = Proponi di chiudere il golpe
opening-may-resign = Dimettiti
opening-may-return = Rientra in patria
opening-may-flee = Va’ in esilio
junta-person-says-alive = { $value ->
    [true] { "" }
   *[false] fuori combattimento
}
junta-person-says-money = { $value ->
    [true] ha contante
   *[false] senza contante
}
junta-person-says-account = { $value ->
    [true] ha soldi in Svizzera
   *[false] nulla in Svizzera
}
junta-person-says-credits = { $value ->
    [0] { "" }
   *[other] credito { $value }
}
junta-paper-says-ties = { $value ->
    [0] { "" }
    [one] una parità
   *[other] { $value } parità
}
junta-paper-says-resolved = { $value ->
    [0] { "" }
   *[other] risolti: { $value }
}
last-will-person-says-bankrupt = { $value ->
    [true] in bancarotta
   *[false] { "" }
}
last-will-person-says-demoted = { $value ->
    [true] abbassamento di livello in questo round
   *[false] { "" }
}
last-will-person-says-drawn = { $value ->
    [0] { "" }
   *[other] { $value } pescate, non ancora tenute
}
last-will-paper-says-position = { "" }
last-will-paper-says-cards = { "" }
last-will-paper-says-boys = { "" }
last-will-paper-says-actions = { "" }
promises-kept = Promesse mantenute
promises-broken = Infrante
final-decrees-score = Colpa
junta-score = Milioni
final-decrees-tie-broken = A parità di Colpa decide chi ne ha meno sul ministero che dirige, poi chi ha più carte in mano.
last-will-tie-broken = { $employed_last ->
    [true] A parità di patrimonio viene prima chi non ha un lavoro, poi chi è in bancarotta, poi chi aveva il programma più a sinistra.
   *[false] A parità di patrimonio viene prima chi è in bancarotta, poi chi aveva il programma più a sinistra.
}
last-will-lower-behind = Chi ha ancora un lavoro viene dopo chiunque non ne abbia, quale che sia il patrimonio.
last-will-score = Patrimonio (£)
last-will-no-deals = Il testatore non avrebbe voluto: in questo gioco non si fanno accordi.

## Che cosa succede in scena

caption-more = { $count ->
    [one] … e 1 cosa prima
   *[other] … e { $count } cose prima
}
missed = Che cosa è successo?
