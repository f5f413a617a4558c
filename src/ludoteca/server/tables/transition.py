"""Applies the entries of one line of the log to a table."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from ludoteca.engine.fair import FairDice
from ludoteca.engine.game import CHANCE_NAME
from ludoteca.engine.history import History
from ludoteca.engine.match import Match
from ludoteca.server.messages import ChatLine
from ludoteca.server.tables import entries as log
from ludoteca.server.tables.decisions import decisions_after
from ludoteca.server.tables.entries import SeatPlan
from ludoteca.server.tables.table import Request, Seat, Table, seat_of, viewers_at

CHAT_KEPT = 100


@dataclass(slots=True)
class Change:
    """What a line of the log has changed."""

    only: int | None = None
    """The only seat that can notice it; None if everybody can."""
    game: bool = False
    since: int = 0
    """How many events the match had before."""
    again: bool = False
    """Whether so much has changed that the whole state is sent again."""
    table: bool = False
    said: ChatLine | None = None
    done: dict[int, str] = field(default_factory=dict)
    """By seat, the id of the message that this answers."""
    failed: tuple[int, str] | None = None
    """The seat whose bot failed, and the bot."""
    movers: set[int] = field(default_factory=set)
    """Seats that moved."""
    clock_from: int | None = None
    """When the clock of the mover's decision began to run, if not just now."""
    entries: list[log.AnyEntry] = field(default_factory=list)


class Transition:
    """Makes the next table from a copy, or changes the table itself while `is_read`: read from its log, unseen by
    others."""

    def __init__(self, table: Table, is_read: bool = False) -> None:
        self.table = table if is_read else table.copy()
        self.change = Change(since=table.numbers.noted)
        self._owns_match = is_read
        self.table.seq += 1

    def add(self, *entries: log.AnyEntry) -> None:
        for entry in entries:
            self._take(entry)

    def finished(self) -> Table:
        """The table after all entries, with its number and its new decisions."""
        table, change = self.table, self.change
        table.last_at = change.entries[-1].at
        noted = table.match.noted if table.match else 0
        table.numbers = table.numbers.counted(change.only, noted, change.again)
        if change.table:
            table.viewers = viewers_at(table)
        if table.is_over:
            table.code = None
        if change.game:
            self._ask()
        return table

    def _ask(self) -> None:
        table, change, before = self.table, self.change, self.table.decisions
        at = table.last_at if change.clock_from is None else change.clock_from
        table.decisions = decisions_after(before, self._present(), change.movers, table.numbers, at)
        table.fresh = frozenset(
            seat for seat, (old, new) in enumerate(zip(before, table.decisions, strict=True)) if old is not new
        )

    def _take(self, entry: log.AnyEntry, played_after: int | None = None) -> None:
        """Applies an entry. If the match has been played on already, `played_after` is how many events it had
        before."""
        self.change.entries.append(entry)
        match entry:
            case log.Moved():
                self._moved(entry, played_after)
            case log.Began():
                self._began(entry, played_after)
            case log.Undone():
                self._undone(entry)
            case log.Said():
                self._said(entry)
            case log.Revealed():
                self._revealed(entry)
            case log.Reviewed():
                self.table.review = entry.found
            case _:
                self.change.table = True
                self._change_seats(entry)

    def _began(self, entry: log.Began, played_after: int | None) -> None:
        self._fill_seats()
        if played_after is None:
            self._set_up()
            self._let_happen(entry.chance)
        table = self.table
        table.opening = None
        table.requests = {}
        table.past_holders = frozenset(seat.token for seat in table.seats if seat.token)
        self.change.game = self.change.table = True

    def _moved(self, entry: log.Moved, played_after: int | None) -> None:
        match, table, change = self._match(), self.table, self.change
        noted = match.noted if played_after is None else played_after
        if played_after is None:
            match.play(entry.seat, entry.move)
            self._let_happen(entry.chance)
        table.takebacks = table.takebacks.moved(entry, match, noted, table.decisions[entry.seat].at)
        change.game = True
        change.movers.add(entry.seat)
        change.table = change.table or not match.actors
        change.only = entry.seat if entry.quiet and len(change.entries) == 1 else None
        if entry.failed:
            change.failed = entry.seat, entry.failed
        self._remember(entry.seat, entry.id)

    def _undone(self, entry: log.Undone) -> None:
        """Plays the match again without the seat's last move. Its clock goes on as if the move had
        not been made."""
        table, change = self.table, self.change
        moves = self._present().moves
        last = max(number for number, (actor, _) in enumerate(moves) if actor == entry.seat)
        match = table.fresh_match()
        for actor, move in [*moves[:last], *moves[last + 1 :]]:
            match.play(actor, move)
        table.match, self._owns_match = match, True
        step = table.takebacks.last
        change.clock_from = step.decided_since if step else None
        table.takebacks = table.takebacks.undone()
        change.game = change.again = True
        change.movers.add(entry.seat)
        self._remember(entry.seat, entry.id)

    def _said(self, entry: log.Said) -> None:
        line = ChatLine(entry.seat, self.table.names()[entry.seat], entry.text, entry.at)
        self.table.chat = [*self.table.chat[1 - CHAT_KEPT :], line]
        self.change.said = line
        self._remember(entry.seat, entry.id)

    def _revealed(self, entry: log.Revealed) -> None:
        """A server whose key has changed derives a seed that is not the game's; the log's is the right one."""
        self.table.seed = entry.seed
        self.change.table = True
        if self.table.dice and self.table.dice.seed != entry.seed:
            self.table.dice = self._match().dice = dice_of(self.table)

    def _change_seats(self, entry: log.AnyEntry) -> None:
        table = self.table
        match entry:
            case log.Joined():
                self._joined(entry)
            case log.Asked():
                table.requested += 1
                table.requests = {**table.requests, table.requested: Request(entry)}
            case log.Answered():
                self._answered(entry)
            case log.Left():
                self._left(entry)
            case log.Back():
                self._seat(entry.seat).away = False
            case log.Dismissed():
                self._dismissed(entry)
            case log.Muted():
                self._seat(entry.seat).muted = entry.muted
            case log.Door():
                self._set_door(entry)
            case log.Planned():
                self._plan(entry.seat, SeatPlan(entry.kind, entry.bot))
                self._put_seat(entry.seat, seat_of(self.table.plans[entry.seat]))
                self._refuse_requests_for(entry.seat)
            case log.Sealed():
                self._seat(entry.seat).seal = entry.seal
            case log.Texted() | log.Opened():
                self._seat(entry.seat).text = entry.text
            case log.Opening():
                self._fill_seats()
                table.opening, table.requests = entry.at, {}
            case log.Agreed():
                table.agreed = table.agreed | {entry.seat} if entry.hints else table.agreed - {entry.seat}
            case log.Followed():
                table.next = entry.next
            case log.Closed():
                table.why_closed, table.opening, table.requests = entry.why, None, {}

    def _set_door(self, entry: log.Door) -> None:
        """If nobody may watch any more, requests for seats in a running game are dropped."""
        table = self.table
        table.spectators, table.approve = entry.spectators, entry.approve
        if table.match and not table.spectators:
            table.requests = {}

    def _joined(self, entry: log.Joined) -> None:
        seat = self._seat(entry.seat)
        seat.kind, seat.name, seat.token, seat.away, seat.muted = "person", entry.name, entry.token, False, False
        self._forget_holder_of(entry.seat)
        self._refuse_requests_for(entry.seat)
        if self.table.match is None:
            seat.seal, seat.text = entry.seal, entry.text
        else:
            self.table.past_holders |= {entry.token}

    def _refuse_requests_for(self, seat: int) -> None:
        requests = self.table.requests
        self.table.requests = {number: one for number, one in requests.items() if one.asked.seat != seat}

    def _answered(self, entry: log.Answered) -> None:
        table = self.table
        request = table.requests[entry.number]
        if not entry.yes:
            table.requests = {number: one for number, one in table.requests.items() if number != entry.number}
            return
        if entry.seat is not None:
            agreed = sorted({*request.agreed, entry.seat})
            table.requests = {**table.requests, entry.number: Request(request.asked, agreed)}

    def _left(self, entry: log.Left) -> None:
        if self.table.match is None and self.table.opening is None:
            self._put_seat(entry.seat, seat_of(self.table.plans[entry.seat]))
        else:
            self._seat(entry.seat).away = True
        self._remember(entry.seat, entry.id)

    def _forget_holder_of(self, seat: int) -> None:
        """Forgets what the last holder of the seat has agreed to and sent."""
        table = self.table
        table.agreed -= {seat}
        table.requests = {number: request.without(seat) for number, request in table.requests.items()}
        table.done = [*table.done]
        table.done[seat] = History()

    def _dismissed(self, entry: log.Dismissed) -> None:
        table, seat = self.table, self._seat(entry.seat)
        kind = "open" if table.match is None and table.opening is None else "stand-in"
        seal, text = (seat.seal, seat.text) if kind == "stand-in" else ("", "")
        self._put_seat(entry.seat, Seat(kind, seat.bot, seal=seal, text=text))
        self._plan(entry.seat, SeatPlan(kind, seat.bot))
        self._forget_holder_of(entry.seat)

    def _plan(self, seat: int, plan: SeatPlan) -> None:
        self.table.plans = [*self.table.plans]
        self.table.plans[seat] = plan

    def _fill_seats(self) -> None:
        for number, seat in enumerate(self.table.seats):
            if seat.is_free:
                self._put_seat(number, Seat("stand-in", seat.bot))

    def _seat(self, number: int) -> Seat:
        """A copy of the seat, to be changed."""
        seat = msgspec.structs.replace(self.table.seats[number])
        self._put_seat(number, seat)
        return seat

    def _put_seat(self, number: int, seat: Seat) -> None:
        self.table.seats = [*self.table.seats]
        self.table.seats[number] = seat

    # The match

    def _set_up(self) -> None:
        table = self.table
        table.dice = dice_of(table)
        table.match, self._owns_match = table.fresh_match(), True
        for actor, move in table.made.moves:
            table.match.play(actor, move)

    def _present(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def _match(self) -> Match:
        """The match, copied before its first change."""
        if not self._owns_match:
            self.table.match, self._owns_match = self._present().copy(), True
        return self._present()

    def _let_happen(self, chance: list[str]) -> None:
        for move in chance:
            self._present().play(CHANCE_NAME, move)

    def _remember(self, seat: int, id: str | None) -> None:
        if id is None:
            return
        ids = self.table.done[seat].copy()
        ids.append(id)
        self.table.done = [*self.table.done]
        self.table.done[seat] = ids
        self.change.done[seat] = id


def dice_of(table: Table) -> FairDice:
    if table.made.drawn:
        return table.made.drawn.dice()
    assert table.seed is not None, "the seed of a running table is known"
    origin = table.made.continued.table if table.made.continued else None
    return FairDice(
        table.seed,
        table.id,
        table.texts,
        seals=[seat.seal for seat in table.seats],
        begins_after=len(table.made.moves),
        before=None if table.made.unproved else origin,
    )
