### Junta: titolo, opzioni, famiglie, cariche, luoghi, unità, denaro, fasi, carte, parole.
### La voce: un annunciatore radiofonico dopo il golpe. Nomi e testi sono nostri; i numeri non pubblicati sono scelte.
### Le cariche si chiamano come ciò che comandano: una carica e le sue unità hanno un nome solo, e nessuno ha un genere.

## Titolo e opzioni

game-title = Junta
game-blurb = Gli aiuti internazionali sono arrivati sani e salvi, e così, per ora, la Presidenza: resta solo da decidere chi li accompagna in Svizzera.
option-deck = Carte politiche
    .help = Quante carte ha il mazzo. Quello grande ripete quasi tutte le carte e ne aggiunge qualcuna.
option-deck-64 = 64 carte
    .help = Il mazzo piccolo: una copia di quasi ogni carta.
option-deck-108 = 108 carte
    .help = Il mazzo grande: più sicari, più bustarelle, più di tutto.
option-host = Chi ospita
    .help = Chi apre la prima elezione e si consola con una banconota a ogni parità.
option-host-random = A sorte
    .help = Un posto qualsiasi, con la stessa probabilità; la lotteria è di Stato, ma questa estrazione è onesta.
option-time_limit = Secondi per decidere
    .help = Chi ci mette di più dà la risposta tranquilla: astenersi, passare, restare a casa. 0 vuol dire senza limite.
option-headquarters_only = Golpe solo dal Quartier Generale
    .help = Per un golpe servono un pretesto e anche un capo che abbia scelto il Quartier Generale; altrimenti basta l’uno o l’altro. Vale anche il pretesto che una carta porta con sé.
option-length = Durata
    .help = Quanto durano gli aiuti internazionali e, con loro, la partita.
option-length-normal = Normale
    .help = Le banconote spese sono perse; la partita finisce quando non se ne possono più pescare otto.
option-length-shorter = Più breve
    .help = Dopo ogni golpe si perdono anche le prime quattro banconote degli aiuti.
option-length-longer = Più lunga
    .help = Le banconote spese tornano negli aiuti e si pescano di nuovo, senza limite o fino a un limite.
option-refills = Banconote che tornano
    .help = Nella partita più lunga, quante banconote spese tornano negli aiuti prima che le altre si perdano per sempre. 0 vuol dire tutte, per quanto duri.
option-personal_vote = Un voto a testa
    .help = Chi può votare ha un voto suo in ogni votazione, compresa la prima elezione.
option-tie_limit = Parità prima di chiudere
    .help = Dopo tante elezioni finite in parità, la Presidenza va a chi, fra i pari, siede più vicino in senso orario a chi la lascia. 0 vuol dire mai: si vota finché qualcuno vince, e chi non ha preferenze cede dopo due parità.
option-loser_pays = Chi cade paga
    .help = Se vincono i ribelli, il contante di chi perde la Presidenza va a chi la prende.

## Famiglie

cigar = Casa del Sigaro
    .the = la Casa del Sigaro
car = Casa dell’Automobile
    .the = la Casa dell’Automobile
watch = Casa dell’Orologio
    .the = la Casa dell’Orologio
glass = Casa del Calice
    .the = la Casa del Calice
diamond = Casa del Diamante
    .the = la Casa del Diamante
spectacles = Casa degli Occhiali
    .the = la Casa degli Occhiali
feathers = Casa delle Piume Incrociate
    .the = la Casa delle Piume Incrociate

## Cariche; le brigate e la Polizia sono anche unità

president = Presidenza
    .the = la Presidenza
    .to = alla Presidenza
    .of = della Presidenza
    .at = alla Presidenza
    .from = dalla Presidenza
    .short = Presidenza
interior = Ministero dell’Interno
    .the = il Ministero dell’Interno
    .to = al Ministero dell’Interno
    .of = del Ministero dell’Interno
    .at = al Ministero dell’Interno
    .from = dal Ministero dell’Interno
    .short = Interno
brigade1 = Prima Brigata
    .the = la Prima Brigata
    .to = alla Prima Brigata
    .of = della Prima Brigata
    .at = alla Prima Brigata
    .from = dalla Prima Brigata
    .short = 1ª Brig.
brigade2 = Seconda Brigata
    .the = la Seconda Brigata
    .to = alla Seconda Brigata
    .of = della Seconda Brigata
    .at = alla Seconda Brigata
    .from = dalla Seconda Brigata
    .short = 2ª Brig.
brigade3 = Terza Brigata
    .the = la Terza Brigata
    .to = alla Terza Brigata
    .of = della Terza Brigata
    .at = alla Terza Brigata
    .from = dalla Terza Brigata
    .short = 3ª Brig.
admiral = Ammiragliato
    .the = l’Ammiragliato
    .to = all’Ammiragliato
    .of = dell’Ammiragliato
    .at = all’Ammiragliato
    .from = dall’Ammiragliato
    .short = Ammiragliato
air = Comando Aereo
    .the = il Comando Aereo
    .to = al Comando Aereo
    .of = del Comando Aereo
    .at = al Comando Aereo
    .from = dal Comando Aereo
    .short = Aria

## Unità e artiglierie

guards = Guardia Presidenziale
    .the = la Guardia Presidenziale
    .to = alla Guardia Presidenziale
    .of = della Guardia Presidenziale
    .at = alla Guardia Presidenziale
    .from = dalla Guardia Presidenziale
    .short = Guardia
police = Polizia
    .the = la Polizia
    .to = alla Polizia
    .of = della Polizia
    .at = alla Polizia
    .from = dalla Polizia
    .short = Polizia
secret-police = Polizia Segreta
    .the = la Polizia Segreta
    .to = alla Polizia Segreta
    .of = della Polizia Segreta
    .at = alla Polizia Segreta
    .from = dalla Polizia Segreta
    .short = P. Segreta
marines = Fanti di Marina
    .the = i Fanti di Marina
    .to = ai Fanti di Marina
    .of = dei Fanti di Marina
    .at = ai Fanti di Marina
    .from = dai Fanti di Marina
    .short = Marina
paratroops = Paracadutisti
    .the = i Paracadutisti
    .to = ai Paracadutisti
    .of = dei Paracadutisti
    .at = ai Paracadutisti
    .from = dai Paracadutisti
    .short = Parà
bank_guards = Guardie della Banca
    .the = le Guardie della Banca
    .to = alle Guardie della Banca
    .of = delle Guardie della Banca
    .at = alle Guardie della Banca
    .from = dalle Guardie della Banca
    .short = Guardie B.
private_security = Sicurezza Privata
    .the = la Sicurezza Privata
    .to = alla Sicurezza Privata
    .of = della Sicurezza Privata
    .at = alla Sicurezza Privata
    .from = dalla Sicurezza Privata
    .short = Sicurezza
christian_militia = Milizia della Cattedrale
    .the = la Milizia della Cattedrale
    .to = alla Milizia della Cattedrale
    .of = della Milizia della Cattedrale
    .at = alla Milizia della Cattedrale
    .from = dalla Milizia della Cattedrale
    .short = Milizia
helicopter = Elicottero
    .the = l’Elicottero
    .to = all’Elicottero
    .of = dell’Elicottero
    .at = all’Elicottero
    .from = dall’Elicottero
    .short = Elicottero
students = Studenti
    .the = gli Studenti
    .to = agli Studenti
    .of = degli Studenti
    .at = agli Studenti
    .from = dagli Studenti
    .short = Studenti
rioters = Rivoltosi
    .the = i Rivoltosi
    .to = ai Rivoltosi
    .of = dei Rivoltosi
    .at = ai Rivoltosi
    .from = dai Rivoltosi
    .short = Rivoltosi
strikers = Scioperanti
    .the = gli Scioperanti
    .to = agli Scioperanti
    .of = degli Scioperanti
    .at = agli Scioperanti
    .from = dagli Scioperanti
    .short = Scioperanti
demonstrators = Dimostranti
    .the = i Dimostranti
    .to = ai Dimostranti
    .of = dei Dimostranti
    .at = ai Dimostranti
    .from = dai Dimostranti
    .short = Dimostr.
gunboat = Cannoniera
    .the = la Cannoniera
    .to = alla Cannoniera
    .of = della Cannoniera
    .at = alla Cannoniera
    .from = dalla Cannoniera
    .short = Cannoniera
air_strike = Bombardiere
    .the = il Bombardiere
    .to = al Bombardiere
    .of = del Bombardiere
    .at = al Bombardiere
    .from = dal Bombardiere
    .short = Bombardiere

## La capitale: i cinque centri del potere

PAL = Palazzo Presidenziale
    .the = il Palazzo Presidenziale
    .to = al Palazzo Presidenziale
    .of = del Palazzo Presidenziale
    .at = al Palazzo Presidenziale
    .from = dal Palazzo Presidenziale
    .short = Palazzo
    .text = Confina con: { $PLZ }, { $PS2 }, { $VIL }.
PAR = Parlamento
    .the = il Parlamento
    .to = al Parlamento
    .of = del Parlamento
    .at = in Parlamento
    .from = dal Parlamento
    .short = Parlamento
    .text = Confina con: { $CAT }, { $PLZ }, { $PS1 }, { $UNI }.
BAN = Banca Centrale
    .the = la Banca Centrale
    .to = alla Banca Centrale
    .of = della Banca Centrale
    .at = alla Banca Centrale
    .from = dalla Banca Centrale
    .short = Banca
    .text = Confina con: { $BOR }, { $PLZ }, { $PS3 }.
RAD = Stazione Radio
    .the = la Stazione Radio
    .to = alla Stazione Radio
    .of = della Stazione Radio
    .at = alla Stazione Radio
    .from = dalla Stazione Radio
    .short = Radio
    .text = Confina con: { $COL }, { $PS2 }, { $UNI }.
FER = Stazione Ferroviaria
    .the = la Stazione Ferroviaria
    .to = alla Stazione Ferroviaria
    .of = della Stazione Ferroviaria
    .at = alla Stazione Ferroviaria
    .from = dalla Stazione Ferroviaria
    .short = Ferrovia
    .text = Confina con: { $IND }, { $MER }, { $MOL }, { $PS3 }.

## La capitale: caserme e commissariati

CA1 = Caserma della Prima Brigata
    .the = la Caserma della Prima Brigata
    .to = alla Caserma della Prima Brigata
    .of = della Caserma della Prima Brigata
    .at = nella Caserma della Prima Brigata
    .from = dalla Caserma della Prima Brigata
    .short = Caserma 1
    .text = Confina con: { $BAR }, { $OPE }, { $PS1 }, { $UNI }.
CA2 = Caserma della Seconda Brigata
    .the = la Caserma della Seconda Brigata
    .to = alla Caserma della Seconda Brigata
    .of = della Caserma della Seconda Brigata
    .at = nella Caserma della Seconda Brigata
    .from = dalla Caserma della Seconda Brigata
    .short = Caserma 2
    .text = Confina con: { $COL }, { $PS2 }, { $VIL }.
CA3 = Caserma della Terza Brigata
    .the = la Caserma della Terza Brigata
    .to = alla Caserma della Terza Brigata
    .of = della Caserma della Terza Brigata
    .at = nella Caserma della Terza Brigata
    .from = dalla Caserma della Terza Brigata
    .short = Caserma 3
    .text = Confina con: { $BOR }, { $IND }, { $PS3 }.
PS1 = Commissariato Ovest
    .the = il Commissariato Ovest
    .to = al Commissariato Ovest
    .of = del Commissariato Ovest
    .at = al Commissariato Ovest
    .from = dal Commissariato Ovest
    .short = Comm. Ovest
    .text = Confina con: { $CA1 }, { $CAT }, { $OPE }, { $PAR }, { $UNI }.
PS2 = Commissariato Nord
    .the = il Commissariato Nord
    .to = al Commissariato Nord
    .of = del Commissariato Nord
    .at = al Commissariato Nord
    .from = dal Commissariato Nord
    .short = Comm. Nord
    .text = Confina con: { $CA2 }, { $COL }, { $PAL }, { $RAD }, { $VIL }.
PS3 = Commissariato Est
    .the = il Commissariato Est
    .to = al Commissariato Est
    .of = del Commissariato Est
    .at = al Commissariato Est
    .from = dal Commissariato Est
    .short = Comm. Est
    .text = Confina con: { $BAN }, { $BOR }, { $CA3 }, { $FER }, { $IND }.
PS4 = Commissariato Sud
    .the = il Commissariato Sud
    .to = al Commissariato Sud
    .of = del Commissariato Sud
    .at = al Commissariato Sud
    .from = dal Commissariato Sud
    .short = Comm. Sud
    .text = Confina con: { $BAR }, { $CAT }, { $MER }, { $MOL }, { $OPE }.

## La capitale: ambasciate

AM1 = Ambasciata del Grande Alleato
    .the = l’Ambasciata del Grande Alleato
    .to = all’Ambasciata del Grande Alleato
    .of = dell’Ambasciata del Grande Alleato
    .at = nell’Ambasciata del Grande Alleato
    .from = dall’Ambasciata del Grande Alleato
    .short = Gr. Alleato
    .text = Confina con: { $BOR }, { $VIL }.
AM2 = Ambasciata della Repubblica Sorella
    .the = l’Ambasciata della Repubblica Sorella
    .to = all’Ambasciata della Repubblica Sorella
    .of = dell’Ambasciata della Repubblica Sorella
    .at = nell’Ambasciata della Repubblica Sorella
    .from = dall’Ambasciata della Repubblica Sorella
    .short = Rep. Sorella
    .text = Confina con: { $COL }, { $UNI }.
AM3 = Ambasciata della Confederazione
    .the = l’Ambasciata della Confederazione
    .to = all’Ambasciata della Confederazione
    .of = dell’Ambasciata della Confederazione
    .at = nell’Ambasciata della Confederazione
    .from = dall’Ambasciata della Confederazione
    .short = Confeder.
    .text = Confina con: { $BAR }, { $MOL }.
AM4 = Ambasciata del Regno Accanto
    .the = l’Ambasciata del Regno Accanto
    .to = all’Ambasciata del Regno Accanto
    .of = dell’Ambasciata del Regno Accanto
    .at = nell’Ambasciata del Regno Accanto
    .from = dall’Ambasciata del Regno Accanto
    .short = Regno
    .text = Confina con: { $IND }, { $MOL }.

## La capitale: quartieri

UNI = Università
    .the = l’Università
    .to = all’Università
    .of = dell’Università
    .at = all’Università
    .from = dall’Università
    .short = Università
    .text = Confina con: { $AM2 }, { $CA1 }, { $PAR }, { $PS1 }, { $RAD }.
COL = Collina dell’Antenna
    .the = la Collina dell’Antenna
    .to = alla Collina dell’Antenna
    .of = della Collina dell’Antenna
    .at = sulla Collina dell’Antenna
    .from = dalla Collina dell’Antenna
    .short = Antenna
    .text = Confina con: { $AM2 }, { $CA2 }, { $PS2 }, { $RAD }.
VIL = Colle dei Milionari
    .the = il Colle dei Milionari
    .to = al Colle dei Milionari
    .of = del Colle dei Milionari
    .at = sul Colle dei Milionari
    .from = dal Colle dei Milionari
    .short = Milionari
    .text = Confina con: { $AM1 }, { $BOR }, { $CA2 }, { $PAL }, { $PS2 }.
BOR = Quartiere delle Tendine
    .the = il Quartiere delle Tendine
    .to = al Quartiere delle Tendine
    .of = del Quartiere delle Tendine
    .at = nel Quartiere delle Tendine
    .from = dal Quartiere delle Tendine
    .short = Tendine
    .text = Confina con: { $AM1 }, { $BAN }, { $CA3 }, { $PS3 }, { $VIL }.
CAT = Quartiere della Cattedrale
    .the = il Quartiere della Cattedrale
    .to = al Quartiere della Cattedrale
    .of = del Quartiere della Cattedrale
    .at = nel Quartiere della Cattedrale
    .from = dal Quartiere della Cattedrale
    .short = Cattedrale
    .text = Confina con: { $OPE }, { $PAR }, { $PLZ }, { $PS1 }, { $PS4 }.
PLZ = Piazza delle Rivoluzioni
    .the = la Piazza delle Rivoluzioni
    .to = alla Piazza delle Rivoluzioni
    .of = della Piazza delle Rivoluzioni
    .at = in Piazza delle Rivoluzioni
    .from = dalla Piazza delle Rivoluzioni
    .short = La Piazza
    .text = Confina con: { $BAN }, { $CAT }, { $MER }, { $PAL }, { $PAR }.
OPE = Quartiere Operaio
    .the = il Quartiere Operaio
    .to = al Quartiere Operaio
    .of = del Quartiere Operaio
    .at = nel Quartiere Operaio
    .from = dal Quartiere Operaio
    .short = Operai
    .text = Confina con: { $BAR }, { $CA1 }, { $CAT }, { $PS1 }, { $PS4 }.
MER = Mercato
    .the = il Mercato
    .to = al Mercato
    .of = del Mercato
    .at = al Mercato
    .from = dal Mercato
    .short = Mercato
    .text = Confina con: { $FER }, { $MOL }, { $PLZ }, { $PS4 }.
IND = Fabbriche
    .the = le Fabbriche
    .to = alle Fabbriche
    .of = delle Fabbriche
    .at = alle Fabbriche
    .from = dalle Fabbriche
    .short = Fabbriche
    .text = Confina con: { $AM4 }, { $CA3 }, { $FER }, { $PS3 }.
BAR = Lamiere
    .the = le Lamiere
    .to = alle Lamiere
    .of = delle Lamiere
    .at = alle Lamiere
    .from = dalle Lamiere
    .short = Lamiere
    .text = Confina con: { $AM3 }, { $CA1 }, { $MOL }, { $OPE }, { $PS4 }.
MOL = Moli
    .the = i Moli
    .to = ai Moli
    .of = dei Moli
    .at = ai Moli
    .from = dai Moli
    .short = Moli
    .text = Confina con: { $AM3 }, { $AM4 }, { $BAR }, { $FER }, { $MER }, { $PS4 }.

## Fuori dalla mappa

PORT = Porto
    .the = il Porto
    .to = al Porto
    .of = del Porto
    .at = nel Porto
    .from = dal Porto
    .short = Porto
AIRFIELD = Aeroporto
    .the = l’Aeroporto
    .to = all’Aeroporto
    .of = dell’Aeroporto
    .at = all’Aeroporto
    .from = dall’Aeroporto
    .short = Aeroporto

## Dove si passa la notte

home = Casa
    .the = casa
    .to = a casa
    .of = di casa
    .at = a casa
    .from = da casa
    .short = Casa
bank = Banca
    .the = la Banca
    .to = alla Banca
    .of = della Banca
    .at = in Banca
    .from = dalla Banca
    .short = Banca
headquarters = Quartier Generale
    .the = il Quartier Generale
    .to = al Quartier Generale
    .of = del Quartier Generale
    .at = al Quartier Generale
    .from = dal Quartier Generale
    .short = QG
mistress = L’Amante
    .the = l’Amante
    .to = dall’Amante
    .of = dell’Amante
    .at = dall’Amante
    .from = dall’Amante
    .short = Amante
nightclub = Night Club
    .the = il Night Club
    .to = al Night Club
    .of = del Night Club
    .at = al Night Club
    .from = dal Night Club
    .short = Night Club

## Denaro: il guano, che non puzza

word-1M = banconota da 1 milione
    .flavour = Un milione di guani. Il padre della patria guarda a sinistra, dov’è l’uscita.
word-2M = banconota da 2 milioni
    .flavour = Due milioni di guani. Sul retro il Porto, nel frattempo ipotecato.
word-3M = banconota da 3 milioni
    .flavour = Tre milioni di guani. Stampati all’estero, spesi all’estero, di rado visti nel mezzo.
word-currency = guano
word-millions = milioni di guani

## Fasi dell’anno e del golpe

phase1 = fase 1, la Posta
    .short = Posta
phase2 = fase 2, il Governo
    .short = Governo
phase3 = fase 3, gli Aiuti
    .short = Aiuti
phase4 = fase 4, il Bilancio
    .short = Bilancio
phase5 = fase 5, la Notte
    .short = Notte
phase6 = fase 6, gli Attentati
    .short = Attentati
phase7 = fase 7, la Banca
    .short = Banca
phase8 = fase 8, il Golpe
    .short = Golpe
phase9 = fase 9, i Conti
    .short = Conti
rebellion = la fase di Ribellione
    .short = Ribellione
coup1 = fase 1 del golpe
    .short = Golpe 1
coup2 = fase 2 del golpe
    .short = Golpe 2
coup3 = fase 3 del golpe
    .short = Golpe 3
coup4 = fase 4 del golpe
    .short = Golpe 4
coup5 = fase 5 del golpe
    .short = Golpe 5
coup6 = fase 6 del golpe
    .short = Golpe 6

## Tipi di carta

kind-influence = Influenza
kind-vote = Voto
kind-donation = Donazione Segreta
kind-assassin = Attentato
kind-bribe = Corruzione
kind-event = Evento

## Carte: Influenza

I01 = L’Amicizia dell’Arcivescovo
    .text = Mettila in gioco: 10 voti in ogni votazione, in un solo blocco.
    .flavour = Il voto è segreto, ma Qualcuno vede tutto, e Sua Eccellenza tiene il registro.
I02 = Le Persone Perbene
    .text = Mettila in gioco: 8 voti in ogni votazione, in un solo blocco.
    .flavour = Contro ogni cambiamento, e contro quello che viene dopo.
I03 = Il Circolo dei Banchieri
    .text = Mettila in gioco: 7 voti in ogni votazione, in un solo blocco. Ogni turno paga 1 milione del costo di una tua carta Attentato o Corruzione; se non lo usi, il credito si perde a fine turno.
    .flavour = Prestano ombrelli col sereno e rivoltelle col temporale.
I04 = Partito della Divina Pazienza
    .text = Mettila in gioco: 5 voti in ogni votazione, in un solo blocco; 10 finché in gioco hai anche «{ I01 }».
    .flavour = Il suo programma non è di questo mondo, il suo tesoriere nemmeno.
I05 = Partito dell’Alba Radiosa
    .text = Mettila in gioco: 5 voti in ogni votazione, in un solo blocco; 10 finché in gioco hai anche «{ I06 }».
    .flavour = L’alba è confermata, e rinviata a stasera.
I06 = Fratellanza della Tuta Blu
    .text = Mettila in gioco: 5 voti in ogni votazione, in un solo blocco.
    .flavour = Uniti nella lotta, dalle otto alle dodici e dalle due alle sei.
I07 = Lega della Zappa
    .text = Mettila in gioco: 3 voti in ogni votazione, in un solo blocco.
    .flavour = Chiedono la terra, ricevono un discorso sulla terra.
I08 = L’Assemblea Permanente
    .text = Mettila in gioco: 3 voti in ogni votazione, in un solo blocco.
    .flavour = Studenti, in seduta da primavera; la mozione per andare a casa è all’ordine del giorno.
I09 = L’Accademia del Tutto
    .text = Mettila in gioco: 3 voti in ogni votazione, in un solo blocco; 6 finché in gioco hai anche «{ I08 }».
    .flavour = Quaranta saggi, quattrocento opinioni, un solo pranzo.
I10 = Movimento Tutto e Subito
    .text = Mettila in gioco: 3 voti in ogni votazione, in un solo blocco.
    .flavour = Vogliono tutto, adesso, e per iscritto.
I11 = Amici della Corona
    .text = Mettila in gioco: 3 voti in ogni votazione, in un solo blocco. Ogni turno paga 1 milione del costo di una tua carta Attentato o Corruzione; se non lo usi, il credito si perde a fine turno. Si somma al credito di «{ I03 }».
    .flavour = La Repubblica un re non l’ha mai avuto, ma a loro manca.
I12 = L’Urna Miracolosa
    .text = Mettila in gioco: voti suoi non ne ha, ma ogni carta Voto che giochi vale 1 in più.
    .flavour = Si sigilla prima del voto, perché non scappi quello che c’è già dentro.
I13 = La Libera Stampa
    .text = Mettila in gioco: 3 voti in ogni votazione, in un solo blocco.
    .flavour = Libera soprattutto nei prezzi.

## Carte: Voto

V01 = Elettori dell’Altra Sponda
    .text = Quando voti: 2 voti in questa votazione, in un solo blocco; poi scartala.
    .flavour = Sono fuggiti con la valigia di cartone e il certificato elettorale.
V02 = Import ed Export
    .text = Quando voti: 3 voti in questa votazione, in un solo blocco; poi scartala.
    .flavour = Il dazio non lo pagano, ma il dovere lo conoscono.
V03 = Anarchici in Fila per Due
    .text = Quando voti: 2 voti in questa votazione, in un solo blocco; poi scartala.
    .flavour = Contro ogni governo: stamattina, contro quell’altro.
V04 = Un Camion dalla Campagna
    .text = Quando voti: 2 voti in questa votazione, in un solo blocco; poi scartala.
    .flavour = Quaranta posti, novanta elettori, un’istruzione sola.
V05 = I Cari Estinti
    .text = Quando voti: 3 voti in questa votazione, in un solo blocco; poi scartala.
    .flavour = Al cimitero l’affluenza resta la più alta della Repubblica.
V06 = La Maggioranza Silenziosa
    .text = Quando voti: 3 voti in questa votazione, in un solo blocco; poi scartala.
    .flavour = Due stanze, un cappello e moltissimo da perdere.
V07 = La Linea Giusta
    .text = Quando voti: 2 voti in questa votazione, in un solo blocco; poi scartala.
    .flavour = Undici iscritti, dopo le ultime due epurazioni.
V08 = Il Cittadino Instancabile
    .text = Quando voti: 2 voti in questa votazione, in un solo blocco; poi scartala.
    .flavour = Vota dall’alba e ha già cambiato quattro paia di baffi.
V09 = Circolo del Baffo Glorioso
    .text = Quando voti: 3 voti in questa votazione, in un solo blocco; poi scartala.
    .flavour = Ognuno di loro ha perso una battaglia; insieme hanno vinto con le memorie.

## Carte: Donazione Segreta

D01 = Una Busta sotto la Porta
    .text = Quando si possono giocare carte: prendi la prima banconota coperta degli aiuti, senza che gli altri la vedano. Se non ce ne sono, non succede nulla.
    .flavour = Il benefattore desidera restare anonimo, e che si faccia la strada.

## Carte: Attentato

A01 = Il Sicario di Primo Pelo
    .text = Quando dichiari attentati, per 1 milione: un attentato a un giocatore in un luogo. Se il luogo è giusto tira un dado: con 4, 5 o 6 riesce.
    .flavour = Ha il fucile suo e una lettera della mamma.
A02 = Il Signore di Passaggio
    .text = Quando dichiari attentati, per 1 milione, e solo se non hai né la Presidenza né il Ministero dell’Interno: un attentato a un giocatore in un luogo. Riesce se il luogo è giusto.
    .flavour = Motivo del viaggio: altro.
A03 = L’Uomo con le Referenze
    .text = Quando dichiari attentati, per 2 milioni: un attentato a un giocatore in un luogo. Riesce se il luogo è giusto.
    .flavour = Referenze a richiesta; non tutti i clienti sono raggiungibili.
A04 = Quello che Sente la Radio
    .text = Quando dichiari attentati, gratis: un attentato a un giocatore in un luogo. Alla risoluzione tira un dado, anche se il luogo è sbagliato o la vittima è già morta: con 1, 2 o 3 riesce se il luogo è giusto; con 4 o 5 non succede nulla; con 6 ritira, e con 4, 5 o 6 uccide te, ovunque tu sia (uno scudo può salvarti, e il tuo contante non va a nessuno).
    .flavour = Noi leggiamo solo le previsioni del tempo. Siamo sorpresi quanto voi.
A05 = Il Cavaliere della Corona
    .text = Solo se hai in gioco «{ I11 }», gratis. O, quando dichiari attentati, un attentato a un giocatore in un luogo, che riesce se il luogo è giusto; oppure, quando un attentato o il Ministero ti ucciderebbe, ti salva da quello.
    .flavour = Uccide, o muore, con un ginocchio a terra; per rialzarsi ci mette un po’.
A06 = Signori col Sacco
    .text = Quando dichiari attentati, gratis: ladri in casa di un giocatore. Alla risoluzione, se la vittima è viva e non è a casa, ti consegna banconote a sua scelta per almeno 2 milioni, o tutte se ha meno; resto non se ne dà. Non è un assassinio e nessuno scudo lo ferma.
    .flavour = Si sono puliti le scarpe, hanno lasciato ricevuta e si sono presi il cane.

## Carte: Corruzione

B01 = Un’Offerta Migliore
    .text = Quando un attentato ti ucciderebbe, o il Ministero ti farebbe uccidere al rientro, per 2 milioni: quel solo attentato fallisce.
    .flavour = Niente di personale, disse il sicario contando; e infatti non lo era.
B02 = Foglio Straordinari
    .text = Quando dichiari attentati, per 2 milioni, e solo se hai il Ministero dell’Interno: un altro attentato della polizia segreta, con lo stesso divieto in Banca.
    .flavour = Il notturno è pagato doppio, vedove escluse.
B03 = Un Caffè per gli Agenti
    .text = Nel tuo turno di movimento: nomina uno spazio e quante unità di Polizia che vi si trovano, agli ordini di altri vivi e nel paese, vuoi comprare. Paga 1 milione per ognuna e tira un dado per ognuna: con 4, 5 o 6 è tua fino alla fine del golpe, e può muovere se non l’ha già fatto.
    .flavour = La legge è uguale per tutti, con sconti sulla quantità.
B04 = Scarponi alla Prima Brigata
    .text = Nel tuo turno di movimento: nomina uno spazio e quante unità della Prima Brigata che vi si trovano, agli ordini di altri vivi e nel paese, vuoi comprare. Paga 1 milione per ognuna e tira un dado per ognuna: con 4, 5 o 6 è tua fino alla fine del golpe, e può muovere se non l’ha già fatto.
    .flavour = Un esercito marcia sullo stomaco, ma sui piedi preferisce.
B05 = Rum alla Seconda Brigata
    .text = Nel tuo turno di movimento: nomina uno spazio e quante unità della Seconda Brigata che vi si trovano, agli ordini di altri vivi e nel paese, vuoi comprare. Paga 1 milione per ognuna e tira un dado per ognuna: con 4, 5 o 6 è tua fino alla fine del golpe, e può muovere se non l’ha già fatto.
    .flavour = Il morale era basso. Adesso è sdraiato.
B06 = Arretrati alla Terza Brigata
    .text = Nel tuo turno di movimento: nomina uno spazio e quante unità della Terza Brigata che vi si trovano, agli ordini di altri vivi e nel paese, vuoi comprare. Paga 1 milione per ognuna e tira un dado per ognuna: con 4, 5 o 6 è tua fino alla fine del golpe, e può muovere se non l’ha già fatto.
    .flavour = Quattordici mesi di ritardo, ma chi li conta? Loro.
B07 = Panini per le Masse
    .text = Nel tuo turno di movimento: nomina uno spazio, un giocatore vivo e nel paese e quante coppie delle unità disarmate che vi comanda vuoi comprare (l’ultima può essere una sola). Paga 1 milione per coppia e tira un dado per coppia: con 4, 5 o 6 è tua fino alla fine del golpe, e può muovere se non l’ha già fatto.
    .flavour = Il popolo chiedeva pane. Al prosciutto non aveva pensato nessuno.
B08 = Sette Cartucce a Salve
    .text = Quando ti condannano, per 3 milioni: il plotone sbaglia mira. Il resto del contante rimane tuo, e nessun altro può essere fucilato.
    .flavour = Sette fucili, sette errori: la Repubblica applaude i suoi tiratori scelti.

## Carte: Evento, per la Camera e per l’anno

E01 = Va Via la Luce
    .text = Fra i due giri di una votazione: il secondo giro non si fa, e decidono i voti del primo.
    .flavour = Si esclude il sabotaggio. Si esclude anche la bolletta.
E02 = Troppo Caldo per Legiferare
    .text = Fra i due giri di una votazione: il secondo giro non si fa, e decidono i voti del primo.
    .flavour = Gli onorevoli sono al mare, dove c’è il numero legale.
E03 = Una Macchia sul Verbale
    .text = Dopo un conteggio, prima che abbia effetto: la votazione è nulla e si rivota dal primo giro; le carte Voto giocate sono perse. Una volta per votazione.
    .flavour = Forse dice sì, forse dice no, forse è caffè.
E04 = Questione di Fiducia
    .text = In fase 2, prima delle nomine, non da chi ha la Presidenza: una votazione immediata. Con almeno un sì, e il sì su due terzi o più dei voti espressi, la Presidenza cade, e si fa un’elezione come dopo le dimissioni.
    .flavour = La Camera ha piena fiducia in chi verrà dopo.
E05 = L’Altro Bilancio
    .text = Quando un bilancio è bocciato, prima che il Ministero decida, non da chi ha la Presidenza: prendi le banconote degli aiuti che la Presidenza ha pescato in questo turno e ancora possiede, meno una a sua scelta, e proponi un nuovo bilancio, che si vota. Se passa, si paga; se no il Ministero può imporlo, e se non lo impone tieni tutto. Una volta per turno.
    .flavour = Stesse cifre, altre tasche.
E06 = Fine di un’Amicizia
    .text = Quando si possono giocare carte: un avversario con Influenze in gioco, anche in esilio, ne scarta una a sua scelta.
    .flavour = I rapporti restano eccellenti, per via legale.
E07 = L’Ora delle Riforme
    .text = Quando si possono giocare carte, ma non durante una votazione, e solo se hai in gioco «{ I04 }»: fino a fine turno i voti di tutte le Influenze altrui già in gioco con valore base 5 o meno li dai tu, per quanto valgono a chi le possiede, che non può darli.
    .flavour = Tutto deve cambiare, almeno di mano.
E08 = Chi Ha Preso i Candelabri?
    .text = Quando voti, e solo se hai in gioco «{ I01 }»: un blocco di 5 voti in questa votazione e in ogni altra fino a fine turno.
    .flavour = Lo sdegno è unanime, e il sagrestano ha l’automobile nuova.
E09 = Un Amico allo Sportello
    .text = Quando si possono giocare carte, e solo se hai in gioco «{ I09 }»: guarda in segreto che cosa ha in Svizzera un avversario.
    .flavour = Il segreto bancario è sacro, come tutto ciò che è in vendita.
E10 = Festa della Bandiera
    .text = Quando si possono giocare carte, nelle fasi da 1 a 5 e 7, e solo se hai in gioco «{ I03 }»: la Banca resta chiusa per ferie per tutto il turno.
    .flavour = La bandiera è di stamattina; la festa, di oggi.
E11 = Vibrante Nota di Protesta
    .text = Quando si possono giocare carte: c’è un pretesto per un golpe.
    .flavour = Le nazioni del mondo sono preoccupate, in tre lingue.
E12 = Saranno Fuochi d’Artificio
    .text = Quando si possono giocare carte: c’è un pretesto per un golpe.
    .flavour = È carnevale, e i botti vengono dalla parte giusta.
E13 = Petizione con Poesia
    .text = Quando si possono giocare carte: non ha alcun effetto. Si può sempre scambiare, o guardare con aria misteriosa.
    .flavour = Novecento firme, undici strofe, un cestino.

## Carte: Evento, per il golpe

C01 = Aboliti gli Esami
    .text = Per iniziare un golpe, con pretesto proprio, o nel tuo turno di movimento: 6 Studenti all’Università.
    .flavour = Per acclamazione, e col massimo dei voti.
C02 = Tutti Fuori
    .text = Per iniziare un golpe, con pretesto proprio, o nel tuo turno di movimento: 2 Scioperanti alle Fabbriche, 2 al Mercato, 2 nel Quartiere Operaio.
    .flavour = Ha incrociato le braccia anche il comitato di sciopero.
C03 = Gru Ferme
    .text = Per iniziare un golpe, con pretesto proprio, o nel tuo turno di movimento: 4 Scioperanti ai Moli.
    .flavour = Non entra nulla, non esce nulla, sparisce tutto come al solito.
C04 = Tremano le Lamiere
    .text = Per iniziare un golpe, con pretesto proprio, o nel tuo turno di movimento: 8 Rivoltosi alle Lamiere.
    .flavour = Il governo aveva promesso l’acqua. Ha mandato gli idranti.
C05 = Un Corteo Spontaneo
    .text = Per iniziare un golpe, con pretesto proprio, o nel tuo turno di movimento: 6 Dimostranti in Piazza delle Rivoluzioni.
    .flavour = Striscioni stampati lunedì; indignazione consegnata giovedì.
C06 = Turno di Notte al Caveau
    .text = Per iniziare un golpe, con un pretesto già in atto o dal Quartier Generale, o nel tuo turno di movimento: 2 Guardie della Banca alla Banca Centrale.
    .flavour = Sorvegliano una stanza vuota con zelo straordinario.
C07 = Uomini in Occhiali Scuri
    .text = Per iniziare un golpe, con un pretesto già in atto o dal Quartier Generale, o nel tuo turno di movimento: 2 Sicurezza Privata sul Colle dei Milionari.
    .flavour = Non vedono nulla, per professione.
C08 = Il Coro È Armato
    .text = Per iniziare un golpe, con un pretesto già in atto o dal Quartier Generale, o nel tuo turno di movimento, e solo se hai in gioco «{ I01 }» o «{ I04 }»: 2 Milizia della Cattedrale nel Quartiere della Cattedrale.
    .flavour = Tenori primi e secondi, con baionetta.
C09 = Elicottero a Rate
    .text = Per iniziare un golpe, con un pretesto già in atto o dal Quartier Generale, o nel tuo turno di movimento: l’Elicottero, in uno spazio dove hai unità, o in una caserma a scelta se non ne hai. Muove di due spazi.
    .flavour = Mancano undici rate. L’elica è compresa.
C10 = Oggi Niente Pomodori
    .text = Per iniziare un golpe, con pretesto proprio, o nel tuo turno di movimento, e solo se hai in gioco «{ I07 }»: 4 Dimostranti al Mercato.
    .flavour = Torneranno domani, a una certa velocità.
C11 = Il Legittimo Erede della Valle Accanto
    .text = Nel tuo turno di movimento, nelle fasi da 1 a 5 del golpe: nomina una brigata. Fino alla fine della fase successiva del golpe le sue unità non muovono, non cambiano mano e non si corrompono, chiunque le comandi; combattono e si ritirano come sempre.
    .flavour = Ha un cavallo, un sigillo e una zia che si ricorda tutto.
C12 = Le Province Bruciano di Nuovo
    .text = In fase 8, non da chi ha la Presidenza, o nel tuo turno di movimento nella fase di Ribellione o nella fase 1 del golpe, e solo se hai in gioco «{ I07 }»: un pretesto; e 3 unità di una brigata a tua scelta che sono nella loro caserma, o quante ve ne sono, lasciano la mappa fino alla fine del golpe. Da sola non inizia un golpe.
    .flavour = Nelle province la situazione è calma, dice la capitale; le province non rispondono.

## Parole

yes = Sì
no = No
rebels = Ribelli
    .the = i ribelli
    .to = ai ribelli
    .of = dei ribelli
    .at = con i ribelli
    .from = dai ribelli
budget = Bilancio
    .the = il bilancio
    .of = del bilancio
    .at = sul bilancio
alternative = Altro bilancio
    .the = l’altro bilancio
    .of = dell’altro bilancio
    .at = sull’altro bilancio
confidence = Mozione di sfiducia
    .the = la mozione di sfiducia
    .of = della mozione di sfiducia
    .at = sulla mozione di sfiducia
election = Elezione alla Presidenza
    .the = l’elezione alla Presidenza
    .of = dell’elezione alla Presidenza
    .at = per la Presidenza
office = voto di carica
personal = voto personale
looting = candelabri scomparsi
lunch = chiusa per pranzo
holiday = chiusa per ferie

word-cash = contante
word-account = conto svizzero
word-location = luogo
word-piles = mucchi del bilancio
word-spent = banconote spese
word-office = carica
word-choice = voto
word-side = parte

## Per i client: intestazioni, fatti, pile, ciò che è tuo

junta-column-place = Spazio
junta-column-paper = Pratica
junta-column-family = Famiglia
junta-column-alive = In vita
junta-column-exile = Esilio
junta-column-offices = Cariche
junta-column-cousin = Del cugino
junta-column-votes = Voti di carica
junta-column-influence = Influenze
junta-column-credits = Credito
junta-column-money = Contante
junta-column-account = Conto
junta-column-location = Stanotte
junta-column-known = Carte note
junta-column-known_cash = Contante noto
junta-column-known_account = Conto noto
junta-column-units = Unità
junta-column-exiles = Esuli
fact-year = { $value ->
    [0] { "" }
   *[other] anno { $value }
}
fact-phase = { $value ->
    [0] prima del primo anno
    [1] 1: la Posta
    [2] 2: il Governo
    [3] 3: gli Aiuti
    [4] 4: il Bilancio
    [5] 5: la Notte
    [6] 6: gli Attentati
    [7] 7: la Banca
    [8] 8: il Golpe
   *[9] 9: i Conti
}
fact-host = { "" }
fact-president = Presidenza { $value }
fact-minister = Interno { $value }
fact-pretext = { $value ->
    [true] c’è un pretesto
   *[false] nessun pretesto
}
fact-bank = Banca { $value }
fact-bank_safe = { $value ->
    [true] niente polizia segreta in Banca
   *[false] { "" }
}
fact-occupied = { $value ->
    [true] Polizia in Parlamento
   *[false] { "" }
}
fact-locations_shown = { "" }
fact-reformer = riforme di { $value }
fact-reformed = riformate: { $value }
fact-looters = candelabri: { $value }
fact-targets = bersagli: { $value }
fact-condemned = al muro: { $value }
fact-coup = { $value ->
    [0] fase di Ribellione
   *[other] golpe, fase { $value }
}
fact-leader = Capo { $value }
fact-vanguard = comincia { $value }
fact-rebels = ribelli: { $value }
fact-siding = con i ribelli: { $value }
fact-strikes = bombardamenti { $value }
fact-frozen = ferme dove sono: { $value }
fact-announced = { "" }
fact-conducts = salvacondotti: { $value }
fact-verdict = { "" }
pile-spent = Banconote spese { $count }
yours-cash = Il tuo contante
    .none = niente
yours-account = Il tuo conto svizzero
    .none = niente
yours-location = Dove passi la notte
yours-piles = I tuoi mucchi del bilancio
