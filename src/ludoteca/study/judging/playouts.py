"""Plays on from many points of a game, on the same luck from each: what differs is the point.

The luck of dice and cards is keyed by event, that of players by the last event before and by how many decisions
came since. So games that went apart have the same luck again at every event that comes in both.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.search import VICTORY, share_of_victory
from ludoteca.engine import native
from ludoteca.engine.dice import luck, luck_of_choices, luck_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.layout import Layout
from ludoteca.engine.loop import (
    MOST_DECISIONS,
    Policy,
    decision_rule,
    draw_rule,
    forget_fault,
    goes_on,
    room_for_moves,
)
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import CHANCE_ALONE, NOBODY, lowest

NO_MOVE = -1
PARTS = 60
"""A victory is counted in so many: it can be shared by two to six."""
OF_A_PART = VICTORY // PARTS

Shares = NDArray[np.float32]
"""By start, deal and seat."""


class Start(NamedTuple):
    """From where to play on."""

    state: Layout
    event: int
    """The key of the last chance event before."""
    decided: int
    """How many decisions were made since."""
    seat: int = NOBODY
    """Whose view the state is: what the seat may not know is dealt anew each time. NOBODY's has no secrets."""
    mover: int = NOBODY
    """Who makes a move first."""
    move: int = NO_MOVE


class Playouts:
    """All seats are played by one policy."""

    def __init__(self, game: Game, policy: Policy, interpreted: bool = False) -> None:
        self.game, self.policy = game, policy
        self.is_compiled = native.available() and not interpreted

    def __call__(self, starts: Sequence[Start], seed: int, deals: range) -> Shares:
        """How the victory was shared, on the luck of a seed with these numbers."""
        players = starts[0].state.players
        results = np.zeros((len(starts), len(deals), players), np.int8)
        if self.is_compiled:
            self._run_compiled(starts, seed, deals, results)
        else:
            self._run_interpreted(starts, seed, deals, results)
        return (results / PARTS).astype(np.float32)

    def _run_compiled(self, starts: Sequence[Start], seed: int, deals: range, results: Any) -> None:
        records = np.zeros(len(starts) + 1, starts[0].state.dtype())
        for row, start in enumerate(starts):
            if row and start.state is starts[row - 1].state:
                records[row] = records[row - 1]
            else:
                start.state.write(records[row])
        jobs = np.array([start[1:] for start in starts], np.int64)
        buffer = np.zeros(room_for_moves(self.game), np.int16)
        _compiled_playouts(self.game, self.policy)(records, jobs, seed, deals.start, buffer, results)

    def _run_interpreted(self, starts: Sequence[Start], seed: int, deals: range, results: Any) -> None:
        finish, buffer = finish_rule(self.game, self.policy), [0] * room_for_moves(self.game)
        for row, start in enumerate(starts):
            for column, deal in enumerate(deals):
                s, chance = start.state.copy(), luck(seed, deal)
                if start.seat != NOBODY:
                    self.game.deal_unseen(s, start.seat, chance)
                after = start.event, start.decided
                finish(s, start.mover, start.move, chance, *after, buffer, results[row, column])


@cache
def _compiled_playouts(game: Game, policy: Policy) -> Any:
    finish, deal_unseen = finish_rule(game, policy), game.deal_unseen

    def run(records, jobs, seed, first, buffer, results) -> None:  # type: ignore[no-untyped-def]
        s = records[len(jobs)]
        for row in range(len(jobs)):
            event, decided, seat, mover, move = jobs[row]
            for column in range(results.shape[1]):
                records[len(jobs)] = records[row]
                chance = luck(seed, first + column)
                if seat != NOBODY:
                    deal_unseen(s, seat, chance)
                finish(s, mover, move, chance, event, decided, buffer, results[row, column])

    return native.compiled(run)


@cache
def finish_rule(game: Game, policy: Policy) -> Any:
    """A rule: makes a move, if there is one, plays on, and writes by seat what came out."""
    legal, play, draw = game.rules.legal, game.rules.play, draw_rule(game)
    decide, chance_key = decision_rule(game, (policy,), forget_fault), game.rules.chance_key

    @rule
    def finish(s: Any, mover: int, move: int, seed: int, event: int, since: int, buffer: Any, result: Any) -> None:
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
        for seat in range(s.players):
            result[seat] = share_of_victory(s, seat) // OF_A_PART

    return finish
