### Che cosa dicono i clerk a Final Decrees, ciascuno di ciò che ha appena fatto. La voce: un funzionario di carriera, mai in torto.
### I giocatori non hanno genere.

remark-final-decrees-posts =
    .a = Ognuno dove può fare meno danni. A me.
    .b = Congratulazioni. I reclami al solito sportello, che è chiuso.

remark-final-decrees-stamp =
    .a = { $a_the }: visto, timbrato e non letto.
    .b = Il timbro è mio. La firma, noterete, no.
    .c = Un timbro più vicini alla storia. Attenzione all’inchiostro.

remark-final-decrees-forward =
    .a = { $a_the }, con i miei ossequi, { $b_to }. Ingombrava.
    .b = Via dalla mia scrivania. Che leggerezza.
    .c = Non oserei mai trattenere una pratica destinata { $b_to }.

remark-final-decrees-leave =
    .a = Per questo ufficio ho sempre sentito una vocazione. Da poco fa.
    .b = Scrivania nuova, tappeto nuovo, nessun passato.

remark-final-decrees-move =
    .a = { $a }, cambiare aria ti farà bene.
    .b = Prendi le tue cose, { $a }. E quelle di chi c’era prima.

remark-final-decrees-mint =
    .a = Il bilancio lo consente. L’ho appena chiesto al bilancio.
    .b = Il tempo è denaro, e ne ho stampato un po’.

remark-final-decrees-manoeuvre =
    .a = Mentre tutti guardano in su la parata, nessuno guarda i conti.
    .b = Una parata. Niente pulisce l’aria come una parata.

remark-final-decrees-investigate =
    .a = { $b }, una pura formalità. Con l’avvocato, però.
    .b = Passavo per caso { $a_from }, con un mandato.
    .c = { $b }, riconosceresti la tua calligrafia?

remark-final-decrees-distribute =
    .a = Le responsabilità vanno condivise. Verso il basso.
    .b = Non scarico la colpa: la delego.

remark-final-decrees-reassign =
    .a = Un piccolo rimpasto. Non disfate le valigie.
    .b = Nessuna retrocessione: sono le sedie a essere promosse.

remark-final-decrees-accuse =
    .a = { $a }, pare che la stampa abbia trovato qualcosa. Chissà come.
    .b = Niente di personale, { $a }. C’è scritto sulla busta.

remark-final-decrees-everyone =
    .a = Uguale per tutti, escluso chi scrive.
    .b = Non sta bene fare preferenze.

remark-final-decrees-removal =
    .a = Ho riesaminato il mio caso, e mi ha commosso.
    .b = La clemenza comincia in casa propria.

remark-final-decrees-stop =
    .a = L’ufficio è chiuso. Ripassate ieri.
    .b = Ho fatto il mio dovere, e un po’ di quello altrui.
