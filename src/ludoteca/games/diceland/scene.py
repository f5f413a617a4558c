"""A drawing of a map as polygons, lines and words, for every kind of picture.

Nothing is told by colour alone: every coloured cell has its letter and its colour's shape.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from ludoteca.games.diceland.hexagons import (
    CELLS,
    COLUMN_LETTERS,
    COLUMNS,
    NAMES,
    NEIGHBOURS,
    ROWS,
    place_across,
    row_of,
)
from ludoteca.games.diceland.maps import BLACK, COLOURS, LETTERS, START, Map

Point = tuple[float, float]

RADIUS = 30.0
HALF = RADIUS * sqrt(3) / 2
"""Half the width of a cell."""
MARGIN = 34.0
WIDTH = 2 * MARGIN + HALF * (2 * COLUMNS + 1)
HEIGHT = 2 * MARGIN + RADIUS * (1.5 * ROWS + 0.5)

INK, PAPER, WHITE, STONE, PEAK = "#1B2230", "#F6F1E7", "#FFFFFF", "#262B35", "#4D5666"
LABEL, LABEL_SIZE = "#5B6575", 15
FILL = ("#2C62C9", "#3FAE78", "#B4B9C1", "#EC7A1E", "#BC1F3C", "#FBE256", STONE, WHITE)
"""By colour, then black and start. Chosen so that colour-blind people can tell them apart."""
WRITING = (WHITE, INK, INK, INK, WHITE, INK)
"""A contrasting colour for each fill."""


@dataclass(frozen=True)
class Polygon:
    points: tuple[Point, ...]
    fill: str
    edge: str = ""
    width: float = 0


@dataclass(frozen=True)
class Line:
    ends: tuple[Point, Point]
    colour: str
    width: float


@dataclass(frozen=True)
class Word:
    text: str
    middle: Point
    size: float
    colour: str


Piece = Polygon | Line | Word


@dataclass(frozen=True)
class Picture:
    """Each cell with its shapes, then what lies over all cells."""

    title: str
    cells: tuple[tuple[Piece, ...], ...]
    above: tuple[Piece, ...]


def picture(map: Map, marked: Collection[int] = ()) -> Picture:
    crosses = [piece for cell in marked for piece in cross(cell)]
    return Picture(
        title=f"Map {map.name}".strip(),
        cells=tuple(tuple(pieces_of(map, cell)) for cell in range(CELLS)),
        above=(*borders(map), *crosses, *cross(map.start), *labels()),
    )


def describe(map: Map, cell: int) -> str:
    """A cell in words: `f5, blue, bonus`."""
    what = (*COLOURS, "obstacle", "start")[map.colour[cell]]
    return f"{NAMES[cell]}, {what}{', bonus' if map.is_bonus[cell] else ''}"


# Cells


def middle(cell: int) -> Point:
    return MARGIN + HALF * (1 + place_across(cell)), MARGIN + RADIUS * (1 + 1.5 * row_of(cell))


def corner(centre: Point, radius: float, turn: float) -> Point:
    """A point on a circle; turns are counted clockwise from the top."""
    return centre[0] + radius * sin(2 * pi * turn), centre[1] - radius * cos(2 * pi * turn)


def regular(centre: Point, radius: float, corners: int, turn: float = 0) -> tuple[Point, ...]:
    return tuple(corner(centre, radius, turn + i / corners) for i in range(corners))


def pieces_of(map: Map, cell: int) -> list[Piece]:
    colour = map.colour[cell]
    ground = Polygon(regular(middle(cell), RADIUS, 6), FILL[colour])
    if colour == START:
        return [ground]
    if colour == BLACK:
        return [ground, *mountain(middle(cell))]
    return [ground, *(bonus if map.is_bonus[cell] else plain)(middle(cell), colour)]


def plain(centre: Point, colour: int) -> list[Piece]:
    x, y = centre
    return [
        Word(LETTERS[colour], (x, y - 5), 21, WRITING[colour]),
        Polygon(shape(colour, (x, y + 15), 5.5), WRITING[colour]),
    ]


def bonus(centre: Point, colour: int) -> list[Piece]:
    x, y = centre
    return [
        Polygon(star((x, y - 4), 21.5), PAPER, INK, 1.5),
        Word(LETTERS[colour], (x, y - 3.5), 17, INK),
        Polygon(shape(colour, (x, y + 18.5), 4.8), WRITING[colour]),
    ]


def mountain(centre: Point) -> list[Piece]:
    x, y = centre
    peak = ((x - 15, y + 9), (x - 4, y - 11), (x + 2, y - 1), (x + 6, y - 6), (x + 15, y + 9))
    return [Polygon(peak, PEAK)]


def cross(cell: int) -> list[Piece]:
    """A mark, as if drawn with a pencil."""
    x, y = middle(cell)
    ends = [((x - 15, y - 15), (x + 15, y + 15)), ((x - 15, y + 15), (x + 15, y - 15))]
    return [Line(end, colour, width) for colour, width in ((WHITE, 6.0), (INK, 3.2)) for end in ends]


# The shapes of the colours


def shape(colour: int, centre: Point, size: float) -> tuple[Point, ...]:
    return (drop, tree, stone, diamond, heart, sun)[colour](centre, size)


def drop(centre: Point, size: float) -> tuple[Point, ...]:
    x, y = centre
    round_part = [corner((x, y + 0.3 * size), 0.8 * size, 0.19 + 0.62 * i / 16) for i in range(17)]
    return (x, y - 1.3 * size), *round_part


def tree(centre: Point, size: float) -> tuple[Point, ...]:
    return regular((centre[0], centre[1] + 0.2 * size), 1.3 * size, 3)


def stone(centre: Point, size: float) -> tuple[Point, ...]:
    return regular(centre, 1.25 * size, 4, turn=1 / 8)


def diamond(centre: Point, size: float) -> tuple[Point, ...]:
    x, y = centre
    return (x, y - 1.4 * size), (x + size, y), (x, y + 1.4 * size), (x - size, y)


def heart(centre: Point, size: float) -> tuple[Point, ...]:
    turns = [2 * pi * i / 32 for i in range(32)]
    unit = size / 14
    return tuple(
        (
            centre[0] + unit * 16 * sin(t) ** 3,
            centre[1] - unit * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)),
        )
        for t in turns
    )


def sun(centre: Point, size: float) -> tuple[Point, ...]:
    return regular(centre, 1.05 * size, 24)


def star(centre: Point, size: float) -> tuple[Point, ...]:
    return tuple(corner(centre, size if i % 2 == 0 else 0.56 * size, i / 10) for i in range(10))


# Lines between cells, and the names around the map

INSIDE_GROUP, BETWEEN_GROUPS = 1.0, 5.0


def borders(map: Map) -> list[Piece]:
    pairs = [(cell, other) for cell in range(CELLS) for other in NEIGHBOURS[cell] if cell < other]
    return [Line(edge_between(*pair), PAPER, width_between(map, *pair)) for pair in pairs]


def width_between(map: Map, cell: int, other: int) -> float:
    together = map.group[cell] == map.group[other] and map.colour[cell] == map.colour[other]
    return INSIDE_GROUP if together else BETWEEN_GROUPS


def edge_between(cell: int, other: int) -> tuple[Point, Point]:
    """The edge that two neighbours share: halfway between them, at right angles to the step."""
    (x, y), (other_x, other_y) = middle(cell), middle(other)
    turn = RADIUS / 2 / (2 * HALF)
    across, down = turn * (other_y - y), turn * (x - other_x)
    mid_x, mid_y = (x + other_x) / 2, (y + other_y) / 2
    return (mid_x - across, mid_y - down), (mid_x + across, mid_y + down)


def labels() -> list[Piece]:
    """Column letters, placed halfway between those of shifted and unshifted rows."""
    found: list[Piece] = []
    for column, letter in enumerate(COLUMN_LETTERS):
        x = MARGIN + HALF * (2 * column + 1.5)
        found += [Word(letter, (x, y), LABEL_SIZE, LABEL) for y in (MARGIN / 2, HEIGHT - MARGIN / 2)]
    for row in range(ROWS):
        y = MARGIN + RADIUS * (1 + 1.5 * row)
        found += [Word(str(row + 1), (x, y), LABEL_SIZE, LABEL) for x in (MARGIN / 2, WIDTH - MARGIN / 2)]
    return found
