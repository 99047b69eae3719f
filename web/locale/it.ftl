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
yes-sign = sì
no-sign = no
lost = Questa stanza non esiste
lost-help = Il corridoio finisce qui, come si usa in questa casa.
to-the-hall = Torna all’atrio

## L’atrio

home-title = Accomodati. Basta un nome.
home-lead = Con gli amici basta un link; nelle sedie vuote siedono i bot. Ogni regola, fatta rispettare.
home-lead-new = Con gli amici basta un link; nelle sedie vuote siedono i bot.
home-final-decrees = Final Decrees
    .what = Cinque decreti potrebbero salvare lo Stato. Li timbri, li inoltri e li smarrisci, perché la colpa atterri sulla scrivania di un altro.
home-junta = Junta
    .what = Una repubblica delle banane, gli aiuti dall’estero e un conto in Svizzera. Voti, corrompi, spari e insorgi, per morire in ricchezza.
home-last-will = Last Will
    .what = Il patrimonio andrà a chi per primo resterà senza un penny. Compri male, ceni bene e cerchi di farti licenziare.
games = I giochi
edition = Edizione
edition-republic = La Repubblica
edition-empire = L’Impero
play-now = Gioca subito
make-table = Apri un tavolo
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
name-help = Nessuna iscrizione. Nome e faccia si cambiano quando vuoi.
my-replays = Partite finite
open-tables = Tavoli aperti
open-tables-none = Nessun tavolo è aperto al momento.
watch-table = Guarda
replay-file = Apri una partita salvata

## Aprire un tavolo

how-many = Quanti si siedono?
options = Regole del tavolo
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

seats = Posti
you = tu
away = assente
present = presente
bot = bot
bot-stands-in = al suo posto un bot
free-seat = Libero
sit-here = Siediti qui
sit-down = Accomodati
move-here = Spostati qui
ask-to-leave = Fai alzare
ask-to-leave-sure = Chiedere a { $who } di lasciare il tavolo? Potrà sedersi di nuovo qui solo con un nuovo invito.
come-back = Torna al tavolo
level-usher = Usciere
    .help = Gli uscieri giocano con garbo e di fretta.
level-clerk = Impiegato
    .help = Gli impiegati pensano prima di timbrare.
level-minister = Ministro
    .help = I ministri pensano in anticipo, dove si è visto che conviene.
bot-of = { $level } (bot)
start = Comincia la partita
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
    .short = Tutte
no-choices = Al momento non hai nulla da scegliere.
asked-about = Di che cosa si tratta
hand-empty = Nessuna carta in mano.
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
never-mind = Annulla
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
keys-help = Tasti: ? la regola che vale · u ritira la mossa · c chiedi a un impiegato · b vai alla barra · frecce tra le scelte · Esc ricomincia una scelta.
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
deal-promise = Tu prometti a { $who }
deal-ask = { $who } promette a te
deal-promises = { $from } promette a { $to }
deal-between = fra { $one } e { $other }
deal-meanwhile = Intanto il tavolo ti chiede: { $asked }
deal-answer-first = Prima rispondi: l’offerta resta qui
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
deal-put = Mettine una sulla carta: { $what } (ne restano { $left })
deal-backs = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
deal-ask-card = Chiedi una carta…
deal-one-less = Una in meno: { $what }
deal-one-more = Una in più: { $what }
deal-sign-here = qui firmi tu
deal-is-signed = Firmata
deal-is-torn = Stracciata
deal-after = Dopo la firma
deal-have = Quello che hai: trascinalo sulla carta
deal-has = Quel che può avere { $who }
deal-ready = Carte già pronte
deal-pinned = Ancora appesa
deal-pass = Firma e passa a { $who }
deal-tear-mine = Strappa
deal-reads = { $who } la sta leggendo …
deal-amend = Correggi così
deal-again = Scrivine un’altra
deal-done = Torna al tavolo
deal-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
deal-at-once = Lo scambio è immediato. La promessa non obbliga, ma resta appesa.
deal-choose = Con chi trattare?
deal-read = Leggila
or = o

## Dopo la fine

the-end = Fine
score = Punteggio
rematch = Un’altra partita, stesse persone
rematch-join = Alla prossima partita
look-at-table = Guarda il tavolo
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

## La prima pagina

gazette-name = La Gazzetta del Palazzo
gazette-forecast = Il tempo
gazette-weather = Variabile, come tutto
gazette-edition = Edizione straordinaria
gazette-price = Una copia: impagabile
gazette-headline = { $margin ->
    [tie] Vittoria a metà: { $winners }
    [narrow] { $winner } per un soffio
    [rout] { $winner }, e poi a lungo nessuno
   *[clear] Vince { $winner }
}
gazette-sub = { $by ->
    [0] A pari merito con { $second }, eppure davanti.
   *[other] { $by } di vantaggio su { $second }.
}
gazette-stamp = Vittoria
gazette-caption = { $winners }, ieri.
gazette-why = La vittoria vale { $score }.
gazette-amount = { $amount ->
    [one] un punto
   *[other] { $amount } punti
}
gazette-tip =
    .a = guarda la tabella: il numero più grosso dice dove si è decisa la partita.
    .b = premi una casella, poi «Rivedi»: si vede come ci si è arrivati.
    .c = gioca ancora con la stessa gente. Se ne ricorderanno.
gazette-ad =
    .a = Vendesi timbro, poco usato.
    .b = Smarrito filo del discorso.

gazette-final-decrees-name = La Gazzetta dello Stato
gazette-final-decrees-weather = Responsabilità in spostamento verso il basso
gazette-final-decrees-price = Una copia: una marca da bollo
gazette-final-decrees-headline = { $margin ->
    [tie] Assoluzione condivisa: { $winners }
    [narrow] { $winner } si salva per una firma
    [rout] Assoluzione piena per { $winner }: mai in ufficio
   *[clear] Assoluzione per { $winner }: non era in ufficio
}
gazette-final-decrees-sub = { $by ->
    [0] { $score } Colpa a verbale, come { $second }: ha deciso un cavillo.
   *[other] { $score } Colpa a verbale, { $by } meno di { $second }.
}
gazette-final-decrees-stamp = Assoluzione
gazette-final-decrees-caption = { $winners }, ieri, all’uscita di servizio.
gazette-final-decrees-why = Vince chi ha meno Colpa: { $score } per { $winners }. Quella su una scrivania conta solo quando cade su chi ci siede.
gazette-final-decrees-amount = { $amount } Colpa
gazette-final-decrees-tip =
    .a = se la Stagnazione è vicina, cambia tavolo prima che lo facciano gli altri.
    .b = scarica presto lungo la catena: ciò che sta sotto di te non può caderti addosso.
    .c = un decreto promulgato sotto la tua catena toglie quello che scegli tu.
gazette-final-decrees-ad =
    .a = Vendesi timbro, poco usato.
    .b = Smarrita freccia fra Difesa e Magistratura.

gazette-final-decrees-empire-name = Il Bollettino di Corte
gazette-final-decrees-empire-weather = Comete sul trono; Colpa in assestamento sulle nebulose esterne
gazette-final-decrees-empire-price = Una copia: un sigillo imperiale
gazette-final-decrees-empire-headline = { $margin ->
    [tie] Tengono la testa sulle spalle: { $winners }
    [narrow] { $winner } si salva per un sigillo
    [rout] Grazia sovrana per { $winner }: mai a corte
   *[clear] Grazia sovrana per { $winner }: era in pellegrinaggio
}
gazette-final-decrees-empire-stamp = Grazia
gazette-final-decrees-empire-caption = { $winners }, ieri, alla postierla.
gazette-final-decrees-empire-why = Vince chi ha meno Colpa: { $score } per { $winners }. Quella su uno scranno conta solo quando cade su chi ci siede.
gazette-final-decrees-empire-ad =
    .a = Vendesi trono, unico proprietario, usato con riguardo.
    .b = Smarrita freccia fra Marina e Servizi Segreti.

gazette-junta-name = La Voce della Repubblica
gazette-junta-weather = Spari, schiarite verso mezzogiorno
gazette-junta-price = Una copia: quello che hai in tasca
gazette-junta-headline = { $margin ->
    [tie] Conti cifrati, stesse cifre: { $winners }
    [narrow] { $winner } atterra a Zurigo, per poco
    [rout] { $winner } si ritira in Svizzera con tutto
   *[clear] { $winner } atterra a Zurigo, e sorride
}
gazette-junta-sub = { $by ->
    [0] { $score } milioni in Svizzera, quanti { $second }.
   *[other] { $score } milioni in Svizzera, { $by } più di { $second }.
}
gazette-junta-stamp = In banca
gazette-junta-caption = { $winners }, all’aeroporto, con il solo bagaglio a mano.
gazette-junta-why = Conta solo il denaro in Svizzera: { $score } milioni al sicuro in tempo, per { $winners }.
gazette-junta-amount = { $amount ->
    [one] un milione
   *[other] { $amount } milioni
}
gazette-junta-tip =
    .a = va’ in banca prima di essere più ricco di quanto gli amici sopportino.
    .b = un bilancio generoso costa meno di un golpe.
    .c = la notte è di chi sa dove dormono gli altri: cambia spesso letto.
gazette-junta-ad =
    .a = Affittasi palazzo presidenziale, qualche buco.
    .b = Cercasi guardia del corpo, discreta, a prova di proiettile.

gazette-last-will-name = La Gazzetta del Notaio
gazette-last-will-weather = Pioggia di sterline, in uscita
gazette-last-will-price = Una copia: l’ultima sterlina
gazette-last-will-headline = { $reason ->
    [rounds] { $margin ->
        [tie] Nessuno in rovina, nessuno più ricco: { $winners }
        [narrow] A { $winner } restano pochi spiccioli in meno: eredita tutto
       *[clear] A { $winner } resta meno di tutti: eredita ogni cosa
    }
   *[bankrupt] { $margin ->
        [tie] In rovina insieme: { $winners }
        [narrow] { $winner } in rovina per pochi spiccioli: eredita tutto
        [rout] Rovina totale per { $winner }: eredita tutto
       *[clear] { $winner } va in rovina: eredita tutto
    }
}
gazette-last-will-sub = { $by ->
    [0] Alla fine vale { $first_sum }, quanto { $second }.
   *[other] Alla fine vale { $first_sum }. Poi viene { $second }, con { $second_sum }.
}
gazette-last-will-stamp = { $reason ->
    [rounds] Erede
   *[bankrupt] In rovina
}
gazette-last-will-caption = { $winners }, ieri alle sei, ancora in abito da sera.
gazette-last-will-why = Chi ha meno eredita tutto, debiti compresi: { $first_sum } per { $winners }.
gazette-last-will-amount = £{ $amount }
gazette-last-will-figure = £{ $amount }
gazette-last-will-below = debiti
gazette-last-will-start = lascito
gazette-last-will-tip =
    .a = farsi licenziare prima di vendere l’ultima casa: con l’una o con l’altro non ci si indebita.
    .b = chi porta compagnia rende più care le cene. Invitate tutti.
    .c = lasciate cadere le proprietà prima di venderle; al resto pensa il mercato.
gazette-last-will-ad =
    .a = Affittasi maniero, con spifferi, edera e un solo fantasma.
    .b = Cercasi maggiordomo, purché caro.

gazette-turn = { $game ->
    [junta] anno { $turn }
    [last-will] round { $turn }
   *[other] turno { $turn }
}
gazette-turn-word = { $game ->
    [junta] Anno
    [last-will] Round
   *[other] Turno
}
gazette-turns = { $game ->
    [junta] { $turns ->
        [one] 1 anno
       *[other] { $turns } anni
    }
    [last-will] { $turns } round
   *[other] { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }
}
gazette-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
gazette-players = { $players } giocatori
gazette-sums = Come si arriva alla somma
gazette-course = { $game ->
    [junta] Anno per anno
    [last-will] Round per round
   *[other] Turno per turno
}
gazette-as-chart = Come grafico
gazette-moments = Che cosa l’ha decisa
gazette-words = Parole date
gazette-chance = Il caso, verificato
gazette-ranks = La classifica
gazette-how = Come si arriva
gazette-see = Rivedi
gazette-every = Tutte le voci
gazette-in-short = In breve
gazette-sacked = licenziato al { $round }º
gazette-employed = ancora al lavoro
gazette-and-more = { $count ->
    [one] E un’altra volta.
   *[other] E altre { $count } volte.
}
gazette-more-words = Altre { $count }
gazette-you = { $place ->
    [1] Primo posto
    [2] Secondo posto
    [3] Terzo posto
    [4] Quarto posto
    [5] Quinto posto
    [6] Sesto posto
   *[other] Settimo posto
}, con { $score }.
gazette-gap = Il distacco da { $other } viene soprattutto da una voce, { $cause }: { $mine } contro { $theirs }.
gazette-lead = Davanti a { $other } soprattutto per una voce, { $cause }: { $mine } contro { $theirs }.
gazette-no-moments = Una partita senza svolte: la colpa non è di nessuno.
gazette-usher = L’usciere:
gazette-small-ads = Piccoli annunci.
gazette-articles = Articoli
gazette-go-on = E adesso
gazette-share = Condividi la pagina
gazette-print = Stampa, o salva come immagine
gazette-print-help = La pagina si può anche stampare, o tenere come PDF, con questo browser.
moment-lead = La svolta
    .again = Un’altra svolta
moment-lead-text = Da qui in poi nessuno è più stato davanti a { $seat }.
moment-betrayal = Il tradimento
    .again = Un altro tradimento
moment-betrayal-text = { $other } ha violato la parola data a { $seat }.
moment-blow = Il colpo
    .again = Un altro colpo
moment-blow-text = { $game ->
    [final-decrees] Il conto lo paga { $seat }: { $sum } in più, in una volta.
    [last-will] A { $seat } restano { $sum } in più da sprecare, in una volta.
   *[other] Il conto lo paga { $seat }: { $sum } in una volta.
}
moment-windfall = Il colpo di fortuna
    .again = Ancora fortuna
moment-windfall-text = { $game ->
    [final-decrees] Se ne libera { $seat }: { $sum } in meno, in una volta.
    [last-will] Se ne libera { $seat }: { $sum } in meno, in una volta.
   *[other] Ne approfitta { $seat }: { $sum } in una volta.
}

cause-bid = Puntata
cause-stamps = Timbri
cause-forwards = Inoltri
cause-manoeuvres = Parate
cause-cards = Carte
cause-investigations = Indagini
cause-stagnation = Stagna­zione
cause-decrees = Decreti
cause-deals = Patti
cause-aid = Aiuti
cause-budget = Bilancio
cause-attempts = Notte
cause-handovers = Conse­gne
cause-discarded = Scartati
cause-unheard = Ignoti
cause-will = Lascito
cause-salary = Stipendio
cause-opera = Opera
cause-events = Serate
cause-expenses = Spese
cause-purchases = Acquisti
cause-upkeep = Manuten­zione
cause-helpers = Aiutanti
cause-sales = Vendite
cause-before = Prima
cause-rest = Altro
cause-money = Denaro
cause-debts = Debiti
cause-properties = Proprietà
cause-last-salary = Ultimo stipendio

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
replay-turns = { $game ->
    [junta] Gli anni della partita
    [last-will] I round della partita
   *[other] I turni della partita
}
replay-speed = Velocità
replay-link = Link a questo passo
replay-front = La prima pagina
replay-step = passo { $step }
replay-begin = L’inizio.

## Archivio

records = Archivio
records-title = Il fascicolo di { $who }
records-none = Su di te non c’è ancora un fascicolo
records-stranger = Siediti nell’atrio, e se ne apre uno. Di ogni partita che finisci conserva chi ha giocato, chi ha vinto, il tuo posto e la replica; di ogni gioco, una valutazione. Premi «Dimenticami», in «Che cos’è», e il tuo nome e le tue valutazioni spariscono dall’archivio.
records-empty = Il fascicolo è aperto, e vuoto: nessuna tua partita è ancora arrivata alla fine. La prima che ci arriva si annota qui, con chi ha vinto, il tuo posto e la replica.
records-mine = La mia scheda
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

## L’atrio e i suoi tavoli

home-welcome = Accomodati, { $who }.
play-now-how = { $bots ->
    [one] Subito, tu contro un bot ({ $level }): { $length }
   *[other] Subito, tu contro { $bots } bot ({ $level }): { $length }
}
players = Giocatori:
length = Durata:
length-help = In { $seats } persone, contando le decisioni di partite simulate a dieci secondi l’una
weight-1 = leggero
weight-2 = medio
weight-3 = corposo
range-minutes = { $range } min
range-hours = { $range } ore
stretch-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
stretch-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
stretch-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
first-visit = La tua prima visita
usher-lessons = Qui le regole si imparano giocando: pochi minuti, un’idea alla volta.
usher-first = Buonasera. Siediti fra i bot: il tavolo ti dice che cosa puoi fare, e che cosa ne viene.
begin-lesson = Comincia la prima lezione
begin-first = Gioca la prima partita
propose-name = Proponi un altro nome e altre facce
your-face = La tua faccia
face-number = Faccia { $number }
myself = Nome e faccia
myself-help = Ai tavoli dove siedi già restano quelli di prima.
keep-it = Va bene così
your-turns = { $count ->
    [one] Tocca a te
   *[other] Tocca a te a { $count } tavoli
}
your-turns-none = Nessuno ti aspetta
your-turns-looked-for = L’usciere controlla
nothing-waits = Un’altra partita? Comincia subito; per un tavolo con gli amici basta un link.
turn-left = ancora { $time }
turn-waited = aspettano da { $time }
turn-waits = si aspetta da { $time }
turn-offers = { $count ->
    [one] Da { $who } ti arriva una proposta.
   *[other] Da { $who } ti arrivano proposte.
}
turn-of = { $name }: si aspetta { $who }
table-waits-for-people = { $count ->
    [0] { $name }: nessun posto è libero
    [one] { $name }: un posto è libero
   *[other] { $name }: { $count } posti sono liberi
}
to-the-table = Al tavolo
    .short = Gioca
standing-final-decrees = Hai { $blame } Colpa, posto { $place } su { $seats }.
standing-junta = { $cash } milioni in mano, { $account } in Svizzera.
standing-last-will = Ti restano £{ $money }, posto { $place } su { $seats }.
open-tables-kind = Quali tavoli
tables-all = tutti
tables-live = dal vivo
tables-post = per corrispondenza
more-tables = { $count ->
    [one] Un altro tavolo
   *[other] Altri { $count } tavoli
}
fewer-tables = Meno tavoli
sit = Siediti
sit-at = Siediti al posto { $number }
make-first = Apri il primo
table-running = { $watching ->
    [0] in corso
    [one] in corso · uno guarda
   *[other] in corso · { $watching } guardano
}
pace-live = dal vivo
pace-live-clock = dal vivo, con orologio
pace-post = { $time } a mossa
round-final-decrees = turno { $number }{ $of ->
    [0] {""}
   *[other] {" "}di { $of }
}
round-junta = { $of ->
    [0] anno { $number }
   *[other] anno { $number } di { $of }
}
round-last-will = giro { $number }{ $of ->
    [0] {""}
   *[other] {" "}di { $of }
}
archive = Archivio
archive-final-decrees = { $count ->
    [one] Ha vinto { $winners }, con { $score } Colpa
   *[other] Hanno vinto { $winners }, con { $score } Colpa
}
archive-junta = { $count ->
    [one] In ricchezza è finita per { $winners }: { $score } milioni
   *[other] In ricchezza è finita per { $winners }: { $score } milioni
}
archive-last-will = { $count ->
    [one] In rovina: { $winners }, { $score }
   *[other] In rovina: { $winners }, { $score }
}
my-place = { $place ->
    [1] per te il primo posto
    [2] per te il secondo posto
    [3] per te il terzo posto
    [4] per te il quarto posto
    [5] per te il quinto posto
    [6] per te il sesto posto
   *[other] per te il settimo posto
}
rooms = Le stanze dell’atrio
tab-hall = Atrio
tab-turns = I miei turni
tab-puzzle = Problema
tab-archive = Archivio
which-rules = Le regole di
option-agreed = Gli accordi
agreed-help = Si ritocca fino all’inizio.
agreed-bell = Campanella
agreed-bell-help = Secondi per dire «Aspetta!» a una carta.
agreed-bell-none = Si aspetta che tutti abbiano risposto.
agreed-hall = Nell’atrio
agreed-hall-hidden = nascosto
    .help = Lo trova solo chi ha il link.
agreed-hall-seen = visibile
    .help = Chi passa può sedersi o guardare.
agreed-language = Lingua
agreed-language-en = inglese
agreed-language-it = italiano
agreed-language-help = La lingua che si parla a questo tavolo.
clock-no = no
clock-each = a mossa
clock-whole = totale
how-long-each = Quanto tempo per ogni mossa
how-long-whole = Quanto tempo per tutta la partita
as-before = Come l’altra volta
as-before-help = Tutto come al tuo ultimo tavolo di questo gioco
likely-length = Di solito { $range } tra persone, { $alone } da soli fra i bot.
who-sits = Chi siede al posto { $number }?
a-friend = Un amico
    .help = L’invito vale per chi ha il link; il nome resta sulla sedia finché non arriva.
a-bot = Un bot
whoever-comes = Chi capita
    .help = La sedia resta aperta: a chi ha il link o, se il tavolo si vede nell’atrio, a chiunque passi.
friend-name = Come si chiama
how-much-it-thinks = Quanto pensa
what-it-is-like = Che carattere ha
temper-drawn = A sorte
    .help = Decide il caso; lo leggerai sul suo fascicolo.
temper-honest = onesto
    .help = mantiene la parola, anche quando costa.
temper-opportunist = opportunista
    .help = promette facile, e mantiene quel che conviene.
temper-vindictive = vendicativo
    .help = non dimentica nulla, e restituisce tutto.
temper-generous = generoso
    .help = firma volentieri, chiede poco, perdona presto.
so-be-it = Va bene così
chair-host = { $you ->
    [true] ospiti il tavolo
   *[other] ospita il tavolo
}
chair-bot = bot: { $level }
chair-open = Aperta
    .help = a chi passa
chair-invited = { $who }?
    .help = invito fatto, non ancora qui
chair-ready = si può cominciare
chair-not-ready = non ancora
chair-away = altrove
chair-swap-with = Scambia con { $who }
drag-faces = Trascina una faccia su un’altra sedia per cambiare posto.
invitation-later = L’invito starà qui appena il tavolo è aperto.
table-name-help = Come si chiama il tavolo nell’atrio
ready = Per me si può
not-ready = Aspettate ancora
begin-missing = { $count ->
    [one] Comincia: manca { $who }
   *[other] Comincia: mancano { $who }
}
begin-free = { $count ->
    [one] Comincia: una sedia è libera
   *[other] Comincia: { $count } sedie sono libere
}
bot-instead = { $count ->
    [one] Un bot su quella sedia
   *[other] Bot su quelle sedie
}
adjust = Ritocca
was-before = { $now }, era { $before }
few-words = Due parole
others-not-ready = { $count ->
    [one] Manca ancora il sì di { $who }.
   *[other] Manca ancora il sì di { $who }.
}
likely-length-short = { $seats } posti, di solito { $range }
looked-at = Visto
lesson-of = Prima sera: lezione { $number } di { $of }
lesson-takes = { $title }, { $minutes } min
lessons-done = Tutte le { $count } lezioni, fatte
lessons-again = rivedile quando vuoi

## Lezioni

lesson = Una lezione
lesson-guest = Ospite
lesson-usher = L’usciere
lesson-beat = { $number } di { $all }
lesson-go-on = Avanti
lesson-back = Indietro
lesson-anew = Da capo
lesson-leave = Lascia la lezione
lesson-leave-briefly = Esci
lesson-play-on = Gioca da qui
lesson-next = Lezione successiva
lesson-meanwhile = Intanto, una lezione di { $minutes } minuti: il tavolo suona quando si comincia.
lesson-numbered = Lezione { $number }: { $title }
lesson-watch = Vediamo che cosa fanno gli altri …
lesson-wrong = Non quello, anche se capisco la tentazione. Il mio guanto indica un’altra cosa.

## Problemi

puzzle = Un problema
puzzles = Problemi
puzzles-all = Tutti i problemi
puzzles-lead = Posizioni con uno scopo. Giudica il tavolo, gli altri rispondono sempre uguale, e ogni prova si può ritirare.
puzzles-count = { $solved } risolti su { $all }
puzzle-after-lessons = Per chi ha fatto le lezioni.
puzzle-of-the-day = Il problema del giorno
puzzle-today = di oggi
puzzle-solve = Risolvi
puzzle-again = Ancora una volta
puzzle-streak = { $days ->
    [one] Risolto oggi, o ieri: è un inizio.
   *[other] { $days } giorni di fila.
}
puzzle-level-1 = Facile
puzzle-level-2 = Da pensarci
puzzle-level-3 = Difficile
puzzle-edition-republic = La Repubblica
puzzle-edition-empire = L’Impero
puzzle-edition-base = Last Will
puzzle-edition-sacked = Getting Sacked
puzzle-solved = Risolto
puzzle-helped = Visto
puzzle-well-done = Risolto, firmato e protocollato. L’usciere finge di non essere colpito.
puzzle-shown = Ecco fatto. A verbale sembra sempre ovvio.
puzzle-failed = Non stavolta, ma l’inizio mi piaceva. Torna di un passo, o ricomincia.
puzzle-begin = Ci provo
puzzle-showing = L’usciere lo gioca per te: passo { $step } di { $steps }.
puzzle-fold = Ripiega
puzzle-left = { $left ->
    [one] resta una risposta
   *[other] restano { $left } risposte
}
puzzle-hint = Indizio
puzzle-back = Torna indietro
puzzle-anew = Riprova
puzzle-try = Provo io
puzzle-solution = Mostra la soluzione
puzzle-next = Prossimo passo
puzzle-more = Altri problemi
puzzle-leave = Esci
puzzle-own = Un problema tuo
puzzle-own-how = Condividi una posizione di una partita o di un replay: ricevi un file, ci scrivi lo scopo e lo carichi qui.
puzzle-bring = Carica un problema
position = Una posizione condivisa
position-share = Condividi questa posizione
position-shared = Il link è copiato. Chi lo apre vede ciò che poteva vedere il tuo posto, e nient’altro.
position-link = Link a questa posizione
position-what = Qualcuno ha pensato che valesse la pena mostrarla. Vedi il tavolo come lo vedeva quel posto; ciò che gli era nascosto è stato ridistribuito.
position-play = Giocala contro i bot
position-puzzle = Fanne un problema
position-how = Il file che ricevi ha la posizione; scrivici che cosa si deve ottenere e caricalo sotto «Problemi».

## Consigli

advice-ask = Che cosa farebbe un impiegato? (Poi la partita non fa classifica.)
advice-name = Un consiglio
    .short = Consiglio
advice-would = Un impiegato farebbe così: { $what }.
advice-nothing = Un impiegato non darebbe niente.
advice-leave = Un impiegato lascerebbe stare.
picture-refused = RESPINTO
advice-take = Fai così
agreed-advice = Consigli
agreed-advice-alone = Solo chi gioca da solo fra i bot può chiedere che cosa farebbe un impiegato.
agreed-advice-all = Tutti possono chiedere che cosa farebbe un impiegato; una partita con consigli non conta per la classifica.
words-of-the-table = Parole di questo tavolo

## Parole che si spiegano da sé

explains-players = In tanti possono sedere a un tavolo, persone e bot insieme.
    .word = Giocatori
explains-length = Una partita intera, dalla prima carta all’ultima. Si può lasciare, e riprendere un altro giorno.
    .word = Durata
explains-weight-1 = Poche regole: una lezione, e si sanno tutte.
    .word = Un gioco leggero
explains-weight-2 = Qualche regola da tenere a mente: dopo due o tre lezioni si siede tranquilli.
    .word = Un gioco di peso medio
explains-weight-3 = Molte fasi e molti trucchi: una lezione dopo l’altra, senza fretta.
    .word = Un gioco corposo
explains-lessons = Un punto per ogni lezione di questo gioco: quelle piene le hai fatte.
    .word = Lezioni
explains-table-live = Tutti siedono al tavolo nello stesso momento, e la partita si gioca in una volta.
    .word = Dal vivo
explains-table-post = Ognuno gioca quando gli fa comodo, entro il tempo di una mossa; quando tocca a te sei chiamato.
    .word = Per corrispondenza
explains-table-running = La partita è cominciata e le sedie sono tutte occupate. Puoi guardare quel che tutti possono vedere.
    .word = In corso
explains-bot = Questa sedia la gioca la casa. Segue le stesse regole, e non vede più di chiunque altro al suo posto.
    .word = Bot
explains-streak = Per tanti giorni di fila hai risolto il problema del giorno senza fartelo mostrare.
    .word = Giorni di fila
