"""One stranger cannot stop it: what people send besides moves waits behind bots, and not without end."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.server import lobby
from ludoteca.server.refusals import Refused
from ludoteca.server.workers import pool, thinkers
from ludoteca.server.workers.thinkers import in_processes
from tests.server.support import Site, site, story

SLOW_READER = """
import os, sys, time
from ludoteca.server.workers import process

def wait(question):
    open({asked!r}, "a").write("x")
    while not os.path.exists({free!r}):
        time.sleep(0.01)
    return process.Report("no-dice", "Read.")

process.verified = wait
process.main(sys.argv[1:])
"""


class Gate:
    """Records are read only when it is open."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._asked, self._free = folder / "asked", folder / "free"
        script = folder / "worker.py"
        script.write_text(SLOW_READER.format(asked=str(self._asked), free=str(self._free)))
        monkeypatch.setattr(pool, "WORKER", (sys.executable, str(script)))

    async def until_somebody_waits(self) -> None:
        while not self._asked.exists():
            await asyncio.sleep(0.01)

    def open(self) -> None:
        self._free.touch()


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    monkeypatch.setattr(thinkers, "SECONDS_TO_READ", 60.0)
    return Gate(tmp_path, monkeypatch)


@story
async def test_bots_play_a_whole_game_while_records_are_being_read(tmp_path: Path, gate: Gate) -> None:
    async with site(tmp_path) as here:
        uploads = [asyncio.create_task(here.http.post("/api/verify", content="x")) for _ in range(4)]
        await gate.until_somebody_waits()
        table = (await here.make("twins", "bot bot bot", options={"hands": 1}))["table"]
        async with here.client(table) as spectator:
            await spectator.play_out(Random(1))
        assert not any(upload.done() for upload in uploads)
        gate.open()
        assert [(await upload).status_code for upload in uploads] == [200] * 4


@pytest.mark.parametrize(
    ("most", "asker"),
    [(thinkers.MOST_WAITING, "{}"), (thinkers.MOST_OF_ONE, "one")],
    ids=["of all", "of one address"],
)
@story
async def test_more_records_than_a_few_are_refused_at_once(gate: Gate, most: int, asker: str) -> None:
    thinkers = in_processes(1, 20.0)
    reading = [asyncio.create_task(thinkers.verify(b"x", asker.format(number))) for number in range(most + 1)]
    await gate.until_somebody_waits()
    with pytest.raises(Refused) as refused:
        await thinkers.verify(b"x", asker.format(most + 1))
    assert (refused.value.code, refused.value.status) == ("busy", 503)
    gate.open()
    assert {(await one).verdict for one in reading} == {"no-dice"}
    await thinkers.close()


@story
async def test_those_who_ask_take_turns_and_who_gives_up_holds_nobody_up(gate: Gate) -> None:
    thinkers, done = in_processes(1, 20.0), list[str]()

    async def ask(name: str) -> None:
        await thinkers.verify(b"x", name[0])
        done.append(name)

    tasks = [asyncio.create_task(ask(name)) for name in ("a1", "a2", "a3", "a4", "b1", "c1", "b2")]
    await gate.until_somebody_waits()
    tasks[2].cancel()
    gate.open()
    await asyncio.wait(tasks)
    assert done == ["a1", "a2", "b1", "c1", "a4", "b2"]
    assert thinkers.study.waiting == 0
    await thinkers.close()


@story
async def test_an_address_may_send_so_many_records(tmp_path: Path) -> None:
    async with site(tmp_path, requests=0.2) as here:
        answers = [await here.http.post("/api/verify", content="x") for _ in range(3)]
        assert [answer.status_code for answer in answers][-1] == 429


@story
async def test_a_record_of_endless_length_is_neither_shown_nor_gone_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "worker.py"
    script.write_text("from ludoteca.server.workers import process\nprocess.MOST_MOVES = 30\nprocess.main([])")
    monkeypatch.setattr(pool, "WORKER", (sys.executable, str(script)))
    monkeypatch.setattr(lobby, "MOST_MOVES", 30)
    record = ludoteca.new("twins", players=3, seed=5, hands=1).run([random] * 3).record()
    async with site(tmp_path) as here:
        shown = await here.http.post("/api/replay", content=record)
        assert (shown.status_code, shown.json()["code"]) == (400, "bad-record")
        wish = {"record": record, "moves": 31, "seats": [{"kind": "bot"}] * 3}
        assert (await here.post("/api/continue", wish)).json()["code"] == "bad-options"


@story
async def test_a_replay_is_made_outside_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop never goes through a game move by move for who asks for a replay."""

    def never(*_: object) -> None:
        raise AssertionError("in the event loop")

    async with site(tmp_path) as here, here.full_table("twins", 3, options={"hands": 1}) as (table, clients):
        await asyncio.gather(*(client.play_out(Random(seat)) for seat, client in enumerate(clients)))
        monkeypatch.setattr("ludoteca.server.replays.steps_of", never)
        assert len((await replay(here, table["id"]))["steps"]) > 30


async def replay(here: Site, table: str) -> dict[str, list[object]]:
    answer = await here.get(f"/api/tables/{table}/replay?seat=all")
    data: dict[str, list[object]] = answer.json()
    return data
