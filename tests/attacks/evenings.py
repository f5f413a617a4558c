"""Who would use the way from one game to the next to get more than they had."""

from __future__ import annotations

import asyncio

from tests.attacks.player import Data
from tests.attacks.seats import is_hidden
from tests.attacks.site import Site, Table, Visitor, code_of
from tests.attacks.verdicts import Tried, attack, must

KEPT: list[Data] = [{"kind": "kept", "seat": seat} for seat in range(3)]


async def ended(visitor: Visitor, **more: object) -> Table:
    """A table of Twins with people on all seats, whose host has closed it."""
    table = await visitor.full_table("twins", 3, **more)
    await visitor.host(table, "close")
    return table


async def follow(site: Site, visitor: Visitor, table: Table, wish: Data | None = None, token: str = "") -> Table:
    answer = await visitor.post(f"{table.path}/rematch", wish, token or table.host)
    must(answer.status_code == 201, f"The evening could not go on: {answer.text[:200]}")
    info = answer.json()
    following = Table(info["id"], info["code"], table.host, info)
    site.remember(following)
    return following


@attack
async def somebody_elses_kept_seat(site: Site) -> Tried:
    """Sit down at the next table on a seat that is kept for somebody else, by every token there is but theirs."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await ended(here)
    following = await follow(site, here, table, {"seats": [KEPT[1], KEPT[2], KEPT[0]]}, table.tokens[2])
    for seat, owner in enumerate((1, 2, 0)):
        others = [token for number, token in enumerate(table.tokens) if number != owner]
        for token in [*others, table.host, None]:
            answer = await there.post(f"{following.path}/join", {"name": "Thief", "seat": seat}, token)
            must(code_of(answer) == "seat-taken", f"Seat {seat} was given to a stranger: {answer.text[:100]}")
            comer = await there.caller()
            await comer.hello(following.id, token)
            await comer.until("refused", "state")
            must(comer.seat is None, "A token opens a seat at the next table before it is taken.")
    return Tried(18, "seat-taken, and nobody is seated by coming")


@attack
async def wishes_for_other_peoples_seats(site: Site) -> Tried:
    """Have the next table made so that somebody has two seats, one that is a bot's, or none."""
    here = await site.visitor()
    table = await ended(here)
    guest, stranger = table.tokens[1], (await here.full_table("twins", 3)).tokens[0]
    tried: list[tuple[Data, str, str]] = [
        ({"seats": [KEPT[1], KEPT[1], KEPT[1]]}, guest, "bad-options"),
        ({"seats": [*KEPT, {"kind": "kept", "seat": 3}]}, guest, "bad-options"),
        ({"seats": [*KEPT, {"kind": "kept", "seat": 2**53}]}, guest, "bad-options"),
        ({"seats": [*KEPT, {"kind": "person", "seat": 0}]}, guest, "bad-options"),
        ({"seats": [*KEPT, {"kind": "kept", "seat": 0, "token": "0" * 43}]}, guest, "bad-message"),
        ({"seats": [KEPT[1], {"kind": "open"}, {"kind": "open"}]}, guest, "not-host"),
        ({"seats": KEPT, "host": guest}, guest, "bad-message"),
        ({"seats": KEPT, "approve": False}, guest, "bad-message"),
        ({"game": "diceland"}, stranger, "bad-token"),
        ({}, "", "bad-token"),
    ]
    for wish, token, code in tried:
        answer = await here.post(f"{table.path}/rematch", wish, token)
        must(code_of(answer) == code, f"{wish} was answered {answer.text[:100]}")
    info = await here.info(table)
    must(info["next"] is None, "A table was made by a wish that was refused.")
    return Tried(len(tried), "refused, and no table is made")


@attack
async def a_running_table_left_behind(site: Site) -> Tried:
    """Move everybody to another table in the middle of a game, or out of a lobby that is not one's own."""
    here = await site.visitor()
    running, waiting = await here.full_table("twins", 3), await here.make("twins", "open open open")
    guest = await here.join(waiting, "Guest")
    for table, token, code in (
        (running, running.host, "not-over"),
        (running, running.tokens[0], "not-over"),
        (waiting, guest, "not-over"),
        (waiting, "", "bad-token"),
    ):
        answer = await here.post(f"{table.path}/rematch", {"game": "diceland"}, token)
        must(code_of(answer) == code, f"A table was left by who may not: {answer.text[:100]}")
        answer = await here.post(f"{table.path}/plan", {"seat": 1, "kind": "bot"}, token)
        must(code_of(answer) in ("not-host", "begun"), f"A seat was planned by who may not: {answer.text[:100]}")
    return Tried(8, "not-over, and not-host for a guest")


@attack
async def watching_on_behind_a_closed_door(site: Site) -> Tried:
    """Follow to a table whose door is closed, by the id that everybody at the table before was told."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await here.full_table("twins", 3)
    await here.host(table, "door", {"spectators": False})
    await here.host(table, "close")
    following = await follow(site, here, table)
    for name in (following.id, following.code):
        comer = await there.caller()
        await comer.hello(name)
        must(await comer.refusal() == "no-spectators", "Somebody follows through a closed door.")
    for seat, token in enumerate(table.tokens):
        await here.join(following, f"Player {seat}", token, seat=seat)
    answer = await there.get(f"{following.path}/replay?seat=public")
    must(code_of(answer) == "no-spectators", "The next game can be seen through a closed door.")
    host = await here.player(following, table.host)
    must(all(is_hidden(host.view, seat) for seat in range(3)), "The host sees cards at the next table.")
    return Tried(4, "no-spectators")


@attack
async def many_ways_on_at_once(site: Site) -> Tried:
    """Have the evening go on at several tables, from two servers at the same moment."""
    here, there = await site.visitor(), await site.visitor(is_far=True)
    table = await ended(here)
    answers = await asyncio.gather(
        *(who.post(f"{table.path}/rematch", None, token) for who in (here, there) for token in table.tokens)
    )
    made = {answer.json().get("id") for answer in answers}
    must(len(made) == 1, f"One evening goes on at {len(made)} tables.")
    info = answers[0].json()
    site.remember(Table(info["id"], info["code"], table.host, info))
    must(info["code"] == table.code, "The evening has another code.")
    return Tried(len(answers), "one table, by the same code")


@attack
async def a_code_of_a_table_that_plays(site: Site) -> Tried:
    """Come in by the code of an evening while its game runs, or after it."""
    here = await site.visitor()
    table = await here.full_table("twins", 3)
    for _ in range(2):
        answer = await here.get(f"/api/tables/{table.code}")
        must(code_of(answer) == "no-such-table", "A code opens a table that waits for nobody.")
        comer = await here.caller()
        await comer.hello(table.code)
        must(await comer.refusal() == "no-such-table", "A code opens a table that waits for nobody.")
        await here.host(table, "close")
    return Tried(4, "no-such-table")
