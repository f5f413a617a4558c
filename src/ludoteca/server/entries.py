"""What the log of a table says. Every state of a table is derived from its entries, in their order.

A line of the log is one change: the entries that were written together, all or none.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    """The game that a table goes on from, and after how many of its moves."""

    table: str | None
    moves: int


class Placed(msgspec.Struct, omit_defaults=True):
    """How somebody came out of a game. Bots have no name: they are known by their seat."""

    place: int
    name: str | None = None


class Played(msgspec.Struct):
    """A game of an evening that is over."""

    game: str
    seats: list[Placed]


class Entry(msgspec.Struct, tag_field="what", kw_only=True, omit_defaults=True):
    at: int
    """Milliseconds since 1970."""


class Created(Entry, tag="created"):
    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    host: str
    """The hash of the host's token."""
    rules: int = 1
    """The version of the game's rules."""
    hash: str = ""
    """The server's seal: the hash of the seed."""
    seed: str | None = None
    """In the clear, as logs of version 0.1.0 have it."""
    time: int | None = None
    public: bool = False
    chat: bool = True
    open_at_end: bool = True
    spectators: bool = True
    approve: bool = False
    """Whether the host is asked about everybody who sits down."""
    continued: Origin | None = None
    unproved: bool = False
    """The moves come from a record that nobody here can vouch for."""
    moves: list[tuple[Actor, str]] = []
    """Those already made where the table goes on from another game."""
    code: str | None = None
    """By which it is found while it waits for people; the tables of one evening have the same."""
    evening: list[Played] = []
    """The games before it, where the same people have met for the whole evening."""


class Joined(Entry, tag="joined"):
    seat: int
    name: str
    token: str
    seal: str = ""
    """The hash of the seat's text for the dice."""
    text: str = ""
    """In the clear, as logs of version 0.1.0 have it."""


class Asked(Entry, tag="asked"):
    """Somebody asks for a seat."""

    seat: int
    name: str
    token: str
    seal: str = ""


class Answered(Entry, tag="answered"):
    """One of those who are asked says yes or no to that; the host has no seat."""

    number: int
    yes: bool
    seat: int | None = None


class Left(Entry, tag="left"):
    """Before the game the seat becomes free, during it a bot plays it."""

    seat: int
    id: str | None = None


class Back(Entry, tag="back"):
    seat: int


class Dismissed(Entry, tag="dismissed"):
    """The host has asked somebody to leave: the token is void."""

    seat: int


class Muted(Entry, tag="muted"):
    seat: int
    muted: bool


class Door(Entry, tag="door"):
    spectators: bool
    approve: bool


class Planned(Entry, tag="planned"):
    """A seat that nobody has is something else from now on: open, or a bot's."""

    seat: int
    kind: str
    bot: str


class Sealed(Entry, tag="sealed"):
    """A seat has another text for the dice."""

    seat: int
    seal: str


class Texted(Entry, tag="text"):
    """The same in the clear, as logs of version 0.1.0 have it."""

    seat: int
    text: str


class Opening(Entry, tag="opening"):
    """Everybody sits: no seal changes any more, and the texts are opened."""


class Opened(Entry, tag="opened"):
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
    """The evening goes on at another table."""

    next: str


class Closed(Entry, tag="closed"):
    why: str


class Revealed(Entry, tag="revealed"):
    """The game is over, and its seed may be known."""

    seed: str


AnyEntry = (
    Created
    | Joined
    | Asked
    | Answered
    | Left
    | Back
    | Dismissed
    | Muted
    | Door
    | Planned
    | Sealed
    | Texted
    | Opening
    | Opened
    | Began
    | Moved
    | Undone
    | Said
    | Agreed
    | Followed
    | Closed
    | Revealed
)

WHIMS = (Asked, Answered, Dismissed, Muted, Door, Planned, Sealed, Undone, Said, Agreed)


def may_be_left_undone(entry: AnyEntry) -> bool:
    """Whether the game goes on without it."""
    return isinstance(entry, WHIMS) or (isinstance(entry, Moved) and entry.quiet)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry | list[AnyEntry]).decode


def encode(entries: Sequence[AnyEntry]) -> bytes:
    """A line of the log."""
    return _encode(entries[0] if len(entries) == 1 else entries)


def decode(line: bytes) -> list[AnyEntry]:
    entries = _decode(line)
    return entries if isinstance(entries, list) else [entries]
