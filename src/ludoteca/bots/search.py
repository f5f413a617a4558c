"""What moves are worth, found by playing on: deal the unseen as it could be, make the move, let policies finish.

All moves are tried on the same deals and the same luck, so that what differs is the move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from math import ceil, log2
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.policies import BITS_OF_LUCK
from ludoteca.engine import native
from ludoteca.engine.dice import luck
from ludoteca.engine.game import Game, View
from ludoteca.engine.layout import Layout
from ludoteca.engine.loop import Policy, forget_fault, play_out_rule, room_for_moves
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import MOST_PLAYERS, has

VICTORY = 60
"""What a victory counts; it can be shared by two to six."""
SURE = 3
"""Standard errors by which a move is certainly behind; one more deal, as bad as deals can be, is reckoned with."""
FEWEST = 80
"""After fewer deals nothing is certain."""
ALIKE = 300
"""Moves that brought the same in so many deals are taken for equal."""


class Promise(NamedTuple):
    """What a move was seen to bring, on average."""

    move: int
    win: float
    """Victories, a shared one counting as a part."""
    lead: float
    """What decides where victories are equal: the score less the best of another, or what the game counts."""
    trials: int


Seen = tuple[NDArray[np.float64], NDArray[np.float64]]
"""Victories and leads, a row per move and a column per deal."""

Trial = Callable[[Sequence[int], int], Seen]
"""Tries moves on so many deals."""


def race(
    game: Game, policy: Policy, view: View, moves: Sequence[int], budget: int, generator: Random
) -> list[Promise]:
    """Shares a budget of games among moves. A policy plays on for all seats. The best move comes first."""
    trials = Trials(game, finish_of(game, policy), view.state, view["you"], (2,), generator)
    return halve(lambda tried, deals: whole_games(trials, tried, deals), moves, budget)


def halve(trial: Trial, moves: Sequence[int], budget: int) -> list[Promise]:
    """Shares a budget of trials among moves: again and again the worse half drops out. The best comes first.

    Who is certainly behind drops out before, and when only one is left nothing more is tried.
    """
    race, rounds = Race(moves), max(1, ceil(log2(len(moves))))
    for _ in range(rounds):
        for deals in looks(max(1, budget // (rounds * len(race.moves)))):
            race.go_on(trial, deals)
            race.let_go(race.still_open())
            if len(race.moves) == 1:
                return race.result()
        race.let_go((len(race.moves) + 1) // 2)
    return race.result()


def looks(deals: int) -> list[int]:
    """Deals in parts: it is looked who is behind whenever the deals of a round have doubled."""
    ends = [part for part in (deals // 8, deals // 4, deals // 2) if part >= FEWEST]
    return [end - start for start, end in pairwise([0, *ends, deals])]


class Race:
    """Moves that are still tried, the best first, and all that was seen of them: a column per deal."""

    def __init__(self, moves: Sequence[int]) -> None:
        self.moves = list(moves)
        self.wins = self.leads = np.zeros((len(moves), 0))
        self.fallen: list[Promise] = []

    def go_on(self, trial: Trial, deals: int) -> None:
        wins, leads = trial(self.moves, deals)
        self.wins, self.leads = np.hstack([self.wins, wins]), np.hstack([self.leads, leads])
        self.put_in_order(np.lexsort((-self.leads.mean(axis=1), -self.wins.mean(axis=1))))

    def still_open(self) -> int:
        """How many moves could be better yet than the best so far; they come next after it."""
        behind, deals = self.wins[0] - self.wins, self.wins.shape[1]
        if deals < FEWEST:
            return len(self.moves)
        error = np.sqrt(behind.var(axis=1) / deals + (np.ptp(self.wins) / deals) ** 2)
        is_open = (behind.mean(axis=1) < SURE * error) & (behind.any(axis=1) | (deals < ALIKE))
        is_open[0] = True
        self.put_in_order(np.argsort(~is_open, kind="stable"))
        return int(is_open.sum())

    def put_in_order(self, order: NDArray[np.intp]) -> None:
        self.moves = [self.moves[place] for place in order]
        self.wins, self.leads = self.wins[order], self.leads[order]

    def let_go(self, kept: int) -> None:
        """All moves but the first few drop out."""
        self.fallen = self.result()[kept:]
        self.moves, self.wins, self.leads = self.moves[:kept], self.wins[:kept], self.leads[:kept]

    def result(self) -> list[Promise]:
        seen = zip(self.moves, self.wins.mean(axis=1), self.leads.mean(axis=1), strict=True)
        trials = self.wins.shape[1]
        return [Promise(move, float(win), float(lead), trials) for move, win, lead in seen] + self.fallen


# Trials

Finish = Callable[[Any, int, int, int, Any, Any], None]
"""A rule (state, seat, move, luck, buffer for moves, result): makes a move, plays on, writes what came out."""


class Trials:
    """Tries moves of a seat, each on the same deals of what it may not know and on the same luck."""

    def __init__(
        self,
        game: Game,
        finish: Finish,
        s: Layout,
        seat: int,
        shape: tuple[int, ...],
        generator: Random,
        interpreted: bool = False,
    ) -> None:
        self.game, self.finish, self.s, self.seat = game, finish, s, seat
        self.shape = shape
        self.generator = generator
        self.is_compiled = native.available() and not interpreted
        self.record = np.zeros(3, s.dtype())
        s.write(self.record[0])

    def __call__(self, moves: Sequence[int], deals: int) -> NDArray[np.int32]:
        """What came out, by move and deal."""
        results = np.zeros((len(moves), deals, *self.shape), np.int32)
        seed = self.generator.getrandbits(BITS_OF_LUCK)
        if self.is_compiled:
            buffer = np.zeros(room_for_moves(self.game), np.int16)
            run = _compiled_trials(self.game, self.finish)
            run(self.record, self.seat, np.array(moves, np.int16), seed, buffer, results)
        else:
            self._run_interpreted(moves, seed, results)
        return results

    def _run_interpreted(self, moves: Sequence[int], seed: int, results: NDArray[np.int32]) -> None:
        buffer = [0] * room_for_moves(self.game)
        for deal in range(results.shape[1]):
            dealt = self.s.copy()
            self.game.deal_unseen(dealt, self.seat, luck(seed, deal))
            for i, move in enumerate(moves):
                self.finish(dealt.copy(), self.seat, move, luck(seed, deal), buffer, results[i, deal])


@cache
def _compiled_trials(game: Game, finish: Finish) -> Any:
    deal_unseen = game.deal_unseen

    def run(record, seat, moves, seed, buffer, results) -> None:  # type: ignore[no-untyped-def]
        dealt, s = record[1], record[2]
        for deal in range(results.shape[1]):
            record[1] = record[0]
            deal_unseen(dealt, seat, luck(seed, deal))
            for i in range(len(moves)):
                record[2] = record[1]
                finish(s, seat, moves[i], luck(seed, deal), buffer, results[i, deal])

    return native.compiled(run)


# Whole games

SHARE, LEAD = range(2)
ALL_ALIKE = (0,) * MOST_PLAYERS
"""The one policy plays every seat."""


def whole_games(trials: Trials, moves: Sequence[int], deals: int) -> Seen:
    results = trials(moves, deals)
    return results[..., SHARE] / VICTORY, results[..., LEAD].astype(float)


@cache
def finish_of(game: Game, policy: Policy) -> Finish:
    """Plays to the end of the game, and writes the share of the victory and the lead."""
    play, play_out, lead = game.rules.play, play_out_rule(game, (policy,), forget_fault), lead_of(game)

    @rule
    def finish(s: Any, seat: int, move: int, seed: int, buffer: Any, result: Any) -> None:
        play(s, seat, move)
        play_out(s, seed, ALL_ALIKE, buffer, buffer, ())
        result[SHARE] = share_of_victory(s, seat)
        result[LEAD] = lead(s, seat)

    return finish


@rule
def share_of_victory(s: Any, seat: int) -> int:
    if not has(s.winners, seat):
        return 0
    count = 0
    for other in range(s.players):
        if has(s.winners, other):
            count += 1
    return VICTORY // count


@cache
def lead_of(game: Game) -> Callable[[Any, int], int]:
    score = game.rules.score

    @rule
    def lead(s: Any, seat: int) -> int:
        best = -(1 << 30)
        for other in range(s.players):
            if other != seat:
                best = max(best, score(s, other))
        return score(s, seat) - best

    return lead
