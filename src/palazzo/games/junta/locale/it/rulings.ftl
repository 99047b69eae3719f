### Junta: dove il regolamento tace o dice due cose, come abbiamo deciso, con la sua frase (`.book`).

ruling-J-14-1 = Dieci offerte per giocatore in ogni fase, in un’elezione e in ogni fase di un colpo di Stato; con essa decadono. Parlare è libero: si conta solo ciò che si mette per iscritto, perché la partita finisca.
    .book = I giocatori possono anche appartarsi per concludere accordi segreti, ma non dovrebbero impiegare troppo tempo nel farlo.
