"""The socket of one client: who it is, what it may say, and the end of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.server.doors import Doors, address_of, denial
from ludoteca.server.hall import Hall
from ludoteca.server.limits import Bucket
from ludoteca.server.messages import AnyMessage, Hello, Refusal, State, encode, read_message
from ludoteca.server.outbox import Outbox
from ludoteca.server.refusals import Refused
from ludoteca.server.room import Room
from ludoteca.server.secrets import is_same
from ludoteca.server.wire import Gone, Wire

SECONDS_TO_HELLO = 10.0
SECONDS_TO_GO = 5.0
GOODBYE, HELLO_REFUSED, TOO_FAST, NO_HELLO = 1000, 4000, 4001, 4003
BURST = 3.0
"""Seconds' worth of messages that may come at once."""


async def serve_socket(wire: Wire, hall: Hall, doors: Doors) -> None:
    address = address_of(wire.request)
    try:
        doors.check_origin(wire.request)
        doors.connections.enter(address)
    except Refused as refused:
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
            room, viewer = await self._introduced()
        except Refused as refused:
            self._refuse(refused, None)
            self._outbox.close(NO_HELLO if refused.code == "hello-first" else HELLO_REFUSED)
            return
        try:
            while not self._outbox.is_closed:
                await self._answer(room, viewer, await self._next())
        finally:
            await room.exit(viewer, self._outbox)

    async def _introduced(self) -> tuple[Room, Viewer]:
        """Who it is, after a good hello."""
        try:
            message = await asyncio.wait_for(self._next(), SECONDS_TO_HELLO)
        except TimeoutError:
            raise Refused("hello-first", "Nobody said hello in time.") from None
        hello = read(message)
        if not isinstance(hello, Hello):
            raise Refused("hello-first", "Say hello first.")
        self._doors.check_guessing(address_of(self._wire.request))
        room = await self._hall.room(hello.table)
        viewer = viewer_of(room, hello.token)
        if hello.seq is not None and hello.seq > room.table.numbers.of(viewer):
            await room.catch_up()  # another server has told more than this one has heard of yet
        await room.enter(viewer, self._outbox, hello.seq)
        return room, viewer

    async def _next(self) -> str | bytes:
        self._is_waiting = True
        message = await self._wire.next()
        self._is_waiting = False
        return message

    async def _answer(self, room: Room, viewer: Viewer, text: str | bytes) -> None:
        id = None
        try:
            if not self._bucket.take():
                raise Refused("too-fast", "Too many messages.")
            message = read(text)
            id = getattr(message, "id", None)
            await room.hear(viewer, self._outbox, message)
        except Refused as refused:
            self._refuse(refused, id)
            if refused.code == "too-fast":
                self._outbox.close(TOO_FAST)
            if refused.code == "stale":
                await room.hear(viewer, self._outbox, State())

    def _refuse(self, refused: Refused, id: str | None) -> None:
        self._outbox.put(encode(Refusal(id, refused.code, refused.sentence)))

    def _stop_waiting(self) -> None:
        if self._is_waiting and self._task:
            self._task.cancel()


def read(text: str | bytes) -> AnyMessage:
    try:
        message: AnyMessage = read_message(text)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", f"That is no message of the protocol: {error}.") from None


def viewer_of(room: Room, token: str | None) -> Viewer:
    if token is None:
        return PUBLIC
    for number, seat in enumerate(room.table.seats):
        if is_same(token, seat.token) and seat.kind == "person":
            return number
    raise Refused("bad-token", "This token is nobody's at this table.")
