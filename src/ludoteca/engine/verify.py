"""Whether the luck of a match is that of its dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludoteca.engine.fair import FairDice
from ludoteca.engine.game import CHANCE_NAME
from ludoteca.engine.match import Match


class OtherSeed(ValueError):
    """The seed is not the one whose hash was published."""


class OtherText(ValueError):
    """A text for the dice is not the one that its seat had sealed."""


class OtherLuck(ValueError):
    """A move of chance that the dice do not give."""

    def __init__(self, number: int, found: str, expected: str) -> None:
        super().__init__(f"Move {number} is {found!r}, but the dice give {expected!r}.")
        self.number = number
        self.found = found
        self.expected = expected


def drawn(match: Match) -> int:
    """How many outcomes were drawn by the match's dice: all are recomputed, and one that differs is raised."""
    assert match.dice is not None
    begins_after = 0
    if isinstance(match.dice, FairDice):
        _check_hash(match.seed_hash, match.dice)
        _check_seals(match.dice)
        begins_after = match.dice.begins_after
    again, draws = Match(match.game, match.players, match.options), 0
    for number, (actor, move) in enumerate(match.moves, 1):
        if actor == CHANCE_NAME and number > begins_after:
            expected = match.dice.draw(again)
            draws += 1
            if move != expected:
                raise OtherLuck(number, move, expected)
        again.play(actor, move)
    return draws


class Draw(NamedTuple):
    """What chance decided in a move: an outcome of the event `key`, and the move that the rules make of it."""

    move: int
    text: str
    key: int
    outcomes: int
    outcome: int


def draws(match: Match, dice: FairDice) -> Iterator[Draw]:
    """Every outcome that fair dice gave in a match, so that others can recompute it."""
    again = Match(match.game, match.players, match.options)
    for number, (actor, text) in enumerate(match.moves, 1):
        if actor == CHANCE_NAME and number > dice.begins_after:
            key, outcomes = again.chance_event()
            yield Draw(number, text, key, outcomes, dice.outcome(key, outcomes))
        again.play(actor, text)


def _check_seals(dice: FairDice) -> None:
    for seat in dice.broken_seals:
        raise OtherText(f"The text of seat {seat} is not the one that was sealed.")


def _check_hash(published: str | None, dice: FairDice) -> None:
    if published not in (None, dice.hash):
        raise OtherSeed(f"The seed has the hash {dice.hash}, not {published}, which was published.")
