"""Moments of Cincinnati, set up as play."""

from __future__ import annotations

from collections.abc import Sequence

import ludoteca
from ludoteca.games.cincinnati.terminal import FACE
from ludoteca.terminal.faces import Face
from ludoteca.terminal.speech import Speech
from ludoteca.words import Words
from tests.helpers import played

NAMES = ["Anna", "Bruno", "Carla", "Dino"]
TWO_PAIRS = " / roll 1 4 4 6 6"


def face(language: str = "en", names: Sequence[str] = NAMES) -> Face:
    return Face("cincinnati", Speech(Words(language), names), FACE)


def choosing() -> ludoteca.Match:
    match = ludoteca.new("cincinnati", 4, names=NAMES)
    return played(match, "card 25000 / card tokens / card 15000" + TWO_PAIRS * 4)


def choosing_among_three() -> ludoteca.Match:
    aside = "aside 15000 /" * 6 + "aside 20000 /" * 5 + "aside duel /"
    match = ludoteca.new("cincinnati", 3, names=NAMES[:3])
    return played(match, aside + "card 25000 / card tokens" + TWO_PAIRS * 3)


def keeping() -> ludoteca.Match:
    return played(choosing(), "0: table A / 1: table B / 2: table C / 3: table C")


def asking() -> ludoteca.Match:
    """Anna, of equally poor and lucky players the first, is asked about an extra throw."""
    return keep_all(keeping())


def challenging() -> ludoteca.Match:
    """Anna, who alone has money, has cleared a table with a duel card."""
    match = pass_all(asking())
    played(match, "card duel / card 20000 / card 20000 / roll 1 2 5 5 5" + TWO_PAIRS * 3)
    played(match, "0: table A / 1: table B / 2: table C / 3: table C")
    return pass_all(keep_all(match))


def duelling() -> ludoteca.Match:
    """Anna, who holds the card, is behind with two pairs against three of a kind."""
    return played(challenging(), "0: duel 1 / roll 1 4 4 6 6 / roll 1 2 3 3 3")


def keep_all(match: ludoteca.Match) -> ludoteca.Match:
    """Nobody throws again, until somebody is asked something else."""
    while match.position()["phase"] == "keep":
        match.play(match.actors[0], next(move for move in match.legal(match.actors[0]) if len(move.split()) == 6))
    return match


def pass_all(match: ludoteca.Match) -> ludoteca.Match:
    while match.position()["phase"] == "extra":
        match.play(match.actors[0], "pass")
    return match
