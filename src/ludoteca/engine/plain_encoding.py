"""An encoding for games without their own: actions are the moves, observations the fields that a seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product, zip_longest
from math import prod
from typing import Any

from ludoteca.engine.blank import blank
from ludoteca.engine.layout import Layout
from ludoteca.engine.notation import Notation
from ludoteca.engine.rule import grid, rule

SMALLEST, LARGEST = -128, 127
"""The range of an observation; numbers beyond it are clamped."""

See = Callable[[Any, Any], None]
SeeOwn = Callable[[Any, Any, int], None]


class PlainEncoding:
    """The game in whole numbers, for programs that learn: see `engine.game.Encoding`."""

    def __init__(
        self,
        notation: Notation,
        state: type[Layout],
        legal: Callable[..., int],
        see_public: See,
        see_own: SeeOwn,
    ) -> None:
        self._notation = notation
        self._state = state
        self.legal_actions = legal
        self.observe = observing(state, see_public, see_own)
        self.move_of = move_is_action
        self.fetch_for = fetch_nothing

    def actions(self, players: int) -> list[str]:
        return [self._notation.text(move) for move in range(self._notation.player_moves)]

    def features(self, players: int) -> list[str]:
        return [" ".join([name, *map(str, place)]) for name, place in places_in(self._state)]


def places_in(state: type[Layout]) -> list[tuple[str, tuple[int, ...]]]:
    """Every single number of a state: its field, and its index there."""
    return [
        (name, place)
        for name, field in state.FIELDS.items()
        for place in product(*(range(size) for size in field.shape))
    ]


def observing(state: type[Layout], see_public: See, see_own: SeeOwn) -> Callable[[Any, int, Any], None]:
    """A rule that writes what a seat may know, number after number."""
    write = _writer(state)

    @rule
    def observe(s: Any, seat: int, row: Any) -> None:
        known = blank(s)
        see_public(s, known)
        see_own(s, known, seat)
        write(known, row)

    return observe


def _writer(state: type[Layout]) -> Callable[[Any, Any], None]:
    """A generated rule with a loop for each field: compiled code cannot list a record's fields."""
    lines, first = [], 0
    for name, field in state.FIELDS.items():
        lines += _loops(name, field.shape, first)
        first += prod(field.shape)
    made: dict[str, Any] = {"as_small": as_small}
    exec("\n".join(["def write(known, row):", *lines]), made)
    write: Callable[[Any, Any], None] = rule(made["write"])
    return write


def _loops(name: str, shape: tuple[int, ...], first: int) -> list[str]:
    """Code that writes all numbers of a field, from index `first` on."""
    indent, value, place = "    ", f"known.{name}", f"{first}"
    lines = []
    for depth, size in enumerate(shape):
        lines.append(f"{indent}for i{depth} in range({size}):")
        indent, value = f"{indent}    ", f"{value}[i{depth}]"
        place = f"{place} + i{depth} * {prod(shape[depth + 1 :])}"
    return [*lines, f"{indent}row[{place}] = as_small({value})"]


@rule
def as_small(number: int) -> int:
    if number > LARGEST:
        return LARGEST
    if number < SMALLEST:
        return SMALLEST
    return number


@rule
def move_is_action(s: Any, seat: int, action: int) -> int:
    return action


@rule
def fetch_nothing(s: Any, seat: int) -> None:
    pass


NO_WORD = -1


class PlainActionFeatures:
    """For actions such as `bid 3 5`: the number of the first word, then 3, then 5."""

    def __init__(self, actions: Sequence[str]) -> None:
        columns = [numbered(column) for column in zip_longest(*(action.split() for action in actions))]
        width = len(columns)
        value = grid([*zip(*columns, strict=True)])

        @rule
        def describe(s: Any, seat: int, action: int, row: Any) -> None:
            for column in range(width):
                row[column] = value(action, column)

        self.describe = describe
        self.action_features = ["kind", *(f"word {place}" for place in range(1, width))]


def numbered(words: Sequence[str | None]) -> list[int]:
    """Turns words into numbers: whole numbers stand for themselves, other words are numbered as they appear,
    NO_WORD stands for a missing one."""
    known = {word: number for number, word in enumerate(dict.fromkeys(word for word in words if word is not None))}
    return [NO_WORD if word is None else as_small(int(word) if word.isdecimal() else known[word]) for word in words]
