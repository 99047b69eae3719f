"""`python -m palazzo.cli` is `palazzo`."""

import sys

from palazzo.cli import main

sys.exit(main())
