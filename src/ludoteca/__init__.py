"""Play, host and study table games.

>>> import ludoteca
>>> match = ludoteca.new("cincinnati", players=4, seed=7)
>>> match.actors
('chance',)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca import dice
from ludoteca.engine.match import IllegalMove, Match
from ludoteca.engine.record import BadRecord, replayed
from ludoteca.games import GAMES, find

__all__ = ["BadRecord", "IllegalMove", "Match", "dice", "games", "load", "new"]
__version__ = "0.1.0"


def games() -> list[str]:
    """The names of the games."""
    return sorted(GAMES)


def new(
    game: str, players: int, *, seed: int | None = None, names: Sequence[str] | None = None, **options: Any
) -> Match:
    """A match at its beginning. Options are those of the game, e.g. keep="at once" for cincinnati."""
    return Match(find(game), players, options, seed, names)


def load(text: str) -> Match:
    """The match of a record. Raises BadRecord, with the line and the reason, for a bad one."""
    return replayed(text, find)
