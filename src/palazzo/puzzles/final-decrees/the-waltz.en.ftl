title = The waltz
task = Win: Stagnation is the last card, and the next player must draw it.
tale = The orchestra plays one last dance, and everybody changes chairs. Somebody’s chair is about to be very wet; count before you bow.
hint = Try both directions on paper. The dossier looks best after the dance.
lesson = A waltz moves every rival at once: what counts is where they all sit when the music stops. A dossier hurts the least guilty most.
