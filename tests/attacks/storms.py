"""Everybody comes back at once, and two servers hear of everything at different moments."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

from tests.attacks.player import Gone, Player
from tests.attacks.site import Site, Table, Visitor
from tests.attacks.verdicts import CannotTry, Tried, attack, must

TABLES = 15
PASSING = (1012, 1013, 1006, 4001, 4002)
"""Codes after which a client tries again."""
ENOUGH = 20.0


class Storm:
    """Those who come back, and with which codes they were sent away first."""

    def __init__(self) -> None:
        self.codes: Counter[int] = Counter()

    async def back(self, visitor: Visitor, table: Table, token: str, last: int | None) -> Player:
        """As the protocol says: after a code that passes, try again after a while."""
        began = time.monotonic()
        while True:
            player = await visitor.caller()
            try:
                await player.hello(table.id, token, last)
                await player.until("state")
                return player
            except Gone:
                code = player.socket.close_code or 0
            self.codes[code] += 1
            must(code in PASSING, f"Somebody who came back was sent away for good with {code}.")
            must(time.monotonic() - began < ENOUGH, "Somebody could not come back.")
            await asyncio.sleep(0.1)


@attack
async def everybody_at_once(site: Site) -> Tried:
    """Throw people out for good by making all of them come back in the same moment."""
    visitors = [await site.visitor(is_far=bool(number % 2)) for number in range(2)]
    tables = [await visitors[number % 2].full_table("twins", 3) for number in range(TABLES)]
    people = [
        (visitors[number % 2], table, await visitors[number % 2].player(table, token))
        for number, table in enumerate(tables)
        for token in table.tokens
    ]
    await asyncio.gather(*(player.hang_up() for _, _, player in people))
    storm, returning = Storm(), []
    for visitor, table, player in people:
        assert player.seat is not None
        returning.append(storm.back(visitor, table, table.tokens[player.seat], player.seq))
    back = await asyncio.gather(*returning)
    must([one.seat for one in back] == [player.seat for *_, player in people], "Seats were mixed up.")
    return Tried(len(back), f"everybody is back; sent away for a while: {storm.codes.total()}")


@attack
async def back_while_others_move(site: Site) -> Tried:
    """Throw somebody out for good by moving, at another server, in the moment in which they come back."""
    if not site.has_two_servers:
        raise CannotTry("It takes two servers: say --url twice.")
    here, there = await site.visitor(), await site.visitor(is_far=True)
    storm = Storm()
    for _ in range(6):
        table = await here.full_table("cincinnati", 3)
        moving, leaving = await here.player(table, table.tokens[0]), await there.player(table, table.tokens[1])
        await leaving.ask(type="leave")
        async with stirred(moving):
            back = await storm.back(there, table, table.tokens[1], leaving.seq)
        must(back.seat == 1, "Somebody came back to another seat.")
    return Tried(6, f"each came back; sent away for a while: {storm.codes.total()}")


@asynccontextmanager
async def stirred(player: Player) -> AsyncIterator[None]:
    """While something happens at the table all the time."""
    stirring = asyncio.create_task(stir(player))
    await asyncio.sleep(0.05)
    try:
        yield
    finally:
        stirring.cancel()
        await asyncio.gather(stirring, return_exceptions=True)


async def stir(player: Player) -> None:
    moves = player.legal
    for number in range(200):
        move = moves[number % len(moves)]
        await player.blurt(json.dumps({"type": "move", "id": f"s{number}", "seq": 2**50, "move": move}))
        await player.hear()


@attack
async def two_servers_at_once(site: Site) -> Tried:
    """Be at one table through two servers, and have the game go two ways."""
    if not site.has_two_servers:
        raise CannotTry("It takes two servers: say --url twice.")
    visitors = [await site.visitor(), await site.visitor(is_far=True)]
    table = await visitors[0].full_table("twins", 3, options={"hands": 1})
    pairs = [[await visitor.player(table, token) for visitor in visitors] for token in table.tokens]
    players = [player for pair in pairs for player in pair]
    await asyncio.gather(*(player.play_out(Random(number)) for number, player in enumerate(players)))
    records = {(await visitor.get(f"{table.path}/record")).text for visitor in visitors}
    must(len(records) == 1, "The servers tell two different games.")
    report = (await visitors[0].send("/api/verify", records.pop())).json()
    must(report["verdict"] == "seed", f"The game of two servers is verified as {report['verdict']!r}.")
    return Tried(len(players), "both servers tell the same game")


@attack
async def a_token_void_at_the_other_server(site: Site) -> Tried:
    """Use a token at a server that has not heard yet that it is void."""
    if not site.has_two_servers:
        raise CannotTry("It takes two servers: say --url twice.")
    here, there = await site.visitor(), await site.visitor(is_far=True)
    for _ in range(6):
        table = await here.full_table("twins", 3)
        people = [await there.player(table, token) for token in table.tokens]
        seat = next(number for number, player in enumerate(people) if player.is_awaited)
        before = people[seat].seq
        await asyncio.gather(dismiss(here, table, seat), last_move(people[seat]))
        moved = any(event["event"] == "bought" for event in (await people[seat - 1].state())["events"])
        after = [text for text in people[seat].received if f'"seq":{before + 2}' in text]
        must(moved or not after, "Somebody who was dismissed was told more at the other server.")
        await people[seat].end()
    return Tried(6, "the log has one order: before or after, never both")


async def dismiss(visitor: Visitor, table: Table, seat: int) -> None:
    """Again, if something else happened at the same moment."""
    while (await visitor.host(table, "dismiss", {"seat": seat})).status_code == 409:
        pass


async def last_move(player: Player) -> None:
    with suppress(Gone):
        await player.move("buy 1")
