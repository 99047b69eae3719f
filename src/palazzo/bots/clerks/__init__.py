"""What is sensible in each game: one module a game."""
