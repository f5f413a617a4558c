"""Another server on the same database may always have written something first: nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from ludoteca.engine.fair import seal_of
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.rooms.leases import Leases
from ludoteca.server.rooms.room import TRIES
from ludoteca.server.storage import NotSaved, Row, Taken
from ludoteca.server.tables.draft import Draft
from ludoteca.server.tables.entries import Joined, Left, Said, encode
from ludoteca.server.tokens import hashed, new_token
from tests.server.support import Client, Data, Site, site, story


async def write_elsewhere(here: Site, table: Data, *entries: Any) -> None:
    """As another server would, whose news has not come yet."""
    draft = Draft(await here.hall.read(table["id"]))
    draft.add(*entries)
    after = draft.finished()
    await here.hall.storage.append(table["id"], after.seq, [encode(draft.change.entries)], None)


async def chat_elsewhere(here: Site, table: Data) -> None:
    await write_elsewhere(here, table, Said(seat=1, text="Hello from elsewhere", at=0))


def has_heard(client: Client) -> bool:
    return any("Hello from elsewhere" in text for text in client.received)


Act = Callable[[Site, Data, list[Client]], Coroutine[Any, Any, None]]


async def moves(here: Site, table: Data, clients: list[Client]) -> None:
    awaited = next(client for client in clients if client.is_awaited)
    await awaited.until("update", done=await awaited.move("buy 0"))


async def chats(here: Site, table: Data, clients: list[Client]) -> None:
    await clients[0].say(type="chat", id="c", text="Hello")
    await clients[0].until("update", done="c")


async def leaves(here: Site, table: Data, clients: list[Client]) -> None:
    await clients[0].say(type="leave", id="l")
    await clients[0].until("update", done="l")


async def is_dismissed(here: Site, table: Data, clients: list[Client]) -> None:
    answer = await here.post(f"/api/tables/{table['id']}/dismiss", {"seat": 2}, table["host"])
    assert answer.json()["seats"][2]["kind"] == "stand-in"


@pytest.mark.parametrize("act", [moves, chats, leaves, is_dismissed], ids=lambda act: act.__name__)
@story
async def test_what_somebody_does_is_done_after_what_another_server_wrote(tmp_path: Path, act: Act) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open open open")
        table = made["table"] | {"host": made["host"]}
        tokens = [(await here.join(table, f"Player {seat}"))["token"] for seat in range(3)]
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(here.client(table, token)) for token in tokens]
            for client in clients:
                await client.until("state")
            await chat_elsewhere(here, table)
            await act(here, table, clients)
            await clients[0].state()
            assert has_heard(clients[0])


@story
async def test_who_comes_back_to_a_seat_meanwhile_has_it_again(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        await leaves(here, table, clients)
        await chat_elsewhere(here, table)
        async with here.client(table, clients[0].token, seq=clients[0].seq) as back:
            assert (await back.until("state"))["seat"] == 0
            assert not back.table["seats"][0]["away"]


@story
async def test_texts_opened_at_the_same_moment_are_all_opened(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = (await here.make("twins", "open open bot"))["table"]
        tokens = [(await here.join(table, name, seal=seal_of(name)))["token"] for name in ("Anna", "Bruno")]
        async with here.client(table, tokens[0]) as anna, here.client(table, tokens[1]) as bruno:
            await asyncio.gather(anna.until("state"), bruno.until("state"))
            await chat_elsewhere(here, table)
            await anna.say(type="open", text="Anna")
            await bruno.say(type="open", text="Bruno")
            while not anna.view:
                await anna.hear()
            assert anna.table["dice"]["texts"] == ["Anna", "Bruno", ""]


@story
async def test_the_last_seat_is_taken_meanwhile_by_one_alone(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table = (await here.make("twins", "open bot bot"))["table"]
        await write_elsewhere(here, table, Joined(seat=0, name="Anna", token=hashed(new_token()), at=0))
        answer = await here.post(f"/api/tables/{table['id']}/join", {"name": "Bruno"})
        assert (answer.status_code, answer.json()["code"]) == (409, "full")


@story
async def test_a_token_that_another_server_gave_is_good_here(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, token = (await here.make("twins", "open open open"))["table"], new_token()
        await write_elsewhere(here, table, Joined(seat=1, name="Anna", token=hashed(token), at=0))
        async with here.client(table, token) as anna:
            assert (await anna.until("state"))["seat"] == 1


@story
async def test_a_rematch_that_another_server_has_made_meanwhile_is_the_one(
    tmp_path: Path, fresh_postgres: str
) -> None:
    async with site(tmp_path, db=fresh_postgres) as one, site(tmp_path, db=fresh_postgres) as two:
        made = await one.make("twins", "open open open")
        path = f"/api/tables/{made['table']['id']}"
        await one.post(f"{path}/close", token=made["host"])
        again = await asyncio.gather(*(here.post(f"{path}/rematch", token=made["host"]) for here in (one, two) * 3))
        assert {answer.status_code for answer in again} == {201}
        assert len({answer.json()["id"] for answer in again}) == 1
        assert len(await one.hall.storage.rows()) == 2


@story
async def test_who_is_overtaken_again_and_again_may_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (_, clients):
        awaited, tries = next(client for client in clients if client.is_awaited), []

        async def always_taken(*given: object) -> None:
            tries.append(given)
            raise Taken

        monkeypatch.setattr(here.hall.storage, "append", always_taken)
        await awaited.move("buy 0")
        assert (await awaited.until("refused"))["code"] == "busy"
        assert len(tries) == TRIES


@story
async def test_what_is_written_while_a_table_is_being_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site(tmp_path) as here:
        table = (await here.make("twins", "open open open"))["table"]
        await here.join(table, "Anna")
        here.hall.forget(here.hall.rooms[table["id"]])
        read = Hall.read

        async def read_late(hall: Hall, id: str) -> Any:
            found = await read(hall, id)
            monkeypatch.undo()
            await write_elsewhere(here, table, Left(seat=0, at=0))
            return found

        monkeypatch.setattr(Hall, "read", read_late)
        async with here.client(table) as watching:
            await watching.until("state")
            while watching.table["seats"][0]["kind"] != "open":
                await watching.hear()


# Leases


class Ledger:
    """Gives leases as slowly, and to whom, a test wants."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.owned_elsewhere: set[str] = set()
        self.is_away = False
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def claim(self, tables: list[str], owner: str, seconds: float) -> set[str]:
        self.asked.append(tables)
        await self.may_answer.wait()
        return set(tables) - self.owned_elsewhere

    async def release(self, tables: list[str], owner: str) -> None:
        if self.is_away:
            raise NotSaved("away")


@story
async def test_a_lease_that_ends_while_it_is_prolonged_counts_as_new(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger()
    leases = Leases(ledger, "me")  # type: ignore[arg-type]
    assert await leases.claim(["a"])
    assert not await leases.claim(["a"])
    ledger.may_answer.clear()
    prolonging = asyncio.create_task(leases.claim(["a"]))
    await asyncio.sleep(0)
    leases.forget("a")
    ledger.may_answer.set()
    assert await prolonging


@story
async def test_a_table_of_another_server_is_not_asked_for_at_every_move(tmp_path: Path) -> None:
    async with site(tmp_path) as here, here.full_table("twins", 3) as (table, clients):
        ledger = Ledger()
        ledger.owned_elsewhere.add(table["id"])
        here.hall.leases = Leases(ledger, "me")  # type: ignore[arg-type]
        for _ in range(3):
            for client in clients:
                await client.state()
            await moves(here, table, clients)
        assert len(ledger.asked) == 1


@story
async def test_leases_that_cannot_be_given_back_do_no_harm() -> None:
    ledger = Ledger()
    leases = Leases(ledger, "me")  # type: ignore[arg-type]
    await leases.claim(["a"])
    ledger.is_away = True
    await leases.release(["a"])
    assert not leases.holds("a")


# A table that only another server can read


@story
async def test_a_table_that_one_server_cannot_read_is_in_play_at_another(
    tmp_path: Path, fresh_postgres: str
) -> None:
    """They have different keys here; different rules are the same."""
    there = site(tmp_path, db=fresh_postgres, key=str(tmp_path / "other.key"))
    async with site(tmp_path, db=fresh_postgres) as good, there as bad:
        table = (await good.make("twins", "open open open"))["table"]
        for seat in range(3):
            await good.join(table, f"Player {seat}")
        good.hall.forget(good.hall.rooms[table["id"]])
        path = f"/api/tables/{table['id']}"
        assert (await bad.get(path)).json()["code"] == "unreadable-table"
        assert (await row_of(bad, table)).phase == "aside"
        assert (await good.get(path)).json()["phase"] == "playing"
        assert (await row_of(good, table)).phase == "playing"


@story
async def test_a_finished_table_is_never_put_aside(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        made = await here.make("twins", "open open open")
        path = f"/api/tables/{made['table']['id']}"
        await here.post(f"{path}/close", token=made["host"])
        here.hall.forget(here.hall.rooms[made["table"]["id"]])
        await here.hall.storage.append(made["table"]["id"], 3, [b'{"what":"nothing known","at":0}'], None)
        assert (await here.get(path)).json()["code"] == "unreadable-table"
        assert (await row_of(here, made["table"])).phase == "closed"


async def row_of(here: Site, table: Data) -> Row:
    row = await here.hall.storage.row(table["id"])
    assert row
    return row
