title = I voti, e un governo di amici
about = Da dove vengono i voti, e come un Presidente si rende necessario.

chair = La poltrona è tua, Presidente. Voti tuoi non ne hai, si può dire; non ne ha nessuno. I voti vengono dalle <b>carte</b> e dalle <b>cariche</b>, e si comprano sia le une sia le altre.

friends = La carta { $I06 } vorrebbe esserti amica. L’<b>influenza</b> messa sul tavolo vota per te in ogni scrutinio, finché vivi.
    .do = Metti in tavola la { $I06 }
    .wrong = Prima gli amici, Presidente. Stanno sotto la pioggia.

appoint = A ogni famiglia una o due cariche. Una brigata può <b>marciarti contro</b>, il { $interior } può farti sparare: scegli gente che si odia.
    .do = Distribuisci le cariche, poi il giuramento

aid = Il governo c’è, e sono arrivate otto banconote: <b>solo per i tuoi occhi</b>. Nessuno sa che cosa hai pescato. Te lo chiederanno; tu sospira.

tip = Il mio consiglio: la polizia a chi ha bisogno di te, le brigate a due che non si parlano. <em>Un ministro riconoscente è un ministro che non hai letto con attenzione.</em>
