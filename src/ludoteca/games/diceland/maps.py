"""A map as data, what makes a map valid (D02-D05), and the eight maps A to H (D06)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

from ludoteca.engine.game import RefusedValue
from ludoteca.engine.telling import Sentence, say
from ludoteca.games.diceland.hexagons import (
    CELLS,
    COLUMNS,
    NAMES,
    NUMBER,
    ROWS,
    connected_sets,
)

COLOURS = ("blue", "green", "grey", "orange", "red", "yellow")
LETTERS = "BGEORY"
BLACK, START = len(COLOURS), len(COLOURS) + 1
SYMBOLS = LETTERS + "#W"
"""The letter of each colour, then of black and of the start."""

# D02
CELLS_PER_COLOUR = 16
OBSTACLES = (3, 3, 3, 2)
START_CELLS = tuple(NUMBER[name] for name in ("f5", "g5", "h5", "f6", "g6", "h6"))

# D03
GROUP_SIZES = range(2, 7)
GROUPS_PER_COLOUR = (4, 5)
MOST_GROUPS = len(COLOURS) * max(GROUPS_PER_COLOUR)
NO_GROUP = -1

BONUS_PER_COLOUR = 2  # D04


@dataclass(frozen=True)
class Map:
    """A map that follows D02-D05; rows that do not are refused."""

    name: str
    seed: int | None
    rows: tuple[str, ...]

    def __post_init__(self) -> None:
        found = problems(self.rows)
        if found:
            raise RefusedValue(" ".join(found), [problem.reason for problem in found])

    @cached_property
    def colour(self) -> tuple[int, ...]:
        """The colour of each cell, BLACK or START."""
        return colours_in(self.rows)

    @cached_property
    def is_bonus(self) -> tuple[bool, ...]:
        return bonuses_in(self.rows)

    @cached_property
    def start(self) -> int:
        return self.colour.index(START)

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The cells of each group, in the order of the groups' first cells."""
        return tuple(sorted(group for colour in range(len(COLOURS)) for group in groups_in(self.colour, colour)))

    @cached_property
    def colour_of_group(self) -> tuple[int, ...]:
        return tuple(self.colour[cells[0]] for cells in self.groups)

    @cached_property
    def group(self) -> tuple[int, ...]:
        """The number of each cell's group; NO_GROUP for obstacles and the start."""
        numbers = {cell: number for number, cells in enumerate(self.groups) for cell in cells}
        return tuple(numbers.get(cell, NO_GROUP) for cell in range(CELLS))

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "seed": self.seed, "rows": list(self.rows)}


def read(rows: object, name: str = "", seed: int | None = None) -> Map:
    """The map in rows of letters; raises ValueError with what breaks the rules."""
    if isinstance(rows, list | tuple):
        return Map(name, seed, tuple(rows))
    raise RefusedValue(NINE_STRINGS, [Problem("strings", NINE_STRINGS).reason])


def from_json(data: object) -> Map:
    if not isinstance(data, dict) or "rows" not in data:
        raise ValueError("A map is an object with name, seed and rows.")
    name, seed = data.get("name", ""), data.get("seed")
    if not isinstance(name, str):
        raise ValueError(f"The name of a map is a text, not {name!r}.")
    if isinstance(seed, bool) or not isinstance(seed, int | None):
        raise ValueError(f"The seed of a map is a whole number or null, not {seed!r}.")
    return read(data["rows"], name, seed)


def colours_in(rows: Sequence[str]) -> tuple[int, ...]:
    return tuple(SYMBOLS.index(letter.upper()) for letter in "".join(rows))


def bonuses_in(rows: Sequence[str]) -> tuple[bool, ...]:
    return tuple(letter.islower() for letter in "".join(rows))


def cells_of(colours: Sequence[int], colour: int) -> list[int]:
    return [cell for cell in range(CELLS) if colours[cell] == colour]


def groups_in(colours: Sequence[int], colour: int) -> list[tuple[int, ...]]:
    """D03: a group is a connected component of one colour."""
    return connected_sets(cells_of(colours, colour))


# What is wrong with a map, in sentences for people who make one

NINE_STRINGS = "A map is nine strings of twelve letters."
WHICH_LETTERS = "The letters are R Y G B O E, in lower case for a bonus cell, # for black and W for the start."


class Problem(str):
    """A sentence that is also a message of the locales."""

    reason: Sentence

    def __new__(cls, message: str, sentence: str, **values: str | int) -> Problem:
        problem = super().__new__(cls, sentence)
        problem.reason = say(f"diceland-map-{message}", **values)
        return problem


def problems(rows: Sequence[str]) -> list[Problem]:
    """Everything that breaks D02-D05; if the rows cannot be read, only why not."""
    unreadable = problems_of_shape(rows) or problems_of_letters(rows)
    if unreadable:
        return unreadable
    colours, bonuses = colours_in(rows), bonuses_in(rows)
    found = problems_of_obstacles(colours) + problems_of_start(colours)
    for colour in range(len(COLOURS)):
        found += problems_of_colour(colours, colour) + problems_of_bonus_cells(colours, bonuses, colour)
    return found + problems_of_connection(colours)


def problems_of_shape(rows: Sequence[str]) -> list[Problem]:
    if not all(isinstance(row, str) for row in rows):
        return [Problem("strings", NINE_STRINGS)]
    if len(rows) != ROWS:
        return [Problem("rows", f"A map has {ROWS} rows, not {len(rows)}.", count=len(rows))]
    return [problem_of_row(number, len(row)) for number, row in enumerate(rows, start=1) if len(row) != COLUMNS]


def problem_of_row(number: int, cells: int) -> Problem:
    return Problem(
        "row", f"Row {number} has {counted(cells, 'cell')} instead of {COLUMNS}.", row=number, count=cells
    )


def problems_of_letters(rows: Sequence[str]) -> list[Problem]:
    known = SYMBOLS + LETTERS.lower()
    unknown = [(cell, letter) for cell, letter in enumerate("".join(rows)) if letter not in known]
    return [problem_of_letter(letter, NAMES[cell]) for cell, letter in unknown]


def problem_of_letter(letter: str, cell: str) -> Problem:
    return Problem("letter", f"{letter!r} in {cell} means nothing. {WHICH_LETTERS}", letter=letter, cell=cell)


def problems_of_obstacles(colours: Sequence[int]) -> list[Problem]:
    """D02."""
    clusters = connected_sets(cells_of(colours, BLACK))
    if sorted(map(len, clusters)) == sorted(OBSTACLES):
        return []
    shown = "; ".join(named(cluster) for cluster in clusters) or "none"
    sentence = f"The black cells must form clusters of 3, 3, 3 and 2 that do not touch, but they form: {shown}."
    return [Problem("black", sentence, clusters=shown)]


def problems_of_start(colours: Sequence[int]) -> list[Problem]:
    """D02."""
    starts = cells_of(colours, START)
    if len(starts) != 1:
        sentence = f"There must be one start cell, not {len(starts)}{in_brackets(starts)}."
        return [Problem("starts", sentence, count=len(starts))]
    if starts[0] not in START_CELLS:
        sentence = f"The start cell {NAMES[starts[0]]} must be one of {named(START_CELLS)}."
        return [Problem("start", sentence, cell=NAMES[starts[0]], cells=named(START_CELLS))]
    return []


def problems_of_colour(colours: Sequence[int], colour: int) -> list[Problem]:
    """D02, D03."""
    found = []
    name = COLOURS[colour]
    groups = groups_in(colours, colour)
    count = sum(map(len, groups))
    if count != CELLS_PER_COLOUR:
        sentence = f"There must be {CELLS_PER_COLOUR} {name} cells, not {count}."
        found.append(Problem("cells", sentence, colour=name, count=count))
    if len(groups) not in GROUPS_PER_COLOUR:
        sentence = f"There must be 4 or 5 {name} groups, not {len(groups)}."
        found.append(Problem("groups", sentence, colour=name, count=len(groups)))
    return found + [problem_of_size(name, group) for group in groups if len(group) not in GROUP_SIZES]


def problem_of_size(colour: str, group: Sequence[int]) -> Problem:
    size = counted(len(group), "cell")
    sentence = f"A group has 2 to 6 cells, but this {colour} one has {size}: {named(group)}."
    return Problem("group", sentence, colour=colour, count=len(group), cells=named(group))


def problems_of_bonus_cells(colours: Sequence[int], bonuses: Sequence[bool], colour: int) -> list[Problem]:
    """D04."""
    found = []
    cells = [cell for cell in cells_of(colours, colour) if bonuses[cell]]
    if len(cells) != BONUS_PER_COLOUR:
        sentence = f"There must be 2 {COLOURS[colour]} bonus cells, not {len(cells)}{in_brackets(cells)}."
        found.append(Problem("bonus", sentence, colour=COLOURS[colour], count=len(cells)))
    for group in groups_in(colours, colour):
        together = [cell for cell in group if bonuses[cell]]
        if len(together) > 1:
            sentence = f"A group has at most one bonus cell, but these are in one: {named(together)}."
            found.append(Problem("bonus-group", sentence, cells=named(together)))
    return found


def problems_of_connection(colours: Sequence[int]) -> list[Problem]:
    """D05: the largest part is the map, the others are cut off from it."""
    parts = connected_sets(cell for cell in range(CELLS) if colours[cell] != BLACK)
    cut_off = sorted(parts, key=len)[:-1]
    return [
        Problem("cut-off", f"Black cells cut off {named(part)} from the rest of the map.", cells=named(part))
        for part in sorted(cut_off)
    ]


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def named(cells: Iterable[int]) -> str:
    return ", ".join(NAMES[cell] for cell in cells)


def in_brackets(cells: Sequence[int]) -> str:
    return f" ({named(cells)})" if cells else ""


def load(file: str) -> dict[str, Map]:
    text = files(__package__).joinpath(file).read_text(encoding="utf-8")
    return {entry["name"]: from_json(entry) for entry in json.loads(text)}


MAPS = load("maps.json")

EDITIONS = (load("first_maps.json"), MAPS)
"""Games by rules 1 use the maps that had the letters A to H then."""
FIRST_EDITION, NEWEST_EDITION = 0, len(EDITIONS) - 1


def sides_of_board(edition: int, board: int) -> tuple[Map, ...]:
    return tuple(EDITIONS[edition].values())[2 * board : 2 * board + 2]
