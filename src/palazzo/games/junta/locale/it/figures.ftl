## Cifre che una risposta cambierebbe

figure-cash = contante
    .amount = { $value }M
figure-account = conto svizzero
    .amount = { $value }M
figure-cards = carte
figure-votes = voti in vista
figure-offices = cariche
figure-cousin = cariche del cugino
figure-influence = carte influenza
figure-credits = credito inutilizzato
figure-alive = in vita
figure-exile = in esilio presso
figure-location = stanotte
figure-power = in mano a
figure-units = unità
figure-strikes = attacchi aerei rimasti
figure-bank = la banca
figure-rebels = ribelli
figure-pretext = pretesto per un golpe
