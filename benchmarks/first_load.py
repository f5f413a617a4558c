"""What a browser that has never been here loads, and how soon it can be used: the first page, and a first decision.

    .venv/bin/python -m benchmarks.first_load

Once as it is, once on slow 4G (150 ms to answer, 1.6 Mbit/s) with a processor slowed down four times, in turns.
The first page is ready when everything on it is drawn, the first game's button answers, and no work is left that
would keep a click waiting; measured from the moment the page is asked for. A decision is there when something
glows; measured from the click.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.web.support import CHROMIUM, CLICKABLE, FLAGS, Person, Site, person
from tests.web.transfers import Transfers

GAMES = ("cincinnati", "twins", "diceland")
TIMES = 7
GOAL = 1.5
READY = """() => new Promise((resolve) => {
  const look = () => {
    if (document.querySelectorAll('article .picture svg').length < 3) return setTimeout(look, 1)
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() / 1000)))
  }
  look()
})"""
"""Buttons and pictures are there and a frame with them has been drawn; what was queued before has run."""
PLAY = """([number, clickable]) => new Promise((resolve) => {
  const start = performance.now()
  const look = () => {
    if (!document.querySelector(clickable)) return setTimeout(look, 1)
    requestAnimationFrame(() => setTimeout(() => resolve((performance.now() - start) / 1000)))
  }
  document.querySelectorAll('article')[number].querySelector('button').click()
  look()
})"""


class Load(NamedTuple):
    ready: float
    decision: float
    home_bytes: int
    home_requests: int
    bytes: int
    requests: int


def load(browser: Browser, site: Site, game: str, is_slow: bool) -> Load:
    with person(browser, site, "phone", language="fr-FR", moving=True, keeps=True) as me:
        transfers = Transfers(me)
        if is_slow:
            transfers.slow_down()
        me.page.goto(site.address, wait_until="commit")
        ready = float(me.page.evaluate(READY))
        home = settled(me, transfers)
        decision = float(me.page.evaluate(PLAY, [GAMES.index(game), CLICKABLE]))
        return Load(ready, decision, *home, *settled(me, transfers))


def settled(me: Person, transfers: Transfers) -> tuple[int, int]:
    """Bytes and requests, including what the page loads when idle."""
    me.page.wait_for_load_state("networkidle")
    return transfers.total, transfers.requests


def main() -> None:
    site = Site(Path(tempfile.mkdtemp()))
    late = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            site.start()
            for game in GAMES:
                load(browser, site, game, is_slow=False)  # the server has loaded the game
                both = [(load(browser, site, game, True), load(browser, site, game, False)) for _ in range(TIMES)]
                late += shown(game, both)
        finally:
            browser.close()
            site.stop()
    sys.exit("\n".join(late) or 0)


def shown(game: str, both: list[tuple[Load, Load]]) -> list[str]:
    """Prints a game's figures; returns those that exceed their limits."""
    slow = both[-1][0]
    print(f"{game}: first page {slow.home_bytes:,} bytes in {slow.home_requests} requests,", end=" ")
    print(f"with the first decision {slow.bytes:,} in {slow.requests}")
    late = []
    for what in ("ready", "decision"):
        slowed, as_it_is = ([getattr(pair[which], what) for pair in both] for which in (0, 1))
        middle = statistics.median(slowed)
        print(f"  {what}: {middle:.2f} s slowed down, {statistics.median(as_it_is):.2f} s as it is", end="")
        print(f" (medians of {TIMES}; {' '.join(f'{seconds:.2f}' for seconds in slowed)})")
        if middle >= GOAL:
            late.append(f"{game}: {what} after {middle:.2f} s; goal: under {GOAL} s")
    return late


if __name__ == "__main__":
    main()
