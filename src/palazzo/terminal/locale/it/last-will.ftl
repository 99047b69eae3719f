### Last Will in un terminale: che cosa dicono in poche parole schede e campi. Le somme sono in sterline.

last-will-column-place = Commissione
last-will-column-places = Commissioni
last-will-column-paper = Programma
last-will-column-papers = Programmi
last-will-column-money = Denaro
last-will-column-worth = Valore
last-will-column-boys = Faccendieri
last-will-column-actions = Azioni
last-will-column-backs = Dorsi
last-will-column-board = patrimonio
last-will-column-your-board = Il tuo patrimonio
last-will-column-job = busta paga
last-will-column-your-job = La tua busta paga
last-will-column-card = Carta
last-will-column-tokens = Compagnia
last-will-column-used = Usata
last-will-column-value = Valore
last-will-column-fallen = Cali
last-will-column-seat = Preso da
last-will-column-barred = Bloccato
last-will-column-decks = Mazzi
last-will-column-discards = Scarti
last-will-column-stacks = Pile
last-will-column-shown = Scoperte
last-will-column-strays = Da parte
last-will-fact-round = { $value ->
    [0] prima del primo round
   *[other] round { $value } di { $rounds }
}
last-will-fact-rounds = { "" }
last-will-fact-phase = { $value ->
    [preparation] preparazione
    [planning] programmi
    [errands] commissioni
    [actions] azioni
    [end] fine del round
   *[over] fine
}
last-will-fact-starter = { "" }
last-will-fact-order = { "" }
last-will-fact-will = { "" }
last-will-fact-market = mercato: { $value }
last-will-person-says-job = { $value_id } £{ $value_salary }
last-will-person-says-bankrupt = { $value ->
    [true] in bancarotta
   *[false] { "" }
}
last-will-person-says-demoted = { $value ->
    [true] livello già abbassato
   *[false] { "" }
}
last-will-person-says-known = ha { $value_tally }
last-will-line-people = { $seat } £{ $money } / £{ $worth }, carte { $cards }
last-will-line-board = { $card ->
    [none] libero
   *[other] { $card }{ $value ->
        [none] { "" }
       *[other] { " " }£{ $value }
    }{ $tokens_count ->
        [0] { "" }
       *[other] { " " }[{ $tokens }]
    }{ $used ->
        [0] { "" }
       *[other] { " " }(usata)
    }
}
last-will-line-job = { $id }, £{ $salary } a round: { $lines }
last-will-line-lines = { $covered ->
    [true] { $symbol } (coperta)
   *[false] { $symbol } £{ $salary }
}
last-will-line-places = { $id_short }{ $card ->
    [none] { "" }
   *[other] { " " }{ $card }
}{ $boys_count ->
    [0] { "" }
   *[other] { " " }({ $boys })
}
last-will-line-papers = { $position }: { $cards }/{ $boys }/{ $actions }{ $seat ->
    [none] { "" }
   *[other] { " " }({ $seat })
}{ $barred ->
    [true] { " " }bloccato
   *[false] { "" }
}
last-will-line-stacks = { $stack } { $crowns }: { $cards }
short-offer1 = n. 1
short-offer2 = n. 2
short-offer3 = n. 3
short-offer4 = n. 4
short-offer5 = n. 5
short-offer6 = n. 6
short-offer7 = n. 7
short-offer8 = n. 8
short-offer9 = n. 9
short-wild1 = Jolly 1
short-wild2 = Jolly 2
short-draw = Pesca
short-opera = Opera
short-market = Mercato
short-extension = Prolunga
short-new-special = Nuova speciale
short-demotion = Abbassamento
short-combined = Abbassamento o Prolunga
