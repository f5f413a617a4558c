"""What moves are worth, found by playing on: deal the unseen as it could be, make the move, let policies finish.

All moves are tried on the same deals and the same luck, so that what differs is the move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
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
    """Shares a budget of trials among moves: again and again the worse half drops out. The best comes first."""
    alive = [Promise(move, 0.0, 0.0, 0) for move in moves]
    fallen: list[Promise] = []
    rounds = max(1, ceil(log2(len(moves))))
    for _ in range(rounds):
        deals = max(1, budget // (rounds * len(alive)))
        wins, leads = trial([one.move for one in alive], deals)
        alive = [_with(*known) for known in zip(alive, wins, leads, strict=True)]
        alive.sort(key=lambda one: (-one.win, -one.lead))
        half = (len(alive) + 1) // 2
        alive, fallen = alive[:half], alive[half:] + fallen
    return alive + fallen


def _with(known: Promise, wins: NDArray[np.float64], leads: NDArray[np.float64]) -> Promise:
    trials = known.trials + len(wins)
    win = (known.win * known.trials + wins.sum()) / trials
    lead = (known.lead * known.trials + leads.sum()) / trials
    return Promise(known.move, float(win), float(lead), trials)


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
