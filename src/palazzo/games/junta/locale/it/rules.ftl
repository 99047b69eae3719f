### Junta: il regolamento per chi gioca, con le parole di un usciere cortese.
### Un turno è un anno politico. «Presente» vuol dire in vita e non in esilio.

rules-summary =
    Da quattro a sette famiglie si spartiscono gli aiuti internazionali di una repubblica. Vince chi alla fine ha più denaro in Svizzera; il contante in mano non conta.

    Si elegge la Presidenza. Ogni turno: si pescano due carte; la Presidenza assegna sei cariche, pesca in segreto otto banconote di aiuti e propone un bilancio. La Camera vota con Influenze, carte Voto e cariche. Un bilancio bocciato è un pretesto per un golpe; il Ministero dell’Interno può imporlo con la Polizia.

    Poi ognuno si nasconde in uno di cinque luoghi, o in esilio. Si dichiarano gli attentati, ciascuno a qualcuno in un luogo: chi indovina uccide fino a fine turno e prende il contante della vittima. Chi ha scelto la Banca, e vive, può ora mandare denaro in Svizzera.

    Infine chiunque, tranne la Presidenza, può iniziare un golpe, con un pretesto o dal Quartier Generale. Nella fase di Ribellione chi agisce è ribelle; seguono sei fasi di movimento e combattimento. Poi ognuno sceglie una parte: con tre dei cinque centri i ribelli rovesciano la Presidenza. Chi vince può far fucilare qualcuno.

    Tutto si compra, si dona e si promette; le promesse si possono infrangere, se il tavolo non decide altrimenti. La partita finisce quando non si possono pescare otto banconote di aiuti.

## J-1

rules-J-1 = Il tavolo
    .intro = Prego, accomodati, e lascia le guardie del corpo in anticamera. Ecco che cosa c’è sul tavolo, e quanto poco se ne può vedere.

rule-J-1-1 = Si gioca da quattro a sette. Ognuno è a capo di una famiglia: il Sigaro, l’Automobile, l’Orologio, il Calice, il Diamante, gli Occhiali, le Piume Incrociate.
    .title = Giocatori e famiglie

rule-J-1-2 =
    Le banconote sono 96: 51 da 1 milione di guani, 30 da 2 milioni, 15 da 3 milioni, mescolate coperte nella pila degli aiuti. Nessuno la può contare.
    Le tue banconote, in mano e in Svizzera, sono segrete: gli altri vedono solo se ne hai. Quante carte hai in mano e quali Influenze hai in gioco è pubblico. Le banconote che spendi si mostrano.
    .title = Denaro, pubblico e segreto

rule-J-1-3 = Le banconote spese o scartate finiscono scoperte sotto la pila degli aiuti e non si ripescano, salvo J-16.3. Il resto non si dà mai: ciò che paghi in più è perso. Né la pila né la Svizzera servono a cambiare.
    .title = Speso è speso

rule-J-1-4 = Il mazzo politico si mescola e ognuno riceve 5 carte. Quando finisce si rimescolano gli scarti; se mancano anche quelli, non si pesca.
    .title = Il mazzo

rule-J-1-5 =
    Un golpe comincia con: 6 unità di ogni brigata nella sua caserma; 4 Polizia, una per commissariato, ma tutte in Parlamento se in questo turno il bilancio è stato imposto; 4 Guardia Presidenziale a Palazzo; 3 bombardamenti aerei e 1 Paracadutisti all’Aeroporto; la cannoniera e 1 Fanti di Marina nel Porto.
    Le unità perse in un golpe tornano per il successivo. Le unità portate dalle carte se ne vanno quando il golpe finisce.
    .title = Le unità

rule-J-1-6 = Tre segnalini sono pubblici: se c’è un pretesto; se la Banca è aperta, a pranzo o in ferie; se la polizia segreta può sparare in Banca. Si comincia senza pretesto, a Banca aperta, e sparando si può.
    .title = I segnalini

rule-J-1-7 = Puoi avere 6 carte, comprese le Influenze in gioco. Alla fine della fase 1, e ogni volta che un dono ti fa passare il limite, l’eccesso se ne va subito: giocato, scartato, o dato a qualcuno che ha posto e accetta.
    .title = Il limite della mano

## J-2

rules-J-2 = Elezioni e votazioni
    .intro = La Repubblica vota spesso, su tutto e in due giri, perché i ripensamenti si paghino a parte.

rule-J-2-1 = Nella prima elezione chi ospita può candidare chi vuole, anche sé; poi il diritto passa in senso orario. Chi dopo il primo giro non ha voti esce, e il secondo non ammette nomi nuovi.
    .title = Le candidature

rule-J-2-2 = I giri sono due. I voti vengono dalle carte Influenza, che si mettono in gioco e vi restano, e dalle carte Voto, che si scartano. Ogni carta è un blocco solo e non si divide; blocchi diversi possono andare a nomi diversi. Ci si può astenere. Al secondo giro si aggiungono blocchi non ancora usati.
    .title = Dare i voti

rule-J-2-3 = Dopo il primo giro chi è in lista può rifiutare: i voti ricevuti sono persi. Poi si parla, poi c’è il secondo giro. Vince chi ha più voti in tutto.
    .title = Rifiutare e vincere

rule-J-2-4 = Se la prima elezione finisce in parità, o nessuno vota, tutti scartano mano e Influenze e pescano cinque carte, chi ospita prende la prima banconota degli aiuti, e si ricomincia, finché qualcuno vince o le banconote finiscono.
    .title = Parità alla prima elezione

rule-J-2-5 = Nelle votazioni successive ogni carica che hai è un blocco in più, di un voto, comprese la Presidenza e le cariche del cugino, ma mai più di due a testa. Chi è morto o in esilio non vota, non candida e non si candida. Con l’opzione di J-16.4 chi vota ha anche un voto personale, pure alla prima elezione.
    .title = I voti delle cariche

rule-J-2-6 = Se chi ha la Presidenza muore, si vota quando tutti gli attentati sono risolti, cominciando dalla sua sinistra. Con una parità, o senza voti o candidature, si rifà tutto, candidature comprese; le carte Voto giocate sono perse. Si prosegue finché qualcuno è eletto. Dopo due parità le risposte tranquille, e i bot, candidano e votano qualcuno, e dopo ogni altra parità qualcun altro, così che finisca anche un’elezione a cui non partecipa nessuno; se nessuno dei presenti ha voti che tutti possano vedere, alla terza parità vince chi siede più vicino in senso orario alla vecchia Presidenza. Con l’opzione di J-16.4 un certo numero di parità chiude la questione: vince, fra i pari, chi siede più vicino in senso orario alla vecchia Presidenza; senza candidature, chi è presente e siede più vicino.
    .title = Un lutto alla Presidenza

rule-J-2-7 = Le vecchie cariche di chi sale alla Presidenza passano a suo cugino, anche dopo J-12.4. Chi la perde non ha cariche fino alla prossima fase 2.
    .title = Che cosa lascia chi sale

rule-J-2-8 =
    Chi ha la Presidenza può dimettersi in qualsiasi momento, tranne che in un golpe: anche in fase 8, finché nessuno ne comincia uno, e in fase 9, quando la Junta, se c’è, ha scelto. Non in fase 6, dove chi è bersaglio non può dar via contante; né durante una votazione, mentre un bilancio è alla Camera, mentre si scelgono i luoghi, o con una reazione aperta. Nessuno si dimette due volte nello stesso turno, ma chi succede può dimettersi a sua volta, e fuggire.
    L’elezione comincia da chi si dimette, che vota con la Presidenza e può rivincere: allora non cambia nulla. Altrimenti tutto il suo contante va, non visto, a chi vince, di cui prende le vecchie cariche. La fase la porta avanti chi succede.
    .title = Le dimissioni

rule-J-2-9 = Tutte le altre votazioni sono sì o no, in due giri, prima la Presidenza e poi in senso orario; i voti delle cariche contano. In parità, anche a 0, decide la Presidenza.
    .title = Le mozioni

rule-J-2-10 = Certe carte chiudono una votazione dopo il primo giro, annullano un conteggio o aggiungono voti. Una votazione nulla si rifà dal primo giro, e nessuna si annulla due volte.
    .title = Carte in una votazione

rule-J-2-11 = Con «{ E04 }» chiunque, tranne la Presidenza, può chiedere un voto in fase 2, prima delle nomine. Passa con almeno un sì, e il sì su due terzi dei voti espressi; le astensioni non contano e le parità non si sciolgono. Votano le cariche dell’ultimo turno. Se passa, si elegge come in J-2.8, chi è caduto si può ricandidare, e chi vince fa le nomine.
    .title = La sfiducia

rule-J-2-12 = Candidature e voti sono palesi, in ordine e definitivi; per essere candidati non serve il proprio consenso. Ogni blocco si dà una volta per votazione, al primo o al secondo giro. Quanto vale si stabilisce quando si dà: perdere poi la carta non cambia nulla.
    .title = Palese e definitivo

rule-J-2-13 = Dopo il primo giro: escono i nomi senza voti, agli altri si chiede insieme se rifiutano, si possono giocare carte, e c’è il secondo giro, se resta qualche nome. Dopo il conteggio: la Presidenza scioglie una parità, si possono giocare carte, e poi c’è l’effetto. Un’elezione nulla conserva le candidature, meno chi ha rifiutato.
    .title = L’ordine di una votazione

## J-3

rules-J-3 = Il Governo
    .intro = Sei cariche e un cugino. I titoli del cugino, se permetti, sono agli atti, alla voce «famiglia».

rule-J-3-1 =
    Presidenza: la Guardia, le cariche, gli aiuti, il bilancio. Ministero dell’Interno: la Polizia, la polizia segreta, imporre il bilancio, uccidere chi rientra. Tre comandi di brigata: la Prima, la Seconda, la Terza. Ammiragliato: la cannoniera e i Fanti di Marina. Comando Aereo: i Paracadutisti e i bombardamenti aerei.
    .title = Le cariche

rule-J-3-2 = In fase 2 la Presidenza assegna le altre sei cariche: nessuna a sé, una o due a ogni altra famiglia, e mai due brigate alla stessa. Va bene anche ripetere l’ultimo turno. Presidenza a parte, le cariche cambiano mano solo in questa fase.
    .title = Le nomine

rule-J-3-3 = Anche le famiglie in esilio, o uccise al rientro in questo turno, ricevono almeno una carica; dorme.
    .title = Le cariche degli assenti

rule-J-3-4 = Il cugino, cioè la Presidenza, può prendere una carica vacante per morte o esilio, e una sola, con i suoi voti e le sue unità, fino alla prossima fase 2. Lo si chiede dopo le nomine, alla fine della fase 5, dopo la fase 6 (dopo l’elezione, se c’è), e in un golpe dopo un esilio o un’uccisione. Non si torna indietro; ma chi rientra dall’esilio e sopravvive riprende la carica, ed essa torna vacante quando la Presidenza cambia.
    .title = Il cugino

rule-J-3-5 = Le altre cariche vacanti non hanno voti, e le loro unità non muovono.
    .title = Cariche vacanti

rule-J-3-6 = Il cugino non ha mai più di due cariche in tutto; prima vengono quelle di J-2.7.
    .title = Due al massimo

rule-J-3-7 = Finché chi ha il Ministero è morto o in esilio nessuno ne ha i poteri speciali, il cugino meno di tutti.
    .title = Senza Ministero, niente poteri

## J-4

rules-J-4 = Carte, aiuti e bilancio
    .intro = Le prime quattro fasi dell’anno si svolgono alla luce del sole. È buona educazione non contare insieme.

rule-J-4-1 = Fase 1, nell’ordine: niente pretesto, Banca aperta, unità ai loro posti (se la Banca è al sicuro dalla polizia segreta lo dice J-6.3); gli esuli possono rientrare; chi è presente pesca due carte; il limite della mano.
    .title = Fase 1: la Posta

rule-J-4-2 = Fase 2: la Presidenza forma un governo, secondo J-3.2.
    .title = Fase 2: il Governo

rule-J-4-3 = Fase 3: la Presidenza pesca in segreto otto banconote coperte. Se non sono otto, la partita finisce (J-13.1).
    .title = Fase 3: gli Aiuti

rule-J-4-4 =
    Fase 4: la Presidenza deve proporre un bilancio: una somma, magari nulla, per ogni altro giocatore in vita, anche in esilio. Può essere meno di quanto ha pescato, o di più, di tasca sua; quanto ha pescato non è tenuta a dirlo.
    Mette banconote vere, coperte, in un mucchio per ciascuno, e per ciascuno annuncia una somma che non superi il valore del mucchio. Le somme sono pubbliche. Che cosa c’è in un mucchio, anche quante banconote, lo sa solo chi lo ha fatto e, una volta pagato, chi lo riceve. I mucchi restano bloccati finché il bilancio non è deciso.
    .title = Fase 4: il Bilancio

rule-J-4-5 = La Camera vota. Se il bilancio passa, o è imposto, i mucchi si pagano come stanno: dentro può esserci più di quanto si è detto, mai meno. Altrimenti tornano, non visti, in mano alla Presidenza.
    .title = Passato o no

rule-J-4-6 = Se è bocciato c’è un pretesto. Dopo le carte per questo momento, il Ministero può imporlo: tutte e quattro le unità di Polizia vanno in Parlamento per il resto del turno, il bilancio si paga come se fosse passato, e la Banca chiude per pranzo. Se no, o se chi ha il Ministero non è presente, la Presidenza tiene tutto e la Banca è in ferie. Le ferie non diventano mai un pranzo.
    .title = Bocciato o imposto

rule-J-4-7 = Banconote appena pescate e banconote già in mano si possono mescolare per fare le somme, ma mai con la pila degli aiuti o la Svizzera.
    .title = Quali banconote

## J-5

rules-J-5 = La notte e l’esilio
    .intro = Fase 5. Ognuno sceglie dove farsi trovare, o dispone di non esserlo. Le ambasciate lasciano accesa una luce.

rule-J-5-1 = Chi è presente sceglie in segreto, tutti insieme, dove passare il resto del turno: Banca, Quartier Generale, Casa, dall’Amante o al Night Club, che non c’entrano con gli spazi della mappa; oppure, ma non la Presidenza, l’esilio in una delle quattro ambasciate, anche in più d’uno. L’esilio si mostra alla fine della fase; i luoghi solo quando tutti gli attentati sono dichiarati.
    .title = Fase 5: la Notte

rule-J-5-2 = Chi ha la Presidenza e vuole andare in esilio deve prima dimettersi e veder eleggere qualcun altro; può partire nella stessa fase.
    .title = Se parte la Presidenza

rule-J-5-3 = In un golpe chiunque, tranne la Presidenza, abbia un’unità in un’ambasciata può andarvi in esilio: nel proprio turno di movimento, anche appena vi entra con le unità, mentre muovono gli altri, e quando si scelgono le parti; non in combattimento, e una volta per fase. Tutto ciò che comanda si ignora; le unità che aveva ceduto restano a chi le ha.
    .title = Esilio durante un golpe

rule-J-5-4 = Chi è in esilio non può essere ucciso né fucilato, non va in Banca, non pesca e non gioca carte, non vota, non ordina attentati; le sue unità non muovono e le sue Influenze dormono. Può dare, scambiare e scartare carte, dare e ricevere contante, resta ribelle se lo era, e può vincere.
    .title = La vita in esilio

rule-J-5-5 = Dall’esilio si può rientrare in qualsiasi momento: in ogni fase, durante le candidature, in un golpe mentre muove chiunque o si scelgono le parti; ma non nel mezzo di una votazione, di una reazione o di un combattimento. Agli esuli si chiede, in senso orario dalla sinistra della Presidenza, solo dove non si chiede nulla a nessun altro: prima di pescare le carte della fase 1, alla fine della fase 9, e quando a eleggere la Presidenza non resta nessuno, o uno solo. Chi rientra risponde da allora insieme agli altri, e ha il luogo scelto in fase 5, se ne aveva scelto uno.
    .title = Quando rientrare

rule-J-5-6 = L’esule annuncia il rientro. In un golpe chi ha un’unità in quell’ambasciata può concedere un salvacondotto, e basta un sì; poi l’esule esce, o resta per il resto di quella fase. A meno che sia al sicuro, il Ministero può farlo uccidere, gratis; una carta lo può ancora salvare. Vale come assassinio: il contante va a chi ha il Ministero, e c’è un pretesto. La busta di un bilancio già preparata per lui torna a chi l’ha proposto.
    .title = Come rientrare

rule-J-5-7 = Un rientro è sicuro se la Presidenza è vacante per morte; se chi ha il Ministero non è presente, o lo ha il cugino; o, in un golpe, con un salvacondotto.
    .title = Rientri sicuri

rule-J-5-8 = Chi sopravvive al rientro riprende carica e unità.
    .title = Di nuovo in carica

## J-6

rules-J-6 = Gli attentati
    .intro = Fase 6. Devo pregare tutti di dichiarare le proprie intenzioni ad alta voce; a morire si comincia dopo, con ordine.

rule-J-6-1 = Da chi ha il Ministero in senso orario (dal suo posto, se è assente), ognuno nel suo turno dichiara tutti i suoi attentati: il mezzo, una vittima, un luogo. Le vittime sono altri giocatori presenti. I costi si pagano subito, e sono persi se va male. Poi si mostrano tutti i luoghi e si risolve ogni attentato: il luogo è giusto, il dado se c’è, uno scudo, la morte.
    .title = Fase 6: dichiarare

rule-J-6-2 = Chi ha il Ministero ha un attentato gratis per turno, con la polizia segreta. Agli altri servono carte Attentato. Gli attentati possono essere quanti si vuole, a una vittima o a diverse.
    .title = I mezzi

rule-J-6-3 = La polizia segreta può sparare in Banca solo un turno sì e uno no. Un attentato lì, giusto o sbagliato, mette la Banca al sicuro da lei appena è dichiarato, fino alla fine del turno successivo, chiunque abbia allora il Ministero. Gli altri mezzi non se ne curano.
    .title = Sparare in Banca

rule-J-6-4 = Gli attentati si risolvono nell’ordine in cui sono dichiarati. Quelli ordinati da chi nel frattempo è morto avvengono lo stesso.
    .title = Con ordine

rule-J-6-5 = La vittima scarta mano e Influenze, e il suo contante va, senza che gli altri lo vedano, a chi ha ordinato il delitto. Se questi è morto, o è la vittima stessa, finisce scoperto sotto la pila degli aiuti. Il denaro in Svizzera non si perde mai.
    .title = Quanto costa morire

rule-J-6-6 =
    Dichiarati nell’ordine A, B, C, tutti nel luogo giusto.
    (1) A e C contro B: B muore, e A ha il contante di B.
    (2) A contro B, B contro A: muoiono entrambi. A prende il contante di B e poi muore per ordine di un morto: le due somme sono perse.
    (3) A contro B, B contro C: A ha il contante di B, quello di C è perso.
    (4) B contro A, C contro B: alla fine C ha le due somme.
    .title = Quattro esempi

rule-J-6-7 = Un attentato a chi è già morto non fa nulla; carta e costo sono spesi.
    .title = Troppo tardi

rule-J-6-8 = Dalla dichiarazione alla risoluzione un bersaglio, anche dei ladri, non può dare via né scartare contante, né giocare carte, salvo gli attentati che dichiara nel suo turno e gli scudi. Davanti al plotone il contante non lascia chi è condannato, che gioca solo carte fatte per quel momento. Nelle fasi 6 e 9 le carte non si scambiano.
    .title = I bersagli stanno fermi

rule-J-6-9 = Uno scudo ferma un attentato, nel momento in cui riuscirebbe. Per un secondo attentato serve un secondo scudo.
    .title = Gli scudi

rule-J-6-10 = Chi muore resta morto fino a fine turno. Al turno dopo la famiglia ha un nuovo capo, che pesca le solite due carte.
    .title = Nuovi capifamiglia

rule-J-6-11 = Ogni assassinio è un pretesto. Se sono tutti morti e nessuno è in esilio, la partita finisce e perdono tutti. Se nel paese non resta nessuno ma qualcuno è in esilio, si chiede agli esuli; se nessuno rientra, le fasi da 7 a 9 saltano, e la prossima fase 1 si apre con l’elezione. Chi resta solo nel paese ha la Presidenza.
    .title = Dopo gli spari

rule-J-6-12 = La fase 6 finisce con l’ultimo attentato. Rientri, elezione e cugino vengono fra la 6 e la 7, quando le carte si possono di nuovo scambiare e giocare.
    .title = Fra la 6 e la 7

## J-7

rules-J-7 = La Banca
    .intro = Fase 7. Uno sportello, nessuna domanda. Si prega di tenere pronte le banconote e alle spalle il passato.

rule-J-7-1 = Se la Banca è aperta, chi l’ha scelta ed è in vita può depositare banconote in Svizzera, o prelevarne, quante vuole.
    .title = Fase 7: la Banca

rule-J-7-2 = Chiusa per pranzo, la Banca riapre dopo la fase 8 se nessuno inizia un golpe, altrimenti in fase 9 dopo il plotone, per chi ha scelto la Banca ed è presente, anche se era fuggito ed è tornato. In ferie, anche per una carta e anche durante il pranzo, in questo turno non apre.
    .title = Pranzo e ferie

rule-J-7-3 = Nessuno va allo sportello due volte in un turno.
    .title = Una volta per turno

rule-J-7-4 = Si chiede insieme a chi ne ha diritto, e ciò che fa resta segreto. Dalla Svizzera il denaro esce solo così: mai per costi, resto o accordi.
    .title = Il segreto bancario

## J-8

rules-J-8 = Come comincia un golpe
    .intro = Fase 8. Per un golpe ci vuole un pretesto, o un telefono. La casa accetta entrambi.

rule-J-8-1 = È un pretesto: un bilancio bocciato, il Parlamento occupato, un assassinio, o una carta. Se c’è, chiunque sia presente, tranne la Presidenza, può iniziare un golpe; dal Quartier Generale anche senza.
    .title = Fase 8: chi può

rule-J-8-2 = Si inizia con una carta che porta unità, muovendo o sbarcando unità della propria carica, o annunciando cannonate o bombe sul Palazzo, che in quella fase vanno poi tirate davvero. Con ciò comincia il turno di movimento di chi guida i ribelli, che prosegue.
    .title = In che modo

rule-J-8-3 = Si chiede a chi è presente, tranne la Presidenza, in senso orario dalla sua sinistra, qualunque cosa possa fare: giocare una carta, iniziare o passare. Il primo che inizia è Capo dei Ribelli. Se nasce un pretesto e chi lo gioca non inizia, o la Presidenza cambia, si ricomincia a chiedere.
    .title = Le domande

rule-J-8-4 = Le carte che portano folle disarmate hanno un pretesto proprio; quelle che portano unità armate ne vogliono uno già in atto, o il Quartier Generale.
    .title = Folle e fucili

rule-J-8-5 = Se nessuno inizia il turno finisce, dopo lo sportello se la Banca era a pranzo.
    .title = Niente golpe

## J-9

rules-J-9 = Ribelli e lealisti
    .intro = La lealtà si presume, finché qualcuno non si muove. Si tiene un elenco.

rule-J-9-1 = Un golpe ha una fase di Ribellione e poi le fasi da 1 a 6. In ognuna c’è il movimento, poi il combattimento.
    .title = Sette fasi

rule-J-9-2 = Nella fase di Ribellione è ribelle chi muove, spara, sbarca, mette in campo unità o gioca una carta del turno di movimento. In ogni momento lo è chi spara a un giocatore che lì ha la Guardia fra le sue unità, o bombarda il Palazzo, chiunque lo tenga. Il marchio è pubblico e dura tutto il golpe. Cedere o ricevere unità, la reazione della Polizia, le ritirate e i salvacondotti non rendono ribelli.
    .title = Chi è ribelle

rule-J-9-3 = La Presidenza non si ribella mai, e nella fase di Ribellione non muove e non spara, neanche per rispondere; né sbarca, bombarda o gioca carte del turno di movimento, nemmeno con le unità del cugino o con quelle ricevute. Le si può sparare, e allora si ritira come chiunque.
    .title = La Presidenza aspetta

rule-J-9-4 = Le unità di chi è morto o in esilio si ignorano: non muovono, non sparano, non parano colpi e non tengono posti, a meno che siano del cugino o che chi le comanda rientri.
    .title = Unità senza comando

rule-J-9-5 = In ogni momento di un golpe chiunque può proporre un esito. Se tutti i presenti sono d’accordo finisce lì: i ribelli marchiati contano per i ribelli, gli altri per la Presidenza.
    .title = Chiudere d’accordo

## J-10

rules-J-10 = Il movimento
    .intro = Da uno spazio a quello accanto. I tram, mi spiace, non circolano.

rule-J-10-1 = Nella fase di Ribellione comincia il Capo dei Ribelli, poi in senso orario. Nella fase 1 del golpe comincia il giocatore alla sua sinistra, e in ognuna delle seguenti il giocatore a sinistra di chi ha mosso per primo nella fase precedente. Conta solo chi è presente quando la fase comincia.
    .title = Chi muove quando

rule-J-10-2 = Nel tuo turno puoi muovere unità da uno spazio solo, ciascuna in uno adiacente, anche in direzioni diverse. Non è un obbligo. Per ogni carica del cugino c’è un movimento in più, con le sole sue unità, nel turno di chi l’aveva; per le vecchie cariche della Presidenza stessa, nel turno suo.
    .title = Uno spazio

rule-J-10-3 = L’Elicottero fa due passi: da solo; o uno con il gruppo che muove e uno oltre; o uno fino allo spazio del gruppo e uno insieme. Solo così può partire da un altro spazio.
    .title = L’Elicottero

rule-J-10-4 = I Paracadutisti scendono dove vogliono, anche nelle ambasciate; i Fanti di Marina accanto al Porto o nella Caserma della Prima Brigata. Una volta per golpe, senza spendere il movimento, nel turno di chi ha la carica. Poi muovono come le altre.
    .title = Gli sbarchi

rule-J-10-5 = Le carte che portano unità dicono quante, di che tipo e dove. Possono muovere subito, se chi le gioca non ha ancora mosso.
    .title = Unità nuove

rule-J-10-6 = Durante il movimento le unità si possono cedere d’accordo, fino alla fine del golpe. Un’unità muove una volta per fase, chiunque l’abbia. Non si cedono la cannoniera, i bombardamenti aerei e le unità non ancora sbarcate.
    .title = Cedere unità

rule-J-10-7 = Quando un ribelle mette in campo una folla nella fase di Ribellione, e mai dopo, chi ha il Ministero, ribelle o no, può mettere subito in quegli spazi tutta la Polizia ai suoi ordini che vuole: da qualunque distanza, senza spendere movimento, anche se ha già mosso. Non rende ribelli.
    .title = La reazione della Polizia

rule-J-10-8 = Ci sono 10 Studenti, 10 Rivoltosi, 10 Scioperanti, 10 Dimostranti, 2 Guardie della Banca, 2 Sicurezza Privata, 2 Milizia della Cattedrale e 1 Elicottero. Una carta mette in campo ciò che resta, dove sceglie chi la gioca se non basta; le unità perse in questo golpe non restano. Se non resta nulla non si può giocare.
    .title = Quante ce ne sono

## J-11

rules-J-11 = Il combattimento
    .intro = Uccide solo il sei. È una repubblica piccola, e le munizioni sono care.

rule-J-11-1 = Prima la Presidenza (ma non nella fase di Ribellione), poi in senso orario, ognuno dichiara dove apre il fuoco e che cosa bombarda. Dove nessuno dichiara non succede nulla; dove uno dichiara, tutti i presenti possono sparare in ogni ondata. L’ordine delle battaglie lo dà il Capo dei Ribelli o, se è assente, la Presidenza. Non si giocano carte.
    .title = Dichiarare il fuoco

rule-J-11-2 = Prima i bombardamenti: la cannoniera, tre dadi, una volta per fase; poi quello aereo, sei dadi, uno per fase e tre per golpe. Colpiscono qualunque spazio tranne le ambasciate, e un solo giocatore; non si possono colpire. Da soli non portano ondate né ritirate; se lì segue una battaglia, i loro morti contano come perdite.
    .title = I bombardamenti

rule-J-11-3 = Una battaglia ha tre ondate, o meno se resta un giocatore; anche un’ondata in cui nessuno spara è una delle tre. In ogni ondata tutti scelgono insieme, in segreto, quali unità sparano e a quale nemico, uno solo; poi si mostra tutto e si tira insieme. Ogni 6 uccide; chi perde sceglie che cosa; i colpi in più sono persi.
    .title = Tre ondate

rule-J-11-4 = Le unità armate tirano un dado ciascuna. Quelle disarmate: la metà, arrotondata per difetto, di quante ne fai sparare lì. A Palazzo chi spara con almeno una Guardia tira un dado in più in quell’ondata.
    .title = I dadi

rule-J-11-5 = Chi vuole restare leale nella fase di Ribellione non deve sparare, neanche per rispondere.
    .title = Leale e muto

rule-J-11-6 =
    Dopo le ondate, se restano due o più giocatori: resta chi ha meno perdite; chi ha solo guardato non ne ha, e conta. Se sono uguali per tutti nessuno va via. Chi resta può, se sono tutti d’accordo, lasciar restare anche altri.
    Gli altri si ritirano, nell’ordine della fase, in spazi adiacenti liberi da unità vive altrui, o dove tutti i presenti acconsentono, o in un’ambasciata; le unità possono dividersi. Dopo un rifiuto si nomina un altro spazio; se non ne restano, le unità sono perse. Le unità in ritirata non sparano e non sono bersaglio per il resto della fase.
    .title = Le ritirate

rule-J-11-7 = Nelle ambasciate non si combatte.
    .title = Le ambasciate

## J-12

rules-J-12 = La fine di un golpe
    .intro = Fase 9. Si ripongono le armi, e ognuno spiega che cosa intendeva fin dall’inizio.

rule-J-12-1 = Dopo la fase 6 del golpe, dal Capo dei Ribelli in senso orario, chi è presente sceglie una parte ad alta voce, qualunque cosa abbia fatto prima. La Presidenza sta con la Presidenza.
    .title = Scegliere una parte

rule-J-12-2 = Un centro è dei ribelli se vi sono unità e sono tutte di giocatori dalla loro parte; altrimenti, anche vuoto o misto, è della Presidenza. I cinque centri sono il Palazzo, il Parlamento, la Banca Centrale, la Stazione Radio e la Stazione Ferroviaria; con tre si vince.
    .title = I cinque centri

rule-J-12-3 = Se vince la Presidenza, può mandare davanti al plotone un ribelle marchiato che non sia in esilio.
    .title = La vendetta della Presidenza

rule-J-12-4 = Se vincono i ribelli, la Junta è formata dai ribelli marchiati, presenti, che hanno finito dalla parte dei ribelli; se non ce ne sono, da tutti i presenti di quella parte. Ognuno ha un voto palese, per primo il Capo, per chiunque sia presente tranne chi è caduto; niente carte, niente cariche. In parità decide il Capo, anche se è passato dalla parte della Presidenza; se è morto o in esilio, il membro seguente in senso orario. La nuova Presidenza può far fucilare chiunque non sia in esilio, anche membri della Junta, o nessuno.
    .title = La Junta

rule-J-12-5 = Chi è fucilato dà il contante alla Presidenza e perde le carte, come ogni capofamiglia che muore.
    .title = Che cosa lascia il plotone

rule-J-12-6 = Nell’ordine: la Junta, il plotone, lo sportello se la Banca era a pranzo e non ci è ancora andato nessuno, i rientri dall’esilio. Poi il turno finisce e i morti rivivono.
    .title = L’ordine della fase 9

## J-13

rules-J-13 = La fine della partita
    .intro = Tutte le cose belle si spendono. I creditori conoscono l’uscita.

rule-J-13-1 = La partita finisce in fase 3, quando non si possono pescare otto banconote coperte; e quando in J-2.4 non resta una banconota per chi ospita, nel qual caso si pareggia. Vince chi ha più denaro in Svizzera. Il contante in mano non conta, a somme uguali si pareggia, e può vincere anche chi è morto o in esilio.
    .title = Chi vince

## J-14

rules-J-14 = Gli accordi
    .intro = Gli affari si trattano dove si preferisce. I muri hanno orecchie, ma si possono pagare.

rule-J-14-1 = Le carte in mano si possono dare o scambiare sempre, tranne che nelle fasi 6 e 9, e scartare quando si possono giocare carte di ogni momento. Il contante si può dare o scartare sempre, ma non da un bersaglio, non da chi è condannato e non da un mucchio del bilancio. Le Influenze in gioco non si cedono mai. I morti non partecipano.
    .title = Che cosa cambia mano

rule-J-14-2 = Uno scambio accettato da entrambe le parti avviene subito. Le promesse si possono infrangere.
    .title = Accordi e promesse

rule-J-14-3 = Si può parlare in privato.
    .title = In privato

rule-J-14-4 = Ciò che è dichiarato va fatto, se è lecito: le cannonate annunciate per iniziare un golpe, il fuoco dichiarato (almeno un’unità nella prima ondata), gli attentati.
    .title = La parola in pubblico

## J-15

rules-J-15 = Le carte
    .intro = Ogni carta dice quando si può giocare. Presentata in altri momenti si restituisce, con i nostri omaggi.

rule-J-15-1 = Prima delle nomine, dopo un bilancio bocciato (in entrambi i casi non la Presidenza), fra i due giri e dopo un conteggio si chiede insieme a tutti i presenti, qualunque cosa abbiano in mano. Le risposte si scoprono insieme e agiscono in senso orario dalla Presidenza, nella prima elezione da chi ospita; una carta che non può più fare nulla torna in mano. Quando un attentato, il Ministero o il plotone sta per uccidere qualcuno, lo si chiede sempre a quel giocatore, e a nessun altro.
    .title = Le reazioni

rule-J-15-2 = Le carte di ogni momento, e le Influenze, si possono giocare finché c’è una domanda aperta fuori dalle fasi 6 e 9, dal combattimento, dal voto e dalle reazioni; le Influenze anche come voto. Perché nessuno resti indietro, lo si chiede a tutti alla fine della fase 1, prima del voto sul bilancio e all’inizio della fase 7. Ciò che una carta richiede deve già essere in gioco.
    .title = Carte di ogni momento

rule-J-15-3 = I costi si pagano con banconote a scelta, che valgano almeno il costo meno i crediti non usati di «{ I03 }» e «{ I11 }». Chi non può pagare non può giocare. Gli effetti fino a fine turno finiscono con la morte o l’esilio.
    .title = I costi

## J-16

rules-J-16 = Le opzioni
    .intro = Da concordare fra tutti i giocatori, finché sono d’accordo.

rule-J-16-1 = Un limite di tempo per ogni decisione. Chi tarda dà la risposta di J-16.5.
    .title = Limite di tempo

rule-J-16-2 = Un golpe solo dal Quartier Generale e con un pretesto. Il pretesto proprio di una carta vale, ma il Quartier Generale serve lo stesso.
    .title = Solo dal Quartier Generale

rule-J-16-3 = Più breve: dopo ogni golpe le prime quattro banconote degli aiuti vanno scoperte in fondo. Più lunga: le banconote spese tornano coperte e si pescano di nuovo, tutte, e allora la partita può non finire mai; oppure fino al numero che si sceglie.
    .title = Più breve o più lunga

rule-J-16-4 = Un voto personale a chi vota; dopo quante parità un’elezione si chiude, se lo si vuole; la misura del mazzo; e se il contante di chi cade dalla Presidenza va a chi succede.
    .title = Altre opzioni

rule-J-16-5 = Le risposte tranquille: non candidare nessuno e astenersi, ma si veda J-2.6; accettare la candidatura; passare; scartare ciò che si è pescato per ultimo; l’ultimo governo se è lecito, altrimenti per posto; un bilancio di nulla; non imporre; Casa; niente rientro, uccisione, attentato, sportello, golpe, movimento o fuoco; in parità, no; perdere i più deboli; ritirarsi nel primo spazio lecito; stare con i ribelli se marchiati; la Junta nomina il Capo; nessuno è fucilato.
    .title = Le risposte tranquille
