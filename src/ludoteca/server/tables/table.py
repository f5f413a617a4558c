"""A table as its log tells it: seats, match, decisions, chat.

A table that others can see is never changed in place. A change is prepared as a `Draft`, a copy that then replaces
it.
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from ludoteca.engine.fair import FairDice, hash_of_seed
from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.engine.history import History
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.server.findings import Findings
from ludoteca.server.messages import ChatLine
from ludoteca.server.refusals import Refused
from ludoteca.server.tables.decisions import Decision
from ludoteca.server.tables.entries import Asked, Created, Placed, Played, SeatPlan
from ludoteca.server.tables.numbering import Numbering
from ludoteca.server.tables.takebacks import Takebacks

FREE = ("open", "host", "kept")
IDS_KEPT = 64
"""How many of a seat's message ids are remembered, to recognise repeated messages."""


class Seat(msgspec.Struct):
    kind: str
    bot: str
    name: str | None = None
    token: str | None = None
    away: bool = False
    seal: str = ""
    text: str = ""
    muted: bool = False

    @property
    def is_free(self) -> bool:
        return self.kind in FREE

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind in ("bot", "stand-in") or self.away

    @property
    def has_text_to_open(self) -> bool:
        return bool(self.seal) and not self.text


class Request(msgspec.Struct):
    """A request for a seat."""

    asked: Asked
    agreed: list[int] = []

    def without(self, seat: int) -> Request:
        """The request without that seat's consent."""
        return Request(self.asked, [other for other in self.agreed if other != seat])


class Table:
    def __init__(self, id: str, code: str | None, made: Created, seed: str | None) -> None:
        self.id = id
        self.code = code
        """The code by which people find it while it waits for them."""
        self.made = made
        self.game = find(made.game).by_rules(made.rules)
        self.seed = made.drawn.seed if made.drawn else made.seed or seed
        self.hash = made.hash or hash_of_seed(made.seed or "")
        self.plans = made.seats
        """What the seats are, or become again, when nobody sits there."""
        self.seats = [seat_of(plan) for plan in self.plans]
        self.seq = 1
        """The number of lines in its log."""
        self.match: Match | None = None
        self.dice: FairDice | None = None
        self.opening: int | None = None
        """When the players were asked to open their texts for the dice."""
        self.spectators = made.spectators
        self.approve = made.approve
        self.requests: dict[int, Request] = {}
        self.requested = 0
        """How many requests for seats there ever were."""
        self.past_holders: frozenset[str] = frozenset()
        """Hashes of the tokens of all who have or had a seat in the game."""
        self.chat: list[ChatLine] = []
        self.agreed: frozenset[int] = frozenset()
        """Seats whose people want hints."""
        self.next: str | None = None
        self.why_closed: str | None = None
        self.review: Findings | None = None
        """The findings of the review, once there is one."""
        self.last_at = made.at
        self.numbers = Numbering(len(self.seats))
        self.decisions = [Decision()] * len(self.seats)
        self.fresh: frozenset[int] = frozenset()
        """Seats whose decision is new with the last change."""
        self.takebacks = Takebacks()
        self.done: list[History[str]] = [History() for _ in self.seats]
        """By seat, the ids of its messages that have been carried out."""
        self.viewers = viewers_at(self)
        """The viewer for each token's hash; None stands for clients without a token."""

    def copy(self) -> Table:
        """A shallow copy: what is inside is replaced, never changed."""
        other = Table.__new__(Table)
        other.__dict__ = self.__dict__.copy()
        return other

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
    def is_over(self) -> bool:
        return self.phase in ("over", "closed")

    @property
    def is_open(self) -> bool:
        """Whether every secret may be known: after the end, if the table's settings say so."""
        return self.made.open_at_end and self.is_over

    @property
    def evening(self) -> list[Played]:
        """The finished games of the evening. A game that went on from a moment of another does not count."""
        counts = self.phase == "over" and self.made.continued is None
        return [*self.made.evening, self.result] if counts else self.made.evening

    @cached_property
    def result(self) -> Played:
        """How everybody finished."""
        assert self.match is not None
        standing = self.match.shown_for(PUBLIC)["standing"]
        places = {rank["seat"]: rank["place"] for rank in standing["ranks"]} if standing else {}
        return Played(
            self.made.game,
            [Placed(places.get(number, self._place(number)), seat.name) for number, seat in enumerate(self.seats)],
        )

    def _place(self, seat: int) -> int:
        """The place of a seat in games that tell no order: winners first, then all others."""
        assert self.match is not None
        winners = self.match.winners
        return 1 if seat in winners else len(winners) + 1

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats)

    @property
    def hints_are_on(self) -> bool:
        """A person alone with bots may ask for hints; several people must all have agreed."""
        return len(self.people) <= 1 or self.agreed.issuperset(self.people)

    @property
    def awaited(self) -> list[int]:
        if self.match is None or self.why_closed is not None:
            return []
        return [actor for actor in self.match.actors if isinstance(actor, int)]

    @property
    def texts(self) -> list[str]:
        return [seat.text for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """Seats that belong to somebody, connected or not."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def viewer_of(self, key: str | None) -> Viewer:
        """What the holder of a token (given by its hash) may see. Raises Refused."""
        try:
            return self.viewers[key]
        except KeyError:
            pass
        if key is None:
            raise Refused("no-spectators", "Nobody may watch at this table.")
        raise Refused("bad-token", "This token is nobody's at this table.")

    def is_done(self, seat: int, id: str) -> bool:
        """Whether this message of a seat has been carried out already."""
        done = self.done[seat]
        return id in done.since(max(0, len(done) - IDS_KEPT))

    def names(self) -> list[str]:
        return [seat.name or f"Bot {number} ({seat.bot})" for number, seat in enumerate(self.seats, 1)]

    def fresh_match(self) -> Match:
        """A new match with this table's settings."""
        match = Match(self.game, self.players, self.made.options)
        match.dice, match.seed_hash = self.dice, self.hash
        return match

    def expect(self, phase: str) -> None:
        """Raises Refused unless the table is in this phase."""
        if self.phase == phase:
            return
        code, sentence = {
            "gathering": ("not-begun", "The game has not begun."),
            "playing": ("begun", "The game has begun already."),
            "over": ("over", "The game is over."),
            "closed": ("closed", "The table is closed."),
        }[self.phase]
        raise Refused(code, sentence)


def seat_of(plan: SeatPlan) -> Seat:
    return Seat(plan.kind, plan.bot, plan.name, plan.token)


def viewers_at(table: Table) -> dict[str | None, Viewer]:
    """What each token's holder may see. Those who ask for a seat see what the public sees, like the host's own
    screen."""
    viewers: dict[str | None, Viewer] = {table.made.host: PUBLIC}
    viewers |= {request.asked.token: PUBLIC for request in table.requests.values()}
    viewers |= {seat.token: number for number, seat in enumerate(table.seats) if seat.kind == "person"}
    if table.spectators:
        viewers[None] = PUBLIC
    return viewers
