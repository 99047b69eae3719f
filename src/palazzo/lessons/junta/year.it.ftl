title = Un anno in cinque minuti
about = Il denaro arriva, si vota, passa davanti ai sicari e finisce in banca.

welcome = Benvenuto nella Repubblica, Generale. Ogni anno il Grande Alleato manda gli <b>aiuti</b>; ogni anno spariscono. Sei qui per imparare dove.

goal = Conta solo il denaro sul <b>conto all’estero</b>. I contanti alla fine non valgono niente, e vanno a chi ti uccide. Vince chi ha di più in Svizzera, vivo o morto.

money = La Presidente è { $s1 }. Ha pescato otto banconote che nessun altro ha visto, e ora propone un <b>bilancio</b>: tanto per ciascuno. Il resto, dice, non esiste.

vote = Ogni carica è un voto, e tu ne hai due. A te dà 3 milioni, agli altri 1. <em>Come vota il Generale?</em>
    .do = Dai tutti e due i voti al Sì
    .wrong = Per 3 milioni, Generale? Tutti e due i voti sul Sì.

paid = Approvato. Adesso le banconote sono in mano tua, e anche il guaio: <b>tutti sanno</b> chi è stato pagato. Stanotte devi portarle in banca.

sleep = Ora tutti si nascondono, in segreto: a casa, da un’amica, al quartier generale … Solo chi va in <b>banca</b> può mettere via il denaro. È anche il posto dove ti aspettano.
    .do = Scegli la banca
    .wrong = Comodo, ma i soldi ti resterebbero in tasca. La banca, Generale.

bank = Nessuno ti ha sparato; capita. Lo sportello è aperto: metti tutto sul conto, dove non arriva nemmeno una rivoluzione.
    .do = Versa le due banconote, e firma
    .wrong = Tutto, Generale. Le banconote in tasca sono di chi ti trova.

tip = Ecco un anno: carte, governo, aiuti, bilancio, nascondigli, omicidi, banca, e forse un golpe. Il mio consiglio: <b>farsi pagare poco e spesso</b>. Le grosse somme attirano visite.
