"""Every result is looked at, in large words, before anything that comes after it is shown."""

from __future__ import annotations

import pytest

from tests.web.conftest import Invite
from tests.web.decisions import make, results, sit_down_at
from tests.web.support import CLICKABLE, Person, Site

MOMENTS = {
    "cincinnati": ("three-players", "cleared cleared"),
    "twins": ("five-players", "settled"),
    "diceland": ("two-players", "marked"),
}
BEAT = "[data-beat]"
PLAIN = "localStorage.setItem('ludoteca-settings', JSON.stringify({ guide: false, plain: %s, pace: 'calm' }))"


def bring_about(me: Person, site: Site, game: str, plain: str = "false") -> str:
    """Makes a move that brings a result; where the game was before."""
    name, kind = MOMENTS[game]
    opened, move = next(one for one in results(game, name) if kind in one[0].kind)
    me.context.add_init_script(PLAIN % plain)
    sit_down_at(me, site, opened)
    me.page.wait_for_selector(CLICKABLE)
    before = me.page.locator("[data-phase]").get_attribute("data-phase")
    make(me, move)
    return str(before)


@pytest.mark.parametrize("game", MOMENTS)
def test_a_result_stays_until_it_was_seen(invite: Invite, site: Site, game: str) -> None:
    me = invite("phone", pace="calm")
    before = bring_about(me, site, game)
    me.page.wait_for_selector(BEAT)
    assert me.page.locator("[data-phase]").get_attribute("data-phase") == before
    assert me.page.locator(CLICKABLE).count() == 0
    me.check_access()
    heard = me.page.locator("[data-live]").inner_text()
    assert all(line in heard for line in me.page.locator(f"{BEAT} .headline").all_inner_texts())
    me.page.wait_for_selector(BEAT, state="detached")


def test_a_tap_on_the_table_goes_on_and_does_nothing_else(invite: Invite, site: Site) -> None:
    me = invite("phone", pace="calm")
    bring_about(me, site, "cincinnati")
    first = me.page.wait_for_selector(f"{BEAT} .how")
    assert first
    text = first.inner_text()
    where = me.page.locator(".middle").bounding_box()
    assert where
    me.page.mouse.click(where["x"] + where["width"] / 2, where["y"] + where["height"] * 0.7)
    me.page.wait_for_function("text => document.querySelector('[data-beat] .how')?.innerText !== text", arg=text)
    assert me.page.locator("[aria-pressed=true]").count() == 0


def test_a_key_goes_on(invite: Invite, site: Site) -> None:
    me = invite(pace="calm")
    bring_about(me, site, "twins")
    first = me.page.wait_for_selector(BEAT)
    assert first
    me.page.keyboard.press("Enter")
    first.wait_for_element_state("hidden")


def test_simple_boards_wait_too(invite: Invite, site: Site) -> None:
    me = invite(pace="calm")
    bring_about(me, site, "cincinnati", plain="true")
    assert me.page.locator(".middle .kit").count() == 1
    me.page.wait_for_selector(BEAT)


def test_the_pace_is_kept(invite: Invite) -> None:
    me = invite(pace="normal")
    me.open()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("group", name="Speed").get_by_label("Fast").check()
    me.page.reload()
    me.page.get_by_role("button", name="Settings").click()
    assert me.page.get_by_role("group", name="Speed").get_by_label("Fast").is_checked()
