"""A socket as the web server hands it over (ASGI), without anything in between: it carries most of the load."""

from __future__ import annotations

import struct
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

AT_ONCE, SEND = "ludoteca.at-once", "send"
"""The extension of ASGI by which a `Line` offers `send_at_once`."""
WHOLE_TEXT = 0x81
LONG, VERY_LONG = 126, 127
"""How a frame says that its length takes two or eight bytes more."""


class Line(WebSocketsSansIOProtocol):
    """The web server's end of a socket. What is sent at once needs no task and no waiting."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][AT_ONCE] = {SEND: self.send_at_once}

    def send_at_once(self, text: bytes) -> bool:
        """Whether it could be: not while the other end is slow to read, nor when the socket is being closed."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """A message as one frame (RFC 6455, 5.2)."""
    length = len(text)
    if length < LONG:
        return struct.pack("!BB", WHOLE_TEXT, length) + text
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, LONG, length) + text
    return struct.pack("!BBQ", WHOLE_TEXT, VERY_LONG, length) + text


class Gone(Exception):
    """The other end has closed, or is lost."""


class Wire:
    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self.send_at_once: Callable[[bytes], bool] = scope["extensions"][AT_ONCE][SEND]
        self.request = WebSocket(scope, receive, send)

    async def accept(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})

    async def refuse(self, response: Response) -> None:
        """Instead of accepting."""
        await self._receive()
        await self.request.send_denial_response(response)

    async def next(self) -> str | bytes:
        """The next message."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | bytes = message.get("text") or message.get("bytes") or b""
        return text

    async def send(self, text: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": text.decode()})
        except OSError:
            raise Gone from None

    async def close(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            raise Gone from None
