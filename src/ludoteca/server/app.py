"""The site: routes, headers, and how refusals and failures are told."""

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

from ludoteca.server.api import Api
from ludoteca.server.doors import ENCODED_HEADERS, Doors, denial
from ludoteca.server.hall import Hall
from ludoteca.server.metrics import Metrics
from ludoteca.server.openapi import Documentation
from ludoteca.server.pages import pages
from ludoteca.server.refusals import Refused
from ludoteca.server.sockets import serve_socket
from ludoteca.server.storage import NotSaved
from ludoteca.server.wire import Gone, Wire

SOCKET = "/api/socket"
NAMED = ("/api",)
"""What is answered only to who knows this server's name."""
COUNTED = ("/api", "/healthz", "/readyz")
"""What counts as a request. Pages, scripts and pictures do not: one person's page is dozens of them."""
SECRET = re.compile(r"[A-Za-z0-9_-]{40,}")
"""Tokens, seeds and hashes look like this."""
LONGEST_SAID = 100
STOPPING = Refused("busy", "The server is being stopped: try again in a moment.")
FAILED = Refused("server-error", "Something went wrong on the server; nothing has changed.")
PACKED = [Middleware(GZipMiddleware, minimum_size=1 << 10, compresslevel=4)]
"""For answers in which nothing is secret from who asks for them.

How short a text becomes tells what in it is alike. An answer that has a secret (a token, a hand) beside words that
others chose (names, texts) could give the secret away to who counts its bytes: such answers are sent as they are.
"""

log = logging.getLogger("ludoteca.server")


def make_app(hall: Hall) -> ASGIApp:
    doors = Doors(hall.settings)
    teller = Teller(hall.metrics)
    pages_and_calls = Guard(site(hall, doors, teller), doors, teller)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await attend(Wire(scope, receive, send), hall, doors, teller)
        else:
            await pages_and_calls(scope, receive, send)

    return app


async def attend(wire: Wire, hall: Hall, doors: Doors, teller: Teller) -> None:
    """A socket, from its first word to its end."""
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


def site(hall: Hall, doors: Doors, teller: Teller) -> Starlette:
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
        Route("/api/games", api.games, middleware=PACKED),
        Route("/api/tables", api.list),
        Route("/api/tables", api.make, methods=["POST"]),
        Route("/api/tables/{table}", api.table),
        Route("/api/tables/{table}/join", api.join, methods=["POST"]),
        Route("/api/tables/{table}/begin", api.begin, methods=["POST"]),
        Route("/api/tables/{table}/close", api.close, methods=["POST"]),
        Route("/api/tables/{table}/dismiss", api.dismiss, methods=["POST"]),
        Route("/api/tables/{table}/mute", api.mute, methods=["POST"]),
        Route("/api/tables/{table}/door", api.door, methods=["POST"]),
        Route("/api/tables/{table}/plan", api.plan, methods=["POST"]),
        Route("/api/tables/{table}/admit", api.admit, methods=["POST"]),
        Route("/api/tables/{table}/rematch", api.rematch, methods=["POST"]),
        Route("/api/tables/{table}/continue", api.go_on, methods=["POST"]),
        Route("/api/tables/{table}/record", api.record, middleware=PACKED),
        Route("/api/tables/{table}/replay", api.replay),
        Route("/api/tables/{table}/qr.svg", api.picture),
        Route("/api/replay", api.watch, methods=["POST"]),
        Route("/api/continue", api.go_on_with, methods=["POST"]),
        Route("/api/verify", api.verify, methods=["POST"], middleware=PACKED),
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
    """Programs get no page instead of an answer."""
    raise HTTPException(HTTPStatus.NOT_FOUND)


class Guard:
    """Around all else. Before a request: name, rate, origin. After it: headers, also where something failed."""

    def __init__(self, app: ASGIApp, doors: Doors, teller: Teller) -> None:
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
            self._doors.check_request(request)
        if request.method not in ("GET", "HEAD"):
            self._doors.check_origin(request)


class Teller:
    """How refusals and failures are told, and that they are counted."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def refusal(self, refused: Refused) -> Response:
        self._metrics.refused(refused.code)
        return denial(refused)

    def failure(self, kind: str, where: str, error: Exception) -> Response:
        """What went wrong stands in the server's log, once and without what may be a secret; not in the answer."""
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
        """It goes on to the `Guard`, which has it logged."""
        return denial(FAILED)
