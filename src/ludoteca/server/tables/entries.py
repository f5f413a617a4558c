"""The entries of a table's log.

The log is the truth: a table's state is derived from its entries, in order. A line of the log holds the entries of
one change, written together or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.engine.fair import FairDice
from ludoteca.engine.match import Actor
from ludoteca.server.findings import Findings


class SeatPlan(msgspec.Struct, omit_defaults=True):
    """A seat as planned when the table is made."""

    kind: str
    bot: str
    name: str | None = None
    token: str | None = None
    """The hash of the token of whoever had this seat before, where it is kept for them."""


class Origin(msgspec.Struct, omit_defaults=True):
    """The game that a table goes on from, and how many of its moves were made."""

    table: str | None
    moves: int
    same_luck: bool = False
    """Whether its luck is repeated: whoever has its record then knows which dice and cards are coming."""


class Drawn(msgspec.Struct, omit_defaults=True):
    """The fair dice of a finished game, to be used again."""

    seed: str
    table: str
    texts: list[str]
    seals: list[str]
    begins_after: int = 0
    before: str | None = None

    def dice(self) -> FairDice:
        return FairDice(
            self.seed,
            self.table,
            self.texts,
            seals=self.seals,
            begins_after=self.begins_after,
            before=self.before,
        )


def drawn_by(dice: object) -> Drawn | None:
    if not isinstance(dice, FairDice):
        return None
    return Drawn(dice.seed, dice.table, dice.texts, dice.seals, dice.begins_after, dice.before)


class Placed(msgspec.Struct, omit_defaults=True):
    """How a seat finished a game. A bot has no name: it is known by its seat."""

    place: int
    name: str | None = None


class Played(msgspec.Struct):
    """A finished game of an evening."""

    game: str
    seats: list[Placed]


class Entry(msgspec.Struct, tag_field="what", kw_only=True, omit_defaults=True):
    at: int
    """In milliseconds since 1970."""


class Created(Entry, tag="created"):
    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    host: str
    """The hash of the host's token."""
    rules: int = 1
    """The version of the game's rules."""
    hash: str = ""
    """The hash of the seed, with which the server commits itself to it."""
    seed: str | None = None
    """The seed itself, as in logs of version 0.1.0."""
    time: int | None = None
    public: bool = False
    chat: bool = True
    open_at_end: bool = True
    spectators: bool = True
    approve: bool = False
    """Whether the host must approve everybody who sits down."""
    continued: Origin | None = None
    unproved: bool = False
    """Whether the first moves come from a record that nobody here can vouch for."""
    moves: list[tuple[Actor, str]] = []
    """Moves already made, where the table goes on from another game."""
    drawn: Drawn | None = None
    """The dice of that game, where its luck is repeated."""
    code: str | None = None
    """The code by which it is found while it waits for people; all tables of one evening have the same."""
    evening: list[Played] = []
    """The games played before it by the same people."""


class Joined(Entry, tag="joined"):
    seat: int
    name: str
    token: str
    seal: str = ""
    """The hash of the seat's text for the dice."""
    text: str = ""
    """The text itself, as in logs of version 0.1.0."""


class Asked(Entry, tag="asked"):
    """Somebody asks for a seat."""

    seat: int
    name: str
    token: str
    seal: str = ""


class Answered(Entry, tag="answered"):
    """One of those who are asked about a request says yes or no; `seat` is None for the host."""

    number: int
    yes: bool
    seat: int | None = None


class Left(Entry, tag="left"):
    """Before the game the seat becomes free; during it a bot takes over."""

    seat: int
    id: str | None = None


class Back(Entry, tag="back"):
    seat: int


class Dismissed(Entry, tag="dismissed"):
    """The host has sent somebody away; their token is void."""

    seat: int


class Muted(Entry, tag="muted"):
    seat: int
    muted: bool


class Door(Entry, tag="door"):
    spectators: bool
    approve: bool


class Planned(Entry, tag="planned"):
    """A free seat becomes open, or a bot's."""

    seat: int
    kind: str
    bot: str


class Sealed(Entry, tag="sealed"):
    """A seat has sealed another text for the dice."""

    seat: int
    seal: str


class Texted(Entry, tag="text"):
    """A seat has given its text unsealed, as in logs of version 0.1.0."""

    seat: int
    text: str


class Opening(Entry, tag="opening"):
    """Everybody sits: seals can no longer change, and the texts are opened."""


class Opened(Entry, tag="opened"):
    seat: int
    text: str


class Began(Entry, tag="began"):
    chance: list[str] = []


class Moved(Entry, tag="moved"):
    seat: int
    move: str
    chance: list[str] = []
    """The chance moves that followed."""
    id: str | None = None
    quiet: bool = False
    """Nobody else can notice it: a secret choice was replaced."""
    failed: str | None = None
    """The bot that failed to decide, so that a random one did."""


class Undone(Entry, tag="undone"):
    seat: int
    id: str


class Said(Entry, tag="said"):
    seat: int
    text: str
    id: str | None = None


class Agreed(Entry, tag="agreed"):
    """Somebody agrees to hints at the table, or withdraws that."""

    seat: int
    hints: bool


class Followed(Entry, tag="followed"):
    """The evening goes on at another table."""

    next: str


class Closed(Entry, tag="closed"):
    why: str


class Revealed(Entry, tag="revealed"):
    """The game is over and its seed is published."""

    seed: str


class Reviewed(Entry, tag="reviewed"):
    """What a review has found, after the game."""

    found: Findings


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
    | Reviewed
)

DISPENSABLE = (Asked, Answered, Dismissed, Muted, Door, Planned, Sealed, Undone, Said, Agreed, Reviewed)


def is_dispensable(entry: AnyEntry) -> bool:
    """Whether the game can do without this entry."""
    return isinstance(entry, DISPENSABLE) or (isinstance(entry, Moved) and entry.quiet)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyEntry | list[AnyEntry]).decode


def encode(entries: Sequence[AnyEntry]) -> bytes:
    """The entries as a line of the log."""
    return _encode(entries[0] if len(entries) == 1 else entries)


def decode(line: bytes) -> list[AnyEntry]:
    entries = _decode(line)
    return entries if isinstance(entries, list) else [entries]
