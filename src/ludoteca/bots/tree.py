"""A plain information-set Monte Carlo tree search, the same for every game.

Each playout deals what the seat may not know, goes down one tree of moves by UCB among those that are legal, adds a
move, and finishes with random moves. Chance is drawn on the way and has no nodes of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import log, sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np

from ludoteca.bots.policies import BITS_OF_LUCK
from ludoteca.bots.search import VICTORY, share_of_victory
from ludoteca.engine import native
from ludoteca.engine.dice import luck, pick
from ludoteca.engine.game import Game
from ludoteca.engine.layout import Layout
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest

EXPLORATION = 0.7
DEEPEST = 400
ROOT, NONE = 0, -1

MOVE, FIRST_CHILD, SIBLING, VISITS, OFFERED, MOVER = range(6)
"""What a node of the tree keeps, beside its victories."""


class Found(NamedTuple):
    """What the search found out about a move."""

    move: int
    win: float
    """Victories, a shared one counting as a part."""
    visits: int


def search_tree(game: Game, known: Layout, seat: int, playouts: int, generator: Random) -> list[Found]:
    """The moves of a seat that were tried, the one visited most often first."""
    record = np.zeros(2, known.dtype())
    known.write(record[0])
    nodes, victories = np.zeros((playouts + 1, 6), np.int32), np.zeros(playouts + 1)
    moves = np.zeros((2, game.rules.MOST_LEGAL), np.int16)
    _search_of(game)(record, seat, generator.getrandbits(BITS_OF_LUCK), nodes, victories, moves)
    found = [
        Found(int(nodes[c, MOVE]), victories[c] / nodes[c, VISITS], int(nodes[c, VISITS])) for c in children(nodes)
    ]
    return sorted(found, key=lambda one: -one.visits)


def children(nodes: Any) -> Iterator[int]:
    """Of the root."""
    child = nodes[ROOT, FIRST_CHILD]
    while child != NONE:
        yield child
        child = nodes[child, SIBLING]


@rule
def child_with(nodes: Any, parent: int, move: int) -> int:
    child = nodes[parent, FIRST_CHILD]
    while child != NONE and nodes[child, MOVE] != move:
        child = nodes[child, SIBLING]
    return int(child)


@rule
def add_child(nodes: Any, parent: int, child: int, move: int, mover: int) -> None:
    nodes[child, MOVE] = move
    nodes[child, MOVER] = mover
    nodes[child, FIRST_CHILD] = NONE
    nodes[child, SIBLING] = nodes[parent, FIRST_CHILD]
    nodes[parent, FIRST_CHILD] = child


@cache
def _search_of(game: Game) -> Any:
    rules = game.rules
    legal, play, happen, deal_unseen = rules.legal, rules.play, rules.happen, game.deal_unseen
    chance_move, chance_outcomes = rules.chance_move, rules.chance_outcomes

    def search(record, seat, seed, nodes, victories, moves):  # type: ignore[no-untyped-def]
        s, offered, untried = record[1], moves[0], moves[1]
        path = np.zeros(DEEPEST, np.int32)
        nodes[ROOT, FIRST_CHILD] = NONE
        used = 1
        for playout in range(len(nodes) - 1):
            record[1] = record[0]
            chances = luck(seed, playout)
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
                move = offered[pick(chance, count)]
                if in_tree:
                    fresh = 0
                    best = -1.0
                    for i in range(count):
                        child = child_with(nodes, node, offered[i])
                        if child == NONE:
                            untried[fresh] = offered[i]
                            fresh += 1
                            continue
                        nodes[child, OFFERED] += 1
                        visits = nodes[child, VISITS]
                        value = victories[child] / visits + EXPLORATION * sqrt(log(nodes[child, OFFERED]) / visits)
                        if fresh == 0 and value > best:
                            best, move = value, offered[i]
                    if fresh > 0:
                        move = untried[pick(chance, fresh)]
                        add_child(nodes, node, used, move, who)
                        nodes[used, OFFERED] = 1
                        node, used = used, used + 1
                        in_tree = False
                    else:
                        node = child_with(nodes, node, move)
                    path[depth] = node
                    depth += 1
                    in_tree = in_tree and depth < DEEPEST
                play(s, who, move)
            for i in range(depth):
                nodes[path[i], VISITS] += 1
                victories[path[i]] += share_of_victory(s, nodes[path[i], MOVER]) / VICTORY

    return native.compiled(search)
