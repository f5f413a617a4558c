"""A game around one screen: chance and bots play their moves, people are asked for theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from random import Random

from rich.console import RenderableType

from ludoteca.engine.dice import Dice
from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.engine.match import Bot, IllegalMove, Match
from ludoteca.study.guard import Guarded
from ludoteca.terminal.drafts import Draft
from ludoteca.terminal.face import Look, Sight, TakeBack, Unclear
from ludoteca.terminal.faces import face_of, names_in
from ludoteca.terminal.past import noted_before_last_move
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.seating import new_seed
from ludoteca.terminal.secrecy import needs_curtain, who_chose_before


class Session:
    def __init__(
        self, match: Match, people: Collection[int], bot: Bot, screen: Screen, *, plain: bool = False
    ) -> None:
        self.match = match
        self.people = people
        self.failures: Counter[str] = Counter()
        self.bot = Guarded(bot, "bot", self.failures)
        self.screen = screen
        self.words = screen.words
        self.names = names_in(match)
        reader = next(iter(people)) if len(people) == 1 else None
        self.face = face_of(match, self.words, reader, plain=plain)
        self.dice = match.dice or Dice(new_seed())
        self.news: list[Prose] = []
        """What comes before the story, the next time it is told."""
        viewers: list[Viewer] = [*people, PUBLIC]
        self.told_until = {viewer: noted_before_last_move(match, viewer) for viewer in viewers}

    def play_out(self) -> None:
        while self.match.actors:
            self.go_on()

    def go_on(self) -> None:
        """The next move. Bots are quick: people are asked when no bot is awaited any more."""
        actors = self.match.actors
        actor = next((actor for actor in actors if actor not in self.people), actors[0])
        if isinstance(actor, str):
            self.match.play(actor, self.dice.draw(self.match))
        elif actor in self.people:
            self.ask(actor)
        else:
            self.match.play(actor, self.choice_of_bot(actor))

    def choice_of_bot(self, seat: int) -> str:
        """From a generator for this one decision, so that a resumed game goes on as it would have."""
        decisions = sum(actor == seat for actor, _ in self.match.moves)
        generator, failures = Random(f"{self.dice.seed} seat {seat} decision {decisions}"), self.failures.total()
        move = self.bot(self.match.view(seat), self.match.legal(seat), generator)
        if self.failures.total() > failures:
            self.news.append(Prose(self.words.say("terminal-bot-failed", name=self.names[seat])))
        return move

    def ask(self, seat: int) -> None:
        """A person for a move, behind a curtain if others must not see it."""
        if not needs_curtain(self.match, self.people, seat):
            self.let_decide(seat)
            return
        comes = self.who_comes(seat)
        if comes != seat:
            self.ask(comes)
            return
        self.let_decide(seat)
        self.screen.wipe()

    def who_comes(self, seat: int) -> int:
        """Draws the curtain until the right person is there, or the one before who wants to choose again."""
        previous = who_chose_before(self.match, self.people, seat)
        self.screen.wipe()
        self.screen.say("terminal-curtain", name=self.names[seat])
        if previous is not None:
            self.screen.say("terminal-curtain-back", name=self.names[previous])
        self.screen.forget_keys()
        while True:
            answer = self.screen.ask(self.words.say("terminal-curtain-enter", name=self.names[seat]) + " ")
            if not answer:
                self.screen.wipe()
                return seat
            if previous is not None and answer.casefold() in self.words.answers("terminal-answers-back"):
                return previous

    # Questions

    def let_decide(self, seat: int) -> None:
        """Shows a person what is going on and asks until nothing can be taken back any more."""
        self.show(seat)
        draft = Draft(self.match, seat)
        try:
            while not draft.is_finished():
                self.ask_for_moves(draft)
        finally:  # also of a person who leaves
            draft.play_in(self.match)

    def ask_for_moves(self, draft: Draft) -> None:
        answer = self.screen.ask(f"{self.names[draft.seat]}> ")
        if not self.obeys(answer.casefold(), draft):
            try:
                draft.add(self.face.read(draft.sight, answer))
            except Look as wish:
                self.screen.show_long(*wish.things)
            except TakeBack as wish:
                if not draft.take_back():
                    self.screen.show(Prose(str(wish)))
                    return
            except Unclear as unclear:
                self.screen.show(Prose(str(unclear)))
                return
            except IllegalMove as refused:
                self.screen.show(Prose(self.face.speech.tell(refused.reason)))
                return
        if not draft.is_finished():
            self.screen.present([], self.board_and_question(draft.sight))

    def obeys(self, answer: str, draft: Draft) -> bool:
        """What can be asked back at any question: for help, or for the whole story."""
        answers = self.words.answers
        if answer in answers("terminal-answers-help"):
            advice = self.face.help(draft.sight)
            self.screen.show_long(advice, "", Prose(self.words.say("terminal-commands")))
        elif answer in answers("terminal-answers-log"):
            self.screen.show_long(*self.face.story(draft.now, draft.seat))
        else:
            return False
        return True

    def show(self, seat: int) -> None:
        self.screen.present(self.news_for(seat), self.board_and_question(Sight(self.match, seat)))
        self.told_until[PUBLIC] = self.match.noted

    def news_for(self, viewer: Viewer) -> list[Prose]:
        """What happened since the viewer was told the last time."""
        news = [*self.news, *self.face.story(self.match, viewer, self.told_until[viewer])]
        self.news, self.told_until[viewer] = [], self.match.noted
        return news

    def board_and_question(self, sight: Sight) -> list[RenderableType]:
        return [*self.face.board(sight), self.face.question(sight)]

    def tell_the_end(self) -> None:
        """What happened since anybody was asked, and the result."""
        self.screen.present(self.news_for(PUBLIC), [self.face.standing(Sight(self.match, None))])
