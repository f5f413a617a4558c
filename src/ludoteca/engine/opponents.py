"""Bots beside a learner, in many games at once: they decide in compiled code, without a call from Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ludoteca.engine.dice import CHOICES, luck, luck_of_choices, pick
from ludoteca.engine.game import Game
from ludoteca.engine.loop import Policy, ReadOnly, decision_rule
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import NOBODY, lowest, steps_between

SEAT_OF_LEARNER = CHOICES + 1
"""A key no event has: the learner's seat is drawn with it."""


class Opponents(NamedTuple):
    """Bots on all seats but the learner's, clockwise from its left."""

    policy_of: Any
    """By bot."""
    seat: int
    """The learner's in every game, or NOBODY where it is drawn."""
    learners: Any
    """By game."""
    moves: Any
    shown: Any
    """Room for the legal moves of a bot, and the same for who must not change them."""
    faults: Any
    """By core, by bot, and by its seat."""
    won: Any
    """By game: the learner's reward where one has ended."""
    last_rows: Any
    """What the learner saw at that end."""

    def part(self, rows: slice, core: int) -> Opponents:
        """The same for some of the rows, with room of its own to work in: for records only."""
        moves = self.moves.copy()
        return self._replace(
            learners=self.learners[rows], won=self.won[rows], last_rows=self.last_rows[rows],
            faults=self.faults[core:], moves=moves, shown=shown_of(moves),
        )  # fmt: skip


def shown_of(moves: Any) -> Any:
    """The same moves for who must not change them."""
    if isinstance(moves, list):
        return ReadOnly(moves)
    shown = moves.view()
    shown.flags.writeable = False
    return shown


class OpponentsRules(NamedTuple):
    """What a step does for them."""

    forget_end: Callable[[int, Any], None]
    bot_decides: Callable[[Any, int, int, Any, Any], bool]
    """Lets a bot decide, if it is a bot's turn."""
    seat_learner: Callable[[Any, int, int, Any], None]
    """Gives the learner its seat in a game that begins."""
    tell_end: Callable[[Any, int, Any, Any], None]
    """Tells the learner how a game has ended."""


@cache
def opponents_rules(game: Game, policies: tuple[Policy, ...]) -> OpponentsRules:
    """Without bots they do nothing."""
    return rules_of_bots(game, policies) if policies else NO_BOTS


@rule
def forget_nothing(g: int, opponents: Any) -> None:
    pass


@rule
def nobody_decides(s: Any, g: int, seed: int, decisions: Any, opponents: Any) -> bool:
    return False


@rule
def seat_nobody(s: Any, g: int, seed: int, opponents: Any) -> None:
    pass


@rule
def tell_nobody(s: Any, g: int, rewards: Any, opponents: Any) -> None:
    pass


NO_BOTS = OpponentsRules(forget_nothing, nobody_decides, seat_nobody, tell_nobody)


@rule
def forget_end(g: int, opponents: Any) -> None:
    opponents.won[g] = 0.0


@rule
def seat_learner(s: Any, g: int, seed: int, opponents: Any) -> None:
    if opponents.seat == NOBODY:
        opponents.learners[g] = pick(luck(seed, SEAT_OF_LEARNER), int(s.players))
    else:
        opponents.learners[g] = opponents.seat


def rules_of_bots(game: Game, policies: tuple[Policy, ...]) -> OpponentsRules:
    legal, play, decide = game.rules.legal, game.rules.play, decision_rule(game, policies)
    observe = game.encoding.observe

    @rule
    def bot_decides(s: Any, g: int, seed: int, decisions: Any, opponents: Any) -> bool:
        """With the luck that it has in a simulation."""
        seat = lowest(s.awaited)
        learner = int(opponents.learners[g])
        if seat == learner:
            return False
        bot = steps_between(s, learner, seat) - 1
        moves, shown = opponents.moves, opponents.shown
        count = legal(s, seat, moves)
        chance = luck(luck_of_choices(seed), int(decisions[g]))
        policy, faults = opponents.policy_of[bot], opponents.faults[0][bot]
        play(s, seat, decide(policy, s, seat, moves, shown, count, chance, faults))
        decisions[g] += 1
        return True

    @rule
    def tell_end(s: Any, g: int, rewards: Any, opponents: Any) -> None:
        seat = int(opponents.learners[g])
        opponents.won[g] = rewards[g, seat]
        observe(s, seat, opponents.last_rows[g])

    return OpponentsRules(forget_end, bot_decides, seat_learner, tell_end)
