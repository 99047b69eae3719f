"""Where bots are measured against each other."""
