"""What requests are given: the server, and who asks."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import HeaderParameter, PathParameter

from palazzo.server.messages import Person
from palazzo.server.running.services import Services

TheServices = NamedDependency[Services]
Visitor = NamedDependency[Person | None]
Me = NamedDependency[Person]

TableId = Annotated[str, PathParameter(max_length=40)]
Given = Annotated[
    str | None,
    HeaderParameter(
        name="X-Palazzo-Invitation",
        max_length=200,
        description="What opens a private table, or shows its finished match: an invitation, or the token of a link.",
    ),
]
