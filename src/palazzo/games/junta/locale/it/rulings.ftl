### Junta: dove il regolamento tace o dice due cose, come abbiamo deciso, con la sua frase (`.book`).

ruling-J-2-5 = Il voto di una carica si aggiunge a quelli delle carte: nessuno ne ha uno solo perché c’è. Un tavolo può accordarsi su un voto personale (J-16.4).
    .book = ognuno dispone di un voto addizionale per ogni ufficio di governo che controlla

ruling-J-2-6 = Le carte Voto sono quelle date nell’elezione finita pari, non quelle ancora in mano: solo della prima elezione il regolamento dice che ognuno scarta tutto. La nuova elezione comincia dalle candidature.
    .book = In caso di pareggio, tutte le carte Voto sono scartate e si vota una seconda volta.

ruling-J-2-7 = Un Presidente ucciso non ha cariche fino ad allora; ma la famiglia ha un nuovo capo all’inizio del turno seguente, come dopo ogni assassinio, e pesca, gioca e vota con le carte.
    .book = questo significa che il giocatore morto non potrà fare nulla fino alla successiva fase di assegnazione degli incarichi di Governo / Non può effettuare alcuna azione fino all’inizio del turno successivo

ruling-J-3-4 = Due cose la chiudono prima: l’esule che rientra «riassume il suo precedente incarico», e un altro Presidente ha un altro cugino. Che nessuno riceva due brigate vale per le nomine, non per il cugino.
    .book = L’ufficio viene lasciato dal Cugino del Presidente solamente nella successiva fase di assegnazione degli incarichi di Governo.

ruling-J-6-3 = Il tentativo conta da quando è dichiarato, che in banca si trovi qualcuno o no: così la polizia segreta non vi spara nemmeno due volte nello stesso turno.
    .book = Se viene eseguito un tentativo di assassinio dalla Polizia Segreta in banca

ruling-J-6-8 = Chi è bersaglio può ancora dichiarare attentati al proprio turno: nel secondo esempio del regolamento due si fanno uccidere a vicenda.
    .book = Se un giocatore è bersaglio di un assassinio o è davanti al Plotone di Esecuzione, non può giocare alcuna carta a meno che la carta stessa non lo preveda esplicitamente.

ruling-J-8-1 = Qualsiasi giocatore tranne il Presidente, che sarebbe allora un ribelle, e non può mai esserlo.
    .book = qualsiasi giocatore può decidere di iniziare un Colpo di Stato

ruling-J-8-2 = Anche sbarcare i Marines o lanciare i Paracadutisti dà inizio al golpe: non consuma il movimento, ma porta in campo unità di una carica.
    .book = un giocatore muove le unità che controlla grazie al suo ufficio

ruling-J-9-2 = L’elenco delle fasi dice che in questa agiscono solo i ribelli: perciò sbarcare, piazzare unità e giocare carte del turno di movimento conta come muovere.
    .book = Ogni giocatore che muove le proprie unità o effettua degli attacchi durante la Fase di Ribellione è considerato un Ribelle. / Fase di Ribellione (in cui agiscono solo i ribelli)

ruling-J-11-2 = Un bombardamento nomina uno spazio e un giocatore che vi si trova, come il fuoco. Le ritirate vengono solo dopo le ondate, quindi da solo non ne porta; dove segue una battaglia fa parte dello stesso combattimento, e i suoi morti sono perdite.
    .book = Se ci sono due o più giocatori che hanno unità sopravvissute dopo le tre ondate di fuoco, le ritirate vanno effettuate in ordine

ruling-J-11-4 = Un dado in più in tutto, quante che siano le Guardie che sparano.
    .book = tirano un dado aggiuntivo ogni ondata, ma solo se si trovano nel Palazzo Presidenziale

ruling-J-11-6 = Insieme le due cose non stanno: ci si ritira uno dopo l’altro, nell’ordine della fase. Chi va prima occupa lo spazio libero, e chi viene dopo ha bisogno del suo consenso.
    .book = L’ordine delle ritirate, che si svolgono simultaneamente, è determinato dall’ordine di gioco di quella specifica fase di Golpe.

ruling-J-12-3 = Ribelle è chi è stato marchiato durante il golpe, e lo resta fino alla fine: può essere fucilato anche se poi si è schierato con la Presidenza; non lo può chi era fedele e si è unito ai ribelli alla fine.
    .book = questi può mandare un giocatore ribelle che non sia in esilio davanti al Plotone di Esecuzione / Nel momento in cui un giocatore diventa Ribelle, rimane tale per tutto il resto del Golpe.

ruling-J-12-4 = I ribelli che hanno prevalso: chi era marchiato, ma alla fine si è schierato con la Presidenza, ha perso con lei e non vota. Solo se dalla parte che ha vinto non resta nessun ribelle marchiato, la Junta la forma chi vi si è unito, perché qualcuno deve.
    .book = I giocatori fedeli al Presidente che al termine del Golpe si sono dichiarati a favore dei ribelli (vedi dopo), non possono far parte di questa Junta.

ruling-J-2-5 = Due voti di carica sono il massimo in ogni votazione, elezione o no: la ragione data vale per tutte.
    .book = Ogni giocatore può controllare al massimo due uffici, per cui ottiene al massimo due voti aggiuntivi.

ruling-J-2-8 = Non in fase 6: chi si dimette cederebbe il contante, e un bersaglio non può darne via. In fase 8 solo finché nessuno comincia un golpe; in fase 9 una Presidenza che la Junta sta sostituendo non ha più nulla da cui dimettersi.
    .book = Il Presidente può dimettersi dal suo incarico in qualsiasi momento, tranne che durante un Golpe.

ruling-J-3-7 = Chi ha il Ministero e diventa Presidente lo lascia al cugino, che ne ha i voti e le unità, non i poteri speciali: fino alla prossima fase 2 non li ha nessuno.
    .book = Il Presidente in questo modo controllerà i voti e le unità relative a quell’ufficio.

ruling-J-5-3 = In qualsiasi momento del golpe in cui si chieda qualcosa, ma non in combattimento; e una volta per fase, perché abbia fine.
    .book = Un giocatore può andare in esilio durante un Golpe quando controlla almeno un’unità in un’ambasciata.

ruling-J-8-4 = Le carte delle folle disarmate lo dicono, quelle delle unità armate no.
    .book = viene giocata una carta politica indicante «Pretesto per il Golpe»

ruling-J-11-6 = Chi ha unità lì e ha solo guardato ha perso meno di tutti, cioè nulla: chi ne ha perse deve andarsene.
    .book = Il giocatore (o i giocatori) che hanno perso il minor numero di unità nel combattimento in una determinata area non devono ritirarsi … tutti gli altri giocatori devono ritirare le loro unità

ruling-J-12-4 = Anche un Capo che ha finito dalla parte della Presidenza, e nella Junta non ha voto.
    .book = Se si verifica un pareggio, il Leader dei Ribelli decide

ruling-J-14-1 = Dieci offerte per giocatore in ogni fase, in un’elezione e in ogni fase di un colpo di Stato; con essa decadono. Parlare è libero: si conta solo ciò che si mette per iscritto, perché la partita finisca.
    .book = I giocatori possono anche appartarsi per concludere accordi segreti, ma non dovrebbero impiegare troppo tempo nel farlo.

ruling-J-15-3 = Una carta mostrata al momento sbagliato si restituisce con la ragione, invece di andare persa. Per liberarsene, la si scarta.
    .book = Se la carta prevede di essere utilizzata in un momento diverso da quello in cui viene usata, essa viene scartata senza che siano prodotti i suoi effetti.

ruling-J-16-2 = Una carta che porta con sé il pretesto mette in gioco il segnalino quando si gioca: al Quartier Generale basta.
    .book = In aggiunta, deve essere in gioco il segnalino «Pretesto per il Golpe».
