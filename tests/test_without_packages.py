"""What plays at a table is Python, msgspec and nothing else: so it can run where there is no NumPy."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = ("numpy", "numba", "llvmlite", "platformdirs", "babel", "fluent", "rich", "typer", "starlette", "uvicorn")
BEGINNING = f"""
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {WITHOUT!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""
EVERYTHING_PARTS = """
from importlib import import_module

PARTS = (
    "calls evening host_actions lobby pocket port replays thinker views "
    "rooms.clients rooms.hall rooms.housekeeping rooms.seat_messages tables.draft"
)
for part in PARTS.split():
    import_module(f"ludoteca.server.{part}")
for part in "compiled.native fair kernels many.loop match record verify".split():
    import_module(f"ludoteca.engine.{part}")
"""
A_TABLE = """
import asyncio, tempfile
import ludoteca
from tests.engine import alike

with tempfile.TemporaryDirectory() as folder:
    record = asyncio.run(alike.at_a_table(GAME, PLAYERS, 1, f"{folder}/tables.sqlite"))
assert ludoteca.load(record).record() == record
"""


def told(code: str, *arguments: str) -> str:
    run = subprocess.run([sys.executable, "-c", BEGINNING + code, *arguments], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_a_table_is_imported() -> None:
    told(EVERYTHING_PARTS)


@pytest.mark.parametrize(("game", "players"), [("cincinnati", 3), ("twins", 3), ("diceland", 2)])
def test_a_table_plays_a_whole_game(game: str, players: int) -> None:
    told(f"GAME, PLAYERS = {game!r}, {players}" + A_TABLE)


@pytest.mark.parametrize("game", ["cincinnati", "diceland", "twins"])
def test_bots_choose(game: str) -> None:
    choose = """
from random import Random

import ludoteca
from ludoteca import bots
from ludoteca.engine.match import Match

names = list(bots.players(GAME))
assert names == ["random", "easy", "medium", "expert", "rules-of-thumb"]
match = ludoteca.new(GAME, players=4, seed=4)
medium, asked = bots.find("medium", GAME), set()

def choose(view, legal, luck):
    if view["phase"] in asked or len(legal) == 1:
        return medium(view, legal, luck)
    asked.add(view["phase"])
    return [bots.find(name, GAME)(view, legal, Random(1)) for name in names][-1]

match.run(choose)
print(match.winners)
"""
    told(f"GAME = {game!r}" + choose)
