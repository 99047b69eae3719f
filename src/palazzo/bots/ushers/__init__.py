"""What is sane in each game: one module a game."""
