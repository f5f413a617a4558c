"""A game at one screen: plays chance and bots, and asks people for their moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from random import Random

from rich.console import RenderableType

from ludoteca import bots
from ludoteca.bots.advice import Weighed
from ludoteca.engine.compiled import native
from ludoteca.engine.dice import Dice
from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.engine.match import Bot, IllegalMove, Match
from ludoteca.engine.telling import percent
from ludoteca.study.guard import Guarded
from ludoteca.terminal.earlier import noted_before_last_move
from ludoteca.terminal.faces import face_of, names_in
from ludoteca.terminal.grids import grid
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.seating import new_seed
from ludoteca.terminal.sight import Look, Sight, Unclear
from ludoteca.terminal.speech import Speech

ADVISER = "expert"
MOST_SHOWN = 3


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
        """Printed before the story, the next time it is told."""
        viewers: list[Viewer] = [*people, PUBLIC]
        self.told_until = {viewer: noted_before_last_move(match, viewer) for viewer in viewers}

    def play_out(self) -> None:
        while self.match.actors:
            self.go_on()

    def go_on(self) -> None:
        """Makes the next move. Bots come first: people are asked when no bot is awaited."""
        actors = self.match.actors
        actor = next((actor for actor in actors if actor not in self.people), actors[0])
        if isinstance(actor, str):
            self.match.play(actor, self.dice.draw(self.match))
        elif actor in self.people:
            self.ask(actor)
        else:
            self.match.play(actor, self.choice_of_bot(actor))

    def choice_of_bot(self, seat: int) -> str:
        """With a random generator for this decision, so that a resumed game goes on as it would have."""
        decisions = sum(actor == seat for actor, _ in self.match.moves)
        generator, failures = Random(f"{self.dice.seed} seat {seat} decision {decisions}"), self.failures.total()
        move = self.bot(self.match.view(seat), self.match.legal(seat), generator)
        if self.failures.total() > failures:
            self.news.append(Prose(self.words.say("terminal-bot-failed", name=self.names[seat])))
        return move

    def ask(self, seat: int) -> None:
        """Asks a person for a move, behind a curtain if others must not see it."""
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
        """Draws the curtain until the right person is there, or the previous one who wants to choose again."""
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
        """Shows a person the game, and asks until nothing can be taken back any more."""
        self.show(seat)
        draft = TentativeMoves(self.match, seat)
        try:
            while not draft.is_finished():
                self.ask_for_moves(draft)
        finally:  # also if the person leaves
            draft.play_in(self.match)

    def ask_for_moves(self, draft: TentativeMoves) -> None:
        answer = self.screen.ask(f"{self.names[draft.seat]}> ")
        if not answer:
            self.screen.say("terminal-wrong-empty")
            self.screen.show(self.face.question(draft.sight))
            return
        if answer.casefold() in self.words.answers("terminal-answers-back") and not draft.take_back():
            self.screen.say(self.face.nothing_back)
            return
        if not self.obeys(answer.casefold(), draft):
            try:
                draft.add(self.face.read(draft.sight, answer))
            except Look as wish:
                self.screen.show_long(*wish.things)
            except Unclear as unclear:
                self.screen.show(Prose(str(unclear)))
                return
            except IllegalMove as refused:
                self.screen.show(Prose(self.face.speech.tell(refused.reason)))
                return
        if not draft.is_finished():
            self.screen.present([], self.board_and_question(draft.sight))

    def obeys(self, answer: str, draft: TentativeMoves) -> bool:
        """Handles answers that are possible at any question; returns whether it was one."""
        answers = self.words.answers
        if answer in answers("terminal-answers-help"):
            advice = self.face.help(draft.sight)
            self.screen.show_long(advice, "", Prose(self.words.say("terminal-commands")))
        elif answer in answers("terminal-answers-log"):
            self.screen.show_long(*self.face.story(draft.now, draft.seat))
        elif answer in answers("terminal-answers-hint"):
            self.advise(draft)
        else:
            return answer in answers("terminal-answers-back")
        return True

    def advise(self, draft: TentativeMoves) -> None:
        compiles = native.available() and native.is_first_use()
        self.screen.say("terminal-compiling" if compiles else "terminal-hint-thinks")
        advice = hint(self.face.speech, draft.sight)
        self.screen.forget_keys()
        self.screen.show_long(*advice)

    def show(self, seat: int) -> None:
        self.screen.present(self.news_for(seat), self.board_and_question(Sight(self.match, seat)))
        self.told_until[PUBLIC] = self.match.noted

    def news_for(self, viewer: Viewer) -> list[Prose]:
        """What happened since the viewer was last told."""
        news = [*self.news, *self.face.story(self.match, viewer, self.told_until[viewer])]
        self.news, self.told_until[viewer] = [], self.match.noted
        return news

    def board_and_question(self, sight: Sight) -> list[RenderableType]:
        return [*self.face.board(sight), self.face.question(sight)]

    def tell_the_end(self) -> None:
        """What happened since anybody was asked, and the result."""
        self.screen.present(self.news_for(PUBLIC), [self.face.standing(Sight(self.match, None))])


def hint(speech: Speech, sight: Sight) -> list[RenderableType]:
    """The best moves, each with its chance to win and the reason."""
    match, seat = sight.match, sight.own_seat
    adviser = bots.find(ADVISER, match.game.name)
    advice = adviser.explain(match.view(seat), match.legal(seat), Random(len(match.moves)))
    rows = grid()
    for words, chance in told(speech, sight, advice.weighed[:MOST_SHOWN]):
        rows.add_row("•", Prose(words), chance)
    return [Prose(speech.say("terminal-hint-title"), style="bold"), rows]


def told(speech: Speech, sight: Sight, weighed: Iterable[Weighed]) -> Iterator[tuple[str, str]]:
    moves = {move["move"]: move for move in sight.moves}
    for one in weighed:
        reason = speech.tell({"id": one.reason.id, "values": dict(one.reason.values)})
        chance = "" if one.win is None else speech.say("terminal-hint-win", win=speech.text(percent(one.win)))
        yield f"{speech.tell(moves[one.move])}. {reason}", chance


class TentativeMoves:
    """Moves tried on copies of a match, until chance or others are awaited; in a game with secrets, one move."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.moves: list[str] = []
        self.stages = [match]
        """The match before each of the moves, and now."""

    @property
    def now(self) -> Match:
        return self.stages[-1]

    @property
    def sight(self) -> Sight:
        return Sight(self.now, self.seat)

    def is_finished(self) -> bool:
        is_open = not self.now.game.has_secrets
        return bool(self.moves) and not (is_open and self.seat in self.now.actors)

    def add(self, moves: str | list[str]) -> None:
        for move in [moves] if isinstance(moves, str) else moves:
            after = self.now.copy()
            after.play(self.seat, move)
            self.stages.append(after)
            self.moves.append(move)

    def take_back(self) -> bool:
        """Takes back the last move; returns whether there was one."""
        if not self.moves or self.now.game.is_final(self.moves[-1]):
            return False
        self.moves.pop()
        self.stages.pop()
        return True

    def play_in(self, match: Match) -> None:
        for move in self.moves:
            match.play(self.seat, move)


def needs_curtain(match: Match, people: Collection[int], seat: int) -> bool:
    """Whether the others must not see what a seat sees or does now."""
    return len(people) > 1 and (sees_secrets(match, seat) or chooses_secretly(match, seat))


def sees_secrets(match: Match, seat: int) -> bool:
    return match.position(seat) != match.position(PUBLIC)


def chooses_secretly(match: Match, seat: int) -> bool:
    """Whether the seat's choice is secret: it can be changed until the last one is made."""
    others = (other for other in range(match.players) if other != seat)
    return any(may_change(match, other) for other in others) or may_change_later(match, seat)


def may_change(match: Match, seat: int) -> bool:
    """Whether a seat has made its choice and can make another."""
    return seat not in match.actors and bool(match.legal(seat))


def may_change_later(match: Match, seat: int) -> bool:
    trial = match.copy()
    trial.play(seat, trial.legal(seat)[0])
    return may_change(trial, seat)


def who_chose_before(match: Match, people: Collection[int], seat: int) -> int | None:
    """The person who made the previous secret choice and can still change it."""
    latest = [actor for actor, _ in reversed(match.moves)]
    earlier = latest[latest.index(seat) + 1 :] if may_change(match, seat) else latest
    for actor in earlier:
        if isinstance(actor, int) and actor != seat and actor in people and may_change(match, actor):
            return actor
    return None
