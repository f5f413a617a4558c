"""Sets of seats, as the bits of an int; chance has a bit of its own."""

from __future__ import annotations

from ludoteca.engine.layout import Layout
from ludoteca.engine.rule import rule

MOST_PLAYERS = 6
NOBODY = -1
CHANCE_ALONE = 1 << 7
"""The set whose only member is chance: chance is never awaited together with seats."""


@rule
def one(seat: int) -> int:
    return 1 << seat


@rule
def everyone(players: int) -> int:
    return (1 << players) - 1


@rule
def has(seats: int, seat: int) -> bool:
    return seats >> seat & 1 == 1


@rule
def without(seats: int, seat: int) -> int:
    return seats & ~(1 << seat)


def lowest(seats: int) -> int:
    """The lowest seat of a set that is not empty."""
    return (seats & -seats).bit_length() - 1


@rule
def clockwise(s: Layout, seat: int, steps: int) -> int:
    """The seat that is `steps` (fewer than there are players) to the left."""
    other = seat + steps
    if other >= s.players:
        return other - s.players
    return other


@rule
def steps_between(s: Layout, seat: int, other: int) -> int:
    """How many steps to the left of a seat another one is."""
    if other >= seat:
        return other - seat
    return other - seat + s.players


@rule
def await_chance(s: Layout) -> None:
    s.awaited = CHANCE_ALONE


@rule
def chance_is_awaited(s: Layout) -> bool:
    return s.awaited == CHANCE_ALONE


SETS = tuple(tuple(seat for seat in range(MOST_PLAYERS) if seats >> seat & 1) for seats in range(1 << MOST_PLAYERS))
"""The members of every set of seats."""


def members(seats: int) -> list[int]:
    """The seats of a set, ascending."""
    return list(SETS[seats])
