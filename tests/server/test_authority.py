"""Who may act is asked at every message and before everything that is told."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.rooms.housekeeping import drop_idle
from ludoteca.server.storage import NotSaved
from ludoteca.server.tables.entries import Dismissed, encode
from ludoteca.server.tables.transition import Change
from tests.server.support import Client, Data, Site, awaited, site, story


async def until_closed(client: Client) -> int | None:
    """Everything that still comes, and the code with which the socket is closed."""
    while True:
        try:
            await client.hear()
        except ConnectionClosed:
            return client.socket.close_code


async def lines_of(here: Site, table: Data) -> int:
    return len(await here.hall.storage.read(table["id"]))


# A seat that was left


@story
async def test_who_leaves_before_the_game_is_gone_from_all_sockets(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = (await here.make("twins", "open open open"))["table"]
        anna = await here.join(table, "Anna")
        async with here.client(table, anna["token"]) as one, here.client(table, anna["token"]) as other:
            await one.until("state")
            await other.until("state")
            await one.say(type="leave", id="l1")
            assert [await until_closed(one), await until_closed(other)] == [1012, 1012]


@story
async def test_a_hello_that_waits_while_the_seat_is_left_sees_nothing_of_the_next_one(
    tmp_path: Path,
) -> None:
    """A huge `seq` lets the server read the log first: in between the seat can change hands."""
    async with site(tmp_path) as here:
        for luck in range(10):
            table = (await here.make("twins", "open open open"))["table"]
            anna = await here.join(table, "Anna", seat=0)
            async with here.client(table, anna["token"]) as leaving:
                await leaving.until("state")
                async with here.client(table, anna["token"], seq=2**50) as old:
                    await asyncio.sleep(0.0005 * luck)
                    await leaving.say(type="leave", id="l1")
                    await until_closed(leaving)
                    for name in ("Bruno", "Carla", "Dario"):
                        await here.join(table, name)
                    await until_closed(old)
                    assert old.view is None


@story
async def test_a_socket_whose_seat_is_somebody_elses_now_is_not_heard(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        room = here.hall.rooms[table["id"]]
        draft = room.draft()
        draft.add(Dismissed(seat=0, at=0))
        await here.hall.storage.append(table["id"], draft.table.seq, [encode(draft.change.entries)], None)
        room.table = draft.finished()
        await clients[0].move("buy 0")
        assert (await clients[0].until("refused"))["code"] == "bad-token"
        room.tell(room.table, Change(again=True))
        assert await until_closed(clients[0]) == 1012
        assert [json.loads(text)["type"] for text in clients[0].received[-1:]] == ["refused"]


@story
async def test_leaving_through_one_server_closes_the_sockets_at_another(
    tmp_path: Path, fresh_postgres: str
) -> None:
    async with site(tmp_path, db=fresh_postgres) as one, site(tmp_path, db=fresh_postgres) as two:
        table = (await one.make("twins", "open open open"))["table"]
        anna = await one.join(table, "Anna")
        async with one.client(table, anna["token"]) as here, two.client(table, anna["token"]) as there:
            await here.until("state")
            await there.until("state")
            await here.say(type="leave", id="l1")
            assert [await until_closed(here), await until_closed(there)] == [1012, 1012]
            for name in ("Bruno", "Carla", "Dario"):
                await one.join(table, name)
            assert there.view is None


@story
async def test_leave_is_answered_and_counts_once(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        await clients[0].say(type="leave", id="l1")
        await clients[0].until("update", done="l1")
        lines = await lines_of(here, table)
        for id in ("l1", "l2", "l3"):
            await clients[0].say(type="leave", id=id)
            await clients[0].until("update", done=id)
        assert await lines_of(here, table) == lines


@story
async def test_who_left_a_running_game_gets_the_seat_back_and_nobody_else_does(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        await clients[0].say(type="leave", id="l1")
        await clients[0].until("update", done="l1")
        status, refused = await here.ask(table, "Stranger")
        assert (status, refused["code"]) == (409, "full")
        async with here.client(table, clients[0].token) as back:
            assert (await back.until("state"))["seat"] == 0
            assert not back.table["seats"][0]["away"]


# Nobody is half there


@story
async def test_who_is_refused_on_entering_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site(tmp_path) as here:
        async with here.full_table("twins", 3) as (table, clients):
            token = clients[0].token
            await clients[0].say(type="leave", id="l1")
            await clients[0].until("update", done="l1")
        room = here.hall.rooms[table["id"]]
        while room.audience:
            await asyncio.sleep(0.01)

        async def full(*_: object) -> None:
            raise NotSaved("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(here.hall.storage, "append", full)
            async with here.client(table, token) as back:
                assert (await back.hear())["code"] == "not-saved"
                assert await until_closed(back) == 1013
        assert room.audience == {}
        assert not room.present.here[0]
        drop_idle(here.hall, 0.0)
        assert here.hall.rooms == {}


@story
async def test_an_alarm_and_a_move_at_the_same_moment_leave_no_seat_alone(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3, time=60) as (table, clients):
        room = here.hall.rooms[table["id"]]
        attendance: Any = room._attendance
        seat = room.table.awaited[0]
        match = room.table.match
        assert match
        async with room.locked():
            attendance._think(seat)
            await room.play(seat, match.legal(seat)[0])
        while attendance._thinking:
            await asyncio.sleep(0.01)
        assert attendance._alarm is not None
        for client in clients:
            await client.state()
        await asyncio.gather(*(client.play_out(Random(client.seat)) for client in clients))


@story
async def test_the_last_one_sits_down_and_the_game_begins_or_neither_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here:
        table = (await here.make("twins", "open open open"))["table"]
        for name in ("Anna", "Bruno"):
            await here.join(table, name)
        lines, append = await lines_of(here, table), here.hall.storage.append

        async def full(*_: object) -> None:
            raise NotSaved("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(here.hall.storage, "append", full)
            status, refused = await here.ask(table, "Carla")
            assert (status, refused["code"]) == (503, "not-saved")
        assert here.hall.storage.append == append
        info = (await here.get(f"/api/tables/{table['id']}")).json()
        assert (info["phase"], info["seats"][2]["kind"]) == ("gathering", "open")
        assert (await here.join(table, "Carla"))["table"]["phase"] == "playing"
        assert await lines_of(here, table) == lines + 1


# Clocks


@story
async def test_taking_back_gives_no_time_back(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3, time=60) as (table, clients):
        mover, room = awaited(clients), here.hall.rooms[table["id"]]
        room.table.decisions = [replace(one, at=one.at - 40_000) for one in room.table.decisions]
        await mover.until("update", done=await mover.move("buy 0"))
        assert mover.undo
        await mover.say(type="undo", id="u1", seq=mover.seq)
        state = await mover.until("state", done="u1")
        assert state["clock"][str(mover.seat)] <= 20_000
        room.table.decisions = [replace(one, at=one.at - 40_000) for one in room.table.decisions]
        await mover.until("update", done=await mover.move("buy 0"))
        await mover.say(type="undo", id="u2", seq=mover.seq)
        assert (await mover.until("refused"))["code"] == "cannot-undo"


# What is said again and again


@story
async def test_what_changes_nothing_is_not_written(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        await clients[0].say(type="agree", hints=True)
        await clients[0].until("update")
        lines = await lines_of(here, table)
        for _ in range(50):
            await clients[0].say(type="agree", hints=True)
        await clients[0].state()
        assert await lines_of(here, table) == lines


@story
async def test_a_log_that_is_very_long_takes_moves_and_no_whims(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open open open")
        tokens = [(await here.join(made["table"], f"Player {seat}"))["token"] for seat in range(3)]
        path = f"/api/tables/{made['table']['id']}"
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(here.client(made["table"], token)) for token in tokens]
            for client in clients:
                await client.until("state")
            monkeypatch.setattr("ludoteca.server.rooms.room.MOST_LINES", 0)
            for call, body in (("door", {"spectators": False}), ("mute", {"seat": 0, "muted": True})):
                assert (await here.post(f"{path}/{call}", body, made["host"])).json()["code"] == "too-often"
            await clients[0].say(type="chat", id="c", text="Hello")
            assert (await clients[0].until("refused"))["code"] == "too-often"
            awaited = next(client for client in clients if client.is_awaited)
            await awaited.answered(await awaited.move("buy 0"))
        assert (await here.post(f"{path}/close", token=made["host"])).json()["phase"] == "closed"


@story
async def test_who_changes_their_mind_all_the_time_is_stopped(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        lines = await lines_of(here, table)
        for number in range(200):
            await clients[0].say(type="agree", hints=number % 2 == 0)
        assert (await clients[0].until("refused"))["code"] == "too-often"
        await clients[0].state()
        assert await lines_of(here, table) < lines + 30
