"""Finished games: records, replays, verification, once more, going on from a moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import ludoteca
from ludoteca.bots.random import random
from tests.server.support import Client, Data, Site, site, story


@asynccontextmanager
async def finished(here: Site, **more: object) -> AsyncIterator[tuple[Data, list[Client]]]:
    async with here.full_table("twins", 3, options={"hands": 1}, **more) as (table, clients):
        await asyncio.gather(*(client.play_out(Random(seat)) for seat, client in enumerate(clients)))
        yield table, clients


@story
async def test_the_record_can_be_had_and_verified_at_the_end(tmp_path: Path) -> None:
    async with site(tmp_path) as here, finished(here) as (table, clients):
        answer = await here.get(f"/api/tables/{table['id']}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        record = answer.text
        match = ludoteca.load(record)
        assert match.names == ["Player 0", "Player 1", "Player 2"]
        assert match.dice.seed == clients[0].table["dice"]["seed"]  # type: ignore[union-attr]
        assert match.seed_hash == table["dice"]["hash"]
        report = (await here.http.post("/api/verify", content=record)).json()
        assert (report["verdict"], report["begins_after"]) == ("seed", 0)
        assert report["draws"] == record.count("chance: ")
        bent = (await here.http.post("/api/verify", content=record.replace("fair table: ", "fair table: x"))).json()
        assert bent["verdict"] == "differs"
        bad = await here.http.post("/api/verify", content="Dear diary")
        assert (bad.status_code, bad.json()["code"]) == (400, "bad-record")


@story
async def test_nobody_sits_down_when_the_game_is_over(tmp_path: Path) -> None:
    async with site(tmp_path) as here, finished(here) as (table, _):
        late = await here.post(f"/api/tables/{table['id']}/join", {"name": "Late"})
        assert (late.status_code, late.json()["code"]) == (409, "over")


@story
async def test_while_the_game_runs_nobody_gets_the_record_or_foreign_eyes(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        path = f"/api/tables/{table['id']}"
        for call, token, status, code in (
            ("record", None, 409, "not-over"),
            ("replay?seat=all", clients[0].token, 409, "not-over"),
            ("replay?seat=0", None, 403, "bad-token"),
            ("replay?seat=0", clients[1].token, 403, "bad-token"),
            ("replay?seat=3", clients[1].token, 404, "no-such-seat"),
            ("replay?seat=-1", clients[1].token, 404, "no-such-seat"),
        ):
            answer = await here.get(f"{path}/{call}", token)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        for name, body in (("rematch", None), ("continue", {"moves": 1, "seats": [{"kind": "bot"}] * 3})):
            answer = await here.post(f"{path}/{name}", body, clients[0].token)
            assert answer.json()["code"] == "not-over"


@story
async def test_a_running_game_is_replayed_as_the_seat_saw_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        for client in clients:
            state = await client.state()
            replay = (await here.get(f"/api/tables/{table['id']}/replay?seat={client.seat}", client.token)).json()
            assert replay["steps"][-1]["view"] == state["view"]
            assert [event for step in replay["steps"] for event in step["events"]] == state["events"]
            assert all(step["text"] is None for step in replay["steps"])


@story
async def test_a_finished_game_is_replayed_through_any_eyes(tmp_path: Path) -> None:
    async with site(tmp_path) as here, finished(here) as (table, _):
        path = f"/api/tables/{table['id']}"
        match = ludoteca.load((await here.get(f"{path}/record")).text)
        for name, viewer in (("all", None), ("public", "public"), ("0", 0), ("2", 2)):
            steps = (await here.get(f"{path}/replay?seat={name}")).json()["steps"]
            assert [(step["actor"], step["text"]) for step in steps[1:]] == match.moves
            assert [step["move"] for step in steps] == list(range(len(match.moves) + 1))
            assert steps[-1]["view"] == match.position(viewer)
            assert [event for step in steps for event in step["events"]] == match.events_for(viewer)


@story
async def test_a_sealed_table_never_opens(tmp_path: Path) -> None:
    async with site(tmp_path) as here, finished(here, open_at_end=False) as (table, clients):
        path = f"/api/tables/{table['id']}"
        assert clients[0].table["dice"]["seed"] is None
        for call in ("record", "replay?seat=all"):
            assert (await here.get(f"{path}/{call}", clients[0].token)).json()["code"] == "sealed"
        assert (await here.get(f"{path}/replay?seat=0")).json()["code"] == "bad-token"
        own = (await here.get(f"{path}/replay?seat=0", clients[0].token)).json()["steps"]
        assert own[-1]["view"] == clients[0].view
        wish = {"moves": 5, "seats": [{"kind": "bot"}] * 3}
        assert (await here.post(f"{path}/continue", wish)).json()["code"] == "sealed"


@story
async def test_a_rematch_keeps_seats_for_the_same_people(tmp_path: Path) -> None:
    async with site(tmp_path) as here, finished(here) as (table, clients):
        path = f"/api/tables/{table['id']}/rematch"
        assert (await here.post(path)).json()["code"] == "bad-token"
        again = (await here.post(path, token=clients[1].token)).json()
        assert (await here.post(path, token=clients[2].token)).json()["id"] == again["id"]
        await clients[0].until("update")
        assert clients[0].table["next"] == again["id"]
        assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [
            ("kept", f"Player {seat}") for seat in range(3)
        ]
        assert again["options"] == table["options"]
        assert again["dice"]["hash"] != table["dice"]["hash"]
        stranger = await here.post(f"/api/tables/{again['id']}/join", {"name": "Stranger"})
        assert stranger.json()["code"] == "full"
        for client in clients:
            joined = await here.join(again, f"Player {client.seat}", client.token)
            assert (joined["seat"], joined["token"]) == (client.seat, client.token)
        async with here.client(again, clients[2].token) as back:
            assert (await back.until("state"))["table"]["phase"] == "playing"


@story
async def test_going_on_from_a_moment_keeps_what_was_and_hides_what_was_hidden(tmp_path: Path) -> None:
    async with site(tmp_path) as here, finished(here) as (table, _):
        path = f"/api/tables/{table['id']}"
        then = (await here.get(f"{path}/replay?seat=1")).json()["steps"][30]
        wish = {"moves": 30, "seats": [{"kind": "bot"}, {"kind": "host"}, {"kind": "bot"}]}
        made = (await here.post(f"{path}/continue", wish)).json()
        assert made["table"]["continued"] == {"table": table["id"], "moves": 30}
        joined = await here.join(made["table"], "Anna", made["host"])
        async with here.client(made["table"], joined["token"]) as anna:
            await anna.until("state")
            assert anna.seat == 1
            assert anna.view
            hand = then["view"]["seats"][1]["hand"]
            assert anna.view["seats"][1]["hand"] == hand
            assert isinstance(anna.view["seats"][0]["hand"], int)
            await anna.play_out(Random(5))
        record = (await here.get(f"/api/tables/{made['table']['id']}/record")).text
        old = (await here.get(f"{path}/record")).text
        assert ludoteca.load(record).moves[:30] == ludoteca.load(old).moves[:30]
        report = (await here.http.post("/api/verify", content=record)).json()
        assert (report["verdict"], report["begins_after"]) == ("seed", 30)
        too_late = await here.post(f"{path}/continue", {**wish, "moves": 10_000})
        assert too_late.json()["code"] == "bad-options"


@story
async def test_dice_and_cards_can_come_as_they_came(tmp_path: Path) -> None:
    """From a table and from its record; what is drawn is told to everybody, and fits the dice of the old game."""
    async with site(tmp_path) as here, finished(here) as (table, _):
        old = (await here.get(f"/api/tables/{table['id']}/record")).text
        drawn = await draws_in(here, old)
        wish = {"moves": 30, "same_luck": True, "seats": [{"kind": "bot"}, {"kind": "host"}, {"kind": "bot"}]}
        made = (await here.post(f"/api/tables/{table['id']}/continue", wish)).json()
        assert made["table"]["continued"] == {"table": table["id"], "moves": 30, "same_luck": True}
        assert made["table"]["dice"]["hash"] == table["dice"]["hash"]
        joined = await here.join(made["table"], "Anna", made["host"])
        async with here.client(made["table"], joined["token"]) as anna:
            await anna.play_out(Random(5))
        again = (await here.get(f"/api/tables/{made['table']['id']}/record")).text
        assert ludoteca.load(again).moves != ludoteca.load(old).moves
        drawn_again = await draws_in(here, again)
        assert len(drawn.items() & drawn_again.items()) == len(drawn.keys() & drawn_again.keys()) > 5
        unknown = ludoteca.new("twins", 3, hands=1, seed=1).run(random).record()
        for record, code in ((again, None), (unknown, "bad-options")):
            assert (await here.post("/api/continue", {**wish, "record": record})).json().get("code") == code
        gone_on = (await here.post(f"/api/tables/{table['id']}/continue", {**wish, "same_luck": False})).json()[
            "table"
        ]
        assert gone_on["continued"] == {"table": table["id"], "moves": 30}
        assert gone_on["dice"]["hash"] != table["dice"]["hash"]


async def draws_in(here: Site, record: str) -> dict[int, tuple[int, int]]:
    """By event what chance decided, as a record without doubts shows it."""
    report = (await here.http.post("/api/verify", content=record)).json()
    assert (report["verdict"], report["begins_after"]) == ("seed", 0)
    return {one["key"]: (one["outcomes"], one["outcome"]) for one in report["outcomes"]}


@story
async def test_long_answers_are_compressed_where_nothing_in_them_is_secret(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        async with here.full_table("twins", 3) as (table, clients):
            path = f"/api/tables/{table['id']}"
            assert await encoding(here, f"{path}/replay?seat=0", clients[0].token) is None
            assert await encoding(here, f"{path}/replay") == "gzip"
            assert await encoding(here, path, clients[0].token) is None
        for open_at_end, expected in ((True, "gzip"), (False, None)):
            async with finished(here, open_at_end=open_at_end) as (table, clients):
                path = f"/api/tables/{table['id']}/replay"
                assert await encoding(here, f"{path}?seat=0", clients[0].token) == expected


async def encoding(here: Site, path: str, token: str | None = None) -> str | None:
    answer = await here.get(path, token)
    assert answer.status_code == 200
    assert len(answer.content) > 500
    encoding: str | None = answer.headers.get("content-encoding")
    return encoding


@story
async def test_going_on_from_a_record_that_somebody_kept(tmp_path: Path) -> None:
    async with site(tmp_path) as here, finished(here) as (table, _):
        record = (await here.get(f"/api/tables/{table['id']}/record")).text
        wish = {"record": record, "moves": 30, "seats": [{"kind": "bot"}, {"kind": "host"}, {"kind": "bot"}]}
        made = (await here.post("/api/continue", wish)).json()
        joined = await here.join(made["table"], "Anna", made["host"])
        async with here.client(made["table"], joined["token"]) as anna:
            await anna.play_out(Random(5))
        gone_on = (await here.get(f"/api/tables/{made['table']['id']}/record")).text
        assert ludoteca.load(gone_on).moves[:30] == ludoteca.load(record).moves[:30]
        assert made["table"]["continued"] == {"table": table["id"], "moves": 30}
        assert not made["table"]["unproved"]
        assert (await here.http.post("/api/verify", content=gone_on)).json()["verdict"] == "seed"
        for bad, code in (({"record": "nonsense"}, "bad-record"), ({"moves": 10_000}, "bad-options")):
            assert (await here.post("/api/continue", {**wish, **bad})).json()["code"] == code
