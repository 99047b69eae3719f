### Last Will: le parole sulla plancia del browser. Brevi, perché stanno sulle cose.

## Sulle carte

board-gone = in fumo
board-a-round = a round
board-today = oggi
board-now = ora
board-never-falls = non cala mai
board-fixed = fisso
board-fills = vale per
board-any-one = di un tipo a scelta
board-in-a-set = in serie: tutte per
board-gets-demoted = può farvi abbassare di livello
board-worth-in-all = totale
board-kind = { $kind ->
    [wedding] Evento
    [wild] Accompagnatore
    [event] Evento
    [helper] Aiutante
    [expense] Spesa
    [property] Proprietà
   *[companion] Accompagnatore
}
board-each-time = ogni volta
board-per = per
board-for = per
board-buy = comprate
board-sell = vendete
board-an-event = un evento
board-event-or-expense = evento o spesa
board-also-opera = anche all’Opera
board-each-token = per ogni vostra pedina
board-on-farms = in fattoria, una volta a round
board-feed-played = ognuno, quanti ne volete
board-feed-discarded = scartate, ognuna
board-lower = una casa cala di un gradino
board-draw-keep = pescate { $cards }, tenete { $keep }
board-then-sell = poi vendete gratis
board-falls-with-company = in compagnia cala di { $spaces }
board-comes-with = arriva con
board-times = { $times ->
    [1] una volta a round
    [2] due volte a round
   *[other] { $times } volte a round
}

## Ultime volontà e programmi

board-wills = Le ultime volontà che conservo
board-will-proposed = Si propone di leggere queste
board-will-unread = Sto per dare lettura delle ultime volontà. Vogliate accomodarvi.
board-to-each-heir = a ogni erede
board-job-lines = lavori a { $lines } voci
board-agree = D’accordo
board-decline = No
board-earlier = prima le commissioni
board-richer = programma più ricco
board-on-offer-round = In offerta in questo round
board-plan-of = preso da { $seat }
board-plan-barred = escluso in questo round
board-barred = escluso
board-yours = vostro
board-yours-perhaps = vostro?

## Commissioni

board-on-offer = In offerta
board-has-fetched = { $seat } prende «{ $card }».
board-fetched-by = { $card }, con { $seat }
board-with = con { $seat }
board-with-you = con voi
board-fetch = Prenderla
board-boys = { $boy ->
    [1] primi
    [2] secondi
   *[other] terzi
}
board-more-places = altri { $count }
board-frame-special = Speciali
board-frame-new = Nuova
board-frame-wild = Accompagnatori Jolly
board-name-draw = I mazzi
board-name-opera = L’Opera
board-name-market = Mercato Immobiliare
board-name-demotion = Abbassamento
board-name-extension = Prolunga
board-name-combined = L’uno o l’altra
board-covers = copre
board-boy-there = c’è già { $seat }
board-boy-yours = c’è già il vostro
board-door-draw = una carta a scelta
board-door-opera = £{ $amount } in fumo
board-door-market-free = riordinate i quattro modificatori
board-door-market-swap = scambiate due modificatori
board-door-demotion = una voce qualsiasi
board-door-no-job = nessun lavoro da perdere
board-door-only-place = il vostro { $places }º posto
board-door-extension = il vostro { $places }º posto
board-door-combined = una voce, o il { $places }º posto

## Nastro, percorso del denaro, eredi

board-goal = Vince chi per primo resta senza un soldo.
board-goal-sacked = Vince il primo senza soldi né lavoro.
board-standing = { $lines ->
    [0] Voi: { $worth }, { board-place-of }
    [one] Voi: { $worth }, una voce da coprire, { board-place-of }
   *[other] Voi: { $worth }, { $lines } voci da coprire, { board-place-of }
}
board-place-of = { $place ->
    [0] pari
   *[other] { $place }º di { $seats }
}
board-will-of = Lascito £{ $money }
board-round-of = { $round } di { $rounds }
board-phase-planning = Programmi
board-phase-errands = Commissioni
board-phase-actions = Azioni
board-phase-end = Rovina
board-made-job = lavoro
board-made-money = denaro
board-made-property = proprietà
board-made-worth = patrimonio
board-made-how = Chi non ha un lavoro precede chi ce l’ha; poi vince il patrimonio più piccolo. Una proprietà conta quanto renderebbe oggi; alla fine un lavoro paga ancora una volta.
    .jobless = Vince il patrimonio più piccolo. Una proprietà conta quanto renderebbe oggi.
board-open-lines = { $lines ->
    [one] 1 voce, £{ $salary }
   *[other] { $lines } voci, £{ $salary }
}
board-track = Il denaro di tutti gli eredi
board-debt = debiti
board-ruin = fine
board-you = voi
board-told-money = denaro { $money }, patrimonio { $worth }
board-told-cards = { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
board-demoted-already = già abbassato in questo round
board-broke = bancarotta
board-sacked = licenziato, e libero
board-choosing = sta scegliendo
board-chooses-in-secret = sceglie in segreto
board-begins = comincia
board-chooses = { $after ->
    [1] sceglie subito dopo
   *[other] sceglie più tardi
}
board-peek-pay = Paga
board-peek-lines = { $open ->
    [0] tutte coperte
    [one] 1 voce
   *[other] { $open } voci
}
board-peek-estate = Plancia
board-peek-places = { $full } di { $places }
board-estate = Plancia
board-maintained = In ordine
board-free-places = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
board-ledger = Da dove è venuto il denaro, e dove è andato
board-cause-will = il lascito
board-cause-before = il tavolo com’era
board-cause-salary = stipendio
board-cause-opera = l’Opera
board-cause-events = eventi
board-cause-expenses = spese
board-cause-purchases = acquisti di proprietà
board-cause-upkeep = manutenzione
board-cause-helpers = aiutanti
board-cause-sales = vendite di proprietà
board-discards = { $count ->
    [one] Gli scarti: 1 carta
   *[other] Gli scarti: { $count } carte
}

## Che cosa dice la domanda

board-plan-gives = Programma { $position }: pescate { $cards }, { $boys ->
    [one] 1 Faccendiere
   *[other] { $boys } Faccendieri
}, { $actions ->
    [one] 1 Azione
   *[other] { $actions } Azioni
}.
board-before = { $before_count ->
    [0] Nessuno passa prima di voi.
    [one] { $before } passa prima di voi.
   *[other] { $before } passano prima di voi.
}
board-before-perhaps = { $before_count ->
    [0] { "" }
    [one] { $before } passa prima di voi;{ " " }
   *[other] { $before } passano prima di voi;{ " " }
}{ $perhaps_count ->
    [one] { $perhaps } può ancora passarvi avanti.
   *[other] { $perhaps } possono ancora passarvi avanti.
}
board-so-be-it = Così sia
board-hint-choose-will = Premete un foglio: più è alto il lascito, più lunga è la rovina.
board-hint-bar-plan = Scegliete per secondi: prima ne escludete uno, per entrambi e per questo round.
board-hint-choose-plan = Premete una locandina: più a sinistra, prima si parte. A fine round restano in mano due carte.
board-hint-choose-errand = Premete una carta o una porta: si legge qui.
board-hint-choose-action = Premete una carta o un verbo; o trascinate una carta sulla plancia.
board-ends-itself = Azioni finite: il turno si chiude da solo.
board-ends-unless = Premete un punto qualsiasi per restare: potete ancora congedare qualcuno.
board-ask-action = { $actions ->
    [one] Vi resta 1 Azione: che cosa fate?
   *[other] Vi restano { $actions } Azioni: che cosa fate?
}
board-touch-action = { $sum } in cassa. Premete una carta o un verbo.
board-last-turn = { $seats_count ->
    [0] Dopo questo round non agisce più nessuno: è il vostro ultimo turno.
    [one] { $seats } è in rovina: questo è il vostro ultimo turno.
   *[other] { $seats } sono in rovina: questo è il vostro ultimo turno.
}
board-hint-choose-demotion = { $left ->
    [one] Premete l’ultima voce: con essa il lavoro è perduto.
   *[other] Premete una voce della busta paga; ne restano { $left }.
}
board-hint-market = Premetene due, o trascinatene uno su un altro.
board-market-worth = { $seat } { $before } → { $after }
board-market-worth-yours = Voi { $before } → { $after }
board-take-plan = Prendere il programma { $position }
    .short = Prendere il { $position }
board-bar-it = Escludere questo
    .short = Escludere
board-propose-it = Proporre queste volontà
board-send-him = Mandatelo
board-or = { " o " }
board-costs-today = { $sums } oggi.
board-later = poi { $sums } in fumo.
board-later-each = poi { $sums } in fumo ogni round.
board-may-cover = Può coprire { $symbol }: paga £{ $before } → £{ $after }.
board-due = { $due ->
    [one] { $taken } carta su 1
   *[other] { $taken } carte su { $due }
}
board-deck-event = serate che spendono, e via
board-deck-helper = aiutanti, e spese per ogni round
board-deck-property = case che calano, fattorie che restano
board-deck-companion = compagnia che fa spendere di più
board-draw-these = { $count ->
    [one] Pescate questa
   *[other] Pescate queste { $count }
}
board-keep-these = { $count ->
    [0] Non tenetene nessuna
    [one] Tenete questa
   *[other] Tenete queste { $count }
}
board-discard-these = { $count ->
    [one] Scartate questa
   *[other] Scartate queste { $count }
}
board-says-drawn = Alla cieca, dalla cima; a fine round ne restano in mano due.
board-says-kept = { $cards_count ->
    [0] Non tenete nulla.
   *[other] Tenete { $cards }.
}
board-says-last-round = L’ultimo round è finito: non cambia più nulla.
board-says-last-goes = L’ultimo round è finito: vanno via da sé, se non premete nulla.
board-says-remain = { $cards_count ->
    [0] Per il prossimo round non resta nulla.
   *[other] Per il prossimo round restano { $cards }.
}
board-less = una in meno: { $deck }
board-more = una in più: { $deck }

## Sotto un titolo attraverso la scena

board-fact-pay = Niente più stipendio: £{ $amount } a round in meno da spendere.
board-fact-property = { $count ->
    [0] Nessuna proprietà: ora i debiti sono permessi.
    [1] Ancora una proprietà: venduta quella, i debiti sono permessi.
   *[other] Ancora { $count } proprietà: vendute quelle, i debiti sono permessi.
}
board-fact-working = { $count ->
    [0] Nessuno lavora più: ora conta solo il patrimonio.
    [1] Davanti all’unico erede che lavora ancora.
   *[other] Davanti ai { $count } eredi che lavorano ancora.
}
board-fact-ruin = { $debt ->
    [0] Nemmeno un soldo, e nulla da vendere.
   *[other] £{ $debt } di debiti: più sono, meglio è.
}
board-fact-last-round = Questo round è l’ultimo: chi finisce più in basso, eredita.
board-eyes = solo per i vostri occhi
