"""The command `palazzo` with the small games in its catalogue: `PYTHONPATH=tests python -m games terminal tender`."""

from __future__ import annotations

import sys

from games import in_catalogue
from palazzo.cli import main

with in_catalogue():
    sys.exit(main())
