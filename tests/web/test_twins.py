"""Twins in the browser: buying, laying and changing, what is shown and said."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Invite
from tests.web.support import Person, make_table, sit_down, until

CARDS = ".hand button"
MAIN = "[data-buttons] .main"


def know_the_game(me: Person) -> None:
    """Needs no guide any more."""
    me.open()
    me.page.evaluate("localStorage.setItem('ludoteca-settings', JSON.stringify({ guide: false }))")


def play_one_hand(me: Person) -> None:
    """Anna sits down with two bots for a single hand."""
    know_the_game(me)
    me.open("/new/twins")
    me.page.get_by_role("radio", name="3").check()
    me.page.get_by_label("How many hands?").select_option("1")
    seats = me.page.locator("form ol li")
    seats.nth(0).locator("input").fill("Anna")
    for number in (1, 2):
        seats.nth(number).locator("select").first.select_option("bot")
    me.page.get_by_role("button", name="Create table").click()
    me.page.locator(CARDS).first.wait_for()


def buy(me: Person, what: str) -> None:
    me.page.get_by_role("button", name=what, exact=True).click()


def may_buy(me: Person) -> bool:
    return me.page.get_by_role("button", name="None", exact=True).count() > 0


def buy_nothing(people: list[Person]) -> None:
    """Each when it is their turn."""
    asked = list(people)
    while asked:
        until(lambda: any(map(may_buy, asked)), "somebody may buy")
        one = next(filter(may_buy, asked))
        buy(one, "None")
        asked.remove(one)


def cards(me: Person) -> Locator:
    """Those that can be picked, as soon as they can."""
    me.page.locator(f"{CARDS}[data-legal]").first.wait_for()
    return me.page.locator(CARDS)


def lay_first_two(me: Person) -> str:
    """Lays two cards; what the button said about them."""
    mine = cards(me)
    mine.nth(0).click()
    mine.nth(1).click()
    said = me.page.locator(MAIN).inner_text()
    me.page.locator(MAIN).click()
    return re.sub(r"\s", " ", said)


def shown_by(me: Person, name: str, play: int) -> Locator:
    return me.page.get_by_role("row").filter(has_text=name).locator("[role=cell]").nth(play - 1)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hand_from_buying_to_the_last_chip(invite: Invite, size: str) -> None:
    me = invite(size)
    play_one_hand(me)
    buy(me, "Two for 3")
    expect(cards(me)).to_have_count(10)
    me.check_access()
    for play in range(1, 5):
        if play == 4 and me.views()[-1]["seats"][0]["out"]:
            break
        said = lay_first_two(me)
        combination = said.partition(": ")[2]
        assert re.fullmatch(r"(Twins|Pair) of \d+|(Colour|Singles) \d+", combination), said
        expect(shown_by(me, "Anna", play)).to_contain_text(combination)
        me.check_access()
    me.page.locator("[data-ending]").wait_for()
    end = me.views()[-1]
    assert sum(seat["chips"] for seat in end["seats"]) + end["pot"] == 36
    for seat in end["seats"]:
        me.page.locator("section ol li", has_text=str(seat["chips"])).first.wait_for()
    me.check_access()


def test_a_card_says_what_it_makes_with_the_others(invite: Invite) -> None:
    me = invite()
    play_one_hand(me)
    me.page.wait_for_selector("[data-buttons] [data-move]")
    me.page.locator(CARDS).first.click(force=True)
    expect(me.page.get_by_role("alert")).to_have_text("Say first how many cards you buy.")
    buy(me, "None")
    first = cards(me).first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    own = first.inner_text().partition(",")[0]
    for number in range(1, 8):
        expect(me.page.locator(CARDS).nth(number)).to_contain_text(f"with {own}")
    me.page.locator(MAIN).click(force=True)
    expect(me.page.get_by_role("alert")).to_have_text("Tap one more card.")
    me.check_access()


def test_a_part_of_the_story_leads_back_to_its_moment(invite: Invite) -> None:
    me = invite()
    play_one_hand(me)
    buy(me, "None")
    lay_first_two(me)
    expect(me.page.locator("h1").first).to_contain_text("Play 2")
    me.page.get_by_role("button", name=re.compile("^You get ")).click()
    expect(me.page.locator("h1").first).to_have_text("You are looking back")
    expect(me.page.locator(".last").first).to_contain_text("You get ")
    expect(me.page.locator(CARDS)).to_have_count(8)
    me.page.get_by_role("button", name="Back to now").click()
    expect(me.page.locator("h1").first).to_contain_text("Play 2")


def test_cards_are_reached_and_laid_with_the_keyboard(invite: Invite) -> None:
    me = invite()
    play_one_hand(me)
    buy(me, "None")
    cards(me).first.focus()
    me.page.keyboard.press("Space")
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(CARDS).nth(1)).to_be_focused()
    me.page.keyboard.press("Space")
    expect(me.page.locator(f"{CARDS}[aria-pressed=true]")).to_have_count(2)
    me.page.locator(MAIN).press("Enter")
    expect(me.page.locator("h1").first).to_contain_text("Play 2")


def test_a_pair_can_be_changed_until_all_are_in(invite: Invite) -> None:
    anna, bruno = invite(), invite("phone")
    know_the_game(anna)
    know_the_game(bruno)
    code = make_table(anna, "twins", players=3, elsewhere=1)
    sit_down(bruno, code, "Bruno")
    buy_nothing([anna, bruno])
    lay_first_two(anna)
    expect(anna.page.locator("h1").first).to_contain_text("You have laid")
    anna.page.locator(CARDS).nth(6).click()
    anna.page.locator(CARDS).nth(7).click()
    instead = re.sub(r"\s", " ", anna.page.locator(MAIN).inner_text())
    assert "instead" in instead
    anna.page.locator(MAIN).click()
    expect(anna.page.locator("[data-buttons]")).to_contain_text("lie face down")
    lay_first_two(bruno)
    combination = instead.partition(": ")[2]
    expect(shown_by(bruno, "Anna", 1)).to_contain_text(combination)
    expect(shown_by(anna, "Anna", 1)).to_contain_text(combination)
