title = Timbra, inoltra, fatti perdonare
about = Come viaggia un decreto, e chi viene perdonato quando arriva.

paper = Un decreto è un foglio con delle caselle, e ogni casella vuole <b>il timbro di un ministero</b>, nell’ordine. Sul { $D3 } tre ci sono già; la casella rossa porta il segno del tuo ministero, e aspetta <em>te</em>.

stamp = Ogni timbro toglie <b>1 Colpa</b> a chi lo mette. Il decreto non l’ha mai letto nessuno: i timbri non servono a quello.
    .do = Timbra il { $D3 }
    .wrong = Dopo, dopo. Il tampone è aperto: prima timbra il { $D3 }.

forward = La casella seguente è del { $NAV }. Mandalo lì e ne perdi <b>un’altra</b>: inoltrare alla porta giusta è quasi come lavorare.
    .do = Inoltra il { $D3 } al { $NAV }
    .wrong = Qualunque porta lo accetta, ma solo quella giusta ti toglie Colpa: il { $NAV }.

chain = Guarda il tappeto dalla tua porta a quella di { $s1 }: tu <b>controlli</b> quel ministero. Quando lì cade l’ultimo timbro, chi sta <em>in cima alla catena</em> decide chi è perdonato. Cioè tu.

stop = La carta è dove sta la sua ultima casella, e anche { $s1 } vorrebbe perdere 1 Colpa. Dagli l’occasione.
    .do = Chiudi il turno
    .wrong = Hai già fatto abbastanza per la nazione. Chiudi il turno.

pardon = <b>Promulgato!</b> Il primo decreto perdona 10 Colpe, il secondo 20, e così via. Toglile a chi vuoi; ho conosciuto ministri che non cominciavano da se stessi, ma non molti.
    .do = Togli fino a 10 Colpe, poi conferma

tip = Timbra ciò che hai e mandalo alla porta giusta. Il mio consiglio: prima di un ultimo timbro, guarda in cima alla catena. <em>Chi sta lassù distribuisce il perdono</em>, e si ricorda dei compleanni.
