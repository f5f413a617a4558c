"""Plays a little of every game and takes the pictures for README and docs, small enough to be kept with the code.

make screenshots
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.support import CHROMIUM, CLICKABLE, FLAGS, Person, Site, make_table, person, until  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
QUALITY = 78
MOST_BYTES = 1_500_000
MINUTES = 300_000
"""In milliseconds, for what has to be compiled first."""
NO_GUIDE = "localStorage.setItem('ludoteca-settings', JSON.stringify({ guide: false, name: 'Anna', pace: 'none' }))"
View = dict[str, Any]


def take(me: Person, name: str) -> None:
    """A picture of the page, from its top."""
    me.page.evaluate("scrollTo(0, 0)")
    me.page.wait_for_timeout(900)  # whatever moves has arrived
    picture = Image.open(io.BytesIO(me.page.screenshot()))
    picture.convert("RGB").save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)
    print(PICTURES / f"{name}.webp")


def play_until(me: Person, game: str, wanted: Callable[[View, View], bool]) -> None:
    """Plays until the view, and the player's seat in it, are as wanted; in a new game if one ends before."""
    me.start_game(game)
    for luck in range(2000):
        if me.is_over:
            me.start_game(game)
        me.page.wait_for_timeout(200)  # the answer to the last click is here
        view = me.views()[-1]
        if me.can_click and 0 in view["actors"] and wanted(view, view["seats"][0]):
            return
        me.play_some(1, seed=luck)
    raise AssertionError(f"{game}: it never came to that")


def home(me: Person) -> None:
    me.open()


def cincinnati(me: Person) -> None:
    play_until(me, "cincinnati", lambda view, seat: view["phase"] == "keep" and view["round"] >= 3)
    for die in (0, 2):
        me.page.locator(f'[data-legal="die {die}"]').click()


def twins(me: Person) -> None:
    play_until(me, "twins", lambda view, seat: view["play"] == 3 and view["phase"] == "play" and not seat["choice"])
    for card in (0, 1):
        me.page.locator(".hand button").nth(card).click()


def diceland(me: Person) -> None:
    play_until(me, "diceland", lambda view, seat: view["phase"] == "mark" and len(seat["marked"]) > 18)


def lobby(me: Person) -> None:
    make_table(me, "twins", players=4, elsewhere=2)
    until(lambda: me.page.locator(".code").count() > 0, "the code is shown")


def afterwards(me: Person) -> None:
    """A recorded game told, at the moment of a mistake."""
    me.open("/replay")
    me.page.locator("input[type=file]").set_input_files(ROOT / "tests" / "twins" / "games" / "three-players.txt")
    if me.page.viewport_size and me.page.viewport_size["width"] < 1000:
        me.open_drawer()
    me.page.get_by_role("button", name="What happened here?").click()
    me.page.wait_for_selector("[data-afterwards=done]", timeout=MINUTES)
    me.page.locator("[data-mistake]").first.get_by_role("button", name="Show", exact=True).click()


def exercise(me: Person) -> None:
    me.open("/training/twins")
    me.page.get_by_role("button", name="Twins").click()
    me.page.wait_for_selector(CLICKABLE)


def helped(me: Person) -> None:
    me.open("/help/diceland")


SHOTS: list[tuple[str, str, str, Callable[[Person], None]]] = [
    ("home", "desktop", "light", home),
    ("home-phone", "phone", "dark", home),
    ("cincinnati", "desktop", "light", cincinnati),
    ("cincinnati-phone", "phone", "dark", cincinnati),
    ("twins", "desktop", "dark", twins),
    ("twins-phone", "phone", "light", twins),
    ("diceland", "desktop", "light", diceland),
    ("diceland-phone", "phone", "dark", diceland),
    ("lobby", "desktop", "light", lobby),
    ("help-phone", "phone", "light", helped),
    ("afterwards", "desktop", "light", afterwards),
    ("afterwards-phone", "phone", "dark", afterwards),
    ("exercise-phone", "phone", "light", exercise),
]


def main(names: list[str]) -> None:
    """Takes the pictures with these names, or all."""
    PICTURES.mkdir(exist_ok=True)
    site = Site(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            site.start()
            for name, size, light, play in (shot for shot in SHOTS if not names or shot[0] in names):
                with person(browser, site, size, light=light) as me:
                    me.context.add_init_script(NO_GUIDE)
                    play(me)
                    take(me, name)
        finally:
            browser.close()
            site.stop()
    weight = sum(file.stat().st_size for file in PICTURES.iterdir())
    assert weight < MOST_BYTES, f"the pictures weigh {weight:,} bytes; {MOST_BYTES:,} are allowed"


if __name__ == "__main__":
    main(sys.argv[1:])
