"""A client that does whatever it likes cannot break a table or the server."""

from __future__ import annotations

import asyncio
import json
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.support import Data, Site, site

SEATS = 3
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
TYPES = st.sampled_from(["hello", "move", "undo", "chat", "text", "leave", "state", "update", "", "MOVE"])
FIELDS = st.fixed_dictionaries(
    {"type": TYPES},
    optional={
        "id": JSON | st.just("same"),
        "seq": JSON | st.integers(-2, 60),
        "move": JSON | st.sampled_from(["buy 0", "buy 2", "play G1 G2", "deal G7"]),
        "text": JSON,
        "table": JSON,
        "token": JSON,
    },
)


class Villain(RuleBasedStateMachine):
    """One seat is a villain's; the two others want to play on, and always can."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.sent: list[str] = []

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    @initialize()
    def sit_down(self) -> None:
        self.run(self._sit_down())

    async def _sit_down(self) -> None:
        folder = self.stack.enter_context(tempfile.TemporaryDirectory())
        self.here: Site = await self.stack.enter_async_context(site(Path(folder), silent=1000.0))
        self.table: Data = (await self.here.make("twins", "open open open"))["table"]
        self.tokens = [(await self.here.join(self.table, f"P{seat}"))["token"] for seat in range(SEATS)]
        self.good = [
            await self.stack.enter_async_context(self.here.client(self.table, token)) for token in self.tokens[1:]
        ]
        for client in self.good:
            await client.until("state")
        self.socket: ClientConnection | None = None

    @rule(seq=st.none() | st.integers(0, 100))
    def connect_well(self, seq: int | None) -> None:
        hello = {"type": "hello", "table": self.table["id"], "token": self.tokens[0], "seq": seq}
        self.run(self._connect(json.dumps(hello)))

    @rule(message=FIELDS)
    def connect_badly(self, message: Data) -> None:
        self.run(self._connect(json.dumps(message)))

    @rule()
    def connect_and_say_nothing(self) -> None:
        self.run(self._connect(None))

    async def _connect(self, hello: str | None) -> None:
        self.socket = await connect(f"ws://127.0.0.1:{self.here.port}/api/socket")
        self.stack.push_async_callback(self.socket.close)
        if hello is not None:
            await self._send(hello)

    @rule(message=FIELDS)
    def say_something(self, message: Data) -> None:
        self.run(self._send(json.dumps(message)))

    @rule(bytes=st.binary(max_size=60) | st.just(b"x" * 20_000))
    def say_nonsense(self, bytes: bytes) -> None:
        self.run(self._send(bytes))

    @rule(back=st.integers(1, 5), times=st.integers(1, 3))
    def say_it_again(self, back: int, times: int) -> None:
        for text in self.sent[-back:][:1] * times:
            self.run(self._send(text))

    @rule()
    def vanish(self) -> None:
        if self.socket:
            self.socket.transport.abort()

    async def _send(self, message: str | bytes) -> None:
        """Unless the server has closed the socket, or there was none yet."""
        if isinstance(message, str):
            self.sent.append(message)
        with suppress(ConnectionClosed):
            if self.socket:
                await self.socket.send(message)

    @rule(seed=st.integers(0, 2**32 - 1))
    def others_go_on(self, seed: int) -> None:
        self.run(self._others_go_on(Random(seed)))

    async def _others_go_on(self, luck: Random) -> None:
        for client in self.good:
            await client.state()
            if client.is_awaited:
                await client.answered(await client.move(luck.choice(client.legal)))

    def teardown(self) -> None:
        self.run(self._see_that_all_is_well())
        self.run(self.stack.aclose())
        self.runner.close()

    async def _see_that_all_is_well(self) -> None:
        assert (await self.here.get("/healthz")).status_code == 200
        table = await self.here.hall.read(self.table["id"])
        assert table.match
        for client in self.good:
            state = await client.state()
            assert state["view"] == table.match.position(client.seat)
            assert client.events == table.match.events_for(client.seat)
        async with self.here.client(self.table, self.tokens[0]) as villain:
            assert (await villain.until("state"))["view"] == table.match.position(0)


TestVillain = Villain.TestCase
TestVillain.settings = settings(
    max_examples=12, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)
)
