"""Making tables, taking, leaving and getting back seats, clocks."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.diceland.maps import MAPS, problems
from ludoteca.server.rooms.housekeeping import close_abandoned, drop_idle
from ludoteca.server.rooms.room import row_of
from ludoteca.server.storage import NotSaved
from tests.server.support import Site, site, story


async def refusal(here: Site, path: str, body: object, token: str | None = None) -> tuple[int, str]:
    answer = await here.post(path, body, token)
    assert answer.json()["sentence"].endswith(".")
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "open"}] * 3}, "bad-options"),
        ({"game": "twins", "seats": [{"kind": "open"}] * 2}, "bad-options"),
        ({"game": "twins", "seats": [{"kind": "open"}] * 3, "options": {"hands": 0}}, "bad-options"),
        ({"game": "twins", "seats": [{"kind": "open"}] * 3, "options": {"keep": "at once"}}, "bad-options"),
        ({"game": "diceland", "seats": [{"kind": "open"}] * 2, "options": {"maps": ["A", 7]}}, "bad-options"),
        (
            {"game": "diceland", "seats": [{"kind": "open"}] * 2, "options": {"maps": ["A", "B", "C"]}},
            "bad-options",
        ),
        ({"game": "twins", "seats": [{"kind": "throne"}] * 3}, "bad-options"),
        ({"game": "twins", "seats": [{"kind": "bot", "bot": "oracle"}] * 3}, "no-such-bot"),
        ({"game": "twins", "seats": [{"kind": "open"}] * 3, "time": 1}, "bad-message"),
        ({"game": "twins", "seats": "three"}, "bad-message"),
        ({"game": "twins", "seats": [{"kind": "open"}] * 3, "colour": "red"}, "bad-message"),
        ([], "bad-message"),
    ],
)
@story
async def test_a_wish_that_cannot_be_is_refused(tmp_path: Path, wish: Any, code: str) -> None:
    async with site(tmp_path) as here:
        assert await refusal(here, "/api/tables", wish) == (400, code)
        assert (await here.get("/api/tables")).json() == {"tables": []}


@story
async def test_why_a_map_is_refused_is_said_in_messages_of_the_locales_too(tmp_path: Path) -> None:
    bad = [*MAPS["A"].rows[:-1], "B" * 12]
    wish = {"game": "diceland", "seats": [{"kind": "open"}] * 2, "options": {"maps": [bad, bad]}}
    async with site(tmp_path) as here:
        answer = (await here.post("/api/tables", wish)).json()
    assert answer["code"] == "bad-options"
    assert [reason["id"] for reason in answer["reasons"]] == [problem.reason["id"] for problem in problems(bad)]


@story
async def test_nothing_that_means_nothing_is_repeated_to_everybody(tmp_path: Path) -> None:
    odd = {"rows": list(MAPS["A"].rows), "name": "Buy here!", "link": "http://evil.example"}
    wish = {"game": "diceland", "seats": [{"kind": "open"}] * 2, "options": {"maps": [odd, "b"]}, "public": True}
    async with site(tmp_path) as here:
        made = (await here.post("/api/tables", wish)).json()
        assert made["table"]["options"] == {"maps": [list(MAPS["A"].rows), "B"]}
        assert "evil" not in (await here.get("/api/tables")).text


@story
async def test_a_table_is_found_by_its_code_and_told_before_joining(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "host open stand-in", options={"hands": 2}, time=30, open_at_end=False)
        table = made["table"]
        assert made["link"].endswith(f"/t/{table['code']}")
        assert (await here.get(f"/api/tables/{table['code'].lower()}")).json() == table
        assert table["options"] == {"hands": 2}
        assert (table["time"], table["open_at_end"], table["phase"]) == (30, False, "gathering")
        assert [seat["kind"] for seat in table["seats"]] == ["host", "open", "stand-in"]
        assert len(table["dice"]["hash"]) == 64
        assert table["dice"]["seed"] is None
        assert (await here.get("/api/tables/ZZZZ")).json()["code"] == "no-such-table"
        assert (await here.get(f"/api/tables/{table['code']}/qr.svg")).text.startswith("<svg")


@story
async def test_public_tables_are_listed_and_others_are_not(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        await here.make("twins", "open open open")
        running = await here.make("twins", "bot bot stand-in", public=True)
        free = await here.make("twins", "open open open", public=True)
        listed = (await here.get("/api/tables")).json()["tables"]
        assert [table["id"] for table in listed] == [free["table"]["id"], running["table"]["id"]]
        await here.join(free["table"], "Anna")
        listed = (await here.get("/api/tables")).json()["tables"]
        assert listed[0]["seats"][0]["name"] == "Anna"


@story
async def test_who_may_take_which_seat(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "host open open bot")
        table, path = made["table"], f"/api/tables/{made['table']['id']}/join"
        assert await refusal(here, path, {"name": "Anna", "seat": 0}) == (409, "seat-taken")
        assert await refusal(here, path, {"name": "Anna", "seat": 3}) == (409, "seat-taken")
        assert await refusal(here, path, {"name": "Anna", "seat": 4}) == (404, "no-such-seat")
        assert await refusal(here, path, {"name": " "}) == (400, "bad-name")
        assert await refusal(here, path, {"name": "x" * 25}) == (400, "bad-name")
        assert await refusal(here, path, {"name": "Anna", "seal": "é"}) == (400, "bad-message")
        assert await refusal(here, path, {"name": "Anna", "text": "words"}) == (400, "bad-message")
        assert (await here.join(table, "Anna"))["seat"] == 1
        assert (await here.join(table, "Host", made["host"]))["seat"] == 0
        last = await here.join(table, "Bruno")
        assert last["table"]["phase"] == "playing"
        assert await refusal(here, path, {"name": "Late"}) == (409, "full")


@story
async def test_the_host_begins_with_bots_on_the_free_seats(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "host open open")
        path = f"/api/tables/{made['table']['id']}"
        await here.join(made["table"], "Anna", made["host"])
        assert await refusal(here, f"{path}/begin", None) == (403, "not-host")
        begun = (await here.post(f"{path}/begin", token=made["host"])).json()
        assert begun["phase"] == "playing"
        assert [seat["kind"] for seat in begun["seats"]] == ["person", "stand-in", "stand-in"]
        assert await refusal(here, f"{path}/begin", None, made["host"]) == (409, "begun")


@story
async def test_a_closed_table_opens_its_dice_and_takes_no_more_moves(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        path = f"/api/tables/{table['id']}"
        assert await refusal(here, f"{path}/close", None, clients[0].token) == (403, "not-host")
        made = await here.make("twins", "host open open")
        closed = (await here.post(f"/api/tables/{made['table']['id']}/close", token=made["host"])).json()
        assert (closed["phase"], closed["why_closed"], closed["code"]) == ("closed", "host", None)
        assert len(closed["dice"]["seed"]) == 64
        assert await refusal(here, f"/api/tables/{closed['id']}/join", {"name": "Anna"}) == (409, "closed")


@story
async def test_leaving_before_the_game_frees_the_seat_and_voids_the_token(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = (await here.make("twins", "open open open"))["table"]
        anna = await here.join(table, "Anna")
        async with here.client(table, anna["token"]) as client:
            await client.until("state")
            await client.say(type="leave")
            await client.socket.wait_closed()
            assert client.socket.close_code == 1012
        async with here.client(table, anna["token"]) as again:
            assert (await again.hear())["code"] == "bad-token"
        assert (await here.join(table, "Bruno"))["seat"] == 0


@story
async def test_a_bot_plays_for_who_leaves_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("cincinnati", 3) as (table, clients):
        first, second, _ = clients
        await first.say(type="leave")
        await second.until("update")
        assert second.table["seats"][0]["away"]
        while first.seat in second.view["actors"]:  # type: ignore[index]
            await second.hear()
        async with here.client(table, first.token) as again:
            await again.until("state")
            assert not again.table["seats"][0]["away"]


@story
async def test_a_seat_silent_for_too_long_is_played_until_its_person_returns(tmp_path: Path) -> None:
    async with site(tmp_path, silent=0.05) as here:
        table = (await here.make("cincinnati", "open open bot"))["table"]
        tokens = [(await here.join(table, name))["token"] for name in ("Anna", "Bruno")]
        async with here.client(table, tokens[0]) as anna:
            while not (anna.table and anna.table["seats"][1]["away"]):
                await anna.hear()
            async with here.client(table, tokens[1]) as bruno:
                while not bruno.table or bruno.table["seats"][1]["away"]:
                    await bruno.hear()


@story
async def test_when_time_is_up_a_bot_decides_that_one_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.rooms.bots_and_clocks.GRACE", 0.0)
    async with site(tmp_path) as here, here.full_table("cincinnati", 3, time=5) as (table, clients):
        first = clients[0]
        assert set((await first.state())["clock"]) == {"0", "1", "2"}
        room = here.hall.rooms[table["id"]]
        room.table.decisions = [replace(one, at=one.at - 5000) for one in room.table.decisions]
        await clients[1].move(clients[1].legal[0])
        laid = [event for event in (await first.until("update", done=None))["events"] if event["event"] == "chose"]
        assert laid
        while first.is_awaited:
            await first.hear()
        assert not first.table["seats"][0]["away"]


@story
async def test_what_cannot_be_saved_is_refused_and_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        mover = next(client for client in clients if client.is_awaited)
        seq, token = mover.seq, mover.token

        async def full(*_: object) -> None:
            raise NotSaved("disk full")

        with monkeypatch.context() as broken:
            broken.setattr(here.hall.storage, "append", full)
            await mover.move("buy 0")
            assert (await mover.until("refused"))["code"] == "not-saved"
            assert (await mover.state())["seq"] == seq
        async with here.client(table, token, seq=seq) as again:
            state = await again.until("state")
            assert (state["seq"], state["from"], state["events"]) == (seq, seq, [])
            await again.until("update", done=await again.move("buy 0"))


@story
async def test_abandoned_tables_are_closed_and_lively_ones_are_not(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        old = (await here.make("twins", "open open open"))["table"]
        new = (await here.make("twins", "open open open"))["table"]
        week = 7 * 24 * 60 * 60 * 1000
        for table, age in ((old, 2 * week), (new, 0)):
            room = await here.hall.room(table["id"])
            room.table.last_at -= age
            await here.hall.storage.touch(row_of(room.table)._replace(changed=room.table.last_at - 2 * week))
        await close_abandoned(here.hall)
        phases = [(await here.get(f"/api/tables/{table['id']}")).json() for table in (old, new)]
        assert [(table["phase"], table["why_closed"]) for table in phases] == [
            ("closed", "abandoned"),
            ("gathering", None),
        ]
        assert phases[0]["dice"]["seed"]


@story
async def test_a_table_nobody_uses_leaves_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        async with here.full_table("twins", 3) as (table, clients):
            states = [await client.state() for client in clients]
            tokens = [client.token for client in clients]
        while not here.hall.rooms[table["id"]].is_idle:
            await here.get("/healthz")
        drop_idle(here.hall, 0.0)
        assert here.hall.rooms == {}
        for token, before in zip(tokens, states, strict=True):
            async with here.client(table, token) as again:
                after = await again.until("state")
                after["table"]["seats"], before["table"]["seats"] = [], []
                assert after == before
