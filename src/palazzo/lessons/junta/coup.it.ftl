title = Il golpe, per principianti
about = Caserme, cinque palazzi, e la domanda: chi stava con chi?

square = Il bilancio era uno scandalo e la piazza è piena. È un <b>pretesto</b>: fino a fine anno chi comanda truppe può cominciare un golpe. Tu comandi la { $brigade1 }.

centres = Cinque palazzi fanno un governo: presidenza, parlamento, banca centrale, radio e stazione. Chi alla fine ne tiene <b>tre</b> ha vinto; gli amici di chi perde diranno di non averlo mai conosciuto.

march = Le tue sei unità aspettano nella { $CA1 }. Il primo che si muove è il <b>Capo dei ribelli</b>. La storia ama avere un nome.
    .do = Scegli la { $CA1 }: le truppe si muovono
    .wrong = Le truppe, Generale. Si lucidano gli stivali da martedì.

units = In un turno si esce da <b>un solo</b> spazio, di un passo. Mandane alcune o tutte; chi resta fa la guardia alla minestra.
    .do = Fai uscire le truppe di un passo, poi conferma

tip = Sei fasi così, e poi ciascuno dichiara <em>apertamente</em> da che parte stava. Il mio consiglio: un golpe si vince al tavolo, non sulla mappa: <b>conta gli amici prima dei fucili</b>.
