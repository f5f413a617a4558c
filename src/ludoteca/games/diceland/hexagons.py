"""The cells of a map: nine rows of twelve pointy-topped hexagons; rows 2, 4, 6, 8 are shifted right by half a
cell.

A cell's number is row * 12 + column, both counted from 0. Its name is column letter and row counted from 1:
`f5`.
"""

from __future__ import annotations

from collections.abc import Iterable

ROWS, COLUMNS = 9, 12
CELLS = ROWS * COLUMNS
COLUMN_LETTERS = "abcdefghijkl"

NAMES = tuple(f"{letter}{row}" for row in range(1, ROWS + 1) for letter in COLUMN_LETTERS)
NUMBER = {name: cell for cell, name in enumerate(NAMES)}


def row_of(cell: int) -> int:
    return cell // COLUMNS


def column_of(cell: int) -> int:
    return cell % COLUMNS


def is_shifted(row: int) -> bool:
    return row % 2 == 1


def distance(one: int, other: int) -> int:
    """The number of steps from one cell to the other."""
    down = abs(row_of(one) - row_of(other))
    across = abs(place_across(one) - place_across(other))
    return max(down, (down + across) // 2)


def place_across(cell: int) -> int:
    """The horizontal position of a cell's centre, in half cells from the left."""
    return 2 * column_of(cell) + is_shifted(row_of(cell))


DISTANCE = tuple(tuple(distance(one, other) for other in range(CELLS)) for one in range(CELLS))
NEIGHBOURS = tuple(tuple(other for other in range(CELLS) if DISTANCE[cell][other] == 1) for cell in range(CELLS))
"""The cells that share an edge with a cell."""
SIDES = 6


def sides_at_rim(cell: int) -> int:
    """How many sides of a cell have no neighbour."""
    return SIDES - len(NEIGHBOURS[cell])


def connected_sets(cells: Iterable[int]) -> list[tuple[int, ...]]:
    """The connected components of the given cells, each ascending, in the order of their first cells."""
    left = set(cells)
    found = []
    for cell in sorted(left):
        if cell in left:
            found.append(tuple(sorted(take_connected(cell, left))))
    return found


def take_connected(first: int, left: set[int]) -> list[int]:
    """All cells connected with the first; removes them from `left`."""
    left.remove(first)
    taken = [first]
    for cell in taken:
        for other in NEIGHBOURS[cell]:
            if other in left:
                left.remove(other)
                taken.append(other)
    return taken
