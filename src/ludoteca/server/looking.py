"""Reviews as questions to a worker process: each question continues a review for a while."""

from __future__ import annotations

import time

import msgspec
from msgspec import Struct

import ludoteca
from ludoteca import bots
from ludoteca.bots.player import get_ready
from ludoteca.engine.compiled import native
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.server.afterwards import ReviewState, told
from ludoteca.server.findings import Findings, findings_of
from ludoteca.study.judging import Effort, review
from ludoteca.study.judging.reviewing import Reviewing

MOST_MOVES = 3_000
"""Longer games are not reviewed."""
MOST_REVIEWS = 8
"""Reviews under way at the same time."""


class PrepareReview(Struct, tag=True):
    """Compiles what reviews need."""

    game: str


class Review(Struct, tag=True):
    """What happened in this finished game? Continues the review for some time; answered in bytes."""

    record: str
    seconds: float


class Tell(Struct, tag=True):
    """The findings in sentences, for everybody or for a seat that may know only its own things. Answered in
    bytes."""

    record: str
    found: Findings
    done: float
    seat: int | None
    compress: bool


UNDER_WAY: dict[str, Looking] = {}
"""Reviews that are not done, by record, those that were gone on with last at the end."""


class Looking:
    """A review under way, and how much of it was sent."""

    def __init__(self, record: str) -> None:
        self.reviewing = Reviewing(ludoteca.load(record))
        self.steps = self.reviewing.steps()
        self.done = 0.0
        self.deals_told = 0

    def go_on(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while self.done < 1 and time.monotonic() < end:
            self.done = next(self.steps)

    def news(self) -> bytes:
        """The findings, if there are more than were sent before."""
        deals = self.reviewing.values.deals
        if deals == self.deals_told and self.done < 1:
            return b""
        self.deals_told = deals
        return msgspec.json.encode(findings_of(self.reviewing.told()))


def reviewed(question: Review) -> tuple[float, bytes]:
    """The progress, and the findings if they are new."""
    looking = UNDER_WAY.pop(question.record, None) or Looking(question.record)
    looking.go_on(question.seconds)
    if looking.done < 1:
        UNDER_WAY[question.record] = looking
        for record in list(UNDER_WAY)[:-MOST_REVIEWS]:
            del UNDER_WAY[record]
    return looking.done, looking.news()


def told_afterwards(question: Tell) -> ReviewState:
    match, found = ludoteca.load(question.record), question.found
    return ReviewState(question.done, found.judge.deals, told(match, found, question.seat))


def prepare_review(question: PrepareReview) -> None:
    """Reviews a random game and asks the judge for reasons, however long that takes."""
    if not native.available():
        return
    game = find(question.game)
    match = Match(game, game.usual_players, {}, seed=1).run(bots.find("random", game.name))
    looked = review(match, effort=Effort(deals=1, tried=4, confirmed=1))
    judge = bots.find(looked.judge.bot, game.name)
    get_ready(lambda *asked: judge.explain(*asked).move, game)
