"""The night: where to sleep, whom to shoot and where, what saves a life; exile and the way back."""

from __future__ import annotations

from typing import Final

from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight
from palazzo.bots.clerks.junta.weights import W
from palazzo.games.junta.assassinations import POLICE
from palazzo.games.junta.content import CARDS, LOCATIONS

BANK: Final = "bank"
_HIDEOUTS: Final = len(LOCATIONS) - 1
_WORTH_HIDING: Final = 3.0
"""With less to lose it is all the same where one sleeps."""
_MAD_KILLS: Final = 0.5
_MAD_BACKFIRES: Final = 1 / 12


# -- where to be


def location(s: Sight, q: Asked) -> Ranking:
    """To the Bank with the money, unless the killers wait there; Headquarters to rise without a pretext."""
    ranking: Ranking = [
        (_night_at(s, option.split(":")[1]), option) for option in q["options"] if option.startswith("hide:")
    ]
    embassies = [option for option in q["options"] if option.startswith("exile:")]
    return [*ranking, *((abroad(s), option) for option in embassies[:1])]


def kind_of_place(s: Sight, option: str) -> str:
    """The Bank, a hideout or an embassy; all alike to whom nobody would look for."""
    if s.cash + (s.reign() if s.me == s.president else 0.0) < _WORTH_HIDING:
        return "anywhere"
    verb, place = option.split(":")
    return verb if verb == "exile" else "bank" if place == BANK else "hideout"


def _night_at(s: Sight, place: str) -> float:
    """What is left by morning: banked money whole, money in hand at its discount, nothing with the dead."""
    hit = danger(s, place)
    kept = float(s.cash) if place == BANK and s.facts["bank"] != "holiday" else s.in_hand() * s.cash
    if place == BANK and s.facts["bank"] != "holiday":
        kept += sum((1.6 * (1 - s.in_hand()) for card in s.hand if CARDS[card].effect == "donation"), 0.0)
    return (1 - hit) * kept - hit * s.life() * _shielded(s)


def _shielded(s: Sight) -> float:
    """A shield in hand, and the money for it, takes most of the danger out of the night."""
    return W.shield if "B01" in s.hand and s.cash >= CARDS["B01"].cost else 1.0


def abroad(s: Sight) -> float:
    """Alive and with all one's money, but far from the Bank and from every vote."""
    return W.abroad * s.cash * (0.0 if s.is_last_year() else 1.0) - W.homesick - s.life() * 0.3


def danger(s: Sight, place: str) -> float:
    """The chance to be found and shot in a place."""
    safe = 1.0
    for killer in s.rivals_here():
        strikes = _strikes_of(s, killer)
        aimed = strikes * attraction(s, s.me, killer)
        safe *= 1 - min(0.95, aimed * _chance_of_shot(s, place, killer == s.minister))
    return 1 - safe


def _strikes_of(s: Sight, killer: str) -> float:
    """How likely somebody is to send a killer tonight: the Minister always can, the others need a card."""
    word = 1 - s.belief(killer) if s.promised(killer, "no-attempt", s.me) else 1.0
    cards = min(0.5, W.assassin * s.people[killer]["cards"])
    return word * (1.0 if killer == s.minister else cards)


def attraction(s: Sight, victim: str, killer: str) -> float:
    """The part of a killer's thoughts that one man's purse takes up."""
    weights = {seat: (0.5 + s.apparent(seat)) ** 2 for seat in s.seats if s.here(seat) and seat != killer}
    return weights[victim] / sum(weights.values())


def _chance_of_shot(s: Sight, place: str, police: bool) -> float:
    """Where killers wait, by habit and by what one has seen of them."""
    shots = s.ledger.shots
    if s.facts["bank"] == "holiday":
        return 1 / len(LOCATIONS)
    if police and s.facts["bank_safe"]:
        return 0.0 if place == BANK else 1 / _HIDEOUTS
    at_bank = (W.bank_prior * W.prior_shots + shots.count(BANK)) / (W.prior_shots + len(shots))
    return at_bank if place == BANK else (1 - at_bank) / _HIDEOUTS


# -- where the others are


def is_at(s: Sight, victim: str, place: str) -> float:
    """Where somebody probably is: at an open Bank with his money, as often as he has been seen there."""
    if s.facts["bank"] == "holiday":
        return 1 / len(LOCATIONS)
    nights = s.ledger.nights[victim]
    habit = min(W.at_bank_at_most, W.at_bank + W.at_bank_for_cash * s.apparent(victim))
    if s.facts["bank_safe"]:
        habit = min(0.85, habit + 0.2)
    at_bank = (habit * W.prior_shots + sum(nights)) / (W.prior_shots + len(nights))
    return at_bank if place == BANK else (1 - at_bank) / _HIDEOUTS


# -- attempts


def attempts(s: Sight, q: Asked) -> Ranking:
    """The free shot of the Minister always; an assassin for a purse that is worth him."""
    ranking: Ranking = [(0.0, "no-more")]
    for option in q["options"]:
        verb, *words = option.split(":")
        if verb == "attempt":
            ranking.append((_attempt(s, words[0], words[1], words[2]), option))
        elif verb == "burgle":
            ranking.append((_burglary(s, words[1]), option))
    return ranking


def _attempt(s: Sight, means: str, victim: str, place: str) -> float:
    """The chance to find him there, times his purse and one's dislike; less the price."""
    declared = [(other, where) for _, _, other, where in s.paper("attempts").get("attempts", [])]
    if (victim, place) in declared:
        return -1.0
    covered = sum((is_at(s, victim, where) for other, where in declared if other == victim), 0.0)
    found = is_at(s, victim, place) * (1 - covered)
    gain = loot(s, victim)
    if means == POLICE:
        return found * gain - _word_to(s, victim) + 0.01
    card = CARDS[means]
    odds = (7 - card.success) / 6 if card.success else 1.0
    price = card.cost + W.attempt
    if card.effect == "mad-attempt":
        odds = _MAD_KILLS
        price += _MAD_BACKFIRES * (s.cash + s.life())
    return found * odds * gain - price - _word_to(s, victim)


def loot(s: Sight, victim: str) -> float:
    """A dead man's purse, the harm done to an enemy, and a vacant presidency for whoever has the votes."""
    tomorrow = max(s.in_hand(), 0.9 if s.location == BANK and s.facts["bank"] != "holiday" else 0.0)
    gain = tomorrow * s.purse(victim) + W.mischief * max(0.0, s.enmity(victim))
    gain += 0.3 * max(0.0, W.lead * (s.fortune(victim) - s.account)) * s.purse(victim)
    gain += W.bounty * s.outcast(victim)
    if victim == s.president:
        stronger = sum(s.power(seat) > s.power(s.me) for seat in s.rivals_here() if seat != victim)
        gain += s.reign() * (W.heir if not stronger else W.heir / 4)
        gain -= s.ledger.paid[s.me] * W.gratitude
    return gain


def _word_to(s: Sight, seat: str) -> float:
    """What it costs to break one's word."""
    return s.word if s.gave_word("no-attempt", seat) else 0.0


def _burglary(s: Sight, victim: str) -> float:
    """Two millions, if he is out and has them."""
    out = 1 - is_at(s, victim, "home")
    return out * min(CARDS["A06"].amount, s.purse(victim)) * max(0.4, s.in_hand()) - W.attempt


def shield(s: Sight, q: Asked) -> Ranking:
    """A life saved is worth its price, if there is more in the pocket than the price."""
    at_stake = s.cash + s.life() + 0.5
    ranking: Ranking = [(0.0, "pass")]
    for option in q["options"]:
        if option != "pass":
            card = CARDS[option.split(":")[1]]
            ranking.append((at_stake - card.cost - 0.1 * s.card_worth(card.id), option))
    return ranking


# -- exile


def return_home(s: Sight, q: Asked) -> Ranking:
    """When nobody can shoot; else when there is little to lose, and the Minister is not known for it.

    A rebel does not come home between the fight and the firing squad.
    """
    if not q["due"] and s.me in s.facts["rebels"]:
        return _ranked_return(q, -1.0)
    if s.minister is None or s.president is None or s.is_conducted():
        return _ranked_return(q, 1.0)
    shot = s.ledger.merciless[s.minister]
    cruel = (2.0 + sum(shot)) / (3.0 + len(shot))
    if s.promised(s.minister, "no-attempt", s.me):
        cruel *= 1 - s.belief(s.minister)
    home = 1.2 + (0.3 * s.cash if s.phase <= 5 else 0.0)
    return _ranked_return(q, home - cruel * (s.cash + s.life()))


def _ranked_return(q: Asked, worth: float) -> Ranking:
    """To return, or not: where one may at any moment, staying is no answer."""
    return [(worth, "return"), (0.0, "stay")] if q["due"] else [(worth, "return")]


def confirm_return(s: Sight, q: Asked) -> Ranking:
    """Come home with safe-conduct; without it, if the risk is worth it."""
    if q["facts"]["safe"]:
        return [(1.0, "confirm"), (0.0, "stay")]
    value = return_home(s, q)[0][0]
    return [(value, "confirm"), (0.0, "stay")]


def grant_conduct(s: Sight, q: Asked) -> Ranking:
    """Grant safe-conduct to a friend."""
    return [(-s.enmity(q["facts"]["seat"]) - 0.2, "grant"), (0.0, "refuse")]


def kill_returner(s: Sight, q: Asked) -> Ranking:
    """His purse is free for the taking, but a pretext lies beside it."""
    seat = q["facts"]["seat"]
    gain = loot(s, seat) + W.mischief * s.enmity(seat)
    fear = 0.5 + (0.6 if s.me == s.president else 0.0)
    return [(gain - fear - _word_to(s, seat), "kill"), (0.0, "spare")]
