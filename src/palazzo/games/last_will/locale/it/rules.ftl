### Last Will: il regolamento per i giocatori, nelle parole di un notaio che legge ad alta voce.
### Le regole delle singole carte e dei lavori ne ripetono il testo.

rules-summary =
    Vostro zio lascia una fortuna a chi, fra gli eredi, si rovinerà per primo. In sette round al massimo si spende, si comprano case care, le si lascia andare in malora e le si vende per poco.

    Ogni round: si dispone l’offerta e, ahimè, si pagano gli stipendi; ciascuno prende un programma, che dà carte, Faccendieri e Azioni; i Faccendieri prendono carte e sbrigano Commissioni; poi, in ordine, si agisce. Le case senza manutenzione perdono valore, e le mani si riducono a due carte.

    Finché avete proprietà o un lavoro non potete indebitarvi; senza l’una né l’altro sì, e a 0 o meno siete in bancarotta. Quel round è l’ultimo. Eredita il totale più basso.

    Il codicillo: avete anche un lavoro, e chi ne ha ancora uno non può vincere. A ogni round si può coprire una voce dello stipendio, giocando una carta con il suo simbolo o con una Commissione; coperte tutte, arriva il licenziamento.

## W-1

rules-W-1 = Il tavolo
    .intro = Prego, accomodatevi. Comincerò da ciò che avete davanti e da quanto il vostro defunto zio vi lascia, affinché ve ne liberiate.

rule-W-1-1 = Da 2 a 5 eredi, al massimo 7 round. Ciascuno ha una plancia con 5 posti e 2 Faccendieri, 3 con l’espansione.
    .title = Chi può sedere
rule-W-1-2 = Eventi, Aiutanti e Spese, Proprietà e Accompagnatori si mescolano a parte; le carte speciali si impilano per corone, 1 su 2 su 3; i due Accompagnatori Jolly hanno posti propri. Gli scarti sono scoperti. Un mazzo standard esaurito si rifà con i suoi scarti; se mancano anche quelli, il suo posto nell’offerta resta vuoto e nessuno può nominarlo. Le carte speciali non hanno scarti: giocate, vendute, congedate, scartate o non prese, escono dal gioco.
    .title = I mazzi
rule-W-1-3 = Quattro modificatori, −3, −2, +1 e +3, toccano in sorte a Fattoria, Casa di Città, Maniero e Villa.
    .title = Il mercato
rule-W-1-4 = Si estraggono, o si scelgono di comune accordo: gli eredi propongono a turno finché tutti consentono, e se non accade mai si estraggono. Dicono con quanto denaro si comincia; con i lavori, anche quante voci abbiano.
    .title = Le ultime volontà
rule-W-1-5 = A ogni erede 3 carte Aiutante o Spesa e 3 Proprietà. Dopo la prima preparazione tutti scelgono insieme, in segreto, due carte da tenere; le altre quattro si scartano.
    .title = Prime carte
rule-W-1-6 = Il primo si estrae a sorte; poi l’inizio passa a sinistra a ogni round.
    .title = Chi comincia
rule-W-1-7 = Con 2, 3, 4 e 5 eredi si offrono 7, 8, 8 e 9 carte per round, dai mazzi indicati sulla plancia.
    .title = L’offerta
## W-2

rules-W-2 = Preparazione
    .intro = Ogni round si apre con le tentazioni in offerta e, per i più sfortunati, con lo stipendio.

rule-W-2-1 = Si scoprono le carte del round; con l’espansione, una nuova carta speciale sul suo posto.
    .title = Si dispone l’offerta
rule-W-2-2 = Chi ha un lavoro riscuote le voci scoperte, anche nel primo round: 7 con quattro voci, 11 con cinque.
    .title = Stipendio
## W-3

rules-W-3 = Pianificazione
    .intro = Per rovinarsi ci vuole un programma.

rule-W-3-1 = Dal primo giocatore in senso orario ciascuno prende un programma libero: carte, Faccendieri, Azioni. Da sinistra a destra i programmi danno l’ordine del round.
    .title = Programmi
rule-W-3-2 = In quell’ordine ciascuno dichiara quante carte da ogni mazzo standard, le prende tutte e poi le guarda. Da un mazzo non più di quante ne hanno il mazzo e i suoi scarti; meno di quanto dice il programma solo se mancano in tutti e quattro.
    .title = Carte
rule-W-3-3 = Il gioco base ha 6 programmi per 2 o 3 giocatori, 7 per 4 o 5. L’espansione ha 8 tessere, ciascuna al suo posto, con il lato estratto una volta per tutte.
    .title = Tessere
rule-W-3-4 = Due giocatori con programmi base: prima che il primo scelga, l’altro ne esclude uno per il round.
    .title = Un programma escluso
rule-W-3-5 = I programmi sono sempre più dei giocatori.
    .title = Nessuno resta senza
## W-4

rules-W-4 = Commissioni
    .intro = Non si corre: si fa correre.

rule-W-4-1 = In ordine ciascuno ne manda uno; poi vanno i secondi, poi i terzi.
    .title = Un Faccendiere per volta
rule-W-4-2 = Un Faccendiere per spazio: ogni carta offerta, i due Accompagnatori Jolly, l’Opera (spendete 2), il Mercato Immobiliare (i quattro modificatori come volete, anche com’erano), nel gioco base la Prolunga (un posto in più). Pescare una carta da un mazzo a scelta è aperto a tutti, una volta a round ciascuno.
    .title = Dove
rule-W-4-3 = L’espansione aggiunge la nuova carta speciale e l’Abbassamento di livello. In 2-4 giocatori Abbassamento o Prolunga sostituisce la Prolunga; in 5 vi si aggiunge, e ogni metà è aperta solo finché il suo spazio è occupato.
    .title = Nuovi spazi
rule-W-4-4 = Le Commissioni hanno effetto subito; le carte vanno in mano. Un Faccendiere può restare a casa, e per quel round è perso. Non si può pescare quando nessun mazzo standard ha carte.
    .title = Subito
rule-W-4-5 = Le 2 devono essere alla vostra portata se non potete indebitarvi; ogni Sarto può aggiungere. Non è una carta a nessun altro effetto.
    .title = L’Opera
rule-W-4-6 = L’Abbassamento, e quella metà dello spazio combinato, è chiuso a chi non ha un lavoro; la metà Prolunga no.
    .title = Chiuso a chi non lavora
## W-5

rules-W-5 = Azioni
    .intro = Qui se ne va il denaro.

rule-W-5-1 = In ordine, un turno intero dopo l’altro; le Azioni non usate si perdono. Per opzione si agisce tutti insieme, e i mazzi servono chi risponde prima.
    .title = Turni
rule-W-5-2 = Gli eventi sono le carte bianche. Scegliete un modo. In ogni modo sono aperti tutti gli spazi per Accompagnatori, una carta del tipo giusto ciascuno, per la sua somma e senza altre Azioni; poi si scartano la carta e gli Accompagnatori.
    .title = Carte bianche
rule-W-5-3 = Un’Azione mette un Aiutante, una Spesa o una Proprietà su un posto libero. Le Spese si attivano con le loro Azioni, una volta a round ciascuna, anche nel round in cui si mettono. Gli Aiutanti danno privilegi.
    .title = Carte nere
rule-W-5-4 = Un’Azione e una carta Accompagnatore mettono una pedina su uno spazio di una vostra carta nera: aggiunge a ogni attivazione o manutenzione successiva, e se ne va solo con la carta.
    .title = Pedine
rule-W-5-5 = Un tipo qualsiasi quando si gioca; come pedina, di quel tipo per sempre. In mano conta per il limite. Giocato o scartato, torna su un suo posto libero alla preparazione seguente.
    .title = L’Accompagnatore Jolly
rule-W-5-6 = Comprare: 1 Azione, un posto libero, prezzo più modificatore. Vendere: 1 Azione, valore attuale più modificatore meno i bonus, almeno 0. Manutenzione: 1 Azione, il suo costo più pedine e bonus, una volta a round. Tutte e tre nello stesso round sono lecite.
    .title = Proprietà
rule-W-5-7 = Accompagnatori, carte sacrificate e bonus sono facoltativi, ciascuno per intero o niente. Finché avete proprietà o un lavoro, la somma dichiarata non può superare il vostro denaro.
    .title = Facoltativo
rule-W-5-8 = Aiutanti e Spese si possono congedare gratis fra una giocata e l’altra; le proprietà se ne vanno solo vendute.
    .title = Congedo
rule-W-5-9 = Si dichiara per intero, poi si risolve: Azioni, una sola somma, al più un abbassamento, la vendita che la carta consente, gli scarti.
    .title = Una giocata
rule-W-5-10 = Valgono da quando l’Aiutante è in gioco. Ogni copia conta per sé; «una volta per round» è per carta. Si usano fra le vostre giocate, solo il Sarto anche nelle Commissioni, e sono sempre facoltativi.
    .title = Privilegi
## W-6

rules-W-6 = Denaro e debiti
    .intro = La legge è esigente su chi possa indebitarsi.

rule-W-6-1 = Finché avete proprietà o un lavoro non potete scendere sotto 0 né andare in bancarotta. Le proprietà si comprano solo con denaro in mano.
    .title = Debiti preclusi
rule-W-6-2 = Perdere l’ultima proprietà o il lavoro apre subito ai debiti. Senza l’una né l’altro, e a 0 o meno, siete in bancarotta, per sempre; finite il round, più a fondo se potete.
    .title = Debiti aperti
## W-7

rules-W-7 = Fine del round
    .intro = Le case decadono, le mani si sfoltiscono.

rule-W-7-1 = Ogni Casa di Città, Maniero o Villa senza manutenzione nel round scende di uno spazio, mai oltre il fondo. Le Fattorie mai.
    .title = Le case decadono
rule-W-7-2 = Tutti insieme scartano fino a restare con 2 carte. Si ritirano Faccendieri, programmi e offerta; le carte speciali non prese escono dal gioco, i Jolly restano.
    .title = Due carte
## W-8

rules-W-8 = La fine
    .intro = Chiudo il fascicolo.

rule-W-8-1 = Dopo il round in cui qualcuno va in bancarotta, o dopo il settimo.
    .title = Quando finisce
rule-W-8-2 = Prima, chi ha ancora un lavoro riscuote un altro stipendio.
    .title = L’ultimo stipendio
rule-W-8-3 =
    Chi ha ancora un lavoro non può vincere: tutti quelli che non ne hanno vengono prima di tutti quelli che ne hanno. Fra chi è senza lavoro, e poi fra chi lo ha, conta il totale più basso: il denaro, e un debito è meno di niente, più ogni proprietà al suo valore attuale con il modificatore, almeno 0 (una casa doppia al più basso). Gli Aiutanti qui non aggiungono nulla.
    Parità: prima chi è in bancarotta, poi chi nell’ultimo round aveva il programma più a sinistra. L’eredità non si divide mai.
    Se tutti hanno ancora un lavoro, eredita comunque il totale più basso: a qualcuno deve pur andare. Con l’impostazione di W-11.5 disattivata, il lavoro qui non fa differenza, salvo l’ultimo stipendio.
    .title = Chi eredita
## W-9

rules-W-9 = Lavori
    .intro = Il codicillo. Nessuno eredita volentieri con un impiego.

rule-W-9-1 = A ogni erede tocca in sorte, scoperto, un lavoro del set indicato dalle ultime volontà. Ogni voce ha un simbolo e una somma.
    .title = L’impiego
rule-W-9-2 = Al massimo uno per round, fra Commissioni e Azioni; sempre facoltativo; fra più voci ne scegliete una.
    .title = Abbassamenti di livello
rule-W-9-3 = Una carta bianca quando si gioca; una nera solo quando si mette in gioco, una proprietà all’acquisto, una casa doppia solo per il tipo pagato. Conta solo il simbolo in alto a sinistra.
    .title = Con una carta
rule-W-9-4 = Giocato con una carta bianca, o per mettere una pedina. Il Jolly vale per il suo simbolo o per il tipo con cui si gioca; gli altri non valgono mai per il simbolo Jolly.
    .title = Con un Accompagnatore
rule-W-9-5 = L’Abbassamento, o lo spazio combinato usato così: una voce qualsiasi. L’Opera: una voce Teatro.
    .title = Con una Commissione
rule-W-9-6 = La Fiera degli Allevatori in sé (gli Accompagnatori giocati con essa sì), le carte sacrificate alla Crociera enologica, il Cavallo in omaggio della Fattoria ben fornita, vendite, manutenzioni, deprezzamenti, attivazioni, privilegi.
    .title = Mai
rule-W-9-7 = Coperte tutte le voci, il lavoro si scarta subito. Dal pagamento successivo paghi come chi non ha un lavoro.
    .title = Licenziati
rule-W-9-8 = Se tutti hanno un lavoro, la partita dura almeno 4 o 5 round.
    .title = Pazienza
rule-W-9-9 = Un Impiegato (1, 1, 2, 3) con la voce Fattoria coperta riscuote 4 all’inizio del round.
    .title = Un esempio
rule-W-9-J401 = { J401.text }
    .title = { J401 }
rule-W-9-J402 = { J402.text }
    .title = { J402 }
rule-W-9-J403 = { J403.text }
    .title = { J403 }
rule-W-9-J404 = { J404.text }
    .title = { J404 }
rule-W-9-J405 = { J405.text }
    .title = { J405 }
rule-W-9-J406 = { J406.text }
    .title = { J406 }
rule-W-9-J407 = { J407.text }
    .title = { J407 }
rule-W-9-J408 = { J408.text }
    .title = { J408 }
rule-W-9-J409 = { J409.text }
    .title = { J409 }
rule-W-9-J410 = { J410.text }
    .title = { J410 }
rule-W-9-J501 = { J501.text }
    .title = { J501 }
rule-W-9-J502 = { J502.text }
    .title = { J502 }
rule-W-9-J503 = { J503.text }
    .title = { J503 }
rule-W-9-J504 = { J504.text }
    .title = { J504 }
rule-W-9-J505 = { J505.text }
    .title = { J505 }
rule-W-9-J506 = { J506.text }
    .title = { J506 }
rule-W-9-J507 = { J507.text }
    .title = { J507 }
rule-W-9-J508 = { J508.text }
    .title = { J508 }
rule-W-9-J509 = { J509.text }
    .title = { J509 }
rule-W-9-J510 = { J510.text }
    .title = { J510 }
## W-10

rules-W-10 = Carte
    .intro = Un inventario, letto per intero: sono pagato per questo.

rule-W-10-1 = 1 corona su 2 corone, separate da quelle base; solo con la Commissione sul loro posto.
    .title = Nuove carte speciali
rule-W-10-2 = Anello di Fidanzamento, Matrimonio, Regalo di Matrimonio, Addio al Celibato: 1 Azione ciascuna, o da 2 a 4 con nomi diversi in una sola giocata per 1 Azione, ognuna con i suoi Accompagnatori e bonus. Due Anelli e un Regalo: un Anello con il Regalo, l’altro Anello con un’altra Azione.
    .title = Nozze
rule-W-10-3 = Per ogni carta nuziale che giocate, da sola o in un set, potete spendere 1 in più.
    .title = L’Organizzatore di Matrimoni
rule-W-10-4 = Il tipo si sceglie all’acquisto; poi è quello che preferite a ogni vendita, manutenzione e alla fine, mai entrambi. Ogni Giardiniere aggiunge una volta per manutenzione.
    .title = Case doppie
rule-W-10-5 = La Casa di Città con canile e la Villa delle feste scendono di 2 senza manutenzione finché il loro spazio ospita una pedina. Ogni spazio della Fattoria di campagna accoglie un Cane o un Cavallo. La Fattoria ben fornita arriva con un Cavallo.
    .title = Proprietà singolari
rule-W-10-6 = Sacrificate quante carte volete che hanno nell’angolo il simbolo della barca o della cena: 1 in più ciascuna, anche se li hanno tutti e due. Il Lupo di Mare aggiunge una volta sola, per la Crociera.
    .title = La Crociera enologica
rule-W-10-7 = Ogni Cameriere, Cocchiere, Lupo di Mare e Organizzatore di Matrimoni che avete può aggiungere, una volta ciascuno; un abbassamento su una voce con uno qualsiasi dei quattro simboli.
    .title = Il Matrimonio a quattro simboli
rule-W-10-8 = Dopo aver pagato potete vendere una proprietà senza altre Azioni, ignorando i modificatori; gli Agenti Immobiliari valgono comunque.
    .title = La Partita a carte ad alte poste
rule-W-10-9 = Una volta per round, fra due giocate: dichiarate 6 carte fra i mazzi, prendetele, tenetene 1 e scartatene 5 scoperte.
    .title = Il Segretario mondano
rule-W-10-E01 = { E01.text }
    .title = { E01 }
rule-W-10-E02 = { E02.text }
    .title = { E02 }
rule-W-10-E03 = { E03.text }
    .title = { E03 }
rule-W-10-E04 = { E04.text }
    .title = { E04 }
rule-W-10-E05 = { E05.text }
    .title = { E05 }
rule-W-10-E06 = { E06.text }
    .title = { E06 }
rule-W-10-E07 = { E07.text }
    .title = { E07 }
rule-W-10-E08 = { E08.text }
    .title = { E08 }
rule-W-10-E09 = { E09.text }
    .title = { E09 }
rule-W-10-E10 = { E10.text }
    .title = { E10 }
rule-W-10-E11 = { E11.text }
    .title = { E11 }
rule-W-10-E12 = { E12.text }
    .title = { E12 }
rule-W-10-E13 = { E13.text }
    .title = { E13 }
rule-W-10-E14 = { E14.text }
    .title = { E14 }
rule-W-10-E15 = { E15.text }
    .title = { E15 }
rule-W-10-E16 = { E16.text }
    .title = { E16 }
rule-W-10-H01 = { H01.text }
    .title = { H01 }
rule-W-10-H02 = { H02.text }
    .title = { H02 }
rule-W-10-H03 = { H03.text }
    .title = { H03 }
rule-W-10-H04 = { H04.text }
    .title = { H04 }
rule-W-10-H05 = { H05.text }
    .title = { H05 }
rule-W-10-H06 = { H06.text }
    .title = { H06 }
rule-W-10-H07 = { H07.text }
    .title = { H07 }
rule-W-10-H08 = { H08.text }
    .title = { H08 }
rule-W-10-H09 = { H09.text }
    .title = { H09 }
rule-W-10-H10 = { H10.text }
    .title = { H10 }
rule-W-10-H11 = { H11.text }
    .title = { H11 }
rule-W-10-H12 = { H12.text }
    .title = { H12 }
rule-W-10-X01 = { X01.text }
    .title = { X01 }
rule-W-10-X02 = { X02.text }
    .title = { X02 }
rule-W-10-X03 = { X03.text }
    .title = { X03 }
rule-W-10-X04 = { X04.text }
    .title = { X04 }
rule-W-10-X05 = { X05.text }
    .title = { X05 }
rule-W-10-X06 = { X06.text }
    .title = { X06 }
rule-W-10-X07 = { X07.text }
    .title = { X07 }
rule-W-10-F01 = { F01.text }
    .title = { F01 }
rule-W-10-F02 = { F02.text }
    .title = { F02 }
rule-W-10-F03 = { F03.text }
    .title = { F03 }
rule-W-10-F04 = { F04.text }
    .title = { F04 }
rule-W-10-F05 = { F05.text }
    .title = { F05 }
rule-W-10-T01 = { T01.text }
    .title = { T01 }
rule-W-10-T02 = { T02.text }
    .title = { T02 }
rule-W-10-T03 = { T03.text }
    .title = { T03 }
rule-W-10-M01 = { M01.text }
    .title = { M01 }
rule-W-10-M02 = { M02.text }
    .title = { M02 }
rule-W-10-M03 = { M03.text }
    .title = { M03 }
rule-W-10-V01 = { V01.text }
    .title = { V01 }
rule-W-10-V02 = { V02.text }
    .title = { V02 }
rule-W-10-V03 = { V03.text }
    .title = { V03 }
rule-W-10-C01 = { C01.text }
    .title = { C01 }
rule-W-10-C02 = { C02.text }
    .title = { C02 }
rule-W-10-C03 = { C03.text }
    .title = { C03 }
rule-W-10-C04 = { C04.text }
    .title = { C04 }
rule-W-10-W01 = { W01.text }
    .title = { W01 }
rule-W-10-S01 = { S01.text }
    .title = { S01 }
rule-W-10-S02 = { S02.text }
    .title = { S02 }
rule-W-10-S03 = { S03.text }
    .title = { S03 }
rule-W-10-S04 = { S04.text }
    .title = { S04 }
rule-W-10-S05 = { S05.text }
    .title = { S05 }
rule-W-10-S06 = { S06.text }
    .title = { S06 }
rule-W-10-S07 = { S07.text }
    .title = { S07 }
rule-W-10-S08 = { S08.text }
    .title = { S08 }
rule-W-10-S09 = { S09.text }
    .title = { S09 }
rule-W-10-S10 = { S10.text }
    .title = { S10 }
rule-W-10-S11 = { S11.text }
    .title = { S11 }
rule-W-10-S12 = { S12.text }
    .title = { S12 }
rule-W-10-S13 = { S13.text }
    .title = { S13 }
rule-W-10-S14 = { S14.text }
    .title = { S14 }
rule-W-10-S15 = { S15.text }
    .title = { S15 }
rule-W-10-S16 = { S16.text }
    .title = { S16 }
rule-W-10-S17 = { S17.text }
    .title = { S17 }
rule-W-10-GE1 = { GE1.text }
    .title = { GE1 }
rule-W-10-GE2 = { GE2.text }
    .title = { GE2 }
rule-W-10-GE3 = { GE3.text }
    .title = { GE3 }
rule-W-10-GH1 = { GH1.text }
    .title = { GH1 }
rule-W-10-GP1 = { GP1.text }
    .title = { GP1 }
rule-W-10-GP2 = { GP2.text }
    .title = { GP2 }
rule-W-10-GP3 = { GP3.text }
    .title = { GP3 }
rule-W-10-GP4 = { GP4.text }
    .title = { GP4 }
rule-W-10-GP5 = { GP5.text }
    .title = { GP5 }
rule-W-10-GP6 = { GP6.text }
    .title = { GP6 }
rule-W-10-GS1 = { GS1.text }
    .title = { GS1 }
rule-W-10-GS2 = { GS2.text }
    .title = { GS2 }
rule-W-10-GS3 = { GS3.text }
    .title = { GS3 }
rule-W-10-GS4 = { GS4.text }
    .title = { GS4 }
rule-W-10-GS5 = { GS5.text }
    .title = { GS5 }
rule-W-10-GS6 = { GS6.text }
    .title = { GS6 }
rule-W-10-GS7 = { GS7.text }
    .title = { GS7 }
## W-11

rules-W-11 = Varianti
    .intro = Accordi che gli eredi possono prendere fra loro.

rule-W-11-1 = Ultime volontà del gioco base; l’Abbassamento si ignora, lo spazio combinato dà solo prolunghe (in 5 giocatori quando la Prolunga è occupata), all’Opera si spende soltanto.
    .title = Senza lavoro
rule-W-11-2 = Hanno un lavoro solo i posti indicati; gli altri cominciano con 15 (quattro voci) o 30 (cinque) in più e contano come licenziati.
    .title = Lavoro come handicap
rule-W-11-3 = I programmi del gioco base sulla nuova plancia, con al più due Faccendieri.
    .title = Programmi base
rule-W-11-4 = Senza l’espansione.
    .title = Il gioco base
rule-W-11-5 =
    Prima della lettura gli eredi possono accordarsi su cinque cose; se non lo fanno, vale la prima nominata.
    Il Mercato Immobiliare: i quattro modificatori si dispongono come si vuole, oppure due si scambiano di posto.
    Lo spazio Abbassamento o Prolunga: in 5 giocatori ogni metà si apre quando il suo spazio è occupato, in meno sono aperte entrambe; oppure sono sempre aperte entrambe; oppure lo spazio c’è solo in 5, e in meno ci sono al suo posto un Abbassamento e una Prolunga.
    Due giocatori con i programmi base: a ogni round un programma è escluso, oppure nessuno.
    Le Azioni: un erede dopo l’altro, oppure tutti insieme.
    Chi ha ancora un lavoro non può vincere (W-8.3); oppure per la classifica il lavoro non conta, e si paga soltanto l’ultimo stipendio.
    .title = Impostazioni
