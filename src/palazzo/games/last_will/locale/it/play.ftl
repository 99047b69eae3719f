### Last Will: ciò che si chiede, si risponde e si racconta. La voce: un notaio che legge ad alta voce, pagato a ore.

## Domande: prima del primo round

choose-will = Quali ultime volontà proponi che io legga?
agree-will = Si propone di dare lettura di queste: { $will }. Sei d’accordo?
keep-first-cards = Di queste sei, due restano tue: quali?

## Domande: programmi e Commissioni

bar-plan = Quale programma nessuno potrà scegliere in questo round?
choose-plan = Quale programma scegli?
name-decks = { $cards ->
    [one] Ti spetta 1 carta: da quale mazzo?
   *[other] Ti spettano { $cards } carte: quante da ciascun mazzo?
}
choose-errand = { $boy ->
    [1] Dove va il tuo primo Faccendiere?
    [2] Dove va il tuo secondo Faccendiere?
   *[other] Dove va il tuo terzo Faccendiere?
}
arrange-market = Come disponi i modificatori?
swap-market = Quali due modificatori si scambiano di posto?

## Domande: Azioni

choose-action = { $actions ->
    [0] Le tue Azioni sono finite
    [one] Ti resta 1 Azione
   *[other] Ti restano { $actions } Azioni
}, con { $debt ->
    [0] { $money } £ in cassa
   *[other] { $debt } £ di debiti
}: { $actions ->
    [0] desideri altro?
   *[other] che cosa fai?
}
declare-play = «{ $cards }»: finora { $amount } £. Aggiungi qualcosa?
declare-sale = «{ $cards }»: incasseresti { $amount } £. Vuoi ridurre l’incasso?
card-sale = Vendi anche una proprietà, ignorando i modificatori?
choose-demotion = { $job }: lasci che la tua posizione ne risenta?
keep-drawn = Quale di queste tieni?
discard-surplus = Quali carte scarti? Ne possono restare due.

## Scelte

do-will = { $a }
do-agree = D’accordo
do-decline = No, grazie
do-bar = { $a }
do-plan = { $a }
do-home = Resta a casa
do-fetch = Prendi «{ $b }»
do-draw = Pesca una carta: { $a }
do-opera = Vai all’Opera
do-market = Passa dal Mercato Immobiliare
do-extension = Allunga la plancia di un posto
do-demotion = Comportati male al lavoro: copri una voce qualsiasi
do-combined = Abbassamento o Prolunga: { $a }
do-swap = { $a } e { $b }
do-leave = Lasciali come sono
do-end = Concludi il turno
do-play = { $b ->
    [one] Gioca «{ $a }» con 1 Azione
   *[other] Gioca «{ $a }» con { $b } Azioni
}
do-wed = Gioca un set nuziale: { $words }
do-place = Metti in gioco «{ $a }»
do-buy = { $words_count ->
    [1] Compra «{ $a }»
   *[other] Compra «{ $a }» come { $b }
}
do-activate = Attiva «{ $a }» ({ $b })
do-maintain = Fai manutenzione a «{ $a }» ({ $b })
do-maintain-with = Manda «{ $a }» a fare manutenzione a «{ $c }» ({ $d }), senza Azioni
do-sell = { $words_count ->
    [2] Vendi «{ $a }» ({ $b })
   *[other] Vendi «{ $a }» ({ $b }) come { $c }
}
do-sell-with = { $words_count ->
    [4] Fai vendere da «{ $a }» «{ $c }» ({ $d }), senza Azioni
   *[other] Fai vendere da «{ $a }» «{ $c }» ({ $d }) come { $e }, senza Azioni
}
do-sell-bare = Vendi «{ $a }» ({ $b }) al suo valore, senza modificatore
do-token = { $words_count ->
    [4] Metti «{ $d }» su «{ $a }» ({ $b })
   *[other] Metti «{ $d }» su «{ $a }» ({ $b }) come { $e }
}
do-use = { $words_count ->
    [2] Rivolgiti a «{ $a }» ({ $b })
   *[other] Rivolgiti a «{ $a }» ({ $b }) per { $c ->
        [one] 1 pedina
       *[other] { $c } pedine
    }
}
do-lower = Fai abbassare da «{ $a }» «{ $c }» ({ $d }) di uno spazio
do-throw = Congeda «{ $a }» ({ $b })
do-done = È tutto
do-back = Ripensandoci, altro
do-with = { $words_count ->
    [3] Porta «{ $c }» con «{ $a }»
   *[other] Porta «{ $c }» con «{ $a }» come { $d }
}
do-feed = { $words_count ->
    [1] Aggiungi «{ $a }»
   *[other] Aggiungi «{ $a }» come { $b }
}
do-bonus = Fai contribuire «{ $a }» ({ $b }): { $c }
do-tokens = { $a ->
    [one] Conta 1 pedina
   *[other] Conta { $a } pedine
}
do-waive = Fatti risparmiare un’Azione da «{ $a }» ({ $b })
do-demote = { $b ->
    [one] Copri questa voce: { $a }, { $b } £
    [many] Copri questa voce: { $a }, { $b } £
    [other] Copri questa voce: { $a }, { $b } £
   *[none] Copri questa voce: { $a }
}

## Eventi: prima del primo round

market-laid = Il mercato immobiliare sta così: { $modifiers }.
will-proposed = { $seat } propone: { $will }.
will-declined = Non c’è accordo su queste: { $will }.
will-read = Do lettura delle ultime volontà. A ogni erede { $amount } £, e le mie condoglianze.
hired = { $seat }, duole dirlo, ha un impiego: { $job }, a { $amount } £ per round.
relieved = { $seat } non ha un lavoro, e a compenso riceve { $amount } £ in più.
dealt = { $seat } riceve { $amount } carte.
dealt-told = { $seat } riceve { $cards }.

## Eventi: il round

round-begins = Round { $round }. Comincia { $seat }.
offer-dealt = In offerta: { $cards }.
salary = { $amount ->
    [0] { $seat }, { $job } soltanto di nome, non riscuote nulla, e la prende bene.
    [one] { $seat }, { $job }, riscuote 1 £ di stipendio, e la conta con sollievo.
    [2] { $seat }, { $job }, riscuote 2 £ di stipendio. Si parla di un miglioramento.
    [3] { $seat }, { $job }, riscuote 3 £ di stipendio, con riserva.
    [4] { $seat }, { $job }, riscuote 4 £ di stipendio, in silenzio.
    [5] { $seat }, { $job }, riscuote 5 £ di stipendio. Ci si fa forza.
   *[other] { $seat }, { $job }, riscuote { $amount } £ di stipendio. L’erede è visibilmente provato.
}
last-salary = { $seat }, { $job } fino all’ultimo, riscuote ancora { $amount } £, e guarda altrove.
discards = { $cards_count ->
    [one] { $seat } scarta «{ $cards }».
   *[other] { $seat } scarta { $cards_tally }.
}
plan-barred = { $seat } provvede a che nessuno scelga il { $plan }.
plan-taken = { $seat } sceglie il { $plan }.
order = L’ordine di questo round: { $seats }.
drew = { $seat } pesca: { $decks }.
drew-told = { $seat } pesca { $cards }.
reshuffled = Gli scarti si rimescolano e tornano mazzo: { $deck }, { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}.
stays-home = Un Faccendiere di { $seat } resta a casa.
errand = { $seat } manda un Faccendiere in ufficio, a essere scortese con la persona giusta.
fetches = { $seat } prende «{ $card }».
opera-visit = { $seat } va all’Opera, e ci dorme per { $amount } £.
market-moved = { $seat } scambia due parole con il Mercato Immobiliare, che ora sta così: { $modifiers }.
extends = { $seat } fa ampliare il salotto: ora c’è posto per { $places } carte.
turn-begins = { $actions ->
    [one] { $seat } agisce, con 1 Azione.
   *[other] { $seat } agisce, con { $actions } Azioni.
}
turn-ends = { $actions ->
    [0] { $seat } ha fatto abbastanza.
    [one] { $seat } ha fatto abbastanza, e lascia 1 Azione inutilizzata. Non commento.
   *[other] { $seat } ha fatto abbastanza, e lascia { $actions } Azioni inutilizzate. Non commento.
}
plays = { $cards_count ->
    [one] { $seat } si concede «{ $cards }»: { $amount } £ in fumo.
   *[other] Si celebrano nozze a spese di { $seat }: { $cards }, { $amount } £ in fumo.
}{ $companions_count ->
    [0] { "" }
   *[other] { " " }In compagnia: { $companions }.
}{ $fed_count ->
    [0] { "" }
    [one] { " " }Sacrificata: { $fed }.
   *[other] { " " }Sacrificate: { $fed }.
}{ $named_count ->
    [0] { "" }
    [one] { " " }L’Accompagnatore Jolly fa le veci di: { $named }.
   *[other] { " " }Gli Accompagnatori Jolly fanno le veci di: { $named }.
}
places = { $seat } mette in conto «{ $card }».
activates = «{ $card }» presenta il conto a { $seat }: { $amount } £.
sets-token = { $seat } trova compagnia per «{ $card }»: { $kind }.
throws-off = { $seat } si libera di «{ $card }», con ogni riguardo.
gains-action = Per { $amount } £, «{ $card }» procura a { $seat } { $actions ->
    [one] 1 Azione
   *[other] { $actions } Azioni
} in più.
spends = «{ $card }» ha il permesso di aiutare { $seat }: { $amount } £ in fumo.
buys = { $seat } acquista «{ $card }» ({ $type }) per { $amount } £, contro il mio parere.
stocked = «{ $card }» arriva a { $seat } già fornita: { $kind }.
maintains = { $seat } provvede alla manutenzione di «{ $card }»: { $amount } £ in fumo.
sells = { $amount ->
    [0] { $seat } cede «{ $card }» per nulla. Di rado ho visto fare meglio.
   *[other] { $seat } deve accettare { $amount } £ per «{ $card }».
}
falls = «{ $card }», nelle mani di { $seat }, va in rovina: da { $old } £ a { $new } £.
demoted = { $seat }, { $job }, subisce un abbassamento di livello: { $amount } £ in meno per round. Motivo: { $symbol }.
sacked = { $seat } perde il posto di { $job }. Le mie congratulazioni.
goes-bankrupt = { $seat } è in bancarotta. Gli altri eredi si alzano come un sol uomo.
game-over = Chiudo il fascicolo. { $reason } Resta, in sterline: { $totals }.

## Chi si attende

wait-will = Gli eredi scelgono le ultime volontà.
wait-first-cards = Gli eredi scelgono le prime carte.
wait-plan = Si sceglie un programma.
wait-draw = Si nominano i mazzi.
wait-errand = Si danno istruzioni a un Faccendiere.
wait-demotion = Una carriera è in discussione.
wait-action = Si spende denaro.
wait-discards = Le mani si riducono a due carte.
