title = L’altro bilancio
task = Abbi almeno 10 milioni in contanti quando scende la notte.
tale = Il bilancio di Ramona non dà niente a nessuno, e lo chiama rigore. Tu ne hai uno migliore, che piacerà solo a te.
hint = Prima deve cadere. Poi qualcuno deve scriverne un altro.
lesson = Quando un bilancio è respinto, l’altro bilancio si prende gli aiuti: non proporre niente a nessuno e, qualunque cosa dica la Camera, resta tutto a te.
