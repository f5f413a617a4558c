"""How a game looks in the terminal."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.terminal.face import Face, Features
from ludoteca.terminal.screen import printable
from ludoteca.words import Words


def face_of(match: Match, words: Words) -> Face[Any]:
    return features_of(match.game)(words, names_in(match))


def features_of(game: Game) -> Features[Any]:
    part = game.part("terminal")
    if part is None:
        raise ValueError(f"{game.name} has no face for the terminal.")
    features: Features[Any] = part.FACE
    return features


def names_in(match: Match) -> list[str]:
    """The players' names, fit to be shown."""
    return [printable(name) for name in match.names]
