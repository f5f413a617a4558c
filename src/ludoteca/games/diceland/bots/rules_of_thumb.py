"""Plays by what a person can remember: the rules of docs/strategy/diceland.md, by their numbers."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import bot_of
from ludoteca.engine.rule import rule
from ludoteca.games.diceland import GAME, phases
from ludoteca.games.diceland.bots.advising import explain_policy
from ludoteca.games.diceland.bots.goal import COLOUR, STARS, lacking
from ludoteca.games.diceland.bots.reference import largest_room, star_in_reach
from ludoteca.games.diceland.layout import STARS_TO_WIN, State
from ludoteca.games.diceland.marking import has_star, is_out_of_reach, neighbour, neighbours
from ludoteca.games.diceland.notation import AGAIN, MARK, PASS, SIDE, STOP, TAKE
from ludoteca.games.diceland.throws import SIDES, how_many

NEARLY_ALL_STARS = STARS_TO_WIN - 3

A_STAR, WHOLE_GROUP, FAVOURITE, THE_ONLY_AIM = 3, 1, 1, 100
"""What counts besides the dice themselves, in dice."""


@rule
def rules_of_thumb_policy(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    if s.phase == phases.DECIDE:
        return AGAIN if has_room_for_more(s, seat) else STOP
    best, most = moves[0], -1
    for i in range(count):
        value = worth(s, seat, moves[i])
        if value > most:
            best, most = moves[i], value
    return best


@rule
def has_room_for_more(s: Any, seat: int) -> bool:
    """Rule 5."""
    return largest_room(s, seat, s.colour, s.aside + 1) > 0


@rule
def worth(s: Any, seat: int, move: int) -> int:
    if move >= MARK:
        return worth_of_cell(s, seat, move - MARK)
    if move == PASS:
        return 0
    if move >= TAKE:
        return worth_of_dice(s, seat, move - TAKE, how_many(s.lying, move - TAKE))
    return SIDE - move  # either side


@rule
def worth_of_dice(s: Any, seat: int, colour: int, dice: int) -> int:
    """Rules 1 to 4, 8 and 9; rule 10: any use is worth more than none."""
    room = largest_room(s, seat, colour, dice)
    if room == 0:
        return -1
    value = dice + (WHOLE_GROUP if room == dice else 0)
    lack = lacking(s, seat)
    if star_in_reach(s, seat, colour, dice):
        value += THE_ONLY_AIM if lack == STARS else A_STAR
    if colour == fewest_left(s, seat):
        if lack == COLOUR:
            value += THE_ONLY_AIM
        elif s.stars[seat] >= NEARLY_ALL_STARS:
            value += FAVOURITE
    return value


@rule
def fewest_left(s: Any, seat: int) -> int:
    """The colour with the fewest free cells."""
    best = 0
    for colour in range(1, SIDES):
        if s.free[seat][colour] < s.free[seat][best]:
            best = colour
    return best


@rule
def worth_of_cell(s: Any, seat: int, cell: int) -> int:
    """Rules 6 and 7."""
    if has_star(s, seat, cell):
        return THE_ONLY_AIM
    value = 0
    for i in range(neighbours(cell)):
        other = neighbour(cell, i)
        if is_out_of_reach(s, seat, other):
            value += 12 if has_star(s, seat, other) else 2
    return value


def worth_by_rules(s: State, seat: int, move: int, luck: int) -> int:
    if s.phase == phases.DECIDE:
        return int((move == AGAIN) == has_room_for_more(s, seat))
    return worth(s, seat, move)


rules_of_thumb = enrol(
    Player(
        "rules-of-thumb",
        "diceland",
        "Plays by a few rules that a person can remember.",
        bot_of(GAME, rules_of_thumb_policy),
        explain_policy(rules_of_thumb_policy, worth_by_rules),
        rules_of_thumb_policy,
    )
)
