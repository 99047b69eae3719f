### Il tavolo: nastro, famiglie, il manifesto fra una decisione e l’altra

board-year = Anno { $year }

board-phase-start = Prima del primo anno
board-phase-start-how = Le famiglie prendono posto, e la Repubblica trattiene il fiato.
board-phase-draw = La posta
board-phase-draw-how = Ognuno pesca due carte. Le buste sono già state aperte, ma non da te.
board-phase-government = Il governo
board-phase-government-how = Il Presidente distribuisce le cariche: truppe da comandare, e voti in Parlamento.
board-phase-election = Elezione
board-phase-aid = Gli aiuti esteri
board-phase-aid-how = Arrivano otto banconote per il popolo della Repubblica. Le conta solo il Presidente.
board-phase-budget = Il bilancio
board-phase-budget-how = Il Presidente annuncia quanto va a chi, e il Parlamento vota.
board-phase-locations = La notte
board-phase-locations-how = Ognuno si nasconde da qualche parte. Chi viene trovato rischia di non vedere il mattino.
board-phase-attempts = Gli attentati
board-phase-attempts-how = Partono i telegrammi, uno dopo l’altro; poi si aprono le porte.
board-phase-bank = La Banca
board-phase-bank-how = Chi vi ha dormito può mandare contanti in Svizzera, l’unico posto dove contano.
board-phase-coup = Il golpe
board-phase-sides = Golpe: le parti
board-phase-coup-how = Con un pretesto chiunque può sollevarsi. Vince chi alla fine tiene tre dei cinque centri del potere.
board-phase-aftermath = Il giorno dopo
board-phase-aftermath-how = I vincitori regolano i conti, ai morti succedono gli eredi.

## La pianta di un golpe
board-plan = Pianta della Capitale
board-kind-power = Centro del potere
board-kind-barracks = Caserma
board-kind-police = Commissariato
board-kind-embassy = Ambasciata, non si spara
board-rebels-hold = Ribelli
board-if-coup-fails = se fallisce: al muro
board-of-five = su { $count }
board-three-win = Con 3 è loro il Paese
board-power = { $space }: { $side ->
    [rebels] con i ribelli
   *[president] con il Presidente
}
board-empty = Vuota
board-yours = Tua
board-you = tu
board-units = { $count } × { $kind }, { $seat ->
    [nobody] senza comando
   *[other] { $seat }
}
board-held-there = bloccate dove sono
board-units-held = { $count } × { $kind }, { $seat ->
    [nobody] senza comando
   *[other] { $seat }
}, { board-held-there }
board-exile-at = { $seat }, in esilio { $space_at }
board-marching = Chi marcia dove
board-less = Una in meno { $space_to }
board-more = Una in più { $space_to }
board-stay = { $count ->
    [one] 1 resta
   *[other] { $count } restano
}
board-unled = Di nessuno
board-nobody-there = Qui non c’è nessuno.
board-quay = Qui sbarcano i Fanti
board-kind-district = Quartiere
board-held = { $side ->
    [rebels] con i ribelli
   *[president] col Presidente
}
board-tag-fight =
    { $seats }:
    { $mine ->
        [one] { $mine } dado
       *[other] { $mine } dadi
    } a { $theirs }
board-tag-there =
    { $seats }:
    { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }
board-tag-gun = { $dice } dadi su { $seat }: { $count }
board-tag-rebel = ti fa ribelle
board-tag-power = Ribelli: { $count } su 5
board-would-meet = Là trovi { $seats }: { $mine ->
    [one] { $mine } dado
   *[other] { $mine } dadi
} a { $theirs }.
board-would-hold = I ribelli avrebbero { $count ->
    [one] 1 centro del potere
   *[other] { $count } centri del potere
}.
board-to-place = { $count ->
    [one] 1 da mettere
   *[other] { $count } da mettere
}
board-bribing = Quanti se ne comprano
board-bribe-price = { $sum }, poi un dado per ciascuno
board-send-place-units = Si radunino
board-send-bribe-units = Corrompi
board-send-bribe = Compra { $count } per { $sum }
board-send-police = { $count ->
    [0] Lasciali fare
    [one] Mandane 1
   *[other] Mandane { $count }
}

## Una battaglia
board-battle = Battaglia { $space_at }
board-bombardment = { $gun } { $space_at }
board-battles-to-come = { $count ->
    [one] Dopo ce n’è un’altra;
   *[other] Dopo ce ne sono altre { $count };
}
board-six-kills = ogni sei uccide
board-wave = Ondata
board-dice = { $count ->
    [one] dado
   *[other] dadi
}
board-fired-at = ha sparato a { $other }
board-your-target = il tuo bersaglio
board-press-to-aim = premi per mirare
board-hits-on-you = { $count ->
    [one] colpo su di te: premi chi cade
   *[other] colpi su di te: premi chi cade
}
board-hits-on = { $count ->
    [one] colpo su { $seat }
   *[other] colpi su { $seat }
}
board-next-wave = Ondata { $wave }: { $hits ->
    [0] { $dice }
   *[other] al più { $dice }
}
board-last-throw = Ultimo lancio
board-losses = Perdite finora
board-would-go = Così com’è, dovrebbe ritirarsi { $seats }.
board-level = In parità: così com’è, nessuno dovrebbe ritirarsi.

## Il nastro
board-goal = Vince chi ha di più in Svizzera.
board-goal-how = Alla fine conta solo ciò che sta in Svizzera. Quanto vi abbiano gli altri, non lo sa nessuno.
board-your-account = Tu:
board-million = { $amount } M
board-pretext = Pretesto
board-no-pretext = Nessun pretesto
board-so-far = finora
board-no-pretext-budget = se bocciato: sì
board-no-pretext-attempts = un morto lo è
board-pretext-there = c’è
board-pretext-budget-rejected = bilancio bocciato
board-pretext-killed = morte di { $seat }
board-pretext-plays = «{ $card }»
board-pretext-executed = fucilazione di { $seat }
board-bank-open = aperta
board-bank-open-how = La Banca è aperta: chi vi ha dormito può andare allo sportello nella fase 7.
board-bank-open-budget = se bocciato: chiusa
board-bank-lunch = a pranzo
board-bank-lunch-how = La Banca è a pranzo: lo sportello apre solo dopo il golpe, o quando nessuno lo comincia.
board-bank-lunch-coup = apre dopo il golpe
board-bank-holiday = in ferie
board-bank-holiday-how = La Banca è in ferie: quest’anno nessuno va allo sportello.
board-strikes = Raid aerei
board-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
board-rebellion-brief = R
board-rebellion = La Rivolta: agisce solo chi si solleva, il Presidente non ancora.
board-coup-round = Turno { $round } del golpe

## Le famiglie
board-no-office = nessuna carica
board-dead = R.I.P.
board-in-exile = Esilio: { $space }
board-rebel = Ribelle
board-rebel-leader = Capo ribelle
board-loyal = Fedele
board-wait-locations = sceglie
board-wait-banking = allo sportello
board-has-chosen = ha scelto
board-to-speak = deve parlare
board-telegrams = { $count ->
    [one] 1 telegramma
   *[other] { $count } telegrammi
}
board-now-nominate = propone ora
board-now-vote = vota ora
board-now-attempts = ordina ora
board-now-fire = spara ora
board-now-move = muove ora
board-now-side = parla ora
board-votes = { $count ->
    [one] 1 voto in vista
   *[other] { $count } voti in vista
}
board-block-office = di carica
board-block-personal = propri
board-block-looting = di saccheggio
board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-has-cash = ha contanti
board-no-cash = niente contanti
board-has-account = ha qualcosa in Svizzera
board-no-account = niente in Svizzera
board-tonight = stanotte: { $location }
board-tonight-unknown = stanotte: non si sa

## Che cosa dice la richiesta di un ordine
board-dice-armed = { $count ->
    [one] 1 armata
   *[other] { $count } armate
}
board-dice-unarmed = { $dice } per { $count } senz’armi
board-dice-palace = { $dice } per le Guardie in casa
board-send-move-units = In marcia
board-send-retreat = Ripiega
board-send-volley = Fuoco
board-send-choose-losses = Che cadano
board-send-order-battles = In quest’ordine
board-send-declare-fire = Non sparare
board-send-fire = { $count ->
    [one] Apri il fuoco in 1 piazza
   *[other] Apri il fuoco in { $count } piazze
}
board-send-police-reaction = Così sia
board-more-movement = Premi una pila, poi dove va: una marcia a turno.
board-more-movement-done = In questo turno nessuna tua pila può marciare.
board-more-movement-land = Nessuna tua pila può marciare; dal Porto e dall’Aeroporto si sbarca.
board-more-movement-play = Nessuna tua pila può marciare; una carta che brilla si gioca.
board-more-movement-held = Una carta tiene ferme le tue pile (il lucchetto): in questo turno nessuna marcia.
board-more-declare-fire = Premi le piazze dove apri il fuoco: chi vi perde più unità deve andarsene.
board-more-declare-fire-rebel = Chi apre il fuoco adesso è ribelle. Chi vi perde più unità deve andarsene.
board-more-resign-now = In ambasciata ripara solo chi si dimette; il contante va a chi succede.
board-more-react-V12 = Segue il secondo turno, con i voti tenuti in serbo.
board-more-bombard = Ogni sei uccide un’unità. Premi le unità che prendi di mira.
board-more-bombard-rebel = Chi spara adesso è ribelle. Premi le unità che prendi di mira.
board-gun-ask = { $gun } contro { $seat } { $space_at }
board-gun-stake = { $dice } dadi su { $count ->
    [one] 1 unità
   *[other] { $count } unità
}: ogni sei ne uccide una.{ $rebel ->
    [1] {" "}Diventi ribelle.
   *[0] {""}
}
board-send-gun = Fuoco
board-more-order-battles = Premi le sciabole una dopo l’altra.
board-more-start-coup = Premi ciò che lo avvia. I ribelli vincono con 3 dei 5 centri del potere dopo sei turni.
board-more-helicopter-flight = Premi la piazza dove vola.
verb-at = Qui
board-send-land = Sbarca { $space_at }
board-more-land-unit = Premi la piazza dello sbarco: non costa una marcia.
board-more-place-unit = Premi la piazza dove scende.
board-more-volley = Ogni sei uccide. Premi una tessera per trattenerla, un volto per mirare.
board-more-volley-one = Ogni sei uccide. Premi una tessera per trattenerla.
board-more-volley-rebel = Ogni sei uccide. Chi spara qui è ribelle.
board-volley-ask = Ondata { $wave } { $space_at }: { $mine ->
    [one] un tuo dado
   *[other] i tuoi { $mine } dadi
} contro { $other }, che ne ha { $theirs }
board-losses-ask = { $count ->
    [one] Un colpo su di te
   *[other] { $count } colpi su di te
}: { $count ->
    [one] cade 1 × { $units_tally }
   *[other] cadono { $units_tally }
}
board-losses-next = Prossima ondata: al meglio { $mine } tuoi dadi a { $theirs }. Premi un’altra tessera per risparmiarne una.
board-more-retreat = Premi dove vanno; − e + ne lasciano per un’altra piazza.
board-more-police-reaction = Premi la piazza della folla e tutta la Polizia ci va; − e + ne trattengono.
board-more-place-units = Non bastano per tutte: premi una piazza per metterne una in più.
board-side-stake = Con te i ribelli ne hanno { $rebels } su 5, senza { $president }.
board-out-of = Via { $space_from }: { $marches }
board-marches = { $count } { $space_to }
board-chosen-of = { $count } su { $wanted }

## Le parti, la Giunta e il muro
board-for-rebels = Per i ribelli
board-for-president = Per il Presidente
board-hold-count = Ribelli: { $count } su 5
board-hold-enough = Bastano: con { $wanted } il Paese è loro, se nessun altro cambia parte.
board-hold-short = Per ora non bastano: con meno di { $wanted } resta { $seat }, e può far fucilare un ribelle segnato.
board-decides = lo dirà { $seats }
board-you-decide = lo dirai tu
board-then-speak = Poi parlano
board-still-to-speak = Devono ancora parlare
board-if-stays = Se resta { $seat }, uno di questi
board-not-marked = Non segnati: al sicuro dal plotone
board-condemned = { $seat } davanti al plotone
board-condemned-brief = al muro
board-junta-sits = La Giunta è riunita
board-at-the-wall = Il plotone attende { $seat }: un ribelle può finire al muro
board-verdict = { $side ->
    [rebels] { $agreed ->
        [true] Tutti d’accordo: il Paese è dei ribelli.
       *[other] I ribelli tengono { $count } dei 5 centri del potere, e il Paese.
    }
   *[president] { $agreed ->
        [true] Tutti d’accordo: il Presidente resta.
       *[other] { $count ->
            [0] I ribelli non tengono nessun centro del potere, e ne volevano 3: il Presidente resta.
           *[other] I ribelli tengono { $count } dei 5 centri del potere, e ne volevano 3: il Presidente resta.
        }
    }
}
board-embassy-AM1 = Grande Alleato
board-embassy-AM2 = Repubblica Sorella
board-embassy-AM3 = Confederazione
board-embassy-AM4 = Regno Accanto
