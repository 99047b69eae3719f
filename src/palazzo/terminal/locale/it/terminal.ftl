### Palazzo in un terminale: le sue frasi. La voce: un usciere cortese.

## Prendere posto

ask-language = Lingua?
ask-option = { $text }?
ask-seats = In quanti sedete al tavolo, te compreso?
ask-default = (Invio: { $text })
own-name = italiano
ask-game = Quale gioco?
ask-bots = Chi gioca gli altri posti?
level-usher = uscieri (sanno le regole, e poco altro)
level-clerk = impiegati (sanno il mestiere)
level-minister = ministri (pensano in anticipo)
ask-again = «{ $text }» non è tra le scelte: { $values }.
guest = Ospite

## Il tavolo

you = tu
yours = Per i tuoi occhi soltanto: { $what }
yours-hand = La tua mano
column-seat = Giocatore
column-place = Luogo
column-paper = Documento
column-at = Dove
column-steps = Passi
column-blame = Colpa
final-decrees-column-place = Ministero
final-decrees-column-paper = Decreto
column-directs = Dirige
column-director = Dirige
column-controller = Sotto
column-decrees = Decreti
column-cards = Carte
column-known = Sai che ha
fact-turn = { $value ->
    [0] prima del primo turno
   *[other] turno { $value }
}
fact-player = { "" }
fact-actions = { $value ->
    [0] { "" }
    [one] resta 1 azione
   *[other] restano { $value } azioni
}
fact-enacted = promulgati { $value }
fact-removal = prossimo decreto −{ $value }
fact-burn = { "" }
fact-used = già usati: { $value }
word-draw = la pesca
pile-deck = Mazzo { $count }
pile-discards = Scarti { $count }, l’ultimo «{ $last }»
pile-shown = Sul tavolo «{ $last }»

## Domande

how-pick = Rispondi con un numero, o con parole della scelta.
how-subset = { $least ->
    [0] Rispondi con dei numeri, fino a { $most } (- per nessuno), per esempio: { $example }
   *[other] Rispondi con dei numeri, da { $least } a { $most }, per esempio: { $example }
}
how-subset-exactly = { $most ->
    [one] Rispondi con un numero, per esempio: { $example }
   *[other] Rispondi con { $most } numeri, per esempio: { $example }
}
how-split-exactly = { $most } in tutto, per esempio: { $example }
how-payment = Rispondi con numeri che arrivino ad almeno { $total }, per esempio: { $example }
how-number = Rispondi con un numero da { $least } a { $most }.
how-order = Rispondi con tutti i numeri, nel tuo ordine, per esempio: { $example }
how-split = { $least ->
    [0] Fino a { $most } in tutto, per esempio: { $example }
   *[other] Da { $least } a { $most } in tutto, per esempio: { $example }
}
how-assign = { $least ->
    [0] I luoghi per numero, che cosa ci va per lettera (- per niente), per esempio: { $example }
   *[other] I luoghi per numero, che cosa ci va per lettera, per esempio: { $example }
}
how-likely = { $kind ->
    [number] Basta { $sign } per rispondere { $example }.
   *[other] Basta { $sign } per dare la risposta dell’esempio.
}
split-most = (fino a { $most })
split-now = (ora { $now })
foot-rule = la regola
lesson-listen = L’usciere ha qualcosa da dirti.
lesson-wrong = Non ancora: l’usciere aspetta un’altra cosa.
lesson-numbers = (scelta { $numbers })
learn-how = Prendine una per nome: palazzo learn final-decrees/blame. «palazzo learn today» è il problema del giorno.
learn-lessons = Lezioni, da giocare in pochi minuti
learn-puzzles = Problemi, per ogni gioco prima i facili
nothing-chosen = niente
puzzle-shown = Ecco un modo per riuscirci.
no-such-lesson = Non c’è nessuna lezione che si chiama { $lesson }: «palazzo learn» le elenca.
bad-lesson = Una lezione o un problema è sbagliato: { $why }
puzzle-words = indizio, indietro, daccapo o soluzione ti aiutano.
puzzle-solved = Risolto.
puzzle-failed = Non stavolta. Niente è perduto: indietro ritira una risposta, daccapo ricomincia.
pause = Invio per proseguire, o un comando.
waiting = Si attende { $for }. { $why }
log-more = { $count ->
    [one] un’altra riga: registro
   *[other] altre { $count } righe: registro
}

## Non capito

unclear-empty = Non ho afferrato: un numero, qualche parola, oppure «aiuto», prego.
unclear-which = «{ $text }» può essere più d’una cosa: { $which }.
unclear-unknown = «{ $text }» non è tra le scelte; «aiuto» dice come rispondere.
unclear-number = La scelta { $number } non c’è: vanno da 1 a { $most }.
unclear-no-number = «{ $text }» non è un numero: ne serve uno da { $least } a { $most }.
unclear-amount = In «{ $text }» manca un nome o una quantità: scrivi per esempio NAV 3, SEC 2.
unclear-too-many-amounts = Sono più quantità che luoghi: i luoghi sono { $most }.
unclear-place = «{ $text }» deve nominare sia un luogo sia ciò che ci va.
unclear-goods = In «{ $text }» non capisco che cosa e quanto: scrivi per esempio colpa 2, C03.
unclear-partner = Con chi? Scrivi per esempio: accordo bruno: do C03; ricevo colpa 2
unclear-clause = Non riesco a leggere «{ $text }»: ogni parte comincia con do, ricevo, prometto, chiedo o parola.
unclear-particular = Quella promessa deve dire anche questo: { $particular }.
no-rule = In questo momento non vale una regola in particolare; «regole» apre il regolamento.
ruling = Come lo intendiamo: { $text }
ruling-book = Il regolamento: «{ $text }»
no-such-rule = La regola «{ $text }» non c’è; i capitoli sono { $chapters }.
nothing-written = Su «{ $text }» non c’è scritto nulla.
nothing-else = In questo momento non c’è altro che tu possa fare.
which-also = Di’ quale, con un numero da 1 a { $most }.
no-such-language = Non parlo «{ $text }»: scegli tra { $languages }.

## Accordi

deal-with = Con chi?  { $people }   («.» per lasciar perdere)
deal-you-have = Hai: { $goods }
deal-give = Che cosa dai a { $other }? Per esempio: colpa 2, C03. Invio per niente.
deal-they-have = { $other } potrebbe avere: { $goods }
deal-any-card = { $count ->
    [one] una carta qualsiasi (ne ha 1; nominala col codice)
   *[other] carte qualsiasi (ne ha { $count }; nominale col codice)
}
deal-get = Che cosa ricevi da { $other }? Invio per niente.
deal-promise = Che cosa prometti a { $other }? Un numero con i suoi particolari (2 D3), o «parole tra virgolette». Invio per niente.
deal-ask = Che cosa deve prometterti { $other }, fra le stesse cose? Invio per niente.
word-amount = quanto
word-text = parole
deal-send = La faccio scivolare sul tavolo? [S/n]
deal-term = { $giver } dà a { $taker }: { $goods }.
deal-dropped = Come desideri: nessuna offerta.
deal-mine = [{ $number }] La tua offerta, in attesa di firme
deal-theirs = [{ $number }] Offre { $who }; manca la tua firma
remark = { $who }: «{ $text }»
notice-deal = [{ $number }] { $who } ti offre un accordo: { $deal } (accetta { $number }, rifiuta { $number }, controproponi { $number })
notice-also = Puoi anche: { $what }
notice-also-many = Puoi fare anche altre { $count } cose: { $command } le elenca
no-deals = Sul tavolo non c’è un’offerta così.
no-deals-now = In questo momento non si fanno accordi.
which-deal = Ce n’è più d’una: di’ quale, col suo numero.
not-that-deal = A quell’offerta non tocca a te rispondere così.
cannot-give-that = Non hai quello che quell’offerta vuole da te.
no-promises = Nessuno ha promesso nulla, che tu sappia.

## Andare e venire

saved = Salvata in { $file }.
saved-over = La partita è conservata in { $file }: palazzo replay { $file }
saved-resume = La partita è salvata in { $file }. Per riprenderla: palazzo terminal { $game } --load { $file }
not-saved = Non si è potuto scrivere { $file }: { $why }.
step-on = Farò una pausa dopo ogni mossa degli altri.
step-off = Gli altri giocheranno senza pause.
ended = { $winners_count ->
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
}
ended-you = { $winners_count ->
    [one] Hai vinto, { $winners }. Le felicitazioni della casa.
   *[other] Vittoria condivisa: { $winners }.
}
sealed = Chiave { $key }, sigillata all’inizio come { $commitment }: «palazzo verify» li controlla.

## Aiuto

help = Rispondi per numero o a parole. Inoltre, in ogni momento:
help-help = questo elenco
help-why = la regola che vale adesso; ? 12 spiega la scelta 12, ? C05 una carta, ? FD-4.4 una regola
help-advise = che cosa farebbe un impiegato, e perché
help-what = che cosa porterebbe una scelta, prima di farla: cosa 3; da solo: che cosa porterebbe ciascuna
help-rules = le regole in breve; regole FD-4 un capitolo, regole FD-4.4 una regola
help-card = che cosa dice una carta: carta C12
help-hand = la tua mano, con i testi
help-board = tutto il tavolo, anche ciò che non sta nella pagina
help-log = che cosa è successo; registro 100 per vedere di più
help-undo = ritira la tua ultima risposta, se intanto non si è saputo nulla
help-deal = offri un accordo; in una riga: accordo bruno: do C03; ricevo colpa 2; prometto stamp D2
help-deals = le offerte che ti riguardano
help-accept = firma un’offerta: accetta 1
help-refuse = rifiuta un’offerta: rifiuta 1
help-counter = rispondi a un’offerta con un’altra: controproponi 1
help-withdraw = ritira la tua offerta: ritira 1
help-promises = le promesse, e che fine hanno fatto
help-also = altro che puoi fare adesso: anche 1
help-step = una pausa dopo ogni mossa degli altri, o non più
help-save = salva la partita: salva [file]
help-lang = cambia lingua: lingua en
help-quit = esci; la partita viene salvata

what-many = Ci sono troppi modi di rispondere: di’ quale, per esempio: { $command } { $example }
advise-would = Un impiegato farebbe così: { $answer }
advise-nobody = Nessun impiegato conosce abbastanza questo gioco.
what-nothing = Adesso non ti si chiede nulla.
what-unforeseen = Qui non si può prevedere: { $why }

## Rivedere una partita

replay-where = Passo { $step } di { $steps }
replay-as-seat = con gli occhi di { $who }
replay-as-spectator = da spettatore
replay-as-open = a carte scoperte
replay-how = Invio o n: avanti; p: indietro; un numero: vai lì; q: esci
replay-start = La partita comincia.
replay-unclear = «{ $text }» non è né n, né p, né q, né un passo da 0 a { $steps }.
replay-unfinished = La partita non è finita.
hand-of = { $who }, { $what }

## Verifica e catalogo

verify-played = { $file }: { $game }, { $seats } posti, { $answers ->
    [one] 1 risposta rigiocata: è valida
   *[other] { $answers } risposte rigiocate: sono tutte valide
}.
verify-published = Tutto in regola: la chiave da cui è venuta tutta la sorte corrisponde al sigillo che hai dato, { $commitment }.
verify-sealed = Tutta la sorte è venuta da una sola chiave, e la chiave corrisponde al sigillo nel file: { $commitment }. Se sia quello pubblicato all’inizio della partita puoi dirlo solo tu: confrontalo con quello mostrato allora, o scrivilo dopo --commitment.
verify-unsealed = Nel file non c’è sigillo, quindi le mescolate non provano ancora niente. Il sigillo della sua chiave sarebbe { $commitment }: se è quello pubblicato all’inizio della partita, tutta la sorte è venuta da questa chiave.
verify-written = Comincia da una posizione scritta: niente mostra che sia mai stata distribuita, nessun sigillo la copre, e le mescolate non provano niente su un tavolo.
verify-imagined = Comincia da un tavolo immaginato: non c’è né chiave né sigillo, e le mescolate non provano niente su un tavolo.
verify-other-seal = Il sigillo della sua chiave sarebbe { $commitment }, non { $wanted }.
verify-not-ok = { $file }: non è in regola. { $why }
catalogue-seats = { $seats } posti

## Respinti alla porta

no-such-file = Il file { $file } non c’è.
file-unreadable = { $file } non si può leggere: { $why }.
not-a-terminal = Serve un terminale per giocare; con --plain le risposte possono venire anche da una pipe.
no-such-person = Il posto { $seat } non c’è: scegli da 1 a { $most }.
no-such-level = Non ci sono bot chiamati «{ $level }»: scegli tra { $levels }.
bad-option = «{ $text }» non è un’opzione: scrivi nome=valore.
other-game = { $file } contiene una partita di { $found }, non di { $game }.
load-settled = La partita in { $file } ha già i suoi posti e le sue opzioni: togli --seats, --edition e --option.
bad-settings = Le impostazioni non si possono usare: { $why }
press-missing = La tipografia non è installata: pip install "palazzo[press]".
press-overlong = Troppo lunghi per il loro spazio, anche nel corpo più piccolo: { $texts }. Non è stato stampato nulla.
press-no-picture = La voce «{ $entry }» vuole un disegno che qui non c’è: «{ $name }».
press-only = Si stampa soltanto Final Decrees: il suo autore l’ha regalato. { $game } è in vendita: compralo, e intanto giocalo qui.
press-what = Indica un gioco o una partita: palazzo press final-decrees, oppure palazzo press --match FILE.
press-printed = { $files } in { $folder }.
cards-faulty = Riga { $line }: { $why }
cards-fault = Riga { $line }: { $why }
cards-fine = { $file }: { $kinds } tipi, { $count } carte. Tutto in regola: si gioca con --cards, o si stampa.
cards-as-on = Come su «{ $card }»: { $text }
no-backup = Non è stata fatta nessuna copia: { $why }
password-in-sight = Una password sulla riga di comando la legge tutta la macchina: metti l’indirizzo in PALAZZO_DATABASE o nel file delle impostazioni.
cannot-serve = Il server non può partire: { $why }
not-written = { $file } non si può scrivere: { $why }.

## Un bot al tavolo di qualcuno

bot-seated = { $name } si siede e aspetta che si cominci.
bot-begun = La partita è cominciata.
bot-over = La partita è finita.
bot-won = { $name } ha vinto.
bot-lost = { $name } non ha vinto.
bot-no-table = «{ $address }» non è un tavolo: copia il suo indirizzo dal browser.
bot-refused = Il server rifiuta: { $why }
bot-unreachable = { $server } non è raggiungibile: { $why }.
bot-chairless = Per il bot non c’è più una sedia.
bot-stuck = Il server non accetta nessuna risposta a { $prompt }.
