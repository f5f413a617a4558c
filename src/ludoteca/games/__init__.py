"""The games. Adding one is adding a folder and a line here."""

from __future__ import annotations

from ludoteca.engine.game import Game
from ludoteca.games import cincinnati, diceland, twins

GAMES: dict[str, Game] = {game.name: game for game in (cincinnati.GAME, diceland.GAME, twins.GAME)}


def find(name: object) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"There is no game {name!r}. The games: {', '.join(sorted(GAMES))}.")
    return GAMES[name]
