title = A occhio e croce
task = Fatti licenziare, e finisci in bancarotta, prima della fine del turno.
tale = Manca una riga, e in mano hai un accompagnatore che sarà chiunque tu dica. Dillo bene: risponde una volta sola.
hint = Il jolly va ovunque; il punto è quale riga del contratto infastidisce.
lesson = Il jolly vale ciò per cui lo giochi: usalo per la riga che nient’altro copre, poi spendi senza vergogna.
