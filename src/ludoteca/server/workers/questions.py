"""What worker processes are asked, and what they answer."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.engine.game import Viewer
from ludoteca.engine.match import Actor
from ludoteca.server.looking import PrepareReview, Review, Tell
from ludoteca.server.messages import Weighed
from ludoteca.server.tables.entries import Drawn


class Situation(msgspec.Struct, tag=True):
    """The base of questions to a bot: what its seat knows, and what it can do."""

    game: str
    seat: int
    options: dict[str, Any]
    known: dict[str, Any]
    """The state that the seat knows, field by field."""
    legal: list[str]
    bot: str
    seed: int


class Decide(Situation):
    """Which move does the bot make?"""


class Advise(Situation):
    """What does the bot think of each move?"""


class GetReady(msgspec.Struct, tag=True):
    game: str
    bot: str
    in_background: bool = False


class Verify(msgspec.Struct, tag=True):
    """Is the luck of this record that of its dice?"""

    record: str


class Read(msgspec.Struct, tag=True):
    """Which game is in this record?"""

    record: str


class Watch(msgspec.Struct, tag=True):
    """How did a viewer see a recorded game? Answered in bytes."""

    record: str
    seat: str
    compress: bool


class Retell(msgspec.Struct, tag=True):
    """How did a viewer see a table's game? Answered in bytes."""

    table: msgspec.Raw
    game: str
    rules: int
    options: dict[str, Any]
    players: int
    moves: list[tuple[Actor, str]]
    viewer: Viewer
    is_open: bool
    compress: bool


class Practise(msgspec.Struct, tag=True):
    """Which position is a game's exercise of this number? Answered in bytes."""

    game: str
    number: int
    with_reason: bool


class Outcome(msgspec.Struct):
    """A chance move: one of `outcomes` equally likely outcomes of the event with this key."""

    move: int
    text: str
    key: int
    outcomes: int
    outcome: int


class Report(msgspec.Struct):
    """What checking the luck of a record has shown."""

    verdict: str
    """'seed': every outcome after `begins_after` follows from seed and texts. 'unproved': so it does, but nobody
    vouches for the moves before. 'differs': an outcome does not. 'no-dice': the record has no fair dice."""
    sentence: str
    draws: int = 0
    begins_after: int = 0
    left_out: list[int] = []
    """Seats whose sealed text was not opened in time."""
    unsealed: list[int] = []
    """Seats whose text was not sealed beforehand."""
    outcomes: list[Outcome] = []
    before: str | None = None
    """The table that the first moves come from, as the record says."""


class Kept(msgspec.Struct):
    """A game in a record."""

    game: str
    rules: int
    options: dict[str, Any]
    names: list[str]
    winners: list[int]
    moves: list[tuple[Actor, str]]
    drawn: Drawn | None
    """The fair dice that the record names."""


class Recorded(msgspec.Struct):
    """A recorded game, step by step as a viewer saw it."""

    game: str
    options: dict[str, Any]
    names: list[str]
    winners: list[int]
    seat: int | str
    steps: list[Any]


class Retold(msgspec.Struct):
    """A table's game, step by step as a viewer saw it."""

    table: msgspec.Raw
    seat: int | str
    steps: list[Any]


class Answer(msgspec.Struct):
    move: str | None = None
    ready: bool = False
    weighed: list[Weighed] = []
    report: Report | None = None
    kept: Kept | None = None
    done: float = 0.0
    """How much of a review is done, from 0 to 1."""
    bytes: int | None = None
    """How many bytes follow this line."""
    error: str | None = None
    reasons: list[Any] = []
    """The error as sentences. Untyped: a decoder could not tell their values' types apart."""


Question = Decide | Advise | GetReady | Verify | Read | Watch | Retell | PrepareReview | Review | Tell | Practise
