### Last Will: le parole della propria plancia, della busta paga, del foglio di una giocata, del mercato e della scrivania del notaio.

## La busta paga

estate-payslip = La vostra busta paga
estate-payslip-of = La busta paga di { $seat }
estate-covered = COPERTA
estate-demoted = già abbassati
estate-not-demoted = non ancora
estate-no-job = Senza posto
estate-free = Potete indebitarvi quanto volete.
estate-free-of = Può indebitarsi quanto vuole.
estate-free-but-property = Venduta l’ultima proprietà, potrete indebitarvi.
estate-free-but-property-of = Venduta l’ultima proprietà, potrà indebitarsi.

## La propria plancia

estate-yours = La vostra plancia
estate-of = La plancia di { $seat }
estate-about-to-act = medita che cosa sprecare.
estate-every-verb = ogni verbo costa
estate-falls = ; una casa non curata scende di un gradino a fine round
estate-demotion-means = Una voce coperta non paga più; una sola per round. Coperta l’ultima siete senza lavoro, che è poi lo scopo.
estate-market = Mercato
estate-so-far = Spesi
estate-nothing-yet = ancora niente
estate-acts = Agisce
estate-place-free = libero
estate-maintained = IN ORDINE
estate-stays = resta £{ $value }
estate-or-falls = o scende a £{ $value }
estate-falls-to = scende a £{ $value }
estate-adds = aggiunge £{ $amount }
estate-saves = risparmia un’Azione
estate-with-help = di cui £{ $amount } per gli Aiutanti
estate-activated = attivata
estate-used = già usato
estate-free-of-charge = gratis
estate-verb-maintain = Curare
estate-verb-sell = Vendere
estate-verb-activate = Attivare
estate-verb-use = Usare
estate-call-all = Usare tutti gli Aiutanti
    .short = Tutti
estate-verb-lower = Svalutare
estate-verb-throw = Congedo

## Il foglio di una giocata

estate-paper = Come giocare «{ $card }»
estate-how = Come?
estate-company = In compagnia, e chi aiuta
estate-suffers = Ne risente il posto
estate-none-suffers = Tengo il posto
estate-set = serie di { $count }
estate-as = { $card }: { $kind }
estate-to = a { $sum }
estate-put-back = Riporla
estate-all = Tutte le scelte
estate-and-sacked = … e siete licenziati!
estate-do-play = Giocare «{ $card }»
estate-do-wed = Celebrare le nozze
estate-do-opera = All’Opera
estate-do-place = Posare «{ $card }»
estate-do-buy = Comprare «{ $card }»
estate-do-activate = Attivare «{ $card }»
estate-do-maintain = Curare «{ $card }»
estate-do-sell = Vendere «{ $card }»
estate-do-use = Ricorrere a «{ $card }»
estate-do-lower = Svalutare con «{ $card }»

## La scrivania del notaio

estate-desk-keep-first-cards = Le vostre prime carte
    .more = Le altre quattro si scartano, scoperte, con quelle di tutti.
estate-desk-keep-drawn = Quel che avete pescato
    .more = Le altre si scartano, scoperte.
estate-desk-discard-surplus = Troppe carte in mano
    .more = Ne restano due; le altre si scartano, scoperte.
estate-count = { $count } di { $most }
estate-kept = la tenete
estate-goes = si scarta
estate-waits = Gli eredi stanno scegliendo.
estate-at-once = { $seats_count ->
    [0] { "" }
    [one] Sceglie anche { $seats }, in segreto.
   *[other] Scelgono anche { $seats }, in segreto.
}
estate-covers = Copre { $line }: −£{ $amount }.
estate-keep-house = Cura £{ $upkeep } a round, o scende a gradini fino a £{ $last }.
estate-keep-farm = Cura £{ $upkeep } a round; non perde mai valore.
estate-keep-expense = £{ $amount } in fumo, round dopo round.
estate-keep-event = £{ $amount } in fumo in una sera.
estate-keep-companion = Compagnia per una sera, o per una casa.
estate-helps-add = £{ $amount } in più con ogni { $symbols }.
estate-helps-maintain = £{ $amount } in più per ogni { $types } che curate.
estate-helps-trade = Comprate a £{ $amount } in più, vendete a £{ $amount } in meno.
estate-helps-action = £{ $pay } in fumo per un’Azione in più, a ogni round.
estate-helps-spend = £{ $amount } in fumo a ogni round, senza Azioni.
estate-helps-tokens = £{ $amount } in fumo per ogni { $symbols } nelle fattorie.
estate-helps-waive-maintain = { $count ->
    [1] { $types }
   *[other] Case
}: cura senza Azioni, { $times ->
    [1] una volta
   *[other] due volte
} a round.
estate-helps-waive-sell = Vende una proprietà senza Azioni, una volta a round.
estate-helps-waive-white = Un evento con un’Azione in meno, una volta a round.
estate-helps-lower = Una vostra casa scende di un gradino, a ogni round.
estate-helps-draw = Pescate { $cards } carte e ne tenete { $keep }, a ogni round.

## Il mercato

estate-as-they-were = Com’erano
estate-offer-and-hand = In offerta, e in mano vostra
estate-others = Gli altri eredi
