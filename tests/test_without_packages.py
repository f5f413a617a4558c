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
EVERYTHING_AT_A_TABLE = """
from importlib import import_module

for part in "actions draft evening guests hall hosting housekeeping replays room speech table views".split():
    import_module(f"ludoteca.server.{part}")
for part in "fair kernels loop match native record verify".split():
    import_module(f"ludoteca.engine.{part}")
"""
A_TABLE = """
import asyncio, tempfile
from random import Random
import msgspec
import ludoteca
from ludoteca import bots
from ludoteca.server import actions
from ludoteca.server.hall import Hall
from ludoteca.server.keys import Key
from ludoteca.server.messages import Join, NewTable, SeatWish, read_message
from ludoteca.server.outbox import Outbox
from ludoteca.server.secrets import hashed
from ludoteca.server.settings import Settings
from ludoteca.server.storage import storage_at
from ludoteca.server.thinking import Thinkers

class Person:
    def __init__(self, room, token):
        self.room, self.token, self.told = room, token, []

    async def come(self):
        self.guest = await self.room.enter(hashed(self.token), Outbox(self.hear, None, lambda: None), None, "board")

    def hear(self, *messages):
        self.told += map(msgspec.json.decode, messages)
        return True

    @property
    def now(self):
        return next(one for one in reversed(self.told) if "legal" in one)

    async def move(self, move):
        message = {"type": "move", "id": f"m{len(self.told)}", "seq": self.now["seq"], "move": move}
        await self.room.hear(self.guest, read_message(msgspec.json.encode(message)))

async def main(game, players):
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Settings(), storage_at(f"{folder}/tables.sqlite"), Thinkers(0, 1.0), Key(b"k"))
        await hall.open()
        room, host = await actions.make(hall, NewTable(game=game, seats=[SeatWish("open")] * players))
        await play(room, [(await actions.join(room, Join(name=f"P{seat}"), None)).token for seat in range(players)])
        match, record = room.table.match, room.table.match.record()
        assert ludoteca.load(record).record() == record
        await hall.close()
        print(game, len(match.moves))

async def play(room, tokens):
    people, luck = [Person(room, token) for token in tokens], Random(1)
    for person in people:
        await person.come()
    while not room.table.is_over:
        seat = luck.choice([seat for seat in room.table.match.actors])
        await people[seat].move(luck.choice(people[seat].now["legal"]))

"""


def told(code: str, *arguments: str) -> str:
    run = subprocess.run([sys.executable, "-c", BEGINNING + code, *arguments], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_a_table_is_imported() -> None:
    told(EVERYTHING_AT_A_TABLE)


@pytest.mark.parametrize(("game", "players"), [("cincinnati", 3), ("twins", 3), ("diceland", 2)])
def test_a_table_plays_a_whole_game(game: str, players: int) -> None:
    assert told(A_TABLE + f"asyncio.run(main({game!r}, {players}))").startswith(game)


@pytest.mark.parametrize("game", ["twins", "diceland"])
def test_bots_choose(game: str) -> None:
    choose = """
import ludoteca
from ludoteca import bots
from ludoteca.engine.match import Match

names = list(bots.players(GAME))
assert names == ["random", "easy", "medium", "expert"]
match = ludoteca.new(GAME, players=4, seed=4)
easy = bots.find("easy", GAME)
match.run([easy] * 4)
print(match.winners)
"""
    told(f"GAME = {game!r}" + choose)
