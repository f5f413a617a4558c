"""A socket as the web server hands it over (ASGI), without anything in between: it carries most of the load."""

from __future__ import annotations

from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket


class Gone(Exception):
    """The other end has closed, or is lost."""


class Wire:
    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
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

    async def send(self, text: str) -> None:
        try:
            await self._send({"type": "websocket.send", "text": text})
        except OSError:
            raise Gone from None

    async def close(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            raise Gone from None
