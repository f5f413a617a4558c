"""Plays on from many points of a game with the same luck, so that only the point differs.

The luck of dice and cards depends on the event, and that of players on the last event and the number of
decisions since. So games that have diverged have the same luck again at every event that occurs in both.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from ludoteca.bots.search import VICTORY, share_of_victory
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.layout import Layout
from ludoteca.engine.many.loop import MOST_DECISIONS, Policy, decision_rule, draw_rule, forget_fault, goes_on
from ludoteca.engine.rule import copy_state, rule
from ludoteca.engine.seats import CHANCE_ALONE, NOBODY, lowest

NO_MOVE = -1
PARTS = 60
"""The parts in which a victory is counted: divisible by the two to six who may share it."""
OF_A_PART = VICTORY // PARTS

Shares = list[list[int]]
"""How the victory was shared: each seat's parts, deal by deal."""


class Start(NamedTuple):
    """A state from which to play on."""

    state: Layout
    event: int
    """The key of the last chance event before."""
    decided: int
    """How many decisions were made since."""
    seat: int = NOBODY
    """The seat whose knowledge the state is: what it may not know is dealt anew each time. NOBODY's has no
    secrets."""
    mover: int = NOBODY
    """The seat that makes a move first."""
    move: int = NO_MOVE


class Playouts:
    """Plays on with one policy on all seats."""

    def __init__(self, game: Game, policy: Policy, interpreted: bool = False) -> None:
        self.game, self.policy = game, policy
        self._kernel = playing_on(game, policy)
        self.is_compiled = self._kernel.is_compiled and not interpreted

    def __call__(self, starts: Sequence[Start], seed: int, deals: range) -> list[Shares]:
        """Plays on from starts in one state, with the luck of a seed for these numbers."""
        state, players, count = starts[0].state, starts[0].state.players, len(deals)
        given = [seed, deals.start, count, *(number for start in starts for number in start[1:])]
        told = self._kernel(state, given, len(starts) * players * count, not self.is_compiled)
        rows = [told[at : at + count] for at in range(0, len(told), count)]
        return [rows[at : at + players] for at in range(0, len(rows), players)]


SEED, FIRST, DEALS, STARTS = range(4)
"""The given numbers; the starts come last, each with the same number of values."""
EVENT, DECIDED, SEAT, MOVER, MOVE, NUMBERS = range(6)


@cache
def playing_on(game: Game, policy: Policy) -> Kernel:
    finish, deal_unseen = finish_rule(game, policy), game.deal_unseen

    @rule
    def play_on(states: Any, given: Any, told: Any, moves: Any) -> None:
        deals, players = given[DEALS], states[0].players
        for start in range((len(given) - STARTS) // NUMBERS):
            at = STARTS + start * NUMBERS
            for deal in range(deals):
                copy_state(states, 1, 0)
                chance = luck(given[SEED], given[FIRST] + deal)
                if given[at + SEAT] != NOBODY:
                    deal_unseen(states[1], given[at + SEAT], chance)
                finish(
                    states[1],
                    given[at + MOVER],
                    given[at + MOVE],
                    chance,
                    given[at + EVENT],
                    given[at + DECIDED],
                    moves,
                )
                for seat in range(players):
                    told[(start * players + seat) * deals + deal] = share_of_victory(states[1], seat) // OF_A_PART

    return Kernel(game, "review", play_on, states=2)


@cache
def finish_rule(game: Game, policy: Policy) -> Any:
    """A rule that makes a move, if there is one, and plays to the end."""
    legal, play, draw = game.rules.legal, game.rules.play, draw_rule(game)
    decide, chance_key = decision_rule(game, (policy,), forget_fault), game.rules.chance_key

    @rule
    def finish(s: Any, mover: int, move: int, seed: int, event: int, since: int, buffer: Any) -> None:
        dice = luck_of_game(seed)
        choices = luck_of_choices(seed)
        choices_now = luck(choices, event)
        decisions = 0
        if move != NO_MOVE:
            play(s, mover, move)
            since += 1
        while goes_on(s, decisions, MOST_DECISIONS):
            if s.awaited == CHANCE_ALONE:
                choices_now = luck(choices, chance_key(s))
                since = 0
                draw(s, dice)
            else:
                seat = lowest(s.awaited)
                count = legal(s, seat, buffer)
                play(s, seat, decide(0, s, seat, buffer, buffer, count, luck(choices_now, since), ()))
                since += 1
                decisions += 1

    return finish
