title = Folla spontanea
task = Tieni il Parlamento e la Banca Centrale quando la Ribellione è finita.
tale = Nessun pretesto, nessun quartier generale, e la tua brigata è a tre strade da tutto. Il popolo, invece, è già in piazza.
hint = Le folle portano con sé il pretesto. E non devono andare tutte dalla stessa parte.
lesson = Una carta folla avvia il golpe da sé, e le sue unità possono marciare subito, divise su due centri.
