"""How much one client, and one address, may ask of the server."""

from __future__ import annotations

import time
from collections import Counter
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import inf

from ludoteca.server.refusals import Refused

MOST_ADDRESSES = 10_000
LONGEST_ADDRESS = 64
HOUSEHOLD = 64
"""Bits of an IPv6 address that tell one household, or one rented machine, from the next: it has all of the rest."""


@lru_cache(MOST_ADDRESSES)
def plain_address(host: str) -> str:
    """An IPv4 address that is written as an IPv6 one, written as what it is; others as they are."""
    address = parsed(host)
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped) if mapped else host


@lru_cache(MOST_ADDRESSES)
def client_key(host: str) -> str:
    """What limits are counted by: an IPv4 address, or the network of an IPv6 address."""
    address = parsed(plain_address(host))
    if not isinstance(address, IPv6Address):
        return str(address) if address else host[:LONGEST_ADDRESS]
    rest = address.max_prefixlen - HOUSEHOLD
    return str(IPv6Network((int(address) >> rest << rest, HOUSEHOLD)))


def parsed(host: str) -> object:
    try:
        return ip_address(host)
    except ValueError:
        return None


class Bucket:
    """Lets so many things through a second, and a burst at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, things: int = 1) -> bool:
        self._fill()
        if self._left < things:
            return False
        self._left -= things
        return True

    @property
    def is_empty(self) -> bool:
        self._fill()
        return self._left < 1

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now


class Buckets:
    """A bucket for each of the addresses that asked last."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._limits = (per_second, burst)
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(*self._limits)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()

    def is_empty(self, address: str) -> bool:
        return address in self._buckets and self._buckets[address].is_empty


class Connections:
    """How many connections each address has open, and all together."""

    def __init__(self, most: int, most_together: float = inf) -> None:
        self._most = most
        self._most_together = most_together
        self._open: Counter[str] = Counter()
        self._together = 0

    def enter(self, address: str) -> None:
        """An address that speaks for many ('') counts only among all."""
        if self._together >= self._most_together:
            raise Refused("busy", "The server has as many connections as it can: try again in a moment.")
        if address and self._open[address] >= self._most:
            raise Refused(
                "too-many-connections", f"Your address has {self._most} connections open: close one first."
            )
        self._open[address] += 1
        self._together += 1

    def leave(self, address: str) -> None:
        self._together -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
