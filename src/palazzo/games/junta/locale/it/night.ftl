### La notte: porte, ambasciate, telegrammi e ordini

board-doors = Le porte della notte
board-leave = Oppure lascia il paese
board-leave-how = In un’ambasciata nessuno può toccarti. Niente banca, niente voti, niente carte, finché non osi tornare.
board-leave-barred = Quattro ambasciate con le luci accese. Chi ha la Presidenza, prima di partire deve dimettersi.
board-good-home = i ladri ti trovano in casa
board-good-bank = { $bank ->
    [open] { $sum ->
        [0] aperta: il contante va all’estero
       *[other] aperta: { $sum } M vanno all’estero
    }
    [lunch] a pranzo fino a dopo un golpe
   *[holiday] in ferie quest’anno
}
board-good-headquarters = un golpe senza pretesto
board-good-mistress = compagnia, e niente domande
board-good-nightclub = musica, e niente domande
board-victim-nights = { $nights ->
    [0] di { $seat } non si sa nulla
   *[other] { $count ->
        [0] { $seat }: qui mai
       *[other] { $last ->
            [1] { $seat }: ieri notte, { $count } su { $nights }
           *[other] { $seat }: { $count } notti su { $nights }
        }
    }
}
board-your-nights = { $count ->
    [one] tu: anno { $years }
   *[other] tu: anni { $years }
}
board-last-night = ieri notte
board-you-here = tu qui
board-sleep-ask = Stanotte { $location_at }
board-sleep-more = { $sum ->
    [0] Non lo saprà nessuno, finché non si spara. Chi indovina può ucciderti.
   *[other] Chi indovina dove sei può ucciderti, per i tuoi { $sum } M.
}
board-sleep-bank = { $bank ->
    [open] Domani i tuoi { $sum } M vanno all’estero. Chi indovina uccide per averli.
    [lunch] Lo sportello apre solo dopo un golpe. Chi indovina può ucciderti.
   *[holiday] Lo sportello resta chiuso: nessuno ti ci aspetta.
}
board-sleep-send = Dormi qui
board-flee-ask = In esilio { $space_to }
board-flee-more = Lì nessuno può toccarti. Niente banca, voti, carte o attentati, finché non torni.
board-flee-send = Lascia il paese

board-telegrams-in-order = I telegrammi della notte, nel loro ordine
board-no-telegrams = Una notte tranquilla: non è partito nessun telegramma.
board-telegram-title = TELEGRAMMA
board-telegram-of = { $number } di { $count }
board-telegram = { $means } per { $other } { $location_at } stop
board-telegram-burglars = { $means } in casa di { $other } stop
board-fate-killed = Riuscito
board-fate-failed = A vuoto
board-fate-stopped = Sventato
board-fate-too-late = Troppo tardi
board-fate-at-home = Era in casa
board-fate-burgled = Bottino

board-order = Il tuo ordine
board-order-nothing = Stanotte non hai nessuno da mandare.
board-slept = Dove hanno dormito
board-order-cost = { $cost ->
    [0] gratis
   *[other] { $cost } M
}
board-order-price = { $cost ->
    [0] non costa nulla
   *[other] { $cost } M, persi anche se la porta è sbagliata
}
board-order-victim = { $president ->
    [1] { $money ->
        [1] Presidenza, ha contante
       *[0] Presidenza, niente contante
    }
   *[0] { $money ->
        [1] ha contante
       *[0] niente contante
    }
}
board-order-for = per { $seat }
board-order-at = { $location_at }
board-order-other-door = o tocca un’altra porta
board-order-whom = Poi tocca un volto: per chi?
board-order-where = Poi tocca una porta: dove?
board-order-ask = «{ $means }» per { $seat }, { $location_at }
board-order-more = { $cost ->
    [0] Se { $seat } è lì e senza scudo: muore, e il contante è tuo. Lo sanno subito tutti.
   *[other] Se { $seat } è lì e senza scudo: muore, e il contante è tuo. Se no: { $cost } M persi.
}
board-order-die = { $turns ->
    [1] Se { $seat } è lì: muore con 1–{ $chance } al dado. Con un 6 forse uccide te.
   *[0] Se { $seat } è lì: muore con { $chance } facce su 6 del dado. { $cost ->
        [0] Lo sanno subito tutti.
       *[other] I { $cost } M sono persi comunque.
    }
}
board-order-burgle = «{ $means }» in casa di { $seat }
board-order-burgle-more = Se { $seat } dorme altrove, almeno 2 M sono tuoi. Non muore nessuno.
board-order-send = { $cost ->
    [0] Manda
   *[other] Manda, { $cost } M
}
