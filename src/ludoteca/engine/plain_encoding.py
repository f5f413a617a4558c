"""An encoding for games that bring none: actions are the moves, observations the fields a seat may know."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import prod
from typing import Any

from ludoteca.engine.blank import blank
from ludoteca.engine.layout import Layout
from ludoteca.engine.notation import Notation
from ludoteca.engine.rule import rule

SMALLEST, LARGEST = -128, 127
"""What an observation can hold; numbers beyond are told as these."""

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
    """Every single number of a state: its field, and where in it."""
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
    """A rule that goes through the fields by their names: compiled code cannot ask a record for them."""
    lines, first = [], 0
    for name, field in state.FIELDS.items():
        lines += _loops(name, field.shape, first)
        first += prod(field.shape)
    made: dict[str, Any] = {"as_small": as_small}
    exec("\n".join(["def write(known, row):", *lines]), made)
    write: Callable[[Any, Any], None] = rule(made["write"])
    return write


def _loops(name: str, shape: tuple[int, ...], first: int) -> list[str]:
    """Writes all numbers of a field, from a place on."""
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
