"""A record, step by step or as a story. Later events are never shown."""

from __future__ import annotations

from rich.console import RenderableType

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.engine.match import Match
from ludoteca.terminal.earlier import as_it_was
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.screen import LEAVING, Screen
from ludoteca.terminal.sight import Sight


class Replay:
    def __init__(self, match: Match, seat: int | None, screen: Screen, *, plain: bool = False) -> None:
        self.match = match
        self.seat = seat
        self.viewer: Viewer = PUBLIC if seat is None else seat
        self.screen = screen
        self.face = face_of(match, screen.words, seat, plain=plain)
        self.last = len(match.moves)

    def tell_all(self) -> None:
        """Prints the whole story, where nobody can be asked how to go on."""
        self.screen.show(*self.face.story(self.match, self.viewer))
        self.screen.present([], self.picture(self.match))

    def step_through(self) -> None:
        step: int | None = 0
        try:
            while step is not None:
                self.show(step)
                step = self.next_step(step)
        except LEAVING:
            self.screen.show("")

    def show(self, step: int) -> None:
        now = as_it_was(self.match, step)
        keys = Prose(self.screen.words.say("terminal-replay-keys", move=step, moves=self.last))
        self.screen.present(self.what_happened(now, step), [*self.picture(now), keys])

    def picture(self, now: Match) -> list[RenderableType]:
        sight = Sight(now, self.seat)
        if not now.actors:
            return [self.face.standing(sight)]
        return [*self.face.board(sight), *self.face.awaited(sight)]

    def what_happened(self, now: Match, step: int) -> list[Prose]:
        before = as_it_was(self.match, step - 1).noted if step else 0
        story = self.face.story(now, self.viewer, before, small_steps=True)
        return story or ([Prose(self.screen.words.say("terminal-replay-nothing"))] if step else [])

    def next_step(self, step: int) -> int | None:
        """Asks where to go; None to leave."""
        answers = self.screen.words.answers
        while True:
            answer = self.screen.ask("> ").casefold()
            if answer in answers("terminal-answers-leave"):
                return None
            if answer in answers("terminal-answers-help"):
                self.screen.say("terminal-replay-help")
                continue
            if answer in answers("terminal-answers-log"):
                self.screen.show_long(*self.face.story(as_it_was(self.match, step), self.viewer))
                return step
            if answer in ("", *answers("terminal-answers-next")):
                return min(step + 1, self.last)
            if answer in answers("terminal-answers-previous"):
                return max(step - 1, 0)
            if answer in answers("terminal-answers-round"):
                return self.next_chapter(step)
            if answer.isdecimal() and int(answer) <= self.last:
                return int(answer)
            self.screen.say("terminal-replay-wrong", answer=answer, moves=self.last)

    def next_chapter(self, step: int) -> int:
        now = as_it_was(self.match, step)
        chapter = self.face.chapter(now, self.viewer)
        for number, (actor, move) in enumerate(self.match.moves[step:], step + 1):
            now.play(actor, move)
            if self.face.chapter(now, self.viewer) != chapter:
                return number
        return self.last
