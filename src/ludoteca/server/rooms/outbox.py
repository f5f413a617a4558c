"""Messages waiting to be sent to one client. A client that reads too slowly is dropped and may reconnect."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_WAITING = 256
MOST_BYTES = 1 << 20
TOO_SLOW = 4002


class Outbox:
    def __init__(
        self,
        send_at_once: Callable[..., bool],
        send: Callable[[bytes], Awaitable[None]],
        on_close: Callable[[], None],
    ) -> None:
        self._send_at_once = send_at_once
        self._send = send
        self._on_close = on_close
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._code: int | None = None

    @property
    def is_closed(self) -> bool:
        return self._code is not None

    @property
    def may_finish(self) -> bool:
        """Whether the rest is still worth sending."""
        return self._code != TOO_SLOW

    def put(self, *messages: bytes) -> None:
        if self.is_closed or (not self._waiting and self._send_at_once(*messages)):
            return
        self._waiting.extend(messages)
        self._bytes += sum(map(len, messages))
        self._wake.set()
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Takes no more messages; once the rest is sent, the socket is closed with this code."""
        if not self.is_closed:
            self._code = code
            self._wake.set()
            self._on_close()

    async def send_all(self) -> int:
        """Sends until the outbox is closed, and returns the code."""
        while True:
            while self._waiting:
                await self._send(self._waiting[0])
                self._bytes -= len(self._waiting.popleft())
            if self._code is not None:
                return self._code
            self._wake.clear()
            await self._wake.wait()
