"""Special actions of the ministries, as their directors and Acting Ministers carry them out.  [FD-4.7, FD-9.7]"""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.final_decrees.content import MINISTRY, MINISTRY_OF, NAV
from palazzo.games.final_decrees.state import Decrees
from palazzo.games.final_decrees.structure import redrawn
from palazzo.kernel.table import SEAT, SEATS

_PARADE_PERSONAL: Final = 2
_PARADE_MINISTRY: Final = 4


def go_on_manoeuvres(g: Decrees, seat: int) -> None:
    """You lose 2 blame and NAV loses 4, or what there is.  [FD-4.7.NAV]"""
    personal, ministry = min(_PARADE_PERSONAL, g.blame[seat]), min(_PARADE_MINISTRY, g.office[NAV])
    g.lose(seat, personal)
    g.unload(NAV, ministry)
    g.tell("manoeuvres", seat=SEAT[seat], ministry=MINISTRY[NAV], personal=personal, ministerial=ministry)


def reassign_posts(g: Decrees, seat: int, posts: dict[str, list[str]]) -> None:
    """Everyone goes where they are told.  [FD-4.7.HR]"""
    moved = {}
    for place, seats in posts.items():
        for name in seats:
            if g.post[SEATS[name]] != MINISTRY_OF[place]:
                moved[name] = place
            g.post[SEATS[name]] = MINISTRY_OF[place]
    g.tell("reassigned", seat=SEAT[seat], posts=moved)


def redraw_chart(g: Decrees, seat: int, changes: list[Any]) -> None:
    """One arrow change after another: what is done, and where the arrow goes.  [FD-4.7.EXE]"""
    for index in range(0, len(changes), 2):
        end = changes[index + 1].removeprefix("arrow:")
        g.parent = redrawn(g.parent, changes[index], end)
        verb, *old = changes[index].split(":")
        upper, lower = end.split(":") if end else old
        if verb == "arrow-move":
            g.tell(verb, seat=SEAT[seat], upper=upper, lower=lower, old_upper=old[0], old_lower=old[1])
        else:
            g.tell(verb, seat=SEAT[seat], upper=upper, lower=lower)
