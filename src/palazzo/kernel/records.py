"""What entries of data files are made of. Not compiled: msgspec reads the types of the fields."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0)]
"""A whole number from 0 up."""

Count = Annotated[int, Meta(ge=1)]
"""A whole number from 1 up."""


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """Part of an entry of a data file: each field says what it must be, and there are no others."""


class Record(Part, frozen=True):
    """One entry of a data file."""

    id: str
