### La Camera in scena: candidature, votazioni, i propri blocchi

board-chamber = Camera dei Deputati
board-chamber-waits = La Camera è al completo e, per il momento, nessuno le ha chiesto niente.
board-chamber-confidence = { $seat }, alla presidenza, sta per distribuire le cariche. Una mozione di sfiducia può ancora impedirlo, con due terzi dei voti espressi.
board-chamber-unnamed = Chi sarà il Presidente? Nessuno è stato ancora nominato.
board-round = { $phase }, turno { $round } di 2
board-round-names = { $phase }, i nomi
board-voided = Annullata una volta: si rivota
board-cut-short = Niente secondo turno
board-proposed-by = come lo propone { $seat }
board-to-you = a te
board-confidence = Sfiducia?
board-confidence-how = La Presidenza cade con almeno un Sì, e Sì su due terzi dei voti dati.
board-names = I nomi
board-out = Fuori
board-no-new-names = I turni non ne accettano altri.
board-then-name = Poi tocca a
board-any-number = Quanti se ne vuole, senza chiedere il permesso.
board-how = Come funziona
board-how-election = Presiede chi ha più voti in due turni. Senza voti al primo, un nome decade; in parità si ricomincia.
board-press-bench = Tocca un banco per proporre un nome
board-press-face = Tocca un volto per proporre un nome
board-no-name-yet = Nessun nome, per ora
board-named-by = lo propone { $seat }
board-named-by-you = lo proponi tu
board-box-by = da { $seat }
board-box-by-you = da te
board-poster-votes = { $votes ->
    [0] nessun voto proprio in vista
    [one] 1 voto proprio in vista
   *[other] { $votes } voti propri in vista
}
board-poster-own = { $hand ->
    [0] { $votes } voti tuoi
   *[other] { $votes } voti tuoi, altri { $hand } in mano
}
board-step-names = Nomi
board-step-first = Turno 1
board-step-refusals = Rifiuti
board-step-second = Turno 2
board-bench-dead = lutto
board-bench-exile = all’estero
board-bench-lost = { $votes } persi
board-bench-keeps = tiene { $votes }
board-bench-named = in lizza
board-bench-names = propone
board-bench-now = vota
board-bench-you = tu
board-bench-you-now = tocca a te
board-brick = { $votes ->
    [one] 1 voto di { $seat }: { $name }
   *[other] { $votes } voti di { $seat }: { $name }
}
board-box = { $choice }: { $votes ->
    [one] 1 voto
   *[other] { $votes } voti
}
board-box-mine = { $votes ->
    [0] { $mine } tuoi
   *[other] { $votes }, più { $mine } tuoi
}
board-box-ahead = per ora la spunta
board-box-to-come = { $votes ->
    [0] gli altri non ne hanno
   *[other] gli altri: ancora { $votes }
}
board-box-in-sight = { $votes ->
    [0] { "" }
   *[other] { $votes } suoi ancora in vista
}
board-stand = { $votes ->
    [one] 1 voto: ci sto
   *[other] { $votes } voti: ci sto
}
board-refuse = { $votes ->
    [one] Rifiuta: 1 voto perso
   *[other] Rifiuta: { $votes } voti persi
}
board-torn-refused = Rifiuta
board-torn-dropped = Decade
board-torn-lost = { $votes ->
    [one] 1 voto perso
   *[other] { $votes } voti persi
}
board-torn-none = neanche un voto
board-block-cast = { $choice }, turno { $round }
board-block-free = non dato
board-block-kept = per il turno 2
board-block-unused = non dato
board-no-blocks = Non hai voti in questa votazione.
board-all-yes = Tutti Sì
board-all-no = Tutti No
board-all-me = Tutti a me
board-all-for = Tutti a { $seat }
board-cast-nothing = Niente
board-keep-back = Tieni tutto

## Che cosa dice la richiesta di un voto in preparazione

board-vote-for = { $votes } per { $choice }
board-vote-ask = { $round ->
    [1] Il tuo voto { $motion_at }: { $laid }{ $kept ->
        [0] { "" }
       *[other] { ", " }{ $kept } tenuti
    }
   *[other] La tua ultima parola { $motion_at }: { $laid }{ $kept ->
        [0] { "" }
       *[other] { ", " }{ $kept } mai dati
    }
}
board-vote-ask-none = { $round ->
    [1] Il tuo voto { $motion_at }: { $kept ->
        [0] niente
       *[other] tieni tutto per il turno 2
    }
   *[other] La tua ultima parola { $motion_at }: { $cast ->
        [0] niente
       *[other] nient’altro
    }
}
board-vote-budget = { $mine ->
    [0] Se passa: niente a te. Bocciato: { $seat } tiene tutto, se la Polizia non lo impone.
   *[other] Se passa: { $mine } M a te. Bocciato: { $seat } tiene tutto, se la Polizia non lo impone.
}
board-vote-own-budget = Se passa: il tuo bilancio si paga. Bocciato: tieni tutto, ma c’è un pretesto.
board-vote-come = { $votes ->
    [0] Nessun altro ha più voti in vista; in mano, chissà.
    [one] Di altri resta in vista 1 voto; in mano, chissà.
   *[other] Di altri restano in vista { $votes } voti; in mano, chissà.
}
board-count-motion = Se nessuno obietta, resta così: Sì { $yes }, No { $no }.
board-count-elected = { $votes ->
    [one] Se nessuno obietta, { $seat } va alla Presidenza con 1 voto.
   *[other] Se nessuno obietta, { $seat } va alla Presidenza con { $votes } voti.
}
board-count-tie = Se nessuno obietta, nessuno è eletto e si rivota da capo.
board-vote-cast = { $votes ->
    [one] Dai 1 voto
   *[other] Dai { $votes } voti
}
board-vote-abstain = Astieniti
board-vote-keep = Tieni da parte
board-nominate-ask = { $count ->
    [0] Non proponi nessuno
   *[other] Proponi { $names }
}
board-nominate-send = { $count ->
    [0] Nessuno
   *[other] Proponi { $count }
}
