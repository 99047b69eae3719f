### Perché un impiegato farebbe così, a Final Decrees: una frase, con la cifra che decide. La sente chi chiede consiglio.

word-by-the-arrows = Scaricare la Colpa lungo le frecce
advice-final-decrees-only = Non c’è altro da rispondere.
advice-final-decrees-leave = Io lascerei stare.
advice-final-decrees-likely = Va d’accordo con quanto hai cominciato.

advice-final-decrees-bid = L’offerta più bassa paga cinque in più e un pareggio in cima non giova a nessuno: { $bid } raramente è l’una o l’altro.
advice-final-decrees-posts = { $decrees } decreti giacciono { $ministry_at }, e ognuno è un guaio: che li abbia { $other }.

advice-final-decrees-stop = Nulla sul tavolo vale { $actions ->
    [one] l’azione che ti resta
   *[other] le { $actions } azioni che ti restano
}.
advice-final-decrees-draw = Una carta serve sempre, e delle { $cards } nel mazzo la prossima è «{ $C31 }» solo { $percent } volte su cento.
advice-final-decrees-draw-safely = «{ $C31 }» non può ancora essere la prossima delle { $cards } carte: pescare ti costa solo l’azione.
advice-final-decrees-stamp = { $blame ->
    [0] Il tuo timbro fa avanzare { $decree }: poi ne aspetta { $left }.
   *[other] Un timbro ti toglie 1 Colpa delle tue { $blame }, e { $decree } ne aspetta poi solo { $left }.
}
advice-final-decrees-enact = Con l’ultimo timbro { $decree_the } è fatto: togli { $removal } Colpa, cominciando dalla tua.
advice-final-decrees-last-stamp = { $blame ->
    [0] Con l’ultimo timbro { $decree_the } è fatto, e la carta se ne va.
   *[other] Con l’ultimo timbro { $decree_the } è fatto: ti toglie 1 Colpa delle tue { $blame }, e la carta se ne va.
}
advice-final-decrees-forward = { $blame ->
    [0] Il prossimo timbro spetta { $ministry_to }, e via dalla tua scrivania non ti carica più.
   *[other] Il prossimo timbro spetta { $ministry_to }: inoltrarlo ti toglie 1 Colpa delle tue { $blame }, e la scrivania è libera.
}
advice-final-decrees-send-away = { $lying ->
    [one] Giace sulla tua scrivania, e stasera ci lascerebbe 1 Colpa.
   *[other] { $lying } decreti giacciono sulla tua scrivania, e stasera ciascuno ci lascerebbe 1 Colpa.
}
advice-final-decrees-keep = Dov’è, { $decree_the } non ti fa alcun male.
advice-final-decrees-leave-desk = La tua scrivania porta { $carried } Colpa, quella vuota { $ministry_of } { $there }: scappa.
advice-final-decrees-go = Per quel che viene è meglio la poltrona { $ministry_of }, e sulla scrivania { $there ->
    [0] non c’è Colpa
   *[other] aspetta { $there } Colpa
}.
advice-final-decrees-send-to = { $there } Colpa aspetta sulla scrivania vuota { $ministry_of }: la trovi { $other }.
advice-final-decrees-out-of-the-way = { $other }, con { $blame } Colpa, siede troppo bene { $ministry_at }.
advice-final-decrees-mint = Due azioni al posto di una: te ne resteranno { $actions }.
advice-final-decrees-manoeuvre = { $desk ->
    [0] Una parata ti toglie { $own } Colpa su { $blame }.
   *[other] Una parata ti toglie { $own } Colpa su { $blame }, e { $desk } su { $carried } dalla scrivania.
}
advice-final-decrees-investigate = { $carried } Colpa giace { $ministry_at }: con un’indagine diventa tutta di { $other }.

advice-final-decrees-relief = «{ $what }» ti toglie { $amount } Colpa delle tue { $blame }.
advice-final-decrees-desk = «{ $what }» ti leva dalla scrivania { $amount } Colpa su { $carried }.
advice-final-decrees-accuse = «{ $what }» carica { $amount } Colpa su { $other }.
advice-final-decrees-burden = «{ $what }» lascia { $amount } Colpa in più sulla scrivania di { $other }.
advice-final-decrees-worth = Tutto sommato «{ $what }» ti conviene: secondo i miei conti, come { $worth } Colpa in meno.
advice-final-decrees-as-much = Quanto più si può: { $amount }.
advice-final-decrees-removal = Prima la tua Colpa, { $own }{ $desk ->
    [0] .
   *[other] , poi { $desk } dalla tua scrivania.
}
advice-final-decrees-rival = Da temere è { $other }, con { $blame } Colpa.
advice-final-decrees-best-card = Di queste, «{ $card }» è quella che fa di più.
advice-final-decrees-no-card = Nessuna di queste vale la pena.

advice-final-decrees-shield = Arriva { $amount } Colpa: per che altro terresti «{ $card }»?
advice-final-decrees-no-shield = Per { $amount } Colpa non vale la pena di spendere una carta.
advice-final-decrees-resign = Qui { $amount } Colpa diventa tua, { $ministry_at } solo { $there }.
advice-final-decrees-no-resign = { $amount } Colpa qui, { $there } { $ministry_at }: non vale una carta.
advice-final-decrees-cancel = Secondo i miei conti «{ $card }» ti costerebbe circa { $harm } Colpa.
advice-final-decrees-no-cancel = { $harm ->
    [0] «{ $card }» non ti fa un male che valga una carta.
   *[other] «{ $card }» ti costa { $harm } Colpa secondo i miei conti: meno di quanto vale la tua carta.
}

advice-final-decrees-sign = Secondo i miei conti questo ti vale { $gain } Colpa.
advice-final-decrees-lose = Secondo i miei conti questo ti costa { $loss } Colpa.
advice-final-decrees-too-little = Secondo i miei conti questo ti porta { $gain } Colpa: non vale l’inchiostro.
advice-final-decrees-offer = { $other } potrebbe prendere { $blame } delle tue Colpe insieme a { $cards }.
advice-final-decrees-no-offer = Della tua Colpa, { $blame }, nessuno prenderà nulla per quel che puoi cedere.
