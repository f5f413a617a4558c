"""One client on a socket or a port: the greeting, the messages, the end."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Protocol

import msgspec

from ludoteca.server.limits import Allowances, Bucket
from ludoteca.server.messages import AnyMessage, Hello, Hint, Refusal, State, encode, read_message
from ludoteca.server.refusals import PASSING, Refused
from ludoteca.server.rooms.guests import Guest
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.rooms.outbox import Outbox
from ludoteca.server.rooms.room import Room
from ludoteca.server.storage import NotSaved
from ludoteca.server.tokens import hashed

SECONDS_TO_HELLO = 10.0
SECONDS_TO_GO = 5.0
GOODBYE, HELLO_REFUSED, TOO_FAST, NO_HELLO = 1000, 4000, 4001, 4003
TRY_AGAIN = 1013
BURST = 3.0
"""How many seconds' worth of messages may arrive at once."""


class Gone(Exception):
    """The other end has closed the connection, or it is lost."""


class Connection(Protocol):
    """A connection to a client. All methods but `send_at_once` raise Gone."""

    def send_at_once(self, *texts: bytes) -> bool:
        """Sends what can be sent without waiting; returns whether it was."""

    async def send(self, text: bytes) -> None: ...

    async def next(self) -> str | bytes:
        """The next message."""

    async def close(self, code: int) -> None: ...


class Client:
    """Serves one client.

    The receiving half runs in the server's own task and is interrupted only while it waits for a message.
    """

    def __init__(self, wire: Connection, hall: Hall, allowances: Allowances, address: str) -> None:
        self._wire = wire
        self._hall = hall
        self._allowances = allowances
        self._address = address
        self._task = asyncio.current_task()
        self._is_waiting = False
        self._outbox = Outbox(wire.send_at_once, wire.send, self._stop_waiting)
        messages = hall.settings.messages
        self._bucket = Bucket(messages, max(1.0, BURST * messages))

    async def live(self) -> None:
        sender = asyncio.create_task(self._outbox.send_all())
        try:
            await self._receive_all()
        except (Gone, asyncio.CancelledError):
            self._outbox.close(GOODBYE)
        with suppress(Gone, TimeoutError):
            code = await asyncio.wait_for(sender, SECONDS_TO_GO * self._outbox.may_finish)
            await self._wire.close(code)

    async def _receive_all(self) -> None:
        try:
            room, guest = await self._introduced()
        except Refused as refused:
            self._refuse(refused, None)
            self._outbox.close(closing_code(refused))
            return
        try:
            while not self._outbox.is_closed:
                await self._answer(room, guest, await self._next())
        finally:
            await room.exit(guest)

    async def _introduced(self) -> tuple[Room, Guest]:
        """Waits for a valid hello; returns the guest that it makes."""
        try:
            async with asyncio.timeout(SECONDS_TO_HELLO):
                message = await self._next()
        except TimeoutError:
            raise Refused("hello-first", "Nobody said hello in time.") from None
        hello = read(message)
        if not isinstance(hello, Hello):
            raise Refused("hello-first", "Say hello first.")
        try:
            return await self._let_in(hello)
        except NotSaved:
            raise Refused("not-saved", "The database cannot be used at the moment: try again.") from None

    async def _let_in(self, hello: Hello) -> tuple[Room, Guest]:
        async with self._allowances.guess(self._address, hello.table):
            room = await self._hall.room(hello.table)
        key = None if hello.token is None else hashed(hello.token)
        return room, await room.enter(key, self._outbox, hello.seq, hello.shows)

    async def _next(self) -> str | bytes:
        self._is_waiting = True
        message = await self._wire.next()
        self._is_waiting = False
        return message

    async def _answer(self, room: Room, guest: Guest, text: str | bytes) -> None:
        id, began = None, time.perf_counter()
        try:
            if not self._bucket.take():
                raise Refused("too-fast", "Too many messages.")
            message = read(text)
            id = getattr(message, "id", None)
            if isinstance(message, Hint):
                self._allowances.check_hint(self._address)
            if isinstance(message, State):
                self._allowances.check_state(self._address)
            await room.hear(guest, message)
        except NotSaved:
            self._refuse(
                Refused("not-saved", "The database cannot be used at the moment; nothing has changed."), id
            )
        except Refused as refused:
            self._refuse(refused, id)
            if refused.code == "too-fast":
                self._outbox.close(TOO_FAST)
            if refused.code == "stale":
                room.tell_everything(guest)
        self._hall.metrics.answered(time.perf_counter() - began)

    def _refuse(self, refused: Refused, id: str | None) -> None:
        self._hall.metrics.refused(refused.code)
        self._outbox.put(encode(Refusal(id, refused.code, refused.sentence, refused.reasons)))

    def _stop_waiting(self) -> None:
        if self._is_waiting and self._task:
            self._task.cancel()


def closing_code(refused: Refused) -> int:
    """The code to close the socket with: one that invites another try if the reason is temporary."""
    if refused.code == "hello-first":
        return NO_HELLO
    return TRY_AGAIN if refused.code in PASSING else HELLO_REFUSED


def read(text: str | bytes) -> AnyMessage:
    try:
        message: AnyMessage = read_message(text)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", f"That is no message of the protocol: {error}.") from None
