"""`python -m palazzo.lessons`: checks all lessons, and says what is wrong."""

from __future__ import annotations

import sys

from palazzo.lessons import BadLesson, check_all

if __name__ == "__main__":
    try:
        faults = check_all()
    except BadLesson as fault:
        faults = [str(fault)]
    print("\n".join(faults) or "All lessons can be given.")
    sys.exit(bool(faults))
