"""What is told of a game, as data. Shares of the victory are from 0 to 1; a point is a hundredth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ludoteca.engine.match import Actor

OF_MANY = 1.5
"""So many times its interval is certain also where hundreds are looked at: 3 standard errors."""


class Estimate(NamedTuple):
    """A figure, and how far to each side the truth lies in 95 of 100 cases."""

    value: float
    around: float = 0.0

    @property
    def is_certain(self) -> bool:
        """Whether it is more than 0 for all one can tell."""
        return self.value > self.around


@dataclass(frozen=True)
class Judge:
    """Who judged. Figures of two judges, or of two versions of one, are not to be compared."""

    bot: str
    """Who plays on for all seats."""
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
    """The share of the victory to be expected before the first move."""
    luck: Estimate
    """What dice and cards gave."""
    guesses: Estimate
    """Hidden luck: what own decisions brought beyond what could be known of them."""
    own: Estimate
    """What own decisions were worth as far as one could know, next to those of the judge."""
    gifts: Estimate
    """What the decisions of the others gave, or took."""
    result: float
    """The share of the victory in the end."""

    @property
    def adjusted(self) -> float:
        """The luck-adjusted share: the result less all luck."""
        return self.result - self.luck.value - self.guesses.value


@dataclass(frozen=True)
class Event:
    """A change of what each seat can expect, by a move of the record."""

    number: int
    """Of the move, from 1."""
    actor: Actor
    move: str
    change: tuple[Estimate, ...]
    """By seat; over all seats it adds up to 0."""

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
    """The best move found, where it is another one."""
    loss: Estimate
    """What the better move would have brought more, over all that the seat could not know; 0 without one."""

    @property
    def is_mistake(self) -> bool:
        """Among the hundreds of decisions of a game some look bad by chance alone: it takes more than for one."""
        return self.loss.value > OF_MANY * self.loss.around

    @property
    def kind(self) -> str:
        """Its first word."""
        return self.move.split()[0]


@dataclass(frozen=True)
class Review:
    judge: Judge
    names: tuple[str, ...]
    winners: tuple[int, ...]
    values: tuple[tuple[Estimate, ...], ...]
    """Before the first move and after each: by seat the share of the victory to be expected."""
    balances: tuple[Balance, ...]
    luck: tuple[Event, ...]
    """Every chance event with more than one outcome."""
    decisions: tuple[Decision, ...]
    turning_points: tuple[Event, ...]
    """The three moves that changed most, in the order of the game."""

    def mistakes(self, seat: int) -> list[Decision]:
        """The decisions of a seat that certainly lost something, the worst first."""
        found = [one for one in self.decisions if one.seat == seat and one.is_mistake]
        return sorted(found, key=lambda one: -one.loss.value)
