"""What is sane in each game: one module a game; and what is the same in all."""
