"""Reload, a killed server, looking back, taking back."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Browser

from tests.web.conftest import Invite
from tests.web.support import CLICKABLE, Site, make_table, person, sit_down, until


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
            me.start_game("cincinnati")
            me.play_some(5)
            me.page.wait_for_selector(CLICKABLE)
            before = me.page.locator("[data-targets]").inner_text()
            site.kill()
            me.page.get_by_text("The connection is lost").wait_for()
            assert not me.can_click, "what is clicked now would be lost"
            me.check_access()
            site.start()
            me.page.get_by_text("Connected again").wait_for()
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


def test_a_move_is_taken_back(invite: Invite) -> None:
    anna, bruno = invite(), invite()
    sit_down(bruno, make_table(anna, "diceland", players=2, elsewhere=1), "Bruno")
    anna.page.wait_for_selector(CLICKABLE)
    take_back = anna.page.get_by_role("button", name="Take back")
    luck = Random(1)
    while not take_back.count():
        anna.click_something(luck)
        anna.page.wait_for_timeout(100)
    assert anna.views()[-1]["seats"][0]["map"]
    take_back.click()
    anna.page.wait_for_selector(CLICKABLE)
    until(lambda: anna.views()[-1]["seats"][0]["map"] is None, "the move is taken back")


def test_leaving_and_coming_back(invite: Invite) -> None:
    me = invite()
    me.start_game("twins")
    me.page.get_by_role("button", name="Leave").click()
    me.check_access()
    me.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    me.page.get_by_text("My games").wait_for()
    me.page.get_by_role("link", name="being played").first.click()
    me.page.wait_for_selector("[data-targets]")
    me.play_some(3)
