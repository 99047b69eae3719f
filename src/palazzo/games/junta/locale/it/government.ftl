### Il governo in scena: ritratti, targhe, il cugino

board-plaque-interior = Interno
board-plaque-brigade1 = 1ª Brigata
board-plaque-brigade2 = 2ª Brigata
board-plaque-brigade3 = 3ª Brigata
board-plaque-admiral = Ammiragliato
board-plaque-air = Comando Aereo
board-commands-interior = Polizia, Segreta
board-commands-brigade1 = 6 unità
board-commands-brigade2 = 6 unità
board-commands-brigade3 = 6 unità
board-commands-admiral = Cannoniera, Marina
board-commands-air = 3 raid, Parà
board-votes-own-offices = voti in vista: i propri e uno per ogni carica
board-frame-needs = manca una carica
board-frame-more = ce ne sta ancora una
board-frame-full = al completo: due al massimo
board-frame-swap = al completo: prende il posto { $office_of }
board-frame-rival = ha già { $office_the }: una brigata a testa
board-as-last-year = Come l’anno scorso
board-as-proposed = Come proposto
board-clear-wall = Stacca tutto
board-tray-empty = Tutte e sei sono appese. Toccane una per spostarla.
board-rule-one-or-two = a ogni famiglia una o due
board-rule-one-brigade = mai due brigate
board-rule-all-given = tutte e sei, nessuna a te
board-swear-in = Fa’ giurare
board-offices-left = { $count ->
    [one] Resta una carica: { $offices }
   *[other] Restano { $count } cariche: { $offices }
}
board-need-office = { $count ->
    [one] A { $seats } manca una carica
   *[other] Ancora senza carica: { $seats }
}
board-anybody = Va bene chiunque abbia un gancio libero.
board-government-stands = Il governo c’è: ogni famiglia ha la sua parte
board-government-more = Tocca una targa e poi un ritratto per cambiarlo; le cariche passano di mano solo ora.
board-government-of = Il governo di { $seat }
board-cousin = Tuo cugino è libero
board-cousin-how = Una carica vacante può andare in famiglia, con il suo voto e le sue unità, fino al prossimo governo. Una volta presa non si restituisce.
