title = Due parole in privato
about = Accordi, carte, e l’unica carta che nessuno vuole pescare.

card = Questa carta è solo tua: nessun altro sa che cosa hai in mano. Le carte costano un’azione, e <b>si possono scambiare</b>, con la Colpa, in ogni momento e gratis. Ah, { $s1 } si schiarisce la voce.

offer = Ti offre una { $C13 } per il tuo { $C01 }. Un accordo avviene subito o non avviene; ci si possono aggiungere <b>promesse</b>, che non obbligano nessuno.
    .do = Leggi il foglio e firma
    .wrong = Aspetta con la mano tesa. Prima firma; ce ne pentiremo dopo, come d’uso.

word = Le carte hanno cambiato mano, e solo voi due sapete quali. Ora { $s1 } ha qualcosa da tirare addosso a qualcuno. <em>Speriamo che sia riconoscente.</em>

draw = Adesso pesca. Il mazzo è innocuo, dicono, tranne una carta. Accanto c’è scritto quanto è probabile, e quanto ti costerebbe.
    .do = Pesca una carta dal mazzo
    .wrong = Il mazzo, Ministro. È solo carta.

stagnation = <b>Stagnazione e declino!</b> Cinque carte bruciano, la Colpa di ogni ministero diventa di chi lo dirige, e la carta <em>torna nel mazzo</em>. La tua scrivania era pulita; quella di { $s2 } no.

tip = La partita finisce con il quinto decreto o con le carte, e allora conta solo la tua macchia. Il mio consiglio: scrivania pulita <em>finché il mazzo è pericoloso</em>, e vendi le promesse prima che vadano a male.
