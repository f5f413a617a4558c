"""Luck as a function of a seed and of which event it is, never of how many events came before.

SplitMix64 in counter mode: the event's key is the counter. The same numbers come out interpreted and compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.rule import rule

if TYPE_CHECKING:
    from ludoteca.engine.match import Match

SEEDS = 1 << 63
FINE, COARSE = 16, 47
"""How luck is cut in two, so that up to 2 ** FINE outcomes times the rest fit into 63 bits."""
MOST_OUTCOMES = 1 << FINE
"""Of an event: more would overflow in compiled code."""

GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
MASK = (1 << 64) - 1

SHUFFLED = 1 << 62
"""A key no event has: what it gives is where the luck of a seed begins."""
CHOICES = SHUFFLED + 1
"""A key no event has: the luck of players who choose at random begins there."""


def luck(seed: int, key: int) -> int:
    """A number from 0 to 2 ** 63 - 1, each as likely as any other."""
    x = (seed + key * GOLDEN) & MASK
    x = (x ^ x >> 30) * FIRST & MASK
    x = (x ^ x >> 27) * SECOND & MASK
    return (x ^ x >> 31) >> 1


@rule
def pick(chance: int, outcomes: int) -> int:
    """One of 0, 1, ... outcomes - 1, all equally likely, from a number that `luck` gave.

    The first base-n digits of the same luck are the same, however many are asked for: with 6, 36, 216, ... outcomes
    each die has its own face, whether or not other dice are thrown after it.
    """
    return (chance >> FINE) * outcomes >> COARSE


@rule
def luck_of_game(seed: int) -> int:
    return luck(seed, SHUFFLED)


@rule
def luck_of_choices(seed: int) -> int:
    return luck(seed, CHOICES)


@rule
def seed_of_game(seed: int, number: int) -> int:
    """The seed of one game of many: that game can be played again alone with it."""
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
        """One of 0, 1, ... outcomes - 1 for the event with this key."""
        return pick(luck(self._luck, key), outcomes)

    def draw(self, match: Match) -> str:
        """The move of chance that is awaited in a match."""
        return match.chance_text(self.outcome(*match.chance_event()))

    def header(self) -> dict[str, str]:
        """What a record says of these dice."""
        return {"seed": str(self.seed)}
