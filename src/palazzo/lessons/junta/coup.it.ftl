title = Il golpe, per principianti
about = Caserme, cinque palazzi, e la domanda: chi stava con chi?

square = Il bilancio era uno scandalo e la piazza è piena. È un <b>pretesto</b>: fino a fine anno chi comanda truppe può cominciare un golpe. Tu comandi la { $brigade1 }.

centres = Cinque palazzi fanno un governo: presidenza, parlamento, banca centrale, radio e stazione. Chi alla fine ne tiene <b>tre</b> ha vinto; gli amici di chi perde diranno di non averlo mai conosciuto.

march = Le tue sei unità aspettano nella { $CA1 }. Il primo che si muove è il <b>Capo dei ribelli</b>. La storia ama avere un nome.
    .do = Scegli la { $CA1 }: le truppe si muovono
    .wrong = Le truppe, Generale. Si lucidano gli stivali da martedì.

units = In un turno si esce da <b>un solo</b> spazio, di un passo. Manda tutte e sei le unità al { $PS1 }: dentro c’è un solo agente, e risponde a { $s2 }.
    .do = Manda tutte e sei le unità al { $PS1 }
    .wrong = I fronti larghi sono per le parate, Generale. Tutte e sei, e tutte al { $PS1 }.

fire = Due bandiere in una casa: ora si può sparare. In questa prima fase <b>chi spara è un ribelle</b>; chi vuole restare leale deve sopportare, come fa { $s2 }.
    .do = Apri il fuoco al { $PS1 }
    .wrong = Là dentro giocano a carte, Generale, e perdono. Ora o mai più.

volley = Un dado per ogni unità, e <b>ogni 6 è un colpo a segno</b>. Si tira tutti insieme, al massimo tre volte.
    .do = Spara con tutte e sei le unità
    .wrong = Un dado è un’opinione, Generale; sei sono un argomento. Tutte.

phases = Due sei: l’agente ha lasciato il servizio, e il parlamento è la porta accanto. Seguono <b>sei fasi</b> come questa; poi ciascuno dichiara ad alta voce da che parte stava.

tip = Contano tre centri del potere quando la musica si ferma. Il mio consiglio: un golpe si vince al tavolo, non sulla mappa. <b>Conta gli amici prima dei fucili</b>.
