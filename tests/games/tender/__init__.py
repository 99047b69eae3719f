"""Tender: sealed bids for contracts of the state; the highest bid that nobody else made wins."""

from . import copies as copies
from .rules import RULES as RULES
