"""Property tests play the same examples every time."""

from hypothesis import settings

settings.register_profile("palazzo", derandomize=True, deadline=None, max_examples=80)
settings.load_profile("palazzo")
