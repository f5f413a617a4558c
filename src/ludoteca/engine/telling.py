"""What a game tells people, as data.

A sentence is a message of the words and the values it names. Seats, cards and dice are values of their own kind, so
that whoever shows a sentence can name, draw or speak them. A game tells from what a viewer may know, never from the
whole state: nothing that it says can give a secret away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NotRequired, Protocol, TypedDict, TypeVar

Event = dict[str, Any]

# Sentences


class Sentence(TypedDict):
    id: str
    values: dict[str, Value]


class Player(TypedDict):
    seat: int


class Players(TypedDict):
    """Named one after the other: Anna, Bruno and Clara."""

    seats: list[int]


class Cards(TypedDict):
    cards: list[str]


class Dice(TypedDict):
    """Numbers, or colours by their names."""

    dice: Sequence[int | str]


class Cells(TypedDict):
    """Places on a board, by their names."""

    cells: list[str]


class Listed(TypedDict):
    """One thing after the other as the language lists them: a, b and c."""

    all: Sequence[Value]


class Row(TypedDict):
    """Side by side: a · b · c."""

    row: Sequence[Value]


class Percent(TypedDict):
    """A share of 1."""

    percent: float


class Money(TypedDict):
    money: int


class Change(TypedDict):
    """A number with its sign."""

    change: int


Value = (
    int | float | str | Sentence | Player | Players | Cards | Dice | Cells | Listed | Row | Percent | Money | Change
)
"""A plain text is a key that a message chooses by, or something that is the same in every language."""


def say(id: str, **values: Value) -> Sentence:
    return {"id": id, "values": values}


def player(seat: int) -> Player:
    return {"seat": seat}


def players(seats: Iterable[int]) -> Players:
    return {"seats": list(seats)}


def cards(names: Iterable[str]) -> Cards:
    return {"cards": list(names)}


def dice(faces: Sequence[int | str]) -> Dice:
    return {"dice": faces}


def cells(names: Iterable[str]) -> Cells:
    return {"cells": list(names)}


def listed(values: Iterable[Value]) -> Listed:
    return {"all": list(values)}


def row(values: Iterable[Value]) -> Row:
    return {"row": list(values)}


def percent(share: float) -> Percent:
    return {"percent": share}


def money(amount: int) -> Money:
    return {"money": amount}


def change(amount: int) -> Change:
    return {"change": amount}


# What is told

SMALL_STEP, USUAL, CHAPTER = range(3)


class Headline(TypedDict):
    """A result in large words."""

    sentence: Sentence
    yours: dict[int, Sentence]
    """By seat, for those to whom it is said in another way."""


class Told(TypedDict):
    """Events that are told together."""

    kind: str
    """What they are, for faces that show it in a place of its own."""
    weight: int
    """SMALL_STEP: it matters only while it happens; USUAL; CHAPTER: something new begins, or the end."""
    sentences: list[Sentence]
    at: int
    """The number of the last of these events, among those that were told at once."""
    beat: NotRequired[list[Headline]]
    """It is looked at by itself before anything else is shown, with the position after the last of these events, in
    the middle of a move; the results in it are said in large words."""


class Story(Protocol):
    """Tells what a viewer sees happen, and remembers of it what is needed to say why: only what everybody saw."""

    def tell(self, events: Sequence[Event]) -> list[Told]:
        """The next events, told."""

    def copy(self) -> Story: ...


def told_in(
    scenes: Iterable[tuple[str, list[Event]]],
    sentences: Callable[[str, list[Event]], Iterable[Sentence]],
    weights: Mapping[str, int],
    beat: Callable[[str, list[Event]], list[Headline] | None],
) -> list[Told]:
    """Scene after scene: events of a kind that belong together. Where nothing is said nothing is told."""
    told: list[Told] = []
    number = 0
    for kind, together in scenes:
        number += len(together)
        said = list(sentences(kind, together))
        if said:
            one: Told = {"kind": kind, "weight": weights.get(kind, USUAL), "sentences": said, "at": number - 1}
            headlines = beat(kind, together)
            told.append(one if headlines is None else {**one, "beat": headlines})
    return told


def headline(sentence: Sentence, *seats: int, to: str = "yes") -> Headline:
    """To these seats the same with a `$you`."""
    id, values = sentence["id"], sentence["values"]
    return {"sentence": say(id, **values, you="no"), "yours": {seat: say(id, **values, you=to) for seat in seats}}


class Move(TypedDict):
    """A move in words. Its values are what it would make: the preview."""

    move: str
    id: str
    values: dict[str, Value]
    why: NotRequired[Sentence]
    """Why it cannot be made; what can has none."""


class Figure(TypedDict):
    label: Sentence
    value: Value


class Rank(TypedDict):
    seat: int
    place: int
    figures: list[Figure]


class Standing(TypedDict):
    """The order of the seats, the first one first, and the sentences that say what decided it."""

    ranks: list[Rank]
    sentences: list[Sentence]
    verdict: Headline
    """Who has won, and to each seat its own place, with how much it lacks or is ahead."""


class Shown(TypedDict):
    """What a viewer is shown besides the position."""

    question: list[Sentence]
    """What is awaited from whom."""
    figures: list[list[Figure]]
    """By seat."""
    details: Any
    areas: NotRequired[list[Area]]
    """All that lies on the table, where the game has no boards of its own."""
    standing: Standing | None
    """At the end."""


class Moment(TypedDict):
    """The table when something has just happened that gets a beat."""

    told: int
    """What: its number among what is told at once."""
    view: dict[str, Any]
    shown: Shown


class Piece(TypedDict):
    """Something that lies on the table."""

    kind: str
    """card, die, cell, counter, or text."""
    text: str
    """What stands on it; nothing where it lies face down."""
    name: Sentence
    """For who hears it."""
    part: NotRequired[str]
    """What it stands for in moves: a card, a face of a die, a cell."""
    colour: NotRequired[str]
    at: NotRequired[tuple[int, int]]
    """Row and column on a board."""


class Area(TypedDict):
    """Pieces that lie together."""

    label: Sentence
    seat: NotRequired[int]
    """Whose they are; without, everybody's."""
    board: NotRequired[str]
    """square, or hex: the pieces are cells of a board."""
    pieces: list[Piece]


S = TypeVar("S", contravariant=True)


class Telling(Protocol[S]):
    """`telling.py` of a game. `known` is what the viewer may know; the seat of who only watches is NOBODY."""

    def question(self, known: S, seat: int, /) -> list[Sentence]:
        """What is awaited from whom, for a seat or for who only watches."""

    def moves(self, known: S, seat: int, legal: list[int], /) -> list[Move]:
        """The legal moves, and such as a person may expect to be legal, with the reason why they are not."""

    def why_not(self, known: S, seat: int, move: int, /) -> Sentence:
        """Why a seat that is to move cannot make a move."""

    def why_not_awaited(self, known: S, seat: int, /) -> Sentence | None:
        """Why a seat is not to move, where there is more to say than who is."""

    def figures(self, known: S, seat: int, /) -> list[Figure]:
        """What everybody may know of a seat, in numbers."""

    def standing(self, known: S, /) -> Standing:
        """At the end."""

    def areas(self, known: S, seat: int, /) -> list[Area]:
        """All that lies on the table, for a face that knows nothing of the game."""

    def details(self, known: S, seat: int, /) -> Any:
        """What the game's own boards show besides, as plain data; None where it has no boards of its own."""

    def story(self, players: int, /) -> Story: ...
