"""What the log of a table says. Every state of a table is derived from its entries, in their order."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.engine.match import Actor


class SeatPlan(msgspec.Struct, omit_defaults=True):
    """A seat when the table is made."""

    kind: str
    bot: str
    name: str | None = None
    token: str | None = None
    """The hash of the token of who had a kept seat before."""


class Origin(msgspec.Struct):
    """The finished game that a table goes on from, and after how many of its moves."""

    table: str
    moves: int


class Entry(msgspec.Struct, tag_field="what", kw_only=True, omit_defaults=True):
    at: int
    """Milliseconds since 1970."""


class Created(Entry, tag="created"):
    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    host: str
    """The hash of the host's token."""
    seed: str
    time: int | None = None
    public: bool = False
    chat: bool = True
    open_at_end: bool = True
    continued: Origin | None = None
    moves: list[tuple[Actor, str]] = []
    """Those already made where the table goes on from a finished game."""


class Joined(Entry, tag="joined"):
    seat: int
    name: str
    token: str
    text: str = ""


class Left(Entry, tag="left"):
    """Before the game the seat becomes free, during it a bot plays it."""

    seat: int


class Back(Entry, tag="back"):
    seat: int


class Texted(Entry, tag="text"):
    seat: int
    text: str


class Began(Entry, tag="began"):
    chance: list[str] = []


class Moved(Entry, tag="moved"):
    seat: int
    move: str
    chance: list[str] = []
    """What chance did then."""
    id: str | None = None
    quiet: bool = False
    """Nobody else can notice it: a secret choice was replaced."""
    failed: str | None = None
    """The bot that should have decided; a random one did."""


class Undone(Entry, tag="undone"):
    seat: int
    id: str


class Said(Entry, tag="said"):
    seat: int
    text: str
    id: str | None = None


class Agreed(Entry, tag="agreed"):
    """To hints at the table, or no more."""

    seat: int
    hints: bool


class Followed(Entry, tag="followed"):
    """There is a rematch."""

    next: str


class Closed(Entry, tag="closed"):
    why: str


AnyEntry = Created | Joined | Left | Back | Texted | Began | Moved | Undone | Said | Agreed | Followed | Closed

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
