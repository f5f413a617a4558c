"""Which servers may be attacked, and from how many addresses."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from ipaddress import ip_address
from itertools import count
from random import Random
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}
WIDTH = 254
"""How many values a byte of an address can have here: neither the first nor the last."""


class NotAllowed(Exception):
    """The message is for the person who named the server."""


def check_may_be_attacked(url: str, i_may: bool) -> None:
    """Without permission, only servers on this machine or its network."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname:
        raise NotAllowed(f"{url!r} is no address of a server: http://127.0.0.1:8000 would be one.")
    if not i_may and not all(map(is_at_home, addresses_of(url))):
        raise NotAllowed(
            f"{url} is not on this machine or a private network, and these are attacks. "
            "If the server is yours, or you were asked to, say --i-may."
        )


def place_of(url: str) -> tuple[str, int]:
    """Name and port."""
    parts = urlsplit(url)
    return parts.hostname or "", parts.port or PORTS[parts.scheme]


def addresses_of(url: str) -> list[str]:
    name, port = place_of(url)
    try:
        found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise NotAllowed(f"{url} cannot be found: {error.strerror or error}.") from None
    return [str(place[0]) for *_, place in found]


def is_at_home(address: str) -> bool:
    parsed = ip_address(address.partition("%")[0])
    return parsed.is_loopback or (parsed.is_private and not parsed.is_unspecified)


def callers(urls: list[str]) -> Iterator[str | None]:
    """Addresses to connect from. On this machine every attack can have its own address, with limits of its own;
    over a network there is only one, None."""
    first = next(own_addresses(Random()))
    if all(is_loopback(url) for url in urls) and can_come_from(first):
        return own_addresses(Random())
    return iter(lambda: None, "")


def is_loopback(url: str) -> bool:
    return all(ip_address(address).is_loopback and "." in address for address in addresses_of(url))


def own_addresses(luck: Random) -> Iterator[str | None]:
    """All of 127.0.0.0/8 is this machine."""
    second, start = luck.randint(1, WIDTH), luck.randrange(WIDTH * WIDTH)
    for number in count(start):
        yield f"127.{second}.{number // WIDTH % WIDTH + 1}.{number % WIDTH + 1}"


def can_come_from(address: str | None) -> bool:
    """Not every system can use more than one loopback address."""
    with socket.socket() as probe:
        try:
            probe.bind((address or "", 0))
        except OSError:
            return False
    return True
