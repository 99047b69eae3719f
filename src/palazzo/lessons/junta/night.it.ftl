title = Dov’eri ieri notte?
about = Cinque porte, un segreto dietro ciascuna, e una polizia che ha tempo da perdere.

doors = Si fa buio sulla capitale. Ognuno sceglie una di <b>cinque porte</b>, in segreto, e ci resta tutta la notte. Chi indovina la porta può bussare con la pistola.

sleep = Sei Ministro degli Interni e hai pochi contanti. Va bene casa tua: a un povero non spara nessuno, <em>apposta</em>.
    .do = Scegli casa tua
    .wrong = Invitante. Ma stanotte si lavora: a casa, dove c’è il telefono.

police = La <b>polizia segreta</b> è tua: un tentativo gratis per notte. La Presidente { $s1 } ha 8 milioni in contanti. Al suo posto, dove andresti prima di colazione? Appunto: in banca.
    .do = Manda la polizia segreta da { $s1 }, in banca
    .wrong = O il nome o la porta: non ancora tutti e due. { $s1 }, Ministro, e in banca.

dawn = Le porte si aprono. <b>Era</b> in banca. L’anno prossimo la famiglia manderà un nipote; i suoi contanti sono già arrivati da te, con le condoglianze.

tip = Qui nessuno resta morto a lungo, ma i contanti cambiano padrone per sempre. Il mio consiglio: in banca <b>quando non vali la pallottola</b>, altrove quando la vali.
