"""What can be done to tables from outside the game: make, join, begin, close, once more, go on from a moment."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.game import RefusedValue
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.server.checks import checked_dice_text, checked_name
from ludoteca.server.clock import now
from ludoteca.server.entries import Closed, Created, Joined, Origin, SeatPlan
from ludoteca.server.hall import Hall, new_seed
from ludoteca.server.messages import Continuation, Custom, Join, NewTable, RecordContinuation, SeatWish
from ludoteca.server.refusals import Refused
from ludoteca.server.replays import ALL, check_open
from ludoteca.server.room import Room
from ludoteca.server.secrets import hashed, is_same, new_token
from ludoteca.server.thinking import checked_level, usual_level

KINDS = ("open", "host", "bot", "stand-in")


async def make(hall: Hall, wish: NewTable) -> tuple[Room, str]:
    """The table and the host's token."""
    match = checked_match(wish.game, len(wish.seats), wish.options)
    return await make_as(hall, wish, wish.game, match.options)


async def go_on(hall: Hall, old: Room, wish: Continuation) -> tuple[Room, str]:
    """A new table from a moment of a finished game."""
    match = finished(old)
    check_moment(wish, match.players, len(match.moves))
    origin = Origin(old.table.id, wish.moves)
    return await make_as(hall, wish, match.game.name, match.options, origin, match.moves[: wish.moves])


async def go_on_with(hall: Hall, wish: RecordContinuation) -> tuple[Room, str]:
    """A new table from a moment of a game that somebody has kept."""
    kept = await hall.thinkers.watch(wish.record.encode(), ALL)
    moves = [(step["actor"], step["text"]) for step in kept.steps[1:]]
    check_moment(wish, len(kept.names), len(moves))
    return await make_as(hall, wish, kept.game, kept.options, None, moves[: wish.moves])


def check_moment(wish: Continuation, players: int, moves: int) -> None:
    if len(wish.seats) != players:
        raise Refused("bad-options", f"The game has {players} seats, not {len(wish.seats)}.")
    if wish.moves >= moves:
        raise Refused("bad-options", f"The game has {moves} moves; go on from an earlier one.")


async def make_as(
    hall: Hall,
    wish: Custom,
    game: str,
    options: dict[str, Any],
    continued: Origin | None = None,
    moves: list[Any] | None = None,
) -> tuple[Room, str]:
    token = new_token()
    made = Created(
        at=now(),
        game=game,
        options=options,
        seats=[planned(hall, game, seat) for seat in wish.seats],
        host=hashed(token),
        seed=new_seed(),
        time=wish.time,
        public=wish.public,
        chat=wish.chat,
        open_at_end=wish.open_at_end,
        continued=continued,
        moves=moves or [],
    )
    room = await hall.create(made)
    async with room.held():
        await room.begin_if_full()
    return room, token


def checked_match(game: str, players: int, options: dict[str, Any]) -> Match:
    try:
        return Match(find(game), players, options)
    except RefusedValue as refused:
        raise Refused("bad-options", str(refused), refused.reasons) from None
    except (ValueError, TypeError, AttributeError) as error:
        raise Refused("bad-options", str(error)) from None


def planned(hall: Hall, game: str, wish: SeatWish) -> SeatPlan:
    if wish.kind not in KINDS:
        raise Refused("bad-options", f"A seat is {', '.join(KINDS)}; not {wish.kind!r}.")
    level = usual_level(game, hall.settings.bot) if wish.bot is None else checked_level(game, wish.bot)
    return SeatPlan(wish.kind, level)


async def join(room: Room, wish: Join, token: str | None) -> tuple[int, str]:
    """The seat, and the token it is held by."""
    name, text = checked_name(wish.name), checked_dice_text(wish.text)
    if room.table.phase not in ("gathering", "playing"):
        room.expect("gathering")
    seat = chosen_seat(room, wish.seat, token)
    own = token if room.table.seats[seat].kind == "kept" and token else new_token()
    await room.write(Joined(seat=seat, name=name, token=hashed(own), text=text, at=now()))
    await room.begin_if_full()
    return seat, own


def chosen_seat(room: Room, wished: int | None, token: str | None) -> int:
    seats = room.table.seats
    if wished is not None:
        if wished >= len(seats):
            raise Refused("no-such-seat", f"There is no seat {wished}: the seats are 0 to {len(seats) - 1}.")
        if not may_take(room, wished, token):
            raise Refused("seat-taken", f"Seat {wished} is not free for you.")
        return wished
    free = [seat for seat in range(len(seats)) if may_take(room, seat, token)]
    if not free:
        raise Refused("full", "No seat is free for you at this table.")
    return min(free, key=lambda seat: (ORDER.index(seats[seat].kind), seat))


ORDER = ("kept", "host", "open", "stand-in")
"""In which order free seats are taken by who does not choose."""


def may_take(room: Room, seat: int, token: str | None) -> bool:
    match room.table.seats[seat].kind:
        case "open" | "stand-in":
            return True
        case "host":
            return is_same(token, room.table.made.host)
        case "kept":
            return is_same(token, room.table.seats[seat].token)
        case _:
            return False


def check_host(room: Room, token: str | None) -> None:
    if not is_same(token, room.table.made.host):
        raise Refused("not-host", "Only who made the table can do that.")


def check_belongs(room: Room, token: str | None) -> None:
    """The host, or somebody who has a seat."""
    if not any(is_same(token, kept) for kept in (room.table.made.host, *(seat.token for seat in room.table.seats))):
        raise Refused("bad-token", "Only those at the table can do that.")


async def begin(room: Room, token: str | None) -> None:
    check_host(room, token)
    room.expect("gathering")
    await room.begin()


async def close(room: Room, token: str | None) -> None:
    check_host(room, token)
    if room.table.phase not in ("gathering", "playing"):
        room.expect("playing")
    await room.write(Closed(why="host", at=now()))


async def rematch(hall: Hall, room: Room, token: str | None) -> Room:
    check_belongs(room, token)
    if room.table.phase not in ("over", "closed"):
        raise Refused("not-over", "The game is not over.")
    return await hall.rematch(room)


def finished(room: Room) -> Match:
    """The match of a table whose secrets may be known."""
    check_open(room.table)
    if room.table.match is None:
        raise Refused("not-begun", "The table was closed before the game began.")
    room.table.match.names = room.table.names()
    return room.table.match
