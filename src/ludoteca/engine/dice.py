"""Luck as a function of a seed and of which event it decides, never of how many events came before.

It is SplitMix64 in counter mode: the event's key is the counter. Interpreted and compiled code get the same
numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.rule import rule

if TYPE_CHECKING:
    from ludoteca.engine.match import Match

SEEDS = 1 << 63
FINE, COARSE = 16, 47
"""`pick` drops the lowest FINE of 63 bits: the other COARSE ones, times up to 2 ** FINE outcomes, fit into 63."""
MOST_OUTCOMES = 1 << FINE
"""The most outcomes of an event; more would overflow in compiled code."""

GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
MASK = (1 << 64) - 1

SHUFFLED = 1 << 62
"""A key that no event has; it scrambles a seed into the start of its sequence."""
CHOICES = SHUFFLED + 1
"""A key that no event has; it gives the seed for players who choose at random."""


def luck(seed: int, key: int) -> int:
    """A number from 0 to 2 ** 63 - 1, uniformly distributed."""
    x = (seed + key * GOLDEN) & MASK
    x = (x ^ x >> 30) * FIRST & MASK
    x = (x ^ x >> 27) * SECOND & MASK
    return (x ^ x >> 31) >> 1


@rule
def pick(chance: int, outcomes: int) -> int:
    """One of 0, 1, ... outcomes - 1, all equally likely, from a number that `luck` gave.

    Numbers of outcomes with a common base share their leading digits: with 6, 36, 216, ... outcomes each die
    keeps its face, however many dice are thrown after it.
    """
    return (chance >> FINE) * outcomes >> COARSE


@rule
def luck_of_game(seed: int) -> int:
    """The luck of chance in the game of a seed."""
    return luck(seed, SHUFFLED)


@rule
def luck_of_choices(seed: int) -> int:
    """The luck of players who choose at random in the game of a seed."""
    return luck(seed, CHOICES)


@rule
def seed_of_game(seed: int, number: int) -> int:
    """The seed of one game in a series, with which it can be replayed alone."""
    return luck(luck(seed, SHUFFLED), number)


def checked_seed(seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise ValueError(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed!r}.")
    return seed


class Dice:
    """Draws what chance decides. The same seed gives the same luck, whatever the players do.

    >>> Dice(7).outcome(key=3, outcomes=6) == Dice(7).outcome(key=3, outcomes=6)
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed = checked_seed(seed)
        self._luck = luck_of_game(seed)

    def __repr__(self) -> str:
        return f"Dice({self.seed})"

    def outcome(self, key: int, outcomes: int) -> int:
        """One of 0, 1, ... outcomes - 1, for the event with this key."""
        return pick(luck(self._luck, key), outcomes)

    def draw(self, match: Match) -> str:
        """The chance move that a match awaits."""
        return match.chance_text(self.outcome(*match.chance_event()))

    def header(self) -> dict[str, str]:
        """The header lines of these dice in a record."""
        return {"seed": str(self.seed)}
