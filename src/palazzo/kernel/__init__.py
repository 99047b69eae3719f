"""What a game is: questions, steps, chance, knowledge, events, views, deals, journal. Knows no game and no server."""
