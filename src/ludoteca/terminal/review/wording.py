"""What a review says, in words: figures in points, moves as the game tells them, reasons of the bots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from ludoteca import bots
from ludoteca.engine.match import Match
from ludoteca.study.judging import Decision, Estimate, Event, Review
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.past import as_it_was
from ludoteca.terminal.review.verdict import POINTS, verdict
from ludoteca.terminal.speech import Speech
from ludoteca.words import Words

LEAST_TOLD = 0.005
"""A change of less than half a point is not told."""
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
        """In points, with how sure they are."""
        number = self.number(estimate.value, signed=signed)
        return f"{number} ±{self.number(estimate.around)}" if estimate.around else number

    def number(self, share: float, *, signed: bool = False) -> str:
        points = round(share * POINTS, 1)
        sign = "−" if points < 0 else "+" if signed and points else ""
        return sign + self.words.text(abs(points) if points % 1 else int(abs(points)))

    def changes(self, event: Event) -> str:
        """Who won and lost by it, the most first."""
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
        yield self.words.say(
            "terminal-review-mistake",
            move=decision.number,
            points=self.points(decision.loss, signed=False),
            made=told.get(decision.move, decision.move),
        )
        yield self.words.say("terminal-review-better", better=told.get(better, better))
        yield from self.reason(before, decision.seat, better)

    def reason(self, before: Match, seat: int, move: str) -> Iterator[str]:
        """What a bot says for the better move, if it has anything to say."""
        explain = bots.players(before.game.name)[self.review.judge.bot].explain
        for weighed in explain(before.view(seat), before.legal(seat), Random(0)).weighed:
            if weighed.move == move and weighed.reason.id not in SAYS_NOTHING:
                yield self.speech.tell({"id": weighed.reason.id, "values": dict(weighed.reason.values)})
                return
