### Final Decrees: ciò che sta scritto sul tavolo.

board-arrows = Chi controlla chi
board-controls = { $upper } controlla { $lower }
board-vacant = vacante
board-move-here = Fai sedere qualcuno qui
board-you = (tu)
board-blame = Colpa
board-anteroom = In anticamera
board-personal = { $amount } Colpa Personale
board-ministerial = { $amount } Colpa su questo ministero
board-decree = { $decree }: timbri { $stamps } su { $steps }, il prossimo: { $next }
board-decree-next = Prossimo timbro: { $next }, il { $number }º di { $steps }. Chi lo mette, o porta fin lì il decreto, perde 1 Colpa.
board-decree-remover = Promulgato da qui: { $seat } toglie fino a { $amount } Colpa a chi vuole.
board-decree-nobody = Promulgato da qui, nessuno toglie Colpa: in cima non c’è chi dirige.
board-deck = { $count ->
    [one] carta rimasta
   *[other] carte rimaste
}
board-dread = Da qualche parte, qui dentro, c’è l’unica carta che nessuno vuole pescare.
board-discards = { $count ->
    [one] scartata
   *[other] scartate
}
board-enacted = { $count ->
    [0] Nessun decreto promulgato: il primo toglie { $removal } Colpa
    [one] 1 decreto promulgato: il prossimo toglie { $removal } Colpa
    [5] Tutti i decreti promulgati
   *[other] { $count } decreti promulgati: il prossimo toglie { $removal } Colpa
}

board-goal = Vince chi ha meno Colpa.
board-goal-brief = Meno Colpa vince.
board-standing = Tu: { $blame }, { $place }º su { $seats }{ $shared ->
    [0] { "" }
   *[other] { " " }pari
}
board-rank-how = { $blame } di Colpa Personale, { $ministry } sul tavolo, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano.
empire-board-rank-how = { $blame } di Colpa Personale, { $ministry } sullo scranno, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano.
board-place = { $place }º
board-step-charge = +1
board-step-draw = Pesca
board-step-actions = Azioni
board-step-actions-left = { $count ->
    [0] Azioni: finite
    [one] Azioni: ne resta 1
   *[other] Azioni: ne restano { $count }
}
board-step-actions-of = { $seat }: azione { $number } di { $granted }
board-step-load = Giacenza
board-step-bids = Le buste
board-step-posts = Gli incarichi
board-step-deck = Il mazzo
board-step-first = Primo turno
board-step-charge-how = Il ministero di chi è di turno prende 1 Colpa.
board-step-draw-how = Si pesca una carta.
board-step-actions-how = Fino a tre azioni, o più con le carte giuste.
board-step-load-how = Alla fine il ministero prende 1 Colpa per ogni decreto che ha sopra.
board-badge = Tessera di servizio
empire-board-badge = Patente imperiale
board-no-post = senza posto
board-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
board-actions = { $count ->
    [one] 1 azione
   *[other] { $count } azioni
}
board-turn-of = tocca a { $seat }
board-no-decree = nessun decreto
board-action = azione
board-reaction = reazione
board-notice = Dal protocollo
empire-board-notice = Dal registro
board-most = tutta
board-drops-personal = Colpa tua
board-drops-ministry = Colpa del tuo ministero
board-drops-left = Colpa che si porta via
board-drops-take = Prendine { $amount }
board-drops-none = niente
board-waits-here = { $decree } aspetta il tuo timbro.
board-waits-there = { $decree } aspetta: { $next }.
board-aim-decree = { $decree }: premi la scrivania a cui va.
empire-board-aim-decree = { $decree }: premi lo scranno a cui va.
board-aim-power = { $power }: ora premi dove deve cadere.
board-aim-arrow = Premi la scrivania che deve controllare, poi quella controllata.
empire-board-aim-arrow = Premi lo scranno che deve controllare, poi quello controllato.
board-aim-arrow-to = { $upper }: ora premi chi deve controllare.
board-arrow-how = Premi il pomo di una freccia, o una scrivania che tocca.
empire-board-arrow-how = Premi il pomo di una freccia, o uno scranno che tocca.
board-arrow-again = Il primo cambiamento è già disegnato; gli altri non lo vedono ancora.
board-aim-move = Premi la faccia di chi deve sedersi qui.
verb-stamp = Timbra
verb-arrow-remove = Togli
verb-arrow-move = Sposta
verb-arrow-reverse = Inverti
verb-forward = Inoltra a …
board-odds = Stagnazione: 1 su { $odds }
board-odds-safe = { $count ->
    [one] La prossima è sicura
   *[other] Le prossime { $count } sono sicure
}
board-odds-none = Stagnazione non è qui
board-odds-mine = se esce ora, tu { $before } → { $after }
board-odds-last = se esce ora la partita finisce, tu { $before } → { $after }
board-deck-to-come = Una a testa, poi il mazzo si compone.
board-bids-open = Si aprono le buste
board-bids-order = una alla volta, dalla più bassa
board-bids-sealed = Le buste
board-bids-rule = ognuno punta Colpa in segreto: la più alta, da sola, dirige
board-bids-prize = In palio
board-bids-writes = sta scrivendo
board-bids-sealed-one = sigillata
board-bids-out = ha già puntato
board-bids-again = le più alte erano pari: si rifà fra { $seats }
board-bids-envelope = La tua busta
board-bids-mine = La tua busta: hai puntato { $amount }
board-usher = L’usciere:
board-bids-better = { $lowest ->
    [yes] anche con { $bid } avresti la più bassa, ma ne prenderesti { $blame }.
   *[no] con { $bid } saresti in mezzo, e ne prenderesti { $blame }.
}
board-bids-better-wins = con { $bid } l’incarico sarebbe tuo lo stesso.
board-bids-yours = Quanta Colpa metti nella busta?
board-bids-yours-why = Quel che punti diventa Colpa tua; le più basse ne prendono 5 in più. Chi punta più di tutti, da solo, prende il posto in palio e decide dove siede ognuno.
board-close-cost = { $amount ->
    [0] Se chiudi ora: nessuna Colpa in più.
   *[other] Se chiudi ora: { $amount } Colpa { $ministry_to }.
}
board-erase-left = Ancora { $left } di { $most } da togliere.
board-assign-posts = Chi dirige che cosa? Premi una faccia, poi la sua scrivania.
empire-board-assign-posts = Chi dirige che cosa? Premi una faccia, poi il suo scranno.
board-reassign = { republic-special-HR }: premi una faccia, poi la sua scrivania.
empire-board-reassign = { empire-special-HR }: premi una faccia, poi il suo scranno.
board-react-cancel-told = { $seat } gioca «{ $card }». Non hai carte per fermarla.
board-react-blame-told = { $seat } ti fa prendere { $amount } Colpa Personale. Non hai carte per evitarlo.
board-react-resign-told = La Colpa del tuo ministero, { $amount }, diventa tua. Non hai carte per evitarlo.
board-no-relief = nessuno sconto
board-relief-at = 1 Colpa in meno se va { $ministry_to }
board-then = poi: { $next }
board-enacts = Promulgato: { $seat } toglie fino a { $amount } Colpa
board-enacts-for-nobody = Promulgato, ma { $ministry_at } nessuno toglie Colpa
board-enacts-last = e la partita finisce
board-enacted-relief = { $seat }, in cima alla catena, toglie fino a { $amount } Colpa a chi vuole.
board-in-all = in tutto
board-last-stamp = L’ultimo timbro cade { $ministry_at }.
board-bids-lowest = { $count ->
    [one] La più bassa
    [2] La più bassa, in due
   *[other] La più bassa, in { $count }
}
board-bids-lowest-why = { $count ->
    [one] la prudenza costa { $added }
   *[other] la prudenza costa { $added } a testa
}
board-bids-middle = In mezzo
board-bids-middle-why = si prende quel che si è puntato
board-bids-highest = La più alta, da sola
board-bids-highest-why = { $amount } Colpa e l’incarico
board-bids-tied = La più alta, in { $count }
board-bids-tied-why = { $amount } a testa, e si rifà fra loro

## In due parole: carte (18 segni) e poteri (24)

C01-line = dai 2 a un altro
C02-line = −2 a te, −3 qui
C03-line = +3 o +5 a un altro
C04-line = 1 a testa fino a 3
C05-line = +3, metà addosso
C06-line = −3 a te, −2 altrui
C07-line = −2, o −5 se ultimo
C08-line = +2 a ogni altro
C09-line = Colpa altrove
C10-line = Colpa all’insù
C11-line = +3 ovunque altrove
C12-line = +2 per decreto
C13-line = sposta 2 decreti
C14-line = timbra e inoltra
C15-line = via un timbro, +4
C16-line = sgombera i decreti
C17-line = timbra da un altro
C18-line = scambia due posti
C19-line = promosso, rimosso
C20-line = tutti di un posto
C21-line = un potere altrui
C22-line = cambia due frecce
C23-line = una freccia da te
C24-line = 2 azioni in più
C25-line = pesca 2 carte
C26-line = ruba una carta
C27-line = annulla una carta
C28-line = non prendi Colpa
C29-line = la prende un altro
C30-line = scappa dal posto
C31-line = tutto ti ricade

special-none = Nessun potere
republic-special-REF-line = dopo tutto, non serve
republic-special-EXE-line = cambia una freccia
republic-special-HR-line = sposta chiunque
republic-special-NAV-line = −2 a te, −4 al tavolo
republic-special-SEC-line = dal tavolo al direttore
republic-special-TRE-line = 1 azione ne rende 2
empire-special-REF-line = restano le riforme
empire-special-EXE-line = cambia una freccia
empire-special-HR-line = sposta chiunque
empire-special-NAV-line = −2 a te, −4 allo scranno
empire-special-SEC-line = dallo scranno a chi c’è
empire-special-TRE-line = 1 azione ne rende 2
