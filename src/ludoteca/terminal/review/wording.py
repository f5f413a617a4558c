"""A review in words: figures in points, moves as the game tells them, reasons as bots give them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from ludoteca import bots
from ludoteca.engine.match import Match
from ludoteca.study.judging import Decision, Estimate, Event, Review
from ludoteca.study.judging.findings import POINTS
from ludoteca.study.judging.marks import mark
from ludoteca.study.judging.verdict import verdict
from ludoteca.terminal.earlier import as_it_was
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.speech import Speech
from ludoteca.words import Words

LEAST_TOLD = 0.005
"""Changes of less than half a point are not told."""
SAYS_NOTHING = ("advice-by-lot", "advice-no-reason", "advice-played-on")


@dataclass(frozen=True)
class Wording:
    """A review of a match, in a language."""

    match: Match
    review: Review
    words: Words

    @cached_property
    def speech(self) -> Speech:
        return face_of(self.match, self.words).speech

    def verdict(self) -> str:
        return self.speech.tell(verdict(self.review))

    def points(self, estimate: Estimate, *, signed: bool = True) -> str:
        """In points, with the uncertainty."""
        number = self.number(estimate.value, signed=signed)
        return f"{number} ±{self.number(estimate.around)}" if estimate.around else number

    def number(self, share: float, *, signed: bool = False) -> str:
        points = round(share * POINTS, 1)
        sign = "−" if points < 0 else "+" if signed and points else ""
        return sign + self.words.text(abs(points) if points % 1 else int(abs(points)))

    def changes(self, event: Event) -> str:
        """Who gained and lost by it, the largest gain first."""
        told = sorted(enumerate(event.change), key=lambda one: -abs(one[1].value))
        return ", ".join(
            f"{self.speech.names[seat]} {self.number(change.value, signed=True)}"
            for seat, change in told
            if abs(change.value) >= LEAST_TOLD
        )

    def happened(self, event: Event) -> str:
        """The move as the game tells it."""
        before, after = as_it_was(self.match, event.number - 1), as_it_was(self.match, event.number)
        story = face_of(after, self.words).story(after, None, before.noted, small_steps=True)
        return " ".join(part.text for part in story) or event.move

    def mistake(self, decision: Decision) -> Iterator[str]:
        """What was done, what would have been better, and why."""
        before = as_it_was(self.match, decision.number - 1)
        told = {move["move"]: self.speech.tell(move) for move in before.moves_told(decision.seat)}
        better = str(decision.better)
        found = mark(before.game.name, before.players, decision.loss.value)
        yield self.words.say("review-mark", mark=found)
        yield self.words.say(
            "review-mistake",
            move=decision.number,
            points=self.points(decision.loss, signed=False),
            made=told.get(decision.move, decision.move),
        )
        yield self.words.say("review-better", better=told.get(better, better))
        yield from reasons(before, decision.seat, better, self.review.judge.bot, self.speech)


def reasons(match: Match, seat: int, move: str, bot: str, speech: Speech) -> Iterator[str]:
    """The bot's reason for a move, if it has one."""
    explain = bots.players(match.game.name)[bot].explain
    for weighed in explain(match.view(seat), match.legal(seat), Random(0)).weighed:
        if weighed.move == move and weighed.reason.id not in SAYS_NOTHING:
            yield speech.tell({"id": weighed.reason.id, "values": dict(weighed.reason.values)})
            return
