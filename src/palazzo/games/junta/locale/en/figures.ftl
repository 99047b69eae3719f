## Figures that an answer would change

figure-cash = cash
    .amount = { $value }M
figure-account = Swiss account
    .amount = { $value }M
figure-cards = cards
figure-votes = votes in sight
figure-offices = offices
figure-cousin = offices of the cousin
figure-influence = influence cards
figure-credits = unused credit
figure-alive = alive
figure-exile = in exile at
figure-location = tonight at
figure-power = held by
figure-units = units
figure-strikes = air strikes left
figure-bank = the bank
figure-rebels = rebels
figure-pretext = pretext for a coup
