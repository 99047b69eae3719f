### Titoli attraverso la scena; `.kick` sopra, `.fact` e `.also` sotto

banner-year = Anno { $year }
    .kick = Qui la radio nazionale
banner-pretext = C’è un pretesto!
    .fact = Chi non è alla Presidenza può tentare un golpe
banner-election = Si vota!
    .kick = Interrompiamo la musica da ballo
    .fact = Due turni; vince chi ha più voti in tutto
banner-inaugurated = { $seat } alla Presidenza
    .kick = Il popolo è stato informato
    .fact = Nomina, ritira gli aiuti, propone il bilancio
banner-election-tied = { $seats_count ->
    [0] Nessun eletto
   *[other] Parità!
}
    .kick = Ripetiamo l’ultimo comunicato
    .fact = Nessuno alla Presidenza: si rivota da capo
    .also = La prima volta con carte e contanti nuovi
banner-voided = Voto annullato
    .kick = Una pagina del verbale è illeggibile
    .fact = La Camera rivota, dal primo turno
banner-budget-passed = Bilancio approvato
    .fact = Ogni busta va dove era stata promessa
banner-falls = Cade la Presidenza
    .fact = Si vota di nuovo, e chi cade può ripresentarsi
banner-re-elected = Di nuovo { $seat }
    .kick = Il popolo è stato informato un’altra volta
banner-confidence-lost = Sfiducia
    .fact = { $yes } a { $no }: bastavano i due terzi
banner-budget-rejected = Bilancio respinto
    .kick = Tumulti alla Camera
    .fact = C’è un pretesto
    .also = L’Interno può ancora mandare la Polizia
banner-budget-forced = Ha votato la Polizia
    .fact = Il bilancio si paga
    .also = La Banca chiude per pranzo
banner-attempt-fails = { $other } vive
    .kick = Spari nella notte
banner-killed = Lutto per { $seat }
    .kick = Interrompiamo le trasmissioni
    .fact = Fino a fine anno: niente carte, e il contante a chi ha sparato
banner-coup = Golpe!
    .kick = Interrompiamo le trasmissioni
    .fact = Sei fasi, poi si contano i cinque centri del potere
    .also = Con tre su cinque si vince
banner-centres = Vittoria { $outcome_to }
    .kick = Si contano i cinque centri del potere
banner-junta = La Junta al potere
    .kick = Cambio di programma
    .fact = Un voto a testa, niente carte
banner-executed = { $seat }, all’alba
    .fact = Il contante va alla Presidenza
banner-game-over = Fine delle trasmissioni
    .kick = E ora le notizie dalla Svizzera
