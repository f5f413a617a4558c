"""Background work that must not end: failures are logged and retried, and show in the server's health."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludoteca.server.metrics import Metrics

PAUSE = 1.0
"""Seconds until failed work is started again."""
LONGEST_PAUSE = 30.0
WELL_AFTER = 5.0
"""Seconds for which work has to run before it counts as healthy again."""

log = logging.getLogger("ludoteca.server")

Work = Callable[[], Awaitable[None]]


class Supervisor:
    def __init__(self, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self._tasks: list[asyncio.Task[None]] = []
        self._failing: dict[str, str] = {}

    def watch(self, name: str, work: Work) -> None:
        """Keeps this work running until the server stops."""
        self._tasks.append(asyncio.create_task(self._run_for_ever(name, work)))

    def failing(self) -> dict[str, str]:
        """Which work is not running as it should, and why."""
        return dict(self._failing)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run_for_ever(self, name: str, work: Work) -> None:
        pause = PAUSE
        while True:
            loop = asyncio.get_running_loop()
            began, well = loop.time(), loop.call_later(WELL_AFTER, self._failing.pop, name, None)
            try:
                await work()
                reason = "it ended"
            except Exception as error:
                reason = f"{type(error).__name__}: {error}"
                log.exception("%s failed and is started again.", name)
                self._metrics.failed("supervised")
            finally:
                well.cancel()
            self._failing[name] = reason
            pause = PAUSE if loop.time() - began > WELL_AFTER else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)
