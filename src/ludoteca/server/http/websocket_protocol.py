"""The WebSocket protocol of the web server, and the ASGI side of a socket without a framework: most of the load
passes here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.http11 import Response as Answer
from websockets.server import ServerProtocol

from ludoteca.server.http.admission import HEADERS
from ludoteca.server.http.frames import LONGEST_HEAD, end_of_frame, framed, short_text
from ludoteca.server.limits import Bucket, plain_address
from ludoteca.server.rooms.clients import TOO_FAST, TRY_AGAIN, Gone

AT_ONCE, SEND = "ludoteca.at-once", "send"
"""The ASGI extension by which a `WebSocketProtocol` offers `send_at_once`."""
MOST_FRAGMENTS = 64
FRAMES_PER_MESSAGE = 4
"""Frames that a client may send for each message it may send: fragments, pings and pongs included."""
FEWEST_FRAMES = 50.0
BURST = 4.0
"""How many seconds' worth of frames may arrive at once."""
AGAINST_THE_RULES = 1008
SECONDS_TO_READ = 30.0
LEAST_READ = 32 << 10
"""Bytes of the waiting data that a client must take within SECONDS_TO_READ."""


class Patience:
    """Drops a connection whose other end takes almost nothing of what was sent."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._left = 0
        self._alarm: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        if self._alarm is None:
            self._left = self._transport.get_write_buffer_size()
            self._alarm = self._loop.call_later(SECONDS_TO_READ, self._look)

    def end(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _look(self) -> None:
        self._alarm = None
        left = self._transport.get_write_buffer_size()
        if left > max(0, self._left - LEAST_READ):
            self._transport.abort()
        elif left:
            self.begin()


class Handshake(ServerProtocol):
    """Parses a socket's frames; adds our headers when it refuses one."""

    def reject(self, status: Any, text: str) -> Answer:
        answer = super().reject(status, text)
        answer.headers.update(HEADERS)
        return answer


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The WebSocket protocol of one connection. `send_at_once` writes without a task or waiting.

    Incoming data is read frame by frame, and no further while a message waits to be heard. Short messages are taken
    as they are, all other frames are left to the library. Clients that send absurdly many frames, or messages in
    tiny fragments, are disconnected.
    """

    def __init__(self, messages: float, **given: Any) -> None:
        super().__init__(**given)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self.is_lost = False
        self.on_lost: Callable[[], None] = lambda: None
        frames = max(FEWEST_FRAMES, FRAMES_PER_MESSAGE * messages)
        self._budget = Bucket(frames, BURST * frames)
        self._unread = bytearray()
        self._is_awaited = False
        """Whether the app waits for the next message."""

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._patience = Patience(self.transport, self.loop)
        if self.client:
            self.client = (plain_address(self.client[0]), self.client[1])

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.is_lost = True
        self._patience.end()
        self._unread.clear()
        self.on_lost()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._patience.end()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.is_lost:
            self._patience.begin()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._patience.begin()

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._unread += data
            self._read_on()
        else:
            super().data_received(data)

    def _read_on(self) -> None:
        while self._unread and not self.read_paused and not self.transport.is_closing():
            end = end_of_frame(self._unread)
            if end is None or len(self._unread) < end <= LONGEST_HEAD + self.config.ws_max_size:
                return
            frame = bytes(self._unread[:end])
            del self._unread[:end]
            self._take(frame)

    def _take(self, frame: bytes) -> None:
        text = None if self.frames else short_text(frame)
        if text is None:
            super().data_received(frame)
        elif self._budget.take():
            self._deliver(text)
        else:
            self._give_up(TOO_FAST, "too many frames")

    async def receive(self) -> ASGIReceiveEvent:
        self._is_awaited = True
        event = await super().receive()
        self._is_awaited = False
        if self._unread:
            self._read_on()
        return event

    def handle_events(self) -> None:
        if self.conn.events and not self._budget.take(len(self.conn.events)):
            self._give_up(TOO_FAST, "too many frames")
        else:
            super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._give_up(AGAINST_THE_RULES, "too many fragments")

    def send_receive_event_to_app(self) -> None:
        text, self.frames = b"".join(self.frames), []
        self._deliver(text)

    def _deliver(self, text: bytes) -> None:
        """Gives a message to the app, which decodes it; reads on only if the app has waited for it."""
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self._is_awaited:
            self._is_awaited = False
        elif not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._give_up(TOO_FAST, "pings without reading the answers")

    def _give_up(self, code: int, reason: str) -> None:
        if self.transport.is_closing():
            return
        self.frames = []
        self.conn.fail(code, reason)
        if self.conn.close_sent is None:  # the handshake is not over
            self.transport.abort()
        else:
            self.handle_parser_exception()
            self._patience.begin()

    # What goes out

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {SEND: self.send_at_once}

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # else uvicorn would log every refusal as an error
        elif message["type"] == "websocket.close":
            self._read_on()  # the other end may have closed already

    def send_at_once(self, *texts: bytes) -> bool:
        """Sends if the other end keeps up and the socket is not closing; returns whether it did."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, texts)))
        return True


class Socket:
    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._is_asked = False
        self._is_open = False
        self.send_at_once: Callable[..., bool] = scope["extensions"][AT_ONCE][SEND]
        self.request = WebSocket(scope, receive, send)

    async def accept(self) -> None:
        await self._be_asked()
        await self._say({"type": "websocket.accept"})
        self._is_open = True

    async def refuse(self, response: Response) -> None:
        """Refuses the handshake with an HTTP response."""
        await self._be_asked()
        response.headers.update(HEADERS)
        await self.request.send_denial_response(response)

    async def fail(self, response: Response) -> None:
        """Ends the socket after an internal error; the client may try again."""
        if self._is_open:
            await self.close(TRY_AGAIN)
        else:
            await self.refuse(response)

    async def _be_asked(self) -> None:
        if not self._is_asked:
            await self._receive()
            self._is_asked = True

    async def next(self) -> bytes:
        """The next message."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: bytes = message["bytes"]
        return text

    async def send(self, text: bytes) -> None:
        await self._say({"type": "websocket.send", "text": text.decode()})

    async def close(self, code: int) -> None:
        try:
            await self._say({"type": "websocket.close", "code": code})
        except RuntimeError:
            raise Gone from None

    async def _say(self, event: Message) -> None:
        try:
            await self._send(event)
        except OSError:
            raise Gone from None
