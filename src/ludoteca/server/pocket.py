"""Tables in a browser, kept on its own shelf. The other end is `frontend/src/pocket`; messages.ts is what both say.

Who has the browser can look into it, as who runs a server can: secrets are kept in what pages are told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol

import msgspec

from ludoteca.server.keys import Key
from ludoteca.server.port import Port, PortCall, PortConnection
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.rooms.housekeeping import sweep_for_ever
from ludoteca.server.settings import Settings
from ludoteca.server.storage.browser import BrowserStorage, Shelf
from ludoteca.server.tokens import new_id_in_a_browser
from ludoteca.server.workers.pool import Pool, Reply, Worker
from ludoteca.server.workers.questions import Answer, Question
from ludoteca.server.workers.thinkers import Thinkers

UNBOUNDED = 1_000_000
"""Nobody else asks for anything here, or waits for who is away."""
SETTINGS = Settings(
    tables=UNBOUNDED,
    requests=UNBOUNDED,
    messages=UNBOUNDED,
    guesses=UNBOUNDED,
    connections=UNBOUNDED,
    silent=UNBOUNDED,
    bot_time=30.0,
)


class PocketShelf(Shelf, Protocol):
    async def key(self) -> str:
        """The secret that the seeds of tables are made of, in hexadecimal: always the same."""


class Thinker(Protocol):
    """Python in a worker of its own. What fails raises any exception."""

    async def ready(self) -> None:
        """Returns when it can be asked."""

    async def ask(self, question: str) -> tuple[str, str]:
        """A question and its answer, as JSON, and what comes behind the answer."""

    def end(self) -> None: ...


class Ask(PortCall, kw_only=True):
    id: int


class Which(msgspec.Struct):
    line: int


class Words(msgspec.Struct):
    line: int
    text: str


class Message(msgspec.Struct):
    """One of these."""

    ask: Ask | None = None
    connect: Which | None = None
    say: Words | None = None
    leave: Which | None = None


class Page:
    """One page of the app: it says messages, and is told others."""

    def __init__(self, port: Port, begin: Callable[[], object], tell: Callable[[str], object]) -> None:
        """Who comes to a table begins what thinks there, so that no bot has to wait for it."""
        self._port = port
        self._begin = begin
        self._tell = tell
        self._lines: dict[int, PortConnection] = {}
        self._asking: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        message = msgspec.json.decode(text, type=Message)
        if message.ask:
            asking = asyncio.create_task(self._answer(message.ask))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)
        if message.connect:
            self._begin()
            line = message.connect.line
            self._lines[line] = self._port.connect(partial(self._say, line), partial(self._end, line))
        if message.say and message.say.line in self._lines:
            self._lines[message.say.line].hear(message.say.text)
        if message.leave and message.leave.line in self._lines:
            self._lines.pop(message.leave.line).leave()

    def close(self) -> None:
        """It is gone, and with it all its lines."""
        while self._lines:
            self._lines.popitem()[1].leave()

    async def _answer(self, ask: Ask) -> None:
        status, body = await self._port.ask(ask)
        self._put(answer={"id": ask.id, "status": status, "body": body.decode()})

    def _say(self, line: int, text: str) -> None:
        self._put(said={"line": line, "text": text})

    def _end(self, line: int, code: int) -> None:
        self._lines.pop(line, None)
        self._put(ended={"line": line, "code": code})

    def _put(self, **message: Any) -> None:
        self._tell(msgspec.json.encode(message).decode())


class InWorker(Worker):
    """Bots think beside the tables, which meanwhile go on."""

    def __init__(self, begin: Callable[[], Thinker]) -> None:
        super().__init__()
        self._begin = begin
        self._thinker: Thinker | None = None

    def begin(self) -> None:
        self._thinker = self._thinker or self._begin()

    async def start(self) -> None:
        self.begin()
        assert self._thinker
        with as_os_error():
            await self._thinker.ready()

    async def ask(self, question: Question) -> Reply:
        assert self._thinker
        with as_os_error():
            answer, behind = await self._thinker.ask(msgspec.json.encode(question).decode())
        return Reply(msgspec.json.decode(answer, type=Answer), behind.encode())

    async def stop(self) -> None:
        thinker, self._thinker = self._thinker, None
        if thinker:
            thinker.end()


@contextmanager
def as_os_error() -> Iterator[None]:
    """What a browser cannot do it says in its own way."""
    try:
        yield
    except Exception as error:
        raise OSError(str(error)) from error


async def opened(shelf: PocketShelf, begin: Callable[[], Thinker]) -> Callable[[Callable[[str], object]], Page]:
    """Tables for pages: each says by what it is told."""
    thinker = InWorker(begin)
    thinkers = Pool([thinker])
    hall = Hall(
        SETTINGS,
        BrowserStorage(shelf),
        Thinkers(thinkers, thinkers, SETTINGS.bot_time),
        Key(bytes.fromhex(await shelf.key())),
        new_id=new_id_in_a_browser,
    )
    await hall.open()
    hall.supervisor.watch("The sweeper", partial(sweep_for_ever, hall))
    return partial(Page, Port(hall), thinker.begin)
