"""An evening: several games in a row by the same people, with one code and one score.

Every game has a table of its own, named by the one before it. Seats are kept by token as everywhere: whoever had a
seat finds it kept for them, and nobody else can take it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.games import find
from ludoteca.server.clock import now
from ludoteca.server.lobby import KINDS, checked_match
from ludoteca.server.messages import NextGame, NextSeat
from ludoteca.server.refusals import Refused
from ludoteca.server.tables.entries import Created, SeatPlan
from ludoteca.server.tables.table import Seat, Table
from ludoteca.server.tokens import is_same
from ludoteca.server.workers.thinkers import checked_level, offered, usual_level

MOST_PLAYED = 50
"""How many games of an evening are remembered."""
OF_PEOPLE = ("person", "kept")


def check_may_go_on(table: Table, token: str | None) -> None:
    """After a game the host and everybody seated may make the next table; before it begins only the host."""
    is_host = is_same(token, table.made.host)
    if not is_host and not any(is_same(token, seat.token) for seat in table.seats):
        raise Refused("bad-token", "Only those at the table can do that.")
    if table.opening is not None:
        raise Refused("begun", "The game is about to begin.")
    if not table.is_over and not (is_host and table.phase == "gathering"):
        raise Refused("not-over", "The game is not over.")


def next_game(table: Table, wish: NextGame, is_host: bool, usual: str) -> Created:
    """The table that follows a table, as somebody there wishes."""
    name = wish.game or table.made.game
    level = Level(checked_game(name), usual)
    seats = fitted(table, name, level) if wish.seats is None else seated(table, wish.seats, is_host, level)
    return msgspec.structs.replace(
        table.made,
        game=name,
        rules=find(name).version,
        options=options_for(table, wish, name, len(seats)),
        seats=seats,
        seed=None,
        at=now(),
        spectators=table.spectators,
        approve=table.approve,
        continued=None,
        unproved=False,
        moves=[],
        drawn=None,
        code=table.code or table.made.code,
        evening=table.evening[-MOST_PLAYED:],
    )


def checked_game(name: str) -> str:
    try:
        return find(name).name
    except ValueError as error:
        raise Refused("bad-options", str(error)) from None


class Level:
    """Which bots play the next game: those of the last one, where they can play it."""

    def __init__(self, game: str, usual: str) -> None:
        self._known = offered(game, usual)
        self._game = game
        self._wished = usual
        self._usual = usual_level(game, usual)

    def like(self, bot: str) -> str:
        return bot if bot in self._known else self._usual

    def checked(self, bot: str | None) -> str:
        return self._usual if bot is None else checked_level(self._game, bot, self._wished)


def fitted(table: Table, game: str, level: Level) -> list[SeatPlan]:
    """The same seats, with bots added or left out where the next game needs another number of players."""
    seats = [plan_of(seat, level) for seat in table.seats]
    allowed = find(game).players
    while len(seats) > max(allowed):
        spare = [number for number, seat in enumerate(seats) if seat.kind != "kept"]
        if not spare:
            raise Refused(
                "bad-options", f"{len(seats)} people are too many: at most {max(allowed)} can play {game}."
            )
        del seats[spare[-1]]
    missing = min(allowed) - len(seats)
    return seats + [SeatPlan("bot", level.checked(None))] * missing


def plan_of(seat: Seat, level: Level) -> SeatPlan:
    """A seat as planned for the next table; a person's is kept for them."""
    if seat.kind in OF_PEOPLE:
        return SeatPlan("kept", level.like(seat.bot), seat.name, seat.token)
    return SeatPlan(seat.kind, level.like(seat.bot))


def seated(table: Table, wishes: Sequence[NextSeat], is_host: bool, level: Level) -> list[SeatPlan]:
    """The seats as wished: another order, other people. Only the host may leave somebody out."""
    people = [number for number, seat in enumerate(table.seats) if seat.kind in OF_PEOPLE]
    wished = [wish.seat for wish in wishes if wish.seat is not None]
    if len(set(wished)) < len(wished) or not set(wished) <= set(people):
        raise Refused("bad-options", "A kept seat names somebody who sits here, and everybody once.")
    if not is_host and len(wished) < len(people):
        raise Refused("not-host", "Only the host can leave somebody out.")
    return [planned(table, wish, level) for wish in wishes]


def planned(table: Table, wish: NextSeat, level: Level) -> SeatPlan:
    if (wish.kind == "kept") != (wish.seat is not None):
        raise Refused("bad-options", "A kept seat names the seat that its player has now; other seats name none.")
    if wish.seat is not None:
        return plan_of(table.seats[wish.seat], level)
    if wish.kind not in KINDS:
        raise Refused("bad-options", f"A seat is kept, {', '.join(KINDS)}; not {wish.kind!r}.")
    return SeatPlan(wish.kind, level.checked(wish.bot))


def options_for(table: Table, wish: NextGame, game: str, players: int) -> dict[str, Any]:
    """The options of the last game where they allow this number of players; else the defaults."""
    if wish.options is not None:
        return checked_match(game, players, wish.options).options
    is_same_game = game == table.made.game
    try:
        return checked_match(game, players, table.made.options if is_same_game else {}).options
    except Refused:
        if not is_same_game or players == table.players:
            raise
        return checked_match(game, players, {}).options
