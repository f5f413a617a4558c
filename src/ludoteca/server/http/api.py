"""The HTTP side of the calls, and the requests that exist only over HTTP."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from functools import partial, wraps

import segno
from starlette.requests import Request
from starlette.responses import Response

from ludoteca.engine.game import PUBLIC
from ludoteca.server.call_answers import Answer, CallRequest, is_number, json, too_large
from ludoteca.server.calls import Call, Calls, link_to
from ludoteca.server.http.admission import Admission, address_of
from ludoteca.server.http.static_files import accepts_gzip
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.storage import NotSaved

BEARER = "bearer "


class Api:
    def __init__(self, hall: Hall, doors: Admission) -> None:
        self._hall = hall
        self._doors = doors
        self._calls = Calls(hall, doors.allowances)

    def endpoint(self, call: Call) -> Callable[[Request], Awaitable[Response]]:
        """The HTTP handler of a call."""

        @wraps(call.answer)
        async def answer(request: Request) -> Response:
            return response(await call.answer(self._calls, self._asked(request)))

        return answer

    async def picture(self, request: Request) -> Response:
        """The link to a table as a QR code."""
        asked = self._asked(request)
        async with self._doors.allowances.guess(asked.address, asked.table):
            room = await self._hall.room(asked.table)
        picture = io.BytesIO()
        code = segno.make(link_to(asked, room), error="m")
        code.save(picture, kind="svg", scale=8, border=4, omitsize=True, xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def alive(self, request: Request) -> Response:
        """Whether the server and all its background tasks are running."""
        failing = self._hall.failing()
        status = {"status": "failing" if failing else "ok", "failing": failing}
        return response(json(status, 503 if failing else 200))

    async def ready(self, request: Request) -> Response:
        """Whether the server can write to its database now."""
        try:
            await self._hall.storage.check()
        except NotSaved:
            return response(json({"status": "not-saved"}, 503))
        return response(json({"status": "ok"}))

    def _asked(self, request: Request) -> CallRequest:
        return CallRequest(
            partial(bytes_of, request),
            table=str(request.path_params.get("table", "")),
            game=str(request.path_params.get("game", "")),
            number=str(request.path_params.get("number", "")),
            token=token_of(request),
            seat=request.query_params.get("seat", PUBLIC),
            deals=number_in(request.query_params.get("deals", "")),
            address=address_of(request),
            base=self._doors.base_url(request),
            accepts_gzip=accepts_gzip(request),
        )


def response(answer: Answer) -> Response:
    return Response(answer.body, answer.status, answer.headers, answer.kind)


def number_in(text: str) -> int:
    return int(text) if is_number(text) else 0


def token_of(request: Request) -> str | None:
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else None


async def bytes_of(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise too_large(most)
    return bytes(body)
