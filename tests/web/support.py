"""A real server, a real Chromium, and people who click."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Protocol

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from tests.children import child

ROOT = Path(__file__).parents[2]
AXE = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
BUILT = ROOT / "src" / "ludoteca" / "web" / "index.html"
CHROMIUMS = ("/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser")
CHROMIUM = next((path for path in map(Path, CHROMIUMS) if path.exists()), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--always-sparkplug",  # much runs only a few times: code compiled plainly, at once, takes less time
]
SIZES = {"phone": (390, 844), "desktop": (1440, 900), "screen": (1920, 1080)}
PATIENCE = 20_000
SECONDS_TO_START = 120
PLENTY = {"TABLES": "100000", "CONNECTIONS": "10000", "REQUESTS": "100000", "MESSAGES": "100000", "BOT": "easy"}
"""Limits that the tests do not feel, and bots that decide at once."""
CLICKABLE = "[data-targets] [data-legal]:not([aria-pressed=true]), [data-buttons] [data-move]"

PLAY = """async ([clickable, seed, most, phases]) => {
  const ending = () => document.querySelector('[data-ending]')
  const luck = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  const choose = () => {
    document.querySelector('aside[data-guide] button')?.click()
    const all = [...document.querySelectorAll(clickable)].filter((one) => one.getClientRects().length > 0)
    const moves = all.filter((one) => one.dataset.move)
    const some = moves.length && luck() < 0.5 ? moves : all
    return some[Math.floor(luck() * some.length)]
  }
  const click = (one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true }
    const there = document.elementFromPoint(at.clientX, at.clientY) ?? one
    there.dispatchEvent(new PointerEvent('pointerdown', at))
    there.dispatchEvent(new MouseEvent('click', at))
  }
  const isNew = () => phases && !phases.includes(document.querySelector('[data-phase]').dataset.phase)
  let clicks = 0
  const end = performance.now() + 60000
  const covered = () => document.querySelector('[data-curtain]')
  while (clicks < most && !ending() && !covered() && performance.now() < end) {
    const one = choose()
    if (one && isNew()) break
    if (one) clicks += 1, click(one)
    await new Promise((resolve) => setTimeout(resolve, one ? 0 : 5))
  }
  return clicks
}"""
"""Clicks what glows, wherever it lies on the screen, and reads on in the guide: so many times, to the end, or until
something is asked in another phase than the given ones."""
AIM = """([clickable, which, kind]) => {
  document.querySelector('aside[data-guide] button')?.click()
  const all = [...document.querySelectorAll(clickable)].filter((one) => one.getClientRects().length > 0)
  const moves = all.filter((one) => one.dataset.move)
  const some = moves.length && kind < 0.5 ? moves : all
  if (!some.length) return null
  const one = some[Math.floor(which * some.length)]
  one.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = one.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}"""
"""Reads on in the guide, chooses one of the things that glow and says where it is."""
LIFT_CURTAIN = """() => {
  const button = document.querySelector('[data-curtain] button')
  const said = button?.innerText ?? null
  button?.click()
  return said
}"""
SET_PACE = """(pace => {
  if (location.protocol.startsWith('http')) {
    const kept = JSON.parse(localStorage.getItem('ludoteca-settings') ?? '{}')
    localStorage.setItem('ludoteca-settings', JSON.stringify({ pace, ...kept }))
  }
})"""
KEEP_NOTHING = """if ('serviceWorker' in navigator) {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
}"""
REVIEW_NOTHING = """{
  const ask = fetch
  const nothing = () => Response.json({ done: 0, deals: 0, review: null })
  fetch = (address, ...more) => (/\\/review\\b/.test(address) ? Promise.resolve(nothing()) : ask(address, ...more))
}"""
"""A review takes the server's time whenever a game ends, also of the tests beside this one."""
RUN_AXE = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const rules = { 'label-content-name-mismatch': { enabled: false } }  // takes the letters on dice for words
  const { violations } = await axe.run({ runOnly, rules, resultTypes: ['violations'], preload: false })
  return violations.map((one) => one.id + ': ' + one.nodes.map((node) => node.html.slice(0, 200)).join(' | '))
}"""


class Site:
    """`ludoteca serve` in a process of its own, on one port and one database, also after it was killed."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._database = folder / "tables.sqlite"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "ludoteca", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        environment = os.environ | {f"LUDOTECA_{name}": value for name, value in PLENTY.items()}
        self._process = child([*command, "--db", str(self._database)], env=environment, stdout=subprocess.DEVNULL)
        until(self._answers, "the server answers", SECONDS_TO_START)

    def kill(self) -> None:
        """Without a word, as when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            try:
                self._process.wait(30)
            finally:
                self._process.kill()
                self._process = None

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz").status_code == 200
        except httpx.TransportError:
            return False


class Host:
    """A host that shows files and knows nothing else: `python -m http.server`, for a folder in which sites lie."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self._process = child(
            [*command, "--directory", str(self.folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(self._answers, "the host answers", SECONDS_TO_START)

    def stop(self) -> None:
        """Or the network is cut: for a browser that is the same."""
        if self._process:
            self._process.kill()
            self._process.wait(30)
            self._process = None

    def _answers(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/").status_code == 200
        except httpx.TransportError:
            return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(happens: Any, what: str, seconds: float = PATIENCE / 1000) -> None:
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, f"never: {what}"
        time.sleep(0.03)


class Place(Protocol):
    @property
    def address(self) -> str:
        """What stands before the path of a page."""


class Person:
    """A browser of its own, with the page it is on and everything that went wrong there."""

    def __init__(self, context: BrowserContext, site: Place) -> None:
        self.context = context
        self.site = site
        self.wrong: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.hosts: set[str] = set()
        self.page = self.new_page()

    def new_page(self) -> Page:
        """From now on the page they are on."""
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", lambda message: self._note(message.type, message.text))
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("request", lambda request: self.hosts.add(re.sub(r"^\w+://([^/:]+).*", r"\1", request.url)))
        self.page.on("websocket", self._listen)
        return self.page

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.wrong.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def open(self, path: str = "/") -> None:
        self.page.goto(self.site.address + path)
        self.page.wait_for_selector("h1")

    def start_game(self, game: str) -> None:
        """From the first page to the first decision: two clicks."""
        self.open()
        self.page.locator("article", has_text=game.title()).locator(".button.main").click()
        self.page.wait_for_selector(CLICKABLE)

    @property
    def can_click(self) -> bool:
        """Whether anything glows now."""
        return bool(self.page.evaluate(AIM, [CLICKABLE, 0, 0]))

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-ending]").count() > 0

    def click_something(self, luck: Random) -> bool:
        """One of the things that glow, with a real mouse; whether there was one."""
        place = self.page.evaluate(AIM, [CLICKABLE, luck.random(), luck.random()])
        if place:
            self.page.mouse.click(*place)
        return bool(place)

    def lift_curtain(self) -> str | None:
        """What the button said, if something is covered."""
        said: str | None = self.page.evaluate(LIFT_CURTAIN)
        return said

    def play_out(self, seed: int = 1, most: int = 3000) -> None:
        """To the end of the game, by clicking what glows."""
        self.page.evaluate(PLAY, [CLICKABLE, seed, most, None])
        assert self.is_over, f"the game did not end; asked: {self.question}"

    def play_to_curtain(self, seed: int = 1) -> None:
        """By clicking what glows, until something is covered or the game is over."""
        self.page.evaluate(PLAY, [CLICKABLE, seed, 3000, None])

    def play_to_new_phase(self, phases: set[str], seed: int = 1, most: int = 3000) -> str | None:
        """The phase of the first question in none of these phases; none if the game ends before."""
        self.page.evaluate(PLAY, [CLICKABLE, seed, most, sorted(phases)])
        if self.is_over:
            return None
        phase = self.page.locator("[data-phase]").get_attribute("data-phase")
        assert phase not in phases, f"the game did not end; asked: {self.question}"
        return phase

    def play_some(self, clicks: int, seed: int = 1) -> None:
        clicked = self.page.evaluate(PLAY, [CLICKABLE, seed, clicks, None])
        assert clicked == clicks or self.is_over, f"nothing glows; asked: {self.question}"

    def open_drawer(self) -> None:
        """Where a small screen keeps players, menu, log and chat."""
        self.page.get_by_role("button", name="Players, log").click()

    @property
    def question(self) -> str:
        return self.page.locator("h1").first.inner_text()

    def views(self) -> list[dict[str, Any]]:
        """Every view that came over the socket."""
        return [message["view"] for message in self.heard if message.get("view")]

    def check_access(self) -> None:
        """axe finds nothing, on a screen so high that nothing is covered by the buttons at its edge."""
        size = self.page.viewport_size
        assert size
        height = max(size["height"], self.page.evaluate("document.documentElement.scrollHeight"))
        self.page.set_viewport_size({"width": size["width"], "height": height})
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found = self.page.evaluate(RUN_AXE)
        self.page.set_viewport_size(size)
        assert found == [], f"{self.page.url}: {found}"

    def check_calm(self) -> None:
        """Nothing went wrong, and nobody else was asked."""
        assert not self.wrong, self.wrong
        assert self.hosts <= {"127.0.0.1"}


@contextmanager
def person(
    browser: Browser,
    site: Place,
    size: str = "desktop",
    language: str = "en-GB",
    light: str = "light",
    moving: bool = False,
    pace: str = "none",
    keeps: bool = False,
    reviews: bool = False,
) -> Iterator[Person]:
    """Results are not waited for, unless at another pace; the app is only kept, and a finished game only reviewed,
    for browsers that shall."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if light == "dark" else "light",
        reduced_motion="no-preference" if moving else "reduce",
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    context.add_init_script(f"{SET_PACE}('{pace}')")
    if not keeps:
        context.add_init_script(KEEP_NOTHING)
    if not reviews:
        context.add_init_script(REVIEW_NOTHING)
    try:
        someone = Person(context, site)
        yield someone
        someone.check_calm()
    finally:
        context.close()


def make_table(host: Person, game: str, players: int, elsewhere: int, here: tuple[str, ...] = ("Anna",)) -> str:
    """Sets up a table by hand; its code."""
    host.open(f"/new/{game}")
    host.page.get_by_role("radio", name=str(players)).check()
    seats = host.page.locator("form ol li")
    for number in range(players):
        kind = "me" if number == 0 else "here" if number < len(here) else "elsewhere"
        kind = kind if number < len(here) + elsewhere else "bot"
        seats.nth(number).locator("select").first.select_option(kind)
        if number < len(here):
            seats.nth(number).locator("input").fill(here[number])
    host.page.get_by_role("button", name="Create table").click()
    return host.page.locator(".code").inner_text() if elsewhere else ""


def sit_down(guest: Person, code: str, name: str) -> None:
    guest.open()
    guest.page.get_by_label("Table code").fill(code.lower())
    guest.page.get_by_role("button", name="Join", exact=True).click()
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Sit here").first.click()
