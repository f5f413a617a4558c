"""Tables without a server: the same calls and messages through a port."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from ludoteca.server.keys import Key
from ludoteca.server.port import Port, PortCall
from ludoteca.server.rooms.clients import TRY_AGAIN, Client
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.settings import Settings
from ludoteca.server.storage.browser import BrowserStorage
from ludoteca.server.workers.thinkers import in_processes
from tests.server.storages import MemoryShelf
from tests.server.support import story

Data = dict[str, Any]


@asynccontextmanager
async def port(shelf: MemoryShelf) -> AsyncIterator[Port]:
    hall = Hall(Settings(messages=1e6), BrowserStorage(shelf), in_processes(1, 20.0), Key(b"k"))
    await hall.open()
    try:
        yield Port(hall)
    finally:
        await hall.close()


async def ask(here: Port, method: str, path: str, body: Data | None = None, **more: Any) -> Data:
    status, answer = await here.ask(PortCall(method, path, body=json.dumps(body or {}), **more))
    assert status in (200, 201), answer
    told: Data = json.loads(answer)
    return told


class Person:
    """The other end of a line."""

    def __init__(self, here: Port, table: str, token: str, seq: int | None = None) -> None:
        self.heard: asyncio.Queue[Data] = asyncio.Queue()
        self.code: int | None = None
        self.now: Data = {}
        self.line = here.connect(lambda text: self.heard.put_nowait(json.loads(text)), self._end)
        self.say(type="hello", table=table, token=token, seq=seq)

    def _end(self, code: int) -> None:
        self.code = code
        self.heard.put_nowait({"type": "end"})

    def say(self, **message: Any) -> None:
        self.line.hear(json.dumps(message))

    async def hear(self) -> Data:
        message = await asyncio.wait_for(self.heard.get(), 20)
        self.now |= message
        return message

    @property
    def is_awaited(self) -> bool:
        return self.now.get("seat") in (self.now.get("view") or {"actors": ()})["actors"]

    async def play(self, moves: int, luck: Random) -> None:
        for number in range(moves):
            while not self.is_awaited:
                if self.now.get("table", {}).get("phase") == "over":
                    return
                await self.hear()
            move = luck.choice(self.now["legal"])
            self.say(type="move", id=f"m{number}-{self.now['seq']}", seq=self.now["seq"], move=move)
            while (await self.hear()).get("done") is None:
                pass


async def sit(here: Port, game: str = "twins", options: Data | None = None) -> tuple[str, str]:
    """A new table against bots, and the token of who sits there."""
    seats = [{"kind": "host"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    made = await ask(here, "POST", "/api/tables", {"game": game, "seats": seats, "options": options or {}})
    table = made["table"]["id"]
    joined = await ask(here, "POST", f"/api/tables/{table}/join", {"name": "Anna"}, token=made["host"])
    return table, joined["token"]


async def sit_as_two(here: Port) -> tuple[str, str, str]:
    """A table where no bot thinks, the token of its host, and that of its first seat."""
    made = await ask(here, "POST", "/api/tables", {"game": "diceland", "seats": [{"kind": "host"}] * 2})
    table, host = made["table"]["id"], made["host"]
    anna, _ = [
        await ask(here, "POST", f"/api/tables/{table}/join", {"name": name}, token=host)
        for name in ("Anna", "Bruno")
    ]
    return table, host, anna["token"]


@story
async def test_a_game_is_played_left_in_the_middle_and_played_on_later() -> None:
    shelf, luck = MemoryShelf(), Random(1)
    async with port(shelf) as here:
        table, token = await sit(here, options={"hands": 2})
        anna = Person(here, table, token)
        await anna.play(3, luck)
        seen = anna.now["seq"]
    async with port(shelf) as here:
        anna = Person(here, table, token)
        while "seq" not in anna.now:
            await anna.hear()
        assert anna.now["seq"] >= seen
        await anna.play(10_000, luck)
        told = await ask(here, "GET", f"/api/tables/{table}/replay", seat="all")
        assert told["table"]["phase"] == "over"
        assert (await ask(here, "GET", f"/api/tables/{table}/review", deals=8))["done"] < 1
        status, record = await here.ask(PortCall("GET", f"/api/tables/{table}/record"))
        assert status == 200
        verified = await here.ask(PortCall("POST", "/api/verify", body=record.decode()))
        assert json.loads(verified[1])["verdict"] == "seed"


@story
async def test_a_game_is_ended_and_gone_on_with_from_its_record() -> None:
    """From its very end, too, as it has not been won."""
    async with port(MemoryShelf()) as here:
        table, host, token = await sit_as_two(here)
        anna = Person(here, table, token)
        await anna.play(1, Random(1))
        assert (await here.ask(PortCall("GET", f"/api/tables/{table}/record")))[0] == 409, "nothing is told early"
        await ask(here, "POST", f"/api/tables/{table}/close", token=host)
        record = (await here.ask(PortCall("GET", f"/api/tables/{table}/record")))[1].decode()
        moves = len([line for line in record.splitlines() if line.startswith(("chance:", "0:", "1:"))])
        for more in ({"record": record}, {}):
            path = "/api/continue" if more else f"/api/tables/{table}/continue"
            wish = {"moves": moves, "seats": [{"kind": "host"}, {"kind": "bot", "bot": "easy"}]}
            again = await ask(here, "POST", path, wish | more)
            assert again["table"]["phase"] == "gathering"
            status, answer = await here.ask(
                PortCall("POST", path, body=json.dumps(wish | more | {"moves": moves + 1}))
            )
            assert (status, json.loads(answer)["code"]) == (400, "bad-options")


@story
async def test_a_deleted_game_is_gone() -> None:
    shelf = MemoryShelf()
    async with port(shelf) as here:
        (table, _, token), (other, _, _) = await sit_as_two(here), await sit_as_two(here)
        anna = Person(here, table, token)
        await anna.play(1, Random(1))
        await ask(here, "POST", f"/api/tables/{table}/delete")
        while anna.code is None:
            await anna.hear()
        assert await shelf.entries(table, 0) == "[]"
        assert (await ask(here, "GET", f"/api/tables/{other}"))["id"] == other
        for method, path in (("GET", f"/api/tables/{table}"), ("POST", f"/api/tables/{table}/delete")):
            status, body = await here.ask(PortCall(method, path))
            assert (status, json.loads(body)["code"]) == (404, "no-such-table")


@story
async def test_what_is_wrong_is_told_as_the_server_tells_it() -> None:
    async with port(MemoryShelf()) as here:
        for path, code in (("/api/tables/NONE", "no-such-table"), ("/api/nothing", "not-found")):
            status, body = await here.ask(PortCall("GET", path))
            assert (status, json.loads(body)["code"]) == (404, code)
        status, body = await here.ask(PortCall("POST", "/api/tables", body="x" * 20_000))
        assert (status, json.loads(body)["code"]) == (413, "too-large")
        stranger = Person(here, "nowhere", "nobody")
        assert (await stranger.hear())["code"] == "no-such-table"
        assert (await stranger.hear())["type"] == "end"
        assert stranger.code == 4000


@story
async def test_what_cannot_be_written_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = MemoryShelf()

    async def full(change: str) -> None:
        raise OSError("The disk is full.")

    async with port(shelf) as here:
        table, token = await sit(here)
        anna = Person(here, table, token)
        while not anna.is_awaited:
            await anna.hear()
        monkeypatch.setattr(shelf, "write", full)
        anna.say(type="move", id="m", seq=anna.now["seq"], move=anna.now["legal"][0])
        while (heard := await anna.hear())["type"] != "refused":
            pass
        assert heard["code"] == "not-saved"


@story
async def test_a_line_that_breaks_down_is_ended_and_can_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(client: Client) -> None:
        raise ZeroDivisionError

    async with port(MemoryShelf()) as here:
        monkeypatch.setattr(Client, "live", broken)
        anna = Person(here, "any", "any")
        assert (await anna.hear())["type"] == "end"
        assert anna.code == TRY_AGAIN
