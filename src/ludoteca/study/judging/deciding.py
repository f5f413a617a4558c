"""Whether another move would have been better, over all that the seat could not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.search import VICTORY, halve
from ludoteca.engine.dice import luck
from ludoteca.study.intervals import NINETY_FIVE
from ludoteca.study.judging.findings import Estimate
from ludoteca.study.judging.playouts import Playouts
from ludoteca.study.judging.points import Point
from ludoteca.study.judging.valuing import estimate

FIRST_DEAL_OF_TRIALS = 1 << 40
"""What was tried and what it is judged by are different luck."""

Won = NDArray[np.float64]
"""Shares of the victory, by move and deal."""


class Found(NamedTuple):
    move: int | None
    """A better move, if there is one."""
    loss: Estimate


NONE_BETTER = Found(None, Estimate(0.0))


def better_move(point: Point, playouts: Playouts, seed: int, tried: int, confirmed: int) -> Found:
    """The best move found in so many games, if it looks better in others too.

    It is judged by others yet, so that what was chosen by luck gains nothing by that.
    """
    own = luck(seed, point.number)
    deals_used = FIRST_DEAL_OF_TRIALS

    def trial(moves: Sequence[int], deals: int) -> list[int]:
        nonlocal deals_used
        numbers = range(deals_used, deals_used + deals)
        deals_used += deals
        return rows_of(shares(point, moves, playouts, own, numbers))

    best = halve(trial, moves_of(point), tried)[0].move
    if best == point.move:
        return NONE_BETTER
    looked = range(deals_used, deals_used + confirmed)
    if not looks_better(gain(point, best, playouts, own, looked)):
        return NONE_BETTER
    return Found(best, gain(point, best, playouts, own, range(confirmed)))


def gain(point: Point, move: int, playouts: Playouts, seed: int, deals: range) -> Estimate:
    """What another move brings more than the one that was made."""
    instead, made = shares(point, [move, point.move], playouts, seed, deals)
    return estimate(instead - made)


def looks_better(gain: Estimate) -> bool:
    """By a standard error at least: in a race among many as good as each other any may come first."""
    return gain.value > gain.around / NINETY_FIVE


def rows_of(wins: Won) -> list[int]:
    """What was seen, as races take it (`sums_in`); no leads."""
    counted = np.rint(wins * VICTORY).astype(np.int64)
    sums, products, zeros = counted.sum(axis=1), counted @ counted.T, np.zeros(len(counted), np.int64)
    rows = np.column_stack([sums, zeros, counted.min(axis=1), counted.max(axis=1), zeros, zeros, products])
    found: list[int] = rows.ravel().tolist()
    return found


def moves_of(point: Point) -> list[int]:
    """The move that was made first: where all bring the same it is as good as any."""
    return [point.move, *(move for move in point.legal if move != point.move)]


def shares(point: Point, moves: Sequence[int], playouts: Playouts, seed: int, deals: range) -> Won:
    """What each move brings the seat, by deal."""
    starts = [point.start_as_known(move) for move in moves]
    return playouts(starts, seed, deals)[:, :, point.seat].astype(float)
