### Junta in a terminal: what its records, rows and fields say in a few words.

junta-column-places = The city
junta-column-papers = Business
junta-column-next = Next to
junta-column-boxes = In reserve
junta-fact-minister = { "" }
junta-fact-pretext = { $value ->
    [true] a pretext for a coup
   *[false] { "" }
}
junta-fact-bank = { $text ->
    [open] { "" }
   *[other] the Bank is { $value }
}
junta-fact-bank_safe = { "" }
junta-fact-strikes = { $value ->
    [3] { "" }
   *[other] air strikes { $value }
}
junta-person-says-alive = { $value ->
    [false] dead
   *[true] { "" }
}
junta-person-says-exile = in exile { $value_at }
junta-person-says-cousin = cousin: { $value }
junta-person-says-credits = { $value ->
    [0] { "" }
   *[other] credit { $value }
}
junta-person-says-money = { $value ->
    [true] cash
   *[false] { "" }
}
junta-person-says-account = { $value ->
    [true] Swiss account
   *[false] { "" }
}
junta-person-says-location = tonight { $value_at }
junta-person-says-known = you know { $value_tally }
junta-person-says-known_cash = known cash: { $value_tally }
junta-person-says-known_account = known account: { $value_tally }
junta-line-people = { $seat }{ $alive ->
    [false] { " " }(dead)
   *[true] { "" }
}{ $offices_count ->
    [0] { "" }
   *[other] { " " }{ $offices_short }
}, votes { $votes }, cards { $cards }
junta-line-units = { $count ->
    [1] { $kind_short }
   *[other] { $count } { $kind_short }
}{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
}{ $moved ->
    [true] { " " }moved
   *[false] { "" }
}{ $withdrawn ->
    [true] { " " }withdrawn
   *[false] { "" }
}
junta-line-places = { $id_code } { $units }{ $exiles_count ->
    [0] { "" }
   *[other] { " " }in exile: { $exiles }
}
junta-line-election = Election of the President; { $names_count ->
    [0] nobody is nominated yet
   *[other] nominated: { $names }
}{ $ties ->
    [0] { "" }
    [one] ; level once already
   *[other] ; level { $ties } times already
}
junta-line-ballot = { $motion }, round { $round }; so far: { $tally }
junta-row-casts = { $a } { $d } ({ $b_code })
junta-line-budget = Budget of { $proposer }, in millions: { $sums }
junta-line-attempts = Attempts: { $attempts_count ->
    [0] none yet
   *[other] { $attempts }
}
junta-row-attempts = { $a } has “{ $b }” look for { $c } { $d_at }
junta-line-combat = Fire is opened: { $fires_count ->
    [0] nowhere yet
   *[other] { $fires }
}{ $battles_count ->
    [0] { "" }
   *[other] ; still to be fought: { $battles }
}
junta-row-fires = { $a } { $b_at }
junta-line-battle = Battle { $space_at }, wave { $wave }; lost: { $lost }
junta-total = { $sum } million
