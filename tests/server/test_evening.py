"""One code for the whole evening: the next game, its seats and its code, and the score of all games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludoteca.server.rooms.housekeeping import drop_idle
from ludoteca.server.storage import New, Row, Taken
from ludoteca.server.tables.entries import Created, encode
from ludoteca.server.tables.log_replay import decoded
from tests.server.storages import opened
from tests.server.support import Client, Data, Site, site, story


@asynccontextmanager
async def party(here: Site, kinds: str = "host open bot", **more: Any) -> AsyncIterator[Data]:
    """Anna has made a table of Twins and sits at it, Bruno has come, and they have played to the end."""
    made = await here.make("twins", kinds, options={"hands": 1}, **more)
    tokens = [(await here.join(made["table"], name, made["host"]))["token"] for name in ("Anna", "Bruno")]
    made["tokens"] = tokens
    async with here.client(made["table"], tokens[0]) as anna, here.client(made["table"], tokens[1]) as bruno:
        made["clients"] = [anna, bruno]
        await asyncio.gather(*(one.play_out(Random(seat)) for seat, one in enumerate(made["clients"])))
        yield made


async def again(here: Site, made: Data, wish: Data | None = None, token: str | None = None) -> Data:
    answer = await here.post(f"/api/tables/{made['table']['id']}/rematch", wish, token or made["host"])
    assert answer.status_code == 201, answer.text
    table: Data = answer.json()
    return table


async def refusal(here: Site, made: Data, wish: Data, token: str) -> str:
    answer = await here.post(f"/api/tables/{made['table']['id']}/rematch", wish, token)
    assert answer.status_code >= 400
    return str(answer.json()["code"])


@story
async def test_the_next_game_has_the_same_code_also_after_the_table_was_read_again(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        async with party(here) as made:
            code = made["table"]["code"]
            assert (await here.get(f"/api/tables/{code}")).json()["code"] == "no-such-table", "nobody waits there"
        drop_idle(here.hall, idle=0)
        following = await again(here, made)
        assert following["code"] == code
        assert (await here.get(f"/api/tables/{code}")).json()["id"] == following["id"]


@story
async def test_a_code_that_somebody_else_has_meanwhile_stays_theirs(tmp_path: Path) -> None:
    async with site(tmp_path) as here, party(here) as made:
        stranger = await here.make("twins", "open open open")
        (row,) = [row for row in await here.hall.storage.rows() if row.id == stranger["table"]["id"]]
        await here.hall.storage.touch(row._replace(code=made["table"]["code"]))
        following = await again(here, made)
        assert following["code"] != made["table"]["code"]
        assert len(following["code"]) == 4


@story
async def test_everybody_is_told_where_it_goes_on_and_who_has_won_how_often(tmp_path: Path) -> None:
    async with site(tmp_path) as here, party(here) as made:
        ended = made["clients"][0].table
        assert ended["evening"]["games"] == ["twins"]
        following = await again(here, made)
        while made["clients"][1].table["next"] is None:
            await made["clients"][1].hear()
        assert made["clients"][1].table["next"] == following["id"]
        evening = following["evening"]
        assert evening == ended["evening"]
        assert {score["name"] for score in evening["scores"]} == {"Anna", "Bruno", None}
        assert {score["name"]: score["seat"] for score in evening["scores"]} == {"Anna": 0, "Bruno": 1, None: 2}
        for score in evening["scores"]:
            assert score["won"] == (score["seat"] in ended["winners"])
            assert (score["places"][0] == 1) == (score["seat"] in ended["winners"])


@story
async def test_the_score_goes_on_over_another_game_with_other_seats(tmp_path: Path) -> None:
    """Anna and Bruno change places, and play Diceland without the bot."""
    async with site(tmp_path) as here, party(here) as made:
        wish = {"game": "diceland", "seats": [{"kind": "kept", "seat": 1}, {"kind": "kept", "seat": 0}]}
        table = await again(here, made, wish, made["tokens"][1])
        assert (table["game"], [seat["name"] for seat in table["seats"]]) == ("diceland", ["Bruno", "Anna"])
        assert {score["name"]: score["seat"] for score in table["evening"]["scores"]} == {
            "Bruno": 0,
            "Anna": 1,
            None: 2,
        }
        for token, seat in ((made["tokens"][0], 1), (made["tokens"][1], 0)):
            assert (await here.join(table, table["seats"][seat]["name"], token))["seat"] == seat
        clients: list[Client] = []
        async with here.client(table, made["tokens"][1]) as bruno, here.client(table, made["tokens"][0]) as anna:
            clients = [bruno, anna]
            await asyncio.gather(*(one.play_out(Random(seat)) for seat, one in enumerate(clients)))
        evening = clients[0].table["evening"]
        assert evening["games"] == ["twins", "diceland"]
        bruno_score = next(score for score in evening["scores"] if score["name"] == "Bruno")
        assert len(bruno_score["places"]) == 2
        assert None not in bruno_score["places"]
        assert next(score for score in evening["scores"] if score["name"] is None)["places"][1] is None
        assert [score["won"] for score in evening["scores"]] == sorted(
            (score["places"].count(1) for score in evening["scores"]), reverse=True
        )


@story
async def test_a_game_for_more_or_fewer_gets_and_loses_bots_but_no_people(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("diceland", "host open")
        more = await again(here, made, {"game": "cincinnati"})
        assert [seat["kind"] for seat in more["seats"]] == ["host", "open", "bot"]
        crowd = await here.make("twins", "host open open open bot open")
        for name in ("A", "B", "C", "D"):
            await here.join(crowd["table"], name, crowd["host"])
        fewer = await again(here, crowd, {"game": "diceland"})
        assert [seat["kind"] for seat in fewer["seats"]] == ["kept"] * 4
        full = await here.make("twins", "host open open open open open")
        for name in ("A", "B", "C", "D", "E"):
            await here.join(full["table"], name, full["host"])
        assert await refusal(here, full, {"game": "diceland"}, full["host"]) == "bad-options"


@story
async def test_before_the_game_the_host_changes_it_and_those_who_sit_go_along(tmp_path: Path) -> None:
    """Three seats were too many: Anna begins with those who are there."""
    async with site(tmp_path) as here:
        made = await here.make("diceland", "host open open")
        anna = await here.join(made["table"], "Anna", made["host"])
        bruno = await here.join(made["table"], "Bruno", seat=2)
        wish = {"seats": [{"kind": "kept", "seat": 0}, {"kind": "kept", "seat": 2}]}
        assert await refusal(here, made, wish, bruno["token"]) == "not-over"
        async with here.client(made["table"]) as watching:
            await watching.until("state")
            table = await again(here, made, wish)
            while not watching.table["next"]:
                await watching.hear()
            assert (watching.table["phase"], watching.table["why_closed"]) == ("closed", "moved")
        assert table["code"] == made["table"]["code"]
        assert (await here.get(f"/api/tables/{table['code']}")).json()["id"] == table["id"]
        assert table["evening"] is None
        await here.join(table, "Anna", anna["token"])
        assert (await here.join(table, "Bruno", bruno["token"]))["table"]["phase"] == "playing"


@story
async def test_the_host_gives_a_free_seat_to_a_bot_and_takes_it_back(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("diceland", "host open open open")
        await here.join(made["table"], "Anna", made["host"])
        path = f"/api/tables/{made['table']['id']}/plan"
        for wish, kind in (
            ({"seat": 2, "kind": "bot", "bot": "easy"}, "bot"),
            ({"seat": 2, "kind": "open"}, "open"),
        ):
            table = (await here.post(path, wish, made["host"])).json()
            assert table["seats"][2]["kind"] == kind
        for wish, code in (
            ({"seat": 0, "kind": "bot"}, "no-such-seat"),
            ({"seat": 9, "kind": "bot"}, "no-such-seat"),
            ({"seat": 1, "kind": "person"}, "bad-options"),
            ({"seat": 1, "kind": "bot", "bot": "oracle"}, "no-such-bot"),
        ):
            assert (await here.post(path, wish, made["host"])).json()["code"] == code
        assert (await here.post(path, {"seat": 1, "kind": "bot"})).json()["code"] == "not-host"
        await here.post(path, {"seat": 1, "kind": "stand-in"}, made["host"])
        await here.post(path, {"seat": 2, "kind": "bot"}, made["host"])
        table = (await here.post(path, {"seat": 3, "kind": "bot"}, made["host"])).json()
        assert table["phase"] in ("gathering", "playing")
        assert (await here.post(path, {"seat": 3, "kind": "open"}, made["host"])).json()["code"] == "begun"


@story
async def test_who_may_have_what_at_the_next_table(tmp_path: Path) -> None:
    async with site(tmp_path) as here, party(here) as made:
        anna, bruno = made["tokens"]
        kept = [{"kind": "kept", "seat": 0}, {"kind": "kept", "seat": 1}]
        for wish, token, code in (
            ({}, "x" * 43, "bad-token"),
            ({"seats": [kept[0], kept[0], {"kind": "bot"}]}, anna, "bad-options"),
            ({"seats": [*kept, {"kind": "kept", "seat": 2}]}, anna, "bad-options"),
            ({"seats": [*kept, {"kind": "kept"}]}, anna, "bad-options"),
            ({"seats": [*kept, {"kind": "open", "seat": 1}]}, anna, "bad-options"),
            ({"seats": [*kept, {"kind": "throne"}]}, anna, "bad-options"),
            ({"seats": kept}, anna, "bad-options"),
            ({"seats": [kept[1], {"kind": "bot"}, {"kind": "bot"}]}, bruno, "not-host"),
            ({"game": "chess"}, anna, "bad-options"),
            ({"options": {"hands": 0}}, anna, "bad-options"),
            ({"colour": "red"}, anna, "bad-message"),
        ):
            assert await refusal(here, made, wish, token) == code, wish
        without_bruno = await again(here, made, {"seats": [kept[0], {"kind": "bot"}, {"kind": "bot"}]})
        assert [seat["kind"] for seat in without_bruno["seats"]] == ["kept", "bot", "bot"]
        assert without_bruno["options"] == {"hands": 1}


@story
async def test_spectators_follow_only_where_they_may_watch(tmp_path: Path) -> None:
    async with site(tmp_path) as here, party(here) as made:
        await here.post(f"/api/tables/{made['table']['id']}/door", {"spectators": False}, made["host"])
        following = await again(here, made)
        assert following["spectators"] is True, "the door of a game that is over is not closed any more"
        await here.post(f"/api/tables/{following['id']}/door", {"spectators": False}, made["host"])
        async with here.client(following) as watching:
            assert (await watching.until("refused"))["code"] == "no-spectators"


def test_a_table_of_an_older_server_has_neither_code_nor_evening() -> None:
    old = b'{"what":"created","at":1,"game":"twins","options":{},"seats":[],"host":"h"}'
    ((made,),) = decoded([old])
    assert isinstance(made, Created)
    assert (made.code, made.evening) == (None, [])
    assert b"evening" not in encode([made])


def new(id: str, code: str | None) -> New:
    return New(Row(id, code, "gathering", False, 1000, b"{}"), [b"{}"])


def test_a_table_and_the_one_that_follows_it_are_written_together_or_not_at_all(database: str) -> None:
    async def told() -> None:
        async with opened(database) as storage:
            await storage.create(*new("first", "ABCD"))
            await storage.create(*new("stranger", "WXYZ"))
            left = new("first", None).row._replace(phase="over")
            for following in (new("second", "WXYZ"), new("stranger", None)):
                with pytest.raises(Taken):
                    await storage.append("first", 2, [b"{}"], left, following)
                assert await storage.read("first") == [b"{}"]
                assert (await storage.row("ABCD") or left).id == "first"
            await storage.append("first", 2, [b"{}"], left, new("second", "ABCD"))
            assert (await storage.row("ABCD") or left).id == "second"
            assert len(await storage.read("first")) == 2
            assert await storage.read("second") == [b"{}"]

    asyncio.run(told())


def test_what_is_wished_of_a_seat_is_small() -> None:
    from ludoteca.server.messages import NextGame

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"seats": [{"kind": "bot"}] * 17}), type=NextGame)
