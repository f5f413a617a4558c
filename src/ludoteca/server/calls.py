"""The calls that clients make beside their socket, over HTTP or through a port in the browser.

The docstrings of the calls become the descriptions in /api.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.games import GAMES
from ludoteca.server import evening, host_actions, lobby, replays
from ludoteca.server.afterwards import ReviewState
from ludoteca.server.call_answers import (
    Answer,
    CallRequest,
    body_of,
    is_number,
    json,
    packed,
)
from ludoteca.server.clock import now
from ludoteca.server.findings import Findings
from ludoteca.server.limits import Allowances
from ludoteca.server.looking import MOST_MOVES, Tell
from ludoteca.server.messages import (
    Admit,
    Continuation,
    DoorWish,
    Join,
    Mute,
    NewTable,
    NextGame,
    RecordContinuation,
    SeatNamed,
    SeatPlanned,
    TableInfo,
)
from ludoteca.server.refusals import Refused
from ludoteca.server.reviews import Keep, Look
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.rooms.room import Room
from ludoteca.server.tables.entries import Reviewed
from ludoteca.server.tables.table import Table
from ludoteca.server.tokens import is_same
from ludoteca.server.views import table_info
from ludoteca.server.workers.questions import Retell
from ludoteca.server.workers.thinkers import offered
from ludoteca.study.exercises import file_of

MOST_RECORD_BYTES = 1 << 20
MOST_LISTED = 100


class Calls:
    def __init__(self, hall: Hall, allowances: Allowances) -> None:
        self._hall = hall
        self._allowances = allowances

    async def games(self, asked: CallRequest) -> Answer:
        """What can be played, and by which bots."""
        return json({"games": [game_info(name, self._hall.settings.bot) for name in sorted(GAMES)]})

    async def make(self, asked: CallRequest) -> Answer:
        """Make a table."""
        wish = await body_of(asked, NewTable)
        self._allowances.check_new_table(asked.address)
        return self._made(asked, *await lobby.make(self._hall, wish))

    async def list(self, asked: CallRequest) -> Answer:
        """Public tables, those with a free seat first."""
        summaries = await self._hall.storage.public(MOST_LISTED)
        return json({"tables": [msgspec.Raw(summary) for summary in summaries]})

    async def table(self, asked: CallRequest) -> Answer:
        """A table."""
        async with self._locked(asked) as room:
            return json(info(room))

    async def join(self, asked: CallRequest) -> Answer:
        """Take a seat, or ask for it where others must agree (202)."""
        wish = await body_of(asked, Join)
        room = await self._room(asked)
        place = await room.change(partial(lobby.join, room, wish, asked.token))
        if place.seat is None:
            return json({"asking": place.asking, "token": place.token, "table": info(room)}, 202)
        return json({"seat": place.seat, "token": place.token, "table": info(room)}, 201)

    async def begin(self, asked: CallRequest) -> Answer:
        """Begin now, with bots on the free seats. With the host's token."""
        return await self._by_host(asked, host_actions.begin)

    async def close(self, asked: CallRequest) -> Answer:
        """End the table for good. With the host's token."""
        return await self._by_host(asked, host_actions.close)

    async def delete(self, asked: CallRequest) -> Answer:
        """Erase a table."""
        await self._hall.delete(asked.table)
        return json({})

    async def dismiss(self, asked: CallRequest) -> Answer:
        """Ask somebody to leave: their seat becomes free, or a bot's in a running game. With the host's token."""
        return await self._by_host(asked, host_actions.dismiss, await body_of(asked, SeatNamed))

    async def mute(self, asked: CallRequest) -> Answer:
        """Turn somebody's chat off or on again. With the host's token."""
        return await self._by_host(asked, host_actions.mute, await body_of(asked, Mute))

    async def door(self, asked: CallRequest) -> Answer:
        """Say whether anybody may watch, and whether the host approves who sits down. With the host's token."""
        return await self._by_host(asked, host_actions.set_door, await body_of(asked, DoorWish))

    async def plan(self, asked: CallRequest) -> Answer:
        """Say what a seat is that nobody has, before the game: open, or a bot's. With the host's token."""
        return await self._by_host(
            asked, host_actions.plan, await body_of(asked, SeatPlanned), self._hall.settings.bot
        )

    async def admit(self, asked: CallRequest) -> Answer:
        """Say yes or no to somebody who asks for a seat before the game. With the host's token."""
        return await self._by_host(asked, host_actions.admit, await body_of(asked, Admit))

    async def rematch(self, asked: CallRequest) -> Answer:
        """Once more, or another game with the same people. With the token of a seat or of the host."""
        wish = await body_of(asked, NextGame, usual=b"{}")
        room, token = await self._room(asked), asked.token

        async def follow() -> Room:
            table = room.table
            evening.check_may_go_on(table, token)
            if table.next is not None:
                return await self._hall.room(table.next)
            made = evening.next_game(table, wish, is_same(token, table.made.host), self._hall.settings.bot)
            self._allowances.check_new_table(asked.address)
            return await self._hall.follow(room, made)

        return json(info(await room.change(follow)), 201)

    async def go_on(self, asked: CallRequest) -> Answer:
        """Make a table that goes on from a moment of a finished game."""
        wish = await body_of(asked, Continuation)
        self._allowances.check_new_table(asked.address)
        async with self._locked(asked) as room:
            old = room.table
        return self._made(asked, *await lobby.go_on(self._hall, old, wish))

    async def go_on_with(self, asked: CallRequest) -> Answer:
        """Make a table that goes on from a moment of a record."""
        wish = await body_of(asked, RecordContinuation, MOST_RECORD_BYTES)
        self._allowances.check_study(asked.address)
        self._allowances.check_new_table(asked.address)
        return self._made(asked, *await lobby.go_on_with(self._hall, wish, asked.address))

    async def record(self, asked: CallRequest) -> Answer:
        """The record of a finished game, as text."""
        async with self._locked(asked) as room:
            return Answer(lobby.finished(room.table).record().encode(), kind="text/plain; charset=utf-8")

    async def replay(self, asked: CallRequest) -> Answer:
        """Every position, as a seat, the public or (seat=all, at the end) everybody together saw it."""
        self._allowances.check_study(asked.address)
        async with self._locked(asked) as room:
            table = room.table
            viewer = replays.allowed_viewer(table, asked.seat, asked.token)
            told = msgspec.json.encode(info(room))
        compress = asked.accepts_gzip and (viewer == PUBLIC or table.is_open)
        question = retelling(table, told, viewer, compress)
        return packed(await self._hall.thinkers.retell(question, asked.address), compress)

    async def watch(self, asked: CallRequest) -> Answer:
        """Every position of a record, as a seat, the public or everybody together saw it."""
        text = await asked.read(MOST_RECORD_BYTES)
        self._allowances.check_study(asked.address)
        compress, seat = asked.accepts_gzip, asked.seat
        told = await self._hall.thinkers.watch(text, seat, compress, asked.address)
        return packed(told, compress)

    async def verify(self, asked: CallRequest) -> Answer:
        """Check the luck of a record."""
        text = await asked.read(MOST_RECORD_BYTES)
        self._allowances.check_study(asked.address)
        return json(await lobby.verify(self._hall, text, asked.address))

    async def review(self, asked: CallRequest) -> Answer:
        """What happened in a finished game, and better figures while it is looked at."""
        async with self._locked(asked) as room:
            table = room.table
            seat = replays.reader(table, asked.seat, asked.token)
            look = kept_look(table) or self._hall.reviews.look_at(table.id)
            if look is None:
                check_length(table.match.made if table.match else 0)
                self._allowances.check_study(asked.address)
                look = self._hall.reviews.begin(
                    table.id, table.made.game, record_of(table), keeping(self._hall, table.id)
                )
        return await self._reviewed(asked, look, seat)

    async def review_record(self, asked: CallRequest) -> Answer:
        """The same of a record."""
        text = await asked.read(MOST_RECORD_BYTES)
        key = sha256(text).hexdigest()
        look = self._hall.reviews.look_at(key)
        if look is None:
            self._allowances.check_study(asked.address)
            kept = await self._hall.thinkers.read(text, asked.address)
            if not kept.winners:
                raise Refused("not-over", "The game is not over: only finished games can be reviewed.")
            check_length(len(kept.moves))
            look = self._hall.reviews.begin(key, kept.game, text.decode())
        return await self._reviewed(asked, look, None)

    async def exercise(self, asked: CallRequest) -> Answer:
        """An exercise that comes with a game, by its number from 1."""
        self._allowances.check_study(asked.address)
        if asked.game not in GAMES or not is_number(asked.number):
            raise Refused("not-found", "There is no such exercise.")
        return Answer(await self._hall.thinkers.practise(asked.game, int(asked.number), asked.address))

    async def _reviewed(self, asked: CallRequest, look: Look, seat: int | None) -> Answer:
        """Answers with a review; never compressed where it holds secrets."""
        if look.found is None or (look.deals <= asked.deals and look.done < 1):
            return json(ReviewState(look.done, look.deals, None))
        compress = asked.accepts_gzip and seat is None
        question = Tell(look.record, look.found, look.done, seat, compress)
        return packed(await self._hall.thinkers.tell(look.game, question, asked.address), compress)

    async def _room(self, asked: CallRequest) -> Room:
        async with self._allowances.guess(asked.address, asked.table):
            return await self._hall.room(asked.table)

    @asynccontextmanager
    async def _locked(self, asked: CallRequest) -> AsyncIterator[Room]:
        """The table's room, locked."""
        room = await self._room(asked)
        async with room.locked():
            yield room

    async def _by_host(self, asked: CallRequest, action: Callable[..., Awaitable[None]], *wish: object) -> Answer:
        room = await self._room(asked)

        async def act() -> Answer:
            host_actions.check_host(room.table, asked.token)
            await action(room, *wish)
            return json(info(room))

        return await room.change(act)

    def _made(self, asked: CallRequest, room: Room, host: str) -> Answer:
        return json({"host": host, "link": link_to(asked, room), "table": info(room)}, 201)


def retelling(table: Table, told: bytes, viewer: Viewer, compress: bool) -> Retell:
    moves = table.match.moves if table.match else []
    return Retell(
        msgspec.Raw(told),
        table.made.game,
        table.made.rules,
        table.made.options,
        table.players,
        moves,
        viewer,
        table.is_open,
        compress,
    )


def check_length(moves: int) -> None:
    """Refuses games that are too long to review: a review plays on from each of their moves."""
    if moves > MOST_MOVES:
        raise Refused("too-large", f"It has more than {MOST_MOVES:,} moves.")


def record_of(table: Table) -> str:
    assert table.match is not None
    return table.match.record()


def kept_look(table: Table) -> Look | None:
    """The review that is kept in the table's log, if there is one."""
    return Look(table.made.game, record_of(table), found=table.review) if table.review else None


def keeping(hall: Hall, table: str) -> Keep:
    """A callback that writes a review's findings into the table's log, once, also when everybody has left it."""

    async def keep(found: Findings) -> None:
        room = await hall.room(table)

        async def write() -> None:
            if room.table.review is None:
                await room.write(Reviewed(found=found, at=now()))

        await room.change(write)

    return keep


def game_info(name: str, usual: str) -> dict[str, Any]:
    game = GAMES[name]
    options = [
        {"name": key, "default": option.default, "allowed": option.allowed, "examples": list(option.examples)}
        for key, option in game.options.items()
    ]
    return {
        "name": name,
        "players": list(game.players),
        "usual_players": game.usual_players,
        "options": options,
        "bots": offered(name, usual),
        "exercises": file_of(name).is_file(),
    }


def link_to(asked: CallRequest, room: Room) -> str:
    table = info(room)
    return f"{asked.base}/t/{table.code or table.id}"


def info(room: Room) -> TableInfo:
    return table_info(room.table, room.present)


class Call(NamedTuple):
    method: str
    path: str
    answer: Callable[[Calls, CallRequest], Awaitable[Answer]]
    is_plain: bool = False
    """Whether the answer holds nothing secret, so that it may be compressed."""


CALLS = (
    Call("GET", "/api/games", Calls.games, is_plain=True),
    Call("GET", "/api/games/{game}/exercises/{number}", Calls.exercise, is_plain=True),
    Call("GET", "/api/tables", Calls.list),
    Call("POST", "/api/tables", Calls.make),
    Call("GET", "/api/tables/{table}", Calls.table),
    *(
        Call("POST", f"/api/tables/{{table}}/{name}", answer)
        for name, answer in {
            "join": Calls.join,
            "begin": Calls.begin,
            "close": Calls.close,
            "dismiss": Calls.dismiss,
            "mute": Calls.mute,
            "door": Calls.door,
            "plan": Calls.plan,
            "admit": Calls.admit,
            "rematch": Calls.rematch,
            "continue": Calls.go_on,
        }.items()
    ),
    Call("GET", "/api/tables/{table}/record", Calls.record, is_plain=True),
    Call("GET", "/api/tables/{table}/replay", Calls.replay),
    Call("GET", "/api/tables/{table}/review", Calls.review),
    Call("POST", "/api/replay", Calls.watch),
    Call("POST", "/api/review", Calls.review_record),
    Call("POST", "/api/continue", Calls.go_on_with),
    Call("POST", "/api/verify", Calls.verify, is_plain=True),
)
OF_ONES_OWN = (Call("POST", "/api/tables/{table}/delete", Calls.delete),)
"""Besides, for whoever has all tables to themselves."""
