"""How soon the first page can be used, in a browser that has never seen it, on a processor slowed down four times.

    .venv/bin/python -m benchmarks.first_load

Ready means: everything is drawn, the first game's button answers, and the page has no work left that would keep a
click waiting. Measured from the moment the page is asked for.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.support import CHROMIUM, FLAGS, Site, person

SLOWED = 4
TIMES = 7
GOAL = 1.0
READY = """() => new Promise((resolve) => {
  const look = () => {
    const pictures = [...document.querySelectorAll('article img')]
    if (!pictures.length || !pictures.every((picture) => picture.complete)) return setTimeout(look, 1)
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() / 1000)))
  }
  look()
})"""
"""Buttons and pictures are there and a frame with them has been drawn; what was queued before has run."""


def seconds_to_ready(browser: Browser, site: Site) -> float:
    with person(browser, site) as me:
        slow = me.context.new_cdp_session(me.page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        me.page.goto(site.address, wait_until="commit")
        return float(me.page.evaluate(READY))


def main() -> None:
    site = Site(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            site.start()
            times = [seconds_to_ready(browser, site) for _ in range(TIMES)]
        finally:
            browser.close()
            site.stop()
    print(" ".join(f"{seconds:.2f}" for seconds in times))
    middle = statistics.median(times)
    print(f"Ready after {middle:.2f} s (median of {TIMES}, processor {SLOWED} times slower; goal: under {GOAL} s)")
    sys.exit(middle >= GOAL)


if __name__ == "__main__":
    main()
