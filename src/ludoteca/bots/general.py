"""Bots for games that bring none: they know only the rules, and play on to see what a move leads to.

`easy` tries each move a few times, `medium` spends more tries on the moves that look best, `expert` searches a
tree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from ludoteca.bots.advice import Advice, Reason, Weighed
from ludoteca.bots.player import Player
from ludoteca.bots.random import random_policy
from ludoteca.bots.search import halve, to_the_end, trial_kernel, trials
from ludoteca.bots.tree import search_tree, tree_kernel
from ludoteca.engine.game import Game, View
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.layout import Layout

EASY_TRIALS, MEDIUM_TRIALS, EXPERT_PLAYOUTS = 40, 250, 4000
"""The first two are few enough to run interpreted, so that nobody waits for a compiler."""


class Thought(NamedTuple):
    move: int
    win: float


Think = Callable[[Layout, int, Sequence[int], Random], list[Thought]]
"""What a bot thinks of its moves, its favourite first."""


def players_of(game: Game) -> list[Player]:
    """Bots of three levels for any game."""
    return [
        player(game, "easy", "Tries every move a few times.", playing_on(game, EASY_TRIALS)),
        player(
            game, "medium", "Plays on from its moves, the better ones more often.", playing_on(game, MEDIUM_TRIALS)
        ),
        player(game, "expert", "Searches a tree of what everybody might do.", searching(game, EXPERT_PLAYOUTS)),
    ]


def kernels_of(game: Game) -> tuple[Kernel, ...]:
    """Their compiled calculations."""
    return trial_kernel(game, to_the_end(game, random_policy)), tree_kernel(game)


def playing_on(game: Game, budget: int) -> Think:
    """Flat Monte Carlo: everybody plays on at random."""

    def think(known: Layout, seat: int, moves: Sequence[int], generator: Random) -> list[Thought]:
        trial = trials(game, to_the_end(game, random_policy), known, seat, generator, interpreted=True)
        return [Thought(one.move, one.win) for one in halve(trial, moves, budget)]

    return think


def searching(game: Game, playouts: int) -> Think:
    """A tree search; without compiled code it would be too slow, and flat Monte Carlo is used instead."""
    flat = playing_on(game, MEDIUM_TRIALS)

    def think(known: Layout, seat: int, moves: Sequence[int], generator: Random) -> list[Thought]:
        if not tree_kernel(game).is_compiled:
            return flat(known, seat, moves, generator)
        return [Thought(one.move, one.win) for one in search_tree(game, known, seat, playouts, generator)]

    return think


def player(game: Game, name: str, description: str, think: Think) -> Player:
    def thoughts(view: View, legal: list[str], generator: Random) -> list[Thought]:
        moves = [game.notation.read(text, by_chance=False) for text in legal]
        return think(view.state, view["you"], moves, generator)

    def choose(view: View, legal: list[str], generator: Random) -> str:
        if len(legal) == 1:
            return legal[0]
        return game.notation.text(thoughts(view, legal, generator)[0].move)

    def explain(view: View, legal: list[str], generator: Random) -> Advice:
        found = thoughts(view, legal, generator)
        return Advice(
            tuple(
                Weighed(game.notation.text(one.move), one.win, one.win, Reason("advice-played-on")) for one in found
            )
        )

    return Player(name, game.name, description, choose, explain, compiles=name == "expert")
