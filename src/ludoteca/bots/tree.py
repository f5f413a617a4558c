"""A plain information-set Monte Carlo tree search, for any game.

Each playout deals what the seat cannot know, descends one tree of moves by UCB among the legal ones, adds a
move, and finishes with random moves. Chance is drawn on the way and has no nodes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import log, sqrt
from random import Random
from typing import Any, NamedTuple

from ludoteca.bots.policies import BITS_OF_LUCK
from ludoteca.bots.search import VICTORY, share_of_victory
from ludoteca.engine.dice import luck, pick
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.layout import Layout
from ludoteca.engine.rule import copy_state, rule, table
from ludoteca.engine.seats import CHANCE_ALONE, lowest

EXPLORATION = 0.7
DEEPEST = 400
ROOT, NONE = 0, -1

MOVE, FIRST_CHILD, SIBLING, VISITS, OFFERED, MOVER, VICTORIES, NUMBERS = range(8)
"""The numbers in the row of a node."""


class Found(NamedTuple):
    """What the search found out about a move."""

    move: int
    win: float
    """Victories, a shared one counting as a part."""
    visits: int


def search_tree(game: Game, known: Layout, seat: int, playouts: int, generator: Random) -> list[Found]:
    """The moves that were tried, the most visited first."""
    given = [seat, playouts, generator.getrandbits(BITS_OF_LUCK)]
    nodes = tree_kernel(game)(known, given, room_for(game, playouts))
    found = [
        Found(nodes[c + MOVE], nodes[c + VICTORIES] / VICTORY / nodes[c + VISITS], nodes[c + VISITS])
        for c in children(nodes)
    ]
    return sorted(found, key=lambda one: -one.visits)


def children(nodes: Sequence[int]) -> Iterator[int]:
    """The indices of the root's children."""
    child = nodes[ROOT + FIRST_CHILD]
    while child != NONE:
        yield child
        child = nodes[child + SIBLING]


def room_for(game: Game, playouts: int) -> int:
    """The size of the buffer: nodes, the path to one, and the moves not tried there."""
    return NUMBERS * (playouts + 1) + DEEPEST + game.rules.MOST_LEGAL


@rule
def child_with(nodes: Any, parent: int, move: int) -> int:
    child = nodes[parent + FIRST_CHILD]
    while child != NONE and nodes[child + MOVE] != move:
        child = nodes[child + SIBLING]
    return int(child)


@rule
def add_child(nodes: Any, parent: int, child: int, move: int, mover: int) -> None:
    nodes[child + MOVE] = move
    nodes[child + MOVER] = mover
    nodes[child + OFFERED] = 1
    nodes[child + FIRST_CHILD] = NONE
    nodes[child + SIBLING] = nodes[parent + FIRST_CHILD]
    nodes[parent + FIRST_CHILD] = child


PARTS_OF_LOG = 1 << 16
MOST_LOGS = 1 << 12
log_in_parts = table([0, *(round(PARTS_OF_LOG * log(number)) for number in range(1, MOST_LOGS))])
LOG_OF_2 = round(PARTS_OF_LOG * log(2))


@rule
def logarithm(number: int) -> int:
    """A logarithm in fixed point, from a table: the last digit of math libraries differs."""
    halvings = 0
    while number >> halvings >= MOST_LOGS:
        halvings += 1
    return log_in_parts(number >> halvings) + halvings * LOG_OF_2


@rule
def promise(nodes: Any, child: int) -> float:
    """The UCB of a child: its results, plus a bonus for being visited rarely."""
    visits = nodes[child + VISITS]
    seldom = sqrt(logarithm(nodes[child + OFFERED]) / (PARTS_OF_LOG * visits))
    return nodes[child + VICTORIES] / (VICTORY * visits) + EXPLORATION * seldom  # type: ignore[no-any-return]


@cache
def tree_kernel(game: Game) -> Kernel:
    rules = game.rules
    legal, play, happen, deal_unseen = rules.legal, rules.play, rules.happen, game.deal_unseen
    chance_move, chance_outcomes = rules.chance_move, rules.chance_outcomes

    @rule
    def search(states: Any, given: Any, nodes: Any, offered: Any) -> None:
        seat, playouts = given[0], given[1]
        path = NUMBERS * (playouts + 1)
        untried = path + DEEPEST
        nodes[ROOT + FIRST_CHILD] = NONE
        used = NUMBERS
        for playout in range(playouts):
            copy_state(states, 1, 0)
            s = states[1]
            chances = luck(given[2], playout)
            deal_unseen(s, seat, chances)
            node, depth, draws, in_tree = ROOT, 0, 0, True
            while s.awaited != 0:
                draws += 1
                chance = luck(chances, 1000 + draws)
                if s.awaited == CHANCE_ALONE:
                    happen(s, chance_move(s, pick(chance, chance_outcomes(s))))
                    continue
                who = seat if draws == 1 else lowest(s.awaited)
                count = legal(s, who, offered)
                move = int(offered[pick(chance, count)])
                if in_tree:
                    fresh = 0
                    best = -1.0
                    for i in range(count):
                        child = child_with(nodes, node, offered[i])
                        if child == NONE:
                            nodes[untried + fresh] = offered[i]
                            fresh += 1
                            continue
                        nodes[child + OFFERED] += 1
                        value = promise(nodes, child)
                        if fresh == 0 and value > best:
                            best, move = value, int(offered[i])
                    if fresh > 0:
                        move = int(nodes[untried + pick(chance, fresh)])
                        add_child(nodes, node, used, move, who)
                        node, used = used, used + NUMBERS
                        in_tree = False
                    else:
                        node = child_with(nodes, node, move)
                    nodes[path + depth] = node
                    depth += 1
                    in_tree = in_tree and depth < DEEPEST
                play(s, who, move)
            for i in range(depth):
                row = nodes[path + i]
                nodes[row + VISITS] += 1
                nodes[row + VICTORIES] += share_of_victory(s, nodes[row + MOVER])

    return Kernel(game, "tree", search, states=2)
