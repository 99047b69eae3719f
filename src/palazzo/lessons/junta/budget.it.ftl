title = Il bilancio, e perché si mente
about = Otto banconote che nessuno ha visto, tre colleghi, un discorso.

notes = Quattordici milioni di aiuti, Presidente, e li hai visti <b>solo tu</b>. La legge dice che devi proporre un bilancio. Non dice di che cosa.

piles = Prepara un mucchietto per ogni collega: qualcosa per { $s1 }, di cui ti servono i voti, e briciole per gli altri. Quello che c’è dentro resta <em>coperto</em>, e quello che tieni non riguarda nessuno.
    .do = Fai un mucchietto per ciascuno, poi conferma

sums = Adesso di’ ad alta voce quanto c’è. Puoi dire <b>meno</b> del vero, mai di più. La modestia dona agli statisti.
    .do = Dichiara una somma per ciascuno, poi conferma

vote = Ora si vota, uno alla volta. Cominci tu: un Presidente crede nel proprio bilancio.
    .do = Metti il tuo voto sul Sì, poi conferma
    .wrong = Contro te stesso? È stato provato: non ci capì niente nessuno. Sì, prego.

rejected = Bocciato! Le banconote tornano tutte a te, e non è nemmeno la notizia peggiore: un bilancio bocciato è un <b>pretesto</b>. Da ora alla fine dell’anno chiunque può cominciare un golpe.

tip = Paga i voti che bastano, e non uno di più. Il mio consiglio: guarda chi ha due cariche <em>prima</em> di fare i mucchietti; tre voti costano meno di una rivoluzione.
