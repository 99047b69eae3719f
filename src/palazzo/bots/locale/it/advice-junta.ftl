### Perché un impiegato farebbe così, a Junta: una frase, con la cifra che decide. La sente chi chiede consiglio.

advice-junta-only = Non c’è altro da rispondere.
advice-junta-leave = Io lascerei stare.
advice-junta-word = Hai dato la tua parola.

advice-junta-stand = { $votes ->
    [0] Candidati lo stesso: gli aiuti li riscuote il Presidente.
   *[other] Candidati: puoi mettere { $votes } voti, e gli aiuti li riscuote il Presidente.
}
advice-junta-nobody-stands = Con { $votes } voti nessuno qui merita d’essere proposto.
advice-junta-nominate = Con i tuoi { $votes } voti meglio sostenere { $other }, il meno nemico di tutti.
advice-junta-vote-me = Tutti i tuoi { $votes } voti per te: il Presidente divide i soldi.
advice-junta-vote-friend = Tu non puoi vincere; di chi può, { $other } ti farà meno male, e { $votes } voti valgono un favore.
advice-junta-no-vote = Nulla che metti ora deciderebbe qualcosa: tieni le carte.
advice-junta-confidence-yes = { $other } ti sta fra i piedi, e { $votes } voti possono bastare.
advice-junta-confidence-no = Dalla caduta di { $other } non guadagni nulla: { $votes } voti contro.
advice-junta-own-budget = È il tuo bilancio.
advice-junta-budget-yes = { $share ->
    [one] La tua quota è 1 milione, e da { $least } in su conviene dire di sì.
   *[other] La tua quota è { $share } milioni, e da { $least } in su conviene dire di sì.
}
advice-junta-budget-no = { $share ->
    [one] La tua quota è 1 milione; sotto { $least } conviene dire di no.
   *[other] La tua quota è { $share } milioni; sotto { $least } conviene dire di no.
}
advice-junta-stand-firm = I voti dati a chi rinuncia sono persi, e di tuoi puoi metterne { $votes }.
advice-junta-leave-office = { $cash ->
    [0] Chi si dimette cede anche gli aiuti: li riscuote il Presidente.
    [one] Chi si dimette consegna tutti i contanti: hai con te 1 milione.
   *[other] Chi si dimette consegna tutti i contanti: hai con te { $cash } milioni.
}
advice-junta-no-confidence = Con { $votes } voti tuoi, { $other } può cadere in Camera.
advice-junta-no-confidence-not = I tuoi { $votes } voti sono troppo pochi per far cadere { $other }.
advice-junta-between-rounds = Così com’è il voto ti va bene: «{ $card }» lo ferma lì.
advice-junta-void-count = È andata male: «{ $card }» annulla tutto.
advice-junta-ballot-stands = Per come va il voto, nessuna carta vale la pena.

advice-junta-appoint = { $office_the }: è ciò che più si teme nelle mani sbagliate, e le più sicure sono quelle di { $other }.
advice-junta-cousin = { $office_the }: non c’è carica più forte da prendere.
advice-junta-lose-influence = «{ $card }» è il minore dei tuoi amici: { $votes } voti.

advice-junta-pay = { $given ->
    [one] 1 milione a { $seats } compra una Camera con { $votes } voti per te, e in tasca ti restano { $kept } M.
   *[other] { $given } milioni a { $seats } comprano una Camera con { $votes } voti per te, e in tasca ti restano { $kept } M.
}
advice-junta-pay-nobody = Nessuna quota che puoi pagare farebbe passare il bilancio: tieniti tutti i { $kept } M.
advice-junta-say-sums = { $amount ->
    [one] Nelle pile c’è 1 milione, che non compra nulla se non si dice ad alta voce.
   *[other] Nelle pile ci sono { $amount } milioni, che non comprano nulla se non si dicono ad alta voce.
}
advice-junta-keep-note = { $amount ->
    [one] Più grande la banconota, meglio è: 1 milione.
   *[other] Più grande la banconota, meglio è: { $amount } milioni.
}
advice-junta-other-budget = Chi ha un altro bilancio si prende gli aiuti, in media { $aid } M.
advice-junta-force = La tua quota è { $share } M, e la Banca deve aprire per i { $cash } che hai con te.
advice-junta-let-fall = La tua quota è di soli { $share } M: { $other }, con i soldi in casa, stanotte merita una visita.

advice-junta-to-the-bank = { $cash ->
    [one] Il tuo milione conta solo in Banca, e lì il rischio lo stimo { $percent } su cento.
   *[other] I tuoi { $cash } milioni contano solo in Banca, e lì il rischio lo stimo { $percent } su cento.
}
advice-junta-hide = { $cash ->
    [0] Non hai soldi con te: nulla ti chiama in Banca, dove si spara per prima cosa.
    [one] In Banca il rischio lo stimo { $percent } su cento: troppo, per 1 milione.
   *[other] In Banca il rischio lo stimo { $percent } su cento: troppo, per { $cash } milioni.
}
advice-junta-hide-anywhere = Stanotte la Banca è chiusa: un letto vale l’altro.
advice-junta-abroad = All’estero i tuoi { $cash } M sono al sicuro, e tu con loro.
advice-junta-police = { $purse ->
    [one] Non ti costa nulla, { $other } pare avere 1 milione, e lì c’è { $percent } volte su cento.
   *[other] Non ti costa nulla, { $other } pare avere { $purse } milioni, e lì c’è { $percent } volte su cento.
}
advice-junta-assassin = { $cost ->
    [0] Non ti costa nulla: { $other } pare avere { $purse } M, e lì c’è { $percent } volte su cento.
    [one] Per 1 milione: { $other } pare averne { $purse }, e lì c’è { $percent } volte su cento.
   *[other] Per { $cost } milioni: { $other } pare averne { $purse }, e lì c’è { $percent } volte su cento.
}
advice-junta-burgle = { $purse ->
    [one] { $other } pare avere 1 milione, e probabilmente non è in casa.
   *[other] { $other } pare avere { $purse } milioni, e probabilmente non è in casa.
}
advice-junta-no-attempt = Stanotte nessuno vale un sicario.
advice-junta-shield = { $cost } M per la tua vita, e per i { $cash } che hai con te, sono pochi.
advice-junta-no-shield = Con { $cash } M in tasca la tua vita non vale una carta.
advice-junta-return-safely = Alla frontiera ora nessuno può spararti.
advice-junta-return = Con { $cash } M hai poco da perdere, e { $other } forse non vorrà sparare.
advice-junta-stay-abroad = Con { $cash } M alla frontiera ti sparerebbero.
advice-junta-conduct = { $other } non ti è nemico.
advice-junta-no-conduct = A { $other } non devi nulla.
advice-junta-shoot-returner = { $other } pare avere { $purse } M, e basta allungare la mano.
advice-junta-spare = { $other } pare avere { $purse } M: meno di quanto ti costerebbe un pretesto per il golpe.

advice-junta-bank = { $amount ->
    [one] I soldi contano solo in Svizzera: anche 1 milione.
   *[other] I soldi contano solo in Svizzera: tutti i { $amount } milioni.
}
advice-junta-bank-most = { $amount ->
    [one] 1 milione in Svizzera; { $kept } restano con te per quel che possono costare le tue carte.
   *[other] { $amount } milioni in Svizzera; { $kept } restano con te per quel che possono costare le tue carte.
}
advice-junta-nothing-to-bank = { $cash ->
    [0] Non hai nulla con te da depositare.
    [one] Il milione che hai con te può servire alle tue carte.
   *[other] I { $cash } milioni che hai con te possono servire alle tue carte.
}
advice-junta-pay-little = { $amount ->
    [one] Il meno possibile: 1 milione.
   *[other] Il meno possibile: { $amount } milioni.
}
advice-junta-discard = Di quel che hai in mano è ciò che vale meno: { $cards }.
advice-junta-hold-cards = Le tue carte valgono di più più tardi.
advice-junta-lay = In mano «{ $card }» non fa nulla: in tavola sono { $votes } voti a ogni scrutinio.
advice-junta-donation = «{ $card }» è denaro: prendilo ora, dove si può depositare o andrebbe perso.
advice-junta-break-coalition = «{ $card }» toglie un amico a { $other }, che ti piace meno di tutti.
advice-junta-spy = Sapere quanto ha messo da parte { $other } non fa male.
advice-junta-reform = Prima di questo scrutinio «{ $card }» ti presta dei voti.
advice-junta-bank-holiday = Allo sportello ci sono i ricchi, e tu no.
advice-junta-pretext = Insorgeresti subito, con { $percent } probabilità su cento.
advice-junta-play = È il momento di «{ $card }».

advice-junta-rise = A un’insurrezione do { $percent } probabilità su cento, e il premio è la presidenza.
advice-junta-no-rising = { $cash ->
    [0] A un’insurrezione do { $percent } probabilità su cento: poche.
    [one] A un’insurrezione do { $percent } probabilità su cento: poche, con 1 milione da perdere.
   *[other] A un’insurrezione do { $percent } probabilità su cento: poche, con { $cash } milioni da perdere.
}
advice-junta-sit-still = Non è ancora la tua guerra: ai ribelli do { $percent } probabilità su cento.
advice-junta-stand-fast = Le tue unità stanno bene dove sono.
advice-junta-march = Chi sta { $space_at } serve ai centri del potere.
advice-junta-march-to = { $units ->
    [one] Un’unità
   *[other] { $units } unità
} { $space_to }: è lì che la bilancia pende di più.
advice-junta-land = In mare o in aria non servono a nulla: { $what }.
advice-junta-announce = Di’ dove cadranno i colpi: la gente si sposta.
advice-junta-land-at = È { $space_at } che un’unità in più conta di più.
advice-junta-place-units = { $space_the }: è il posto più vicino a quel che resta da fare.
advice-junta-flee = La causa è persa, e { $cash } M valgono un’ambasciata.
advice-junta-coup-card = È ora che «{ $card }» smuove di più.
advice-junta-bribe = { $units ->
    [one] Un’unità
   *[other] { $units } unità
}: dei tuoi { $cash } M tanto puoi spendere.
advice-junta-police-out = Va’ loro incontro { $space_at }, prima che siano in un centro del potere.
advice-junta-police-in = Lascia gli agenti dove sono.
advice-junta-agree = È come lo vorresti, o non puoi più impedirlo.
advice-junta-fight-on = Non è per questo che hai combattuto.
advice-junta-propose = Ai ribelli non resta un’unità: dillo, ed è finita.
advice-junta-rebel-stays = Hai sparato sul Palazzo, ora nessuno ti crederebbe. Con te i ribelli tengono { $centres ->
    [one] 1 centro
   *[other] { $centres } centri
} su 5.
advice-junta-side-rebels = Con te i ribelli tengono { $centres } centri su 5: meglio aver vinto.
advice-junta-side-dearer = Con te i ribelli tengono { $centres } centri su 5: pochi, ma ti convengono più del Presidente.
advice-junta-side-president = Anche con te i ribelli { $centres ->
    [0] non tengono nessuno dei 5 centri
    [one] tengono solo 1 centro su 5
   *[other] tengono solo { $centres } centri su 5
}: troppo pochi.
advice-junta-side-better = I ribelli terranno anche { $centres } centri su 5, ma il Presidente ti conviene di più.
advice-junta-name-me = Indica te stesso. Lo fanno tutti.
advice-junta-name-friend = Se non tu, allora { $other }, il meno nemico.
advice-junta-squad = { $purse ->
    [0] Davanti al plotone { $other } non ti darà più noie, per quest’anno.
    [one] { $other } pare avere 1 milione, e ai morti non serve.
   *[other] { $other } pare avere { $purse } milioni, e ai morti non servono.
}
advice-junta-mercy = Nessuno qui vale le pallottole.

advice-junta-fire = Lì sei abbastanza forte: { $spaces }.
advice-junta-hold-fire = Lì nessuno vale un colpo.
advice-junta-volley = { $units ->
    [one] Fuoco contro { $other }, che ti è contro.
   *[other] Tutte e { $units } contro { $other }, che ti è contro.
}
advice-junta-losses = I più deboli per primi: { $units_tally }.
advice-junta-bombard = { $space_at } stanno più fitte, contro di te, le unità di { $other }.
advice-junta-save-shells = Nessun bersaglio vale un colpo.
advice-junta-order = Si comincia { $space_at }, dove la vittoria è più certa.
advice-junta-welcome = { $other } è dalla tua parte, o ha la tua parola.
advice-junta-unwelcome = { $other } non è dalla tua parte.
advice-junta-retreat = { $space_the }: da lì si può ripartire.

advice-junta-sign = Secondo i miei conti questo ti vale { $gain } M.
advice-junta-lose = Secondo i miei conti questo ti costa { $loss } M.
advice-junta-too-little = Secondo i miei conti questo ti porta { $gain } M: non vale la pena.
advice-junta-offer = { $other } ha qualcosa che ti serve, e potrebbe firmare.
advice-junta-no-offer = Ora non c’è nessuno con cui trattare.
