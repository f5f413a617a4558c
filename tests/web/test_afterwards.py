"""A game told afterwards in the browser, from its end to an exercise made of one's own mistake."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.bots.random import random
from tests.web.conftest import Invite
from tests.web.decisions import make, post
from tests.web.support import CLICKABLE, Person, Site, until

BAD, MADE = "play G1 Y6", 42
"""The last decision of the first seat in a short game, certainly a mistake, and how many moves come before it."""
COMPILED = 300_000
"""So long, in milliseconds, a machine may take that has to compile the judge first."""
DONE = "[data-afterwards=done]"
TITLES = {"it-IT": "Che cosa è successo?", "fr-FR": "Que s’est-il passé ?", "de-DE": "Was ist hier passiert?"}


def err(me: Person, site: Site, **more: Any) -> str:
    """Sits down before the mistake and makes it: the id of the table, whose game is over then."""
    record = ludoteca.new("twins", 3, hands=1, seed=33).run(random).record()
    seats = [{"kind": "host"}, {"kind": "bot"}, {"kind": "bot"}]
    made = post(site, "continue", {"record": record, "moves": MADE, "seats": seats, **more})
    table = str(made["table"]["id"])
    joined = post(site, f"tables/{table}/join", {"name": "Anna", "seat": 0}, made["host"])
    me.page.goto(f"{site.address}/t/{table}#seat=0&token={joined['token']}")
    me.page.wait_for_selector(CLICKABLE)
    me.page.evaluate("localStorage.setItem('ludoteca-settings', JSON.stringify({ guide: false, pace: 'none' }))")
    me.page.reload()
    me.page.wait_for_selector(CLICKABLE)
    make(me, BAD)
    me.page.wait_for_selector("[data-ending]")
    return table


def moment(me: Person) -> int:
    return int(me.page.get_by_label("Moment", exact=True).input_value())


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_from_the_end_of_a_game_to_an_exercise(invite: Invite, site: Site, size: str) -> None:
    me = invite(size, reviews=True)
    err(me, site)
    me.page.get_by_role("link", name="What happened here?").click()
    me.page.wait_for_selector(DONE, timeout=COMPILED)
    me.check_access()
    check_the_picture(me)
    check_the_balances(me)
    check_play_from_here(me)
    check_trying_again(me)
    check_the_exercise(me)


def check_the_picture(me: Person) -> None:
    """Keys and pointer lead through the game; the board, the sentence and the figures go along."""
    last = moment(me)
    board, told = me.page.locator("[data-phase]"), me.page.locator("[data-now]")
    end = board.inner_text(), told.inner_text()
    me.page.keyboard.press("ArrowLeft")
    me.page.keyboard.press("ArrowLeft")
    assert moment(me) == last - 2
    assert board.inner_text() != end[0]
    assert told.inner_text() != end[1]
    assert not re.search(r"\dMove", told.inner_text()), "figures and sentence stand apart"
    box = me.page.locator("[data-chart]").bounding_box()
    assert box
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    assert abs(moment(me) - last / 2) < last / 10
    me.page.get_by_role("button", name=re.compile("^Show move")).last.click()
    shown = moment(me)
    me.page.get_by_text("All moves that changed something").click()
    row = me.page.locator("tr", has=me.page.get_by_role("button", name=re.compile(f"^Move {shown}:")))
    row.wait_for()
    figures = [int(text) for text in row.locator("td").all_inner_texts()]
    now = me.page.locator("[data-afterwards] fieldset b").all_inner_texts()
    assert figures == [int(text) for text in now]
    assert sum(figures) in range(99, 102)


def check_the_balances(me: Person) -> None:
    """Every column adds up to the result."""
    rows = me.page.locator("[data-afterwards] section table").first.locator("tbody tr").all()[:6]
    figures = [[number(text) for text in row.locator("td").all_inner_texts()] for row in rows]
    *parts, result = figures
    assert [sum(column) for column in zip(*parts, strict=True)] == result
    assert sum(result) in (99, 100)


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


def check_play_from_here(me: Person) -> None:
    review = me.page.url
    own = me.page.locator("[data-mistake]").last
    assert own.get_by_text("Better:").count() == 0, "the better move is found by oneself first"
    own.get_by_role("button", name="same dice and cards").click()
    me.page.wait_for_selector(CLICKABLE)
    assert "come as they came" in str(me.page.locator(".badge").get_attribute("title"))
    me.page.goto(review)
    me.page.wait_for_selector(DONE)


def check_trying_again(me: Person) -> None:
    own = me.page.locator("[data-mistake]").last
    own.get_by_role("button", name="Try again").click()
    me.page.wait_for_selector(CLICKABLE)
    me.check_access()
    make(me, BAD)
    me.page.locator("[data-verdict=worse]").wait_for()
    me.check_access()
    me.page.get_by_role("dialog").get_by_role("button", name="Back to the game").click()
    own.get_by_role("button", name="Show the better move").click()
    assert "Why:" in own.inner_text() or own.locator("table tr").count() > 1


def check_the_exercise(me: Person) -> None:
    """One's own mistake alone has become one; solved it comes again on another day. Nothing was sent anywhere."""
    (card,) = kept(me).values()
    me.page.get_by_role("link", name="Training").click()
    me.page.get_by_text("One position to practise today").wait_for()
    me.check_access()
    me.page.get_by_role("button", name="Practise").click()
    me.page.wait_for_selector(CLICKABLE)
    make(me, card["task"]["better"])
    me.page.locator("[data-verdict=best]").wait_for()
    me.page.get_by_role("dialog").get_by_role("button", name="Finish").click()
    me.page.get_by_text("Nothing to practise today").wait_for()
    (card,) = kept(me).values()
    assert card["solved"] == 1
    me.page.get_by_role("button", name="Delete everything").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    until(lambda: me.page.evaluate("localStorage.getItem('ludoteca-training')") is None, "it is deleted")


def kept(me: Person) -> dict[str, Any]:
    return dict(json.loads(me.page.evaluate("localStorage.getItem('ludoteca-training')"))["cards"])


def test_it_is_told_in_every_language_and_only_what_may_be_known(invite: Invite, site: Site) -> None:
    me = invite("phone", reviews=True)
    table = err(me, site)
    for language, title in TITLES.items():
        other = invite("phone", language=language, light="dark", reviews=True)
        other.page.goto(f"{site.address}/t/{table}/review")
        other.page.wait_for_selector(DONE, timeout=COMPILED)
        assert other.page.title().replace("\u00a0", " ").startswith(title)
        other.check_access()
    table = err(me, site, open_at_end=False)
    me.page.get_by_role("link", name="What happened here?").click()
    me.page.wait_for_selector(DONE, timeout=COMPILED)
    me.page.get_by_text("hidden things stay hidden").wait_for()
    assert me.page.locator("[data-chart], [data-afterwards] section table").count() == 0
    assert me.page.locator("[data-mistake]").count()
    assert me.page.get_by_text("Play from here").count() == 0
    me.check_access()
    stranger = invite(reviews=True)
    stranger.page.goto(f"{site.address}/t/{table}")
    stranger.page.wait_for_selector("[data-ending]")
    assert stranger.page.get_by_role("link", name="What happened here?").count() == 0


def test_exercises_come_with_a_game(invite: Invite) -> None:
    me = invite("phone", language="it-IT")
    me.open()
    me.page.get_by_role("link", name="Esercizi: Cincinnati").click()
    me.page.locator("[data-training] section").last.get_by_role("button", name="Cincinnati").click()
    me.page.wait_for_selector(CLICKABLE)
    verdict, luck = me.page.locator("[data-verdict]"), Random(1)
    until(lambda: verdict.count() or (me.click_something(luck) and None), "a move is made")
    me.check_access()
    me.page.get_by_role("dialog").get_by_role("button", name="Avanti").click()
    verdict.wait_for(state="detached")
    me.page.wait_for_selector(CLICKABLE)
