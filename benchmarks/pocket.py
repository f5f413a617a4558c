"""Without a server: what a browser has to load, how soon one plays, and how long experts think.

    make benchmark-pocket

The site is shown by a host that knows nothing but files. *Visit*: a browser that has never been here; *ready* is a
first page that answers clicks, from the moment it is asked for, the *decision* the first thing that can be chosen
in a game against bots, from a click at that moment. *Offline*: the same with the network cut and the page opened
anew; *next*: the game after that. Once as it is, once with Chromium stopped three quarters of the time, in turns.

Then experts think about positions of whole games, in Chromium and natively: they must decide alike. *In time* is
the share of answers in under a second.
"""

from __future__ import annotations

import gzip
import os
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.first_load import PLAY, READY
from ludoteca.engine.match import Match
from ludoteca.games import GAMES, find
from ludoteca.server import site
from ludoteca.server.workers.process import answered
from ludoteca.server.workers.questions import Answer, Decide
from tests.web.support import CHROMIUM, CLICKABLE, FLAGS, Host, person

PLAYED = ("cincinnati", "twins", "diceland")
TIMES = 3
PATIENCE = 180_000
RUNS, STANDS = 0.01, 0.03
"""Seconds of a processor four times slower."""
MOST_BYTES = 9_000_000
GOALS = {"offline": 6.0, "next": 3.0}
POSITIONS, SEED = 40, 5
IN_TIME = 1.0

KEPT = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
HOME = "() => document.querySelector('header a').click()"
THINK = """async (questions) => {
  const index = await (await fetch('pocket/index.json')).json()
  const files = await (await fetch('sw.js')).text()
  const worker = new Worker(files.match(/assets.thinker-[^"]*js/)[0], { type: 'module' })
  const ask = (message) => new Promise((done) => {
    const began = performance.now()
    worker.onmessage = ({ data }) => done([data.answer ?? data.failed, (performance.now() - began) / 1000])
    worker.postMessage(message)
  })
  await ask({ index })
  const answers = []
  for (const question of questions) answers.push(await ask({ question }))
  worker.terminate()
  return answers
}"""


# What has to be loaded


def sizes(folder: Path) -> int:
    """Prints what every file of some weight has as hosts send it; the sum of all."""
    packed = {
        file.relative_to(folder).as_posix(): len(gzip.compress(file.read_bytes()))
        for file in folder.rglob("*")
        if file.is_file() and file.suffix != ".gz"
    }
    for path, size in sorted(packed.items(), key=lambda one: -one[1]):
        if size > 10_000:
            print(f"{size:10,} {path}")
    total = sum(packed.values())
    print(f"{total:10,} in {len(packed)} files (goal: {MOST_BYTES:,})")
    return total


# How soon one plays


class At(NamedTuple):
    address: str


class Visit(NamedTuple):
    ready: float
    decision: float
    offline: float
    next: float


def visit(browser: Browser, place: At, game: str, is_slow: bool) -> Visit:
    card = PLAYED.index(game)
    with person(browser, place, "phone", moving=True, keeps=True) as me, slowed() if is_slow else nullcontext():
        me.page.set_default_timeout(PATIENCE)
        me.page.goto(me.site.address, wait_until="commit")
        ready = float(me.page.evaluate(READY))
        decision = play(me.page, card)
        me.page.wait_for_function(KEPT)
        me.context.set_offline(True)
        me.page.goto(me.site.address, wait_until="commit")
        me.page.evaluate(READY)
        offline = play(me.page, card)
        me.page.evaluate(HOME)
        me.page.evaluate(READY)
        return Visit(ready, decision, offline, play(me.page, card))


def play(page: Page, card: int) -> float:
    return float(page.evaluate(PLAY, [card, CLICKABLE]))


@contextmanager
def slowed() -> Iterator[None]:
    """All of Chromium stands still three quarters of the time, its workers, too: it cannot slow these itself."""
    over = threading.Event()

    def stop_and_go() -> None:
        chromium = processes_below(os.getpid())
        while not over.wait(RUNS):
            tell(chromium, signal.SIGSTOP)
            goes_on = time.monotonic() + STANDS
            chromium = processes_below(os.getpid())
            tell(chromium, signal.SIGSTOP)
            time.sleep(max(0.0, goes_on - time.monotonic()))
            tell(chromium, signal.SIGCONT)

    thread = threading.Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def tell(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def processes_below(root: int) -> list[int]:
    """The processes of Chromium among the children of a process, and theirs."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name, _, rest = (folder / "stat").read_text().partition("(")[2].rpartition(")")
        except OSError:
            continue
        parents[int(folder.name)] = int(rest.split()[1]), name
    below, found = {root}, []
    for process, (parent, name) in sorted(parents.items()):
        if parent in below:
            below.add(process)
            found += [process] if name.startswith("chrom") else []
    return found


def shown(game: str, visits: list[tuple[Visit, Visit]]) -> list[str]:
    """Prints a game's figures, as it is and slowed; what was too late."""
    late = []
    for how, which in (("as it is", 0), ("slowed", 1)):
        figures = {name: statistics.median(getattr(both[which], name) for both in visits) for name in Visit._fields}
        print(f"{game}, {how}: " + ", ".join(f"{name} {seconds:.2f} s" for name, seconds in figures.items()))
        if which == 0:
            late += [f"{game}: {name}" for name, goal in GOALS.items() if figures[name] > goal]
    return late


# How long experts think


def questions(game: str) -> list[Decide]:
    """Some of the decisions with a choice, from whole games that are played by lot."""
    asked, luck = list[Decide](), Random(SEED)
    while len(asked) < POSITIONS:
        match = Match(find(game), 4, {}, luck.getrandbits(32))
        while match.actors:
            actor = match.actors[0]
            assert match.dice
            if isinstance(actor, str):
                match.play(actor, match.dice.draw(match))
                continue
            legal = match.legal(actor)
            if len(legal) > 1 and luck.random() < 0.2:
                known = match.known(actor).values()
                asked.append(Decide(game, actor, match.options, known, legal, "expert", luck.getrandbits(32)))
            match.play(actor, luck.choice(legal))
    return asked[:POSITIONS]


def think(page: Page, game: str, table: Table) -> list[str]:
    """A row for a game; what was too late or another decision."""
    asked = questions(game)
    told = page.evaluate(THINK, [msgspec.json.encode(one).decode() for one in asked])
    natively, late = [], []
    for question, (answer, _) in zip(asked, told, strict=True):
        began = time.perf_counter()
        expected = answered(question)[0].move
        natively.append(time.perf_counter() - began)
        if msgspec.json.decode(answer, type=Answer).move != expected:
            late.append(f"{game}: native code plays {expected}, Chromium {answer}")
    seconds = [one for _, one in told]
    in_time = sum(one < IN_TIME for one in seconds) / len(seconds)
    middle, first = statistics.median(seconds[1:]), seconds[0]
    figures = [first, middle, sorted(seconds)[-2], max(seconds[1:])]
    table.add_row(
        game,
        *(f"{1000 * one:,.0f}" for one in figures),
        f"{in_time:.0%}",
        f"{1000 * statistics.median(natively[1:]):,.0f}",
    )
    return late + ([f"{game}: experts think {middle:.2f} s"] if middle >= IN_TIME else [])


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    site.write(folder)
    wrong = [f"too large: {total:,}"] if (total := sizes(folder)) > MOST_BYTES else []
    host = Host(folder)
    host.start()
    place = At(f"http://127.0.0.1:{host.port}/")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in PLAYED:
                turns = range(TIMES)
                visits = [(visit(browser, place, game, False), visit(browser, place, game, True)) for _ in turns]
                wrong += shown(game, visits)
            table = Table("game", "first ms", "median", "second longest", "longest", "in time", "native median")
            with person(browser, place, "phone") as me:
                me.page.goto(place.address)
                for game in GAMES:
                    wrong += think(me.page, game, table)
            Console(width=120).print(table)
            browser.close()
    finally:
        host.stop()
    sys.exit("\n".join(wrong) or 0)


if __name__ == "__main__":
    main()
