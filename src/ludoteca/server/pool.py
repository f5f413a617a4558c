"""Processes that answer questions, each within a time."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from math import inf
from typing import NamedTuple

import msgspec

from ludoteca.server.refusals import Refused
from ludoteca.server.worker import BEHIND, Answer, GetReady, Question, Situation

WORKER = (sys.executable, "-m", "ludoteca.server.worker")
LINE = 1 << 25
"""More bytes than any question or answer has."""
SECONDS_TO_START = 60.0
"""For a new process; it does not count as thinking."""
EXPERT = "expert"
"""The bot that is compiled when it is first wanted."""
BROKEN = (OSError, EOFError, ValueError, TimeoutError, msgspec.MsgspecError)

log = logging.getLogger("ludoteca.server")


class Given(NamedTuple):
    answer: Answer
    behind: bytes = b""


class Pool:
    """Questions wait until a process is free; those who ask take turns."""

    def __init__(
        self, processes: int, most_waiting: float = inf, most_of_one: float = inf, is_behind: bool = False
    ) -> None:
        """More questions than so many, in all or of one asker, are refused."""
        self._workers = [Worker(is_behind) for _ in range(processes)]
        self._idle = list(self._workers)
        self._most_waiting = most_waiting
        self._most_of_one = most_of_one
        self._queues: dict[str, deque[asyncio.Future[Worker]]] = {}
        """For each asker, in the order of their turns."""

    @property
    def waiting(self) -> int:
        return sum(map(waiting_in, self._queues.values()))

    async def ask(self, question: Question, seconds: float, asker: str = "") -> Given:
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
        """To the next asker who still waits."""
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
        """Why a process could not be started when one was last needed."""
        return next((worker.trouble for worker in self._workers if worker.trouble), None)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()


def waiting_in(queue: Iterable[asyncio.Future[Worker]]) -> int:
    """Not those who have given up."""
    return sum(not turn.done() for turn in queue)


class Worker:
    """One process, started when it is first needed, and again after it was stopped or crashed."""

    def __init__(self, is_behind: bool = False) -> None:
        self._arguments = (BEHIND,) if is_behind else ()
        self._process: asyncio.subprocess.Process | None = None
        self._ready: set[str] = set()
        """Games whose experts the process has loaded."""
        self.trouble: str | None = None
        """Why it could not be started."""

    async def ask_in_time(self, question: Question, seconds: float) -> Given:
        """Starting the process and loading a bot is no part of the time."""
        try:
            await self._start_in_time()
            await self._get_ready(question)
            return await asyncio.wait_for(self.ask(question), seconds)
        except BROKEN as error:
            await self.stop()
            return Given(Answer(error=f"It took too long or broke down ({type(error).__name__})."))
        except asyncio.CancelledError:
            await self.stop()  # or its answer would be taken for that to the next question
            raise

    async def _start_in_time(self) -> None:
        try:
            await asyncio.wait_for(self.start(), SECONDS_TO_START)
            self.trouble = None
        except BROKEN as error:
            if self.trouble is None:
                log.exception("A process for bots and records cannot be started.")
            self.trouble = f"{type(error).__name__}: {error}"
            raise

    async def _get_ready(self, question: Question) -> None:
        if isinstance(question, Situation) and question.bot == EXPERT and question.game not in self._ready:
            await self.ask(GetReady(question.game, EXPERT))
            self._ready.add(question.game)

    async def start(self) -> None:
        """Comes back when it can be asked."""
        if self._process and self._process.returncode is None:
            return
        self._ready.clear()
        pipe, command = asyncio.subprocess.PIPE, (*WORKER, *self._arguments)
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LINE)
        await self._line()

    async def ask(self, question: Question) -> Given:
        assert self._process
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self._process.stdin.drain()
        answer = msgspec.json.decode(await self._line(), type=Answer)
        behind = b"" if answer.bytes is None else await self._process.stdout.readexactly(answer.bytes)
        return Given(answer, behind)

    async def _line(self) -> bytes:
        assert self._process
        assert self._process.stdout
        line = await self._process.stdout.readline()
        if not line:
            raise EOFError
        return line

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._ready.clear()
        if process:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
