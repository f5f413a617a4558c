"""Metrics in Prometheus' text format, on a port of this machine alone.

They contain no names, tokens, addresses or table ids.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from ludoteca.engine.game import PUBLIC
from ludoteca.games import GAMES
from ludoteca.server.metrics import PLACES, SECONDS
from ludoteca.server.rooms.hall import Hall
from ludoteca.server.storage import FINISHED, LIVE

ADDRESS = "127.0.0.1"
PATIENCE = 5.0
"""Seconds that a scrape waits for a busy server."""


class CannotExpose(Exception):
    """The metrics port cannot be opened; the message is for the person who started the server."""


@asynccontextmanager
async def exposed(hall: Hall, port: int) -> AsyncIterator[None]:
    """Serves /metrics inside the `with` block; port 0 serves nothing."""
    if not port:
        yield
        return
    try:
        server, thread = start_http_server(port, ADDRESS, registry_of(hall))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotExpose(
            f"Cannot serve metrics on port {port}: {reason}. Choose another with --metrics."
        ) from None
    try:
        yield
    finally:
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        thread.join()


def registry_of(hall: Hall) -> CollectorRegistry:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(LoopCollector(hall))
    ProcessCollector(registry=registry)
    return registry


class LoopCollector(Collector):
    """Reads the numbers inside the server's event loop, where they change, for Prometheus' own thread."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._loop = asyncio.get_running_loop()

    def describe(self) -> Iterable[Metric]:
        return []

    def collect(self) -> Iterable[Metric]:
        return asyncio.run_coroutine_threadsafe(self._read(), self._loop).result(PATIENCE)

    async def _read(self) -> list[Metric]:
        return [*of_tables(self._hall), *of_work(self._hall), *of_trouble(self._hall)]


def of_tables(hall: Hall) -> Iterable[Metric]:
    rooms, made, moves = list(hall.rooms.values()), hall.metrics.tables, hall.metrics.moves
    phases = Counter(room.table.phase for room in rooms)
    people = sum(isinstance(viewer, int) for room in rooms for viewer in room.audience)
    watching = sum(len(room.audience.get(PUBLIC, ())) for room in rooms)
    yield gauges("ludoteca_tables", "Tables in memory, by phase.", "phase", those((*LIVE, *FINISHED), phases))
    yield counters("ludoteca_tables_made", "Tables made here, by game.", "game", those(GAMES, made))
    yield GaugeMetricFamily("ludoteca_people", "Seats whose people are connected here.", value=people)
    yield GaugeMetricFamily("ludoteca_spectators", "Connections here that look on.", value=watching)
    yield counters("ludoteca_moves", "Moves written here, by whom.", "by", those(("person", "bot"), moves))


def of_work(hall: Hall) -> Iterable[Metric]:
    metrics, thinkers = hall.metrics, hall.thinkers
    waiting = {
        "bots": thinkers.bots.waiting,
        "study": thinkers.study.waiting,
        "writing": metrics.being_written,
    }
    yield gauges("ludoteca_waiting", "What waits: for a bot, to be gone through, to be on disk.", "queue", waiting)
    bounds = [*map(str, SECONDS), "+Inf"]
    yield HistogramMetricFamily(
        "ludoteca_answer_seconds",
        "How long messages over sockets took until they were answered.",
        buckets=list(zip(bounds, accumulate(metrics.answers), strict=True)),
        sum_value=metrics.seconds,
    )


def of_trouble(hall: Hall) -> Iterable[Metric]:
    metrics = hall.metrics
    yield counters("ludoteca_refusals", "What was refused, by code.", "code", metrics.refusals)
    yield counters(
        "ludoteca_errors", "What nobody foresaw, by where it happened.", "where", those(PLACES, metrics.errors)
    )
    yield CounterMetricFamily("ludoteca_put_aside", "Tables whose log could not be read.", value=metrics.aside)
    failing = len(hall.failing())
    yield GaugeMetricFamily(
        "ludoteca_failing", "Parts of the server that do not run as they should.", value=failing
    )


def those(names: Iterable[str], counted: Counter[str]) -> dict[str, int]:
    """The counts with zeros for names that have none yet: a counter must exist before it first rises."""
    return {**dict.fromkeys(names, 0), **counted}


def gauges(name: str, help: str, label: str, values: Mapping[str, float]) -> Metric:
    return labelled(GaugeMetricFamily(name, help, labels=[label]), values)


def counters(name: str, help: str, label: str, values: Mapping[str, float]) -> Metric:
    return labelled(CounterMetricFamily(name, help, labels=[label]), values)


def labelled(family: Any, values: Mapping[str, float]) -> Metric:
    for key, value in sorted(values.items()):
        family.add_metric([key], value)
    return family  # type: ignore[no-any-return]
