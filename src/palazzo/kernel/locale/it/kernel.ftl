### Palazzo: ciò che dicono tutti i giochi. La voce: un usciere cortese.
### Ogni rifiuto è una frase sola: che cosa non va e che cosa ci vuole.

## Risposte rifiutate

match-over = La partita è finita: non c’è più nulla a cui rispondere.
no-such-seat = A questo tavolo il posto «{ $value }» non c’è: i posti vanno da 0 a { $most }, o da s0 a s{ $most }.
not-asked = In questo momento a { $seat } non si chiede nulla: il tavolo aspetta { $asked }.
no-such-question = La domanda «{ $value }» non è aperta, o non lo è più: dai un’altra occhiata al tavolo.
nothing-to-take-back = Non c’è nulla che tu possa ritirare: non hai ancora fatto nulla, o nel frattempo si è saputo troppo.
you-promised = Così mancheresti a una promessa, e a questo tavolo le promesse vincolano: scegli altro.
no-answer-stands = «{ $prompt }» non ha risposte possibili: l’errore è nelle regole, non tuo.
not-offered = «{ $value }» non è fra le scelte: prendine una di quelle offerte.
changes-nothing = Così resterebbe tutto com’è: qualcosa deve cambiare.
want-list = Qui ci vuole un elenco di scelte.
want-count = Le scelte sono { $count }: ne servono almeno { $least } e al massimo { $most }.
too-many-of = { $most ->
    [0] «{ $value }» non è fra le cose da scegliere.
    [one] «{ $value }» si può scegliere una volta sola.
   *[other] «{ $value }» si può scegliere al massimo { $most } volte.
}
want-number = «{ $value }» non va: ci vuole un numero intero da { $least } a { $most }.
want-amount = «{ $value }» non va: ci vuole un numero intero da 1 in su.
want-amounts = Ci vogliono quantità per destinazione: un numero intero per ognuna di quelle che nomini.
want-amount-at = «{ $value }» non va per { $place }: ci vuole un numero intero da 0 a { $most }.
want-total = Le quantità fanno { $total }: in tutto servono almeno { $least } e al massimo { $most }.
want-places = Ci vogliono cose per destinazione: un elenco per ognuna di quelle che nomini.
want-list-at = Ci vuole un elenco di ciò che va in questa destinazione: { $place }.
want-count-at = { $count ->
    [one] Ne andrebbe 1
   *[other] Ne andrebbero { $count }
} in una sola destinazione, { $place }: lì ne servono almeno { $least } e al massimo { $most }.
barred-at = { $value } non può andare in questa destinazione: { $place }.
rivals-at = Nella stessa destinazione, { $place }, può andare uno solo fra { $rivals }.
want-fewer-places = Solo { $most } dei posti possono ricevere qualcosa.
want-worth = La tua scelta vale { $paid }: deve valere almeno { $total }.
want-order = Ci vuole tutto questo, ogni cosa una volta, nell’ordine che preferisci: { $items }.

## Carte rifiutate

card-not-held = Non hai in mano «{ $card }».
card-not-present = «{ $card }» non può essere giocata da chi è morto o all’estero.
card-wrong-time = Non è il momento di «{ $card }»: il suo testo dice quando si può giocare.
card-wrong-phase = «{ $card }» si può giocare solo in queste fasi: { $phases }.
card-needs-influence = «{ $card }» chiede che tu abbia in gioco, non in mano: { $influence }. Ne basta una.
card-needs-office = «{ $card }» chiede che tu abbia questa carica: { $office }.
card-barred-office = «{ $card }» non è per chi ha questa carica: { $office }.
card-too-dear = Per «{ $card }» il costo in milioni è { $cost }, e fra contante e credito non ci arrivi.
card-no-room = Hai in gioco quanto è permesso tenere: per { $card } non c’è posto.
card-not-while-voting = «{ $card }» non si può giocare durante una votazione.
card-once-a-turn = «{ $card }» si può giocare una volta per turno, ed è già successo.
card-no-target = «{ $card }» adesso non trova nessuno su cui agire.
card-none-left = Non resta nulla di ciò che «{ $card }» metterebbe in gioco: in questo golpe non si può giocare.
card-needs-slot = «{ $card }» va con un’altra carta, o su una già in tavola: nessuna ora ha posto.
card-needs-place = Per «{ $card }» ci vuole un posto libero sulla plancia, e non ce n’è.
card-needs-actions = { $needed ->
    [one] Per «{ $card }» ci vuole 1 Azione
   *[other] Per «{ $card }» ci vogliono { $needed } Azioni
}, e { $actions ->
    [0] non ne restano.
    [one] ne resta 1.
   *[other] ne restano { $actions }.
}
card-needs-money = Per «{ $card }» il denaro non basta.

## Offerte rifiutate

want-offer = Ci vuole un’offerta: le sue condizioni, le sue promesse o entrambe e, se serve, l’offerta a cui ribatte.
want-terms = Un’offerta ha in tutto da 1 a { $most } condizioni e promesse.
want-term = Ogni condizione deve dire chi dà, chi riceve e che cosa.
want-goods = Ogni condizione deve nominare almeno una cosa da dare, e quanta.
not-theirs-to-give = { $seat } non può dare questo: { $value }.
has-not-so-much = { $seat } non ha tanto da dare: { $value }, al massimo { $most }.
no-such-partner = Con «{ $value }» adesso non puoi trattare.
same-seat = Nessuno può trattare con sé: chi dà e chi riceve devono essere due giocatori diversi.
want-promise = Ogni promessa deve dire chi la fa, a chi e qual è.
no-such-promise = «{ $value }» non è una promessa che questo gioco conosca.
want-particulars = La promessa «{ $value }» deve dire esattamente questo: { $wanted }.
no-such-deal = Quell’offerta non è più sul tavolo, o non aspetta la tua risposta.
offer-without-you = Nella tua offerta devi avere una parte anche tu.
refused-before = Proprio questa offerta è stata appena rifiutata: cambia qualcosa.

## Tavoli rifiutati

unknown-game = Qui il gioco «{ $game }» non c’è: scegli fra { $wanted }.
unknown-language = «{ $value }» non è una lingua che si parla qui: scegli fra { $wanted }.
no-world = Non si è trovato un mondo che { $seat } non possa distinguere da quello vero.
unknown-bot = «{ $value }» non è un bot che c’è: scegli fra { $wanted }.
no-such-seats = A «{ $game }» non si gioca in { $seats }: il numero di giocatori può essere { $wanted }.
options-not-a-table = Le opzioni di «{ $game }» vanno date per nome, ciascuna con il suo valore.
no-such-option = «{ $game }» non ha un’opzione «{ $value }»: scegli fra { $wanted }.
no-such-value = L’opzione «{ $option }» non può valere «{ $value }»: scegli fra { $wanted }.
option-idle = L’opzione «{ $option }» non può essere «{ $value }» a questo tavolo, dove non significa nulla: conta solo con { $wanted }.
position-wrong = Questa posizione non può stare su un tavolo: { $why }

## Partite salvate rifiutate

save-not-a-document = Questa non è una partita salvata che si possa leggere: { $why }
save-too-large = Questo documento è più grande di qualsiasi partita salvata: se ne leggono al massimo { $most } byte.
save-foreign = Questo documento non è una partita salvata di Palazzo.
save-other-format = Questa partita è salvata nel formato { $found }: si legge solo il formato { $wanted }.
save-unknown-game = Questa partita è di un gioco che qui non c’è: «{ $game }».
save-other-rules = Questa partita seguiva le regole { $found }: si può proseguire solo con le regole { $wanted }.
save-altered = Questa partita salvata è stata alterata dopo la scrittura: l’impronta non corrisponde più.
save-broken-seal = La chiave di questa partita salvata non corrisponde al sigillo pubblicato all’inizio.
save-bad-field = Il campo «{ $field }» di questa partita salvata è sbagliato: { $why }
save-bad-answer = La risposta numero { $number } di questa partita salvata non è valida: { $why }

## Perché una partita salvata è rifiutata: la fine di una delle frasi qui sopra

why-not-text = non è né testo né byte, ma { $found }.
why-not-json = non è scritto in JSON, o si interrompe.
why-not-json-at = non è scritto in JSON, dal byte { $byte } in poi.
why-too-deep = è annidato troppo in profondità.
why-breaks-off = si interrompe.
why-damaged = è danneggiato.
why-no-fields = non è una tabella di campi.
why-no-data = nel documento c’è qualcosa che non si può scrivere.
why-missing = manca.
why-no-key = non c’è la chiave.
why-no-table = non c’è il tavolo.
why-seat-and-value = ci vogliono un posto e un valore, e per le aperture la domanda.
# I particolari di una posizione si dicono solo in inglese, e qui si tacciono.
why-cannot-stand = non può stare su un tavolo: { $faults }

## File di dati rifiutati

content-unreadable = Il file di dati { $file } non si può leggere: { $why }
content-not-a-table = In { $file } la voce «{ $entry }» non è una tabella di campi.
content-twice = In { $file } la voce «{ $entry }» compare due volte.
content-missing = In { $file } alla voce «{ $entry }» manca il campo «{ $field }».
content-unknown = In { $file } la voce «{ $entry }» ha un campo che nessuno ha chiesto: «{ $field }».
content-wrong = In { $file } il campo «{ $field }» di «{ $entry }» è { $value }: ci vuole { $wanted }.

## Accordi e promesse

make-offer = Puoi proporre un accordo: che cosa dai, che cosa ricevi, che cosa si promette.
answer-offer = C’è un’offerta di { $seat } davanti a te: firmala, rifiutala o ribatti con una tua.
withdraw-offer = La tua offerta è sul tavolo: puoi ancora ritirarla.

do-accept = Firma
do-refuse = Rifiuta
do-withdraw = Ritira l’offerta
do-pass = Lascia correre

deal-offered = { $seat } fa scivolare un’offerta sul tavolo.
deal-accepted = { $seat } firma; mancano ancora altre firme.
deal-struck = L’accordo fra { $seats } ha tutte le firme: è concluso.
deal-refused = { $seat } respinge l’offerta e la fa a pezzi.
deal-withdrawn = { $seat } ritira l’offerta.
deal-lapsed = L’offerta di { $seat } decade.
promise-given = Una promessa resta appesa al muro. { $pledge }
promise-kept = Promessa mantenuta! { $pledge } E così è stato.
promise-broken = Promessa infranta! { $pledge } Ma non è stato così.
promise-void = Una promessa cade nel vuoto, per mancanza di occasioni. { $pledge }

pledge-words = { $by } dà a { $to } la sua parola: «{ $text }»

word-open = aperta
word-kept = mantenuta
word-broken = infranta
word-void = nulla

## Perché il tavolo aspetta

wait-decision = C’è una decisione da prendere.
wait-reactions = Si valutano le reazioni, in segreto.
wait-over = La partita è finita.

## Domande, rifiuti e tavoli in stampa

print-asked = Si chiede a { $seat }: { $text }
print-open = { $seat } può: { $text }
print-waits = Si aspetta { $seats }: { $text }
print-over = Finita. { $winners_count ->
    [0] Non vince nessuno.
    [one] Vince { $winners }.
   *[other] Vincono { $winners }.
} Punteggi: { $text }.
print-more = e altre { $count }
answer-pick = Rispondi con una di queste:
answer-subset = Rispondi con una lista, da { $least } a { $most } di queste:
answer-payment = Rispondi con una lista di queste, che valgano almeno { $total } in tutto:
answer-number = Rispondi con un numero intero da { $least } a { $most }.
answer-split = Rispondi con una quantità per ogni luogo, da { $least } a { $most } in tutto. I luoghi, e il massimo di ciascuno:
answer-assign = Rispondi con una lista di cose per ogni luogo, da { $least } a { $most } cose in tutto. I luoghi:
answer-things = Le cose:
answer-order = Rispondi con la lista di tutte queste, nell’ordine che vuoi:
answer-offer-with = Rispondi con scambi, promesse, o entrambi. Che cosa può dare ciascuno:
answer-promises = Che cosa si può promettere:

## Che cosa porterebbe una risposta

foreseen-figure = { $what }: { $before } → { $after }
foreseen-figure-of = { $of }: { $what } { $before } → { $after }
foreseen-range = da { $least } a { $most }
foreseen-or = { $text } o { $other }
foreseen-perhaps = Forse: { $text }
foreseen-unopposed = Se nessuno reagisce: { $text }
foreseen-nothing = Sul momento non succede nulla.
foreseen-next = Poi: { $text }
foreseen-waits = Poi il tavolo aspetta { $seats }.
foreseen-over = Poi la partita è finita.
foreseen-yes = sì
foreseen-no = no
