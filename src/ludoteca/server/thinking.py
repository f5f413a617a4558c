"""Bots think in processes of their own, each decision within a time. Here alone the server knows of bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

import ludoteca
from ludoteca import bots
from ludoteca.server.messages import Weighed
from ludoteca.server.refusals import Refused
from ludoteca.server.worker import (
    Advise,
    Answer,
    Decide,
    GetReady,
    Question,
    Recorded,
    Report,
    Situation,
    Verify,
    Watch,
)

WORKER = (sys.executable, "-m", "ludoteca.server.worker")
LINE = 1 << 25
"""More bytes than any question or answer has."""
SECONDS_TO_START = 60.0
"""For a new process; it does not count as thinking."""

log = logging.getLogger("ludoteca.server")


def levels(game: str) -> list[str]:
    """The bots that every game has and every worker knows, weak ones first."""
    return [name for name in bots.players(game) if name in bots.LEVELS]


def usual_level(game: str, wished: str) -> str:
    """The bot that the host wished for, if it plays this game; else the middle one of those there are."""
    known = levels(game)
    return name_of(wished) if plays(wished, game) else known[len(known) // 2]


def name_of(bot: str) -> str:
    """Where the file of a bot lies is nobody's business."""
    return bot.rpartition(":")[2]


def plays(bot: str, game: str) -> bool:
    """Whether there is such a bot for a game, by its name or as FILE.py:NAME."""
    try:
        bots.find(bot, game)
    except ValueError:
        return False
    return True


def check_usual_bot(wished: str) -> None:
    """A bot that plays no game raises ValueError."""
    if wished and not any(plays(wished, game) for game in ludoteca.games()):
        bots.find(wished, ludoteca.games()[0])


def checked_level(game: str, level: str) -> str:
    if level not in levels(game):
        raise Refused("no-such-bot", f"There is no bot {level!r} for {game}. There are: {', '.join(levels(game))}.")
    return level


def text_of(record: bytes) -> str:
    try:
        return record.decode()
    except UnicodeDecodeError:
        raise Refused("bad-record", "A record is UTF-8 text.") from None


EXPERT, MEANWHILE = "expert", "medium"
"""Experts are compiled when they are first wanted. On a new machine that takes a minute; others play meanwhile."""


class Decision(NamedTuple):
    move: str
    failed: bool


class Thinkers:
    def __init__(self, workers: int, seconds: float, usual: str = "") -> None:
        self._seconds = seconds
        self._usual = usual
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker() for _ in range(workers)]
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._getting_ready: dict[str, asyncio.Task[None]] = {}
        self._ready: set[str] = set()
        """Games whose experts are compiled."""

    async def decide(self, game: str, bot: str, view: dict[str, Any], legal: list[str]) -> Decision:
        """A legal move: the bot's, or a random one if it failed."""
        called = self._usual if bot == name_of(self._usual) else bot
        answer = await self._ask(Decide(game, self._at_hand(game, called), view, legal, secrets.randbits(63)))
        if answer.move in legal:
            return Decision(answer.move, failed=False)
        log.warning("The bot %s of %s failed: %s", bot, game, answer.error or "its move was not legal")
        return Decision(secrets.choice(legal), failed=True)

    async def advise(self, game: str, view: dict[str, Any], legal: list[str]) -> list[Weighed]:
        """What the best bot there is thinks of the moves."""
        if self._at_hand(game, EXPERT) != EXPERT:
            raise Refused("coach-not-ready", "The coach is getting ready for this machine: ask again in a minute.")
        answer = await self._ask(Advise(game, EXPERT, view, legal, secrets.randbits(63)))
        if not answer.weighed:
            log.warning("No advice for %s: %s", game, answer.error)
            raise Refused("bot-failed", "The bot has no advice.")
        return answer.weighed

    def _at_hand(self, game: str, bot: str) -> str:
        if bot != EXPERT or game in self._ready:
            return bot
        if game not in self._getting_ready:
            self._getting_ready[game] = asyncio.create_task(self._get_ready(game))
        return MEANWHILE

    async def _get_ready(self, game: str) -> None:
        worker = Worker()
        try:
            await worker.start()
            answer = await worker.ask(GetReady(game, EXPERT, in_background=True))
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            answer = Answer(error=type(error).__name__)
        finally:
            await worker.stop()
        if answer.ready:
            self._ready.add(game)
        else:
            log.warning("The expert of %s is not available: %s", game, answer.error)

    async def verify(self, record: bytes) -> Report:
        """Whether the dice of a record were fair."""
        answer = await self._ask(Verify(text_of(record)))
        if answer.report is None:
            raise Refused("bad-record", f"That is no record that can be checked. {answer.error}", answer.reasons)
        return answer.report

    async def watch(self, record: bytes, seat: str) -> Recorded:
        """A recorded game as a viewer saw it."""
        answer = await self._ask(Watch(text_of(record), seat))
        if answer.recorded is None:
            raise Refused("bad-record", f"That is no record that can be replayed. {answer.error}", answer.reasons)
        return answer.recorded

    async def _ask(self, question: Question) -> Answer:
        worker = await self._idle.get()
        try:
            await asyncio.wait_for(worker.start(), SECONDS_TO_START)
            await worker.get_ready(question)
            return await asyncio.wait_for(worker.ask(question), self._seconds)
        except (OSError, EOFError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
            await worker.stop()
            return Answer(error=f"It took too long or broke down ({type(error).__name__}).")
        except asyncio.CancelledError:
            await worker.stop()  # or its answer would be taken for that to the next question
            raise
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for task in self._getting_ready.values():
            task.cancel()
        for worker in self._workers:
            await worker.stop()


class Worker:
    """One process, started when it is first needed, and again after it was stopped or crashed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._ready: set[str] = set()
        """Games whose experts the process has loaded."""

    async def get_ready(self, question: Question) -> None:
        """Loading an expert is no part of the time it has to think."""
        if isinstance(question, Situation) and question.bot == EXPERT and question.game not in self._ready:
            await self.ask(GetReady(question.game, EXPERT))
            self._ready.add(question.game)

    async def start(self) -> None:
        """Comes back when it can be asked."""
        if self._process and self._process.returncode is None:
            return
        self._ready.clear()
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*WORKER, stdin=pipe, stdout=pipe, limit=LINE)
        await self._line()

    async def ask(self, question: Question) -> Answer:
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self._process.stdin.drain()
        return msgspec.json.decode(await self._line(), type=Answer)

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
