title = I voti, e un governo di amici
about = Da dove vengono i voti, e come un Presidente si rende necessario.

chair = La poltrona è tua, Presidente. Voti tuoi non ne hai, si può dire; non ne ha nessuno. I voti vengono dalle <b>carte</b> e dalle <b>cariche</b>, e si comprano sia le une sia le altre.

friends = La carta { $I06 } vorrebbe esserti amica. L’<b>influenza</b> messa sul tavolo vota per te in ogni scrutinio, finché vivi.
    .do = Metti in tavola { $I06 }
    .wrong = Prima gli amici, Presidente. Stanno sotto la pioggia.

appoint = Sei cariche: a ogni famiglia almeno una, a nessuna più di due. Chi comanda una brigata può <b>marciare su di te</b>; chi ha il { $interior } può farti sparare. Scegli gente che si detesta.
    .do = Distribuisci le sei cariche come vuoi, poi fai giurare il governo

aid = Il governo c’è, e sono arrivate otto banconote: <b>solo per i tuoi occhi</b>. Nessuno sa che cosa hai pescato. Te lo chiederanno; tu sospira.

tip = Il mio consiglio: la polizia a chi ha bisogno di te, le brigate a due che non si parlano. <em>Un ministro riconoscente è un ministro che non hai letto con attenzione.</em>
