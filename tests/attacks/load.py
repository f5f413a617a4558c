"""One stranger who wants to stop the server for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx
from websockets.exceptions import InvalidHandshake

from tests.attacks.games import finished_record
from tests.attacks.player import Gone, Player
from tests.attacks.raw import request
from tests.attacks.site import Site, Table, Visitor, code_of
from tests.attacks.verdicts import Broken, CannotTry, Tried, attack, must

MEGABYTE = 1 << 20
LONG_GAME = 1900
"""Moves with which any server lets a table begin."""
UPLOADS = 8
"""That every server takes from one address at once."""
FEW = 4
SOCKETS, ASKED = 60, 25


async def endless_record(visitor: Visitor, size: int) -> str:
    """A game of Cincinnati in which somebody cannot decide where to sit."""
    table = await visitor.full_table("cincinnati", 3)
    player = await visitor.player(table, table.tokens[0])
    choices = [f"0: {move}\n" for move in player.legal[:2]]
    await visitor.host(table, "close")
    record = (await visitor.get(f"{table.path}/record")).text
    return record + "".join(choices) * ((size - len(record)) // len("".join(choices)))


@asynccontextmanager
async def meanwhile(work: list[asyncio.Task[httpx.Response]]) -> AsyncIterator[None]:
    try:
        yield
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)


def uploads(visitor: Visitor, record: str, times: int) -> list[asyncio.Task[httpx.Response]]:
    """At once; some may be refused."""
    body = record.encode()
    return [asyncio.create_task(visitor.http.post("/api/verify", content=body)) for _ in range(times)]


@attack
async def a_history_told_again_and_again(site: Site) -> Tried:
    """Hold the server by asking for everything that ever happened at a table with a very long game."""
    enemy = await site.visitor()
    table = await long_table(enemy)
    callers = [await enemy.caller() for _ in range(SOCKETS)]
    async with site.bystander():
        await asyncio.gather(*(ask_for_everything(caller, table) for caller in callers))
    return Tried(SOCKETS * ASKED, "somebody else was answered meanwhile")


async def long_table(visitor: Visitor) -> Table:
    record = await endless_record(visitor, 12 * LONG_GAME)
    wish = {"record": record, "moves": LONG_GAME, "seats": [{"kind": "open"}] * 3}
    table = visitor.made(await visitor.post("/api/continue", wish))
    for seat in range(3):
        await visitor.join(table, f"Player {seat}", seat=seat)
    return table


async def ask_for_everything(caller: Player, table: Table) -> None:
    with suppress(Gone):
        await caller.hello(table.id, table.tokens[0])
        for _ in range(ASKED - 1):
            await caller.blurt('{"type":"state"}')
        await caller.skip(ASKED)


@attack
async def half_sent_requests(site: Site) -> Tried:
    """Keep the server busy with waiting for the rest of requests that never come."""
    site.want_many_addresses()
    enemy, here = await site.visitor(), await site.visitor()
    async with site.bystander():
        halves = [await enemy.raw() for _ in range(150)]
        for number, half in enumerate(halves):
            head = request("/api/verify", half.host, "Content-Length: 1000000", method="POST")
            half.send(head[: 20 + number] if number % 2 else head + b"x" * 1000)
        answers = [await here.http.get("/api/games") for _ in range(20)]
        must({answer.status_code for answer in answers} == {200}, "Others were not answered meanwhile.")
    return Tried(len(halves), "others were answered meanwhile")


@attack
async def connections_without_end(site: Site) -> Tried:
    """Take all connections that the server can have, so that nobody else gets one."""
    site.want_many_addresses()
    enemy, here = await site.visitor(), await site.visitor()
    taken, refused = 0, 0
    async with site.bystander():
        for _ in range(400):
            connection = await enemy.raw()
            connection.send(request("/api/games", connection.host))
            words = await connection.read()
            taken, refused = taken + (b" 429 " not in words), refused + (b"too-many-connections" in words)
        must((await here.http.get("/api/games")).status_code == 200, "Nobody else gets a connection.")
    return Tried(400, f"{refused} were refused; another address was let in")


@attack
async def sockets_without_end(site: Site) -> Tried:
    """Take all sockets that the server can have."""
    site.want_many_addresses()
    enemy, here = await site.visitor(), await site.visitor()
    table = await here.full_table("twins", 3)
    opened = 0
    for _ in range(130):
        try:
            await enemy.caller()
            opened += 1
        except InvalidHandshake:
            break
    await here.everybody(table)
    return Tried(130, f"{opened} were opened; another address was let in")


@attack
async def tables_without_end(site: Site) -> Tried:
    """Fill the disk with tables, if not new ones then rematches of rematches."""
    site.want_many_addresses()
    enemy = await site.visitor()
    seats = [{"kind": "bot"}] * 3
    made = [await enemy.http.post("/api/tables", json={"game": "twins", "seats": seats}) for _ in range(62)]
    tables = [enemy.made(answer) for answer in made if answer.status_code == 201]
    if len(tables) == len(made):
        raise CannotTry(f"This server lets one address make {len(made)} tables and more.")
    await enemy.host(tables[0], "close")
    again = await enemy.host(tables[0], "rematch")
    if again.status_code == 201:
        site.remember(Table(again.json()["id"], "", tables[0].host, again.json()))
        raise Broken(f"After {len(tables)} tables one more is refused, but a rematch is not.")
    return Tried(len(made) + 1, f"{len(tables)} tables, then {code_of(again)}")


@attack
async def coming_and_going(site: Site) -> Tried:
    """Flood a table with the news that somebody comes and goes, until those who play are dropped."""
    enemy, here = await site.visitor(), await site.visitor()
    table = await here.full_table("twins", 3)
    player = await here.player(table, table.tokens[0])

    async def come_and_go() -> None:
        with suppress(InvalidHandshake):
            for _ in range(25):
                comer = await enemy.caller()
                await comer.hello(table.id)
                await comer.until("state")
                await comer.hang_up()

    async with site.bystander():
        await asyncio.gather(*(come_and_go() for _ in range(12)))
    for _ in range(40):
        if (await player.state())["table"]["watching"] == 0:
            return Tried(300, f"those who play were told {news_in(player)} times, and stayed")
        await asyncio.sleep(0.1)
    raise Broken("Spectators who are gone are still counted.")


def news_in(player: Player) -> int:
    return sum('"type":"here"' in text for text in player.received)


@attack
async def uploads_before_everybody_elses(site: Site) -> Tried:
    """Keep the replays and hints of all others waiting behind one's own records."""
    site.want_many_addresses()
    enemy, here = await site.visitor(), await site.visitor()
    table, _ = await finished_record(site)
    work = uploads(enemy, await endless_record(enemy, MEGABYTE // 4), UPLOADS)
    async with meanwhile(work):
        await asyncio.sleep(0.2)
        answer = await here.get(f"{table.path}/replay?seat=0")
        must(answer.status_code == 200, f"Somebody else's replay was answered {code_of(answer)}.")
        served = sum(task.done() and task.result().status_code == 200 for task in work)
        must(served < UPLOADS - 1, f"Somebody else's replay waited until all {UPLOADS} records were read.")
    return Tried(UPLOADS, f"another address came after {served} of them")


@attack
async def uploads_while_bots_play(site: Site) -> Tried:
    """Let every bot of the server wait behind records of a megabyte that one sends again and again."""
    enemy, here = await site.visitor(), await site.visitor()
    record = await endless_record(enemy, MEGABYTE)
    table = await here.make("twins", "bot bot bot", options={"hands": 1})
    async with meanwhile(uploads(enemy, record, FEW)), site.bystander():
        watching = await here.player(table)
        while not watching.is_over:
            await watching.hear()
    return Tried(FEW, "the bots played a whole game meanwhile")
