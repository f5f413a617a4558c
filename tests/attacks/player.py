"""A socket at a table: what it is told, what it says, and how it ends."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

Data = dict[str, Any]
PATIENCE = 20.0
"""Seconds for one answer."""
FEW, PER_SECOND = 25, 8.0
"""Messages that every server takes at once, and then each second."""


class Gone(Exception):
    """The server has closed the socket; the message is the closing code."""


class Player:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.waits: list[float] = []
        """Seconds until each `state` that was asked for came."""
        self.seat: int | None = None
        self.seq = 0
        self.table: Data = {}
        self.view: Data | None = None
        self.legal: list[str] = []
        self._ids = count()
        self._due = 0.0
        """When a patient client may say the next thing."""

    # Saying

    async def say(self, **message: Any) -> None:
        """Sends messages no faster than a server allows."""
        await self._wait_for_turn()
        await self.blurt(json.dumps(message))

    async def _wait_for_turn(self) -> None:
        now = time.monotonic()
        self._due = max(self._due, now - FEW / PER_SECOND) + 1 / PER_SECOND
        await asyncio.sleep(max(0.0, self._due - now))

    async def blurt(self, text: str | bytes) -> None:
        """Sends anything at once."""
        try:
            await self.socket.send(text)
        except ConnectionClosed:
            raise Gone(self.socket.close_code) from None

    async def hello(self, table: str, token: str | None = None, seq: int | None = None) -> None:
        await self.say(type="hello", table=table, token=token, seq=seq)

    def fresh_id(self) -> str:
        return f"{id(self):x}-{next(self._ids)}"

    # Hearing

    async def hear(self) -> Data:
        """The next message. Raises Gone."""
        try:
            text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        except ConnectionClosed:
            raise Gone(self.socket.close_code) from None
        self.received.append(text)
        message: Data = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: Data) -> None:
        if message["type"] == "state":
            self.seat = message["seat"]
        if message["type"] in ("state", "update"):
            self.seq = message["seq"]
            self.table = message.get("table", self.table)
            self.view = message.get("view", self.view)
            self.legal = message.get("legal", self.legal)

    async def until(self, *types: str) -> Data:
        while True:
            message = await self.hear()
            if message["type"] in types:
                return message

    async def state(self) -> Data:
        began = time.monotonic()
        await self.say(type="state")
        state = await self.until("state")
        self.waits.append(time.monotonic() - began)
        return state

    async def skip(self, messages: int) -> None:
        """Reads and drops this many messages. Raises Gone."""
        try:
            for _ in range(messages):
                await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        except ConnectionClosed:
            raise Gone(self.socket.close_code) from None

    async def refusal(self) -> str:
        """The code of the next refusal."""
        return str((await self.until("refused"))["code"])

    async def end(self) -> int:
        """The code with which the socket is closed; messages before it are kept."""
        with suppress(Gone):
            while True:
                await self.hear()
        return self.socket.close_code or 0

    async def hang_up(self) -> None:
        """Disconnects without a closing handshake, as when a network fails."""
        self.socket.transport.abort()
        await self.socket.wait_closed()

    # Acting

    async def ask(self, **message: Any) -> str:
        """The answer to a message with an id: 'done', or the code of its refusal."""
        id = message.setdefault("id", self.fresh_id())
        await self.say(**message)
        return await self.answer_to(id)

    async def answer_to(self, id: str) -> str:
        while True:
            message = await self.hear()
            if message.get("done") == id:
                return "done"
            if message["type"] == "refused" and message["id"] == id:
                return str(message["code"])

    async def told_off(self, **message: Any) -> str:
        """The answer to a message without an id: the code of its refusal, or 'done' if there is none."""
        await self.say(**message)
        await self.say(type="state")
        answer = await self.until("refused", "state")
        if answer["type"] == "state":
            return "done"
        await self.until("state")
        return str(answer["code"])

    async def move(self, move: str, seq: int | None = None, id: str | None = None) -> str:
        return await self.ask(
            type="move", id=id or self.fresh_id(), seq=self.seq if seq is None else seq, move=move
        )

    @property
    def is_awaited(self) -> bool:
        return bool(self.view and self.seat in self.view["actors"])

    @property
    def is_over(self) -> bool:
        return self.table.get("phase") in ("over", "closed")

    async def play_out(self, luck: Random) -> None:
        """Makes legal moves until the game is over."""
        while not self.is_over:
            if self.is_awaited and await self.move(luck.choice(self.legal)) == "stale":
                await self.state()
            elif not self.is_over and not self.is_awaited:
                await self.hear()
