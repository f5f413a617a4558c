"""Checks that the luck of a match is that of its dice."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.engine.dice import Dice
from ludoteca.engine.fair import FairDice
from ludoteca.engine.game import CHANCE_NAME
from ludoteca.engine.match import Match


class OtherSeed(ValueError):
    """The seed is not the one whose hash was published."""


class OtherText(ValueError):
    """A text for the dice is not the one that its seat had sealed."""


class OtherLuck(ValueError):
    """A chance move that the dice do not give."""

    def __init__(self, number: int, found: str, expected: str) -> None:
        super().__init__(f"Move {number} is {found!r}, but the dice give {expected!r}.")
        self.number = number
        self.found = found
        self.expected = expected


class Draw(NamedTuple):
    """A chance move: one of the outcomes of the event `key`, and the move that the rules make of it."""

    move: int
    text: str
    key: int
    outcomes: int
    outcome: int


def draws(match: Match) -> list[Draw]:
    """Recomputes every outcome of the match's dice; raises the first difference."""
    dice = match.dice
    assert dice is not None
    begins_after = 0
    if isinstance(dice, FairDice):
        _check_hash(match.seed_hash, dice)
        _check_seals(dice)
        begins_after = dice.begins_after
    again, found = Match(match.game, match.players, match.options), []
    for number, (actor, text) in enumerate(match.moves, 1):
        if actor == CHANCE_NAME and number > begins_after:
            found.append(_draw(again, dice, number, text))
        again.play(actor, text)
    return found


def _draw(match: Match, dice: Dice | FairDice, number: int, text: str) -> Draw:
    key, outcomes = match.chance_event()
    outcome = dice.outcome(key, outcomes)
    expected = match.chance_text(outcome)
    if text != expected:
        raise OtherLuck(number, text, expected)
    return Draw(number, text, key, outcomes, outcome)


def _check_seals(dice: FairDice) -> None:
    for seat in dice.broken_seals:
        raise OtherText(f"The text of seat {seat} is not the one that was sealed.")


def _check_hash(published: str | None, dice: FairDice) -> None:
    if published not in (None, dice.hash):
        raise OtherSeed(f"The seed has the hash {dice.hash}, not {published}, which was published.")
