"""The HTTP calls. Each says for /api what it does, takes and gives."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.games import GAMES
from ludoteca.server import actions, evening, hosting, replays
from ludoteca.server.doors import Doors, address_of
from ludoteca.server.hall import Hall
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
from ludoteca.server.pages import accepts_gzip
from ludoteca.server.refusals import Refused
from ludoteca.server.room import Room
from ludoteca.server.secrets import is_same
from ludoteca.server.storage import NotSaved
from ludoteca.server.table import Table
from ludoteca.server.thinking import offered
from ludoteca.server.views import table_info
from ludoteca.server.worker import Retell

MOST_BYTES = 16 << 10
MOST_RECORD_BYTES = 1 << 20
MOST_LISTED = 100
BEARER = "bearer "

Body = TypeVar("Body")


class Api:
    def __init__(self, hall: Hall, doors: Doors) -> None:
        self._hall = hall
        self._doors = doors

    async def games(self, request: Request) -> Response:
        """What can be played, and by which bots."""
        return json({"games": [game_info(name, self._hall.settings.bot) for name in sorted(GAMES)]})

    async def make(self, request: Request) -> Response:
        """Make a table."""
        wish = await body_of(request, NewTable)
        self._doors.check_new_table(request)
        return self._made(request, *await actions.make(self._hall, wish))

    async def list(self, request: Request) -> Response:
        """Public tables, those with a free seat first."""
        summaries = await self._hall.storage.public(MOST_LISTED)
        return json({"tables": [msgspec.Raw(summary) for summary in summaries]})

    async def table(self, request: Request) -> Response:
        """A table."""
        async with self._held(request) as room:
            return json(info(room))

    async def join(self, request: Request) -> Response:
        """Take a seat, or ask for it where others must agree (202)."""
        wish = await body_of(request, Join)
        room = await self._room(request)
        place = await room.do(partial(actions.join, room, wish, token_of(request)))
        if place.seat is None:
            return json({"asking": place.asking, "token": place.token, "table": info(room)}, 202)
        return json({"seat": place.seat, "token": place.token, "table": info(room)}, 201)

    async def begin(self, request: Request) -> Response:
        """Begin now, with bots on the free seats. With the host's token."""
        return await self._by_host(request, hosting.begin)

    async def close(self, request: Request) -> Response:
        """End the table for good. With the host's token."""
        return await self._by_host(request, hosting.close)

    async def dismiss(self, request: Request) -> Response:
        """Ask somebody to leave: their seat becomes free, or a bot's in a running game. With the host's token."""
        return await self._by_host(request, hosting.dismiss, await body_of(request, SeatNamed))

    async def mute(self, request: Request) -> Response:
        """Turn somebody's chat off or on again. With the host's token."""
        return await self._by_host(request, hosting.mute, await body_of(request, Mute))

    async def door(self, request: Request) -> Response:
        """Say whether anybody may watch, and whether the host approves who sits down. With the host's token."""
        return await self._by_host(request, hosting.set_door, await body_of(request, DoorWish))

    async def plan(self, request: Request) -> Response:
        """Say what a seat is that nobody has, before the game: open, or a bot's. With the host's token."""
        return await self._by_host(
            request, hosting.plan, await body_of(request, SeatPlanned), self._hall.settings.bot
        )

    async def admit(self, request: Request) -> Response:
        """Say yes or no to somebody who asks for a seat before the game. With the host's token."""
        return await self._by_host(request, hosting.admit, await body_of(request, Admit))

    async def rematch(self, request: Request) -> Response:
        """Once more, or another game with the same people. With the token of a seat or of the host."""
        wish = await body_of(request, NextGame, usual=b"{}")
        room, token = await self._room(request), token_of(request)

        async def follow() -> Room:
            table = room.table
            evening.check_may_go_on(table, token)
            if table.next is not None:
                return await self._hall.room(table.next)
            made = evening.next_game(table, wish, is_same(token, table.made.host), self._hall.settings.bot)
            self._doors.check_new_table(request)
            return await self._hall.follow(room, made)

        return json(info(await room.do(follow)), 201)

    async def go_on(self, request: Request) -> Response:
        """Make a table that goes on from a moment of a finished game."""
        wish = await body_of(request, Continuation)
        self._doors.check_new_table(request)
        async with self._held(request) as room:
            old = room.table
        return self._made(request, *await actions.go_on(self._hall, old, wish))

    async def go_on_with(self, request: Request) -> Response:
        """Make a table that goes on from a moment of a record."""
        wish = await body_of(request, RecordContinuation, MOST_RECORD_BYTES)
        self._doors.check_study(request)
        self._doors.check_new_table(request)
        return self._made(request, *await actions.go_on_with(self._hall, wish, address_of(request)))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, as text."""
        async with self._held(request) as room:
            return PlainTextResponse(actions.finished(room.table).record())

    async def replay(self, request: Request) -> Response:
        """Every position, as a seat, the public or (seat=all, at the end) everybody together saw it."""
        self._doors.check_study(request)
        async with self._held(request) as room:
            table = room.table
            viewer = replays.allowed_viewer(table, request.query_params.get("seat", "public"), token_of(request))
            told = msgspec.json.encode(info(room))
        compress = accepts_gzip(request) and (viewer == PUBLIC or table.is_open)
        question = retelling(table, told, viewer, compress)
        return packed(await self._hall.thinkers.retell(question, address_of(request)), compress)

    async def watch(self, request: Request) -> Response:
        """Every position of a record, as a seat, the public or everybody together saw it."""
        text = await bytes_of(request, MOST_RECORD_BYTES)
        self._doors.check_study(request)
        compress, seat = accepts_gzip(request), request.query_params.get("seat", "public")
        told = await self._hall.thinkers.watch(text, seat, compress, address_of(request))
        return packed(told, compress)

    async def verify(self, request: Request) -> Response:
        """Check the luck of a record."""
        text = await bytes_of(request, MOST_RECORD_BYTES)
        self._doors.check_study(request)
        return json(await actions.verify(self._hall, text, address_of(request)))

    async def picture(self, request: Request) -> Response:
        """The link of a table as a QR code."""
        room = await self._room(request)
        picture = io.BytesIO()
        code = segno.make(self._link(request, room), error="m")
        code.save(picture, kind="svg", scale=8, border=4, omitsize=True, xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def alive(self, request: Request) -> Response:
        """Whether the server is alive, and everything that should run does."""
        failing = self._hall.failing()
        return json({"status": "failing" if failing else "ok", "failing": failing}, 503 if failing else 200)

    async def ready(self, request: Request) -> Response:
        """Whether the server can write to its database now."""
        try:
            await self._hall.storage.check()
        except NotSaved:
            return json({"status": "not-saved"}, 503)
        return json({"status": "ok"})

    async def _room(self, request: Request) -> Room:
        name = str(request.path_params["table"])
        async with self._doors.guess(address_of(request), name):
            return await self._hall.room(name)

    @asynccontextmanager
    async def _held(self, request: Request) -> AsyncIterator[Room]:
        """The table, while nothing else happens at it."""
        room = await self._room(request)
        async with room.held():
            yield room

    async def _by_host(self, request: Request, action: Callable[..., Awaitable[None]], *wish: object) -> Response:
        room = await self._room(request)

        async def act() -> Response:
            hosting.check_host(room.table, token_of(request))
            await action(room, *wish)
            return json(info(room))

        return await room.do(act)

    def _made(self, request: Request, room: Room, host: str) -> Response:
        return json({"host": host, "link": self._link(request, room), "table": info(room)}, 201)

    def _link(self, request: Request, room: Room) -> str:
        table = info(room)
        return f"{self._doors.base_url(request)}/t/{table.code or table.id}"


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


def packed(body: bytes, is_packed: bool) -> Response:
    """An answer in which something is secret (a hand) beside words that others chose (names) is never packed: how
    short it becomes would tell who counts the bytes what in it is alike."""
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if is_packed else {})
    return Response(body, media_type="application/json", headers=headers)


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
    }


def info(room: Room) -> TableInfo:
    return table_info(room.table, room.present)


def json(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def token_of(request: Request) -> str | None:
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else None


async def body_of(request: Request, kind: type[Body], most: int = MOST_BYTES, usual: bytes = b"") -> Body:
    try:
        return msgspec.json.decode(await bytes_of(request, most) or usual, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", f"That is not what belongs here: {error}.") from None


async def bytes_of(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too-large", f"More than {most:,} bytes.")
    return bytes(body)
