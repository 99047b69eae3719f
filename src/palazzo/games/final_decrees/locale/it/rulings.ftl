### Final Decrees: dove il regolamento tace o dice due cose, come abbiamo deciso, con la sua frase (`.book`).

ruling-FD-1-3 = La mano non ha limite: si possono tenere quante carte si vuole.

ruling-FD-1-5 = Un ministero ha al massimo un controllore. La frase conosce una sola via verso l’alto e un solo ministero in cima; con due controllori potrebbero essere due. Perciò una freccia si può puntare solo su un ministero che nessuno controlla ancora.
    .book = Se il ministero che promulga il decreto è controllato da un altro ministero allora segui la catena di controllo su fino al ministero che non è controllato.

ruling-FD-1-6 = Chi ne ha meno perde quella che ha: la Colpa non scende mai sotto 0.
    .book = Questa azione rimuove 2 Colpa Personale e 4 Colpa Dipartimentale dalla Marina

ruling-FD-2-3 = Chi ha finito il tempo punta 1; quando si punta di nuovo, il primo dei pari punta 2: altrimenti un’asta a cui nessuno bada non finirebbe mai.
    .book = fanno un altro giro di puntate con le stesse regole, fino a che un solo giocatore viene dichiarato direttore

ruling-FD-2-4 = In quattro c’è un ministero di troppo perché valga: «{ $EXE }» va assegnato, perché comincia la partita; degli altri tre uno resta vuoto.
    .book = ogni ministero a parte quello delle Riforme deve avere un direttore in questo momento

ruling-FD-4-3 = La frase nomina come destinatari solo i ministeri sotto il proprio, l’esempio anche il proprio. Nell’Impero vale l’esempio; il regolamento della Repubblica non lo riporta, e lì la Colpa può solo scendere.
    .book = Se sei a capo delle Riforme quando usi questa abilità puoi riorganizzare liberamente la Colpa tra tutti i quattro ministeri.

ruling-FD-4-7 = Il regolamento della Repubblica nomina queste azioni senza riportarle: in tutte e due le edizioni valgono quelle dell’originale. Una volta per turno vuol dire una volta nel turno del giocatore, di chiunque fosse il ministero.
    .book = Fare una azione prevista dal ministero che controlla.

ruling-FD-4-7-SEC = Si può indagare solo su un ministero che ha un direttore e almeno 1 Colpa: altrove non accadrebbe nulla.
    .book = Tutta la Colpa di quel ministero viene trasferita alla riserva di Colpa Personale del suo direttore.

ruling-FD-4-7-HR = Nessuno può rifiutare un incarico, né restarne senza.
    .book = Tutti i giocatori possono essere spostati o meno, come vuole il direttore delle RU.

ruling-FD-4-8 = Un’azione che lascerebbe tutto com’è non si può dichiarare.

ruling-FD-5-1 = Se le carte sono meno, si scartano quelle che ci sono. Un ministero senza direttore tiene la sua Colpa: la frase nomina solo chi lo dirige. Se non restano carte in cui rimescolarla, il mazzo è finito, e con esso la partita.
    .book = Tutta la Colpa Ministeriale va nella Colpa Personale del giocatore che controlla il ministero. La carta Stagnazione e Declino va rimescolata nel mazzo
ruling-FD-5-1_2 = L’originale la rimescola «nel mezzo», il regolamento della Repubblica «nel mazzo». In tutte e due le edizioni si mescola fra tutte le carte rimaste e può finire ovunque, anche in cima.
    .book = La carta Stagnazione e Declino viene di nuovo mescolata nel mezzo.

ruling-FD-5-3 = L’autore ci sta solo pensando: è un’opzione, esclusa se il tavolo non la vuole, in tutte e due le edizioni. La carta si prende dopo aver rimescolato «{ $C31 }», davanti a tutti, e si può anche lasciare dov’è. Le carte scartate possono essere da 3 a 7.
    .book = Sto valutando l’opzione di far scegliere al giocatore che l’ha pescata una delle 5 carte scartate da mettere nella sua mano. Modificare il numero di carte scartate può facilmente controllare la lunghezza del gioco.

ruling-FD-6-3 = Il decreto è comunque promulgato: conta per la quantità del prossimo e per la fine della partita. Anche se è senza direttore il ministero che promulga, non si toglie nulla.
    .book = Se questo ministero non ha direttore nessuna colpa aggiuntiva viene rimossa.

ruling-FD-6-4 = Senza quel ministero nessuno potrebbe timbrare i suoi passi: si cancellano.
    .book = Puoi giocare con 4 giocatori, ma allora elimina il Ministero delle Riforme

ruling-FD-7-1 = Si scambia solo Colpa Personale, in tutte e due le edizioni: il regolamento della Repubblica dice soltanto «COLPA!», e intende quella dei giocatori. Non mentre le puntate sono segrete, né mentre un effetto è a metà.
    .book = I giocatori possono scambiarsi liberamente Colpa Personale tra di loro, fino a quando tutti sono d’accordo.
ruling-FD-7-1_2 = Un accordo può avere più di due parti: ciascuna deve accettare, e tutto avviene insieme.
    .book = fino a quando tutti sono d’accordo

ruling-FD-7-2 = Offrire una carta è mostrarla. Chi riceve l’offerta vede che carta è e sa che ce l’hai, anche se poi rifiuta; così nessuno deve fidarsi della parola altrui. Chiedere una carta non prova e non mostra nulla.
    .book = Le carte possono anche essere scambiate tra le mani dei giocatori.
ruling-FD-7-2_2 = Dieci offerte per giocatore a turno, e nessuna di quelle rifiutate si ripete tale e quale nello stesso turno: gli accordi sono l’unica cosa che qui potrebbe non finire mai.
    .book = I giocatori possono scambiarsi liberamente Colpa Personale tra di loro, fino a quando tutti sono d’accordo.

ruling-FD-7-3 = Le promesse non vincolano nessuno; il programma dice soltanto quali sono state mantenute e quali no. Un tavolo può scegliere che vincolino.
    .book = Nessun accordo è vincolante.

ruling-FD-8-1 = Finché resta una carta «{ $C31 }» torna nel mazzo: l’ultima carta pescata è perciò sempre questa. Si gioca subito, come sempre, e solo dopo la partita è finita: la Colpa dei ministeri va ancora a chi li dirige.
    .book = Quando l’ultima carta del mazzo viene pescata il gioco finisce.

ruling-FD-8-2 = Il regolamento non conosce parità. A pari Colpa Personale vince chi ha meno Colpa sul ministero che dirige, poi chi ha più carte in mano; chi è ancora pari condivide la vittoria.
    .book = Il giocatore con meno Colpa Personale vince.
