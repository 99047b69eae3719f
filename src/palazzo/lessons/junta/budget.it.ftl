title = Il bilancio, e perché si mente
about = Otto banconote che nessuno ha visto, tre colleghi, un discorso.

notes = Quattordici milioni di aiuti, Presidente, e li hai visti <b>solo tu</b>. La legge dice che devi proporre un bilancio. Non dice di che cosa.

lie = Un mucchietto per ogni collega, e sotto la somma che <b>dichiari</b>: meno di quanto c’è, se vuoi, mai di più. Metti 3 e di’ 2: l’amico è pagato, e gli altri non hanno niente da invidiare.

piles = Adesso fai i tuoi: qualcosa per { $s1 }, di cui ti servono i voti, e briciole per gli altri. Quello che c’è dentro resta <em>coperto</em>; quanto alle somme lì sotto, la <em>modestia</em> dona agli statisti.
    .do = Fai mucchietti e somme come vuoi, poi proponi

sums = Adesso di’ ad alta voce quanto c’è: tutto, o <b>meno</b>. La modestia dona agli statisti.
    .do = Dichiara una somma per ciascuno

vote = Ora si vota, uno alla volta. Cominci tu: un Presidente crede nel proprio bilancio.
    .do = Dai il tuo voto al Sì
    .wrong = Contro te stesso? È stato provato: non ci capì niente nessuno. Sì, prego.

rejected = Bocciato! Le banconote tornano tutte a te, e non è nemmeno la notizia peggiore: un bilancio bocciato è un <b>pretesto</b>. Da ora alla fine dell’anno chiunque può cominciare un golpe.

tip = Paga i voti che bastano, e non uno di più. Il mio consiglio: guarda chi ha due cariche <em>prima</em> di fare i mucchietti; tre voti costano meno di una rivoluzione.
