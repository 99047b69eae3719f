"""What a clerk of Junta holds for more and less important: all its weights, in one table.

Unless something else is said they are in millions, the only measure that counts in Switzerland.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """The weights of the rules of thumb, chapter by chapter."""

    # how one thinks of the others
    lead: float = 0.12
    """Ill will for each million a rival has in Switzerland more than oneself."""
    grudge: float = 0.8
    """Ill will for an attempt on one's life; less for lesser slights; it fades by a third a year."""
    slight: float = 0.25
    """Ill will for a vote against one's budget, or a rising against one's presidency."""
    favour: float = 0.2
    """Good will for each million received in a budget."""
    broken_word: float = 0.5
    """Ill will for a promise broken, to whomever,"""
    scandals: float = 4.0
    """at most so many of them;"""
    trusted: float = 0.25
    """Whose word is believed less than this is on the way to be an outcast, who is told by a rule of its own:"""
    patience: float = 2.0
    """and so is a windbag, of whom one has refused more than so many offers lately;"""
    windbag: float = 2.5
    """so many more, and he is one altogether;"""
    handshake: float = 3.0
    """one that was signed makes up for so many refused. An outcast feels it:"""
    outcast: float = 4.0
    """ill will for a whole one,"""
    bounty: float = 4.0
    """what his death is worth beside his purse,"""
    cash_down: float = 2.0
    """what a voter wants more for his budget, and what nobody spends on his vote,"""
    intolerable: float = 1.0
    """and what everybody holds against him as President."""
    betrayal: float = 1.0
    """and for one broken to oneself, as for an attempt: it fades."""
    swindle: float = 1.2
    """Who promises so many times what he can be believed to pay is believed nothing of it."""
    word: float = 3.0
    """What one's own word is worth: a temptation must be greater to break it."""

    # money
    in_hand: float = 0.5
    """What a million in hand is worth while there is a bank to come to another year."""
    card: float = 0.35
    """What a card is worth that goes down with its owner."""
    presidency: float = 3.0
    """What a year in the presidency is worth, after all who must be paid."""
    years_counted: float = 2.0
    """For how many years ahead one counts on the presidency."""

    # the budget
    fair_share: float = 0.5
    """The part of an equal share of the aid below which a voter feels robbed."""
    envy: float = 0.08
    """What a proposer must pay more for each million he is ahead in Switzerland."""
    most_envy: float = 4.0
    """Beyond that envy is mere words."""
    generous: float = 0.06
    """What a President adds to each share for each million he carries beyond one year's aid."""
    bank_wish: float = 0.25
    """How much of one's own cash speaks for an open bank, and so for the budget."""
    own_budget: float = 2.5
    """What it is worth to vote down a budget for whoever holds an alternative."""
    hidden_votes: float = 0.3
    """Votes to be feared from each card in a hostile hand."""
    sure: float = 0.5
    """By how much a share should be better than the least a voter takes."""
    thrift: float = 0.75
    """The part of his cash beyond which a President would rather see the budget fall."""
    fat_president: float = 0.15
    """What the Minister hopes to get out of a President who keeps his money overnight, by the million."""

    anger_price: float = 0.5
    """What a voter wants more for each point of anger,"""
    last_year: float = 1.0
    """and in the last year, when there is nothing to hope for after it;"""
    least_share: float = 0.2
    """but nobody votes for nothing."""
    own_cards: float = 0.7
    """How far a President counts on the Vote cards in his hand."""

    # the night
    bank_prior: float = 0.45
    """How often a killer is supposed to wait at the Bank, before one has seen any."""
    prior_shots: float = 3.0
    """How many nights it takes to learn better."""
    at_bank: float = 0.2
    """How often anybody with money is supposed to be at an open Bank,"""
    at_bank_for_cash: float = 0.025
    """and for each million he is supposed to carry;"""
    at_bank_at_most: float = 0.5
    """but not oftener than that."""
    assassin: float = 0.03
    """The chance that a card in another's hand is an assassin, and is used."""
    nerve: float = 0.8
    """How far apart two places must be for the better one to be chosen almost surely."""
    aim: float = 0.22
    """How far apart two attempts must be for the better one to be chosen almost surely, as a part of what the best
    would bring."""
    mischief: float = 0.3
    """What the death of an enemy is worth by itself, by ill will."""
    attempt: float = 0.35
    """What an attempt must promise for an assassin to be sent."""

    shield: float = 0.4
    """What is left of the fear of death with a shield in hand."""
    abroad: float = 0.25
    """What a million is worth that sits in an embassy with its owner: the way home leads past the Minister,"""
    homesick: float = 2.0
    """and what it costs to be away from votes, cards and the Bank."""
    heir: float = 0.4
    """The chance to follow a dead President, for whoever has most votes."""

    # votes and cards
    dearer: float = 0.3
    """How much ill will, and a promised million, turn a vote in an election;"""
    most_gift: float = 4.0
    """more millions than this nobody hopes for."""
    hope: float = 0.3
    """The chance to follow a President who has lost the confidence of the Chamber."""
    card_spent: float = 1.0
    """What a card must bring to be played rather than kept."""
    influence_lost: float = 0.3
    """The harm in each vote of an Influence that an enemy loses."""
    dislike: float = 0.4
    """What one has against anybody, and again against any President."""
    borrowed_vote: float = 0.12
    """What each vote is worth that a reform lends, by what is at stake."""

    # the coup
    rising: float = 3.0
    """What a rising must promise before one leads it,"""
    joining: float = 0.9
    """and before one joins it."""
    mean: float = 0.3
    """What one holds against a President who has paid nothing,"""
    gratitude: float = 0.3
    """and forgives for each million he has paid this year."""
    inertia: float = 0.6
    """What one must hold against a President to be on the other side."""
    even: float = 1.5
    """How many times the forces against it a rising needs for an even chance."""
    odds: float = 2.2
    """How sharply the odds of a coup turn with the balance of forces."""
    idle: float = 0.35
    """The part of the forces of those who sit still that is counted against a rising."""
    squad: float = 0.5
    """The chance that a beaten rebel is the one who is shot."""
    unarmed: float = 0.5
    """What an unarmed unit counts, against an armed one."""
    blood: float = 0.8
    """How strong one must be, against the others in a space, to open fire."""

    caution: float = 0.2
    """How much of what a squad could take weighs against joining,"""
    purse_fear: float = 0.05
    """and how much each million somebody carries keeps him at home."""
    landing: float = 0.3
    """What it is worth to land a unit, against a good march;"""
    announcing: float = 0.1
    """to announce guns on the Palace;"""
    crowd: float = 0.15
    """to play a card that brings units, or ties some down,"""
    crowd_unit: float = 0.05
    """for each of them;"""
    bribe: float = 0.08
    """to bribe a unit, which half of them take,"""
    bribe_price: float = 0.12
    """less what it costs."""
    centre: float = 1.6
    """How much more all this counts in a centre of power."""
    winner: float = 0.3
    """What it is worth to have been on the winning side."""
    flight: float = 0.3
    """How much each million speaks for the embassy when all is lost."""
    example: float = 0.3
    """What it is worth to shoot anybody at all."""
    held: float = 0.35
    """What a centre without an enemy in it is worth more to the rebels;"""
    threatened: float = 0.35
    """what an empty one is worth with nobody but rebels around;"""
    blocked: float = 1.5
    """how much an enemy in it counts, against a friend,"""
    nearby: float = 0.25
    """and one nearby."""
    step: float = 0.06
    """What a step towards a centre that needs it is worth, for each unit."""
    silence: float = 0.25
    """How far somebody who did not rise is counted for the President."""
    air_strike: float = 0.2
    """What an air strike must kill to be flown, of only three,"""
    shell: float = 0.05
    """and the gunboat to fire."""

    # deals
    bargain: float = 0.2
    """What a deal must bring to be worth one's while."""
    rival_gain: float = 0.15
    """How much of what another gains in a deal one counts as one's own loss."""
    margin: float = 0.05
    """By so much a partner should gain more than that, as one guesses, before he is asked."""
    elected: float = 0.5
    """The chance that somebody becomes President who promises to pay if he does,"""
    most_to_one: float = 0.35
    """the part of his money that one man can be believed to get of it,"""
    owed: float = 0.5
    """and how far what he owes to others is taken from that."""
    office_given: float = 0.3
    """The part of an office's worth that it costs to promise it: somebody must have it."""
    peace: float = 0.35
    """The part of one's cash that a quiet night is worth, at most."""
    rumour: float = 0.1
    """What a promise is worth that there will hardly be occasion to keep."""
    office_promised: float = 0.6
    """The part of an office's worth that its promise has."""
    vote_promised: float = 0.22
    """What each promised vote is worth,"""
    votes_promised_at_most: float = 2.5
    """all together not more than this;"""
    vote_cost: float = 0.3
    """and what it costs to promise one, by the share one would else have voted for."""
    side_promised: float = 0.8
    """What a voice at the end of a coup is worth,"""
    retreat_promised: float = 0.2
    """a way out of a battle,"""
    conduct: float = 0.5
    """a safe-conduct,"""
    unit: float = 0.3
    """a unit."""
    police_hit: float = 0.25
    """How often the secret police find their man."""
    safety: float = 1.0
    """What somebody's promise not to kill is worth, at the most, by the million that one carries and he could hit."""


W: Final = Weights()

CARD_WORTH: Final[dict[str, float]] = {
    "I01": 6.0,
    "I02": 5.0,
    "I03": 5.0,
    "I04": 3.5,
    "I05": 3.5,
    "I06": 3.0,
    "I07": 2.2,
    "I08": 2.0,
    "I09": 2.2,
    "I10": 2.0,
    "I11": 2.5,
    "I12": 0.8,
    "I13": 2.0,
    "D01": 1.7,
    "A01": 0.9,
    "A02": 1.5,
    "A03": 1.6,
    "A04": 0.7,
    "A05": 1.0,
    "A06": 1.2,
    "B01": 1.8,
    "B02": 0.6,
    "B08": 0.5,
    "E01": 0.6,
    "E02": 0.6,
    "E03": 1.0,
    "E04": 1.0,
    "E05": 3.0,
    "E06": 1.0,
    "E07": 0.9,
    "E08": 0.8,
    "E09": 0.3,
    "E10": 0.8,
    "E11": 0.5,
    "E12": 0.5,
    "E13": 0.0,
    "C01": 0.9,
    "C02": 0.7,
    "C03": 0.6,
    "C04": 0.9,
    "C05": 0.9,
    "C09": 0.4,
}
"""What a card is worth in the hand, in millions; votes by their number, all others a little."""
OTHER_CARD: Final = 0.45
VOTE_WORTH: Final = 0.3

OFFICE_WORTH: Final[dict[str, float]] = {
    "interior": 2.0,
    "brigade1": 1.5,
    "brigade2": 1.3,
    "brigade3": 1.5,
    "air": 1.1,
    "admiral": 0.8,
}
"""What an office is worth to whoever gets it, and dangerous to whoever gives it."""
