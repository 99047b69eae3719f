"""A table of Junta in a coup: units on the map, orders, fire, sides; on top of what `junta_table` can do."""

from __future__ import annotations

from typing import Any

from junta_table import FEW_OFFICES, JuntaTable, set_table

CENTRES = ["BAN", "PAR", "PAL", "RAD", "FER"]


def set_coup(seats: int = 5, seed: int = 1, **position: Any) -> CoupTable:
    """A position in a coup (or at its eve, `at="phase8"`); of five, Anna is President with the usual government."""
    position.setdefault("at", "movement")
    if seats == len(FEW_OFFICES) + 1 and position.get("president", "anna") == "anna":
        position.setdefault("offices", FEW_OFFICES)
    return CoupTable(set_table(seats=seats, seed=seed, **position).match)


class CoupTable(JuntaTable):
    """A coup seen through the public face of its match."""

    # -- movement

    def move(self, name: str, space: str, marches: dict[str, list[str]], fly: str | None = None) -> None:
        """Units leave a space: move("carla", "CA1", {"PS1": ["brigade1"]}); `fly` is the helicopter's second step."""
        self.act(name, "move", space)
        self.answer(name, marches)
        if self.prompt() == "helicopter-flight":
            self.answer(name, f"fly:{fly}" if fly else "stay")
        else:
            assert fly is None, "there is nothing to fly"

    def land(self, name: str, unit: str, space: str) -> None:
        """Marines or Paratroops leave their box."""
        self.act(name, "land", unit)
        self.act(name, "at", space)

    def end(self, *names: str) -> None:
        """These end their movement turns, one after another."""
        for name in names:
            self.act(name, "end-turn")

    def end_movement(self) -> None:
        """Nobody does anything more in the movement of this phase."""
        self.quiet("return-home", "movement", "cousin-moves", "police-reaction")

    def turns(self) -> list[str]:
        """Who is asked to move in the rest of this phase, in order; nobody does anything."""
        asked = []
        while self.prompt() in ("movement", "cousin-moves"):
            asked += self.asked()
            self.default()
        return asked

    def next_phase(self) -> None:
        """Nothing happens until the movement of the next coup phase, or the choice of sides."""
        phase = self.fact("coup")
        while self.fact("coup") == phase and self.prompt() != "choose-side":
            self.default()

    # -- combat

    def fire(self, name: str, *spaces: str) -> None:
        """Declare where to fire; nowhere, if no space is named."""
        self.answer(name, [f"fire:{space}" for space in spaces])

    def bombard(self, name: str, verb: str, space: str, target: str) -> None:
        """Declare a bombardment: bombard("bruno", "shell", "PAL", "anna")."""
        self.act(name, verb, space, target)

    def hold(self, *names: str) -> None:
        """Declare nothing, neither fire nor bombardments."""
        for name in names:
            while self.prompt() in ("declare-fire", "bombard") and self.asked() == [name]:
                self.default()

    def declare(self, **spaces: list[str]) -> None:
        """All declarations of a phase: who is not named fires nowhere, and no gun is used."""
        while self.prompt() in ("declare-fire", "bombard"):
            name = self.asked()[0]
            if self.prompt() == "declare-fire" and name in spaces:
                self.fire(name, *spaces.pop(name))
            else:
                self.default()
        assert not spaces, f"{list(spaces)} were not asked where to fire"

    def volley(self, name: str, target: str | None = None, units: list[str] | None = None) -> None:
        """Fire with these units, or with all there are; at nobody, if none is named."""
        kinds = self.question(name).bounds()["items"] if units is None else units
        self.answer(name, {} if target is None else {target: kinds})

    def bury(self) -> None:
        """Whoever must chooses losses, the weakest first."""
        self.quiet("choose-losses")

    def wave(self, **targets: str) -> None:
        """One wave in which these fire at these with all they have, and the others at nobody."""
        number = self.question(self.asked()[0]).facts["wave"]
        while self.prompt() == "volley" and self.question(self.asked()[0]).facts["wave"] == number:
            name = self.asked()[0]
            self.volley(name, targets.get(name))
        self.bury()

    def waves(self, **targets: str) -> None:
        """All waves of a battle alike; nobody fires at those who are gone."""
        while not self.match.over and self.prompt() == "volley":
            here = {self.named(place) for q in self.match.questions if q.due for place in q.bounds()["places"]}
            self.wave(**{name: target for name, target in targets.items() if target in here})

    # -- sides, Junta, agreement

    def side(self, **sides: str) -> None:
        """All choose sides, in the order in which they are asked: side(bruno="rebels"); the others the President's."""
        while self.prompt() == "choose-side":
            name = self.asked()[0]
            self.act(name, "side", sides.get(name, "president"))

    def stop(self, name: str, outcome: str) -> None:
        """Propose to stop the coup with this outcome."""
        self.answer(name, f"stop:{outcome}", f"stop.{self.seat(name)}")

    # -- looking

    def rebels(self) -> list[str]:
        """Those marked as rebels, by seat."""
        return self.named_all(self.fact("rebels"))

    def all_units(self) -> dict[tuple[str, str | None], int]:
        """All units on the map, by kind and commander."""
        found: dict[tuple[str, str | None], int] = {}
        for place in self.view()["table"]["places"]:
            for key, count in self.units(place["id"]).items():
                found[key] = found.get(key, 0) + count
        return found

    def groups(self, space: str) -> list[dict[str, Any]]:
        """The groups of units in a space, with `moved` and `withdrawn`."""
        found: list[dict[str, Any]] = next(p for p in self.view()["table"]["places"] if p["id"] == space)["units"]
        return found

    def box(self, name: str) -> list[str]:
        """The units in the `PORT` or on the `AIRFIELD`."""
        found: list[str] = self.view()["table"]["boxes"][name]
        return found

    def items(self, name: str) -> list[str]:
        """The units a player's due question is about."""
        found: list[str] = self.question(name).bounds()["items"]
        return found

    def places(self, name: str) -> list[str]:
        """Where a player's due question lets units go, or whom it lets them fire at."""
        found: list[str] = self.question(name).bounds()["places"]
        return [str(self.named(place)) if place[0] == "s" else place for place in found]

    def lost(self, name: str) -> list[str]:
        """All units a player has lost, as everybody heard."""
        seat = self.ref(name)
        return [unit for line in self.heard("units-lost") if line["seat"] == seat for unit in line["units"]]

    def sixes(self, event: str, target: str) -> int:
        """The sixes rolled against a player, in waves (`fires`) or bombardments (`bombards`)."""
        seat = self.ref(target)
        return sum(line["dice"].count(6) for line in self.heard(event) if line["other"] == seat)
