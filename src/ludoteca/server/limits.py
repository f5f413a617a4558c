"""How much one client, and one address, may ask of the server."""

from __future__ import annotations

import time
from collections import Counter

from ludoteca.server.refusals import Refused

MOST_ADDRESSES = 10_000


class Bucket:
    """Lets so many things through a second, and a burst at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._per_second >= self._burst


class Buckets:
    """A bucket for each address."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._limits = (per_second, burst)
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        return self._buckets.setdefault(address, Bucket(*self._limits)).take()


class Connections:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> None:
        if self._open[address] >= self._most:
            raise Refused(
                "too-many-connections", f"Your address has {self._most} connections open: close one first."
            )
        self._open[address] += 1

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
