### Denaro: banconote, la scrivania presidenziale, il manifesto del bilancio, lo sportello della Banca, e quel che si paga

board-note-million = { $amount ->
    [one] MILIONE
   *[other] MILIONI
}
board-note-currency = GUANI
board-eyes-only = Solo per i tuoi occhi
board-no-notes = Nessun contante
board-cash = Contante { $sum } M
board-cash-aid = Contante { $sum } M, aiuti { $aid }
board-vault = in Svizzera
board-in-play = In gioco davanti a te

## La scrivania presidenziale

board-begin-with = Comincia con
board-one-each = Una a testa
board-all-to-me = Tutto a me
board-aid = Gli aiuti: { $count ->
    [one] 1 banconota
   *[other] { $count } banconote
}, { $sum } M
board-own-notes = Le tue banconote: { $count }, { $sum } M
board-dealt = { $dealt } M distribuiti, { $left } M rimasti; lo sai solo tu
board-stays = Ti restano: { $sum } M
board-stays-of = { $aid } M di aiuti, { $own } M tuoi
board-exiled = in esilio
board-envelope = Busta per { $seat }: { $sum } milioni
board-note-back = Riprendi la { $note } dalla busta di { $seat }
board-announce = annunci
board-announce-for = Quanto annunci per { $seat }
board-announce-less = Annuncia un milione in meno per { $seat }
board-announce-more = Annuncia un milione in più per { $seat }
board-lies-there = ci sono:
board-votes-in-sight = { $count ->
    [one] 1 voto in vista
   *[other] { $count } voti in vista
}
board-budget-ask = Annunci { $announced } M su { $dealt } distribuiti; la Camera vede le somme, non le banconote
board-budget-votes = Le famiglie che ricevono hanno { $theirs } voti in vista; con { $mine ->
    [one] il tuo voto
   *[other] i tuoi { $mine }
} fanno { $sum } su { $all }.
board-propose = Proponi
board-aid-counts = { $seat } conta gli aiuti
board-aid-how = Otto banconote, faccia al muro. Quanto sia, e quanto se ne annunci, sono due domande diverse.
board-aid-taken = { $seat } si prende gli aiuti
board-aid-taken-how = Il tuo bilancio è stato bocciato e ne arriva un altro. Una banconota resta a te.
board-last-year = Pagato l’ultima volta

## Il manifesto, e la decisione del Ministero

board-poster = Il Bilancio
board-poster-by = dell’anno { $year }, proposto da { $seat }
board-poster-all = agli altri { $count } in tutto { $sum } M; il resto resta dov’è
board-poster-rejected = Bocciato: le banconote restano a { $seat }, se la Polizia non impone il bilancio.
board-poster-waits = Le buste sono sigillate. Finché la Camera non ha votato, nessuno riceve nulla.
board-nothing = nulla
board-last-year-you = l’anno scorso { $sum } M
board-keeps = { $seat } si tiene
board-you-keep = Tu ti tieni
board-the-rest = il resto
board-force-title = La Camera ha detto no. Che cosa dice la Polizia?
board-force-how = Tutti sono pagati come annunciato. La Polizia resta in Parlamento, la Banca va a pranzo fino a golpe finito.
board-leave-rejected-how = { $seat } si tiene tutto, e la Banca è in ferie per il resto dell’anno.

## La Banca

board-bank-title = Banca Centrale, sportello estero
board-clock-here = Qui
board-clock-there = Zurigo
board-bank-notice = { $bank ->
    [lunch] A PRANZO
   *[holiday] CHIUSO PER FERIE
}
board-bank-state = { $bank ->
    [open] La Banca è aperta: chi ha dormito qui può mandare contante all’estero.
    [lunch] La Banca è a pranzo: lo sportello riapre a golpe finito.
   *[holiday] La Banca è in ferie: quest’anno non va all’estero nulla.
}
board-bank-nobody = Allo sportello non c’è nessuno.
board-bank-cash = Contante in tasca
board-bank-cash-how = va a chi ti uccide
board-bank-account = Svizzera
board-bank-account-how = tuo per sempre, in vita e in morte
board-becomes = diventano
board-all-in = Tutto dentro
board-all-out = Tutto fuori
board-suitcase = La tua valigia
board-vault-empty = Ancora nulla in Svizzera
board-bank-in = { $note }, nella valigia: spostala di là
board-bank-out = { $note }, nel caveau: spostala di là
board-slip = { $way ->
    [in] Versamento
    [out] Prelievo
   *[none] Oggi nulla
}
board-slip-how = Nessuno vede la somma, né da che parte va.
board-bank-ask = { $way ->
    [in] Versi { $sum } M: in Svizzera da { $before } a { $after } M, in tasca { $pocket ->
        [0] non resta nulla
       *[other] ne restano { $pocket }
    }
    [out] Prelevi { $sum } M: in Svizzera da { $before } a { $after } M, in tasca { $pocket }
   *[none] Tocca le banconote per spostarle: vince solo quel che è in Svizzera
}
board-bank-others = { $count ->
    [0] Allo sportello ci sei solo tu.
    [one] Allo sportello c’è anche { $seats }.
   *[other] Allo sportello ci sono anche { $seats }.
}
board-bank-sign = Firma la distinta
board-bank-not-today = Oggi nulla

## Quel che si paga, e si lascia

board-laid = Quel che dai via
board-laid-pay = Con quali banconote paghi?
board-laid-burgled = Quali banconote trovano i ladri?
board-laid-discard-cash = Quali banconote butti via?
board-laid-keep-note = Quale banconota degli aiuti ti tieni?
board-laid-discard-excess = Quali carte scarti?
board-laid-lose-influence = Quale amicizia finisce?
board-paid = { $paid } M
board-paid-of = { $left ->
    [0] su { $total } M dovuti
   *[other] su { $total } M dovuti, ne mancano { $left }
}
board-paid-lost = { $lost } M di troppo, e persi: il resto non si dà
board-part-pay = Paga { $sum } M
board-part-burgled = Consegna { $sum } M
board-part-discard-cash = Butta via { $sum } M
board-part-keep-note = Tienila
board-part-discard-excess = Scarta { $count }

## Esilio e ritorno

board-exile-stay = Nessuno può toccarti. Niente voti, niente banca, niente carte.
board-exile-safe = Per strada nessuno può spararti.
board-exile-danger = { $seat }, che ha il Ministero, può farti sparare al cancello.
board-exile-spare = { $seat } riprende carica e truppe.
board-exile-kill = Fuori gioco fino a fine anno; il contante va a te, e c’è un pretesto.
board-exile-refuse = Le tue truppe guardano altrove.
board-exile-grant = { $seat } esce sotto la tua protezione.
board-exile-shot = Gli uomini di { $seat } hanno aperto il fuoco.

## Patti pronti

paper-votes-for-money = Una banconota per i tuoi voti
paper-office-for-votes = Una carica per i tuoi voti
paper-office-for-money = Una banconota per una carica
paper-share-for-votes = Una parte del bilancio per il tuo Sì
paper-votes-for-share = Il mio Sì per una parte del bilancio
paper-spare-me = Una banconota per la mia vita
paper-peace = Nessuno dei due fa uccidere l’altro
paper-join-me = Insieme coi ribelli
paper-stand-by-the-president = Insieme con la Presidenza
paper-let-me-pass = Nessuno dei due scaccia l’altro
paper-safe-conduct = Una banconota per un salvacondotto
