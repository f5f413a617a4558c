"""The games, each imported when it is first needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint

from ludoteca.engine.game import Game
from ludoteca.installed import BadGame, installed


class Games(Mapping[str, Game]):
    """All installed games, by name."""

    def __getitem__(self, name: str) -> Game:
        return _load(installed()[name])

    def __iter__(self) -> Iterator[str]:
        return iter(installed())

    def __len__(self) -> int:
        return len(installed())


GAMES = Games()


def find(name: object) -> Game:
    """The game of that name; raises ValueError for unknown ones."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"There is no game {name!r}. The games: {', '.join(GAMES) or 'none is installed'}.")
    return GAMES[name]


@cache
def _load(found: EntryPoint) -> Game:
    game = found.load()
    if not isinstance(game, Game) or game.name != found.name:
        raise BadGame(f"{found.value} is no game called {found.name!r}.")
    return game
