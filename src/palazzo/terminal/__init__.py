"""Palazzo in a terminal: play against bots, and step through saved matches.

Everything here is drawn and asked through `view` and its questions alone, so that it serves every game unchanged.
"""
