"""What markings are worth to a player with a plan: cells, whole groups, stars, and the colour to be completed.

The numbers were tuned in many thousands of games against the reference player; only their relations matter.
"""

from __future__ import annotations

from typing import Any

from ludoteca.engine.rule import grid, rule, table
from ludoteca.games.diceland.bots.goal import COLOUR, STARS
from ludoteca.games.diceland.layout import NONE, STARS_TO_WIN
from ludoteca.games.diceland.maps import CELLS_PER_COLOUR
from ludoteca.games.diceland.marking import has_star, is_free, is_open, neighbour, neighbours
from ludoteca.games.diceland.odds import ways_to_hit
from ludoteca.games.diceland.throws import DICE, SIDES

VICTORY = 1_000_000
USELESS = -1_000_000

# By what is still lacking: both, a colour, stars
a_cell = table([300, 270, 80])
a_favourite_cell = table([120, 260, 0])
a_star = table([270, 120, 430])
a_whole_group = table([400, 250, 190])

ways = grid([[ways_to_hit(dice, hits) for hits in range(DICE + 1)] for dice in range(DICE + 1)])
falls = table([SIDES**dice for dice in range(DICE + 1)])


@rule
def worth_of_group(s: Any, seat: int, colour: int, group: int, dice: int, lack: int, favourite: int) -> int:
    """The value of marking with this many dice in a group, wherever in it."""
    value = a_cell(lack) * dice
    if colour == favourite:
        value += a_favourite_cell(lack) * dice
    if s.room[seat][group] == dice:
        value += a_whole_group(lack)
    if lack == COLOUR and s.free[seat][colour] == dice:
        value += VICTORY
    return value


@rule
def worth_of_star(s: Any, seat: int, lack: int) -> int:
    value = a_star(lack)
    if lack == STARS and s.stars[seat] == STARS_TO_WIN - 1:
        value += VICTORY
    return value


@rule
def worth_of_dice(s: Any, seat: int, colour: int, dice: int, lack: int, favourite: int) -> int:
    """The value of the best marking with this many dice of a colour; USELESS if nothing can be marked."""
    best = USELESS
    begun = s.begun[seat][colour]
    for i in range(CELLS_PER_COLOUR):
        cell = s.cells[seat][colour][i]
        group = s.group[seat][cell]
        if not is_free(s, seat, cell) or s.room[seat][group] < dice or (begun != NONE and begun != group):
            continue
        gets_star = has_star(s, seat, cell) and is_within(s, seat, cell, dice)
        if is_open(s, seat, cell) or gets_star:
            value = worth_of_group(s, seat, colour, group, dice, lack, favourite)
            if gets_star:
                value += worth_of_star(s, seat, lack)
            best = max(best, value)
    return best


@rule
def is_within(s: Any, seat: int, cell: int, dice: int) -> bool:
    """Whether a free cell can be among those marked when this many dice are used in its group; looks three steps
    far."""
    if is_open(s, seat, cell):
        return True
    if dice == 1:
        return False
    group = s.group[seat][cell]
    for i in range(neighbours(cell)):
        other = neighbour(cell, i)
        if s.group[seat][other] != group:
            continue
        if is_open(s, seat, other) or (dice > 2 and is_touched_beside(s, seat, other, group)):
            return True
    return False


@rule
def is_touched_beside(s: Any, seat: int, cell: int, group: int) -> bool:
    for i in range(neighbours(cell)):
        other = neighbour(cell, i)
        if s.group[seat][other] == group and is_open(s, seat, other):
            return True
    return False


@rule
def worth_of_rolling(
    s: Any, seat: int, colour: int, aside: int, most: int, lack: int, favourite: int, may_stop: bool
) -> int:
    """The value of dice set aside if rolling goes on as long as that is best, stopping now only if `may_stop`.

    Exact, computed down from the most dice: each number is worth what stopping or one more roll promises. `most`
    equal to `aside` gives the value of stopping now.
    """
    one = two = three = four = five = 0
    stopping = rolling = 0
    for dice in range(most, aside - 1, -1):
        stopping = max(0, worth_of_dice(s, seat, colour, dice, lack, favourite))
        others = DICE - dice
        rolling = ways(others, 0) * stopping + ways(others, 1) * one + ways(others, 2) * two
        rolling += ways(others, 3) * three + ways(others, 4) * four + ways(others, 5) * five
        rolling //= falls(others)
        two, three, four, five = one, two, three, four
        one = max(stopping, rolling)
    return one if may_stop else rolling
