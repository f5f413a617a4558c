"""Moves that come at the same moment are one change, and each is heard as if it had come alone."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path

import pytest

from ludoteca.server import host_actions
from ludoteca.server.messages import Move, SeatNamed
from ludoteca.server.refusals import Refused
from ludoteca.server.rooms.room import Room
from ludoteca.server.storage import New, NotSaved, Row, Taken
from tests.server.support import Client, Data, Site, site, story

SEATS = range(3)


async def all_may_play(here: Site, table: Data, clients: list[Client]) -> Room:
    """Nobody buys a card: then all are awaited at once."""
    for _ in SEATS:
        buyer = next(client for client in clients if client.is_awaited)
        done = await buyer.move("buy 0")
        for client in clients:
            await client.until("update", **({"done": done} if client is buyer else {}))
    return here.hall.rooms[table["id"]]


async def says(room: Room, seat: int, move: str | None = None, id: str = "m") -> str:
    """What is answered to a move: the first one that is legal, or another."""
    assert room.table.match
    text = move or room.table.match.legal(seat)[0]
    message = Move(id=id, seq=room.table.numbers.of(seat), move=text)
    try:
        await room.hear(room.audience[seat][0], message)
    except Refused as refused:
        return refused.code
    return "done"


class Written:
    """Counts the lines of each write of a server, and can let some of them fail."""

    def __init__(self, here: Site, patch: pytest.MonkeyPatch, *failures: Exception) -> None:
        self.lines: list[int] = []
        self._append = here.hall.storage.append
        self._failures = list(failures)
        patch.setattr(here.hall.storage, "append", self._write)

    async def _write(
        self, table: str, seq: int, bodies: list[bytes], row: Row | None, new: New | None = None
    ) -> None:
        self.lines.append(len(bodies))
        if self._failures:
            raise self._failures.pop(0)
        await self._append(table, seq, bodies, row, new)


@story
async def test_moves_of_the_same_moment_are_one_line_and_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        room = await all_may_play(here, table, clients)
        written, seq = Written(here, monkeypatch), room.table.seq
        assert await asyncio.gather(*(says(room, seat) for seat in SEATS)) == ["done"] * 3
        assert (written.lines, room.table.seq) == ([1], seq + 1)
        assert len(await here.hall.storage.read(table["id"])) == seq + 1
        for client in clients:
            told = json.loads(await client.socket.recv())
            assert (told["seq"], told["done"]) == (client.seq + 1, "m")
            assert [event["seat"] for event in told["events"] if event["event"] == "laid"] == [0, 1, 2]
            assert told["view"]["play"] == 2


@story
async def test_moves_made_together_are_so_after_a_restart(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        room = await all_may_play(here, table, clients)
        await asyncio.gather(*(says(room, seat) for seat in SEATS))
        before = room.table
    async with site(tmp_path) as here:
        after = (await here.hall.room(table["id"])).table
        assert after.match
        assert before.match
        assert after.match.record() == before.match.record()
        assert [after.numbers.of(seat) for seat in SEATS] == [before.numbers.of(seat) for seat in SEATS]
        assert [after.is_done(seat, "m") for seat in SEATS] == [True] * 3


@story
async def test_a_move_that_is_refused_holds_up_nobody(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        room = await all_may_play(here, table, clients)
        said = await asyncio.gather(says(room, 0), says(room, 1, "buy 2"), says(room, 2))
        assert list(said) == ["done", "not-legal", "done"]
        assert room.table.awaited == [1]


@story
async def test_moves_that_cannot_be_saved_are_all_refused_and_leave_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        room = await all_may_play(here, table, clients)
        before = room.table
        Written(here, monkeypatch, *[NotSaved("The disk is full.")] * 3)
        assert await asyncio.gather(*(says(room, seat) for seat in SEATS)) == ["not-saved"] * 3
        assert room.table is before
        assert await asyncio.gather(*(says(room, seat) for seat in SEATS)) == ["done"] * 3


@story
async def test_moves_that_another_server_overtakes_are_all_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        room = await all_may_play(here, table, clients)
        Written(here, monkeypatch, Taken("by another server"))
        assert await asyncio.gather(*(says(room, seat) for seat in SEATS)) == ["done"] * 3
        assert room.table.match
        assert room.table.match.position()["play"] == 2


@story
async def test_who_is_dismissed_at_the_same_moment_does_not_move(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        room = await all_may_play(here, table, clients)
        dismissal = room.change(partial(host_actions.dismiss, room, SeatNamed(seat=1)))
        _, *said = await asyncio.gather(dismissal, says(room, 1), says(room, 2))
        assert said == ["bad-token", "done"]


@story
async def test_a_message_that_comes_twice_at_the_same_moment_counts_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        room = await all_may_play(here, table, clients)
        assert room.table.match
        made = room.table.match.made
        said = await asyncio.gather(says(room, 0), says(room, 1), says(room, 0))
        assert list(said) == ["done"] * 3
        assert room.table.match.made == made + 2
