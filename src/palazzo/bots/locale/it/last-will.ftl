### Che cosa dicono i clerk a Last Will, ciascuno di ciò che ha appena fatto. La voce: chi eredita, di buona famiglia, e fa del suo meglio.
### I giocatori non hanno genere.

remark-last-will-buy =
    .a = { $a }: umidità, spifferi e un prezzo indecente. Firmo subito.
    .b = { $a }: muri mai visti. Il prezzo sì, e mi ha commosso.
    .c = Dove piove dal tetto, i soldi corrono.

remark-last-will-sale =
    .a = { $a }, che delusione: c’era chi voleva comprare.
    .b = Affare fatto. E non ditemi quanto dovrebbe valere una casa così.

remark-last-will-friend =
    .a = { $a }: referenze calorose e uno stipendio ancora di più.
    .b = Che cosa si sarebbe senza personale? Più ricchi, mi dicono.

remark-last-will-habit =
    .a = { $a }: si comincia con una visita, si finisce con un’abitudine.
    .b = Un abbonamento a vita, o finché durano i soldi.

remark-last-will-farewell =
    .a = { $a }: pagato il primo conto, non è più stata la stessa cosa.
    .b = Bisogna sapersi lasciare. Tenete il resto.

remark-last-will-evening =
    .a = { $a }, e tutto sul mio conto. Tutto.
    .b = No, no, l’altra bottiglia. Quella in cassaforte.
    .c = Una serata memorabile. Spero che qualcuno abbia tenuto il conto.

remark-last-will-fetch =
    .a = Il mio Faccendiere ha il dono di trovare ciò che non posso permettermi.
    .b = { $a }? Che pensiero gentile. Che spesa.

remark-last-will-opera =
    .a = Cinque atti di sonno profondo. Valevano ogni sterlina.
    .b = Cantavano che la virtù è premiata. Ho lasciato una mancia.

remark-last-will-market =
    .a = I prezzi sono questione di gusto, e io non ne ho.
    .b = A un tale con il cappello ho detto che la ferrovia, alla fine, non passerà.

remark-last-will-demoted =
    .a = Una scrivania più piccola, finalmente. La finestra distraeva.
    .b = In direzione parlavano di delusione. Io parlavo di pranzo.
    .c = Ancora un richiamo e lo faccio incorniciare.

remark-last-will-sacked =
    .a = Mi hanno tenuto la porta. Che cortesia.
    .b = Libertà! E a mio nome, ormai, soltanto il nome.

remark-last-will-ruined =
    .a = Neanche un penny. Lo zio ne sarebbe fiero.
    .b = Credo si chiami liquidità: è scorso via tutto.
