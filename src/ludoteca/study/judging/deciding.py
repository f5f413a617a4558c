"""Whether another move would have been better, over everything that the seat could not know."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from ludoteca.bots.search import halve
from ludoteca.engine.dice import luck
from ludoteca.study.intervals import NINETY_FIVE
from ludoteca.study.judging.findings import Estimate, is_certain_of_many
from ludoteca.study.judging.playouts import OF_A_PART, Playouts
from ludoteca.study.judging.points import Point
from ludoteca.study.judging.valuing import Samples, estimate, less

FIRST_DEAL_OF_TRIALS = 1 << 40
"""Trials and the games that judge them have different luck."""
MOST_WEIGHED = 32
"""For a mistake, the results of up to this many moves are told."""


class Found(NamedTuple):
    move: int | None
    """A better move, if there is one."""
    loss: Estimate
    worth: tuple[tuple[int, Estimate], ...] = ()
    """For a mistake: what each move brings, the best first."""


NONE_BETTER = Found(None, Estimate(0.0))


def better_move(point: Point, playouts: Playouts, seed: int, tried: int, confirmed: int) -> Found:
    """The best move found in `tried` games, if it also looks better in others. It is then judged by yet other
    games, so that a lucky choice gains nothing."""
    own = luck(seed, point.number)
    deals_used = FIRST_DEAL_OF_TRIALS

    def trial(moves: Sequence[int], deals: int) -> list[int]:
        nonlocal deals_used
        numbers = range(deals_used, deals_used + deals)
        deals_used += deals
        return rows_of(shares(point, moves, playouts, own, numbers))

    ranked = [promise.move for promise in halve(trial, moves_of(point), tried)]
    best = ranked[0]
    if best == point.move:
        return NONE_BETTER
    looked = range(deals_used, deals_used + confirmed)
    if not looks_better(gain(point, best, playouts, own, looked)):
        return NONE_BETTER
    loss = gain(point, best, playouts, own, range(confirmed))
    if not is_certain_of_many(loss):
        return Found(best, loss)
    weighed = list(dict.fromkeys((best, point.move, *ranked)))[:MOST_WEIGHED]
    return Found(best, loss, worth(point, weighed, playouts, own, range(confirmed)))


def gain(point: Point, move: int, playouts: Playouts, seed: int, deals: range) -> Estimate:
    """How much more another move brings than the one that was made."""
    instead, made = shares(point, [move, point.move], playouts, seed, deals)
    return estimate(less(instead, made))


def worth(
    point: Point, moves: Sequence[int], playouts: Playouts, seed: int, deals: range
) -> tuple[tuple[int, Estimate], ...]:
    brought = map(estimate, shares(point, moves, playouts, seed, deals))
    return tuple(sorted(zip(moves, brought, strict=True), key=lambda one: -one[1].value))


def looks_better(gain: Estimate) -> bool:
    """By at least a standard error: among many equally good moves, chance alone decides the race."""
    return gain.value > gain.around / NINETY_FIVE


def rows_of(wins: Sequence[Samples]) -> list[int]:
    """The results in the form that races take (`sums_in`), without leads."""
    counted = [[parts * OF_A_PART for parts in one] for one in wins]
    rows: list[int] = []
    for one in counted:
        rows += [sum(one), 0, min(one), max(one), 0, 0, *(sum(map(mul, one, other)) for other in counted)]
    return rows


def moves_of(point: Point) -> list[int]:
    """The legal moves, the one that was made first: among equals it counts as the best."""
    return [point.move, *(move for move in point.legal if move != point.move)]


def shares(point: Point, moves: Sequence[int], playouts: Playouts, seed: int, deals: range) -> list[Samples]:
    """What each move brings the seat."""
    starts = [point.start_as_known(move) for move in moves]
    return [brought[point.seat] for brought in playouts(starts, seed, deals)]
