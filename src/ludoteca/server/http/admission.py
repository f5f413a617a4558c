"""Which requests are let in: by the server's names, by origin, and by what each address may ask for."""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludoteca.server.call_answers import refusal
from ludoteca.server.limits import Allowances, Connections, client_key
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
"""Security headers, sent with every answer."""
ENCODED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

MOST_ORIGINS = 1000
"""How many parsed origins are remembered."""
PORTS = {"http": 80, "https": 443}
AUTHORITY = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z_.-]+)(?::(\d{1,5}))?", re.IGNORECASE)
HOME_NAMES = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa")
"""Endings of local names, which no site on the internet can have."""


class Origin(NamedTuple):
    scheme: str
    name: str
    port: int


@lru_cache(MOST_ORIGINS)
def origin_of(text: str) -> Origin | None:
    """Parses scheme://name or scheme://name:port, in any spelling; None if it is neither."""
    scheme, _, authority = text.lower().partition("://")
    found = AUTHORITY.fullmatch(authority)
    name = found[1].rstrip(".") if found else ""
    if not found or not name or scheme not in PORTS:
        return None
    return Origin(scheme, name, int(found[2] or PORTS[scheme]))


class Admission:
    def __init__(self, settings: Settings) -> None:
        self._public_url = settings.public_url.rstrip("/")
        self._public_origin = origin_of("/".join(self._public_url.split("/")[:3]))
        self._own_names = {settings.host.lower(), socket.gethostname().lower()}
        self.connections = Connections(settings.connections)
        self.allowances = Allowances(settings)

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuses requests that a browser sends for a page of another site. Programs send no Origin."""
        text = connection.headers.get("origin")
        if text is None:
            return
        origin = origin_of(text)
        if origin is None or origin not in (self._public_origin, requested(connection, origin.scheme)):
            raise Refused("origin", "Pages of other sites are not let in.")

    def check_host(self, connection: HTTPConnection) -> None:
        """Refuses names that are not this server's.

        A foreign name that leads here (DNS rebinding) would get into links, or let another site's pages pass as
        this server's.
        """
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
        """How links to this server begin. The host has been checked before."""
        place = requested(connection, "https" if connection.scope["scheme"] in ("https", "wss") else "http")
        if self._public_url or place is None:
            return self._public_url
        port = "" if place.port == PORTS[place.scheme] else f":{place.port}"
        return f"{place.scheme}://{place.name}{port}"


def requested(connection: HTTPConnection, scheme: str = "http") -> Origin | None:
    """The address a client has asked for, given the scheme it came by."""
    hosts = connection.headers.getlist("host")
    return origin_of(f"{scheme}://{hosts[0]}") if len(hosts) == 1 else None


def is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def address_of(connection: HTTPConnection) -> str:
    """The client's address as rate limits count it."""
    return client_key(connection.client.host) if connection.client else ""


def denial(refused: Refused) -> Response:
    """A refusal as an HTTP response."""
    said = refusal(refused)
    return Response(said.body, said.status, media_type=said.kind)
