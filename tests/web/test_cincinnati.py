"""The table of Cincinnati: cups, dice, tables, duels."""

from __future__ import annotations

from tests.web.conftest import Invite
from tests.web.support import CLICKABLE, Person

NO_GUIDE = "localStorage.setItem('ludoteca-settings', JSON.stringify({ guide: false, pace: 'none' }))"


def start(invite: Invite, size: str = "desktop", light: str = "light") -> Person:
    """A game against bots for somebody who knows it."""
    me = invite(size, light=light)
    me.context.add_init_script(NO_GUIDE)
    me.start_game("cincinnati")
    return me


def keep(me: Person, *places: int) -> None:
    for place in places:
        me.page.locator(f'[data-legal="die {place}"]').click()


def go_to_a_table(me: Person) -> None:
    me.page.locator('[data-legal="table A"]').click()
    me.page.locator('[data-move="table A"]').click()
    me.page.wait_for_selector('[data-legal="die 0"]')


def test_only_i_see_under_my_cup_until_all_have_chosen(invite: Invite) -> None:
    me = start(invite)
    hidden = [seat for view in me.views() if view["phase"] == "choose" for seat in view["seats"][1:]]
    assert hidden
    assert all(seat["dice"] is None and seat["table"] is None for seat in hidden)
    go_to_a_table(me)
    assert me.page.locator(".table li [role=img]").count() == 4, "now everyone's dice lie on the tables"


def test_tapped_dice_are_kept_and_the_consequence_is_shown_before(invite: Invite) -> None:
    me = start(invite)
    go_to_a_table(me)
    before = me.page.locator(".keeping").inner_text()
    keep(me, 0, 1, 2, 3)
    assert me.page.locator('[data-legal="die 0"]').get_attribute("aria-pressed") == "true"
    assert me.page.locator(".keeping").inner_text() != before
    assert me.page.get_by_role("button", name="Throw one die").is_visible()
    keep(me, 4)
    assert me.page.get_by_role("button", name="do not throw").is_visible()


def test_what_cannot_be_done_now_answers_with_the_reason(invite: Invite) -> None:
    me = start(invite)
    me.page.get_by_role("button", name="die").first.click(force=True)
    assert "First choose a table" in me.page.get_by_role("alert").inner_text()
    me.page.get_by_role("button", name="Go to this table").click(force=True)
    assert "Tap a table" in me.page.get_by_role("alert").inner_text()


def test_tables_are_chosen_and_dice_kept_with_the_keyboard(invite: Invite) -> None:
    me = start(invite)
    me.page.locator('[data-legal="table A"]').focus()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("Enter")
    assert me.page.locator('[data-legal="table B"]').get_attribute("aria-pressed") == "true"
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector('[data-legal="die 0"]')
    me.page.keyboard.press("1")
    assert me.page.locator('[data-legal="die 0"]').get_attribute("aria-pressed") == "true"


def test_what_the_last_round_brought_is_still_shown_after_a_reload(invite: Invite) -> None:
    me = start(invite)
    while me.page.locator(".result").count() == 0 or me.views()[-1]["phase"] != "choose":
        me.play_some(1, seed=len(me.heard))
    before = me.page.locator(".result").all_inner_texts()
    me.page.reload()
    me.page.wait_for_selector(CLICKABLE)
    assert me.page.locator(".result").all_inner_texts() == before


def test_nothing_is_wider_than_a_small_phone(invite: Invite) -> None:
    me = start(invite, "phone")
    me.page.set_viewport_size({"width": 360, "height": 740})
    for _ in range(4):
        me.play_some(4)
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 360
        assert me.page.evaluate("(document.querySelector('.felt').scrollWidth)") <= 360
