"""Bots. A bot sees what its seat may know and its legal moves, and nothing else."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from functools import cache
from pathlib import Path

from ludoteca.bots.advice import Advice, Reason, Weighed
from ludoteca.bots.errors import described
from ludoteca.bots.general import players_of
from ludoteca.bots.networks import network
from ludoteca.bots.player import ANY_GAME, PLAYERS, Player, bot, enrol
from ludoteca.bots.policies import policy
from ludoteca.bots.random import random
from ludoteca.games import find as find_game

__all__ = [
    "Advice", "Player", "Reason", "Weighed", "bot", "find", "network", "players", "policy", "random",
]  # fmt: skip


LEVELS = ("random", "easy", "medium", "expert")
"""Every game has a bot at each level, the weakest first."""


def players(game: str) -> dict[str, Player]:
    """A game's bots by name: the levels, then all others that were enrolled."""
    _enrol_bots_of(game)
    known = {name: player for (of, name), player in PLAYERS.items() if of in (game, ANY_GAME)}
    return {name: known[name] for name in dict.fromkeys((*LEVELS, *known)) if name in known}


@cache
def _enrol_bots_of(game: str) -> None:
    """Imports the game's bots, which enrol themselves; a game without bots gets general ones."""
    if find_game(game).part("bots") is None:
        for player in players_of(find_game(game)):
            enrol(player)


def find(name: str, game: str) -> Player:
    """The bot of that name, or a bot from a file: "path/to/file.py:name"."""
    path, separator, function = name.rpartition(".py:")
    if separator:
        return _from_file(Path(f"{path}.py"), function, game)
    known = players(game)
    if name not in known:
        names = ", ".join(known)
        raise ValueError(f"There is no bot {name!r} for {game}. The bots: {names}, or your own as FILE.py:NAME.")
    return known[name]


def _from_file(path: Path, name: str, game: str) -> Player:
    found = getattr(_module(path), name, None)
    if not isinstance(found, Player):
        raise ValueError(
            f"{path} has no bot {name!r}: a bot is a function under @bot(game, description), @policy or @network."
        )
    if found.game not in (game, ANY_GAME):
        raise ValueError(f"{name!r} of {path} plays {found.game}, not {game}.")
    return found


@cache
def _module(path: Path) -> object:
    if not path.is_file():
        raise ValueError(f"There is no file {path}.")
    spec = importlib.util.spec_from_file_location(_module_name(path), path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # cached compiled code looks it up by name
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[spec.name]
        raise ValueError(f"{path} cannot be run: {described(error)}") from error
    return module


def _module_name(path: Path) -> str:
    """A name made of path and content.

    Files of the same name in two folders are different modules, and so is a file before and after an edit:
    compiled code is cached under the names of what it calls.
    """
    digest = hashlib.sha256(str(path.resolve()).encode() + b"\0" + path.read_bytes())
    return f"bots_in_{path.stem}_{digest.hexdigest()[:16]}"
