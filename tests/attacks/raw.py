"""A connection on which anything can be sent, and frames as a client writes them."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

PATIENCE = 20.0
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
BEGUN, CONTINUED, LAST, TEXT, BINARY, CLOSE, PING = 0x01, 0x00, 0x80, 0x81, 0x82, 0x88, 0x89
LONG = 126


class Raw:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self._reader = reader
        self._writer = writer
        self.host = host

    def send(self, data: bytes) -> None:
        if not self._writer.is_closing():
            self._writer.write(data)

    async def drain(self) -> None:
        """Raises ConnectionError when the server has hung up."""
        await self._writer.drain()

    async def read(self) -> bytes:
        """The next bytes; empty when the server has hung up."""
        with suppress(ConnectionError):
            return await asyncio.wait_for(self._reader.read(1 << 16), PATIENCE)
        return b""

    async def until(self, words: bytes) -> bytes:
        """Everything up to some words, or until the server hangs up."""
        got = b""
        while words not in got and (more := await self.read()):
            got += more
        return got

    async def rest(self) -> bytes:
        """Everything until the server hangs up."""
        got = b""
        while more := await self.read():
            got += more
        return got

    async def head(self) -> bytes:
        """The head of an answer."""
        try:
            return await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            return b""

    async def upgrade(self) -> bool:
        """Opens a socket; returns whether that worked."""
        self.send(request("/api/socket", self.host, *UPGRADE))
        return b" 101 " in await self.head()

    def pause(self) -> None:
        """Stops reading."""
        self._writer.transport.pause_reading()  # type: ignore[attr-defined]

    def hang_up(self) -> None:
        self._writer.transport.abort()


UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    f"Sec-WebSocket-Key: {KEY}",
    "Sec-WebSocket-Version: 13",
)


def request(path: str, host: str, *fields: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *fields, "", ""]).encode()


def frame(first: int, text: bytes = b"") -> bytes:
    """With a mask of zeros."""
    if len(text) < LONG:
        return bytes([first, 0x80 | len(text)]) + bytes(4) + text
    return bytes([first, 0x80 | LONG]) + len(text).to_bytes(2, "big") + bytes(4) + text


def said(**message: object) -> bytes:
    return frame(TEXT, json.dumps(message).encode())


def status_of(answer: bytes) -> int:
    """0 where there is none."""
    words = answer.split(maxsplit=2)
    return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/") and words[1].isdigit() else 0
