title = Buona compagnia, ultima sterlina
about = Gli accompagnatori, il mercato, e come liberarsi di un tetto.

guest = Un { $C03 } è un <b>accompagnatore</b>: portatelo dove una carta ha posto per lui, e la serata costa di più. Gli ospiti mangiano; anche i cani, ma non fanno conversazione.

dinner = Avete 9 sterline e un { $E03 } da 7. Ne avanzerebbero 2, che è volgare.

invite = C’è una sedia libera per un ospite: <b>2 sterline in più</b>, e non resta una moneta. Guardate il foglio: è già nella lista.
    .do = Giocate il { $E03 }, in compagnia
    .wrong = Il { $E03 }, e non da soli, spero.

roof = Niente nel borsellino, eppure niente bancarotta: <b>possedete ancora una casa</b>. È trascurata da anni, e il mercato delle case di città è ai minimi. Che meravigliosa fortuna.

sell = Una casa si vende per quel che vale ora, <b>con il mercato</b>, e mai sotto zero. La vostra non vale niente. Vendetela prima che qualcuno ripari qualcosa.
    .do = Vendete { $T01 }
    .wrong = Prima il tetto: vendete { $T01 }.

tip = Niente soldi, niente casa: <b>bancarotta</b>, e adesso potete perfino fare debiti, per buona misura. Il mio consiglio: il giorno prima di vendere mandate un faccendiere al <em>mercato</em>.
