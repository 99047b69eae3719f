### Last Will: dove il regolamento tace o dice due cose, come abbiamo deciso, con la sua frase (`.book`).

ruling-W-4-3 = In cinque ogni metà di questo spazio si apre solo quando il suo spazio è occupato; in meno, dove l’altro spazio della prolunga non c’è, sono aperte tutte e due.
    .book = In caso di partita a 5 giocatori, potete usare questa Commissione per prendere un segnalino abbassamento di livello se l’altro spazio che vi offre un segnalino abbassamento di livello è già occupato.

ruling-W-6-2 = Nessuno dichiara nulla: chi non ha né proprietà né lavoro, e ha 0 o meno, è subito in bancarotta, che lo voglia o no, e ci resta. Una dichiarazione si potrebbe soltanto rimandare, e la rovina non si sceglie.
    .book = Una volta che vi sarete liberati delle vostre proprietà e della vostra carta lavoro, potrete dichiarare bancarotta e contrarre debiti secondo le regole del gioco base.

ruling-W-8-3 = Mettere chi lavora per ultimo rispetta tutte e due le frasi: si paga l’ultimo stipendio, si confrontano i totali come sempre, e un erede con un lavoro vince solo dove lavorano tutti.
    .book = Fintanto che avrete un lavoro, non potrete essere dichiarati vincitori! / Le regole per determinare il vincitore sono le stesse del gioco base, tranne una

ruling-W-9-1 = I lavori stanno scoperti davanti a tutti.
    .book = distribuite una a ogni giocatore in modo casuale

ruling-W-9-2 = È escluso solo chi è stato licenziato: chi ha già avuto un abbassamento nel round può ancora mandarci un Faccendiere, per niente.
    .book = Non potete inviare un Faccendiere su questa Commissione se siete già stati licenziati.

ruling-W-9-6 = La Fiera in sé non dà mai un abbassamento. I Cani, i Cavalli e i Jolly giocati con essa sì: è una carta a bordo bianco, e un Accompagnatore vale se giocato insieme a una di queste.
    .book = Fiera degli Allevatori (una carta speciale a bordo bianco) non ha simboli nel proprio angolo superiore sinistro. / Una carta Accompagnatore può valere un abbassamento di livello se giocata in contemporanea con una carta a bordo bianco

ruling-W-9-7 = Una giocata si paga prima di ottenere il suo abbassamento: finché avete un lavoro dev’essere alla vostra portata, anche quando ve lo fa perdere. I debiti si aprono dal pagamento successivo.
    .book = Quando ottenete abbassamenti di livello sufficienti a cancellare tutte le voci dello stipendio, scartate la vostra carta lavoro.

ruling-W-10-2 = In comune c’è solo l’Azione. Ogni carta del set ha i suoi Accompagnatori e i suoi bonus; il set dà al massimo un abbassamento. I due Matrimoni speciali hanno lo stesso nome e non vanno mai insieme.
    .book = Tuttavia, potete giocare un set di 2, 3 o 4 carte nuziali diverse insieme al costo di una sola Azione.

ruling-W-10-6 = Conta il simbolo nell’angolo superiore sinistro, come ovunque: un Lupo di Mare o un Cameriere in mano ha lì il simbolo dell’Aiutante, e non si può sacrificare. Il colore della carta non importa; una con tutti e due i simboli conta una volta.
    .book = Potete scartare quante carte raffiguranti il simbolo del timone o del calice di vino volete.

ruling-W-10-8 = Si ignorano solo i modificatori: un Agente Immobiliare può ancora abbassare quanto ricevete.
    .book = Per questa vendita, ignorate i segnalini modificatore.

ruling-W-10-9 = Una volta per round, fra due vostre giocate; le cinque si scartano scoperte.
    .book = In qualunque momento della vostra fase Azioni potete pescare 6 carte e tenerne 1 (scartate le restanti 5).
