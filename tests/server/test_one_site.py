"""Several servers on one PostgreSQL are one site."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import ludoteca
from ludoteca.engine.verify import draws
from tests.server.kills import survive
from tests.server.support import Client, site, story


@story
async def test_a_table_is_played_through_any_server(tmp_path: Path, fresh_postgres: str) -> None:
    async with site(tmp_path, db=fresh_postgres) as one, site(tmp_path, db=fresh_postgres) as two:
        table = (await one.make("twins", "open open open bot", options={"hands": 1}))["table"]
        tokens = [(await (one, two)[seat % 2].join(table, f"Player {seat}"))["token"] for seat in range(3)]
        async with AsyncExitStack() as stack:
            clients: list[Client] = []
            for seat, token in enumerate(tokens):
                clients.append(await stack.enter_async_context((one, two)[seat % 2].client(table, token)))
            await asyncio.gather(*(client.play_out(Random(seat)) for seat, client in enumerate(clients)))
            records = {(await here.get(f"/api/tables/{table['id']}/record")).text for here in (one, two)}
            assert len(records) == 1
            match = ludoteca.load(records.pop())
            assert draws(match)
            assert [client.events for client in clients] == [match.events_for(seat) for seat in range(3)]


@story
async def test_who_is_connected_is_known_everywhere(tmp_path: Path, fresh_postgres: str) -> None:
    async with site(tmp_path, db=fresh_postgres) as one, site(tmp_path, db=fresh_postgres) as two:
        table = (await one.make("twins", "open open open"))["table"]
        tokens = [(await one.join(table, f"Player {seat}"))["token"] for seat in range(2)]
        async with one.client(table, tokens[0]) as anna:
            await anna.until("state")
            async with two.client(table, tokens[1]) as bruno:
                await anna.until("here", here=[True, True, False])
                await bruno.until("state")
            await anna.until("here", here=[True, False, False])


@story
async def test_moves_at_the_same_moment_through_two_servers_do_no_harm(tmp_path: Path, fresh_postgres: str) -> None:
    """Only one can have a place in the log; the other is refused as stale and tries again."""
    async with site(tmp_path, db=fresh_postgres) as one, site(tmp_path, db=fresh_postgres) as two:
        table = (await one.make("cincinnati", "open open open"))["table"]
        tokens = [(await one.join(table, f"Player {seat}"))["token"] for seat in range(3)]
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context((one, two)[seat % 2].client(table, token))
                for seat, token in enumerate(tokens)
            ]
            for client in clients:
                await client.until("state")

            async def choose(client: Client) -> None:
                while client.view and client.is_awaited and client.view["phase"] == "choose":
                    await client.answered(await client.move("table A"))

            await asyncio.gather(*map(choose, clients))
            while any(client.view["phase"] == "choose" for client in clients if client.view):
                for client in clients:
                    await client.state()
            record = await one.hall.read(table["id"])
            assert record.match
            assert sum(isinstance(actor, int) for actor, _ in record.match.moves) == 3


@story
async def test_killing_one_of_several_servers_loses_nothing(tmp_path: Path, fresh_postgres: str) -> None:
    """Players go on at another, which knows all that the killed one told them."""
    tally = await survive(kills=8, parties=4, seed=3, folder=tmp_path, db=fresh_postgres, servers=3)
    assert tally.kills == 8
    assert tally.comebacks >= 8
    assert len(tally.moves) >= 32
