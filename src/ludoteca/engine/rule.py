"""Rules: plain Python functions that can also be compiled.

A rule allocates nothing, raises nothing, and has no randomness, text or floats: just ints, loops and `if`.
Called from Python it is plain Python. `ludoteca.engine.compiled.native` registers everything that is collected
here with Numba.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


class ConstantTable(NamedTuple):
    """A function that looks up constants, the constants, and the decorator that made it; or one that gives memory,
    and its layout."""

    function: Callable[..., Any]
    rows: Any
    maker: Callable[..., Any]


LANES = 32
"""Numbers compared at once: this many of 16 bits, or twice as many of 8."""

RULES: list[Callable[..., Any]] = []
TABLES: list[ConstantTable] = []


def rule(function: Function) -> Function:
    """Marks a function as part of the rules: compiled code that calls it compiles it too."""
    RULES.append(function)
    return function


def sort(numbers: Any, count: int) -> None:
    """Sorts the first few numbers of a field in ascending order."""
    numbers[:count] = sorted(numbers[:count])


def sort_in(numbers: Any, count: int) -> None:
    """Sorts numbers of which only the last may be out of place."""
    sort(numbers, count)


def copy_first(target: list[int], source: list[int], count: int) -> None:
    """Copies the first few numbers of a field into another."""
    target[:count] = source[:count]


def is_among(numbers: Any, count: int, number: int, most: int) -> bool:
    """Whether `number` is one of the first `count` of a field, which never has more than `most` of them.

    For compiled code the field must have `room_to_compare` them.
    """
    return number in numbers[:count]


def room_to_compare(most: int) -> int:
    """The length of a field for that many numbers and one after them, or for as many as compiled code compares
    at once."""
    return next((room for room in (LANES, 2 * LANES) if most < room), most + 1)


def renew(states: Any, row: int, start: Any) -> None:
    """Copies the one state in `start` into a row."""
    states[row] = start[0].copy()


def copy_state(states: Any, target: int, source: int) -> None:
    """Copies one of the states over another."""
    states[target] = states[source].copy()


def copy_into(row: Any, place: int, field: Any) -> None:
    """Copies a field of small whole numbers into a row, from a place on; the row must have room for all."""
    row[place : place + len(field)] = field


def fetch(memory: Any) -> None:
    """Prefetches a state or a field that is needed soon. In Python this does nothing."""


def table(rows: Sequence[int]) -> Callable[[int], int]:
    """A constant table as a function of an index: a tuple in Python, a constant array when compiled."""
    constant = tuple(rows)

    def look_up(i: int) -> int:
        return constant[i]

    TABLES.append(ConstantTable(look_up, constant, table))
    return look_up


def grid(rows: Sequence[Sequence[int]]) -> Callable[[int, int], int]:
    """A constant table with two indices; rows may differ in length."""
    constant = tuple(tuple(row) for row in rows)

    def look_up(i: int, j: int) -> int:
        return constant[i][j]

    TABLES.append(ConstantTable(look_up, constant, grid))
    return look_up


def later_grid(make: Callable[[], Sequence[Sequence[int]]]) -> Callable[[int, int], int]:
    """A grid, with rows of equal length, that is computed on first use."""
    rows = cache(make)

    def look_up(i: int, j: int) -> int:
        return rows()[i][j]

    TABLES.append(ConstantTable(look_up, rows, later_grid))
    return look_up


def pairs(rows: Sequence[Sequence[int]]) -> Callable[[list[int], int, list[int]], int]:
    """A function that lists the numbers of all pairs among the first few values of a field, ascending.

    `rows[higher][lower]` is the number of a pair; from pair to pair and row to row these must ascend by one, as
    compiled code computes them from the first (others are refused). The function writes to a buffer, which needs
    room for the pairs of the whole field, and returns how many there are.
    """
    constant = tuple(tuple(row) for row in rows)
    numbered = [number for row in constant for number in row]
    if [len(row) for row in constant] != list(range(len(constant))) or any(
        number != numbered[0] + place for place, number in enumerate(numbered)
    ):
        raise ValueError("The numbers of pairs ascend by one, and row n has n of them.")

    def write(numbers: list[int], count: int, buffer: list[int]) -> int:
        written = 0
        for j in range(1, count):
            row = constant[numbers[j]]
            for lower in numbers[:j]:
                buffer[written] = row[lower]
                written += 1
        return written

    TABLES.append(ConstantTable(write, constant, pairs))
    return write


def lists(rows: Sequence[Sequence[int]]) -> Callable[[int, list[int]], int]:
    """Constant lists of different lengths: a function that writes list i into a buffer and returns its length."""
    constant = tuple(tuple(row) for row in rows)

    def write(i: int, buffer: list[int]) -> int:
        row = constant[i]
        buffer[: len(row)] = row
        return len(row)

    TABLES.append(ConstantTable(write, constant, lists))
    return write
