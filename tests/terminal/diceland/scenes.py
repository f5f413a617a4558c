"""Moments of Diceland, set up as play on the map of tests/diceland/play.py. It is Anna's turn."""

from __future__ import annotations

from collections.abc import Sequence

import ludoteca
from ludoteca.games.diceland.terminal import FACE
from ludoteca.terminal.faces import Face
from ludoteca.terminal.speech import Speech
from ludoteca.words import Words
from tests.diceland.play import MAP, begin, throw, use

NAMES = ["Anna", "Bruno", "Carla", "Dino"]
DICE = "2 red 2 blue 1 green 1 yellow"


def face(words: Words | None = None, names: Sequence[str] = NAMES) -> Face:
    return Face("diceland", Speech(words or Words("en"), names), FACE)


def siding() -> ludoteca.Match:
    """Everybody has a board, and nobody has chosen a side."""
    match = ludoteca.new("diceland", 2, names=NAMES[:2])
    for board in ("C/D", "A/B"):
        match.play("chance", f"board {board}")
    return match


def beginning(players: int = 2) -> ludoteca.Match:
    match = ludoteca.new("diceland", players, names=NAMES[:players], maps=[MAP] * players)
    match.play("chance", "first 0")
    return match


def choosing(players: int = 2) -> ludoteca.Match:
    match = beginning(players)
    throw(match, DICE)
    return match


def deciding(dice: str = DICE, colour: str = "red") -> ludoteca.Match:
    match = beginning()
    throw(match, dice)
    match.play(0, f"take {colour}")
    return match


def marking(players: int = 2, dice: str = DICE, colour: str = "red") -> ludoteca.Match:
    """Anna has stopped, with two red dice unless said otherwise; the others may use what is left."""
    match = beginning(players)
    begin(match, dice, colour)
    return match


def using(dice: str = DICE) -> ludoteca.Match:
    """Bruno's turn: he has chosen red, and Anna may use the others, such as two blue dice or a green one."""
    match = ludoteca.new("diceland", 2, names=NAMES[:2], maps=[MAP] * 2)
    match.play("chance", "first 1")
    begin(match, dice, "red")
    return match


def bonus() -> ludoteca.Match:
    """Anna has marked the bonus cell g4 and rolled five dice."""
    match = marking(dice="2 blue 4 grey", colour="blue")
    use(match, "0 blue g4 h4")
    throw(match, "2 red 3 grey")
    return match


ALL = {
    "side": siding,
    "choose": choosing,
    "decide": deciding,
    "use": using,
    "bonus": bonus,
    "mark": marking,
}
"""A scene for each moment in which Anna is asked something."""
