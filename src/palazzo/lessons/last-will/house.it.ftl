title = Una casa che costa
about = Aiutanti, spese e proprietà: la rovina che lavora da sola.

board = Questa è la vostra plancia: cinque posti per persone e case che vi aiutano a perdere. Le carte dal bordo bianco si usano una volta; <b>quelle dal bordo nero restano</b>, e servono a ogni round.

friend = La carta { $H01 } è il migliore degli investimenti: costa una sterlina al giorno e vi dà <b>un’azione in più</b> per spendere il resto.
    .do = Mettete { $H01 } sulla plancia
    .wrong = Prima un amico, poi i vizi.

dinner = E una { $X03 }: un tavolo tenuto per voi tutti i giorni, abbiate fame o no.
    .do = Mettete { $X03 } sulla plancia
    .wrong = Non ancora. Il tavolo vicino alla finestra: { $X03 }.

eat = Una <b>spesa</b> sulla plancia si usa una volta a round, già da oggi.
    .do = Usate { $X03 }
    .wrong = La minestra si fredda: usate { $X03 }.

manor = Ora una casa. Oggi costa molto, e va bene; ma finché ne <b>possedete</b> una non potete fare bancarotta. Le case trascurate perdono valore da sole, e va ancora meglio.
    .do = Comprate { $M01 }
    .wrong = Più in grande: { $M01 }.

neglect = Guardate { $M03 }: piove dentro, e nessuno ha chiamato l’idraulico. Chiudete il turno, e vedrete <b>che cosa succede al prezzo</b>.
    .do = Chiudete il turno
    .wrong = Per oggi basta. Chiudete il turno, e state a sentire le gocce.

fall = Da 14 a <b>12 sterline</b> in una notte, senza muovere un dito. Per tenere il prezzo bisognava <em>curarla</em>: un’azione e 4 sterline.

tip = Comprare caro, trascurare, vendere per niente: non c’è modo più svelto di perdere 14 sterline. Il mio consiglio: cominciate presto con ciò che lavora <b>a ogni round</b>, e tenete i banchetti per la fine.
