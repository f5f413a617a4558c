"""The findings of a review, as data. Shares of the victory are from 0 to 1; a point is a hundredth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import NamedTuple

from ludoteca.engine.match import Actor

OF_MANY = 1.5
"""With this multiple of its interval (3 standard errors), a finding is certain even among hundreds."""


POINTS = 100
"""In the whole victory."""


class Estimate(NamedTuple):
    """A figure and its 95 % interval, to each side."""

    value: float
    around: float = 0.0

    @property
    def is_certain(self) -> bool:
        """Whether it is certainly greater than 0."""
        return self.value > self.around


def is_certain_of_many(estimate: Estimate) -> bool:
    return estimate.value > OF_MANY * estimate.around


@dataclass(frozen=True)
class Judge:
    """Who judged. Figures of different judges, or of different versions of one, cannot be compared."""

    bot: str
    """The bot that plays on for all seats."""
    game: str
    rules: int
    version: int
    compiled: bool
    deals: int
    """How often the game was played on from each of its points."""


@dataclass(frozen=True)
class Balance:
    """start + luck + guesses + own + gifts = result, exactly."""

    seat: int
    start: Estimate
    """The expected share of the victory before the first move."""
    luck: Estimate
    """What dice and cards gave."""
    guesses: Estimate
    """Hidden luck: what the seat's decisions brought beyond what could be known of them."""
    own: Estimate
    """The value of the seat's decisions as far as it could know, relative to the judge's."""
    gifts: Estimate
    """What the decisions of the others gave, or took."""
    result: float
    """The final share of the victory."""

    @property
    def adjusted(self) -> float:
        """The luck-adjusted share: the result less all luck."""
        return self.result - self.luck.value - self.guesses.value

    @property
    def figures(self) -> tuple[Estimate, ...]:
        """The parts of the result, in the order in which they are told."""
        return self.start, self.luck, self.guesses, self.own, self.gifts

    @property
    def points(self) -> list[int]:
        """The figures as whole points that add up to the rounded result."""
        return whole_points([figure.value for figure in self.figures], round(self.result * POINTS))


@dataclass(frozen=True)
class Event:
    """How a move of the record changed what each seat can expect."""

    number: int
    """Of the move, from 1."""
    actor: Actor
    move: str
    change: tuple[Estimate, ...]
    """By seat; it adds up to 0."""

    @property
    def weight(self) -> float:
        return max(abs(change.value) for change in self.change)


@dataclass(frozen=True)
class Decision:
    """A decision with a real choice."""

    number: int
    seat: int
    move: str
    known: Estimate
    """Its effect on the seat as far as the seat could know."""
    guess: Estimate
    """The rest of its effect on the seat."""
    better: str | None
    """The best move found, if it is another one."""
    loss: Estimate
    """How much more the better move would have brought, over everything the seat could not know; 0 without one."""

    worth: tuple[tuple[str, Estimate], ...] = ()
    """For a mistake: what the moves would have brought, the best first."""

    @property
    def is_mistake(self) -> bool:
        """Stricter than for a single decision: among the hundreds of a game some look bad by chance."""
        return is_certain_of_many(self.loss)

    @property
    def kind(self) -> str:
        """The first word of the move."""
        return self.move.split()[0]


@dataclass(frozen=True)
class Review:
    judge: Judge
    names: tuple[str, ...]
    winners: tuple[int, ...]
    values: tuple[tuple[Estimate, ...], ...]
    """Before the first move and after each: the share of the victory that each seat can expect."""
    balances: tuple[Balance, ...]
    luck: tuple[Event, ...]
    """Every chance event with more than one outcome."""
    decisions: tuple[Decision, ...]
    turning_points: tuple[Event, ...]
    """The three moves that changed most, in the order of the game."""

    def mistakes(self, seat: int) -> list[Decision]:
        """A seat's decisions that certainly lost something, the worst first."""
        found = [one for one in self.decisions if one.seat == seat and one.is_mistake]
        return sorted(found, key=lambda one: -one.loss.value)


def whole_points(shares: Sequence[float], total: int) -> list[int]:
    """Rounds shares to points so that their sum is rounded too: those that would lose most are rounded up."""
    cut = [floor(share * POINTS) for share in shares]
    by_loss = sorted(range(len(shares)), key=lambda place: cut[place] - shares[place] * POINTS)
    for place in by_loss[: total - sum(cut)]:
        cut[place] += 1
    return cut
