"""A finished game explained in sentences, from the findings of its review."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Annotated, Any

from msgspec import Struct

from ludoteca import bots
from ludoteca.engine.game import Viewer
from ludoteca.engine.match import Match
from ludoteca.engine.telling import Move, Shown, Told
from ludoteca.server.findings import Balance, Choice, Errors, Findings, Judge, Known, Mistake, Said
from ludoteca.server.replays import steps_of
from ludoteca.study.exercises import exercises
from ludoteca.study.judging.marks import mark

LEAST_TOLD = 0.0005
"""Smaller changes are not told."""
RECENT = 20
"""How much of the story comes with a position."""
SAYS_NOTHING = ("advice-by-lot", "advice-no-reason", "advice-played-on")

View = dict[str, Any]


class Happened(Struct):
    """A move that changed what the players could expect."""

    number: int
    seat: int | None
    """The seat that decided; None for luck."""
    sentences: list[Said]
    change: list[float]
    """In points, by seat."""


class Position(Struct, kw_only=True):
    """A decision to be tried, with what the seat sees and can do."""

    seat: int
    kind: str
    better: str
    choices: list[Choice]
    reason: Said | None
    """Why the better move is better."""
    view: View
    shown: Annotated[dict[str, Any], Shown]
    told: list[Annotated[dict[str, Any], Told]]
    """The end of the story so far."""
    legal: list[str]
    moves: list[Annotated[dict[str, Any], Move]]


class Lesson(Position, kw_only=True):
    """A mistake, with everything needed to try the decision again."""

    number: int
    """The step of the replay that it led to."""
    move: str
    loss: Known
    mark: str
    """How bad it is: slip, mistake or blunder."""


class Exercise(Position, kw_only=True):
    """A position that comes with a game and has one clearly best move."""

    game: str
    number: int
    """From 1."""
    of: int
    """The number of exercises that the game has."""
    names: list[str]
    options: dict[str, Any]


class Afterwards(Struct):
    """The explanation. Where hidden things stay secret after the game, a seat is told only of its own mistakes."""

    judge: Judge
    errors: list[Errors]
    lessons: list[Lesson]
    verdict: Said | None = None
    values: list[list[float]] = []
    """In points, for each seat: before the first move and after each."""
    balances: list[Balance] = []
    happened: list[Happened] = []
    turning: list[int] = []


class ReviewState(Struct):
    """How far a review is, and what is known so far."""

    done: float
    """From 0 to 1."""
    deals: int
    """How many deals were played; 0 while nothing is known."""
    review: Afterwards | None


# Telling


def told(match: Match, found: Findings, viewer: Viewer) -> Afterwards:
    """For everybody (None), or for a seat that may know only its own things."""
    if isinstance(viewer, int):
        own = [mistake for mistake in found.mistakes if mistake.seat == viewer]
        errors = [one for one in found.errors if one.seat == viewer]
        return Afterwards(found.judge, errors, list(lessons(match, own, found, steps_seen(match, viewer))))
    return Afterwards(
        found.judge,
        found.errors,
        list(lessons(match, found.mistakes, found, range(len(match.moves) + 1))),
        found.verdict,
        [[round(100 * share, 1) for share in shares] for shares in found.values],
        found.balances,
        list(happened(match, found)),
        found.turning,
    )


def steps_seen(match: Match, seat: int) -> dict[int, int]:
    """For each of a seat's own moves, by number, the step of the replay that it may see."""
    own = [number for number, (actor, _) in enumerate(match.moves, 1) if actor == seat]
    steps = [step["move"] for step in steps_of(match, seat, is_open=False) if step["actor"] == seat]
    return dict(zip(own, steps, strict=True))


def happened(match: Match, found: Findings) -> Iterator[Happened]:
    now = Match(match.game, match.players, match.options)
    for number, (actor, move) in enumerate(match.moves, 1):
        noted = now.noted
        now.play(actor, move)
        before, after = found.values[number - 1 : number + 1]
        change = [then - earlier for earlier, then in zip(before, after, strict=True)]
        if max(map(abs, change)) >= LEAST_TOLD:
            sentences = [dict(one) for scene in now.told_for(None, noted) for one in scene["sentences"]]
            points = [round(100 * share, 1) for share in change]
            yield Happened(number, actor if isinstance(actor, int) else None, sentences, points)


def lessons(match: Match, mistakes: Iterable[Mistake], found: Findings, steps: Any) -> Iterator[Lesson]:
    """The mistakes in the order of the game."""
    now, made = Match(match.game, match.players, match.options), 0
    for one in sorted(mistakes, key=lambda one: one.number):
        for actor, move in match.moves[made : one.number - 1]:
            now.play(actor, move)
        made = one.number - 1
        yield Lesson(
            number=steps[one.number],
            kind=one.kind,
            move=one.move,
            better=one.better,
            loss=one.loss,
            mark=mark(match.game.name, match.players, one.loss[0]),
            choices=one.choices,
            **seen_by(now, one.seat, one.better, found.judge.bot),
        )


def exercise(game: str, number: int, with_reason: bool) -> Exercise:
    """Raises `NoExercises`; a number that is none raises IndexError."""
    known = exercises(game)
    one = known.all[number - 1]
    match = one.match()
    return Exercise(
        game=game,
        number=number,
        of=len(known.all),
        names=match.names,
        options=match.options,
        kind=one.kind,
        better=one.answer,
        choices=[Choice(move, worth.value, worth.around) for move, worth in one.worth],
        **seen_by(match, one.seat, one.answer, known.judge.bot if with_reason else None),
    )


def seen_by(match: Match, seat: int, better: str, bot: str | None) -> dict[str, Any]:
    """What a seat that is to decide sees and can do, and why a bot thinks one of its moves better."""
    return {
        "seat": seat,
        "reason": reason(match, seat, better, bot) if bot else None,
        "view": match.position(seat),
        "shown": dict(match.shown_for(seat)),
        "told": [dict(one) for one in match.told_for(seat)[-RECENT:]],
        "legal": match.legal(seat),
        "moves": [dict(move) for move in match.moves_told(seat)],
    }


def reason(match: Match, seat: int, move: str, bot: str) -> Said | None:
    """The judging bot's reason for a move, if it has one."""
    explain = bots.find(bot, match.game.name).explain
    for weighed in explain(match.view(seat), match.legal(seat), Random(0)).weighed:
        if weighed.move == move and weighed.reason.id not in SAYS_NOTHING:
            return {"id": weighed.reason.id, "values": dict(weighed.reason.values)}
    return None
