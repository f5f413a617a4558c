"""Has bots think and records read, in processes of their own. No other module of the server knows bots.

Bots come first. Hints, replays and records that people send share one process of low priority, and only a few such
questions may wait.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

import ludoteca
from ludoteca import bots
from ludoteca.engine.match import Match
from ludoteca.server.looking import PrepareReview, Review, Tell
from ludoteca.server.messages import Weighed
from ludoteca.server.refusals import Refused
from ludoteca.server.workers.pool import BROKEN, EXPERT, Pool, Process, Reply, Worker
from ludoteca.server.workers.questions import (
    Advise,
    Answer,
    Decide,
    GetReady,
    Kept,
    Practise,
    Question,
    Read,
    Report,
    Retell,
    Verify,
    Watch,
)

SUBSTITUTE = "medium"
"""Plays in place of an expert that is still being compiled, which takes a minute on a new machine."""
SECONDS_TO_READ = 10.0
"""Time limit for a record or a replay."""
SECONDS_OF_A_LOOK, SECONDS_TO_LOOK = 0.7, 30.0
"""Time for one slice of a review before others have their turn, and the limit with loading included."""
REVIEWS = "reviews"
"""All reviews count as one asker, so that they take turns with the others."""
MOST_WAITING, MOST_OF_ONE = 32, 8
"""Questions that may wait: in all, and from one address."""

log = logging.getLogger("ludoteca.server")


def levels(game: str) -> list[str]:
    """The bots that come with a game, the weakest first."""
    return [name for name in bots.players(game) if name in bots.LEVELS]


def offered(game: str, usual: str) -> list[str]:
    """The bots that people can choose: the levels, and the host's own bot if it plays this game."""
    known = levels(game)
    return [*known, name_of(usual)] if plays(usual, game) and name_of(usual) not in known else known


def usual_level(game: str, wished: str) -> str:
    """The host's chosen bot if it plays this game; else the middle level."""
    known = levels(game)
    return name_of(wished) if plays(wished, game) else known[len(known) // 2]


def name_of(bot: str) -> str:
    """The name that people see of a bot; the path of its file stays private."""
    return bot.rpartition(":")[2]


def plays(bot: str, game: str) -> bool:
    """Whether there is a bot of that name, or FILE.py:NAME, for a game."""
    try:
        bots.find(bot, game)
    except ValueError:
        return False
    return True


def check_usual_bot(wished: str) -> None:
    """Raises ValueError if the bot plays no game."""
    if wished and not any(plays(wished, game) for game in ludoteca.games()):
        bots.find(wished, ludoteca.games()[0])


def checked_level(game: str, level: str, usual: str) -> str:
    known = offered(game, usual)
    if level not in known:
        raise Refused("no-such-bot", f"There is no bot {level!r} for {game}. There are: {', '.join(known)}.")
    return level


def text_of(record: bytes) -> str:
    try:
        return record.decode()
    except UnicodeDecodeError:
        raise Refused("bad-record", "A record is UTF-8 text.") from None


class Moment(NamedTuple):
    """A seat's knowledge and choices: all that a bot is told."""

    game: str
    seat: int
    options: dict[str, Any]
    known: dict[str, Any]
    legal: list[str]


def moment_of(match: Match, seat: int) -> Moment:
    return Moment(match.game.name, seat, match.options, match.known(seat).values(), match.legal(seat))


class Decision(NamedTuple):
    move: str
    failed: bool


class Thinkers:
    def __init__(
        self,
        bots: Pool,
        study: Pool,
        seconds: float,
        usual: str = "",
        compiler: Callable[[], Worker] | None = None,
    ) -> None:
        """With a compiler, experts play once they are compiled; without one they play as they are."""
        self._seconds = seconds
        self._usual = usual
        self._compiler = compiler
        self.bots = bots
        self.study = study
        self._getting_ready: dict[str, asyncio.Task[None]] = {}
        self._ready: set[str] = set()
        """Games whose experts are compiled."""
        self._preparing: dict[str, asyncio.Task[Answer]] = {}
        """By game: what its reviews need is compiled, or has been."""

    async def decide(self, bot: str, moment: Moment) -> Decision:
        """A legal move: the bot's, or a random one if it failed."""
        called = self._usual if bot == name_of(self._usual) else bot
        question = Decide(*moment, self._available(moment.game, called), secrets.randbits(63))
        answer = (await self.bots.ask(question, self._seconds)).answer
        if answer.move in moment.legal:
            return Decision(answer.move, failed=False)
        log.warning("The bot %s of %s failed: %s", bot, moment.game, answer.error or "its move was not legal")
        return Decision(secrets.choice(moment.legal), failed=True)

    async def wait_for_expert(self, game: str) -> None:
        """Waits until the expert is compiled, so that it can be asked for hints."""
        self._available(game, EXPERT)
        if game in self._getting_ready:
            await asyncio.shield(self._getting_ready[game])

    async def advise(self, moment: Moment, asker: str) -> list[Weighed]:
        """What the expert thinks of each move."""
        question = Advise(*moment, self._available(moment.game, EXPERT), secrets.randbits(63))
        answer = (await self.study.ask(question, self._seconds, asker)).answer
        if not answer.weighed:
            log.warning("No advice for %s: %s", moment.game, answer.error)
            raise Refused("bot-failed", "The bot has no advice.")
        return answer.weighed

    def _available(self, game: str, bot: str) -> str:
        if bot != EXPERT or game in self._ready or self._compiler is None:
            return bot
        if game not in self._getting_ready:
            self._getting_ready[game] = asyncio.create_task(self._get_ready(game, self._compiler()))
        return SUBSTITUTE

    async def _get_ready(self, game: str, worker: Worker) -> None:
        answer = await ask_alone(worker, GetReady(game, EXPERT, in_background=True))
        if answer.ready:
            self._ready.add(game)
        else:
            log.warning("The expert of %s is not available: %s", game, answer.error)

    def failing(self) -> dict[str, str]:
        """Which processes cannot be started, and why."""
        pools = {"The processes of bots": self.bots, "The process for records and hints": self.study}
        return {name: pool.trouble for name, pool in pools.items() if pool.trouble}

    async def verify(self, record: bytes, asker: str) -> Report:
        """Checks the luck of a record."""
        report = (await self._study(Verify(text_of(record)), asker)).answer.report
        assert report
        return report

    async def read(self, record: bytes, asker: str) -> Kept:
        """The game in a record."""
        kept = (await self._study(Read(text_of(record)), asker)).answer.kept
        assert kept
        return kept

    async def watch(self, record: bytes, seat: str, compress: bool, asker: str) -> bytes:
        """A recorded game as a viewer saw it, as JSON."""
        return (await self._study(Watch(text_of(record), seat, compress), asker)).behind

    async def retell(self, question: Retell, asker: str) -> bytes:
        """A table's game as a viewer saw it, as JSON."""
        return (await self._study(question, asker)).behind

    async def review(self, game: str, record: str) -> Reply:
        """Continues the review of a finished game for one slice of time."""
        await self._wait_for_judge(game)
        return await self.study.ask(Review(record, SECONDS_OF_A_LOOK), SECONDS_TO_LOOK, REVIEWS)

    async def tell(self, game: str, question: Tell, asker: str) -> bytes:
        """A review's findings told in sentences, as JSON."""
        await self._wait_for_judge(game)
        return (await self._study(question, asker)).behind

    async def practise(self, game: str, number: int, asker: str) -> bytes:
        """An exercise that comes with a game, as JSON; with the reason as soon as the judge is compiled."""
        preparing = self._prepared(game)
        with_reason = preparing is None or preparing.done()
        given = await self.study.ask(Practise(game, number, with_reason), SECONDS_TO_READ, asker)
        if given.answer.error:
            raise Refused("not-found", f"There is no exercise {number} for {game}.")
        return given.behind

    async def _wait_for_judge(self, game: str) -> None:
        if preparing := self._prepared(game):
            await asyncio.shield(preparing)

    def _prepared(self, game: str) -> asyncio.Task[Answer] | None:
        """Compiles what reviews and reasons need, once for each game; None where nothing is compiled."""
        if self._compiler and game not in self._preparing:
            self._preparing[game] = asyncio.create_task(ask_alone(self._compiler(), PrepareReview(game)))
        return self._preparing.get(game)

    async def _study(self, question: Question, asker: str) -> Reply:
        given = await self.study.ask(question, SECONDS_TO_READ, asker)
        if given.answer.error:
            sentence = f"That is no record that can be read. {given.answer.error}"
            raise Refused("bad-record", sentence, given.answer.reasons)
        return given

    async def close(self) -> None:
        """Returns when no process is left."""
        compiling = [*self._getting_ready.values(), *self._preparing.values()]
        for task in compiling:
            task.cancel()
        await asyncio.gather(*compiling, return_exceptions=True)
        await self.bots.close()
        await self.study.close()


async def ask_alone(worker: Worker, question: GetReady | PrepareReview) -> Answer:
    """Asks a worker that is used for this alone, without a time limit, and stops it."""
    try:
        await worker.start()
        return (await worker.ask(question)).answer
    except BROKEN as error:
        return Answer(error=type(error).__name__)
    finally:
        await worker.stop()


def in_processes(workers: int, seconds: float, usual: str = "") -> Thinkers:
    study = Pool([Process(is_behind=True)], MOST_WAITING, MOST_OF_ONE)
    return Thinkers(Pool([Process() for _ in range(workers)]), study, seconds, usual, Process)
