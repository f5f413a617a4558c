"""Who may act is asked at every message and before everything that is told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.entries import Dismissed, encode
from ludoteca.server.housekeeping import drop_idle
from ludoteca.server.storage import NotSaved
from ludoteca.server.transition import Change
from tests.server.support import Client, Data, Site, bearer, site, story


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
        room.tell(Change(again=True))
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


# A seat that somebody wants in a running game


async def ask(here: Site, table: Data, name: str, token: str | None = None) -> tuple[int, Data]:
    answer = await here.http.post(f"/api/tables/{table['id']}/join", json={"name": name}, headers=bearer(token))
    return answer.status_code, answer.json()


@story
async def test_who_has_a_seat_cannot_look_into_a_second_hand(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open open stand-in")
        tokens = [(await here.join(made["table"], name))["token"] for name in ("Anna", "Bruno")]
        async with here.client(made["table"], tokens[0]) as anna, here.client(made["table"], tokens[1]) as bruno:
            await anna.until("state")
            assert (await ask(here, made["table"], "Anna too", tokens[0]))[1]["code"] == "seated"
            status, asking = await ask(here, made["table"], "Anna in disguise")
            assert (status, asking["table"]["asking"][0]["name"]) == (202, "Anna in disguise")
            async with here.client(made["table"], asking["token"]) as disguised:
                assert (await disguised.until("state"))["seat"] is None
                assert all(isinstance(seat["hand"], int) for seat in disguised.view["seats"])  # type: ignore[index]
                await anna.say(type="answer", number=1, yes=True)
                await disguised.until("update")
                assert disguised.table["asking"][0]["agreed"] == [0]
                assert disguised.table["seats"][2]["kind"] == "stand-in"
                await bruno.say(type="answer", number=1, yes=False)
                assert await until_closed(disguised) == 1012
            await bruno.state()
            assert (bruno.table["asking"], bruno.table["seats"][2]["kind"]) == ([], "stand-in")


@story
async def test_who_is_away_has_not_agreed(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open open stand-in")
        tokens = [(await here.join(made["table"], name))["token"] for name in ("Anna", "Bruno")]
        async with here.client(made["table"], tokens[0]) as anna, here.client(made["table"], tokens[1]) as bruno:
            await ask(here, made["table"], "Anna in disguise")
            await anna.until("state")
            await anna.say(type="answer", number=1, yes=True)
            await bruno.say(type="leave", id="l")
            await bruno.until("update", done="l")
            assert bruno.table["seats"][2]["kind"] == "stand-in"
            await here.post(f"/api/tables/{made['table']['id']}/dismiss", {"seat": 1}, made["host"])
            await anna.state()
            assert anna.table["seats"][2]["name"] == "Anna in disguise"


@story
async def test_who_had_a_hand_gets_no_other_one_where_nobody_is_left_to_ask(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open bot stand-in")
        anna = await here.join(made["table"], "Anna")
        await here.post(f"/api/tables/{made['table']['id']}/dismiss", {"seat": 0}, made["host"])
        status, refused = await ask(here, made["table"], "Anna again", anna["token"])
        assert (status, refused["code"]) == (409, "seated")
        assert (await ask(here, made["table"], "Somebody else"))[0] == 201


@story
async def test_who_may_not_watch_a_game_cannot_ask_for_a_seat_there(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open open stand-in")
        for name in ("Anna", "Bruno"):
            await here.join(made["table"], name)
        _, asking = await ask(here, made["table"], "Dora")
        async with here.client(made["table"], asking["token"]) as waiting:
            await waiting.until("state")
            await here.post(f"/api/tables/{made['table']['id']}/door", {"spectators": False}, made["host"])
            assert await until_closed(waiting) == 1012
        assert (await ask(here, made["table"], "Dora"))[1]["code"] == "no-spectators"


@story
async def test_who_asks_for_a_seat_again_and_again_has_to_wait(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open bot bot", approve=True)
        path = f"/api/tables/{made['table']['id']}/admit"
        codes = []
        for number in range(1, 10):
            codes.append((await ask(here, made["table"], "Dora"))[1].get("code"))
            await here.post(path, {"number": number, "yes": False}, made["host"])
        assert codes == [None] * 6 + ["busy"] * 3


@story
async def test_a_game_with_a_clock_goes_on_when_the_host_has_dismissed_who_is_awaited(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open open open", time=600, options={"hands": 1})
        tokens = [(await here.join(made["table"], f"Player {seat}"))["token"] for seat in range(3)]
        async with here.client(made["table"]) as watching:
            awaited = (await watching.until("state"))["view"]["actors"][0]
            async with here.client(made["table"], tokens[awaited]) as idle:
                await idle.until("state")
                await here.post(f"/api/tables/{made['table']['id']}/dismiss", {"seat": awaited}, made["host"])
                assert await until_closed(idle) == 1012
            while watching.view and watching.view["actors"][:1] == [awaited]:
                await watching.hear()


@story
async def test_who_all_agree_to_gets_the_seat_of_a_stand_in(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open open stand-in")
        tokens = [(await here.join(made["table"], name))["token"] for name in ("Anna", "Bruno")]
        async with here.client(made["table"], tokens[0]) as anna, here.client(made["table"], tokens[1]) as bruno:
            _, asking = await ask(here, made["table"], "Dora")
            async with here.client(made["table"], asking["token"]) as waiting:
                await waiting.until("state")
                for client in (anna, bruno):
                    await client.until("state")
                    await client.say(type="answer", number=1, yes=True)
                assert await until_closed(waiting) == 1012
            async with here.client(made["table"], asking["token"]) as dora:
                assert (await dora.until("state"))["seat"] == 2
                assert len(dora.view["seats"][2]["hand"]) > 0  # type: ignore[index]
                assert dora.table["seats"][2] == {
                    "kind": "person",
                    "name": "Dora",
                    "bot": "medium",
                    "away": False,
                    "here": True,
                }


@story
async def test_who_left_a_running_game_gets_the_seat_back_and_nobody_else_does(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        await clients[0].say(type="leave", id="l1")
        await clients[0].until("update", done="l1")
        status, refused = await ask(here, table, "Stranger")
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
        async with room.held():
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
            status, refused = await ask(here, table, "Carla")
            assert (status, refused["code"]) == (503, "not-saved")
        assert here.hall.storage.append == append
        info = (await here.get(f"/api/tables/{table['id']}")).json()
        assert (info["phase"], info["seats"][2]["kind"]) == ("gathering", "open")
        assert (await here.join(table, "Carla"))["table"]["phase"] == "playing"
        assert await lines_of(here, table) == lines + 1


# Clocks


@story
async def test_taking_back_gives_no_time_back(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("diceland", 2, time=60) as (table, clients):
        first, room = clients[0], here.hall.rooms[table["id"]]
        room.table.decisions = [one._replace(at=one.at - 40_000) for one in room.table.decisions]
        await first.until("update", done=await first.move(first.legal[0]))
        assert first.undo
        await first.say(type="undo", id="u1", seq=first.seq)
        state = await first.until("state", done="u1")
        assert state["clock"]["0"] <= 20_000
        room.table.decisions = [one._replace(at=one.at - 40_000) for one in room.table.decisions]
        await first.until("update", done=await first.move(first.legal[0]))
        await first.say(type="undo", id="u2", seq=first.seq)
        assert (await first.until("refused"))["code"] == "cannot-undo"


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
async def test_who_changes_their_mind_all_the_time_is_stopped(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        lines = await lines_of(here, table)
        for number in range(200):
            await clients[0].say(type="agree", hints=number % 2 == 0)
        assert (await clients[0].until("refused"))["code"] == "too-often"
        await clients[0].state()
        assert await lines_of(here, table) < lines + 30
