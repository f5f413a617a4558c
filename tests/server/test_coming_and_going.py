"""Who drops out and comes back, the bot that plays meanwhile, and reactions that pass."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludoteca.server.rooms.bots_and_clocks import MOMENT
from tests.server.support import Client, site, story


def split(clients: list[Client]) -> tuple[Client, Client, Client]:
    """Somebody who is awaited, and the two others."""
    assert clients[0].view
    seat = clients[0].view["actors"][0]
    first, second = (client for client in clients if client.seat != seat)
    return clients[seat], first, second


@story
async def test_everybody_is_told_how_long_somebody_who_is_awaited_has_to_come_back(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        gone, first, second = split(clients)
        await gone.socket.close()
        for client in (first, second):
            heard = await client.until("here")
            while not heard.get("waits"):
                heard = await client.until("here")
            assert not heard["here"][gone.seat]
            assert 0 < heard["waits"][str(gone.seat)] <= 60_000
        async with here.client(table) as watching:
            await watching.until("state")
            assert set((await watching.until("here"))["waits"]) == {str(gone.seat)}
        async with here.client(table, gone.token) as back:
            await back.until("state")
            assert "waits" not in await first.until("here", here=[True, True, True])


@story
async def test_a_bot_plays_at_once_if_somebody_says_so(tmp_path: Path) -> None:
    """Not before they had a moment to come back; who returns has the seat again."""
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        gone, first, second = split(clients)
        await first.say(type="relieve", seat=gone.seat)
        assert (await first.until("refused"))["code"] == "not-missed"
        await gone.socket.close()
        while not (await first.until("here")).get("waits"):
            pass
        await first.say(type="relieve", seat=gone.seat)
        assert (await first.until("refused"))["code"] == "not-missed"
        assert gone.seat is not None
        here.hall.rooms[table["id"]]._attendance._missed[gone.seat] -= MOMENT
        await first.say(type="relieve", seat=gone.seat)
        while not second.table["seats"][gone.seat]["away"]:
            await second.hear()
        async with here.client(table, gone.token) as back:
            await back.until("state")
            assert back.table["seats"][gone.seat]["away"] is False


@story
async def test_reactions_are_told_and_not_kept(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, (first, second, _)):
        async with here.client(table) as watching:
            await watching.until("state")
            lines = len(await here.hall.lines(table["id"]))
            await first.say(type="react", reaction="clap")
            for client in (first, second, watching):
                assert await client.until("reaction") == {"type": "reaction", "seat": 0, "reaction": "clap"}
            assert len(await here.hall.lines(table["id"])) == lines
        for _ in range(10):
            await second.say(type="react", reaction="party")
        assert (await second.until("refused"))["code"] == "chat-too-fast"


@story
async def test_where_there_is_no_chat_there_are_no_reactions(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3, chat=False) as (_, (first, *_)):
        await first.say(type="react", reaction="clap")
        assert (await first.until("refused"))["code"] == "chat-off"


@story
async def test_reactions_are_heard_at_every_server(tmp_path: Path, fresh_postgres: str) -> None:
    async with (
        site(tmp_path, db=fresh_postgres) as here,
        site(tmp_path, db=fresh_postgres) as there,
        here.full_table("twins", 3) as (table, (first, *_)),
        there.client(table) as far,
    ):
        await far.until("state")
        await first.say(type="react", reaction="wow")
        await asyncio.gather(*(one.until("reaction", seat=0, reaction="wow") for one in (first, far)))
