"""Which games are installed, and where; found without importing them."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "ludoteca.games"


class BadGame(Exception):
    """An entry point that leads to no playable game; the message says why."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The games by name. Each is an entry point of the group `ludoteca.games`."""
    found: dict[str, EntryPoint] = {}
    for one in entry_points(group=GROUP):
        if found.setdefault(one.name, one).value != one.value:
            raise BadGame(f"Two games are called {one.name!r}: {found[one.name].value} and {one.value}.")
    return dict(sorted(found.items()))


def folder_of(name: str) -> Path:
    """The folder that contains everything of a game."""
    module = installed()[name].module
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise BadGame(f"The game {name!r} is installed without its folder {module}.")
    return Path(spec.origin).parent
