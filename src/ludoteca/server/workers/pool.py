"""A pool of workers that answer questions, each within a time limit; by default each worker is a process."""

from __future__ import annotations

import asyncio
import logging
import sys
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from math import inf
from typing import NamedTuple

import msgspec

from ludoteca.server.refusals import Refused
from ludoteca.server.workers.process import BEHIND
from ludoteca.server.workers.questions import Answer, GetReady, Question, Situation

WORKER = (sys.executable, "-m", "ludoteca.server.workers.process")
LINE = 1 << 25
"""A limit in bytes above the length of any question or answer."""
SECONDS_TO_START = 60.0
"""Seconds for a new process to start; they do not count as thinking time."""
EXPERT = "expert"
"""The bot that is compiled when it is first needed."""
BROKEN = (OSError, EOFError, ValueError, TimeoutError, msgspec.MsgspecError)

log = logging.getLogger("ludoteca.server")


class Reply(NamedTuple):
    answer: Answer
    behind: bytes = b""


class Pool:
    """Questions wait until a worker is free. The workers serve the askers in turn."""

    def __init__(self, workers: Sequence[Worker], most_waiting: float = inf, most_of_one: float = inf) -> None:
        """Refuses further questions when this many wait, in all or from one asker."""
        self._workers = workers
        self._idle = list(workers)
        self._most_waiting = most_waiting
        self._most_of_one = most_of_one
        self._queues: dict[str, deque[asyncio.Future[Worker]]] = {}
        """The waiting questions of each asker, whose turn is next first."""

    @property
    def waiting(self) -> int:
        return sum(map(waiting_in, self._queues.values()))

    async def ask(self, question: Question, seconds: float, asker: str = "") -> Reply:
        worker = self._idle.pop() if self._idle else await self._turn_of(asker)
        try:
            return await worker.ask_in_time(question, seconds)
        finally:
            self._pass_on(worker)

    async def _turn_of(self, asker: str) -> Worker:
        queue = self._queues.get(asker, deque())
        if self.waiting >= self._most_waiting or waiting_in(queue) >= self._most_of_one:
            raise Refused("busy", "The server has much to read just now: try again in a moment.")
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._queues[asker] = queue
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on(turn.result())
            raise

    def _pass_on(self, worker: Worker) -> None:
        """Gives a free worker to the next asker who still waits."""
        while self._queues:
            asker = next(iter(self._queues))
            turns = deque(turn for turn in self._queues.pop(asker) if not turn.done())
            if turns:
                turns.popleft().set_result(worker)
                self._queues[asker] = turns
                return
        self._idle.append(worker)

    @property
    def trouble(self) -> str | None:
        """Why a worker could not be started when one was last needed; None if all is well."""
        return next((worker.trouble for worker in self._workers if worker.trouble), None)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()


def waiting_in(queue: Iterable[asyncio.Future[Worker]]) -> int:
    """How many still wait; those who gave up do not count."""
    return sum(not turn.done() for turn in queue)


class Worker(ABC):
    """Something that answers questions. It is started when first needed, and again after a stop or a crash."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        """Games whose experts it has loaded."""
        self.trouble: str | None = None
        """Why it could not be started; None if it could."""

    async def ask_in_time(self, question: Question, seconds: float) -> Reply:
        """Asks with a time limit that does not include starting the worker and loading the bot."""
        try:
            await self._start_in_time()
            await self._get_ready(question)
            return await asyncio.wait_for(self.ask(question), seconds)
        except BROKEN as error:
            await self.stop()
            return Reply(Answer(error=f"It took too long or broke down ({type(error).__name__})."))
        except asyncio.CancelledError:
            await self.stop()  # or the next question would get this one's answer
            raise

    async def _start_in_time(self) -> None:
        try:
            await asyncio.wait_for(self.start(), SECONDS_TO_START)
            self.trouble = None
        except BROKEN as error:
            if self.trouble is None:
                log.exception("What answers for bots and records cannot be started.")
            self.trouble = f"{type(error).__name__}: {error}"
            raise

    async def _get_ready(self, question: Question) -> None:
        if isinstance(question, Situation) and question.bot == EXPERT and question.game not in self._ready:
            await self.ask(GetReady(question.game, EXPERT))
            self._ready.add(question.game)

    @abstractmethod
    async def start(self) -> None:
        """Returns when the worker is ready for questions."""

    @abstractmethod
    async def ask(self, question: Question) -> Reply: ...

    @abstractmethod
    async def stop(self) -> None: ...


class Process(Worker):
    def __init__(self, is_behind: bool = False) -> None:
        super().__init__()
        self._arguments = (BEHIND,) if is_behind else ()
        self._process: asyncio.subprocess.Process | None = None
        self._stopped: asyncio.subprocess.Process | None = None
        """The one that was killed last; it may not have ended yet."""

    async def start(self) -> None:
        if self._process and self._process.returncode is None:
            return
        self._ready.clear()
        pipe, command = asyncio.subprocess.PIPE, (*WORKER, *self._arguments)
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LINE)
        await self._line()

    async def ask(self, question: Question) -> Reply:
        assert self._process
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self._process.stdin.drain()
        answer = msgspec.json.decode(await self._line(), type=Answer)
        behind = b"" if answer.bytes is None else await self._process.stdout.readexactly(answer.bytes)
        return Reply(answer, behind)

    async def _line(self) -> bytes:
        assert self._process
        assert self._process.stdout
        line = await self._process.stdout.readline()
        if not line:
            raise EOFError
        return line

    async def stop(self) -> None:
        """Returns when the process has ended, also if it is being stopped already."""
        process, self._process = self._process, None
        self._ready.clear()
        if process:
            self._stopped = process
            with suppress(ProcessLookupError):
                process.kill()
        if self._stopped:
            await self._stopped.wait()
