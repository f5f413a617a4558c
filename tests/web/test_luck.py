"""What the browser says of the luck of a game: what it has seen itself, and what nobody can prove."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Route

import ludoteca
from ludoteca.bots.random import random
from ludoteca.engine.fair import FairDice
from tests.web.conftest import Invite
from tests.web.support import CLICKABLE, Person

OTHER_SEED = "5eed" * 16


def play_a_game(me: Person) -> str:
    """Its table."""
    me.start_game("twins")
    me.play_out(seed=2)
    return me.page.url.rpartition("/")[2]


def forged(record: str, seed: str | None = None, texts: Callable[[list[str]], list[str]] = list) -> str:
    """Another game with everything that the check of a record alone can find: seed, seals and luck fit together."""
    old = ludoteca.load(record)
    assert isinstance(old.dice, FairDice)
    dice = FairDice(seed or old.dice.seed, old.dice.table, texts(old.dice.texts), seals=old.dice.seals)
    match = ludoteca.new("twins", old.players, names=old.names)
    match.dice, match.seed_hash = dice, dice.hash
    return match.run(random).record()


def serve_record(me: Person, record: str) -> None:
    me.page.route(re.compile("/record$"), lambda route: route.fulfill(body=record, content_type="text/plain"))


def test_the_record_is_compared_with_what_this_browser_saw_when_it_sat_down(invite: Invite) -> None:
    me, stranger = invite(), invite("phone")
    table = play_a_game(me)
    me.page.get_by_role("link", name="Check the luck").click()
    me.page.get_by_text("the seal in the record is the one it was shown then").wait_for()
    me.page.get_by_text("is in the dice").wait_for()
    me.page.get_by_text("exactly what follows from it").wait_for()
    assert me.page.locator("li.bad").count() == 0
    me.check_access()
    stranger.open(f"/verify?table={table}")
    stranger.page.get_by_text("This browser did not sit at this table").wait_for()
    assert stranger.page.locator("li.bad").count() == 0
    stranger.check_access()


@pytest.mark.parametrize(
    ("seed", "texts", "said"),
    [
        (OTHER_SEED, lambda texts: texts, "the seal in the record is not the one it was shown then!"),
        (None, lambda texts: ["", *texts[1:]], "was left out, as the record says"),
    ],
)
def test_a_forged_record_that_fits_together_is_found_by_who_sat_there(
    invite: Invite, seed: str | None, texts: Callable[[list[str]], list[str]], said: str
) -> None:
    me = invite()
    table = play_a_game(me)
    record = httpx.get(f"{me.site.address}/api/tables/{table}/record").text
    serve_record(me, forged(record, seed, texts))
    me.open(f"/verify?table={table}")
    me.page.get_by_text(said).wait_for()
    me.page.get_by_text("exactly what follows from it").wait_for()


def test_a_server_that_accounts_for_nothing_proves_nothing(invite: Invite) -> None:
    me = invite()
    table = play_a_game(me)

    def answer(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(body=json.dumps({**told, "draws": 0, "outcomes": []}), content_type="application/json")

    me.page.route(re.compile("/api/verify$"), answer)
    me.open(f"/verify?table={table}")
    me.page.get_by_text("or not all are accounted for: move 1 is the first one!").wait_for()


def test_a_game_that_goes_on_from_another_is_checked_from_there_on(invite: Invite) -> None:
    me = invite()
    table = play_a_game(me)
    moves = ludoteca.load(httpx.get(f"{me.site.address}/api/tables/{table}/record").text).made
    wish = {"moves": moves - 8, "seats": [{"kind": "open"}, *[{"kind": "bot"}] * 3]}
    made = httpx.post(f"{me.site.address}/api/tables/{table}/continue", json=wish).json()
    me.open(f"/t/{made['table']['id']}")
    me.page.get_by_role("button", name="Sit here").click()
    me.page.wait_for_selector("[data-targets]")
    assert me.page.get_by_text("Unverified start").count() == 0
    me.play_out()
    me.page.get_by_role("link", name="Check the luck").click()
    me.page.get_by_text(f"The first {wish['moves']} moves come from another table").wait_for()
    assert me.page.locator("li.bad").count() == 0
    me.page.get_by_role("link", name="Check that table too").click()
    me.page.wait_for_url(f"**{table}")
    me.page.get_by_text("exactly what follows from it").wait_for()


def test_a_record_that_nobody_can_prove_is_marked_wherever_it_is_played(invite: Invite) -> None:
    me = invite("phone")
    match = ludoteca.new("twins", 3, hands=1, seed=1).run(random)
    seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"record": match.record(), "moves": match.made - 8, "seats": seats, "public": True}
    made = httpx.post(f"{me.site.address}/api/continue", json=wish).json()
    me.open()
    listed = me.page.locator(f'a[href="/t/{made["table"]["id"]}"]')
    listed.get_by_text("Unverified start").wait_for()
    me.check_access()
    listed.click()
    me.page.get_by_text(f"its first {wish['moves']} moves may have been made up").wait_for()
    me.check_access()
    me.page.get_by_role("button", name="Sit here").click()
    me.page.wait_for_selector(CLICKABLE)
    me.page.get_by_role("button", name="Unverified start").click()
    me.page.get_by_role("dialog").get_by_text("may have been made up").wait_for()
    me.check_access()
    me.page.get_by_role("button", name="Close").click()
    me.play_out()
    me.page.get_by_role("link", name="Check the luck").click()
    assert me.page.locator("li.bad").first.inner_text().startswith("✗")
    assert "Beware: nobody can vouch for the first" in me.page.locator("li").first.inner_text()
    me.check_access()
