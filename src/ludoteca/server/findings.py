"""The findings of a review, as they are stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Struct

from ludoteca.engine.telling import Sentence

if TYPE_CHECKING:
    from ludoteca.study.judging import Decision, Review

DIGITS = 4
"""Decimal places of shares of the victory; a point is a hundredth."""

Known = tuple[float, float]
"""A figure and the half-width of its interval."""
Said = Annotated[dict[str, Any], Sentence]


class Judge(Struct):
    """Who judged. Figures of different judges cannot be compared."""

    bot: str
    version: int
    deals: int
    """How often the game was played on from each move."""
    compiled: bool


class Balance(Struct):
    """The parts of a seat's result, in points: hundredths of the victory."""

    points: list[int]
    """Start, luck, guesses, own play, others: whole points that add up to the result."""
    around: list[float]
    """The half-width of each one's interval."""
    result: int


class Errors(Struct):
    """All decisions of a kind by a seat, and what they cost in shares of the victory."""

    seat: int
    kind: str
    decisions: int
    lost: float
    squares: float
    """The sum of the squares, from which the spread over many games is computed."""


class Choice(Struct):
    """A move, and the share of the victory it would have brought."""

    move: str
    share: float
    around: float


class Mistake(Struct):
    number: int
    seat: int
    kind: str
    move: str
    better: str
    loss: Known
    choices: list[Choice]
    """The moves that were tried, the best first."""


class Findings(Struct):
    """What is stored of a review."""

    judge: Judge
    verdict: Said
    values: list[list[float]]
    """Before the first move and after each: the share of the victory that each seat could expect."""
    balances: list[Balance]
    turning: list[int]
    """The numbers of the moves that changed most."""
    mistakes: list[Mistake]
    errors: list[Errors]


def findings_of(review: Review) -> Findings:
    from ludoteca.study.judging.verdict import verdict

    judge = review.judge
    return Findings(
        Judge(judge.bot, judge.version, judge.deals, judge.compiled),
        dict(verdict(review)),
        [[rounded(value.value) for value in values] for values in review.values],
        [
            Balance(one.points, [rounded(100 * figure.around) for figure in one.figures], round(100 * one.result))
            for one in review.balances
        ],
        [event.number for event in review.turning_points],
        [mistake_of(one) for seat in range(len(review.names)) for one in review.mistakes(seat)],
        list(errors_in(review.decisions)),
    )


def rounded(share: float) -> float:
    return round(share, DIGITS)


def mistake_of(one: Decision) -> Mistake:
    loss = rounded(one.loss.value), rounded(one.loss.around)
    choices = [Choice(move, rounded(worth.value), rounded(worth.around)) for move, worth in one.worth]
    return Mistake(one.number, one.seat, one.kind, one.move, str(one.better), loss, choices)


def errors_in(decisions: Iterable[Decision]) -> Iterator[Errors]:
    found: dict[tuple[int, str], Errors] = {}
    for one in decisions:
        errors = found.setdefault((one.seat, one.kind), Errors(one.seat, one.kind, 0, 0.0, 0.0))
        errors.decisions += 1
        errors.lost += one.loss.value
        errors.squares += one.loss.value**2
    return iter(found.values())
