"""An evening with friends: inviting, one code, the next game for everybody, the score."""

from __future__ import annotations

from typing import Any

import httpx

from tests.web.conftest import Invite
from tests.web.support import CLICKABLE, Person, sit_down, until


def invite_friends(host: Person, game: str, name: str = "Anna") -> str:
    """From the first page to the lobby; its code."""
    host.open()
    host.page.get_by_role("button", name=f"With friends: {game}").click()
    host.page.get_by_role("dialog").get_by_label("Your name").fill(name)
    host.check_access()
    host.page.get_by_role("button", name="Continue").click()
    return host.page.locator(".code").inner_text()


def table_of(one: Person) -> dict[str, Any]:
    table: dict[str, Any] = httpx.get(one.page.url.replace("/t/", "/api/tables/").removesuffix("/screen")).json()
    return table


def end_game(host: Person) -> None:
    """In the middle, which nobody needs to play to its end for this."""
    host.page.get_by_role("button", name="Manage table").click()
    host.page.get_by_role("button", name="End this game").click()
    sure = host.page.get_by_role("dialog", name="End the game for everybody?")
    sure.get_by_role("button", name="End this game").click()
    host.page.wait_for_selector("[data-ending]")


def test_with_friends_shows_the_code_at_once_and_asks_for_the_name_once(invite: Invite) -> None:
    anna = invite("phone")
    code = invite_friends(anna, "Twins")
    assert anna.page.get_by_role("img", name="QR code").is_visible()
    assert anna.page.get_by_role("link", name=code).bounding_box()
    bottom = anna.page.locator("section", has_text="Invite others").bounding_box()
    assert bottom
    assert bottom["y"] < 300, "the invitation comes first"
    assert [seat["kind"] for seat in table_of(anna)["seats"]] == ["person", "open", "open", "open"]
    anna.check_access()
    anna.open()
    anna.page.get_by_role("button", name="With friends: Diceland").click()
    anna.page.locator(".code").wait_for()
    assert table_of(anna)["seats"][0]["name"] == "Anna"


def test_the_host_seats_bots_and_begins_with_those_who_are_there(invite: Invite) -> None:
    """The code leads to the table that everybody has gone to."""
    anna, bruno, tv = invite("phone"), invite(), invite("screen")
    code = invite_friends(anna, "Twins")
    tv.open(f"/t/{code}/screen")
    sit_down(bruno, code, "Bruno")
    anna.page.get_by_text("Bruno is here").wait_for()
    anna.page.get_by_role("button", name="Put a bot here").last.click()
    anna.page.get_by_role("button", name="Free this seat").click()
    anna.page.get_by_role("button", name="Put a bot here").last.click()
    assert bruno.page.get_by_role("button", name="Put a bot here").count() == 0
    old = table_of(anna)["id"]
    anna.page.get_by_role("button", name="Start with 3 players").click()
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")
    until(lambda: tv.page.url == f"{anna.page.url}/screen", "the television has come along")
    assert table_of(anna)["id"] != old
    assert [seat["kind"] for seat in table_of(anna)["seats"]] == ["person", "person", "bot"]
    assert isinstance(bruno.views()[-1]["seats"][1]["hand"], list)


def test_everybody_goes_along_to_the_next_game(invite: Invite) -> None:
    """Anna chooses Diceland, and that Bruno begins; who watches, and the television, come along by themselves."""
    anna, bruno, dora, tv = invite(), invite("phone"), invite("phone"), invite("screen")
    code = invite_friends(anna, "Twins")
    sit_down(bruno, code, "Bruno")
    anna.page.get_by_text("Bruno is here").wait_for()
    dora.open(f"/t/{code}")
    anna.page.get_by_role("button", name="Start now").click()
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")
    dora.page.get_by_text("You are watching").wait_for()
    tv.open(bruno.page.url.removeprefix(bruno.site.address) + "/screen")
    end_game(anna)
    anna.page.get_by_role("button", name="Another game, other seats").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_label("Diceland").check()
    dialog.get_by_role("button", name="Move up: Bruno").click()
    while dialog.get_by_role("button", name="Take out: Bot").count():
        dialog.get_by_role("button", name="Take out: Bot").first.click()
    anna.check_access()
    dialog.get_by_role("button", name="Play this").click()
    for one in (bruno, dora):
        notice = one.page.get_by_role("alertdialog", name="Next game: Diceland")
        notice.wait_for()
        one.check_access()
    bruno.page.get_by_role("button", name="Go now").click()
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")
    dora.page.wait_for_url(anna.page.url)
    until(lambda: tv.page.url == f"{anna.page.url}/screen", "the television has come along")
    assert tv.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    table = table_of(anna)
    assert (table["game"], [seat["name"] for seat in table["seats"]]) == ("diceland", ["Bruno", "Anna"])
    assert table["phase"] == "playing"


def test_the_score_of_the_evening_goes_along(invite: Invite) -> None:
    me = invite()
    me.open("/new/twins")
    me.page.get_by_role("radio", name="3").check()
    me.page.get_by_label("Name, Seat 1").fill("Anna")
    me.page.get_by_label("How many hands?").select_option("1")
    me.page.locator("form .end button").click()
    me.page.wait_for_selector(CLICKABLE)
    me.play_out()
    score = me.page.locator("[data-score]")
    won = table_of(me)["evening"]["scores"]
    assert won[0]["won"] == 1
    assert score.count() == 0, "of one game the table tells the result"
    me.page.locator("[data-ending] .main").click()
    me.page.wait_for_selector(CLICKABLE)
    assert table_of(me)["evening"]["scores"] == won
    me.play_out()
    assert score.locator("tbody tr").count() == 3
    assert score.locator("tbody .wins").all_inner_texts() == [
        str(one["won"]) for one in table_of(me)["evening"]["scores"]
    ]
    me.check_access()


def test_a_seat_is_kept_for_who_comes_by_the_code_later(invite: Invite) -> None:
    """Bruno has gone away from the page; the code brings him back to the game, and to his seat in the next one."""
    anna, bruno = invite(), invite("phone")
    code = invite_friends(anna, "Twins")
    sit_down(bruno, code, "Bruno")
    anna.page.get_by_text("Bruno is here").wait_for()
    anna.page.get_by_role("button", name="Start now").click()
    bruno.page.wait_for_selector("[data-targets]")
    bruno.open(f"/t/{code}")
    bruno.page.wait_for_selector("[data-targets]")
    bruno.open()
    end_game(anna)
    anna.page.locator("[data-ending] .main").click()
    anna.page.get_by_text("reserved for Bruno").wait_for()
    assert anna.page.locator(".code").inner_text() == code
    bruno.open(f"/t/{code}")
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")
    assert table_of(bruno)["seats"][1]["name"] == "Bruno"


def test_on_a_phone_a_running_game_comes_first_then_joining_then_the_games(invite: Invite) -> None:
    me = invite("phone")
    me.start_game("twins")
    me.open()
    me.page.get_by_text("Your game is waiting").wait_for()
    tops = [
        me.page.get_by_role("heading", name=name).bounding_box()
        for name in ("Your game is waiting", "Join a table", "Cincinnati", "Public tables")
    ]
    heights = [top["y"] for top in tops if top]
    assert len(heights) == 4
    assert heights == sorted(heights)
    me.check_access()
