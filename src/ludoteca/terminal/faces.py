"""Which game has which face."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.engine.match import Match
from ludoteca.terminal.cincinnati import Cincinnati
from ludoteca.terminal.diceland import Diceland
from ludoteca.terminal.face import Face
from ludoteca.terminal.screen import printable
from ludoteca.terminal.twins import Twins
from ludoteca.words import Words

FACES: dict[str, Callable[[Words, Sequence[str]], Face[Any]]] = {
    "cincinnati": Cincinnati,
    "diceland": Diceland,
    "twins": Twins,
}
WITHOUT_SECRETS = ("diceland",)


def face_of(match: Match, words: Words) -> Face[Any]:
    return FACES[match.game.name](words, names_in(match))


def names_in(match: Match) -> list[str]:
    """The players' names, fit to be shown."""
    return [printable(name) for name in match.names]
