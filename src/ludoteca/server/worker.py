"""A process in which bots think and records are checked: questions come in, answers go out, a line each."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

import ludoteca
from ludoteca import bots
from ludoteca.bots.readiness import get_ready
from ludoteca.engine import native
from ludoteca.engine.fair import FairDice
from ludoteca.engine.game import Reason
from ludoteca.engine.verify import OtherLuck, OtherSeed, drawn, draws
from ludoteca.games import find
from ludoteca.server.messages import Weighed
from ludoteca.server.refusals import Refused
from ludoteca.server.replays import steps_of, viewer_called

READY = b"\n"
"""The line that comes before any question."""


class Situation(msgspec.Struct, tag=True):
    """What a bot is asked about: what its seat sees, and can do."""

    game: str
    bot: str
    view: dict[str, Any]
    legal: list[str]
    seed: int


class Decide(Situation):
    """Which move?"""


class Advise(Situation):
    """What is each move worth?"""


class GetReady(msgspec.Struct, tag=True):
    game: str
    bot: str
    in_background: bool = False


class Verify(msgspec.Struct, tag=True):
    record: str


class Watch(msgspec.Struct, tag=True):
    record: str
    seat: str


class Outcome(msgspec.Struct):
    """What chance decided in a move: one of so many outcomes of the event with this key."""

    move: int
    text: str
    key: int
    outcomes: int
    outcome: int


class Report(msgspec.Struct):
    """Whether the dice of a record were fair."""

    fair: bool
    draws: int
    sentence: str
    outcomes: list[Outcome] = []


class Recorded(msgspec.Struct):
    """A game in a record, and every position of it as a viewer saw it."""

    game: str
    options: dict[str, Any]
    names: list[str]
    winners: list[int]
    seat: int | str
    steps: list[dict[str, Any]]


class Answer(msgspec.Struct):
    move: str | None = None
    ready: bool = False
    weighed: list[Weighed] = []
    report: Report | None = None
    recorded: Recorded | None = None
    error: str | None = None
    reasons: list[Reason] = []
    """The error as messages of the locales."""


Question = Decide | Advise | GetReady | Verify | Watch


def answered(question: Question) -> Answer:
    try:
        match question:
            case Advise():
                return Answer(weighed=weighed(question))
            case GetReady():
                load_bot(question)
                return Answer(ready=True)
            case Verify():
                return Answer(report=verified(question))
            case Watch():
                return Answer(recorded=watched(question))
            case _:
                return Answer(move=decided(question))
    except ludoteca.BadRecord as error:
        return Answer(error=str(error), reasons=[why_bad(error)])
    except Refused as error:
        return Answer(error=str(error))
    except Exception as error:  # whatever a bot does, the worker lives on and says so
        return Answer(error=f"{type(error).__name__}: {error}")


def why_bad(error: ludoteca.BadRecord) -> Reason:
    if error.move is None:
        return {"id": "web-record-line", "values": {"line": error.line}}
    return {"id": "web-record-move", "values": {"line": error.line, "move": error.move}}


def decided(question: Decide) -> str:
    return bots.find(question.bot, question.game)(question.view, question.legal, Random(question.seed))


def weighed(question: Advise) -> list[Weighed]:
    player = bots.find(question.bot, question.game)
    advice = player.explain(question.view, question.legal, Random(question.seed))
    return [
        Weighed(one.move, one.value, one.win, {"id": one.reason.id, "values": dict(one.reason.values)})
        for one in advice.weighed
    ]


def load_bot(question: GetReady) -> None:
    """Compiles what a bot needs, or loads it, with whatever time that takes."""
    if not native.available():
        raise RuntimeError("Numba is not installed")
    if question.in_background:
        os.nice(10)
    get_ready(bots.find(question.bot, question.game), find(question.game))


def verified(question: Verify) -> Report:
    match = ludoteca.load(question.record)
    if not isinstance(match.dice, FairDice):
        return Report(False, 0, "The record names no seed of fair dice: its luck cannot be checked.")
    try:
        drawn(match)
    except (OtherLuck, OtherSeed) as error:
        return Report(False, 0, str(error))
    outcomes = [Outcome(*draw) for draw in draws(match, match.dice)]
    return Report(True, len(outcomes), f"All {len(outcomes)} outcomes are those of the seed.", outcomes)


def watched(question: Watch) -> Recorded:
    match = ludoteca.load(question.record)
    viewer = viewer_called(question.seat, match.players)
    return Recorded(
        match.game.name,
        match.options,
        match.names,
        list(match.winners),
        question.seat if viewer is None else viewer,
        steps_of(match, viewer, is_open=True),
    )


def main() -> None:
    """Bots may print: what they print goes to the server's errors, not among the answers."""
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    decode = msgspec.json.Decoder(Question).decode
    with suppress(BrokenPipeError):  # nobody waits any more
        answers.write(READY)
        answers.flush()
        for line in questions:
            answers.write(msgspec.json.encode(answered(decode(line))) + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
