### Junta: dove il regolamento tace o dice due cose, come abbiamo deciso, con la sua frase (`.book`).

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
