"""The socket of one client: who it says it is, what it may say, and the end of it."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec

from ludoteca.server.doors import Doors, address_of, denial
from ludoteca.server.guests import Guest
from ludoteca.server.hall import Hall
from ludoteca.server.limits import Bucket
from ludoteca.server.messages import AnyMessage, Hello, Hint, Refusal, State, encode, read_message
from ludoteca.server.outbox import Outbox
from ludoteca.server.refusals import PASSING, Refused
from ludoteca.server.room import Room
from ludoteca.server.secrets import hashed
from ludoteca.server.storage import NotSaved
from ludoteca.server.wire import TOO_FAST, TRY_AGAIN, Gone, Wire

SECONDS_TO_HELLO = 10.0
SECONDS_TO_GO = 5.0
GOODBYE, HELLO_REFUSED, NO_HELLO = 1000, 4000, 4003
BURST = 3.0
"""Seconds' worth of messages that may come at once."""


async def serve_socket(wire: Wire, hall: Hall, doors: Doors) -> None:
    address = address_of(wire.request)
    try:
        doors.check_origin(wire.request)
        doors.check_socket(address)
        doors.connections.enter(address)
    except Refused as refused:
        hall.metrics.refused(refused.code)
        await wire.refuse(denial(refused))
        return
    try:
        await wire.accept()
        await Client(wire, hall, doors).live()
    finally:
        doors.connections.leave(address)


class Client:
    """The receiving half runs in the server's task; it is only ever interrupted while it waits for a message."""

    def __init__(self, wire: Wire, hall: Hall, doors: Doors) -> None:
        self._wire = wire
        self._hall = hall
        self._doors = doors
        self._address = address_of(wire.request)
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
            self._outbox.close(code_after(refused))
            return
        try:
            while not self._outbox.is_closed:
                await self._answer(room, guest, await self._next())
        finally:
            await room.exit(guest)

    async def _introduced(self) -> tuple[Room, Guest]:
        """Who it is, after a good hello."""
        try:
            message = await asyncio.wait_for(self._next(), SECONDS_TO_HELLO)
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
        async with self._doors.guess(self._address, hello.table):
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
                self._doors.check_hint(self._address)
            if isinstance(message, State):
                self._doors.check_state(self._address)
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


def code_after(refused: Refused) -> int:
    """What passes is worth another try."""
    if refused.code == "hello-first":
        return NO_HELLO
    return TRY_AGAIN if refused.code in PASSING else HELLO_REFUSED


def read(text: str | bytes) -> AnyMessage:
    try:
        message: AnyMessage = read_message(text)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", f"That is no message of the protocol: {error}.") from None
