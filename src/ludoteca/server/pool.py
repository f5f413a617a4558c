"""Processes that answer questions, each within a time."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
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


class Given(NamedTuple):
    answer: Answer
    behind: bytes = b""


class Pool:
    """Questions wait until a process is free. More than `most_waiting` are refused."""

    def __init__(self, processes: int, most_waiting: int | None = None, is_behind: bool = False) -> None:
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker(is_behind) for _ in range(processes)]
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._most_waiting = most_waiting
        self.waiting = 0

    async def ask(self, question: Question, seconds: float) -> Given:
        if self._most_waiting is not None and self.waiting >= self._most_waiting:
            raise Refused("busy", "The server has much to read just now: try again in a moment.")
        self.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= 1
        try:
            return await worker.ask_in_time(question, seconds)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()


class Worker:
    """One process, started when it is first needed, and again after it was stopped or crashed."""

    def __init__(self, is_behind: bool = False) -> None:
        self._arguments = (BEHIND,) if is_behind else ()
        self._process: asyncio.subprocess.Process | None = None
        self._ready: set[str] = set()
        """Games whose experts the process has loaded."""

    async def ask_in_time(self, question: Question, seconds: float) -> Given:
        """Starting the process and loading a bot is no part of the time."""
        try:
            await asyncio.wait_for(self.start(), SECONDS_TO_START)
            await self._get_ready(question)
            return await asyncio.wait_for(self.ask(question), seconds)
        except BROKEN as error:
            await self.stop()
            return Given(Answer(error=f"It took too long or broke down ({type(error).__name__})."))
        except asyncio.CancelledError:
            await self.stop()  # or its answer would be taken for that to the next question
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
