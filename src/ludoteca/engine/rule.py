"""Rules are plain Python functions that can also be compiled.

A rule allocates nothing, raises nothing, holds no randomness, no text and no floats: ints, loops and `if`.
Called from Python it is plain Python. `ludoteca.engine.native` hands everything collected here to Numba.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


class ConstantTable(NamedTuple):
    """A function that looks its answer up, what it looks up in, and the maker of its kind."""

    function: Callable[..., int]
    rows: Any
    maker: Callable[..., Any]


LANES = 32
"""So many numbers of 16 bits, or twice as many, are compared at once."""

RULES: list[Callable[..., Any]] = []
TABLES: list[ConstantTable] = []


def rule(function: Function) -> Function:
    """Marks a function as part of the rules: it is compiled wherever compiled code calls it."""
    RULES.append(function)
    return function


def sort(numbers: Any, count: int) -> None:
    """Puts the first few numbers of a field in ascending order."""
    numbers[:count] = sorted(numbers[:count])


def sort_in(numbers: Any, count: int) -> None:
    """The same where only the last of them is out of order."""
    sort(numbers, count)


def copy_first(target: list[int], source: list[int], count: int) -> None:
    """Copies the first few numbers of a field into another."""
    target[:count] = source[:count]


def is_among(numbers: Any, count: int, number: int, most: int) -> bool:
    """Whether a number is one of the first few of a field, of which there are never more than `most`.

    Compiled, the field has `room_to_compare` them.
    """
    return number in numbers[:count]


def room_to_compare(most: int) -> int:
    """For so many numbers and one behind them, and for what compiled code reads at once."""
    return next((room for room in (LANES, 2 * LANES) if most < room), most + 1)


def renew(states: Any, row: int, start: Any) -> None:
    """Puts a copy of the only state in `start` into a row."""
    states[row] = start[0].copy()


def copy_state(states: Any, target: int, source: int) -> None:
    """Makes one of some states equal to another."""
    states[target] = states[source].copy()


def copy_into(row: Any, place: int, field: Any) -> None:
    """Copies a field of small whole numbers into a row of them, from a place on where there is room for all."""
    row[place : place + len(field)] = field


def fetch(memory: Any) -> None:
    """Asks for a state, or a field of it, that is needed soon. In Python there is nothing to do."""


def table(rows: Sequence[int]) -> Callable[[int], int]:
    """A constant table as a function of its index: a tuple in Python, a constant array when compiled."""
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
    """A grid with rows of equal length that is worked out when it is first asked."""
    rows = cache(make)

    def look_up(i: int, j: int) -> int:
        return rows()[i][j]

    TABLES.append(ConstantTable(look_up, rows, later_grid))
    return look_up


def pairs(rows: Sequence[Sequence[int]]) -> Callable[[list[int], int, list[int]], int]:
    """A number for each pair, in row `higher` at `lower`; from pair to pair and row to row they ascend by one.

    So compiled code reckons them from the first; other numbers are refused.

    A function that writes the pairs of the first few numbers of a field, ascending, and returns how many there are.
    The buffer has room for the pairs of the whole field.
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
