### Che cosa si fa in ogni gioco, in una frase.

final-decrees = Dirigete un ministero di uno Stato in declino: fate passare i decreti, fate passare la colpa e restate l’unico che nessuno può accusare.
junta = Governate una piccola repubblica giusto il tempo di spostare gli aiuti esteri sul vostro conto in Svizzera, e di essere ancora vivi quando li contate.
last-will = Uno zio ricchissimo lascia tutto a chi si rovina per primo: buttate via il denaro, e scoprite quanto è difficile.
