"""Whether another move would have been better, over all that the seat could not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ludoteca.bots.search import Seen, halve
from ludoteca.engine.dice import luck
from ludoteca.study.judging.findings import Estimate
from ludoteca.study.judging.playouts import Playouts
from ludoteca.study.judging.points import Point
from ludoteca.study.judging.valuing import estimate

FIRST_DEAL_OF_TRIALS = 1 << 40
"""What was tried and what it is judged by are different luck."""


class Found(NamedTuple):
    move: int | None
    """A better move, if there is one."""
    loss: Estimate


def better_move(point: Point, playouts: Playouts, seed: int, tried: int, confirmed: int) -> Found:
    """The best move found in so many games, judged by others: what was chosen by luck gains nothing by that."""
    own = luck(seed, point.number)
    deals_used = FIRST_DEAL_OF_TRIALS

    def trial(moves: Sequence[int], deals: int) -> Seen:
        nonlocal deals_used
        numbers = range(deals_used, deals_used + deals)
        deals_used += deals
        wins = shares(point, moves, playouts, own, numbers)
        return wins, np.zeros_like(wins)

    best = halve(trial, moves_of(point), tried)[0].move
    if best == point.move:
        return Found(None, Estimate(0.0))
    instead, made = shares(point, [best, point.move], playouts, own, range(confirmed))
    return Found(best, estimate(instead - made))


def moves_of(point: Point) -> list[int]:
    """The move that was made first: where all bring the same it is as good as any."""
    return [point.move, *(move for move in point.legal if move != point.move)]


def shares(
    point: Point, moves: Sequence[int], playouts: Playouts, seed: int, deals: range
) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """What each move brings the seat, by deal."""
    starts = [point.start_as_known(move) for move in moves]
    return playouts(starts, seed, deals)[:, :, point.seat].astype(float)
