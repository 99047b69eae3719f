### Perché un impiegato farebbe così, a Last Will: una frase, con la cifra che decide. La sente chi chiede consiglio.

advice-last-will-only = Non c’è altro da rispondere.
advice-last-will-leave = Io lascerei stare.

advice-last-will-will = £{ $money } sono il meno che si possa ereditare: prima finisce, meglio è.
advice-last-will-agree = Tutti ereditano lo stesso: un testamento vale l’altro.
advice-last-will-keep = { $worth ->
    [0] Per ora nessuna carta serve a molto: { $cards }, chissà.
   *[other] { $cards }: secondo i miei conti, così potrete sprecare { $worth } sterline in più.
}
advice-last-will-discard-all = Nessuna di queste merita d’essere tenuta: { $cards }.
advice-last-will-plan-actions = Nessun programma libero ha più di { $actions } azioni, e di azioni non se ne ha mai abbastanza.
advice-last-will-plan-boys = { $boys ->
    [one] 1 Faccendiere porta
   *[other] { $boys } Faccendieri portano
} ciò che poi { $actions ->
    [one] un’azione può
   *[other] { $actions } azioni possono
} sperperare.
advice-last-will-plan = { $actions ->
    [one] Un’azione
   *[other] { $actions } azioni
}, { $boys ->
    [one] 1 Faccendiere
   *[other] { $boys } Faccendieri
} e { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} stanno meglio di tutto con quel che avete.
advice-last-will-bar-plan = { $actions } azioni farebbero troppo comodo all’altro.
advice-last-will-decks = { $cards ->
    [one] Una carta
   *[other] { $cards } carte
} dal mazzo { $deck }: in media una di esse sperpera £{ $worth }.

advice-last-will-fetch-house = «{ $card }» costerebbe £{ $price }, e si svaluta da sé.
advice-last-will-fetch-helper = «{ $card }» lavora per voi round dopo round: a conti fatti, { $rounds } volte.
advice-last-will-fetch-expense = «{ $card }» si può pagare round dopo round: a conti fatti, { $rounds } volte.
advice-last-will-fetch-evening = «{ $card }» è una serata da £{ $amount }, e di più in compagnia.
advice-last-will-fetch = «{ $card }» va d’accordo con quel che avete in mano.
advice-last-will-draw = Nulla in offerta vale una carta dal mazzo { $deck }.
advice-last-will-opera = { $amount } delle vostre £{ $money } in meno, senza un’azione.
advice-last-will-market = { $houses ->
    [0] Prima di comprare, che i prezzi siano di vostro gusto.
    [one] Avete una casa: che i prezzi siano di vostro gusto.
   *[other] Avete { $houses } case: che i prezzi siano di vostro gusto.
}
advice-last-will-demotion = L’impiego vi paga ancora £{ $salary } a round: una delle sue { $lines } righe in meno.
advice-last-will-extension = { $free ->
    [0] Sulla plancia non c’è più posto per quel che avete in mano.
   *[other] Un posto in più sulla plancia, per quel che avete in mano.
}
advice-last-will-home = Il Faccendiere non serve.
advice-last-will-arrange = +{ $amount } su { $type }: caro dove comprate o dove hanno gli altri, a buon mercato dove vendete.
advice-last-will-swap = { $one } e { $other_type } si scambiano: caro dove comprate, a buon mercato dove vendete.
advice-last-will-market-stays = I prezzi vi vanno bene così.

advice-last-will-demote = { $symbol }: £{ $salary } a round che non arrivano più, e { $lines ->
    [0] siete licenziati
    [one] manca una riga
   *[other] mancano { $lines } righe
}.
advice-last-will-keep-line = Un’altra riga vale di più.

advice-last-will-end = { $actions ->
    [0] Non avete più azioni.
    [one] Nulla vale la vostra ultima azione.
   *[other] Nulla vale le { $actions } azioni che vi restano.
}
advice-last-will-play = «{ $card }» vi libera di { $amount } delle vostre £{ $money } con { $needed ->
    [0] nessuna azione
    [one] un’azione
   *[other] { $needed } azioni
}.
advice-last-will-play-demotion = «{ $card }» vi libera di { $amount } delle vostre £{ $money }, e di una riga dell’impiego.
advice-last-will-wed = Insieme, con una sola azione, vi liberano di £{ $amount }.
advice-last-will-place-helper = «{ $card }» sulla plancia lavora per voi { $rounds ->
    [one] in questo round
   *[other] in ognuno di { $rounds } round
}.
advice-last-will-place-expense = «{ $card }» sperpera £{ $amount } a round, per { $rounds ->
    [one] un round
   *[other] { $rounds } round
}.
advice-last-will-buy = «{ $card }» costa £{ $price }, e fra { $rounds } round ne renderà appena { $later }.
advice-last-will-activate = «{ $card }» vi libera di £{ $amount }, e a ogni round di nuovo.
advice-last-will-maintain = I lavori a «{ $card }» vi liberano di £{ $amount }.
advice-last-will-token = { $companion } su «{ $card }» costa { $amount } in più, a ogni round.
advice-last-will-sell-bottom = «{ $card }» non può scendere oltre: liberatevene per £{ $amount }, finché c’è tempo di sperperarle.
advice-last-will-sell = «{ $card }» rende £{ $amount } adesso: vi servono i soldi, o il tempo.
advice-last-will-sell-out = Oggi va via tutto: «{ $card }» per £{ $amount }, e con le vostre { $money } potete andare in rovina.
advice-last-will-throw = «{ $card }» rende meno di tutto, e il suo posto serve.
advice-last-will-lower = «{ $card }» scende di un gradino, per nulla.
advice-last-will-use = «{ $card }» non chiede azioni: si usa.

advice-last-will-company = { $companion } aggiunge £{ $amount }.
advice-last-will-more = Tutto ciò che rincara è benvenuto.
advice-last-will-waive = Risparmia un’azione.
advice-last-will-enough = Nient’altro lo rincarerebbe.
advice-last-will-sell-less = Meno se ne ricava, meglio è.
advice-last-will-sell-free = Liberatevi di «{ $card }» senza un’azione.
advice-last-will-keep-house = Il mercato lo prenderebbe per meno.
