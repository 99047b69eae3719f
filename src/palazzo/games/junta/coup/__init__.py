"""The coup: starting it, movement, combat, outcome.  [J-8 to J-12]"""
