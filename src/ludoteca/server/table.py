"""A table as its log tells it: seats, the match, who is asked what, what was said. Nothing here waits or writes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from ludoteca.engine.fair import FairDice
from ludoteca.engine.game import CHANCE_NAME
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.server.decisions import Decisions
from ludoteca.server.entries import (
    Agreed,
    AnyEntry,
    Back,
    Began,
    Closed,
    Created,
    Followed,
    Joined,
    Left,
    Moved,
    Said,
    Texted,
    Undone,
)
from ludoteca.server.messages import ChatLine
from ludoteca.server.numbers import Numbers
from ludoteca.server.takebacks import Takebacks

FREE = ("open", "host", "kept")
CHAT_KEPT = 100
IDS_KEPT = 64


class Seat(msgspec.Struct):
    kind: str
    bot: str
    name: str | None = None
    token: str | None = None
    away: bool = False
    text: str = ""

    @property
    def is_free(self) -> bool:
        return self.kind in FREE

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind in ("bot", "stand-in") or self.away


class Change(msgspec.Struct):
    """What an entry has changed."""

    only: int | None = None
    """The seat that alone can notice it."""
    game: bool = False
    since: int = 0
    """How many things had happened in the match before."""
    again: bool = False
    """So much that everything is told again."""
    table: bool = False
    said: ChatLine | None = None
    done: tuple[int, str] | None = None
    """Which seat's message this is the answer to."""
    failed: tuple[int, str] | None = None
    """The seat whose bot failed, and the bot."""


class Table:
    def __init__(self, id: str, code: str | None, made: Created) -> None:
        self.id = id
        self.code = code
        self.made = made
        self.game = find(made.game)
        self.seats = [Seat(plan.kind, plan.bot, plan.name, plan.token) for plan in made.seats]
        self.seq = 1
        self.match: Match | None = None
        self.dice: FairDice | None = None
        self.hash = FairDice(made.seed, id, []).hash
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.agreed: set[int] = set()
        """Seats whose people want hints."""
        self.next: str | None = None
        self.why_closed: str | None = None
        self.last_at = made.at
        self.numbers = Numbers(len(self.seats))
        self.decisions = Decisions(len(self.seats))
        self.takebacks = Takebacks()
        self._done: list[dict[str, None]] = [{} for _ in self.seats]

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def phase(self) -> str:
        if self.why_closed is not None:
            return "closed"
        if self.match is None:
            return "gathering"
        return "playing" if self.match.actors else "over"

    @property
    def is_open(self) -> bool:
        """Whether every secret may be known: at the end, where the table's rule says so."""
        return self.made.open_at_end and self.phase in ("over", "closed")

    @property
    def hints_are_on(self) -> bool:
        """Who plays alone against bots may ask; several people must all have agreed."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return len(people) <= 1 or self.agreed.issuperset(people)

    @property
    def awaited(self) -> list[int]:
        if self.match is None or self.why_closed is not None:
            return []
        return [actor for actor in self.match.actors if isinstance(actor, int)]

    def is_done(self, seat: int, id: str) -> bool:
        """Whether this message of a seat has been carried out already."""
        return id in self._done[seat]

    def names(self) -> list[str]:
        return [seat.name or f"Bot {number} ({seat.bot})" for number, seat in enumerate(self.seats, 1)]

    def begin(self, at: int) -> Began:
        """The entry that begins the game; what chance does first is drawn."""
        self._set_up()
        return Began(at=at, chance=self._draw())

    def move(self, seat: int, text: str, at: int, id: str | None, failed: str | None) -> Moved:
        """The entry of a move that is made now; what chance does then is drawn. Raises IllegalMove."""
        match = self._match()
        made, noted = match.made, match.noted
        match.play(seat, text)
        chance = self._draw()
        others = (other for other in range(self.players) if other != seat)
        quiet = not any(match.is_noticed_by(other, noted) for other in others)
        return Moved(
            seat=seat, move=match.moves_since(made)[0][1], chance=chance, at=at, id=id, quiet=quiet, failed=failed
        )

    def apply(self, entry: AnyEntry, made_here: bool = False) -> Change:
        """Brings the table up to an entry of its log. `made_here`: `begin` or `move` have done the playing."""
        self.seq += 1
        self.last_at = entry.at
        change = self._applied(entry, made_here)
        self.numbers.count(change.only, self.match.noted if self.match else 0)
        if change.game:
            actor = entry.seat if isinstance(entry, Moved | Undone) else None
            self.decisions.look(self._match(), actor, self.numbers, entry.at)
        if change.again:
            self.numbers.break_off()
        return change

    def _applied(self, entry: AnyEntry, made_here: bool) -> Change:
        match entry:
            case Began():
                return self._apply_began(entry, made_here)
            case Moved():
                return self._apply_moved(entry, made_here)
            case Undone():
                return self._apply_undone(entry)
            case Said():
                return self._apply_said(entry)
            case _:
                self._apply_to_seats(entry)
                return Change(table=True)

    def _apply_began(self, entry: Began, made_here: bool) -> Change:
        for seat in self.seats:
            if seat.is_free:
                seat.kind, seat.name, seat.token = "stand-in", None, None
        if not made_here:
            self._set_up()
            self._let_happen(entry.chance)
        return Change(game=True, table=True)

    def _apply_moved(self, entry: Moved, made_here: bool) -> Change:
        match = self._match()
        if not made_here:
            match.play(entry.seat, entry.move)
            self._let_happen(entry.chance)
        self.takebacks.moved(entry, self.numbers.noted, match.noted)
        return Change(
            game=True,
            table=not match.actors,
            since=self.numbers.noted,
            only=entry.seat if entry.quiet else None,
            done=self._remember(entry.seat, entry.id),
            failed=(entry.seat, entry.failed) if entry.failed else None,
        )

    def _apply_undone(self, entry: Undone) -> Change:
        """The match is played again without the seat's last move."""
        moves = self._match().moves
        last = max(number for number, (actor, _) in enumerate(moves) if actor == entry.seat)
        self.match = self._fresh_match()
        for actor, move in [*moves[:last], *moves[last + 1 :]]:
            self.match.play(actor, move)
        self.takebacks.undone()
        return Change(game=True, again=True, done=self._remember(entry.seat, entry.id))

    def _apply_said(self, entry: Said) -> Change:
        line = ChatLine(entry.seat, self.names()[entry.seat], entry.text, entry.at)
        self.chat.append(line)
        return Change(said=line, done=self._remember(entry.seat, entry.id))

    def _apply_to_seats(self, entry: AnyEntry) -> None:
        match entry:
            case Joined():
                seat = self.seats[entry.seat]
                seat.kind, seat.name, seat.token, seat.away = "person", entry.name, entry.token, False
                self.agreed.discard(entry.seat)
                if self.match is None:
                    seat.text = entry.text
            case Left() if self.match is None:
                plan = self.made.seats[entry.seat]
                self.seats[entry.seat] = Seat(plan.kind, plan.bot, plan.name, plan.token)
            case Left():
                self.seats[entry.seat].away = True
            case Back():
                self.seats[entry.seat].away = False
            case Texted():
                self.seats[entry.seat].text = entry.text
            case Agreed():
                self.agreed = self.agreed | {entry.seat} if entry.hints else self.agreed - {entry.seat}
            case Followed():
                self.next = entry.next
            case Closed():
                self.why_closed = entry.why

    def _set_up(self) -> None:
        texts = [seat.text for seat in self.seats]
        self.dice = FairDice(self.made.seed, self.id, texts, len(self.made.moves))
        self.match = self._fresh_match()
        for actor, move in self.made.moves:
            self.match.play(actor, move)

    def _fresh_match(self) -> Match:
        match = Match(self.game, self.players, self.made.options)
        match.dice, match.seed_hash = self.dice, self.hash
        return match

    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def _draw(self) -> list[str]:
        """Chance moves as long as it is awaited."""
        match, drawn = self._match(), []
        assert self.dice is not None
        while match.actors == (CHANCE_NAME,):
            drawn.append(match.let_chance_decide(self.dice))
        return drawn

    def _let_happen(self, chance: Iterable[str]) -> None:
        for move in chance:
            self._match().play(CHANCE_NAME, move)

    def _remember(self, seat: int, id: str | None) -> tuple[int, str] | None:
        if id is None:
            return None
        done = self._done[seat]
        done[id] = None
        if len(done) > IDS_KEPT:
            del done[next(iter(done))]
        return seat, id
