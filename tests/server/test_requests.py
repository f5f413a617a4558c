"""A seat that somebody wants where others must agree: nobody looks into two hands."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.support import Client, Data, Site, site, story
from tests.server.test_authority import until_closed


@asynccontextmanager
async def game_with_a_stand_in(folder: Path) -> AsyncIterator[tuple[Site, Data, Client, Client]]:
    """The site, the made table, and two who play there."""
    async with site(folder) as here:
        made = await here.make("twins", "open open stand-in")
        tokens = [(await here.join(made["table"], name))["token"] for name in ("Anna", "Bruno")]
        async with here.client(made["table"], tokens[0]) as anna, here.client(made["table"], tokens[1]) as bruno:
            anna.token, bruno.token = tokens
            yield here, made, anna, bruno


@story
async def test_who_has_a_seat_cannot_look_into_a_second_hand(tmp_path: Path) -> None:
    async with game_with_a_stand_in(tmp_path) as (here, made, anna, bruno):
        await anna.until("state")
        assert (await here.ask(made["table"], "Anna too", anna.token))[1]["code"] == "seated"
        status, asking = await here.ask(made["table"], "Anna in disguise")
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
    async with game_with_a_stand_in(tmp_path) as (here, made, anna, bruno):
        await here.ask(made["table"], "Anna in disguise")
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
        status, refused = await here.ask(made["table"], "Anna again", anna["token"])
        assert (status, refused["code"]) == (409, "seated")
        assert (await here.ask(made["table"], "Somebody else"))[0] == 201


@story
async def test_who_may_not_watch_a_game_cannot_ask_for_a_seat_there(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open open stand-in")
        for name in ("Anna", "Bruno"):
            await here.join(made["table"], name)
        _, asking = await here.ask(made["table"], "Dora")
        async with here.client(made["table"], asking["token"]) as waiting:
            await waiting.until("state")
            await here.post(f"/api/tables/{made['table']['id']}/door", {"spectators": False}, made["host"])
            assert await until_closed(waiting) == 1012
        assert (await here.ask(made["table"], "Dora"))[1]["code"] == "no-spectators"


@story
async def test_who_asks_for_a_seat_again_and_again_has_to_wait(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open bot bot", approve=True)
        path = f"/api/tables/{made['table']['id']}/admit"
        codes = []
        for number in range(1, 10):
            codes.append((await here.ask(made["table"], "Dora"))[1].get("code"))
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
    async with game_with_a_stand_in(tmp_path) as (here, made, anna, bruno):
        _, asking = await here.ask(made["table"], "Dora")
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
