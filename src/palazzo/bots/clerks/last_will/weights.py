"""What the clerk of Last Will believes, in figures: pounds, unless said otherwise."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    # What things are worth before one knows what they will be used for.
    "action": 5.0,  # one more action in some later round
    "idle": 2.5,  # what an action brings when there is nothing good to do
    "busy": 5.0,  # the same in later rounds, when the board has something to do for every action
    "boy": 3.5,  # an errand boy, when a plan is chosen
    "card": 1.6,  # a card of a plan
    "choice": 0.6,  # a card more than one can use or keep
    "usable": 0.7,  # the part of one's cards that will be used
    "engine": 0.6,  # how often an expense or property on the board is used in a round
    "spare": 1.0,  # an action more than one has things to do
    "place": 3.0,  # a place on the board, when only two are free; twice as much for the last
    "clutter": 3.0,  # by how much something must be better than what is thrown off for it
    "early": 0.25,  # each place further left, when a plan is chosen
    # How long the match will last.
    "pace": 20.0,  # what a good player spends in a round
    "actions": 3.0,  # how many actions a round brings
    # Houses.
    "resale": -1.5,  # the modifier one expects to sell at, some rounds from now
    "drift": 0.6,  # how much of today's modifier will be forgotten by then
    "ready-money": 0.7,  # each pound of a sale, when there is more to spend it on than money
    "push": 3.0,  # a space that a house is lowered
    "early-sale": 1.25,  # a sale while there is time: an action saved later
    "action-spends": 7.0,  # what one good action spends, when one counts how many are still needed
    "ruin": 50.0,  # a sale on the day one can be ruined: before anything else
    # Jobs.
    "line": 4.0,  # each line covered, beyond its salary: the sack comes a round sooner
    "job-even": 7.0,  # the same, when the money will last hardly longer than the job
    "job-late": 12.0,  # the same, when the money will be gone first: a round lost is a round of spending lost
    "last-chance": 30.0,  # the same, when every round that is left is needed, or the last line is all that is left
    "credit": 10.0,  # the sack before the turn begins: whatever it costs may be played
    "rare": 3.0,  # a line that few cards cover, when one may cover any
    "sure": 0.3,  # how much of a demotion one may count on later in the round
    # Cards one does not hold yet.
    "blind": 0.8,  # an unknown card, against one that lies open
    "again": 0.75,  # each further card of the same deck
    "slot": 0.2,  # a card with room for company, beyond what the hand holds
    "company": 0.6,  # a companion, the same
    "carried": 1.5,  # how many actions of the next round a hand is looked at for
    # Helpers, in plays a round.
    "matches": 0.6,  # white cards of one symbol
    "weddings": 0.3,
    "deals": 1.0,  # houses yet to be bought, for an Estate Agent
    "operas": 0.4,
    "expense-use": 0.8,  # an expense on the board
    "farm-use": 0.7,  # a farm
    "house-use": 0.5,  # a house that cannot fall any more
    "valet": 4.0,  # pounds a round: an action less for a white card
    "chosen": 3.0,  # pounds a round: one card of six
    # Errands.
    "room": 2.0,  # a place more, when the board is full
    "spare-room": 0.1,  # the same, when it is not
    "own-market": 0.4,  # a modifier on a house one will sell in some later round
    "spite": 0.05,  # a modifier that is bad for the others
}
