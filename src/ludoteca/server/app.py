"""The site: routes, headers, and how refusals and failures are told."""

from __future__ import annotations

import logging
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.api import Api
from ludoteca.server.doors import Doors, denial
from ludoteca.server.hall import Hall
from ludoteca.server.openapi import Documentation
from ludoteca.server.pages import pages
from ludoteca.server.refusals import Refused
from ludoteca.server.sockets import serve_socket
from ludoteca.server.storage import NotSaved
from ludoteca.server.wire import Wire

HEADERS = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

PACKED = [Middleware(GZipMiddleware, minimum_size=1 << 10, compresslevel=4)]
"""For answers in which nothing is secret from who asks for them.

How short a text becomes tells what in it is alike. An answer that has a secret (a token, a hand) beside words that
others chose (names, texts) could give the secret away to who counts its bytes: such answers are sent as they are.
"""

log = logging.getLogger("ludoteca.server")


def make_app(hall: Hall) -> ASGIApp:
    doors = Doors(hall.settings)
    pages_and_calls = site(hall, doors)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/api/socket":
            await serve_socket(Wire(scope, receive, send), hall, doors)
        else:
            await pages_and_calls(scope, receive, send)

    return app


def site(hall: Hall, doors: Doors) -> Starlette:
    return Starlette(
        routes=[*routes(Api(hall, doors)), *pages()],
        middleware=[Middleware(Guard, doors)],
        exception_handlers={
            Refused: refuse,
            NotSaved: say_not_saved,
            HTTPException: say_what_is_wrong,
            ClientDisconnect: say_what_is_wrong,
            Exception: say_it_failed,
        },
    )


def routes(api: Api) -> list[BaseRoute]:
    calls = [
        Route("/api/games", api.games, middleware=PACKED),
        Route("/api/tables", api.list),
        Route("/api/tables", api.make, methods=["POST"]),
        Route("/api/tables/{table}", api.table),
        Route("/api/tables/{table}/join", api.join, methods=["POST"]),
        Route("/api/tables/{table}/begin", api.begin, methods=["POST"]),
        Route("/api/tables/{table}/close", api.close, methods=["POST"]),
        Route("/api/tables/{table}/rematch", api.rematch, methods=["POST"]),
        Route("/api/tables/{table}/continue", api.go_on, methods=["POST"]),
        Route("/api/tables/{table}/record", api.record, middleware=PACKED),
        Route("/api/tables/{table}/replay", api.replay, middleware=PACKED),
        Route("/api/tables/{table}/qr.svg", api.picture),
        Route("/api/replay", api.watch, methods=["POST"], middleware=PACKED),
        Route("/api/continue", api.go_on_with, methods=["POST"]),
        Route("/api/verify", api.verify, methods=["POST"], middleware=PACKED),
        Route("/healthz", api.health),
    ]
    documentation = Documentation(calls)
    return [
        *calls,
        Route("/api", documentation.page),
        Route("/api/openapi.json", documentation.json, middleware=PACKED),
        Route("/api/{call:path}", no_such_call),
    ]


async def no_such_call(request: Request) -> Response:
    """Programs get no page instead of an answer."""
    raise HTTPException(HTTPStatus.NOT_FOUND)


class Guard:
    """Before every request: origin and rate. After it: the headers that keep a browser from harm."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self._app = app
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *ENCODED_HEADERS]
            await send(message)

        try:
            self._check(Request(scope))
        except Refused as refused:
            await denial(refused)(scope, receive, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    def _check(self, request: Request) -> None:
        self._doors.check_request(request)
        if request.method not in ("GET", "HEAD"):
            self._doors.check_origin(request)


ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


async def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return denial(error)


async def say_not_saved(request: Request, error: Exception) -> Response:
    log.error("The database: %s", error)
    return denial(Refused("not-saved", "The database cannot be used at the moment; nothing has changed."))


async def say_what_is_wrong(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else HTTPStatus.BAD_REQUEST
    code = {404: "not-found", 405: "method"}.get(status, "bad-message")
    return denial(Refused(code, f"{HTTPStatus(status).phrase}: {request.method} {request.url.path}."))


async def say_it_failed(request: Request, error: Exception) -> Response:
    """What went wrong stands in the server's log, not in the answer."""
    return denial(Refused("server-error", "Something went wrong on the server; nothing has changed."))
