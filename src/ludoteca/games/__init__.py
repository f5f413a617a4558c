"""The games. Each is an entry point of the group `ludoteca.games`, ours like anybody's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from ludoteca.engine.game import Game

GROUP = "ludoteca.games"


class BadGame(Exception):
    """An entry point behind which there is no game that could be played; the message says why."""


class Games(Mapping[str, Game]):
    """All games that are installed, by name. A game is imported when it is asked for."""

    def __getitem__(self, name: str) -> Game:
        return _load(_installed()[name])

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(_installed()))

    def __len__(self) -> int:
        return len(_installed())


GAMES = Games()


def find(name: object) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"There is no game {name!r}. The games: {', '.join(GAMES) or 'none is installed'}.")
    return GAMES[name]


def folder_of(name: str) -> Path:
    """Where everything of a game lies; it need not be imported for that."""
    spec = find_spec(_installed()[name].module)
    if spec is None or spec.origin is None:
        raise BadGame(f"The game {name!r} is installed without its folder {_installed()[name].module}.")
    return Path(spec.origin).parent


@cache
def _installed() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for one in entry_points(group=GROUP):
        if found.setdefault(one.name, one).value != one.value:
            raise BadGame(f"Two games are called {one.name!r}: {found[one.name].value} and {one.value}.")
    return found


@cache
def _load(found: EntryPoint) -> Game:
    game = found.load()
    if not isinstance(game, Game) or game.name != found.name:
        raise BadGame(f"{found.value} is no game called {found.name!r}.")
    return game
