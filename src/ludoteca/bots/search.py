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
from ludoteca.engine.batch import Policy, by_seat, play_out_of
from ludoteca.engine.dice import luck
from ludoteca.engine.game import Game
from ludoteca.engine.rule import rule
from ludoteca.engine.seats import has

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
    """The seat's score less the best score of another."""
    trials: int


Trial = Callable[[Sequence[int], int], tuple[NDArray[np.float64], NDArray[np.float64]]]
"""Tries moves on so many deals: victories and leads, a row per move and a column per deal."""


def race(
    game: Game,
    policies: tuple[Policy, ...],
    view: dict[str, Any],
    moves: Sequence[int],
    budget: int,
    generator: Random,
) -> list[Promise]:
    """Shares a budget of games among moves and plays on with each. The best comes first."""
    return halve(lambda tried, deals: play_on(game, policies, view, tried, deals, generator), moves, budget)


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
        return [
            Promise(move, float(win), float(lead), self.wins.shape[1]) for move, win, lead in seen
        ] + self.fallen


def play_on(
    game: Game,
    policies: tuple[Policy, ...],
    view: dict[str, Any],
    moves: Sequence[int],
    deals: int,
    generator: Random,
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Tries each move on so many deals: victories and leads, a row per move and a column per deal.

    One policy plays for all seats, or one for each.
    """
    s, seat = game.state_of(view), view["you"]
    different, who = by_seat(policies if len(policies) > 1 else policies * s.players)
    wins = np.zeros((len(moves), deals))
    leads = np.zeros((len(moves), deals))
    seed = generator.getrandbits(BITS_OF_LUCK)
    if native.available():
        record = np.zeros(3, s.dtype())
        s.write(record[0])
        buffer = np.zeros(game.rules.MOST_LEGAL, np.int16)
        trials = _compiled_trials(game, different)
        trials(record, seat, np.array(moves, np.int16), seed, buffer, np.array(who, np.int8), wins, leads)
    else:
        _interpreted_trials(game, different, s, seat, moves, seed, who, wins, leads)
    return wins / VICTORY, leads


@cache
def _compiled_trials(game: Game, policies: tuple[Policy, ...]) -> Any:
    finish, deal_unseen = _finish_of(game, policies), game.deal_unseen

    def trials(record, seat, moves, seed, buffer, who, wins, leads) -> None:  # type: ignore[no-untyped-def]
        dealt, s = record[1], record[2]
        for deal in range(wins.shape[1]):
            record[1] = record[0]
            deal_unseen(dealt, seat, luck(seed, deal))
            for i in range(len(moves)):
                record[2] = record[1]
                finish(s, seat, moves[i], luck(seed, deal), buffer, who)
                wins[i, deal] = share(s, seat)
                leads[i, deal] = lead(s, seat)

    share, lead = share_of_victory, _lead_of(game)
    return native.compiled(trials)


def _interpreted_trials(
    game: Game,
    policies: tuple[Policy, ...],
    start: Any,
    seat: int,
    moves: Sequence[int],
    seed: int,
    who: list[int],
    wins: NDArray[np.float64],
    leads: NDArray[np.float64],
) -> None:
    finish, lead = _finish_of(game, policies), _lead_of(game)
    buffer = [0] * game.rules.MOST_LEGAL
    for deal in range(wins.shape[1]):
        dealt = start.copy()
        game.deal_unseen(dealt, seat, luck(seed, deal))
        for i, move in enumerate(moves):
            s = dealt.copy()
            finish(s, seat, move, luck(seed, deal), buffer, who)
            wins[i, deal] = share_of_victory(s, seat)
            leads[i, deal] = lead(s, seat)


@cache
def _finish_of(game: Game, policies: tuple[Policy, ...]) -> Callable[[Any, int, int, int, Any, Any], None]:
    play, play_out = game.rules.play, play_out_of(game, policies)

    @rule
    def finish(s: Any, seat: int, move: int, seed: int, buffer: Any, who: Any) -> None:
        play(s, seat, move)
        play_out(s, seed, buffer, who)

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
def _lead_of(game: Game) -> Callable[[Any, int], int]:
    score = game.rules.score

    @rule
    def lead(s: Any, seat: int) -> int:
        best = -(1 << 30)
        for other in range(s.players):
            if other != seat:
                best = max(best, score(s, other))
        return score(s, seat) - best

    return lead
