"""What the browser says of the luck of a game: what it has seen itself, and what nobody can prove."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route

import ludoteca
from ludoteca.bots.random import random
from ludoteca.engine.fair import FairDice, seal_of
from tests.web.conftest import Invite
from tests.web.support import CLICKABLE, Person

OTHER_SEED = "5eed" * 16
FOLLOWS = "all follow from the number and the texts"


def play_a_game(me: Person) -> str:
    """Its table."""
    me.start_game("twins")
    me.play_out(seed=2)
    return me.page.url.rpartition("/")[2]


def forged(record: str, seed: str | None = None, texts: Sequence[str] = (), seals: Sequence[str] = ()) -> str:
    """Another game with everything that the check of a record alone can find: seed, seals and luck fit together."""
    old = ludoteca.load(record)
    assert isinstance(old.dice, FairDice)
    dice = FairDice(seed or old.dice.seed, old.dice.table, texts or old.dice.texts, seals=seals or old.dice.seals)
    match = ludoteca.new("twins", old.players, names=old.names)
    match.dice, match.seed_hash = dice, dice.hash
    return match.run(random).record()


def serve_record(me: Person, record: str) -> None:
    me.page.route(re.compile("/record$"), lambda route: route.fulfill(body=record, content_type="text/plain"))


def test_the_record_is_compared_with_what_this_browser_saw_when_it_sat_down(invite: Invite) -> None:
    me, stranger = invite(), invite("phone")
    table = play_a_game(me)
    me.page.get_by_role("link", name="Verify the dice and cards").click()
    me.page.get_by_text("the seal in the record is the one it was shown then").wait_for()
    me.page.get_by_text("are those this browser was shown before it opened its text").wait_for()
    me.page.get_by_text("is in the dice").wait_for()
    me.page.get_by_text(FOLLOWS).wait_for()
    assert me.page.locator("li.bad").count() == 0
    me.check_access()
    stranger.open(f"/verify?table={table}")
    stranger.page.get_by_text("This browser did not sit at this table").wait_for()
    assert stranger.page.locator("li.bad").count() == 0
    stranger.check_access()


def with_another_seed(record: str) -> str:
    return forged(record, seed=OTHER_SEED)


def without_my_text(record: str) -> str:
    return forged(record, texts=["", *dice_in(record).texts[1:]])


def with_a_text_of_a_bot(record: str) -> str:
    """Who sees an opened text can try many others beside it, each with its seal."""
    dice = dice_in(record)
    texts, seals = [*dice.texts[:-1], "lucky"], [*dice.seals[:-1], seal_of("lucky")]
    return forged(record, texts=texts, seals=seals)


def dice_in(record: str) -> FairDice:
    dice = ludoteca.load(record).dice
    assert isinstance(dice, FairDice)
    return dice


@pytest.mark.parametrize(
    ("forge", "said"),
    [
        (with_another_seed, "the seal in the record is not the one it was shown then!"),
        (without_my_text, "was left out, as the record says"),
        (with_a_text_of_a_bot, "are not those this browser was shown before it opened its text!"),
    ],
)
def test_a_forged_record_that_fits_together_is_found_by_who_sat_there(
    invite: Invite, forge: Callable[[str], str], said: str
) -> None:
    me = invite()
    table = play_a_game(me)
    record = httpx.get(f"{me.site.address}/api/tables/{table}/record").text
    serve_record(me, forge(record))
    me.open(f"/verify?table={table}")
    me.page.get_by_text(said).wait_for()
    me.page.get_by_text(FOLLOWS).wait_for()


def test_a_link_does_not_take_a_seat_away(invite: Invite) -> None:
    me = invite()
    me.start_game("twins")
    kept = me.page.evaluate("localStorage.getItem('ludoteca-tables')")
    address = me.page.url
    me.open()
    me.page.goto(f"{address}#seat=0&token=garbage")
    me.page.wait_for_selector(CLICKABLE)
    assert seats_in(me.page.evaluate("localStorage.getItem('ludoteca-tables')")) == seats_in(kept)


def seats_in(kept: str) -> list[Any]:
    return [table["seats"] for table in json.loads(kept)]


def test_a_server_that_accounts_for_nothing_proves_nothing(invite: Invite) -> None:
    me = invite()
    table = play_a_game(me)

    def answer(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(body=json.dumps({**told, "draws": 0, "outcomes": []}), content_type="application/json")

    me.page.route(re.compile("/api/verify$"), answer)
    me.open(f"/verify?table={table}")
    me.page.get_by_text("or not all are accounted for: move 1 is the first one!").wait_for()


def test_a_game_that_goes_on_from_another_says_so_everywhere(invite: Invite) -> None:
    me = invite("phone")
    table = play_a_game(me)
    moves = ludoteca.load(httpx.get(f"{me.site.address}/api/tables/{table}/record").text).made
    wish = {"moves": moves - 8, "seats": [{"kind": "open"}, *[{"kind": "bot"}] * 3], "public": True}
    made = httpx.post(f"{me.site.address}/api/tables/{table}/continue", json=wish).json()
    me.open(f"/t/{made['table']['id']}/screen")
    me.page.get_by_role("button", name="Continued from another game").wait_for()
    me.open()
    listed = me.page.locator(f'a[href="/t/{made["table"]["id"]}"]')
    listed.get_by_text("Continued from another game").wait_for()
    me.check_access()
    listed.click()
    me.page.get_by_text("what was hidden then may be known").wait_for()
    me.check_access()
    me.page.get_by_label("Your name").fill("Anna")
    me.page.get_by_role("button", name="Sit here").click()
    me.page.wait_for_selector("[data-targets]")
    assert me.page.get_by_text("Unverified start").count() == 0
    me.page.get_by_role("button", name="Continued from another game").click()
    me.page.get_by_role("dialog").get_by_text(
        f"The first {wish['moves']} moves come from a finished game"
    ).wait_for()
    me.check_access()
    me.page.get_by_role("button", name="Close").click()
    me.play_out()
    me.page.get_by_role("link", name="Verify the dice and cards").click()
    first = me.page.locator("li.warning").first
    first.wait_for()
    assert f"The first {wish['moves']} moves come from a finished game" in first.inner_text()
    assert "what was hidden then may be known" in me.page.locator("li").first.inner_text()
    assert me.page.locator("li.bad").count() == 0
    me.check_access()
    me.page.get_by_role("link", name="Verify that table too").click()
    me.page.wait_for_url(f"**{table}")
    me.page.get_by_text(FOLLOWS).wait_for()


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
    me.page.get_by_label("Your name").fill("Anna")
    me.page.get_by_role("button", name="Sit here").click()
    me.page.wait_for_selector(CLICKABLE)
    me.page.get_by_role("button", name="Unverified start").click()
    me.page.get_by_role("dialog").get_by_text("may have been made up").wait_for()
    me.check_access()
    me.page.get_by_role("button", name="Close").click()
    me.play_out()
    me.page.get_by_role("link", name="Verify the dice and cards").click()
    assert me.page.locator("li.bad").first.inner_text().startswith("✗")
    assert "Careful: nobody can vouch for the first" in me.page.locator("li").first.inner_text()
    me.check_access()
