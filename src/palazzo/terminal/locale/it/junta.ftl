### Giunta in un terminale: che cosa dicono in poche parole schede, righe e campi.

junta-column-places = La città
junta-column-papers = Pratiche
junta-column-next = Confina con
junta-column-boxes = In riserva
junta-fact-minister = { "" }
junta-fact-pretext = { $value ->
    [true] un pretesto per il golpe
   *[false] { "" }
}
junta-fact-bank = { $text ->
    [open] { "" }
   *[other] Banca { $value }
}
junta-fact-bank_safe = { "" }
junta-fact-strikes = { $value ->
    [3] { "" }
   *[other] bombardamenti { $value }
}
junta-person-says-alive = { $value ->
    [false] non è più in vita
   *[true] { "" }
}
junta-person-says-exile = in esilio { $value_at }
junta-person-says-cousin = cugino: { $value }
junta-person-says-credits = { $value ->
    [0] { "" }
   *[other] credito { $value }
}
junta-person-says-money = { $value ->
    [true] contante
   *[false] { "" }
}
junta-person-says-account = { $value ->
    [true] conto svizzero
   *[false] { "" }
}
junta-person-says-location = stanotte { $value_at }
junta-person-says-known = sai che ha { $value_tally }
junta-person-says-known_cash = contante noto: { $value_tally }
junta-person-says-known_account = conto noto: { $value_tally }
junta-line-people = { $seat }{ $alive ->
    [false] { " " }(non è più in vita)
   *[true] { "" }
}{ $offices_count ->
    [0] { "" }
   *[other] { " " }{ $offices_short }
}, voti { $votes }, carte { $cards }
junta-line-units = { $count ->
    [1] { $kind_short }
   *[other] { $count } { $kind_short }
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}{ $moved ->
    [true] { " " }in moto
   *[false] { "" }
}{ $withdrawn ->
    [true] { " " }in ritirata
   *[false] { "" }
}
junta-line-places = { $id_code } { $units }{ $exiles_count ->
    [0] { "" }
   *[other] { " " }in esilio: { $exiles }
}
junta-line-election = Elezione alla Presidenza; { $names_count ->
    [0] ancora nessuna candidatura
   *[other] candidature: { $names }
}{ $ties ->
    [0] { "" }
    [one] ; già una parità
   *[other] ; già { $ties } parità
}
junta-line-ballot = { $motion }, giro { $round }; finora: { $tally }
junta-row-casts = { $a } { $d } ({ $b_code })
junta-line-budget = Bilancio di { $proposer }, in milioni: { $sums }
junta-line-attempts = Attentati: { $attempts_count ->
    [0] ancora nessuno
   *[other] { $attempts }
}
junta-row-attempts = { $a } manda «{ $b }» a cercare { $c } { $d_at }
junta-line-combat = Si apre il fuoco: { $fires_count ->
    [0] per ora in nessun luogo
   *[other] { $fires }
}{ $battles_count ->
    [0] { "" }
   *[other] ; ancora da combattere: { $battles }
}
junta-row-fires = { $a } { $b_at }
junta-line-battle = Battaglia { $space_at }, ondata { $wave }; perdite: { $lost }
junta-total = { $sum ->
    [one] 1 milione
   *[other] { $sum } milioni
}
