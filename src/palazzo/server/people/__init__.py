"""People: who they are, how they are known again, how they have done, how often they may ask."""
