"""Who is let in: origins, and limits for each address."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludoteca.server.limits import Buckets, Connections
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import HOUR, Settings

BURST = 10.0
"""Seconds' worth of requests that may come at once."""


class Doors:
    def __init__(self, settings: Settings) -> None:
        self._public_url = settings.public_url
        self.connections = Connections(settings.connections)
        self._requests = Buckets(settings.requests, BURST * settings.requests)
        self._tables = Buckets(settings.tables / HOUR, settings.tables)
        self._guesses = Buckets(settings.requests, BURST * settings.requests + settings.connections)

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page of another site may not act for the people who look at it. Programs send no Origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        host = urlsplit(origin).netloc
        if host not in (connection.headers.get("host"), urlsplit(self._public_url).netloc):
            raise Refused("origin", "Pages of other sites are not let in.")

    def check_request(self, connection: HTTPConnection) -> None:
        if not self._requests.take(address_of(connection)):
            raise Refused("too-fast", "Too many requests: wait a moment.")

    def check_new_table(self, connection: HTTPConnection) -> None:
        if not self._tables.take(address_of(connection)):
            raise Refused(
                "too-many-tables", "Your address has made many tables in the last hour: play those first."
            )

    def check_guessing(self, address: str) -> None:
        """Codes are short: nobody may try many."""
        if not self._guesses.take(address):
            raise Refused("too-fast", "Too many attempts: wait a moment.")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def denial(refused: Refused) -> Response:
    """A refusal as HTTP says it."""
    body: dict[str, Any] = {"code": refused.code, "sentence": refused.sentence}
    if refused.reasons:
        body["reasons"] = refused.reasons
    return Response(msgspec.json.encode(body), refused.status, media_type="application/json")
