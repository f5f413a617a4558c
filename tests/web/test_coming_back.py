"""Reload, a killed server, looking back, taking back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.web.conftest import Invite
from tests.web.support import CLICKABLE, Site, person


def test_a_reload_restores_the_table(invite: Invite) -> None:
    me = invite()
    me.start_game("twins")
    me.play_some(6)
    me.page.wait_for_selector(CLICKABLE)
    put_back = me.page.get_by_role("button", name="Put back")
    if put_back.count():
        put_back.click()
    before = me.page.locator("[data-targets]").inner_text(), me.question
    me.page.reload()
    me.page.wait_for_selector(CLICKABLE)
    assert (me.page.locator("[data-targets]").inner_text(), me.question) == before


def test_a_killed_server_comes_back_with_everything(browser: Browser, tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.start()
    try:
        with person(browser, site) as me:
            me.start_game("diceland")  # in which nobody else decides meanwhile
            me.play_some(5)
            me.page.wait_for_selector(CLICKABLE)
            before = me.page.locator("[data-targets]").inner_text()
            site.kill()
            me.page.get_by_text("Connection lost").wait_for()
            assert not me.can_click, "what is clicked now would be lost"
            me.check_access()
            site.start()
            me.page.get_by_text("Back online").wait_for()
            me.page.wait_for_selector(CLICKABLE)
            assert me.page.locator("[data-targets]").inner_text() == before
            me.play_some(3)
            me.wrong = [text for text in me.wrong if "ERR_CONNECTION_REFUSED" not in text]
    finally:
        site.stop()


def test_looking_back_since_my_last_move(invite: Invite) -> None:
    me = invite()
    me.start_game("twins")
    me.play_some(8)
    me.page.wait_for_selector(CLICKABLE)
    me.page.get_by_role("button", name="Since my last move").click()
    me.page.get_by_role("button", name="Back to now").wait_for()
    assert not me.can_click
    slider = me.page.get_by_label("Moment", exact=True)
    at = int(slider.input_value())
    me.page.keyboard.press("ArrowLeft")
    assert int(slider.input_value()) == at - 1
    me.check_access()
    me.page.get_by_role("button", name="Back to now").click()
    me.page.wait_for_selector(CLICKABLE)


def test_leaving_and_coming_back(invite: Invite) -> None:
    me = invite()
    me.start_game("twins")
    me.page.get_by_role("button", name="Leave").click()
    me.check_access()
    me.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    me.page.get_by_text("Your game is waiting").wait_for()
    me.page.get_by_role("link", name="in progress").first.click()
    me.page.wait_for_selector("[data-targets]")
    me.play_some(3)
