"""Property tests play the same examples every time; and what cannot be tested on the compiled engine."""

from __future__ import annotations

from hypothesis import settings

from palazzo.kernel import table

settings.register_profile("palazzo", derandomize=True, deadline=None, max_examples=80)
settings.load_profile("palazzo")

COMPILED = not str(table.__file__).endswith(".py")

# These read the engine's sources, or build games of their own on it, which only interpreted classes allow.
collect_ignore = ["test_copying.py", "test_foresight.py", "test_knowledge.py", "test_parlour.py"] if COMPILED else []
