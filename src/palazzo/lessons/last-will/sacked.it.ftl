title = Come perdere un impiego
about = Uno stipendio a ogni round è una catastrofe; ecco il rimedio.

job = Peggio di un’eredità: avete un <b>impiego</b>. A ogni round vi pagano, e chi ha un impiego non può vincere, per povero che sia.

lines = Un impiego ha delle righe, ciascuna con un segno. Comportatevi in modo da coprirne una, e quella parte di stipendio sparisce. Tre sono già coperte; resta il <b>teatro</b>.

play = Fatevi dunque vedere a { $E13 }, in un giorno di lavoro, mentre ridete. Si può essere degradati <b>una volta a round</b>; eccola, ed è l’ultima riga.
    .do = Giocate { $E13 }, e ne soffra il posto
    .wrong = Quello ve lo perdonerebbero. { $E13 }, in prima fila.

free = Nel palco di sopra c’era qualcuno dell’ufficio: <b>licenziato!</b> Niente stipendio, niente colleghi, niente ostacoli: senza impiego e senza casa potete scendere fino a zero, e anche sotto.

tip = Al massimo una riga a round: quattro righe, quattro round, quindi cominciate il primo giorno. Il mio consiglio: scegliete cene, cani e teatri <b>dal segno</b>; una carta che rovina insieme borsa e reputazione ne vale due.
