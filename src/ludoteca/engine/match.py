"""A match: one game in progress, with moves as text."""

from __future__ import annotations

import secrets
from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any, Literal

from ludoteca.engine.dice import SEEDS, Dice
from ludoteca.engine.fair import FairDice
from ludoteca.engine.game import CHANCE_NAME, PUBLIC, Game, View, Viewer
from ludoteca.engine.history import History
from ludoteca.engine.layout import Layout
from ludoteca.engine.limits import refuse_legal, refuse_outcomes, refuse_place
from ludoteca.engine.many.loop import MOST_DECISIONS, goes_on
from ludoteca.engine.notation import Unreadable
from ludoteca.engine.notes import PLACE, SEAT, SECRET, WHAT, Noted
from ludoteca.engine.notes import PUBLIC as TO_ALL
from ludoteca.engine.seats import CHANCE_ALONE, MOST_PLAYERS, NOBODY, SETS, chance_is_awaited, members
from ludoteca.engine.telling import (
    Area,
    Figure,
    Move,
    Sentence,
    Shown,
    Standing,
    Story,
    Telling,
    Told,
    players,
    say,
)

Actor = int | Literal["chance"]
"""A seat, or chance."""

Bot = Callable[[View, list[str], Random], str]
"""A bot gets its seat's view, its legal moves and a random generator of its own, and returns one of the moves."""


CHANCE_ACTS = (CHANCE_NAME,)
SEATS_BY_NUMBER = tuple(f"seat {seat}" for seat in range(MOST_PLAYERS))


class IllegalMove(ValueError):
    """A move that was refused.

    `code` is stable for programs, `reason` is a sentence for people, as data; `str` gives it in English, or the
    code in a browser, where pages put `reason` into words.
    """

    def __init__(self, code: str, reason: Sentence) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason

    def __str__(self) -> str:
        try:
            from ludoteca.words import FALLBACK, NO_BREAK, Words
        except ModuleNotFoundError:
            return self.code
        return Words(FALLBACK).tell(self.reason, SEATS_BY_NUMBER).replace(NO_BREAK, " ")


class Match:
    """Made by `ludoteca.new` or `ludoteca.load`."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.options = game.check_options(options)
        self.names = _checked_names(names, players)
        self.dice: Dice | FairDice | None = None if seed is None else Dice(seed)
        self.seed_hash: str | None = None
        self._state: Layout = game.set_up(players, self.options)
        self._moves: History[tuple[Actor, int, int]] = History()
        """Who moved, the move, and how many events there were before it."""
        self._notes: History[Noted] = History()
        self._story: tuple[int, Story] | None = None
        """How many events were told, and the story after them."""
        self._known: dict[Viewer, Any] = {}
        """What viewers may know now; not to be changed."""
        self._legal: dict[int, list[int]] = {}
        """What seats can do now, where it was asked for; shared by copies in the same position."""
        self._collect_notes()

    def __repr__(self) -> str:
        awaited = ", ".join(map(str, self.actors)) or "over"
        return f"<Match of {self.game.name}: {self.players} players, {len(self._moves)} moves, {awaited}>"

    @property
    def state(self) -> Any:
        """The state itself with every secret, for code that knows its fields. Only moves may change it."""
        return self._state

    @property
    def notes(self) -> list[Noted]:
        """What the rules have noted, with every secret, as numbers; `events` tells the same."""
        return self._notes.since(0)

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Who is awaited: ("chance",), seats, or () at the end."""
        awaited = self._state.awaited
        return CHANCE_ACTS if awaited == CHANCE_ALONE else SETS[awaited]

    @property
    def moves(self) -> list[tuple[Actor, str]]:
        """Every move so far, with the actor who made it."""
        return self.moves_since(0)

    def moves_since(self, made: int) -> list[tuple[Actor, str]]:
        """The moves after the first `made`."""
        return [(actor, self.game.notation.text(move)) for actor, move, _ in self._moves.since(made)]

    @property
    def made(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    @property
    def winners(self) -> list[int]:
        """The winning seats when the game is over, else []."""
        return members(self._state.winners)

    def legal(self, actor: Actor) -> list[str]:
        """The moves that a seat, or "chance", can make now, sorted; includes moves that would replace a secret
        choice."""
        moves = [move for move, _ in self._possible()] if actor == CHANCE_NAME else self.legal_numbers(actor)
        return sorted(map(self.game.notation.text, moves))

    def legal_numbers(self, seat: Any) -> list[int]:
        """A seat's legal moves as numbers of the notation, unsorted; not to be changed."""
        if not self._is_seat(seat) or chance_is_awaited(self._state) or not self._state.awaited:
            return []
        if seat not in self._legal:
            self._legal[seat] = self._listed(seat)
        return self._legal[seat]

    def _listed(self, seat: int) -> list[int]:
        moves = [0] * self.game.rules.MOST_LEGAL
        count = self.game.rules.legal(self._state, seat, moves)
        if count > len(moves):
            refuse_legal(count, len(moves))
        return moves[:count]

    def chance(self) -> list[tuple[str, Fraction]]:
        """The possible chance moves with their exact probabilities; [] when chance is not awaited."""
        possible = self._possible()
        total = sum(weight for _, weight in possible)
        return sorted((self.game.notation.text(move), Fraction(weight, total)) for move, weight in possible)

    def play(self, actor: Actor, text: str) -> None:
        """Makes a move. Raises IllegalMove, and changes nothing, if it is not legal."""
        self._make(actor, self._read(actor, text))

    def let_chance_decide(self, dice: Dice | FairDice) -> str:
        """Makes the chance move that the dice give, and returns it."""
        move = self.game.rules.chance_move(self._state, dice.outcome(*self.chance_event()))
        self._make(CHANCE_NAME, move)
        return self.game.notation.text(move)

    def position(self, seat: Viewer = None) -> dict[str, Any]:
        """The whole position; with a seat, what it may know; with "public", what anybody may know."""
        return self.game.position(self.known(seat), seat)

    def positions(self, viewers: Iterable[Viewer]) -> list[dict[str, Any]]:
        """The positions of several viewers at once; they share their public part."""
        return self.game.positions(self._state, viewers)

    def view(self, seat: int) -> View:
        """What a bot on a seat sees: what the seat may know, which seat it is, and the options."""
        return self.game.view(self.known(seat), seat, self.options)

    def known(self, seat: Viewer) -> Any:
        """A state with exactly what a seat, or with "public" anybody, may know; a full copy for None."""
        return self.game.seen(self._state, self._viewer(seat))

    @property
    def events(self) -> list[dict[str, Any]]:
        """What has happened, with every secret. `move` is the number of the move that caused it."""
        noted_before = [noted for _, _, noted in self._moves]
        seen = (self.game.event(note, None) for note in self._notes)
        return [{"move": bisect(noted_before, number), **event} for number, event in enumerate(seen) if event]

    @property
    def noted(self) -> int:
        """How many events there were so far, seen or unseen."""
        return len(self._notes)

    def events_for(self, seat: Viewer, since: int = 0) -> list[dict[str, Any]]:
        """The events after the first `since`, as far as a seat or ("public") anybody may know them."""
        viewer = self._viewer(seat)
        seen = (self.game.event(note, viewer) for note in self._notes.since(since))
        return [event for event in seen if event]

    def events_for_each(self, viewers: Sequence[Viewer], since: int) -> list[list[dict[str, Any]]]:
        """`events_for` for several viewers at once."""
        seen: list[list[dict[str, Any]]] = [[] for _ in viewers]
        for note in self._notes.since(since):
            public = self.game.event(note, PUBLIC)
            for viewer, events in zip(viewers, seen, strict=True):
                is_same = note[WHAT].secrecy is TO_ALL or viewer not in (None, note[SEAT])
                event = public if is_same else self.game.event(note, viewer)
                if event:
                    events.append(event)
        return seen

    def notes_since(self, since: int) -> list[Noted]:
        """The notes after the first `since`."""
        return self._notes.since(since)

    def is_noticed_by(self, seat: Viewer, since: int) -> bool:
        """Whether a seat may know of any event after the first `since`."""
        return any(self.game.event(note, seat) for note in self.notes_since(since))

    def is_noticed_by_others(self, seat: int, since: int) -> bool:
        """Whether anybody but this seat may know of any event after the first `since`."""
        alone = (seat, NOBODY)
        return any(note[WHAT].secrecy is not SECRET or note[SEAT] not in alone for note in self.notes_since(since))

    # What people are told

    def shown_for(self, seat: Viewer) -> Shown:
        """What a seat, or ("public") anybody, is shown besides the position."""
        return self.shown_for_each([seat])[0]

    def shown_for_each(self, viewers: Sequence[Viewer]) -> list[Shown]:
        """`shown_for` for several viewers at once."""
        public = self._looked_at(PUBLIC)
        figures = [self.telling.figures(public, seat) for seat in range(self.players)]
        standing = None if self.actors else self.telling.standing(public)
        return [self._shown(self._viewer(viewer), figures, standing) for viewer in viewers]

    def _shown(self, viewer: Viewer, figures: list[list[Figure]], standing: Standing | None) -> Shown:
        known, seat = self._looked_at(viewer), place_of(viewer)
        shown: Shown = {
            "question": self.telling.question(known, seat),
            "figures": figures,
            "details": self.telling.details(known, seat),
            "standing": standing,
        }
        if shown["details"] is None:
            shown["areas"] = self.telling.areas(known, seat)
        return shown

    def moves_told(self, seat: int) -> list[Move]:
        """A seat's moves in words, with what each would make; also moves that one might expect but that are not
        legal."""
        return self.telling.moves(self._looked_at(seat), seat, self.legal_numbers(seat))

    def _looked_at(self, viewer: Viewer) -> Any:
        """Like `known`, but shared between calls: callers must not change it."""
        if viewer not in self._known:
            self._known[viewer] = self.known(viewer)
        return self._known[viewer]

    def areas_for(self, seat: Viewer) -> list[Area]:
        """Everything on the table, as far as a seat or ("public") anybody may know it."""
        viewer = self._viewer(seat)
        return self.telling.areas(self._looked_at(viewer), place_of(viewer))

    def told_for(self, seat: Viewer, since: int = 0) -> list[Told]:
        """The story after the first `since` events, as far as a seat or ("public") anybody may know it."""
        return self.told_for_each([seat], since)[0]

    def told_for_each(self, viewers: Sequence[Viewer], since: int) -> list[list[Told]]:
        """`told_for` for several viewers at once."""
        before = self._story_at(since)
        public, *others = self.events_for_each([PUBLIC, *viewers], since)
        after = before.copy()
        told_to_all = after.tell(public)
        self._story = self.noted, after
        return [told_to_all if events == public else before.copy().tell(events) for events in others]

    def _story_at(self, noted: int) -> Story:
        """A story that has seen the first `noted` events."""
        if self._story is None or self._story[0] > noted:
            self._story = 0, self.telling.story(self.players)
        told, story = self._story
        if told < noted:
            story = story.copy()
            story.tell(list(filter(None, (self.game.event(note, PUBLIC) for note in self._noted_in(told, noted)))))
            self._story = noted, story
        return story

    def _noted_in(self, since: int, until: int) -> Iterable[Noted]:
        return islice(self._notes.since(since), until - since)

    @property
    def telling(self) -> Telling[Any]:
        return self.game.tells

    def with_state(self, state: Layout) -> Match:
        """The same match in another position."""
        other = self.copy()
        other._state, other._legal = state, {}
        return other

    def copy(self) -> Match:
        """An independent match in the same position."""
        other = Match.__new__(Match)
        other.__dict__ = self.__dict__.copy()
        other.options, other.names = dict(self.options), list(self.names)
        other._state, other._moves, other._notes = self._state.copy(), self._moves.copy(), self._notes.copy()
        other._known = {}
        return other

    def record(self) -> str:
        """The game so far as text; `ludoteca.load` gives the match back."""
        from ludoteca.engine.record import written

        return written(self)

    def run(self, bots: Bot | Sequence[Bot]) -> Match:
        """Plays the match out with chance and bots: one bot for all seats, or one for each.

        A game that does not end is cut short after `MOST_DECISIONS`; then it still awaits somebody.
        """
        seats = [bots] * self.players if callable(bots) else list(bots)
        if len(seats) != self.players:
            raise ValueError(f"{self.players} players need {self.players} bots, not {len(seats)}.")
        dice = self.dice = self.dice or Dice(secrets.randbelow(SEEDS))
        generators = [Random(f"{dice.seed} seat {seat}") for seat in range(self.players)]
        decisions = 0
        while goes_on(self._state, decisions, MOST_DECISIONS):
            actor = self.actors[0]
            if isinstance(actor, str):
                self.let_chance_decide(dice)
            else:
                self.play(actor, seats[actor](self.view(actor), self.legal(actor), generators[actor]))
                decisions += 1
        return self

    def chance_event(self) -> tuple[int, int]:
        """The key of the chance event that is awaited, and how many equally likely outcomes it has."""
        if not chance_is_awaited(self._state):
            raise IllegalMove("not-awaited", self._who_is_awaited())
        outcomes = self.game.rules.chance_outcomes(self._state)
        if not 1 <= outcomes <= self.game.rules.MOST_OUTCOMES:
            refuse_outcomes(outcomes, self.game.rules.MOST_OUTCOMES)
        return self.game.rules.chance_key(self._state), outcomes

    def chance_text(self, outcome: int) -> str:
        """The chance move of an outcome."""
        return self.game.notation.text(self.game.rules.chance_move(self._state, outcome))

    def _possible(self) -> list[tuple[int, int]]:
        if not chance_is_awaited(self._state):
            return []
        notation, weight = self.game.notation, self.game.rules.chance_weight
        weighed = ((move, weight(self._state, move)) for move in range(notation.player_moves, notation.moves))
        return [(move, ways) for move, ways in weighed if ways]

    def _make(self, actor: Actor, move: int) -> None:
        self._known, self._legal = {}, {}
        if actor == CHANCE_NAME:
            self.game.rules.happen(self._state, move)
        else:
            self.game.rules.play(self._state, int(actor), move)
        self._moves.append((actor, move, len(self._notes)))
        self._collect_notes()

    def _read(self, actor: Actor, text: str) -> int:
        if not self._state.awaited:
            raise IllegalMove("over", say("refused-over"))
        if actor == CHANCE_NAME:
            return self._read_chance(text)
        if not self._is_seat(actor):
            raise IllegalMove("no-such-seat", say("refused-no-seat", seat=repr(actor), last=self.players - 1))
        legal = self.legal_numbers(actor)
        if not legal:
            reason = self.telling.why_not_awaited(self.known(int(actor)), int(actor))
            raise IllegalMove("not-awaited", reason or self._who_is_awaited())
        move = self._number(text, by_chance=False)
        if move not in legal:
            raise IllegalMove("not-legal", self.telling.why_not(self.known(int(actor)), int(actor), move))
        return move

    def _read_chance(self, text: str) -> int:
        if not chance_is_awaited(self._state):
            raise IllegalMove("not-awaited", self._who_is_awaited())
        move = self._number(text, by_chance=True)
        if not self.game.rules.chance_weight(self._state, move):
            raise IllegalMove("not-possible", say("refused-not-possible", move=self.game.notation.text(move)))
        return move

    def _number(self, text: object, by_chance: bool) -> int:
        if not isinstance(text, str):
            raise IllegalMove("unreadable", say("refused-no-text", given=repr(text)))
        try:
            return self.game.notation.read(text, by_chance)
        except Unreadable as error:
            raise IllegalMove("unreadable", say("refused-unreadable", problem=str(error))) from None

    def _who_is_awaited(self) -> Sentence:
        if not self.actors:
            return say("refused-over")
        if chance_is_awaited(self._state):
            return say("refused-chance")
        return say("refused-not-awaited", players=players(members(self._state.awaited)))

    def _is_seat(self, seat: object) -> bool:
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.players

    def _viewer(self, seat: Viewer) -> Viewer:
        if seat is None or seat == PUBLIC or self._is_seat(seat):
            return seat
        raise ValueError(
            f"There is no seat {seat!r}: the seats are 0 to {self.players - 1}; 'public' is what anybody may know."
        )

    def _collect_notes(self) -> None:
        notes = self._state.events
        if notes:
            for note in notes:
                if not 0 <= note[PLACE] < note[WHAT].places:
                    refuse_place(note)
                self._notes.append(note)
            notes.clear()


def place_of(viewer: Viewer) -> int:
    """The seat of a viewer; NOBODY for spectators."""
    return viewer if isinstance(viewer, int) else NOBODY


def _checked_names(names: Sequence[str] | None, players: int) -> list[str]:
    if names is None:
        return [f"Player {seat + 1}" for seat in range(players)]
    clean = [" ".join(str(name).split()) for name in names]
    if len(clean) != players or not all(clean):
        raise ValueError(f"{players} players need {players} names, none of them empty.")
    return clean
