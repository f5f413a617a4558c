"""Who is let in: names of this server, origins, and limits for each address."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import ip_address
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludoteca.server.limits import Buckets, Connections, client_key
from ludoteca.server.refusals import Refused
from ludoteca.server.secrets import ID_LENGTH
from ludoteca.server.settings import HOUR, Settings

HEADERS = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
"""They keep a browser from harm, and stand on every answer."""
ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

BURST = 10.0
"""Seconds' worth of requests that may come at once."""
REQUESTS_PER_STUDY = 10
"""Going through a whole game, or thinking about a hint, is as much work as so many."""
SECONDS_PER_GUESS = 6.0
SECONDS_TO_COME_AGAIN = 10.0
"""In which all sockets of an address may be opened anew; twice at once, as after a restart."""
MOST_ORIGINS = 1000
"""That are remembered."""
PORTS = {"http": 80, "https": 443}
AUTHORITY = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z_.-]+)(?::(\d{1,5}))?", re.IGNORECASE)
HOME_NAMES = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""No site of the internet can have such a name."""


class Origin(NamedTuple):
    scheme: str
    name: str
    port: int


@lru_cache(MOST_ORIGINS)
def origin_of(text: str) -> Origin | None:
    """Of scheme://name or scheme://name:port, however it is written."""
    scheme, _, authority = text.lower().partition("://")
    found = AUTHORITY.fullmatch(authority)
    name = found[1].rstrip(".") if found else ""
    if not found or not name or scheme not in PORTS:
        return None
    return Origin(scheme, name, int(found[2] or PORTS[scheme]))


class Doors:
    def __init__(self, settings: Settings) -> None:
        self._public_url = settings.public_url.rstrip("/")
        self._public_origin = origin_of("/".join(self._public_url.split("/")[:3]))
        self._own_names = {settings.host.lower(), socket.gethostname().lower()}
        self.connections = Connections(settings.connections)
        self._requests = Buckets(settings.requests, BURST * settings.requests)
        self._tables = Buckets(settings.tables / HOUR, settings.tables)
        studies = settings.requests / REQUESTS_PER_STUDY
        self._studies = Buckets(studies, max(1.0, BURST * studies))
        self._hints = Buckets(studies, max(1.0, BURST * studies))
        self._guesses = Buckets(1 / SECONDS_PER_GUESS, settings.guesses)
        self._guessing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._states = Buckets(2 * settings.requests, 2 * BURST * settings.requests)
        sockets = settings.connections
        self._sockets = Buckets(sockets / SECONDS_TO_COME_AGAIN, 2 * sockets)

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page of another site may not act for the people who look at it. Programs send no Origin."""
        text = connection.headers.get("origin")
        if text is None:
            return
        origin = origin_of(text)
        if origin is None or origin not in (self._public_origin, requested(connection, origin.scheme)):
            raise Refused("origin", "Pages of other sites are not let in.")

    def check_host(self, connection: HTTPConnection) -> None:
        """A foreign name that leads here would get into links, or let another site's pages act as if from here."""
        place = requested(connection)
        if place is None or not self._is_known(place.name):
            raise Refused(
                "host-unknown", "This server is not known by that name: tell it the name with --public-url."
            )

    def _is_known(self, name: str) -> bool:
        if self._public_origin and name == self._public_origin.name:
            return True
        return "." not in name or name.endswith(HOME_NAMES) or name in self._own_names or is_address(name)

    def base_url(self, connection: HTTPConnection) -> str:
        """How links to this server begin; the host has been checked."""
        place = requested(connection, "https" if connection.scope["scheme"] in ("https", "wss") else "http")
        if self._public_url or place is None:
            return self._public_url
        port = "" if place.port == PORTS[place.scheme] else f":{place.port}"
        return f"{place.scheme}://{place.name}{port}"

    def check_request(self, connection: HTTPConnection) -> None:
        if not self._requests.take(address_of(connection)):
            raise Refused("too-fast", "Too many requests: wait a moment.")

    def check_new_table(self, connection: HTTPConnection) -> None:
        if not self._tables.take(address_of(connection)):
            raise Refused(
                "too-many-tables", "Your address has made many tables in the last hour: play those first."
            )

    def check_study(self, connection: HTTPConnection) -> None:
        """Before a whole game is gone through."""
        if not self._studies.take(address_of(connection)):
            raise Refused("too-fast", "Too many records and replays: wait a moment.")

    def check_hint(self, address: str) -> None:
        if not self._hints.take(address):
            raise Refused("busy", "Your address has asked for many hints: wait a moment.")

    def check_state(self, address: str) -> None:
        """Before everything that ever happened at a table is told again."""
        if not self._states.take(address):
            raise Refused("too-fast", "Everything was told again very often: wait a moment.")

    def check_socket(self, address: str) -> None:
        if not self._sockets.take(address):
            raise Refused("too-fast", "Too many sockets are opened one after the other: wait a moment.")

    @asynccontextmanager
    async def guess(self, address: str, table: str) -> AsyncIterator[None]:
        """While a table is looked for. Codes are short: an address may be wrong a few times; a right one is free.
        It looks for one after the other, or it could try many before the first turns out to be wrong."""
        if len(table) >= ID_LENGTH:
            yield
            return
        async with self._guessing.setdefault(address, asyncio.Lock()):
            if self._guesses.is_empty(address):
                raise Refused("too-fast", "Too many wrong codes: wait a moment.")
            try:
                yield
            except Refused as refused:
                if refused.code == "no-such-table":
                    self._guesses.take(address)
                raise


def requested(connection: HTTPConnection, scheme: str = "http") -> Origin | None:
    """Where a client believes it is, if it came by this scheme."""
    hosts = connection.headers.getlist("host")
    return origin_of(f"{scheme}://{hosts[0]}") if len(hosts) == 1 else None


def is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def address_of(connection: HTTPConnection) -> str:
    """What the limits of a client are counted by."""
    return client_key(connection.client.host) if connection.client else ""


def denial(refused: Refused) -> Response:
    """A refusal as HTTP says it."""
    body: dict[str, Any] = {"code": refused.code, "sentence": refused.sentence}
    if refused.reasons:
        body["reasons"] = refused.reasons
    return Response(msgspec.json.encode(body), refused.status, media_type="application/json")
