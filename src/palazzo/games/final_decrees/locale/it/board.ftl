### Final Decrees: ciò che sta scritto sul tavolo.

board-arrows = Chi controlla chi
board-controls = { $upper } controlla { $lower }
board-vacant = vacante
board-you = (tu)
board-blame = Colpa
board-anteroom = In anticamera
board-personal = { $amount } Colpa Personale
board-ministerial = { $amount } Colpa su questo ministero
board-decree = { $decree }: timbri { $stamps } su { $steps }, il prossimo: { $next }
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
