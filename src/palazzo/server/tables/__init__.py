"""Tables: their matches, seats, talk and spectators, in memory and in the journal."""
