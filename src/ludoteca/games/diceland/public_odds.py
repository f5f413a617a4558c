"""Diceland: how many dice of the chosen colour there will be, and when to stop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from ludoteca.games.diceland import odds
from ludoteca.games.diceland.odds import Chances, Rule, Stopping, cells_in, until
from ludoteca.games.diceland.throws import DICE

__all__ = ["Way", "best_stopping", "cells_in", "chance_of_more", "dice_at_end", "until", "ways_to_stop"]

Worth = Sequence[Fraction | int]


@dataclass(frozen=True)
class Way:
    """A rule for stopping, the probabilities of 0 to 6 dice at the end, and its value on average."""

    rule: Rule
    chances: Chances
    worth: Fraction


def chance_of_more(dice: int) -> Fraction:
    """That rolling so many dice brings at least one more of the chosen colour.

    >>> chance_of_more(4)
    Fraction(671, 1296)
    """
    return odds.chance_of_more(_checked(dice, "The number of dice rolled", 0, DICE))


def dice_at_end(aside: int, rule: Rule) -> Chances:
    """The chances of 0 to 6 dice at the end, for who has some set aside and goes by a rule such as `until(3)`.

    >>> [str(chance) for chance in dice_at_end(4, until(5))]
    ['0', '0', '0', '0', '25/36', '5/18', '1/36']
    """
    if len(rule) != DICE + 1:
        raise ValueError(f"A rule says for 0 to {DICE} dice whether to roll again: {DICE + 1} answers.")
    return odds.dice_at_end(_checked(aside, "The number of dice set aside", 0, DICE), rule)


def best_stopping(worth: Worth) -> Stopping:
    """The best way to stop if 0 to 6 dice are worth so much, e.g. `cells_in(4)`.

    >>> best_stopping(cells_in(4)).rule
    (True, True, True, True, False, False, False)
    """
    return odds.best_stopping(_checked_worth(worth))


def ways_to_stop(aside: int, worth: Worth) -> list[Way]:
    """With some dice set aside: to stop with that many, with one more, ... and the best of all ways; best first."""
    rules = [until(dice) for dice in range(aside, DICE + 1)]
    best = best_stopping(worth).rule
    if best[aside:] not in [rule[aside:] for rule in rules]:
        rules.append(best)
    ways = [Way(rule, dice_at_end(aside, rule), expected(aside, rule, worth)) for rule in rules]
    return sorted(ways, key=lambda way: -way.worth)


def expected(aside: int, rule: Rule, worth: Worth) -> Fraction:
    """The average value of the dice at the end."""
    chances = dice_at_end(aside, rule)
    return sum((chance * value for chance, value in zip(chances, worth, strict=True)), Fraction(0))


def _checked(number: int, what: str, least: int, most: int) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise ValueError(f"{what} is from {least} to {most}, not {number!r}.")
    return number


def _checked_worth(worth: Worth) -> Worth:
    if len(worth) != DICE + 1:
        raise ValueError(f"The worth of 0 to {DICE} dice is {DICE + 1} numbers, not {len(worth)}.")
    return worth
