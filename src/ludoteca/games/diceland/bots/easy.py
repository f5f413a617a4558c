"""Plays Diceland like a beginner: sees the dice and stars in front of it, but not what they lead to.

It takes the colour with the most dice, is content with three of them, and marks a star it touches or else any
cell. It makes a beginner's mistakes: a whim now and then, no plan for a colour, no thought of what a group still
lacks.
"""

from __future__ import annotations

from typing import Any

from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import bot_of
from ludoteca.engine.dice import pick
from ludoteca.engine.rule import rule
from ludoteca.games.diceland import GAME, phases
from ludoteca.games.diceland.bots.advising import explain_policy
from ludoteca.games.diceland.bots.reference import largest_room
from ludoteca.games.diceland.layout import State
from ludoteca.games.diceland.marking import has_star
from ludoteca.games.diceland.notation import AGAIN, MARK, PASS, STOP, TAKE
from ludoteca.games.diceland.throws import how_many

ENOUGH = 3
"""The number of dice with which a beginner is content."""
WHIM = 5
"""Once in this many times it does something else."""


@rule
def easy_policy(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    has_a_whim = pick(luck, WHIM) == 0
    if s.phase == phases.DECIDE:
        return AGAIN if wants_more(s, seat, has_a_whim) else STOP
    first = pick(luck >> 8, count)  # equally good moves are taken in random order
    best, most = moves[first], -1
    for i in range(count):
        move = moves[first + i - count if first + i >= count else first + i]
        value = at_first_sight(s, seat, move, has_a_whim)
        if value > most:
            best, most = move, value
    return best


@rule
def wants_more(s: Any, seat: int, has_a_whim: bool) -> bool:
    """Never if one more die would be too many."""
    if largest_room(s, seat, s.colour, s.aside + 1) == 0:
        return False
    return bool((s.aside < ENOUGH) != has_a_whim)


@rule
def at_first_sight(s: Any, seat: int, move: int, has_a_whim: bool) -> int:
    """What a move seems to be worth: dice that can be used, a star that can be marked."""
    if move >= MARK:
        return 1 if has_star(s, seat, move - MARK) else 0
    if move == PASS or s.phase == phases.SIDE:
        return 0
    dice = how_many(s.lying, move - TAKE)
    if largest_room(s, seat, move - TAKE, dice) == 0:
        return 0
    return 1 if has_a_whim else dice


def worth_to_easy(s: State, seat: int, move: int, luck: int) -> int:
    has_a_whim = pick(luck, WHIM) == 0
    if s.phase == phases.DECIDE:
        return int((move == AGAIN) == wants_more(s, seat, has_a_whim))
    return at_first_sight(s, seat, move, has_a_whim)


easy = enrol(
    Player(
        "easy",
        "diceland",
        "A beginner: takes the most dice, marks a bonus cell it touches, and has no plan.",
        bot_of(GAME, easy_policy),
        explain_policy(easy_policy, worth_to_easy),
        easy_policy,
    )
)
