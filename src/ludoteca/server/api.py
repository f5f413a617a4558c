"""The HTTP calls. Each says for /api what it does, takes and gives."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.engine.game import PUBLIC
from ludoteca.games import GAMES
from ludoteca.server import actions, replays
from ludoteca.server.doors import Doors
from ludoteca.server.hall import Hall
from ludoteca.server.messages import Continuation, Join, NewTable, RecordContinuation, TableInfo
from ludoteca.server.refusals import Refused
from ludoteca.server.room import Room
from ludoteca.server.thinking import levels
from ludoteca.server.views import table_info

MOST_BYTES = 16 << 10
MOST_RECORD_BYTES = 1 << 20
MOST_LISTED = 100
BEARER = "bearer "
AS_IT_IS = "identity"
"""The encoding of an answer that must not be compressed, for it has secrets: see PACKED."""

Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]


class Api:
    def __init__(self, hall: Hall, doors: Doors) -> None:
        self._hall = hall
        self._doors = doors

    async def games(self, request: Request) -> Response:
        """What can be played, and by which bots."""
        return json({"games": [game_info(name) for name in sorted(GAMES)]})

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
        async with self._hall.held(self._name(request)) as room:
            return json(info(room))

    async def join(self, request: Request) -> Response:
        """Take a seat."""
        wish = await body_of(request, Join)
        async with self._hall.held(self._name(request)) as room:
            seat, token = await actions.join(room, wish, token_of(request))
            return json({"seat": seat, "token": token, "table": info(room)}, 201)

    async def begin(self, request: Request) -> Response:
        """Begin now, with bots on the free seats. With the host's token."""
        async with self._hall.held(self._name(request)) as room:
            await actions.begin(room, token_of(request))
            return json(info(room))

    async def close(self, request: Request) -> Response:
        """End the table for good. With the host's token."""
        async with self._hall.held(self._name(request)) as room:
            await actions.close(room, token_of(request))
            return json(info(room))

    async def rematch(self, request: Request) -> Response:
        """Once more with the same people. With the token of a seat or of the host."""
        async with self._hall.held(self._name(request)) as room:
            other = await actions.rematch(self._hall, room, token_of(request))
        return json(info(other), 201)

    async def go_on(self, request: Request) -> Response:
        """Make a table that goes on from a moment of a finished game."""
        wish = await body_of(request, Continuation)
        self._doors.check_new_table(request)
        room = await self._hall.room(self._name(request))
        return self._made(request, *await actions.go_on(self._hall, room, wish))

    async def go_on_with(self, request: Request) -> Response:
        """Make a table that goes on from a moment of a record."""
        wish = await body_of(request, RecordContinuation, MOST_RECORD_BYTES)
        self._doors.check_new_table(request)
        return self._made(request, *await actions.go_on_with(self._hall, wish))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, as text."""
        async with self._hall.held(self._name(request)) as room:
            return PlainTextResponse(actions.finished(room).record())

    async def replay(self, request: Request) -> Response:
        """Every position, as a seat, the public or (seat=all, at the end) everybody together saw it."""
        async with self._hall.held(self._name(request)) as room:
            viewer = replays.allowed_viewer(
                room.table, request.query_params.get("seat", "public"), token_of(request)
            )
            steps = replays.steps(room.table, viewer)
            answer = json({"table": info(room), "seat": "all" if viewer is None else viewer, "steps": steps})
            if viewer != PUBLIC and not room.table.is_open:
                answer.headers["content-encoding"] = AS_IT_IS
            return answer

    async def watch(self, request: Request) -> Response:
        """Every position of a record, as a seat, the public or everybody together saw it."""
        text = await bytes_of(request, MOST_RECORD_BYTES)
        return json(await self._hall.thinkers.watch(text, request.query_params.get("seat", "public")))

    async def verify(self, request: Request) -> Response:
        """Check the dice of a record."""
        text = await bytes_of(request, MOST_RECORD_BYTES)
        return json(await self._hall.thinkers.verify(text))

    async def picture(self, request: Request) -> Response:
        """The link of a table as a QR code."""
        room = await self._hall.room(self._name(request))
        picture = io.BytesIO()
        code = segno.make(self._link(request, room), error="m")
        code.save(picture, kind="svg", scale=8, border=4, omitsize=True, xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def health(self, request: Request) -> Response:
        """Whether the server is well."""
        return json({"status": "ok"})

    def _name(self, request: Request) -> str:
        self._doors.check_guessing(request.client.host if request.client else "")
        return str(request.path_params["table"])

    def _made(self, request: Request, room: Room, host: str) -> Response:
        return json({"host": host, "link": self._link(request, room), "table": info(room)}, 201)

    def _link(self, request: Request, room: Room) -> str:
        base = self._hall.settings.public_url or str(request.base_url)
        return f"{base.rstrip('/')}/t/{room.table.code or room.table.id}"


def game_info(name: str) -> dict[str, Any]:
    game = GAMES[name]
    options = [
        {"name": key, "default": option.default, "allowed": option.allowed, "examples": list(option.examples)}
        for key, option in game.options.items()
    ]
    return {"name": name, "players": list(game.players), "options": options, "bots": levels(name)}


def info(room: Room) -> TableInfo:
    return table_info(room.table, room.here)


def json(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def token_of(request: Request) -> str | None:
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else None


async def body_of(request: Request, kind: type[Body], most: int = MOST_BYTES) -> Body:
    try:
        return msgspec.json.decode(await bytes_of(request, most), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", f"That is not what belongs here: {error}.") from None


async def bytes_of(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too-large", f"More than {most:,} bytes.")
    return bytes(body)
