"""Bots: the processes they think in, and who is thought for first."""
