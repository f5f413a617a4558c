"""The web application: routes, headers, and how refusals and failures are answered."""

from __future__ import annotations

import asyncio
import logging
import re
import traceback
from contextlib import suppress
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.calls import CALLS
from ludoteca.server.http.admission import ENCODED_HEADERS, Admission, address_of, denial
from ludoteca.server.http.api import Api
from ludoteca.server.http.openapi import Documentation
from ludoteca.server.http.static_files import pages
from ludoteca.server.http.websocket_protocol import Socket
from ludoteca.server.metrics import Metrics
from ludoteca.server.refusals import Refused
from ludoteca.server.rooms.clients import Client, Gone
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.storage import NotSaved

SOCKET = "/api/socket"
NAMED = ("/api",)
"""Paths that are answered only under one of this server's own names."""
COUNTED = ("/api", "/healthz", "/readyz")
"""Paths that count against the request limit. Pages, scripts and pictures do not: one visit loads
dozens of them."""
SECRET = re.compile(r"[A-Za-z0-9_-]{40,}")
"""Matches what looks like a token, a seed or a hash, to keep them out of the log."""
LONGEST_SAID = 100
STOPPING = Refused("busy", "The server is being stopped: try again in a moment.")
FAILED = Refused("server-error", "Something went wrong on the server; nothing has changed.")
PACKED = [Middleware(GZipMiddleware, minimum_size=1 << 10, compresslevel=4)]
"""For answers that hold no secret.

The length of a compressed answer depends on what repeats in it. Where an answer holds a secret (a token, a hand)
beside text that others chose (names, chat), an eavesdropper who counts bytes could learn the secret; such answers
are sent uncompressed.
"""

log = logging.getLogger("ludoteca.server")


def make_app(hall: Hall) -> ASGIApp:
    doors = Admission(hall.settings)
    teller = ErrorAnswers(hall.metrics)
    pages_and_calls = Guard(site(hall, doors, teller), doors, teller)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await attend(Socket(scope, receive, send), hall, doors, teller)
        else:
            await pages_and_calls(scope, receive, send)

    return app


async def attend(wire: Socket, hall: Hall, doors: Admission, teller: ErrorAnswers) -> None:
    """Serves one socket from its first message to its end."""
    with suppress(Gone):
        try:
            if wire.request.scope["path"] != SOCKET:
                raise Refused("not-found", f"Sockets are at {SOCKET}.")
            doors.check_host(wire.request)
            await serve_socket(wire, hall, doors)
        except Gone:
            raise
        except Refused as refused:
            await wire.fail(teller.refusal(refused))
        except Exception as error:
            await wire.fail(teller.failure("socket", SOCKET, error))


def site(hall: Hall, doors: Admission, teller: ErrorAnswers) -> Starlette:
    return Starlette(
        routes=[*routes(Api(hall, doors)), *pages()],
        exception_handlers={
            Refused: teller.say_refused,
            NotSaved: teller.say_not_saved,
            HTTPException: teller.say_what_is_wrong,
            ClientDisconnect: teller.say_what_is_wrong,
            Exception: teller.say_failed,
        },
    )


def routes(api: Api) -> list[BaseRoute]:
    calls = [
        *(
            Route(call.path, api.endpoint(call), methods=[call.method], middleware=PACKED if call.is_plain else ())
            for call in CALLS
        ),
        Route("/api/tables/{table}/qr.svg", api.picture),
        Route("/healthz", api.alive),
        Route("/readyz", api.ready),
    ]
    documentation = Documentation(calls)
    return [
        *calls,
        Route("/api", documentation.page),
        Route("/api/openapi.json", documentation.json, middleware=PACKED),
        Route("/api/{call:path}", no_such_call),
    ]


async def no_such_call(request: Request) -> Response:
    """Answers unknown API paths with an error instead of the web app's page."""
    raise HTTPException(HTTPStatus.NOT_FOUND)


async def serve_socket(wire: Socket, hall: Hall, doors: Admission) -> None:
    address = address_of(wire.request)
    try:
        doors.check_origin(wire.request)
        doors.allowances.check_socket(address)
        doors.connections.enter(address)
    except Refused as refused:
        hall.metrics.refused(refused.code)
        await wire.refuse(denial(refused))
        return
    try:
        await wire.accept()
        await Client(wire, hall, doors.allowances, address).live()
    finally:
        doors.connections.leave(address)


class Guard:
    """Wraps the whole application: checks host, rate and origin before a request, adds headers to every answer,
    errors included."""

    def __init__(self, app: ASGIApp, doors: Admission, teller: ErrorAnswers) -> None:
        self._app = app
        self._doors = doors
        self._teller = teller

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal is_begun
            if message["type"] == "http.response.start":
                is_begun = True
                message["headers"] = [*message["headers"], *ENCODED_HEADERS]
            await send(message)

        try:
            self._check(Request(scope), scope["path"])
            await self._app(scope, receive, send_with_headers)
        except Refused as refused:
            await self._teller.refusal(refused)(scope, receive, send_with_headers)
        except asyncio.CancelledError:
            if not is_begun:
                await self._teller.refusal(STOPPING)(scope, receive, send_with_headers)
        except Exception as error:
            failure = self._teller.failure("request", f"{scope['method']} {scope['path']}", error)
            if not is_begun:
                await failure(scope, receive, send_with_headers)

    def _check(self, request: Request, path: str) -> None:
        if any(sign < " " or sign == "\x7f" for sign in path):
            raise Refused("bad-message", "An address has no control characters.")
        if path.startswith(NAMED):
            self._doors.check_host(request)
        if path.startswith(COUNTED):
            self._doors.allowances.check_request(address_of(request))
        if request.method not in ("GET", "HEAD"):
            self._doors.check_origin(request)


class ErrorAnswers:
    """Answers refusals and failures, and counts them."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def refusal(self, refused: Refused) -> Response:
        self._metrics.refused(refused.code)
        return denial(refused)

    def failure(self, kind: str, where: str, error: Exception) -> Response:
        """Logs a failure once on the server, with anything that may be a secret blanked out. The answer tells
        nothing of it."""
        trace = "".join(traceback.format_exception(error))
        log.error("%s", SECRET.sub("…", f"{where[:LONGEST_SAID]} failed: {trace}"))
        self._metrics.failed(kind)
        return denial(FAILED)

    async def say_refused(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return self.refusal(error)

    async def say_not_saved(self, request: Request, error: Exception) -> Response:
        log.error("The database: %s", error)
        sentence = "The database cannot be used at the moment; nothing has changed."
        return self.refusal(Refused("not-saved", sentence))

    async def say_what_is_wrong(self, request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else HTTPStatus.BAD_REQUEST
        code = {404: "not-found", 405: "method"}.get(status, "bad-message")
        path = request.scope["path"][:LONGEST_SAID]
        return self.refusal(Refused(code, f"{HTTPStatus(status).phrase}: {request.method} {path}."))

    async def say_failed(self, request: Request, error: Exception) -> Response:
        """Starlette raises the error again after this, and the `Guard` logs it."""
        return denial(FAILED)
