### Final Decrees: il regolamento per chi gioca, con le parole di un usciere cortese.
### $REF $EXE $HR $NAV $SEC $TRE: i ministeri dell’edizione, senza articolo. $C01 … $C31: le carte dell’edizione.
### Un giocatore dirige un ministero; un ministero ne controlla un altro.

rules-summary =
    Quattro o cinque funzionari dirigono i ministeri di uno Stato in declino. Vince chi alla fine ha meno Colpa Personale; la Colpa di un ministero non è di nessuno, finché non diventa di qualcuno.

    Nel tuo turno il tuo ministero prende 1 Colpa, peschi una carta, fai fino a tre azioni e il tuo ministero prende 1 Colpa per ogni decreto che ha sopra. Azioni: pescare (una volta), giocare una carta, distribuire Colpa lungo le frecce, inoltrare un decreto, timbrarlo, spostare un giocatore sul ministero vuoto, usare l’azione speciale del tuo ministero.

    Se timbri un decreto, o lo inoltri al suo prossimo passo, perdi 1 Colpa Personale. L’ultimo timbro lo promulga: chi dirige la cima della catena toglie 10 Colpa da dove vuole, 20 per il secondo decreto, fino a 50 per il quinto.

    Colpa Personale e carte si scambiano; le promesse non vincolano nessuno.

    La partita finisce con il quinto decreto o con il mazzo. «{ $C31 }», quando esce, brucia carte e dà la Colpa dei ministeri a chi li dirige; torna nel mazzo finché vi resta una carta. Perciò una partita che finisce per il mazzo finisce con «{ $C31 }».

## FD-1

rules-FD-1 = Il tavolo
    .intro = Prego, accomodati. Ecco chi può sedersi, che cosa c’è sul tavolo e che cosa è permesso vedere a tutti.

rule-FD-1-1 = Si gioca in quattro o in cinque. In quattro, «{ $REF }» resta nella scatola insieme alla sua freccia. Di rado qualcuno se ne accorge.
    .title = Quattro o cinque giocatori

rule-FD-1-2 = Ci sono 6 ministeri, 5 frecce di controllo, 5 decreti, 60 carte (59 più «{ $C31 }») e Colpa senza limite: a memoria d’uomo, la banca non l’ha mai finita.
    .title = Che cosa serve

rule-FD-1-3 =
    Tutti possono vedere la Colpa, personale e dei ministeri; i decreti, dove si trovano e i loro timbri; le frecce; quante carte ha in mano ciascuno; gli scarti, carte bruciate comprese; quante carte restano nel mazzo. Nessuno può vedere le mani altrui né l’ordine del mazzo.
    In mano si possono tenere quante carte si vuole. Le carte scartate non tornano mai, salvo con l’opzione di FD-5.3.
    .title = Pubblico e segreto

rule-FD-1-4 = Da quando gli incarichi sono assegnati (FD-2.4), c’è sempre esattamente un ministero vuoto. Nessun giocatore è senza ministero e nessun ministero è diretto da due giocatori.
    .title = Un solo ministero vuoto

rule-FD-1-5 =
    Un giocatore dirige un ministero; un ministero ne controlla un altro, e la freccia va da chi controlla a chi è controllato. All’inizio: { $REF } → { $EXE }; { $EXE } → { $HR }; { $EXE } → { $NAV }; { $NAV } → { $SEC }. Per conto suo, senza frecce: { $TRE }.
    Una struttura è regolare se il controllo non gira mai in tondo, se nessun ministero ha più di un controllore e se ogni freccia ha entrambi i capi su ministeri in gioco. Perciò le frecce sono al massimo 5 in cinque giocatori (tutte quelle che ci sono) e 4 in quattro. Il ministero vuoto controlla ed è controllato come gli altri.
    Sotto un ministero stanno tutti quelli che si raggiungono seguendo le frecce, per quanto si scenda; sopra, lo stesso salendo. Direttamente vuol dire a una sola freccia di distanza.
    Aggiungere una freccia: puntarla su un ministero che nessuno controlla. Spostarla: cambiarne un capo o tutti e due. Invertirla: scambiarne i capi, e si può solo se il ministero che controlla non è a sua volta controllato (all’inizio, { $REF } → { $EXE }; in quattro, { $EXE } → { $HR } oppure { $EXE } → { $NAV }). Il risultato dev’essere sempre regolare. Togliere una freccia si può sempre.
    .title = La catena di controllo

rule-FD-1-6 = Chi deve perdere più Colpa di quanta ce n’è perde quella che c’è. Sotto lo 0 non si va: l’innocenza non si accumula.
    .title = La Colpa finisce a zero

rule-FD-1-7 = «Il tuo ministero» è quello che dirigi in quel momento, non quello di cui conservi un buon ricordo. I testi descrittivi dei decreti e le frasi d’atmosfera delle carte non hanno effetto, come si conviene ai preamboli.
    .title = Il senso delle parole

## FD-2

rules-FD-2 = La preparazione
    .intro = Prima un’asta in cui la moneta è la Colpa, poi gli incarichi, poi il mazzo. La modestia, spiace dirlo, paga un supplemento.

rule-FD-2-1 = Ognuno punta in segreto da 1 a 6 Colpa; poi le puntate si scoprono insieme. Se sono tutte uguali, contano tutte come la più alta.
    .title = La puntata segreta

rule-FD-2-2 = Se la tua puntata non è né la più alta né la più bassa, la prendi come Colpa Personale. Se è la più bassa, anche a pari merito, prendi la puntata più 5: la prudenza ha il suo prezzo.
    .title = Puntate medie e basse

rule-FD-2-3 =
    Chi ha puntato più di tutti, se è solo, prende la puntata come Colpa Personale e dirige «{ $HR }». Se sono in più d’uno, prendono 2 a testa (non la puntata) e puntano di nuovo fra loro con le stesse regole, compresi i 5 in più, finché ne resta uno.
    6, 4, 4, 2, 2: prendono 6 (e l’incarico), 4, 4, 7, 7.
    6, 6, 3, 2, 2: prendono 2, 2, 3, 7, 7; i primi due puntano di nuovo, 4 e 1, e finiscono con 6 (e l’incarico) e 8.
    3, 3, 3, 3: prendono 2 a testa e puntano tutti di nuovo.
    5, 5, 5, 1: prendono 2, 2, 2, 6; i primi tre puntano di nuovo, 6, 3 e 1, e finiscono con 8 (e l’incarico), 5 e 8.
    .title = La puntata più alta

rule-FD-2-4 = Chi dirige «{ $HR }» assegna gli altri giocatori agli altri ministeri, uno per ciascuno; «{ $REF }» non si assegna. In cinque si riempiono tutti: «{ $EXE }», «{ $NAV }», «{ $SEC }» e «{ $TRE }». In quattro, l’incarico «{ $EXE }» va assegnato per forza, e uno degli altri tre («{ $NAV }», «{ $SEC }», «{ $TRE }») resta vuoto.
    .title = Gli incarichi

rule-FD-2-5 = Solo quando tutti hanno un incarico, e non prima, compaiono le carte. Togli «{ $C31 }» dal mazzo, mescola e dai una carta a ciascuno. Metti da parte, coperte, 20 carte per il fondo e 5 per la cima. Mescola «{ $C31 }» fra quelle che restano. Poi ricomponi il mazzo: le 5 in cima, il resto in mezzo, le 20 in fondo.
    .title = La distribuzione e il mazzo

rule-FD-2-6 = Tutti e cinque i decreti cominciano su «{ $EXE }», dove nessuno li aveva chiesti.
    .title = Da dove partono i decreti

## FD-3

rules-FD-3 = Il turno
    .intro = Il turno ha quattro fasi. Si apre con la Colpa e di solito si chiude con la Colpa; quello che succede in mezzo si chiama amministrazione.

rule-FD-3-1 = Comincia chi dirige «{ $EXE }». Si prosegue in senso orario secondo i posti a tavola, quali che siano nel frattempo gli incarichi.
    .title = A chi tocca

rule-FD-3-2 =
    (1) Il ministero che dirigi prende 1 Colpa. (2) Peschi una carta. (3) Fai fino a 3 azioni; puoi fermarti prima. (4) Il ministero che dirigi a quel punto prende 1 Colpa per ogni decreto che ha sopra.
    I decreti che stanno altrove, anche sul ministero vuoto, non danno Colpa. Le azioni avanzate, anche quelle in più, vanno perse.
    .title = Le quattro fasi

## FD-4

rules-FD-4 = Le azioni
    .intro = Tre azioni per turno, nell’ordine che vuoi, anche la stessa più volte, se non c’è scritto «una volta per turno». Non fare nulla è permesso; far finta di fare qualcosa, no.

rule-FD-4-1 = Pesca una carta, oltre a quella della fase 2. Una volta per turno; le pescate dovute alle carte non contano.
    .title = Pescare una carta

rule-FD-4-2 = Gioca una carta dalla mano e fai quel che dice. Se la carta e le regole non vanno d’accordo, ha ragione la carta.
    .title = Giocare una carta

rule-FD-4-3 =
    Solo se c’è almeno un ministero sotto il tuo; in quantità qualunque, da 1 in su. Il ministero vuoto conta come gli altri.
    Nella Repubblica la Colpa va dal tuo ministero a uno o più di quelli che gli stanno sotto, giù per la catena quanto vuoi, divisa come vuoi.
    Nell’Impero risistemi la Colpa del tuo ministero e di tutti quelli che gli stanno sotto: ognuno può darne e ognuno può riceverne, compresi il tuo e quello vuoto. Esempio: con { $REF } → { $EXE }, { $REF } → { $NAV } e { $NAV } → { $SEC }, chi dirige «{ $REF }» risistema tutte e quattro le pile; chi dirige «{ $NAV }», solo la sua e quella di «{ $SEC }».
    .title = Distribuire la Colpa

rule-FD-4-4 = Manda un decreto dal tuo ministero a un altro qualunque in gioco, anche a quello vuoto. Se è il ministero del suo prossimo passo, perdi 1 Colpa Personale.
    .title = Inoltrare un decreto

rule-FD-4-5 = Sposta un giocatore qualunque, anche te, sul ministero vuoto. Il consenso non è richiesto. Se sposti te, il tuo turno continua lì.
    .title = Occupare il ministero vuoto

rule-FD-4-6 = Timbra il prossimo passo di un decreto sul tuo ministero, secondo FD-6.
    .title = Timbrare un decreto

rule-FD-4-7 =
    In entrambe le edizioni ogni ministero, tranne «{ $REF }», ha un’azione speciale. Costa un’azione e spetta a chi dirige quel ministero in quel momento: se cambi ministero durante il turno, puoi usarne più d’una. Esempio: dirigi «{ $NAV }» e fai le grandi manovre, ti sposti sul ministero vuoto, «{ $TRE }», e lì con la terza azione te ne procuri altre due.
    Il limite «una volta per turno» vale per tutto il tuo turno: uscire e rientrare non lo rinnova.
    .title = Le azioni speciali

rule-FD-4-7-TRE = { $TRE }: spendi un’azione, anche l’ultima, e ne guadagni due per questo turno; ti restano anche se poi te ne vai. Una volta per turno.
    .title = Due azioni in più

rule-FD-4-7-SEC = { $SEC }: indaga su un altro ministero che abbia qualcuno a dirigerlo e almeno 1 Colpa. Tutta la sua Colpa diventa Colpa Personale di chi lo dirige. Quante volte vuoi, un’azione ogni volta.
    .title = L’indagine sui colleghi

rule-FD-4-7-NAV = { $NAV }: perdi 2 Colpa Personale e il tuo ministero perde 4 Colpa, o in entrambi i casi quella che c’è; non puoi scegliere di meno, e in tutto dev’essercene almeno 1 da perdere. Una volta per turno.
    .title = Le grandi manovre

rule-FD-4-7-HR = { $HR }: sposta quanti giocatori vuoi, anche te, sui ministeri in gioco che vuoi, compresi quello vuoto e «{ $REF }»; alla fine dev’esserci un solo giocatore per ministero (FD-1.4). Nessuno può rifiutare. Se sposti te, il turno continua nel tuo nuovo ministero. Quante volte vuoi, un’azione ogni volta.
    .title = La riassegnazione degli incarichi

rule-FD-4-7-EXE = { $EXE }: togli, sposta, inverti o aggiungi una freccia, secondo FD-1.5. Quante volte vuoi, un’azione ogni volta.
    .title = La ristrutturazione

rule-FD-4-7-REF = { $REF }: nessuna azione speciale. Ci si sta per il panorama.
    .title = Nessuna azione speciale

rule-FD-4-8 = Quello che fai deve, così come lo dichiari, cambiare qualcosa, anche se poi una reazione può annullarlo: vale per azioni, carte e azioni speciali. Una riassegnazione sposta qualcuno, una ristrutturazione modifica la struttura, una distribuzione modifica una pila, e i «fino a» non possono essere tutti 0. Timbrare o inoltrare un decreto con 0 Colpa Personale è perfettamente regolare.
    .title = Qualcosa deve cambiare

## FD-5

rules-FD-5 = Stagnazione e Declino
    .intro = Una carta su sessanta non conviene a nessuno ed è nel mazzo di tutti. Quando esce, la Colpa dei ministeri torna a casa con chi li dirige.

rule-FD-5-1 =
    «{ $C31 }» si gioca subito, comunque la si peschi: nella fase 2, con l’azione di pesca, per effetto di una carta. La pescata è quella: nessun’altra carta la sostituisce. Nell’ordine:
    (a) le prime 5 carte del mazzo (o quante ne prevede l’opzione di FD-5.3), o quelle che ci sono, vanno scoperte negli scarti;
    (b) chi sta per vedersi arrivare la Colpa del suo ministero può giocare «{ $C30 }» (FD-9.6);
    (c) tutta insieme, la Colpa di ogni ministero diventa Colpa Personale di chi lo dirige; un ministero vuoto conserva la sua;
    (d) se restano carte, «{ $C31 }» si mescola fra tutte queste, mai fra gli scarti; se non ne restano, si scarta e la partita finisce in quell’istante.
    Se la partita non è finita, la fase, l’azione o la carta che l’ha fatta pescare prosegue.
    .title = Quando viene pescata

rule-FD-5-2 = Finché nel mazzo resta una carta, questa ci torna dentro. Perciò una partita che finisce per il mazzo finisce con «{ $C31 }»: l’ultima cosa che succede è che ognuno si porta a casa la Colpa del ministero che dirige.
    .title = Come finisce il mazzo

rule-FD-5-3 = Prima della partita si possono cambiare due cose. Quante carte si bruciano: da 3 a 7, di norma 5. Se chi ha pescato «{ $C31 }» può prendere in mano una delle carte bruciate, mostrandola a tutti, dopo il punto (d) e purché la partita non sia finita: di norma no.
    .title = Due opzioni

## FD-6

rules-FD-6 = I decreti
    .intro = Un decreto gira di ministero in ministero a raccogliere timbri, nell’ordine che porta scritto. Qualche volta è perfino arrivato.

rule-FD-6-1 = Per timbrare un decreto, dev’essere sul tuo ministero e il tuo dev’essere il suo prossimo passo. Quanti ne vuoi in un turno, un’azione ciascuno. Chi timbra perde 1 Colpa Personale, prima di ogni altra cosa.
    .title = Timbrare un passo

rule-FD-6-2 = Timbrato l’ultimo passo, il decreto è promulgato e lascia il tavolo, e si toglie altra Colpa: 10 per il primo decreto promulgato nella partita, poi 20, 30, 40 e 50.
    .title = Promulgare un decreto

rule-FD-6-3 = Dal ministero su cui si trova il decreto si risalgono le frecce fino a quello che nessuno controlla (quello stesso, se non è controllato): sceglie chi lo dirige. La Colpa si può togliere a qualunque giocatore e a qualunque ministero, divisa in qualunque modo, e anche meno di tutta. Se quel ministero è vuoto (può esserlo anche quello che promulga, grazie a «{ $C17 }»), non si toglie nulla; il decreto conta lo stesso per FD-6.2 e FD-8.1.
    .title = Chi toglie la Colpa

rule-FD-6-4 = In quattro giocatori, i passi con scritto «{ $REF }» si cancellano da ogni decreto durante la preparazione.
    .title = In quattro giocatori

## FD-7

rules-FD-7 = Scambi e promesse
    .intro = Tutto ciò che è personale è in vendita. L’usciere tiene un registro delle promesse, per il puro piacere di leggerlo ad alta voce.

rule-FD-7-1 =
    La Colpa Personale e le carte in mano si possono scambiare o regalare, nel turno di chiunque e senza spendere nulla, se tutti gli interessati sono d’accordo. La Colpa dei ministeri mai, in nessuna delle due edizioni.
    Si può trattare dalla fine delle puntate al termine della partita, ogni volta che nessun effetto è a metà: prima e dopo ogni fase e ogni azione, mentre si assegnano gli incarichi (allora solo Colpa e promesse: nessuna carta è ancora stata distribuita), mentre sceglie chi deve scegliere secondo FD-6.3. Non durante le puntate, non mentre si chiedono le reazioni, non mentre si esegue una carta, un’azione speciale o «{ $C31 }».
    Nessuna promessa è vincolante.
    .title = Che cosa si scambia

rule-FD-7-2 =
    Uno scambio avviene tutto in una volta, e la verifica si fa quando l’ultima parte dà l’assenso: nessuno cede quello che non ha. Le carte si nominano solo a chi partecipa all’accordo; gli altri vedono quante sono. Attento a quel che offri: chi riceve l’offerta di una carta la vede, che poi accetti o no.
    Un’offerta decade quando non si può più eseguire, e comunque a fine turno. Un’offerta rifiutata non si ripete tale e quale nello stesso turno. Ogni giocatore fa al massimo 10 offerte per turno: prima o poi lo Stato deve riprendere i lavori.
    .title = Offerte e scambi

rule-FD-7-3 =
    Le promesse si giudicano fino al termine del prossimo turno intero di chi promette; un turno già cominciato non conta come intero.
    Inoltrare un decreto a un ministero: mantenuta quando chi ha promesso ce lo sposta; infranta se il decreto era sul suo ministero, aveva ancora un’azione e non l’ha fatto.
    Timbrare un decreto appena possibile: mantenuta quando lo timbra; infranta alla fine del suo primo turno (vale anche quello in corso) in cui poteva e non l’ha fatto.
    Non indagare su qualcuno: infranta da un’indagine, per mano di chi dirige «{ $SEC }» o con «{ $C21 }», sul ministero che quella persona dirige in quel momento; altrimenti mantenuta.
    Prendere della Colpa o dare una carta: mantenuta da un accordo che lo fa; altrimenti infranta.
    Se non c’è stata occasione, o se la partita è finita prima, la promessa è nulla.
    .title = Promesse mantenute e infrante

## FD-8

rules-FD-8 = La fine
    .intro = Arriva in due modi, e in nessuno dei due c’è il tempo di mettere in ordine.

rule-FD-8-1 = La partita finisce all’istante, anche a metà di un turno o di una carta: quando «{ $C31 }» non trova più carte nel mazzo (FD-5.1, punto d), oppure quando il quinto decreto è promulgato e la sua Colpa è stata tolta (o non c’è chi possa scegliere). Dopo non c’è più nulla: né seconda pescata di «{ $C25 }», né carta bruciata da tenere, né accordi, né fase 4.
    .title = Quando si finisce

rule-FD-8-2 = Vince chi ha meno Colpa Personale. A parità, chi ha meno Colpa sul ministero che dirige (può essere diversa solo dopo un quinto decreto), poi chi ha più carte in mano; poi la vittoria è condivisa. Per il resto, la Colpa dei ministeri non conta.
    .title = Chi vince

## FD-9

rules-FD-9 = Le carte
    .intro = Sessanta modi per trovarsi altrove quando succede. Le carte e i decreti usati qui sono stati ricreati: i regolamenti che seguiamo non riportano i loro.

rule-FD-9-1 = Le carte azione costano un’azione, nel tuo turno. Le reazioni sono gratuite, nel turno di chiunque, quando accade ciò che le fa scattare. Immediata è soltanto «{ $C31 }».
    .title = Tre tipi di carte

rule-FD-9-2 =
    Una carta azione segue questi punti, nell’ordine:
    (a) Si mostra dichiarando tutto: bersagli, quantità, frecce, posti. Solo tre cose si scelgono dopo: l’inoltro di «{ $C14 }», la carta presa con «{ $C26 }» e la Colpa tolta secondo FD-6.3.
    (b) Si chiede a tutti gli altri insieme, in segreto, se giocano «{ $C27 }». Fra chi dice sì, la gioca il primo in senso orario da chi agisce; gli altri tengono la loro, senza mostrarla. Se la carta è annullata, l’azione è spesa, non c’è effetto, non si paga nulla di ciò che la carta costa, e la carta si scarta.
    (c) Si esegue l’effetto. Un attimo prima che qualcuno prenda Colpa Personale, chi sta per prenderla può reagire (FD-9.3).
    (d) La carta si scarta.
    Un’azione speciale non ha il punto (b): non si può annullare.
    .title = Giocare una carta azione

rule-FD-9-3 =
    «Fino a» e «quanta Colpa vuoi» comprendono lo 0, nei limiti di FD-4.8.
    Le reazioni non si possono annullare, non ammettono altre reazioni e non si giocano come azione. Ognuno può giocarne una per evento, cioè per ogni carta, azione speciale o «{ $C31 }»; aver rinunciato a «{ $C27 }» non è una reazione.
    Si chiede a tutte le vittime insieme, in segreto, e la quantità è nota. Le reazioni si eseguono in senso orario da chi agisce; chi riceve la Colpa di «{ $C29 }» si nomina allora. La Colpa già deviata non si devia e non si evita una seconda volta.
    .title = Come si reagisce

rule-FD-9-4 =
    La Colpa Personale presa «per una carta o un’azione speciale di un altro giocatore» è esattamente quella di «{ $C01 }», «{ $C03 }», «{ $C04 }», «{ $C05 }», «{ $C08 }», «{ $C19 }» e di un’indagine (di chi dirige «{ $SEC }» o con «{ $C21 }»).
    Non lo è la Colpa di puntate, scambi, fasi del turno, «{ $C31 }» o scelte tue, né quella deviata da «{ $C29 }»; e non contano il trovarsi spostati su un ministero carico né l’effetto delle carte che caricano i ministeri: «{ $C09 }», «{ $C10 }», «{ $C11 }», «{ $C12 }», «{ $C15 }», «{ $C16 }», «{ $C23 }», «{ $C24 }».
    Con «{ $C28 }», la Colpa di «{ $C01 }» e «{ $C04 }» resta a chi agisce; quella di «{ $C03 }» e «{ $C08 }» resta in banca; quella di «{ $C05 }» resta tutta sul ministero, compresi i 3; con «{ $C19 }» lo spostamento vale e la Colpa resta sul ministero lasciato; quella di un’indagine resta sul ministero.
    Con «{ $C29 }» la provenienza è la stessa e cambia chi riceve; può essere anche chi agisce, e allora la Colpa di «{ $C01 }» e «{ $C04 }» gli resta.
    .title = La Colpa per mano altrui

rule-FD-9-5 = I timbri messi dalle carte sono timbri a tutti gli effetti. Un decreto spostato da una carta ti toglie 1 Colpa Personale solo se la carta lo dice. Qualunque cosa faccia una carta, i posti rispettano FD-1.4 e le frecce FD-1.5.
    .title = I limiti delle carte

rule-FD-9-6 =
    «{ $C30 }» si può giocare solo quando almeno 1 Colpa del ministero che dirigi sta per diventare tua, ora: per un’indagine (di chi dirige «{ $SEC }» o con «{ $C21 }»), per «{ $C05 }» dopo che ha aggiunto i suoi 3, o per «{ $C31 }». Non con «{ $C19 }»: a quel punto il ministero l’hai già lasciato.
    Ti sposti sul ministero vuoto; quello che lasci è ora vuoto e conserva la sua Colpa. Con «{ $C31 }» si guarda chi dirige che cosa dopo lo spostamento: prendi quindi la Colpa del tuo nuovo ministero. Se è il tuo turno, continui lì.
    .title = Dimettersi in tempo

rule-FD-9-7 =
    La carta «{ $C21 }» è già l’azione spesa. Il ministero scelto può essere vuoto o di un altro giocatore.
    { $TRE }: 2 azioni in più, anche se in questo turno l’azione di quel ministero è già stata usata.
    { $NAV }: perdi 2 Colpa Personale e quel ministero perde 4 Colpa, chiunque lo diriga.
    { $SEC }: un ministero che abbia Colpa e qualcuno a dirigerlo, che non sia né «{ $SEC }» né il tuo; la vittima può reagire.
    { $HR }: qualunque riassegnazione; non è necessario che ci vada tu.
    { $EXE }: una modifica a una freccia.
    { $REF }: non si può scegliere.
    Per il resto vale FD-4.7, tranne i limiti «una volta per turno».
    .title = Fare le veci altrui

rule-FD-9-8 = Se vuole reagire lo si chiede a chi è toccato dall’evento (per «{ $C27 }», tutti gli altri; per «{ $C28 }» e «{ $C29 }», le vittime; per «{ $C30 }», chi dirige un ministero la cui Colpa sta per spostarsi) e ha in mano almeno una carta, qualunque sia. Non si chiede più quando tutte le copie adatte sono negli scarti. A decidere a chi si chiede sono solo fatti pubblici: la domanda non tradisce nessuno.
    .title = A chi si chiede

rule-FD-9-9 =
    «{ $C03 }», «{ $C07 }»: il confronto si fa quando avviene l’effetto.
    «{ $C05 }»: metà della Colpa che c’è dopo i 3.
    «{ $C13 }»: se sono due, due decreti diversi.
    «{ $C15 }»: si può scegliere anche un decreto senza timbri.
    «{ $C17 }»: perdete 1 tutti e due prima di qualunque promulgazione.
    «{ $C20 }»: a sinistra siede chi gioca subito dopo.
    «{ $C22 }»: le modifiche si fanno tutte e due, e il risultato è diverso dalla partenza.
    «{ $C25 }»: dopo «{ $C31 }» la seconda pescata si fa lo stesso.
    «{ $C26 }»: la mano vista e la carta presa restano note solo a quei due.
    .title = Note su singole carte

rule-FD-9-10 = In quattro giocatori restano tutte le 60 carte. «Ogni altro ministero», «un ministero qualunque» e «ogni altro giocatore» indicano quelli in gioco; «{ $C04 }» può raggiungere tutti e tre gli altri; «{ $REF }» non è mai un bersaglio.
    .title = Le carte in quattro
