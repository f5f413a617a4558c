"""A pytest plugin: the option that says which games the checks in this folder are for."""

from __future__ import annotations

import pytest

from ludoteca.games import GAMES, find

SUITE = "ludoteca.testing"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ludoteca")
    group.addoption("--game", action="append", metavar="NAME", help="A game to be checked; without, all games are.")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames and metafunc.module.__name__.startswith(SUITE):
        names = metafunc.config.getoption("game") or list(GAMES)
        metafunc.parametrize("game", [find(name) for name in names], ids=names)
