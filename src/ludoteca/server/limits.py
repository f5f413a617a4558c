"""Rate limits and connection limits: the buckets that count, and how much each address may ask for."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import inf
from weakref import WeakValueDictionary

from ludoteca.server.refusals import Refused
from ludoteca.server.settings import HOUR, Settings
from ludoteca.server.tokens import ID_LENGTH

MOST_ADDRESSES = 10_000
LONGEST_ADDRESS = 64
HOUSEHOLD = 64
"""Bits of an IPv6 address that identify one household or one rented machine; the rest is theirs to choose."""

BURST = 10.0
"""How many seconds' worth of requests may arrive at once."""
REQUESTS_PER_STUDY = 10
"""Reviewing a whole game, or thinking about a hint, costs as much as this many requests."""
SECONDS_PER_GUESS = 6.0
SECONDS_TO_COME_AGAIN = 10.0
"""Time in which an address may reopen all its sockets, as after a restart; the burst allows it twice over."""


@lru_cache(MOST_ADDRESSES)
def plain_address(host: str) -> str:
    """An IPv4 address that is written as IPv6 in its plain form; other addresses as they are."""
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
    """A token bucket: allows a steady rate per second, and bursts up to a limit."""

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
    """A bucket for each of the most recent addresses."""

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
    """Counts open connections, per address and in total."""

    def __init__(self, most: int, most_together: float = inf) -> None:
        self._most = most
        self._most_together = most_together
        self._open: Counter[str] = Counter()
        self._together = 0

    def enter(self, address: str) -> None:
        """Counts a connection. The address '' stands for many clients and counts only towards the total."""
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


class Allowances:
    def __init__(self, settings: Settings) -> None:
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

    def check_request(self, address: str) -> None:
        if not self._requests.take(address):
            raise Refused("too-fast", "Too many requests: wait a moment.")

    def check_new_table(self, address: str) -> None:
        if not self._tables.take(address):
            raise Refused(
                "too-many-tables", "Your address has made many tables in the last hour: play those first."
            )

    def check_study(self, address: str) -> None:
        """Before a whole game is replayed or reviewed."""
        if not self._studies.take(address):
            raise Refused("too-fast", "Too many records and replays: wait a moment.")

    def check_hint(self, address: str) -> None:
        if not self._hints.take(address):
            raise Refused("busy", "Your address has asked for many hints: wait a moment.")

    def check_state(self, address: str) -> None:
        """Before the whole state of a table is sent again."""
        if not self._states.take(address):
            raise Refused("too-fast", "You have asked for the whole state very often: wait a moment.")

    def check_socket(self, address: str) -> None:
        if not self._sockets.take(address):
            raise Refused("too-fast", "Too many sockets are opened one after the other: wait a moment.")

    @asynccontextmanager
    async def guess(self, address: str, table: str) -> AsyncIterator[None]:
        """Limits how often an address may look for a table that is not there.

        Codes are short and could be guessed, so an address may be wrong only a few times; finding a table costs
        nothing. Lookups of one address wait for each other: otherwise it could try many at once before the first
        one failed.
        """
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
