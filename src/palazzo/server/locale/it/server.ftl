### Quel che il server dice alle persone.

## Titoli dei problemi, per codice HTTP

status-400 = Non ci siamo capiti
status-401 = Chi è?
status-403 = Non per te
status-404 = Non c’è
status-405 = Non così
status-409 = Non adesso
status-410 = Non c’è più
status-413 = Troppo grande
status-422 = Non in questo modo
status-429 = Con calma
status-500 = Colpa nostra
status-503 = Fuori servizio
status-507 = Non c’è più spazio

## Richieste

not-found = Qui non c’è niente.
wrong-method = Questo indirizzo non accetta richieste del genere.
request-wrong = La richiesta non ha la forma prevista: { $what }.
too-large = È più di quanto possiamo accettare.
too-fast = Troppe cose tutte insieme. Aspetta un momento e riprova.
header-missing = Alla richiesta manca l’intestazione X-Palazzo, da cui riconosciamo le nostre pagine.
wrong-origin = La richiesta viene da una pagina altrui.
metrics-closed = Ciò che il server conta non è per tutti.
server-broke = Si è rotto qualcosa da parte nostra. È stato annotato; nulla di tuo è andato perduto.
not-stored = L’archivio non risponde, quindi non si è fatto nulla. Riprova tra un momento.
stopping = Il server chiude per un momento. La partita è al sicuro: torna tra poco.
somebody-was-first = Qualcun altro ha fatto prima. Guarda di nuovo, poi riprova.
house-full = L’archivio è pieno: per ora qui non si può cominciare nulla di nuovo. Le partite in corso continuano.
still-printing = La tipografia sta ancora stampando. Riprova fra un momento.
not-printed = La tipografia è ferma: { $why }
no-such-game = Non c’è nessun gioco chiamato «{ $game }».
no-such-language = Non parliamo ancora «{ $language }».

## Persone

name-empty = Un nome ha bisogno di almeno una lettera visibile.
name-long = Questo nome è troppo lungo: al più { $most } lettere, e i disegnini contano per più d’una.
sit-down-first = Prima accomodati con un nome.
recovery-unknown = Questo collegamento di recupero non funziona, o non funziona più.
signed-out-everywhere = Hai chiuso la sessione in tutti i browser.

## Tavoli

no-such-table = Non c’è nessun tavolo così.
invitation-needed = A questo tavolo si entra su invito. Chiedi il collegamento a chi ospita.
too-many-tables = Hai già { $most } tavoli aperti. Prima chiudine uno.
no-such-chair = A questo tavolo non c’è il posto { $seat }.
seat-taken = Lì è già seduto qualcuno.
seated-already = Siedi già a questo tavolo.
not-seated = Non siedi a questo tavolo.
seat-not-anothers = Lì non siede nessun altro.
removed-by-host = Chi ospita ti ha chiesto di lasciare il posto. Non puoi più sederti a questo tavolo, a meno di un nuovo invito.
table-full = Tutti i posti sono occupati.
seats-free = Ci sono posti vuoti. Invita qualcuno, o fai sedere dei bot.
only-host = Può farlo solo chi ospita il tavolo.
begun-already = La partita è cominciata: ormai non si cambia più.
not-begun = La partita non è ancora cominciata.
match-is-over = La partita è finita.
match-not-over = La partita non è ancora finita.
no-such-level = Non ci sono bot del tipo «{ $level }»; ci sono { $levels }.
seat-not-a-persons = Lì non siede una persona.
person-present =
    { $when ->
        [soon] Quella persona è qui e può giocare da sé. Questo tavolo aspetta una risposta per { $patience } secondi prima che un bot possa supplire; ne restano { $seconds }.
        [asked] Quella persona è qui e può giocare da sé. Un bot può supplire quando tocca a lei e non risponde per { $patience } secondi.
       *[never] Quella persona è qui e può giocare da sé.
    }
bot-stands-in = Non hai risposto per tutto il tempo che questo tavolo aspetta, così chi ospita fa giocare un bot al tuo posto. Torna, e il posto è di nuovo tuo.
clock-too-short = Un orologio ha bisogno di almeno un secondo.
table-closed = Chi ospita ha chiuso il tavolo.
you-left = Hai lasciato il tavolo.
signed-out = In questo browser hai chiuso la sessione.
no-spectators = Questo tavolo non ammette pubblico.
too-many-spectators = Non ci sono più posti in piedi.
too-many-connections = Hai troppe finestre aperte su questo server. Chiudine una.
other-rules = Questa partita è iniziata con le regole nella versione { $found }; questo server gioca con la versione { $wanted }, perciò qui non può continuare.
journal-broken = Ciò che è stato annotato di questa partita non si può giocare, perciò non può continuare. Ne è stata presa nota.

## Gioco dal vivo

say-hello = Il primo messaggio dev’essere un saluto.
hello-twice = Ci siamo già presentati.
message-wrong = Il messaggio non è stato capito.
question-gone = Quella domanda non è più aperta. Guarda di nuovo il tavolo.
version-old = Nel frattempo il tavolo è cambiato. Guarda di nuovo prima di ritirare qualcosa.
no-time-to-take-back = Non resta il tempo per rispondere altro.
answer-replaced = Hai risposto altrimenti prima che questa risposta contasse.
answer-taken-back = Hai ritirato la risposta prima che contasse.
rules-broke = Le regole sono inciampate su quella risposta, che quindi non è stata accettata. È stato annotato.
pause-with-others = Il tavolo si può mettere in pausa solo se non gioca nessun altro.
lesson-waits = Non ancora: l’usciere aspetta un’altra cosa, e ha tutto il tempo del mondo.
lesson-goes-back = In una lezione si torna con «Indietro»: l’usciere rimette a posto il tavolo.
no-lesson = A questo tavolo non si fa lezione.
no-such-lesson = Non c’è nessuna lezione che si chiama { $lesson }.
puzzle-closed = Questo problema ora non prende risposte: torna indietro, riprova, o va’ avanti nella soluzione.
puzzle-unsolved = Nessuno ha scritto come si risolve questo problema.
no-such-puzzle = Non c’è nessun problema che si chiama { $puzzle }.
bad-puzzle = Questo non è un problema che si possa porre: { $why }
too-many-positions = Oggi hai condiviso { $most } posizioni: domani è un altro giorno, e un altro problema.
position-with-others = Finché altri giocano a questo tavolo la posizione resta qui; a partita finita si può condividere.
position-too-large = Questa posizione è troppo grande per essere condivisa.
no-such-position = Questa posizione non c’è, o le regole sono cambiate da allora.
no-bell = Qui non c’è nessun campanello da fermare.
waited-already = Hai già detto «Aspetta!» a questo campanello.
talk-empty = Non c’era niente da dire.
talk-nobody = Lì non c’è nessuno con cui parlare.
talk-dead = I morti non parlano. Ma tornerai.
talk-to-dead = I morti non ascoltano.
foresight-too-fast = Guardi avanti più in fretta di quanto si possa immaginare. Aspetta un momento.
no-advice = A questo tavolo non si chiede che cosa farebbe un impiegato.
foresight-late = Adesso si sta prevedendo troppo. Chiedi di nuovo tra un momento.
talk-too-fast = Parli più in fretta di quanto si possa leggere. Aspetta un momento.

## Partite da rivedere

no-such-step = La partita non ha un passo così.
upload-imagined = Quel documento descrive un mondo immaginato, non una partita giocata.
upload-not-over = Quella partita non è finita; si possono mostrare solo partite finite.
upload-too-long = Quella partita è più lunga di quanto possiamo mostrare.
upload-broken = Quel documento non si può giocare.
match-private = Questa partita è stata giocata a un tavolo privato. Chiedi un collegamento a chi l’ha giocata.
too-many-uploads = Hai già portato qui { $most } partite: per altre tue non c’è posto.
too-many-uploads-today = Oggi dalla tua rete sono arrivate così tante partite che non se ne accettano altre. Riprova domani.
uploads-full = Gli scaffali per le partite venute da fuori sono pieni. Riprova un altro giorno.

## I link come si vedono altrove

preview-house = Accomodati. Basta un nome.
preview-house-says = Final Decrees, Junta, Last Will: con gli amici basta un link, o contro i bot.
preview-invitation = Sei tra gli invitati: { $game }
preview-invitation-anywhere = Un tavolo ti aspetta
preview-invitation-says = Apri il link e siediti: basta un nome.
preview-waiting = Un tavolo di { $game }
preview-waiting-says = { $free ->
    [0] Ci siamo tutti: si comincia tra poco.
    [one] Una sedia è libera: siediti.
   *[other] { $free } sedie sono libere: siediti.
}
preview-playing = Si gioca a { $game }
preview-playing-says = Vieni a guardare.
preview-over = { $winners_count ->
    [one] { $game }: ha vinto { $winners }
   *[other] { $game }: hanno vinto { $winners }
}
preview-over-says = Rivedila, passo dopo passo.
preview-closed = Un tavolo di { $game }
preview-closed-says = È stato chiuso prima della fine.
not-drawn = Al momento il disegno non si può fare.
