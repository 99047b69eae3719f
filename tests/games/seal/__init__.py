"""Under Seal: letters are sent with a word of what is in them, and whoever gets one believes it or not."""

from . import copies as copies
from .rules import RULES as RULES
