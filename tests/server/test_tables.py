"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.engine.verify import draws
from tests.server.support import awaited, site, story


@pytest.mark.parametrize(("game", "players"), [("twins", 4), ("cincinnati", 3), ("diceland", 2)])
@story
async def test_people_play_a_whole_game(tmp_path: Path, game: str, players: int) -> None:
    async with site(tmp_path) as here, here.full_table(game, players) as (table, clients):
        assert all(client.table["phase"] == "playing" for client in clients)
        await asyncio.gather(*(client.play_out(Random(seat)) for seat, client in enumerate(clients)))
        info = (await here.get(f"/api/tables/{table['id']}")).json()
        assert info["phase"] == "over"
        assert info["code"] is None
        record = (await here.get(f"/api/tables/{table['id']}/record")).text
        match = ludoteca.load(record)
        assert match.winners == info["winners"]
        assert draws(match)
        assert [client.events for client in clients] == [match.events_for(seat) for seat in range(players)]
        assert [client.view for client in clients] == [match.position(seat) for seat in range(players)]


@story
async def test_a_person_plays_with_bots(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("cincinnati", "host bot bot")
        joined = await here.join(made["table"], "Anna", made["host"])
        async with here.client(made["table"], joined["token"]) as anna:
            await anna.play_out(Random(1))
            assert anna.table["phase"] == "over"


@story
async def test_a_record_is_watched_through_any_eyes(tmp_path: Path) -> None:
    match = ludoteca.new("twins", players=3, seed=5, hands=1).run([random] * 3)
    async with site(tmp_path) as here:
        for seat, viewer in (("public", "public"), ("2", 2)):
            answer = await here.http.post(f"/api/replay?seat={seat}", content=match.record())
            watched = answer.json()
            assert watched["names"] == match.names
            assert watched["winners"] == match.winners
            assert len(watched["steps"]) == len(match.moves) + 1
            assert watched["steps"][-1]["view"] == match.position(viewer)
        assert (await here.http.post("/api/replay?seat=3", content=match.record())).json()["code"] == "bad-record"
        assert (await here.http.post("/api/replay", content="no record")).json()["code"] == "bad-record"


@story
async def test_a_bad_record_is_refused_with_the_line_as_data(tmp_path: Path) -> None:
    record = ludoteca.new("twins", players=3, seed=5, hands=1).run([random] * 3).record()
    line = record.count("\n") + 1
    reasons = {
        "0: pass": {"id": "web-record-move", "values": {"line": line, "move": "0: pass"}},
        "seed: 8": {"id": "web-record-line", "values": {"line": line}},
    }
    async with site(tmp_path) as here:
        for more, reason in reasons.items():
            for call in ("replay", "verify"):
                answer = await here.http.post(f"/api/{call}", content=record + more)
                assert answer.json()["reasons"] == [reason]


@story
async def test_a_seat_is_told_whether_it_can_take_its_move_back(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (_, clients):
        mover = awaited(clients)
        await mover.until("update", done=await mover.move("buy 0"))
        assert mover.undo
        for client in clients:
            if client is not mover:
                await client.hear()
                assert not client.undo
