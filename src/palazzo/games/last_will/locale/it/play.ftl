### Last Will: ciò che si chiede, si risponde e si racconta. La voce: un notaio che legge ad alta voce, pagato a ore.

## Domande: prima del primo round

choose-will = Quali ultime volontà proponete che io legga?
agree-will = Si propone di dare lettura di queste: { $will }. Siete d’accordo?
keep-first-cards = Di queste sei, due restano vostre: quali?

## Domande: programmi e Commissioni

bar-plan = Quale programma nessuno potrà scegliere in questo round?
choose-plan = Quale programma scegliete?
name-decks = { $cards ->
    [one] Vi spetta 1 carta: da quale mazzo?
   *[other] Vi spettano { $cards } carte: quante da ciascun mazzo?
}
choose-errand = { $boy ->
    [1] Dove va il vostro primo Faccendiere?
    [2] Dove va il vostro secondo Faccendiere?
   *[other] Dove va il vostro terzo Faccendiere?
}
arrange-market = Come disponete i modificatori?
swap-market = Quali due modificatori si scambiano di posto?

## Domande: Azioni

choose-action = { $actions ->
    [0] Le vostre Azioni sono finite
    [one] Vi resta 1 Azione
   *[other] Vi restano { $actions } Azioni
}, con { $debt ->
    [0] £{ $money } in cassa
   *[other] £{ $debt } di debiti
}: { $actions ->
    [0] desiderate altro?
   *[other] che cosa fate?
}
declare-play = «{ $cards }»: finora £{ $amount }. Aggiungete qualcosa?
declare-sale = «{ $cards }»: incassereste £{ $amount }. Volete ridurre l’incasso?
card-sale = Vendete anche una proprietà, ignorando i modificatori?
choose-demotion = { $job }: lasciate che la vostra posizione ne risenta?
keep-drawn = Quale di queste tenete?
discard-surplus = Quali carte scartate? Ne possono restare due.

## Scelte

do-will = { $a }
do-agree = D’accordo
do-decline = No, grazie
do-bar = { $a }
do-plan = { $a }
do-home = Resti a casa
do-fetch = Prendere «{ $b }»
do-draw = Pescare una carta: { $a }
do-opera = Andare all’Opera
do-market = Passare dal Mercato Immobiliare
do-extension = Allungare la plancia di un posto
do-demotion = Comportarsi male al lavoro: coprire una voce qualsiasi
do-combined = Abbassamento o Prolunga: { $a }
do-swap = { $a } e { $b }
do-leave = Lasciarli come sono
do-end = Concludere il turno
do-play = { $b ->
    [one] Giocare «{ $a }» con 1 Azione
   *[other] Giocare «{ $a }» con { $b } Azioni
}
do-wed = Giocare un set nuziale: { $words }
do-place = Mettere in gioco «{ $a }»
do-buy = { $words_count ->
    [1] Comprare «{ $a }»
   *[other] Comprare «{ $a }» come { $b }
}
do-activate = Attivare «{ $a }» ({ $b })
do-maintain = Fare manutenzione a «{ $a }» ({ $b })
do-maintain-with = Mandare «{ $a }» a fare manutenzione a «{ $c }» ({ $d }), senza Azioni
do-sell = { $words_count ->
    [2] Vendere «{ $a }» ({ $b })
   *[other] Vendere «{ $a }» ({ $b }) come { $c }
}
do-sell-with = { $words_count ->
    [4] Far vendere da «{ $a }» «{ $c }» ({ $d }), senza Azioni
   *[other] Far vendere da «{ $a }» «{ $c }» ({ $d }) come { $e }, senza Azioni
}
do-sell-bare = Vendere «{ $a }» ({ $b }) al suo valore, senza modificatore
do-token = { $words_count ->
    [4] Mettere «{ $d }» su «{ $a }» ({ $b })
   *[other] Mettere «{ $d }» su «{ $a }» ({ $b }) come { $e }
}
do-use = { $words_count ->
    [2] Rivolgersi a «{ $a }» ({ $b })
   *[other] Rivolgersi a «{ $a }» ({ $b }) per { $c ->
        [one] 1 pedina
       *[other] { $c } pedine
    }
}
do-lower = Far abbassare da «{ $a }» «{ $c }» ({ $d }) di uno spazio
do-throw = Congedare «{ $a }» ({ $b })
do-done = È tutto
do-back = Ripensandoci, altro
do-with = { $words_count ->
    [3] Portare «{ $c }» con «{ $a }»
   *[other] Portare «{ $c }» con «{ $a }» come { $d }
}
do-feed = { $words_count ->
    [1] Aggiungere «{ $a }»
   *[other] Aggiungere «{ $a }» come { $b }
}
do-bonus = Far contribuire «{ $a }» ({ $b }): { $c }
do-tokens = { $a ->
    [one] Contare 1 pedina
   *[other] Contare { $a } pedine
}
do-waive = Farsi risparmiare un’Azione da «{ $a }» ({ $b })
do-demote = { $b ->
    [one] Coprire { $a }, £{ $b }
    [many] Coprire { $a }, £{ $b }
    [other] Coprire { $a }, £{ $b }
   *[none] Coprire { $a }
}

## Eventi: prima del primo round

market-laid = Il mercato immobiliare sta così: { $modifiers }.
will-proposed = { $seat } propone: { $will }.
will-declined = Non c’è accordo su queste: { $will }.
will-read = Do lettura delle ultime volontà. A ogni erede £{ $amount }, e le mie condoglianze.
hired = { $seat }, duole dirlo, ha un impiego: { $job }, a £{ $amount } per round.
relieved = { $seat } non ha un lavoro, e a compenso riceve £{ $amount } in più.
dealt = { $seat } riceve { $amount } carte.
dealt-told = { $seat } riceve { $cards }.

## Eventi: il round

round-begins = Round { $round }. Comincia { $seat }.
offer-dealt = In offerta: { $cards }.
salary = { $amount ->
    [0] { $seat }, { $job } soltanto di nome, non riscuote nulla, e la prende bene.
    [one] { $seat }, { $job }, riscuote £1 di stipendio, e la conta con sollievo.
    [2] { $seat }, { $job }, riscuote £2 di stipendio. Si parla di un miglioramento.
    [3] { $seat }, { $job }, riscuote £3 di stipendio, con riserva.
    [4] { $seat }, { $job }, riscuote £4 di stipendio, in silenzio.
    [5] { $seat }, { $job }, riscuote £5 di stipendio. Ci si fa forza.
   *[other] { $seat }, { $job }, riscuote £{ $amount } di stipendio. L’erede è visibilmente provato.
}
last-salary = { $seat }, { $job } fino all’ultimo, riscuote ancora £{ $amount }, e guarda altrove.
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
opera-visit = { $seat } va all’Opera, e ci dorme per £{ $amount }.
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
    [one] { $seat } si concede «{ $cards }»: £{ $amount } in fumo.
   *[other] Si celebrano nozze a spese di { $seat }: { $cards }, £{ $amount } in fumo.
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
activates = «{ $card }» presenta il conto a { $seat }: £{ $amount }.
sets-token = { $seat } trova compagnia per «{ $card }»: { $kind }.
throws-off = { $seat } si libera di «{ $card }», con ogni riguardo.
gains-action = Per £{ $amount }, «{ $card }» procura a { $seat } { $actions ->
    [one] 1 Azione
   *[other] { $actions } Azioni
} in più.
spends = «{ $card }» ha il permesso di aiutare { $seat }: £{ $amount } in fumo.
buys = { $seat } acquista «{ $card }» ({ $type }) per £{ $amount }, contro il mio parere.
stocked = «{ $card }» arriva a { $seat } già fornita: { $kind }.
maintains = { $seat } provvede alla manutenzione di «{ $card }»: £{ $amount } in fumo.
sells = { $amount ->
    [0] { $seat } cede «{ $card }» per nulla. Di rado ho visto fare meglio.
   *[other] { $seat } deve accettare £{ $amount } per «{ $card }».
}
falls = «{ $card }», nelle mani di { $seat }, va in rovina: da £{ $old } a £{ $new }.
demoted = { $seat }, { $job }, subisce un abbassamento di livello: £{ $amount } in meno per round. Motivo: { $symbol }.
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

## Perché un Faccendiere non può andarci

space-taken = C’è già il Faccendiere di { $seat }: uno solo a round.
space-drawn = In questo round avete già pescato: una volta ciascuno.
space-too-dear = La visita costa £{ $amount } e non ne avete abbastanza. I debiti sono per chi non ha più né lavoro né proprietà.
space-needs-job = Non avete più un lavoro che possa soffrirne.
space-waits = Questa metà si apre quando qualcuno è stato alla sua porta, { $space }.
