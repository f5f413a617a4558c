"""Bots think and records are read in processes of their own. Here alone the server knows of bots.

Bots come first: what people ask for besides (hints, replays, records that somebody sends) has a process of its own
that stands back behind them, and no more than a few such questions wait.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, NamedTuple

import ludoteca
from ludoteca import bots
from ludoteca.engine.match import Match
from ludoteca.server.messages import Weighed
from ludoteca.server.pool import BROKEN, EXPERT, Given, Pool, Worker
from ludoteca.server.refusals import Refused
from ludoteca.server.worker import (
    Advise,
    Answer,
    Decide,
    GetReady,
    Kept,
    Question,
    Read,
    Report,
    Retell,
    Verify,
    Watch,
)

MEANWHILE = "medium"
"""Who plays for an expert that is not compiled yet: on a new machine that takes a minute."""
SECONDS_TO_READ = 10.0
"""For a record or a replay."""
MOST_WAITING, MOST_OF_ONE = 32, 8
"""Questions of people: of all of them together, and of one address."""

log = logging.getLogger("ludoteca.server")


def levels(game: str) -> list[str]:
    """The bots that every game has and every worker knows, weak ones first."""
    return [name for name in bots.players(game) if name in bots.LEVELS]


def offered(game: str, usual: str) -> list[str]:
    """What people can choose from: the levels, and the host's own bot where it plays this game."""
    known = levels(game)
    return [*known, name_of(usual)] if plays(usual, game) and name_of(usual) not in known else known


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
    """What a seat knows and can do: all that a bot is told."""

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
    def __init__(self, workers: int, seconds: float, usual: str = "") -> None:
        self._seconds = seconds
        self._usual = usual
        self.bots = Pool(workers)
        self.study = Pool(1, MOST_WAITING, MOST_OF_ONE, is_behind=True)
        self._getting_ready: dict[str, asyncio.Task[None]] = {}
        self._ready: set[str] = set()
        """Games whose experts are compiled."""

    async def decide(self, bot: str, moment: Moment) -> Decision:
        """A legal move: the bot's, or a random one if it failed."""
        called = self._usual if bot == name_of(self._usual) else bot
        question = Decide(*moment, self._at_hand(moment.game, called), secrets.randbits(63))
        answer = (await self.bots.ask(question, self._seconds)).answer
        if answer.move in moment.legal:
            return Decision(answer.move, failed=False)
        log.warning("The bot %s of %s failed: %s", bot, moment.game, answer.error or "its move was not legal")
        return Decision(secrets.choice(moment.legal), failed=True)

    async def wait_for_coach(self, game: str) -> None:
        """Until the best bot there is can be asked: on a new machine it is compiled first."""
        self._at_hand(game, EXPERT)
        if game in self._getting_ready:
            await asyncio.shield(self._getting_ready[game])

    async def advise(self, moment: Moment, asker: str) -> list[Weighed]:
        """What the best bot there is thinks of the moves."""
        question = Advise(*moment, self._at_hand(moment.game, EXPERT), secrets.randbits(63))
        answer = (await self.study.ask(question, self._seconds, asker)).answer
        if not answer.weighed:
            log.warning("No advice for %s: %s", moment.game, answer.error)
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
            answer = (await worker.ask(GetReady(game, EXPERT, in_background=True))).answer
        except BROKEN as error:
            answer = Answer(error=type(error).__name__)
        finally:
            await worker.stop()
        if answer.ready:
            self._ready.add(game)
        else:
            log.warning("The expert of %s is not available: %s", game, answer.error)

    def failing(self) -> dict[str, str]:
        """What cannot be started, and why."""
        pools = {"The processes of bots": self.bots, "The process for records and hints": self.study}
        return {name: pool.trouble for name, pool in pools.items() if pool.trouble}

    async def verify(self, record: bytes, asker: str) -> Report:
        """What a record shows of its luck."""
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
        """The game of a table as a viewer saw it, as JSON."""
        return (await self._study(question, asker)).behind

    async def _study(self, question: Question, asker: str) -> Given:
        given = await self.study.ask(question, SECONDS_TO_READ, asker)
        if given.answer.error:
            sentence = f"That is no record that can be read. {given.answer.error}"
            raise Refused("bad-record", sentence, given.answer.reasons)
        return given

    async def close(self) -> None:
        for task in self._getting_ready.values():
            task.cancel()
        await self.bots.close()
        await self.study.close()
