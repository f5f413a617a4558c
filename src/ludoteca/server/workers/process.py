"""The main program of a worker process: reads questions from stdin, a line each, and writes answers to stdout.

Large answers are bytes that follow the answer's line; the server passes them on unread.
"""

from __future__ import annotations

import gzip
import os
import sys
from contextlib import suppress
from random import Random

import msgspec

import ludoteca
from ludoteca import bots
from ludoteca.bots.player import get_ready
from ludoteca.engine.compiled import native
from ludoteca.engine.fair import FairDice
from ludoteca.engine.game import View, Viewer
from ludoteca.engine.match import Match
from ludoteca.engine.telling import Sentence
from ludoteca.engine.verify import OtherLuck, OtherSeed, OtherText, draws
from ludoteca.games import find
from ludoteca.server.afterwards import Exercise, ReviewState, exercise
from ludoteca.server.looking import PrepareReview, Review, Tell, prepare_review, reviewed, told_afterwards
from ludoteca.server.messages import Weighed
from ludoteca.server.refusals import Refused
from ludoteca.server.replays import ALL, steps_of, viewer_called
from ludoteca.server.tables.entries import drawn_by
from ludoteca.server.workers.questions import (
    Advise,
    Answer,
    Decide,
    GetReady,
    Kept,
    Outcome,
    Practise,
    Question,
    Read,
    Recorded,
    Report,
    Retell,
    Retold,
    Situation,
    Verify,
    Watch,
)

READY = b"\n"
"""The line written when the process is ready."""
BEHIND = "--behind"
"""The argument that gives a process low priority."""
NICE = 10
MOST_MOVES = 10_000
"""Longer records are not shown move by move."""
GZIP_LEVEL = 4


def answered(question: Question) -> tuple[Answer, bytes]:
    """The answer, and the bytes that follow it."""
    try:
        match question:
            case Watch():
                return with_bytes(watched(question), question.compress)
            case Retell():
                return with_bytes(retold(question), question.compress)
            case Review():
                done, found = reviewed(question)
                return Answer(done=done, bytes=len(found)), found
            case Practise():
                return with_bytes(exercise(question.game, question.number, question.with_reason), compress=False)
            case Tell():
                return with_bytes(told_afterwards(question), question.compress)
            case _:
                return answer_to(question), b""
    except ludoteca.BadRecord as error:
        return Answer(error=str(error), reasons=[why_bad(error)]), b""
    except Refused as error:
        return Answer(error=str(error)), b""
    except Exception as error:  # whatever a bot does, the process lives on
        return Answer(error=f"{type(error).__name__}: {error}"), b""


def answer_to(question: Decide | Advise | GetReady | Verify | Read | PrepareReview) -> Answer:
    match question:
        case PrepareReview():
            os.nice(NICE)
            prepare_review(question)
            return Answer(ready=True)
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


def with_bytes(data: Recorded | Retold | ReviewState | Exercise, compress: bool) -> tuple[Answer, bytes]:
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
    """Compiles what a bot needs, or loads it from the cache, however long that takes."""
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
    """The verdict in words, its caveats first."""
    said = [f"The text of seat {seat} was not sealed before." for seat in dice.unsealed]
    if not dice.is_proved_from_the_start:
        said.append(f"Nobody vouches for the first {dice.begins_after} moves. After them:")
    elif dice.begins_after:
        said.append(f"By the record its first {dice.begins_after} moves are table {dice.before}'s. After them:")
    return " ".join([*said, f"All {draws} outcomes are those of the seed and the texts."])


def kept(question: Read) -> Kept:
    match = ludoteca.load(question.record)
    game, drawn = match.game, drawn_by(match.dice)
    return Kept(game.name, game.version, match.options, match.names, match.winners, match.moves, drawn)


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
    """Answers until stdin ends. What bots print goes to stderr, away from the answers."""
    if BEHIND in arguments:
        os.nice(NICE)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    decode = msgspec.json.Decoder(Question).decode
    with suppress(BrokenPipeError):  # the server is gone
        answers.write(READY)
        answers.flush()
        for line in questions:
            answer, behind = answered(decode(line))
            answers.write(msgspec.json.encode(answer) + b"\n" + behind)
            answers.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
