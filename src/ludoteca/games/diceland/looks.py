"""How well a map looks, in points (more is better), and how different two maps are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.games.diceland.hexagons import CELLS, COLUMNS, DISTANCE, NEIGHBOURS, ROWS, sides_at_rim
from ludoteca.games.diceland.maps import BLACK, COLOURS, Map, cells_of

LINKS_OF_COMPACT_GROUP = {2: 1, 3: 3, 4: 5, 5: 7, 6: 9}
FAR = 4
"""Bonus cells this far apart are far enough."""
FAR_FOR_ONE_COLOUR = 6


def looks(map: Map) -> int:
    return -(
        8 * missing_links(map)
        + steps_to_colours(map)
        + 8 * crowded_bonus_cells(map)
        + 4 * near_bonus_pairs(map)
        + 3 * on_the_rim(map)
    )


def missing_links(map: Map) -> int:
    """How many more adjacent pairs the groups would have if all were compact instead of strung out."""
    return sum(LINKS_OF_COMPACT_GROUP[len(group)] - links_within(group) for group in map.groups)


def links_within(cells: Sequence[int]) -> int:
    return sum(other in cells for cell in cells for other in NEIGHBOURS[cell]) // 2


def steps_to_colours(map: Map) -> int:
    """The distances from all cells to all colours; small when each colour, and black, is spread over the whole
    map."""
    return sum(steps_to(cells_of(map.colour, colour)) for colour in (*range(len(COLOURS)), BLACK))


def steps_to(cells: Sequence[int]) -> int:
    return sum(min(DISTANCE[start][cell] for cell in cells) for start in range(CELLS))


def crowded_bonus_cells(map: Map) -> int:
    """By how many steps bonus cells and start are too close to their nearest neighbours."""
    cells = [map.start, *bonus_cells(map)]
    nearest = [min(DISTANCE[cell][other] for other in cells if other != cell) for cell in cells]
    return sum(max(0, FAR - steps) for steps in nearest)


def near_bonus_pairs(map: Map) -> int:
    """By how many steps the two bonus cells of a colour are too close."""
    pairs = [[cell for cell in cells_of(map.colour, c) if map.is_bonus[cell]] for c in range(len(COLOURS))]
    return sum(max(0, FAR_FOR_ONE_COLOUR - DISTANCE[one][other]) for one, other in pairs)


def on_the_rim(map: Map) -> int:
    """Obstacles and bonus cells at the rim, where they matter less."""
    return sum(sides_at_rim(cell) > 0 for cell in [*cells_of(map.colour, BLACK), *bonus_cells(map)])


def bonus_cells(map: Map) -> list[int]:
    return [cell for cell in range(CELLS) if map.is_bonus[cell]]


# Maps that differ

ALIKE = 32
"""Two maps with this likeness are too alike for one set."""
OBSTACLE_WEIGHT = 5
"""Obstacles are noticed first."""


def likeness(one: Map, other: Map) -> int:
    """How much two maps have in common, one of them possibly upside down."""
    turned = tuple(colour for row in reversed(range(ROWS)) for colour in other.colour[row * COLUMNS :][:COLUMNS])
    return max(in_common(one.colour, other.colour), in_common(one.colour, turned))


def in_common(one: Sequence[int], other: Sequence[int]) -> int:
    equal = [colour for colour, another in zip(one, other, strict=True) if colour == another]
    return len(equal) + (OBSTACLE_WEIGHT - 1) * equal.count(BLACK)


def choose_different(maps: Iterable[Map], count: int) -> list[Map]:
    """The first maps of which no two are too alike."""
    chosen: list[Map] = []
    for map in maps:
        if len(chosen) < count and all(likeness(map, other) < ALIKE for other in chosen):
            chosen.append(map)
    return chosen
