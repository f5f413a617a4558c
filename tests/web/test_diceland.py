"""Diceland: thumbs, keyboard, chances, reasons, taking back, everybody's maps."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize

from ludoteca.games.diceland.mapmaker import make
from ludoteca.games.diceland.maps import MAPS
from tests.web.conftest import Invite
from tests.web.support import Person, until

ME = 0
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
SMALLEST_CELL = 24
"""The whole map is in sight; what a thumb needs besides is that a near miss is a hit."""
View = dict[str, Any]


def now(me: Person) -> View:
    return me.views()[-1]


def marking(view: View) -> Any:
    return view["seats"][ME]["marking"]


def is_marking(view: View) -> bool:
    return ME in view["actors"] and marking(view) is not None


def play_until(me: Person, wanted: Callable[[View], bool], seed: int = 2) -> View:
    """Clicks what glows until the view is as wanted and something can be clicked; if need be in another game."""
    luck = Random(seed)
    for _ in range(1200):
        if me.is_over:
            me.start_game("diceland")
        if me.can_click and wanted(view := now(me)):
            return view
        if not me.click_something(luck):
            me.page.wait_for_timeout(30)
    raise AssertionError(f"it never came to that; asked: {me.question}")


def wait_until(me: Person, wanted: Callable[[View], bool]) -> None:
    for _ in range(600):
        if wanted(now(me)):
            return
        me.page.wait_for_timeout(30)
    raise AssertionError(f"it never came to that; asked: {me.question}")


def crosses(view: View) -> list[str]:
    return list(view["seats"][ME]["marked"])


def marks_alone(view: View) -> bool:
    """Nobody else is to mark, and there is more than one cross to make."""
    return is_marking(view) and view["actors"] == [ME] and marking(view)["left"] > 1


def test_a_thumb_finds_every_cell_on_a_small_phone(invite: Invite) -> None:
    me = invite("phone")
    me.page.set_viewport_size(SMALL_PHONE)
    me.start_game("diceland")
    play_until(me, is_marking)
    sizes = me.page.eval_on_selector_all(
        "[data-cell]", "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"
    )
    assert len(sizes) == 108
    assert min(min(size) for size in sizes) >= SMALLEST_CELL
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.check_access()


def test_a_finger_that_just_misses_a_cell_that_glows_has_hit_it(invite: Invite) -> None:
    me = invite("phone")
    me.page.set_viewport_size(SMALL_PHONE)
    me.start_game("diceland")
    before = play_until(me, marks_alone)
    cell = me.page.locator("[data-cell][data-legal]").first
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box
    me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - 21)
    wait_until(me, lambda view: len(crosses(view)) == len(crosses(before)) + 1)


def test_what_does_not_glow_says_why(invite: Invite) -> None:
    me = invite()
    me.start_game("diceland")
    play_until(me, is_marking)
    start = me.page.get_by_role("button", name="start", exact=False).first
    start.click(force=True)
    assert "it counts as marked already" in me.page.get_by_role("alert").inner_text()


def test_marking_with_the_keyboard_and_taking_back(invite: Invite) -> None:
    me = invite()
    me.start_game("diceland")
    before = play_until(me, marks_alone)
    me.page.locator("[data-cell=f5]").focus()
    me.page.keyboard.press("ArrowRight")
    assert me.page.evaluate("document.activeElement.dataset.cell") == "g5"
    me.page.locator("[data-cell][data-legal]").first.focus()
    me.page.keyboard.press("Enter")
    wait_until(me, lambda view: len(crosses(view)) == len(crosses(before)) + 1)
    me.page.get_by_role("button", name="Undo").click()
    wait_until(me, lambda view: crosses(view) == crosses(before))


def test_rolling_again_comes_with_its_chance(invite: Invite) -> None:
    me = invite()
    me.start_game("diceland")
    view = play_until(me, lambda view: view["phase"] == "decide" and view["actors"] == [ME])
    chance = round(100 * (1 - (5 / 6) ** len(view["dice"])))
    me.page.get_by_role("button", name=f"Roll again: {chance}%").wait_for()
    me.check_access()


def test_everybodys_map_is_there_and_can_be_seen_large(invite: Invite) -> None:
    me = invite()
    me.start_game("diceland")
    me.page.get_by_role("button", name="Skip the tour").click()
    play_until(me, is_marking)
    me.page.locator("[data-guide=others] button").first.click()
    me.page.get_by_role("dialog").get_by_role("img").wait_for()
    me.check_access()
    me.page.keyboard.press("Escape")
    me.page.get_by_role("dialog").wait_for(state="detached")


def test_a_map_of_ones_own_is_pasted_and_played_on(invite: Invite) -> None:
    me = invite()
    me.open("/new/diceland")
    me.page.get_by_text("Your own maps").click()
    paste = me.page.get_by_role("textbox", name="Your own maps")
    for pasted in ("{", "abc"):
        paste.fill(pasted)
        me.page.get_by_role("alert").get_by_text("isn’t a map").wait_for()
    own = make(7)
    paste.fill(json.dumps({"rows": own.rows}))
    me.check_access()
    me.page.get_by_role("button", name="Create table").click()
    me.page.wait_for_selector("[data-cell]")
    assert list(own.rows) in now(me)["maps"].values()


@pytest.mark.parametrize(
    ("language", "make_it", "reason"),
    [
        ("it-IT", "Crea il tavolo", "Ci devono essere 16 caselle di colore blu, non {}."),
        ("de-DE", "Tisch erstellen", "In Blau muss es 16 Felder geben, nicht {}."),
    ],
)
def test_why_a_map_is_refused_is_said_in_ones_own_language(
    invite: Invite, language: str, make_it: str, reason: str
) -> None:
    me = invite(language=language)
    me.open("/new/diceland")
    me.page.locator("summary").click()
    rows = [*MAPS["C"].rows[:-1], "B" * 12]
    me.page.locator("textarea").fill("\n".join(rows))
    me.page.get_by_role("button", name=make_it).click()
    me.page.get_by_role("alert").get_by_text(reason.format("".join(rows).upper().count("B"))).wait_for()
    me.wrong = [text for text in me.wrong if "400" not in text]


def test_what_is_awaited_and_why_not_stay_in_sight_on_a_phone(invite: Invite) -> None:
    me = invite("phone")
    me.start_game("diceland")
    play_until(me, is_marking)
    me.page.evaluate("scrollTo(0, innerHeight / 2)")
    assert is_in_sight(me, me.page.locator("h1"))
    me.page.get_by_role("button", name="start", exact=False).first.dispatch_event("click")
    assert is_in_sight(me, me.page.get_by_role("alert"))


def test_the_guide_stays_in_sight_where_the_page_is_scrolled(invite: Invite) -> None:
    me = invite("phone")
    me.start_game("diceland")
    me.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    until(lambda: is_in_sight(me, me.page.locator("aside[data-guide]")), "the guide can be read")


def is_in_sight(me: Person, thing: Locator) -> bool:
    box, size = thing.bounding_box(), me.page.viewport_size
    assert box
    assert size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
