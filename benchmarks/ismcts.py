"""A plain information-set Monte Carlo tree search, the same for every game: a yardstick for experts.

Each playout deals what the seat may not know, goes down one tree of moves by UCB among those that are legal, adds a
move, and finishes with random moves. Chance is drawn on the way and has no nodes of its own.

    python benchmarks/bots.py --pair ismcts --games 100
"""

from __future__ import annotations

from functools import cache
from math import log, sqrt
from random import Random
from typing import Any

import numpy as np

from ludoteca.bots import Player, bot
from ludoteca.bots.policies import BITS_OF_LUCK
from ludoteca.bots.search import VICTORY, share_of_victory
from ludoteca.engine import native
from ludoteca.engine.dice import luck, pick
from ludoteca.engine.game import Game, View
from ludoteca.engine.match import Bot
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, lowest
from ludoteca.games import find
from ludoteca.games.cincinnati.bots.expert import ROUNDS_TRIED
from ludoteca.games.diceland.bots.expert import TRIALS
from ludoteca.games.twins.bots.expert import BUDGET

EXPLORATION = 0.7
DEEPEST = 400
ROOT, NONE = 0, -1

MOVE, FIRST_CHILD, SIBLING, VISITS, OFFERED, MOVER = range(6)
"""What a node of the tree keeps, beside its victories."""


def ismcts(game: Game, playouts: int) -> Bot:
    """A bot that searches so many playouts for each move."""

    def ismcts(view: View, legal: list[str], generator: Random) -> str:
        s, seat = view.state, view["you"]
        record = np.zeros(2, s.dtype())
        s.write(record[0])
        nodes, victories = np.zeros((playouts + 1, 6), np.int32), np.zeros(playouts + 1)
        moves = np.zeros((2, game.rules.MOST_LEGAL), np.int16)
        seed = generator.getrandbits(BITS_OF_LUCK)
        return game.notation.text(int(_search_of(game)(record, seat, seed, nodes, victories, moves)))

    return ismcts


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
        best = nodes[ROOT, FIRST_CHILD]
        child = best
        while child != NONE:
            if nodes[child, VISITS] > nodes[best, VISITS]:
                best = child
            child = nodes[child, SIBLING]
        return nodes[best, MOVE]

    return native.compiled(search)


def enrolled(game: str, playouts: int) -> Player:
    return bot(game, "A plain information-set Monte Carlo tree search.")(ismcts(find(game), playouts))


ismcts_in_cincinnati = enrolled("cincinnati", ROUNDS_TRIED)
ismcts_in_twins = enrolled("twins", BUDGET)
ismcts_in_diceland = enrolled("diceland", TRIALS)
"""Each with as many playouts as the expert of its game has trials."""
