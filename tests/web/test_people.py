"""Several people: lobby, secrets, one device for all, a big screen with phones."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.web.conftest import Invite
from tests.web.support import SECONDS_TO_START, Person, make_table, sit_down, until


def play_together(people: list[Person], clicks: int, seed: int = 3) -> None:
    """Whoever can click something does, so many times in all."""
    luck = Random(seed)
    for _ in range(clicks):
        until(lambda: any(one.click_something(luck) for one in luck.sample(people, len(people))), "something glows")


def test_two_people_in_two_browsers_keep_their_secrets(invite: Invite) -> None:
    anna, bruno = invite("desktop"), invite("phone")
    code = make_table(anna, "twins", players=3, elsewhere=1)
    anna.check_access()
    sit_down(bruno, code, "Bruno")
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")
    play_together([anna, bruno], clicks=25)
    for own, one, other in ((0, anna, 1), (1, bruno, 0)):
        assert len(one.views()) > 5
        assert isinstance(one.views()[-1]["seats"][own]["hand"], list)
        for view in one.views():
            assert isinstance(view["seats"][other]["hand"], int)
            assert isinstance(view["seats"][other]["choice"], bool)
        told = [event for message in one.heard for event in message.get("events", [])]
        dealt = [event for event in told if event["event"] == "dealt" and event["seat"] == other]
        assert dealt
        assert not any("card" in event for event in dealt)
    anna.page.locator("summary", has_text="Chat").click()
    anna.page.get_by_label("Say something").fill("Well played!")
    anna.page.get_by_role("button", name="Send").click()
    bruno.page.get_by_role("status").get_by_text("Anna says: Well played!").wait_for()
    anna.page.get_by_role("log").get_by_text("Well played!").wait_for()


def test_several_people_on_one_device_with_a_curtain_between_secrets(invite: Invite) -> None:
    us = invite("phone")
    make_table(us, "twins", players=3, elsewhere=0, here=("Anna", "Bruno"))
    us.page.wait_for_selector("[data-curtain]")
    us.check_access()
    assert us.page.locator("[data-targets]").count() == 0
    luck, seen = Random(5), set[str]()
    for _ in range(200):
        if said := us.lift_curtain():
            seen.add(said)
        elif us.is_over:
            break
        elif not us.click_something(luck):
            us.page.wait_for_timeout(30)
        if len(seen) == 2 and us.page.locator("[data-curtain]").count():
            break
    assert seen == {"I’m Anna", "I’m Bruno"}


def test_nothing_is_covered_where_nothing_is_secret(invite: Invite) -> None:
    us = invite()
    make_table(us, "diceland", players=2, elsewhere=0, here=("Anna", "Bruno"))
    us.page.wait_for_selector("[data-targets]")
    luck = Random(5)
    for _ in range(60):
        assert us.page.locator("[data-curtain]").count() == 0
        if not us.click_something(luck):
            us.page.wait_for_timeout(30)


def test_one_screen_and_four_phones(invite: Invite) -> None:
    host, screen = invite("phone"), invite("screen")
    code = make_table(host, "twins", players=4, elsewhere=3)
    host.check_access()
    screen.open(f"/t/{code}/screen")
    assert screen.page.locator("[data-code]").inner_text() == code
    assert screen.page.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    screen.check_access()
    phones = [host]
    for name in ("Bruno", "Clara", "Dora"):
        phones.append(invite("phone"))
        sit_down(phones[-1], code, name)
    for phone in phones:
        phone.page.wait_for_selector("[data-targets]")
    screen.page.wait_for_selector("[data-screen] .board")
    for _ in range(20):
        play_together(phones, clicks=10)
        if any(view["last"] for view in screen.views()):
            break
    assert any(view["last"] for view in screen.views()), "a play is shown on the screen"
    for view in screen.views():
        assert all(isinstance(seat["hand"], int) for seat in view["seats"])
    assert screen.page.locator("[data-legal], [data-move]").count() == 0
    fits = "document.documentElement.scrollHeight <= innerHeight"
    until(lambda: screen.page.evaluate(fits), "nobody can scroll there")
    screen.check_access()


SMALLEST_TYPE = """() => {
  const texts = document.createTreeWalker(document.querySelector('[data-screen]'), NodeFilter.SHOW_TEXT)
  const sizes = []
  while (texts.nextNode()) {
    const text = texts.currentNode.data.trim()
    const one = texts.currentNode.parentElement
    const isSeen = text && one.checkVisibility() && !one.closest('.hidden-text, svg, [data-card], .card')
    if (isSeen) sizes.push([parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom, text])
  }
  return sizes.sort((one, other) => one[0] - other[0])[0]
}"""
"""Of what is written on the television, pictures left out: how large, and what it says."""


@pytest.mark.parametrize("game", ["twins", "cincinnati"])
def test_the_television_is_read_from_afar_and_its_table_fills_it(invite: Invite, game: str) -> None:
    me, screen = invite(), invite("screen")
    me.start_game(game)
    screen.open(me.page.url.removeprefix(me.site.address) + "/screen")
    screen.page.wait_for_selector("[data-screen] .grown > *")
    me.play_some(6)
    height = 1080

    def is_readable() -> bool:
        size, _ = screen.page.evaluate(SMALLEST_TYPE)
        return bool(size >= height / 54)

    until(is_readable, f"{screen.page.evaluate(SMALLEST_TYPE)} is large enough")
    table = screen.page.locator("[data-screen] .board").bounding_box()
    assert table
    assert table["width"] * table["height"] > 0.5 * 1920 * height
    fits = "one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1"
    board = screen.page.locator("[data-screen] .board")
    until(lambda: board.evaluate(fits), "all of it is seen")
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_coach_is_silent_among_others_unless_all_agree(invite: Invite) -> None:
    """Whoever has not set the coach is asked as soon as somebody wants it."""
    anna, bruno = invite(), invite("phone")
    anna.open()
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Coach").check()
    anna.page.get_by_role("button", name="Close").click()
    sit_down(bruno, make_table(anna, "twins", players=3, elsewhere=1), "Bruno")
    anna.page.get_by_text("the coach helps only if all agree (0 of 2 do)").wait_for()
    assert bruno.page.get_by_role("button", name="I agree").count() == 0
    for one in (anna, bruno):
        one.page.get_by_role("button", name="I agree").click()
    anna.page.get_by_role("button", name="Ask the coach").wait_for()
    anna.check_access()


def test_the_coach_weighs_the_best_options(invite: Invite) -> None:
    me = invite()
    me.context.add_init_script(
        "localStorage.setItem('ludoteca-settings', JSON.stringify({ hints: 'coach', pace: 'none' }))"
    )
    me.start_game("twins")
    coach = me.page.get_by_label("Coach")
    me.page.get_by_role("button", name="Ask the coach").click()
    coach.locator("li b").first.wait_for(timeout=2000 * SECONDS_TO_START)
    options = coach.locator("li").all_inner_texts()
    assert 1 <= len(options) <= 3
    assert re.search(r"Best: \d+% to win the game", options[0])
    assert all("Just as good" in option or "in 100 fewer" in option for option in options[1:])
    reasons = [text for option in options for text in option.splitlines()[2:]]
    assert len(set(reasons)) == len(reasons), "nothing is said twice"
    me.check_access()
