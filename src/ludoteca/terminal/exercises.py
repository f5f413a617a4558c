"""`ludoteca exercises`: positions with one clearly best move. What was missed is asked again."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from random import Random

from rich.console import RenderableType

from ludoteca.engine.match import IllegalMove, Match
from ludoteca.study.exercises import Exercise, Exercises
from ludoteca.study.judging.findings import POINTS, Estimate
from ludoteca.terminal.faces import Face, face_of
from ludoteca.terminal.grids import grid
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.review.wording import reasons
from ludoteca.terminal.screen import LEAVING, Screen
from ludoteca.terminal.sight import Look, Sight, Unclear

AGAIN_AFTER = 3
"""So many others come before what was missed is asked again."""
MOST_TOLD = 6


class Practice:
    """Some exercises in a row."""

    def __init__(self, known: Exercises, count: int, seed: int, screen: Screen) -> None:
        self.judge, self.screen, self.say = known.judge, screen, screen.words.say
        self.waiting = deque(Random(seed).sample(known.all, min(count, len(known.all))))
        self.count = len(self.waiting)
        self.asked: set[int] = set()
        self.found = 0
        """At the first try."""

    def run(self) -> None:
        try:
            while self.waiting:
                self.practise(self.waiting.popleft())
        except LEAVING:
            self.screen.show("")
        self.screen.say("terminal-exercises-found", found=self.found, count=len(self.asked))

    def practise(self, one: Exercise) -> None:
        is_new = one.number not in self.asked
        self.show_heading(one, is_new)
        question = Question(one, self.screen)
        answer = question.ask()
        self.asked.add(one.number)
        if answer == one.answer:
            self.found += is_new
        else:
            self.waiting.insert(min(AGAIN_AFTER, len(self.waiting)), one)
        self.screen.present([], list(question.told(answer, self.judge.bot)))
        self.screen.pause()

    def show_heading(self, one: Exercise, is_new: bool) -> None:
        number = len(self.asked) + is_new
        heading = self.say("terminal-exercises-number", number=number, count=self.count, known=one.number)
        again = "" if is_new else f" {self.say('terminal-exercises-again')}"
        self.screen.show("", Prose(heading + again, style="bold"))


class Question:
    """What a seat should do in a position, and what is said of the answer."""

    def __init__(self, one: Exercise, screen: Screen) -> None:
        self.one, self.screen, self.say = one, screen, screen.words.say
        self.match: Match = one.match()
        self.sight = Sight(self.match, one.seat)
        self.face: Face = face_of(self.match, screen.words, one.seat)

    def ask(self) -> str:
        """The move that is chosen: what is unclear, or not legal, is asked again."""
        self.screen.present([], self.board_and_question())
        while True:
            answer = self.screen.ask("> ")
            if not answer:
                self.screen.say("terminal-wrong-empty")
            elif answer.casefold() in self.screen.words.answers("terminal-answers-help"):
                self.screen.show_long(self.face.help(self.sight), "", Prose(self.say("terminal-exercises-keys")))
            elif (move := self.read(answer)) is not None:
                return move

    def board_and_question(self) -> list[RenderableType]:
        return [*self.face.board(self.sight), self.face.question(self.sight)]

    def read(self, answer: str) -> str | None:
        """The first of several in a row; None after saying what is wrong with it."""
        try:
            read = self.face.read(self.sight, answer)
            move = read if isinstance(read, str) else read[0]
            after = self.match.copy()
            after.play(self.one.seat, move)
            return after.moves[-1][1]
        except Look as wish:
            self.screen.show_long(*wish.things)
        except Unclear as unclear:
            self.screen.show(Prose(str(unclear)))
        except IllegalMove as refused:
            self.screen.show(Prose(self.face.speech.tell(refused.reason)))
        return None

    def told(self, answer: str, judge: str) -> Iterator[RenderableType]:
        """Whether it is the best move, why that is the best, and what each brings."""
        if answer == self.one.answer:
            yield Prose(self.say("terminal-exercises-right"), style="bold")
        else:
            best, lost = self.words_of(self.one.answer), self.number(self.one.lost_by(answer))
            yield Prose(self.say("terminal-exercises-wrong", better=best, points=lost), style="bold")
        yield from map(Prose, reasons(self.match, self.one.seat, self.one.answer, judge, self.face.speech))
        yield Prose(self.say("terminal-exercises-brings"))
        yield self.table(answer)

    def table(self, answer: str) -> RenderableType:
        rows = grid()
        for place, (move, brought) in enumerate(self.one.worth):
            if place < MOST_TOLD or move == answer:
                mark = "▸" if move == answer else "•"
                rows.add_row(mark, Prose(self.words_of(move)), self.points(brought))
        return rows

    def words_of(self, move: str) -> str:
        told = {one["move"]: one for one in self.sight.moves}
        return self.face.speech.tell(told[move]) if move in told else move

    def points(self, brought: Estimate) -> str:
        return f"{self.number(brought.value)} ±{self.number(brought.around)}"

    def number(self, share: float) -> str:
        return self.screen.words.text(round(share * POINTS, 1))
