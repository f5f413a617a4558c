"""A process in which bots think and records are read: questions come in, answers go out, a line each.

An answer that is a whole page of data comes as bytes behind its line, made here and passed on as it is.
"""

from __future__ import annotations

import gzip
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
from ludoteca.engine.game import View, Viewer
from ludoteca.engine.match import Actor, Match
from ludoteca.engine.telling import Sentence
from ludoteca.engine.verify import OtherLuck, OtherSeed, OtherText, draws
from ludoteca.games import find
from ludoteca.server.messages import Weighed
from ludoteca.server.refusals import Refused
from ludoteca.server.replays import ALL, steps_of, viewer_called

READY = b"\n"
"""The line that comes before any question."""
BEHIND = "--behind"
"""The argument of a process that others come before."""
NICE = 10
MOST_MOVES = 10_000
"""Of a record that is shown move by move."""
GZIP_LEVEL = 4


class Situation(msgspec.Struct, tag=True):
    """What a bot is asked about: what its seat knows, and can do."""

    game: str
    seat: int
    options: dict[str, Any]
    known: dict[str, Any]
    """The state that the seat knows, field by field."""
    legal: list[str]
    bot: str
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


class Read(msgspec.Struct, tag=True):
    """Which game is it?"""

    record: str


class Watch(msgspec.Struct, tag=True):
    """How did a viewer see a recorded game? Answered by bytes."""

    record: str
    seat: str
    compress: bool


class Retell(msgspec.Struct, tag=True):
    """How did a viewer see the game of a table? Answered by bytes."""

    table: msgspec.Raw
    game: str
    rules: int
    options: dict[str, Any]
    players: int
    moves: list[tuple[Actor, str]]
    viewer: Viewer
    is_open: bool
    compress: bool


class Outcome(msgspec.Struct):
    """What chance decided in a move: one of so many outcomes of the event with this key."""

    move: int
    text: str
    key: int
    outcomes: int
    outcome: int


class Report(msgspec.Struct):
    """What a record shows of its luck."""

    verdict: str
    """'seed': the record fits together, every outcome after `begins_after` is that of seed and texts. 'unproved':
    so it does, but nobody here vouches for the moves before. 'differs': one is not. 'no-dice': no fair dice."""
    sentence: str
    draws: int = 0
    begins_after: int = 0
    left_out: list[int] = []
    """Seats whose sealed text was not opened in time."""
    unsealed: list[int] = []
    """Seats whose text no seal had bound before."""
    outcomes: list[Outcome] = []
    before: str | None = None
    """The table that the moves before come from, as the record says."""


class Kept(msgspec.Struct):
    """A game in a record."""

    game: str
    rules: int
    options: dict[str, Any]
    names: list[str]
    winners: list[int]
    moves: list[tuple[Actor, str]]
    table: str | None
    """Where it was played, as the record says."""


class Recorded(msgspec.Struct):
    """A game in a record, and every position of it as a viewer saw it."""

    game: str
    options: dict[str, Any]
    names: list[str]
    winners: list[int]
    seat: int | str
    steps: list[Any]


class Retold(msgspec.Struct):
    """The game of a table, and every position of it as a viewer saw it."""

    table: msgspec.Raw
    seat: int | str
    steps: list[Any]


class Answer(msgspec.Struct):
    move: str | None = None
    ready: bool = False
    weighed: list[Weighed] = []
    report: Report | None = None
    kept: Kept | None = None
    bytes: int | None = None
    """How many bytes come behind the line."""
    error: str | None = None
    reasons: list[Any] = []
    """The error as sentences, whose many kinds of values cannot be told apart when they are read."""


Question = Decide | Advise | GetReady | Verify | Read | Watch | Retell


def answered(question: Question) -> tuple[Answer, bytes]:
    """The answer, and the bytes behind it."""
    try:
        match question:
            case Watch():
                return with_bytes(watched(question), question.compress)
            case Retell():
                return with_bytes(retold(question), question.compress)
            case _:
                return answer_to(question), b""
    except ludoteca.BadRecord as error:
        return Answer(error=str(error), reasons=[why_bad(error)]), b""
    except Refused as error:
        return Answer(error=str(error)), b""
    except Exception as error:  # whatever a bot does, the worker lives on and says so
        return Answer(error=f"{type(error).__name__}: {error}"), b""


def answer_to(question: Decide | Advise | GetReady | Verify | Read) -> Answer:
    match question:
        case Advise():
            return Answer(weighed=weighed(question))
        case GetReady():
            load_bot(question)
            return Answer(ready=True)
        case Verify():
            return Answer(report=verified(question))
        case Read():
            return Answer(kept=kept(question))
        case _:
            return Answer(move=decided(question))


def with_bytes(data: Recorded | Retold, compress: bool) -> tuple[Answer, bytes]:
    encoded = msgspec.json.encode(data)
    encoded = gzip.compress(encoded, GZIP_LEVEL, mtime=0) if compress else encoded
    return Answer(bytes=len(encoded)), encoded


def why_bad(error: ludoteca.BadRecord) -> Sentence:
    if error.move is None:
        return {"id": "web-record-line", "values": {"line": error.line}}
    return {"id": "web-record-move", "values": {"line": error.line, "move": error.move}}


def decided(question: Decide) -> str:
    return bots.find(question.bot, question.game)(view_of(question), question.legal, Random(question.seed))


def view_of(question: Situation) -> View:
    game = find(question.game)
    return game.view(game.state.of_values(question.known), question.seat, question.options)


def weighed(question: Advise) -> list[Weighed]:
    player = bots.find(question.bot, question.game)
    advice = player.explain(view_of(question), question.legal, Random(question.seed))
    return [
        Weighed(one.move, one.value, one.win, {"id": one.reason.id, "values": dict(one.reason.values)})
        for one in advice.weighed
    ]


def load_bot(question: GetReady) -> None:
    """Compiles what a bot needs, or loads it, with whatever time that takes."""
    if not native.available():
        raise RuntimeError("Numba is not installed")
    if question.in_background:
        os.nice(NICE)
    get_ready(bots.find(question.bot, question.game), find(question.game))


def verified(question: Verify) -> Report:
    match = ludoteca.load(question.record)
    dice = match.dice
    if not isinstance(dice, FairDice):
        return Report("no-dice", "The record names no seed of fair dice: its luck cannot be checked.")
    try:
        outcomes = [Outcome(*draw) for draw in draws(match)]
    except (OtherLuck, OtherSeed, OtherText) as error:
        return Report("differs", str(error))
    return Report(
        "seed" if dice.is_proved_from_the_start else "unproved",
        sentence_on(dice, len(outcomes)),
        len(outcomes),
        dice.begins_after,
        dice.left_out,
        dice.unsealed,
        outcomes,
        dice.before,
    )


def sentence_on(dice: FairDice, draws: int) -> str:
    """What is not shown comes first."""
    said = [f"The text of seat {seat} was not sealed before." for seat in dice.unsealed]
    if not dice.is_proved_from_the_start:
        said.append(f"Nobody vouches for the first {dice.begins_after} moves. After them:")
    elif dice.begins_after:
        said.append(f"By the record its first {dice.begins_after} moves are table {dice.before}'s. After them:")
    return " ".join([*said, f"All {draws} outcomes are those of the seed and the texts."])


def kept(question: Read) -> Kept:
    match = ludoteca.load(question.record)
    table = match.dice.table if isinstance(match.dice, FairDice) else None
    return Kept(match.game.name, match.game.version, match.options, match.names, match.winners, match.moves, table)


def watched(question: Watch) -> Recorded:
    match = ludoteca.load(question.record)
    if match.made > MOST_MOVES:
        raise Refused("too-large", f"It has more than {MOST_MOVES:,} moves.")
    viewer = viewer_called(question.seat, match.players)
    steps = steps_of(match, viewer, is_open=True)
    return Recorded(match.game.name, match.options, match.names, match.winners, named(viewer), steps)


def retold(question: Retell) -> Retold:
    match = Match(find(question.game).by_rules(question.rules), question.players, question.options)
    for actor, move in question.moves:
        match.play(actor, move)
    return Retold(question.table, named(question.viewer), steps_of(match, question.viewer, question.is_open))


def named(viewer: Viewer) -> int | str:
    return ALL if viewer is None else viewer


def main(arguments: list[str]) -> None:
    """Bots may print: what they print goes to the server's errors, not among the answers."""
    if BEHIND in arguments:
        os.nice(NICE)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    decode = msgspec.json.Decoder(Question).decode
    with suppress(BrokenPipeError):  # nobody waits any more
        answers.write(READY)
        answers.flush()
        for line in questions:
            answer, behind = answered(decode(line))
            answers.write(msgspec.json.encode(answer) + b"\n" + behind)
            answers.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
