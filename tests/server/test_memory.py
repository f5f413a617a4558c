"""What is over leaves nothing behind in memory."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from pathlib import Path
from random import Random

from ludoteca.server.http.websocket_protocol import Socket, WebSocketProtocol
from ludoteca.server.limits import Bucket
from ludoteca.server.rooms.bots_and_clocks import BotsAndClocks
from ludoteca.server.rooms.clients import Client
from ludoteca.server.rooms.housekeeping import drop_idle
from ludoteca.server.rooms.outbox import Outbox
from ludoteca.server.rooms.room import Room
from ludoteca.server.rooms.seat_messages import SeatMessages
from ludoteca.server.tables.table import Table
from tests.server.support import Site, site, story

KINDS = (Room, Table, BotsAndClocks, SeatMessages, Bucket, WebSocketProtocol, Socket, Client, Outbox, asyncio.Task)
"""Of which every table or every socket has some."""


def alive() -> Counter[str]:
    gc.collect()
    return Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in KINDS)


async def play(here: Site) -> None:
    """A table at which all that can happen happens: people, a bot, a clock, somebody who looks on, a rematch."""
    made = await here.make("twins", "open open bot", options={"hands": 1}, time=60)
    joined = [await here.join(made["table"], name) for name in ("Anna", "Bruno")]
    async with (
        here.client(made["table"], joined[0]["token"]) as anna,
        here.client(made["table"], joined[1]["token"]) as bruno,
        here.client(made["table"]) as somebody,
    ):
        await anna.say(type="chat", text="Hello!")
        await asyncio.gather(anna.play_out(Random(1)), bruno.play_out(Random(2)))
        await somebody.state()
    path = f"/api/tables/{made['table']['id']}"
    assert (await here.get(f"{path}/record")).status_code == 200
    assert (await here.get(f"{path}/replay?seat=all")).status_code == 200
    assert (await here.post(f"{path}/rematch", token=made["host"])).status_code == 201


async def left_behind(here: Site) -> Counter[str]:
    """What is alive when everybody has gone and the server has put away what nobody uses."""
    while any(room.audience for room in here.hall.rooms.values()):
        await asyncio.sleep(0.01)
    drop_idle(here.hall, 0)
    for _ in range(50):
        await asyncio.sleep(0.1)
        if not alive()["WebSocketProtocol"]:
            break
    return alive()


@story
async def test_of_finished_games_nothing_stays_in_memory(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        await play(here)
        before = await left_behind(here)
        for _ in range(3):
            await play(here)
        assert await left_behind(here) <= before
        assert here.hall.rooms == {}
