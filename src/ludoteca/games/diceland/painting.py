"""The colours of the groups of a new map (D02, D03) and its bonus cells (D04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from itertools import combinations_with_replacement as multisets

from ludoteca.games.diceland.draws import Draws, Stuck
from ludoteca.games.diceland.hexagons import DISTANCE, sides_at_rim
from ludoteca.games.diceland.maps import (
    BONUS_PER_COLOUR,
    CELLS_PER_COLOUR,
    COLOURS,
    GROUP_SIZES,
    GROUPS_PER_COLOUR,
)

Group = list[int]

RECIPES = [
    sizes
    for count in GROUPS_PER_COLOUR
    for sizes in multisets(GROUP_SIZES, count)
    if sum(sizes) == CELLS_PER_COLOUR
]
"""The sizes that the groups of one colour may have."""

CLOSENESS = (0, 10_000, 40, 12, 4, 1)
"""The penalty for two groups of one colour at this distance; touching is ruled out."""
TOUCHING = CLOSENESS[1]


# Colours


def colour_groups(draws: Draws, groups: list[Group]) -> list[int]:
    """A colour for each group, so that equal colours lie far apart."""
    costs = [[closeness(one, other) for other in groups] for one in groups]
    colours = share_out(draws, groups)
    while swap_some(groups, costs, colours):
        pass
    if any(cost_at(costs, colours, group, colours[group]) >= TOUCHING for group in range(len(groups))):
        raise Stuck
    return colours


def share_out(draws: Draws, groups: list[Group]) -> list[int]:
    """Any colours that give each colour its number of cells and groups."""
    colours = [0] * len(groups)
    left = draws.shuffled(range(len(groups)))
    recipes = find_recipes(Counter(map(len, groups)), draws.shuffled(RECIPES), len(COLOURS))
    if not recipes:
        raise Stuck
    for colour, sizes in enumerate(draws.shuffled(recipes)):
        for size in sizes:
            group = next(group for group in left if len(groups[group]) == size)
            left.remove(group)
            colours[group] = colour
    return colours


def find_recipes(sizes: Counter[int], recipes: list[tuple[int, ...]], count: int) -> list[tuple[int, ...]]:
    """This many recipes that together use up groups of these sizes; none if that is impossible."""
    for first, recipe in enumerate(recipes):
        needed = Counter(recipe)
        if needed <= sizes:
            if count == 1:
                return [recipe] if needed == sizes else []
            others = find_recipes(sizes - needed, recipes[first:], count - 1)
            if others:
                return [recipe, *others]
    return []


def closeness(one: Group, other: Group) -> int:
    steps = min(DISTANCE[cell][another] for cell in one for another in other)
    return by_steps(CLOSENESS, steps)


def cost_at(costs: list[list[int]], colours: list[int], group: int, colour: int) -> int:
    """The penalty for a group having a colour."""
    return sum(cost for cost, other in zip(costs[group], colours, strict=True) if other == colour)


def swap_some(groups: list[Group], costs: list[list[int]], colours: list[int]) -> bool:
    """Lets groups of one size swap colours where that lowers the penalty; returns whether any did."""
    swapped = False
    for one, other in combinations(range(len(groups)), 2):
        if len(groups[one]) == len(groups[other]) and gain(costs, colours, one, other) > 0:
            colours[one], colours[other] = colours[other], colours[one]
            swapped = True
    return swapped


def gain(costs: list[list[int]], colours: list[int], one: int, other: int) -> int:
    """How much the penalty falls if two groups swap colours."""
    mine, yours = colours[one], colours[other]
    if mine == yours:
        return 0
    before = cost_at(costs, colours, one, mine) + cost_at(costs, colours, other, yours)
    after = cost_at(costs, colours, one, yours) + cost_at(costs, colours, other, mine)
    return before - after + 2 * costs[one][other]


# Bonus cells

NEAR_OTHER = (0, 60, 25, 5)
"""The penalty for two bonus cells at this distance."""
NEAR_SAME_COLOUR = (0, 60, 40, 25, 12, 5)
PER_SIDE_AT_RIM = 7
NEAR_START = (0, 90, 40, 8)


def choose_bonus_cells(draws: Draws, groups: list[Group], colours: list[int], start: int) -> list[int]:
    """Two cells of each colour in different groups, far from each other and not next to the start."""
    by_colour: list[list[Group]] = [[] for _ in COLOURS]
    for group, colour in zip(groups, colours, strict=True):
        by_colour[colour].append(group)
    chosen = [draws.one_of(group) for own in by_colour for group in draws.shuffled(own)[:BONUS_PER_COLOUR]]
    while move_some(draws, by_colour, chosen, start):
        pass
    return chosen


def move_some(draws: Draws, by_colour: list[list[Group]], chosen: list[int], start: int) -> bool:
    """Moves each bonus cell to a better place of its colour if there is one; returns whether any moved."""
    before = list(chosen)
    for place in range(len(chosen)):
        partner = chosen[place ^ 1]
        room = [cell for group in by_colour[place // 2] if partner not in group for cell in group]
        others = chosen[:place] + chosen[place + 1 :]
        costs = {cell: bonus_cost(cell, partner, others, start) for cell in room}
        best = draws.one_of([cell for cell in room if costs[cell] == min(costs.values())])
        if costs[best] < costs[chosen[place]]:
            chosen[place] = best
    return chosen != before


def bonus_cost(cell: int, partner: int, others: list[int], start: int) -> int:
    steps = DISTANCE[cell]
    cost = sum(by_steps(NEAR_OTHER, steps[other]) for other in others)
    cost += PER_SIDE_AT_RIM * sides_at_rim(cell)
    return cost + by_steps(NEAR_SAME_COLOUR, steps[partner]) + by_steps(NEAR_START, steps[start])


def by_steps(costs: Sequence[int], steps: int) -> int:
    return costs[steps] if steps < len(costs) else 0
