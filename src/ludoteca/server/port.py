"""Answers an app in the same browser, without HTTP: calls and socket messages arrive through a port."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import suppress

import msgspec

from ludoteca.server.call_answers import Answer, CallRequest, refusal, too_large
from ludoteca.server.calls import CALLS, OF_ONES_OWN, Call, Calls
from ludoteca.server.limits import Allowances
from ludoteca.server.refusals import Refused
from ludoteca.server.rooms.clients import TRY_AGAIN, Client, Gone
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.storage import NotSaved

PATHS = {call: re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", call.path)) for call in (*CALLS, *OF_ONES_OWN)}
BROKEN = Refused("server-error", "Something went wrong; nothing has changed.")
NOT_SAVED = Refused("not-saved", "That could not be saved; nothing has changed.")

log = logging.getLogger("ludoteca.server")


class PortCall(msgspec.Struct):
    """A call as the client puts it."""

    method: str
    path: str
    token: str | None = None
    seat: str = "public"
    deals: int = 0
    body: str = ""


class Port:
    """The tables' only user: the limits are those that protect a table, not a server."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._allowances = Allowances(hall.settings)
        self._calls = Calls(hall, self._allowances)
        self._living: set[asyncio.Task[None]] = set()

    async def ask(self, wanted: PortCall) -> tuple[int, bytes]:
        """Answers a call with the status that HTTP would have, and the body."""
        answer = await self._answer(wanted)
        return answer.status, answer.body

    async def _answer(self, wanted: PortCall) -> Answer:
        try:
            call, named = found(wanted)
            return await call.answer(self._calls, asked(wanted, named))
        except Refused as refused:
            return refusal(refused)
        except NotSaved as error:
            log.warning("Not saved: %s", error)
            return refusal(NOT_SAVED)
        except Exception:
            log.exception("%s %s failed.", wanted.method, wanted.path)
            return refusal(BROKEN)

    def connect(self, say: Callable[[str], object], end: Callable[[int], object]) -> PortConnection:
        """Opens a connection like a socket: messages go to `say`, and the closing code to `end`."""
        line = PortConnection(say, end)
        task = asyncio.create_task(self._live(line))
        self._living.add(task)
        task.add_done_callback(self._living.discard)
        return line

    async def _live(self, line: PortConnection) -> None:
        try:
            await Client(line, self._hall, self._allowances, "").live()
        except Exception:
            log.exception("What came over the port failed.")
            with suppress(Gone):
                await line.close(TRY_AGAIN)


class PortConnection:
    """One end of such a connection; messages are text."""

    def __init__(self, say: Callable[[str], object], end: Callable[[int], object]) -> None:
        self._say = say
        self._end = end
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_gone = False

    def hear(self, text: str) -> None:
        """A message from the other end."""
        self._heard.put_nowait(text)

    def leave(self) -> None:
        """The other end has closed."""
        self._is_gone = True
        self._heard.put_nowait(None)

    def send_at_once(self, *texts: bytes) -> bool:
        for text in texts:
            self._say(text.decode())
        return True

    async def send(self, text: bytes) -> None:
        self.send_at_once(text)

    async def next(self) -> str:
        text = await self._heard.get()
        if text is None:
            raise Gone
        return text

    async def close(self, code: int) -> None:
        if self._is_gone:
            raise Gone
        self._is_gone = True
        self._end(code)


def found(wanted: PortCall) -> tuple[Call, dict[str, str]]:
    """The call, and what its path names. Raises Refused."""
    for call, path in PATHS.items():
        match = path.fullmatch(wanted.path)
        if match and call.method == wanted.method:
            return call, match.groupdict()
    raise Refused("not-found", f"Not Found: {wanted.method} {wanted.path}.")


def asked(wanted: PortCall, named: dict[str, str]) -> CallRequest:
    body = wanted.body.encode()

    async def read(most: int) -> bytes:
        if len(body) > most:
            raise too_large(most)
        return body

    return CallRequest(
        read,
        table=named.get("table", ""),
        game=named.get("game", ""),
        number=named.get("number", ""),
        token=wanted.token,
        seat=wanted.seat,
        deals=wanted.deals,
    )
