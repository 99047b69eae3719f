"""The press: Final Decrees to print and cut, and matches as newspapers, set by Typst from data and texts.

Wants the extra: `pip install palazzo[press]`.
"""
