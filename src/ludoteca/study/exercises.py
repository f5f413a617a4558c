"""Positions with one clearly best move, found in games of bots.

A game keeps its own in a file of its folder; `benchmarks/exercises.py` makes it and judges it again.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca import load
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.installed import folder_of
from ludoteca.study.judging.findings import Estimate, Judge

FILE = "exercises.json.gz"
DIGITS = 3
"""Of shares of the victory: what bots of one kind find is not truer than that."""

Worth = tuple[tuple[str, Estimate], ...]
"""What each move brings, the best first."""


class NoExercises(ValueError):
    """The game brings none."""


@dataclass(frozen=True)
class Exercise:
    """What should a seat do here?"""

    game: str
    number: int
    """By which it is known, from 1."""
    record: str
    """The game up to there, and perhaps on."""
    made: int
    """So many moves of it are made."""
    seat: int
    worth: Worth
    """Of every move that is legal: the share of the victory that it brings, over all that the seat cannot know."""

    @property
    def answer(self) -> str:
        return self.worth[0][0]

    @property
    def kind(self) -> str:
        """The first word of the answer."""
        return self.answer.split()[0]

    def match(self) -> Match:
        """The position: `match.known(seat)` and all that is made of it is what the seat may see."""
        match = load(self.record)
        now = Match(match.game, match.players, match.options, names=match.names)
        for actor, move in match.moves[: self.made]:
            now.play(actor, move)
        return now

    def lost_by(self, move: str) -> float:
        """How much less than the best move another one brings."""
        brought = dict(self.worth)
        return brought[self.answer].value - brought[move].value


@dataclass(frozen=True)
class Exercises:
    judge: Judge
    """Who found the answers."""
    all: tuple[Exercise, ...]


@cache
def exercises(game: str) -> Exercises:
    """Those of a game; one that brings none raises `NoExercises`."""
    file = file_of(game)
    if not file.exists():
        raise NoExercises(f"There are no exercises for {game}.")
    return read(game, json.loads(gzip.decompress(file.read_bytes())))


def file_of(game: str) -> Path:
    return folder_of(find(game).name) / FILE


def read(game: str, data: dict[str, Any]) -> Exercises:
    found: list[Exercise] = []
    for record, asked in data["games"]:
        for made, seat, worth in asked:
            told = tuple((move, Estimate(value, around)) for move, value, around in worth)
            found.append(Exercise(game, len(found) + 1, record, made, seat, told))
    return Exercises(Judge(**data["judge"]), tuple(found))


def packed(judge: Judge, found: Iterable[Exercise]) -> bytes:
    """The file: those from one game, one after the other, share its record."""
    games: list[tuple[str, list[Any]]] = []
    for one in found:
        if not games or games[-1][0] != one.record:
            games.append((one.record, []))
        games[-1][1].append((one.made, one.seat, rounded(one.worth)))
    text = json.dumps({"judge": asdict(judge), "games": games}, separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)


def rounded(worth: Worth) -> Sequence[tuple[str, float, float]]:
    return [(move, round(brought.value, DIGITS), round(brought.around, DIGITS)) for move, brought in worth]
