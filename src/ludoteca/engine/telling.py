"""What a game tells people, as data.

A sentence is the id of a message in the locales, and its values. Seats, cards and dice are values of their own
types, so that a face can name, draw or speak them.

A game tells from what a viewer may know, never from the whole state, so that nothing it says can give a secret
away.
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
    """Several players, as a list: Anna, Bruno and Clara."""

    seats: list[int]


class Cards(TypedDict):
    cards: list[str]


class Dice(TypedDict):
    """Numbers, or colours by name."""

    dice: Sequence[int | str]


class Cells(TypedDict):
    """Places on a board, by name."""

    cells: list[str]


class Listed(TypedDict):
    """A list as the language writes it: a, b and c."""

    all: Sequence[Value]


class Row(TypedDict):
    """Side by side: a · b · c."""

    row: Sequence[Value]


class Percent(TypedDict):
    """A share of 1, shown as a percentage."""

    percent: float


class Money(TypedDict):
    money: int


class Change(TypedDict):
    """A number shown with its sign."""

    change: int


Value = (
    int | float | str | Sentence | Player | Players | Cards | Dice | Cells | Listed | Row | Percent | Money | Change
)
"""A plain text is a key by which a message selects a variant, or something that is the same in every language."""


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
    """A result, shown in large words."""

    sentence: Sentence
    yours: dict[int, Sentence]
    """Variants for the seats that are concerned, by seat."""


class Told(TypedDict):
    """Events that are told together."""

    kind: str
    """The kind of events, for faces that show it in a special place."""
    weight: int
    """SMALL_STEP: matters only while it happens; USUAL; CHAPTER: the beginning of something new, or the end."""
    sentences: list[Sentence]
    at: int
    """The index of the last of these events among those that were told at once."""
    beat: NotRequired[list[Headline]]
    """Present if this gets a beat: faces pause on it before they show anything else, with the position after its
    last event (in the middle of a move); its results are shown in large words."""


class Story(Protocol):
    """Tells the events that a viewer sees. It remembers what it needs for reasons: only what everybody saw."""

    def tell(self, events: Sequence[Event]) -> list[Told]:
        """Tells the next events."""

    def copy(self) -> Story: ...


def told_in(
    scenes: Iterable[tuple[str, list[Event]]],
    sentences: Callable[[str, list[Event]], Iterable[Sentence]],
    weights: Mapping[str, int],
    beat: Callable[[str, list[Event]], list[Headline] | None],
) -> list[Told]:
    """Tells scene after scene (events of one kind that belong together). Scenes without sentences are left out."""
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
    """A headline; these seats get the same sentence with a `$you`."""
    id, values = sentence["id"], sentence["values"]
    return {"sentence": say(id, **values, you="no"), "yours": {seat: say(id, **values, you=to) for seat in seats}}


class Move(TypedDict):
    """A move in words. The values say what it would make: its preview."""

    move: str
    id: str
    values: dict[str, Value]
    why: NotRequired[Sentence]
    """Why it cannot be made; missing if it can."""


class Figure(TypedDict):
    label: Sentence
    value: Value


class Rank(TypedDict):
    seat: int
    place: int
    figures: list[Figure]


class Standing(TypedDict):
    """The seats in order, the first one first, and the sentences that say what decided it."""

    ranks: list[Rank]
    sentences: list[Sentence]
    verdict: Headline
    """Who has won; and for each seat its place, and by how much it leads or trails."""


class Shown(TypedDict):
    """What a viewer is shown besides the position."""

    question: list[Sentence]
    """What is awaited, and from whom."""
    figures: list[list[Figure]]
    """By seat."""
    details: Any
    areas: NotRequired[list[Area]]
    """Everything on the table, where the game has no board of its own."""
    standing: Standing | None
    """At the end."""


class Moment(TypedDict):
    """The table right after something that gets a beat."""

    told: int
    """What is told with the beat: its index among what is told at once."""
    view: dict[str, Any]
    shown: Shown


class Piece(TypedDict):
    """Something that lies on the table."""

    kind: str
    """card, die, cell, counter, or text."""
    text: str
    """What is written on it; nothing if it lies face down."""
    name: Sentence
    """For readers who hear it."""
    part: NotRequired[str]
    """What stands for it in the text of moves: a card, a face of a die, a cell."""
    colour: NotRequired[str]
    at: NotRequired[tuple[int, int]]
    """Row and column on a board."""


class Area(TypedDict):
    """Pieces that lie together."""

    label: Sentence
    seat: NotRequired[int]
    """Whose it is; missing if it is everybody's."""
    board: NotRequired[str]
    """square or hex: the pieces are cells of a board."""
    pieces: list[Piece]


S = TypeVar("S", contravariant=True)


class Telling(Protocol[S]):
    """`telling.py` of a game. `known` is what the viewer may know; spectators have the seat NOBODY."""

    def question(self, known: S, seat: int, /) -> list[Sentence]:
        """What is awaited and from whom, said to a seat or to a spectator."""

    def moves(self, known: S, seat: int, legal: list[int], /) -> list[Move]:
        """The legal moves, and moves that people may expect to be legal, with the reason why they are not."""

    def why_not(self, known: S, seat: int, move: int, /) -> Sentence:
        """Why a seat that is to decide cannot make this move."""

    def why_not_awaited(self, known: S, seat: int, /) -> Sentence | None:
        """Why a seat is not to decide, if there is more to say than who is."""

    def figures(self, known: S, seat: int, /) -> list[Figure]:
        """What everybody may know of a seat, in numbers."""

    def standing(self, known: S, /) -> Standing:
        """The result; None before the end."""

    def areas(self, known: S, seat: int, /) -> list[Area]:
        """Everything on the table, for a face that knows nothing of the game."""

    def details(self, known: S, seat: int, /) -> Any:
        """Extra data for the game's own boards; None if it has none."""

    def story(self, players: int, /) -> Story: ...
