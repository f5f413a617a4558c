"""Makes maps that follow D02-D05 from a seed.

First come start and obstacles; then the other cells are cut into groups, the groups are coloured, and the bonus
cells chosen. If a step gets stuck the draft is dropped, and the next one has other luck from the same seed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count as count_up
from itertools import islice

from ludoteca.engine.dice import Dice, luck, luck_of_game
from ludoteca.games.diceland.draws import Draws, Stuck
from ludoteca.games.diceland.hexagons import CELLS, COLUMNS, DISTANCE, NEIGHBOURS, connected_sets, sides_at_rim
from ludoteca.games.diceland.looks import looks
from ludoteca.games.diceland.maps import BLACK, GROUP_SIZES, OBSTACLES, START, START_CELLS, SYMBOLS, Map
from ludoteca.games.diceland.painting import Group, choose_bonus_cells, colour_groups

DRAFTS = 4
FROM_START_TO_OBSTACLE = 3
BETWEEN_OBSTACLES = 4
SIZES_WANTED = (2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6)
"""Sizes of groups are drawn from these without replacement, so that every map has small and large ones."""


def make(seed: int) -> Map:
    """The map of a seed, the same on every machine: the best-looking of a few drafts."""
    drafts = [Map(str(seed), seed, rows) for rows in islice(drafted(Dice(seed).seed), DRAFTS)]
    return max(drafts, key=looks)


def candidates(first_seed: int, count: int) -> list[Map]:
    """The maps of this many seeds, the best-looking first."""
    return sorted(map(make, range(first_seed, first_seed + count)), key=looks, reverse=True)


def drafted(seed: int) -> Iterator[tuple[str, ...]]:
    luck_of_map = luck_of_game(seed)
    for attempt in count_up():
        with suppress(Stuck):
            yield attempt_rows(Draws(luck(luck_of_map, attempt)))


def attempt_rows(draws: Draws) -> tuple[str, ...]:
    start = draws.one_of(START_CELLS)
    obstacles = place_obstacles(draws, start)
    groups = cut_into_groups(draws, {cell for cell in range(CELLS) if cell != start and cell not in obstacles})
    colours = colour_groups(draws, groups)
    bonus = choose_bonus_cells(draws, groups, colours, start)
    return written(start, groups, colours, bonus)


def written(start: int, groups: list[Group], colours: list[int], bonus: list[int]) -> tuple[str, ...]:
    letters = [SYMBOLS[BLACK]] * CELLS
    letters[start] = SYMBOLS[START]
    for group, colour in zip(groups, colours, strict=True):
        for cell in group:
            letters[cell] = SYMBOLS[colour].lower() if cell in bonus else SYMBOLS[colour]
    return tuple("".join(letters[first : first + COLUMNS]) for first in range(0, CELLS, COLUMNS))


# D02, D05: obstacles


def place_obstacles(draws: Draws, start: int) -> list[int]:
    placed: list[int] = []
    for size in OBSTACLES:
        placed += place_cluster(draws, size, start, placed)
    if len(connected_sets(cell for cell in range(CELLS) if cell not in placed)) > 1:
        raise Stuck
    return placed


def place_cluster(draws: Draws, size: int, start: int, placed: list[int]) -> list[int]:
    room = [cell for cell in range(CELLS) if has_room(cell, start, placed)]
    cluster = [draws.one_of([cell for cell in room if not sides_at_rim(cell)])]
    while len(cluster) < size:
        cluster.append(draws.one_of([cell for cell in around(cluster) if cell in room]))
    return cluster


def has_room(cell: int, start: int, placed: list[int]) -> bool:
    apart = all(DISTANCE[cell][other] >= BETWEEN_OBSTACLES for other in placed)
    return apart and DISTANCE[cell][start] >= FROM_START_TO_OBSTACLE


def around(cells: Sequence[int]) -> list[int]:
    """Every cell that touches one of the cells, once each."""
    touching = dict.fromkeys(other for cell in cells for other in NEIGHBOURS[cell])
    return [cell for cell in touching if cell not in cells]


# D03: groups


def cut_into_groups(draws: Draws, free: set[int]) -> list[Group]:
    groups: list[Group] = []
    sizes: list[int] = []
    while free:
        sizes = sizes or draws.shuffled(SIZES_WANTED)
        group = grow_group(draws, free, sizes.pop())
        if len(group) in GROUP_SIZES:
            groups.append(group)
        else:
            join_neighbour(group[0], groups)
    return groups


def grow_group(draws: Draws, free: set[int], size: int) -> Group:
    """Begins where there is least room, so that few cells are left over, and stays compact."""
    group: Group = []
    room = sorted(free)
    while room and len(group) < size:
        cell = draws.best_of(room, lambda cell: 3 * count_in(group, cell) - 2 * count_in(free, cell))
        group.append(cell)
        free.remove(cell)
        room = [cell for cell in around(group) if cell in free]
    return group


def count_in(cells: set[int] | Group, cell: int) -> int:
    """How many neighbours of a cell are among the cells."""
    return sum(other in cells for other in NEIGHBOURS[cell])


def join_neighbour(alone: int, groups: list[Group]) -> None:
    """Gives a leftover cell to the group that touches it most, if one has room."""
    taking = [group for group in groups if count_in(group, alone) and len(group) < max(GROUP_SIZES)]
    if not taking:
        raise Stuck
    max(taking, key=lambda group: count_in(group, alone)).append(alone)
