"""Bots beside a learner in many games at once: they decide in compiled code, without a call from Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ludoteca.engine.dice import CHOICES, luck, luck_of_choices, pick
from ludoteca.engine.game import Game
from ludoteca.engine.many.loop import Policy, ReadOnly, decision_rule
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import NOBODY, lowest, steps_between

SEAT_OF_LEARNER = CHOICES + 1
"""A key that no event has; the learner's seat is drawn with it."""


class Opponents(NamedTuple):
    """Bots on all seats but the learner's, clockwise from its left."""

    policy_of: Any
    """The policy's number, by bot."""
    seat: int
    """The learner's seat in every game, or NOBODY if it is drawn."""
    learners: Any
    """The learner's seat, by game."""
    moves: Any
    shown: Any
    """Room for a bot's legal moves, read-only."""
    faults: Any
    """By core, by bot, and by its seat."""
    won: Any
    """By game, the learner's reward where a game has ended."""
    last_rows: Any
    """What the learner saw at that end."""

    def part(self, rows: slice, core: int) -> Opponents:
        """The arrays of some rows only, with working memory of their own; for states that are records."""
        moves = self.moves.copy()
        return self._replace(
            learners=self.learners[rows], won=self.won[rows], last_rows=self.last_rows[rows],
            faults=self.faults[core:], moves=moves, shown=shown_of(moves),
        )  # fmt: skip


def shown_of(moves: Any) -> Any:
    """A read-only view of the same moves."""
    if isinstance(moves, list):
        return ReadOnly(moves)
    shown = moves.view()
    shown.flags.writeable = False
    return shown


class OpponentsRules(NamedTuple):
    """What a step does for bots beside a learner."""

    forget_end: Callable[[int, Any], None]
    bot_decides: Callable[[Any, int, int, Any, Any], bool]
    """Lets a bot decide if it is a bot's turn; returns whether it was."""
    seat_learner: Callable[[Any, int, int, Any], None]
    """Gives the learner its seat when a game begins."""
    tell_end: Callable[[Any, int, Any, Any], None]
    """Notes for the learner how a game has ended."""


@cache
def opponents_rules(game: Game, policies: tuple[Policy, ...]) -> OpponentsRules:
    """The rules for these bots; without bots they do nothing."""
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
        """With the luck that the bot would have in a simulation."""
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
