"""What a host can do, how a seat is asked for, and leaving with and without a network."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
from playwright.sync_api import Page, WebSocketRoute

from tests.web.conftest import Invite
from tests.web.support import CLICKABLE, Person, make_table, sit_down, until

CUT = 3000
"""A closing code that a page may see when its cable was pulled out."""


class Cable:
    """The line between a page's sockets and the server, which can be pulled out and put in again."""

    def __init__(self, page: Page) -> None:
        self._is_in = True
        self._ends: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/api/socket"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if not self._is_in:
            socket.close(code=CUT)
            return
        self._ends += [socket, socket.connect_to_server()]

    def pull_out(self) -> None:
        self._is_in = False
        while self._ends:
            self._ends.pop().close(code=CUT)

    def put_in(self) -> None:
        self._is_in = True


def kept_seats(one: Person) -> dict[str, Any]:
    """The seats that a browser believes to hold at the table it was at last."""
    tables = json.loads(one.page.evaluate("localStorage.getItem('ludoteca-tables')"))
    return dict(tables[0]["seats"])


def manage(host: Person) -> None:
    host.page.get_by_role("button", name="Manage table").click()


def begin(host: Person, *guests: Person) -> None:
    """With bots on the seats that nobody has taken."""
    host.page.get_by_role("button", name="Start now").click()
    for one in (host, *guests):
        one.page.wait_for_selector("[data-targets]")


def ask_for_a_seat(guest: Person, name: str) -> None:
    guest.page.get_by_role("button", name="Take over a seat").click()
    guest.page.get_by_label("Your name").fill(name)
    guest.check_access()
    guest.page.get_by_role("dialog").get_by_role("button", name="Take the seat of").first.click()
    guest.page.get_by_text("Waiting for the others to agree").wait_for()


def test_who_leaves_without_a_network_has_left_when_it_is_back(invite: Invite) -> None:
    anna, bruno = invite(), invite("phone")
    cable = Cable(bruno.page)
    sit_down(bruno, make_table(anna, "twins", players=4, elsewhere=2), "Bruno")
    anna.page.get_by_text("Bruno is here").wait_for()
    cable.pull_out()
    bruno.page.get_by_text("Connection lost").wait_for()
    bruno.page.get_by_role("button", name="Leave seat").click()
    bruno.page.get_by_text("Leaving…").wait_for()
    bruno.page.reload()
    bruno.page.get_by_text("Leaving…").wait_for()
    assert kept_seats(bruno), "nobody knows of it yet: the seat must not be forgotten"
    anna.page.get_by_text("Bruno is offline").wait_for()
    cable.put_in()
    until(lambda: bruno.page.get_by_role("button", name="Sit here").count() == 2, "Bruno watches")
    anna.page.get_by_text("Bruno").wait_for(state="detached")
    assert not kept_seats(bruno)
    bruno.check_access()


def test_a_game_that_was_left_without_a_network_is_left_to_a_bot_when_it_is_back(invite: Invite) -> None:
    anna, bruno = invite(), invite()
    cable = Cable(bruno.page)
    sit_down(bruno, make_table(anna, "twins", players=3, elsewhere=1), "Bruno")
    bruno.page.wait_for_selector("[data-targets]")
    cable.pull_out()
    bruno.page.get_by_role("button", name="Leave").click()
    bruno.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    bruno.page.get_by_text("Your game is waiting").wait_for()
    cable.put_in()
    anna.page.get_by_text("away: a bot is playing").wait_for()
    until(lambda: "leaving" not in kept_seats(bruno)["1"], "the answer is here")
    bruno.page.get_by_role("link", name="in progress").first.click()
    bruno.page.wait_for_selector("[data-targets]")
    anna.page.get_by_text("away: a bot is playing").wait_for(state="detached")


def test_the_host_says_who_sits_down(invite: Invite) -> None:
    anna, bruno = invite("phone"), invite()
    code = make_table(anna, "twins", players=3, elsewhere=1)
    anna.page.get_by_label("Approve new players").check()
    bruno.open(f"/t/{code}")
    bruno.page.get_by_label("Your name").fill("Bruno")
    for answer in ("No", "Let Bruno play"):
        bruno.page.get_by_role("button", name="Ask for this seat").click()
        bruno.page.get_by_text("Waiting for the host to agree").wait_for()
        anna.page.locator("[data-requests]").get_by_text("Bruno would like to join.").wait_for()
        anna.check_access()
        anna.page.get_by_role("button", name=answer, exact=True).click()
        if answer == "No":
            bruno.page.get_by_text("Your request was turned down").wait_for()
            bruno.check_access()
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")
    assert isinstance(bruno.views()[-1]["seats"][1]["hand"], list)
    table = httpx.get(bruno.page.url.replace("/t/", "/api/tables/")).json()
    assert all(table["dice"]["texts"][:2]), "the texts of both are in the dice"


def test_a_seat_in_a_running_game_is_given_when_all_agree(invite: Invite) -> None:
    """Only to who has none and had none; the address of a game that runs is its id."""
    anna, bruno, dora = invite("phone"), invite(), invite("phone")
    code = make_table(anna, "twins", players=4, elsewhere=2)
    sit_down(bruno, code, "Bruno")
    bruno.page.get_by_role("button", name="Leave seat").wait_for()
    begin(anna, bruno)
    assert code not in bruno.page.url
    dora.open(bruno.page.url.removeprefix(bruno.site.address))
    anna.open_drawer()
    for one in (anna, bruno):
        one.page.get_by_text("1 person is watching").wait_for()
        assert one.page.get_by_role("button", name="Take over a seat").count() == 0
    anna.page.keyboard.press("Escape")
    ask_for_a_seat(dora, "Dora")
    for one in (anna, bruno):
        one.page.locator("[data-requests]").get_by_text("Dora would like to take over").wait_for()
        one.check_access()
        lies = one.page.locator("[data-requests]").evaluate("one => getComputedStyle(one).position")
        assert lies == "fixed", "nothing on the table moves"
    anna.page.get_by_role("button", name="Let Dora play").click()
    anna.page.get_by_role("button", name="Let Dora play").wait_for(state="detached")
    assert all(isinstance(seat["hand"], int) for seat in dora.views()[-1]["seats"])
    bruno.page.get_by_role("button", name="Let Dora play").click()
    dora.page.get_by_text("Waiting for the others").wait_for(state="detached")
    dora.open_drawer()
    dora.page.get_by_role("button", name="Leave").wait_for()
    assert any(isinstance(seat["hand"], list) for seat in dora.views()[-1]["seats"])


def test_who_may_not_watch_can_still_sit_down(invite: Invite) -> None:
    anna, bruno = invite(), invite("phone")
    code = make_table(anna, "twins", players=3, elsewhere=1)
    anna.page.get_by_label("Anyone can watch").uncheck()
    bruno.open(f"/t/{code}")
    bruno.page.get_by_text("This table is closed to spectators.").wait_for()
    bruno.check_access()
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit here").click()
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")


def test_the_host_asks_somebody_to_leave(invite: Invite) -> None:
    anna, bruno = invite(), invite("phone")
    sit_down(bruno, make_table(anna, "twins", players=3, elsewhere=1), "Bruno")
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")
    manage(anna)
    anna.page.get_by_role("button", name="Remove Bruno").click()
    sure = anna.page.get_by_role("dialog", name="Remove Bruno?")
    sure.get_by_text("Bruno loses the seat").wait_for()
    anna.check_access()
    sure.get_by_role("button", name="Cancel").click()
    assert kept_seats(bruno)
    anna.page.get_by_role("button", name="Remove Bruno").click()
    sure.get_by_role("button", name="Remove Bruno").click()
    bruno.page.get_by_text("You no longer have a seat at this table").wait_for()
    bruno.page.get_by_text("You are watching").wait_for()
    assert bruno.page.get_by_role("button", name="Take over a seat").count() == 0, "he has seen a hand"
    assert not kept_seats(bruno)
    bruno.check_access()
    anna.page.get_by_role("button", name="Close").first.click()
    anna.page.wait_for_selector(CLICKABLE)


def test_the_host_mutes_and_closes_the_door(invite: Invite) -> None:
    anna, bruno, dora = invite(), invite("phone"), invite()
    sit_down(bruno, make_table(anna, "twins", players=3, elsewhere=1), "Bruno")
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")
    dora.open(bruno.page.url.removeprefix(bruno.site.address))
    dora.page.get_by_text("You are watching").wait_for()
    manage(anna)
    anna.page.get_by_role("button", name="Mute Bruno").click()
    bruno.page.get_by_role("button", name="Chat and reactions").click()
    bruno.page.get_by_text("The host has muted you.").wait_for()
    assert bruno.page.get_by_label("Say something").count() == 0
    anna.page.get_by_role("button", name="Unmute Bruno").click()
    bruno.page.get_by_label("Say something").wait_for()
    anna.page.get_by_label("Anyone can watch").uncheck()
    dora.page.get_by_text("This table is closed to spectators.").wait_for()
    dora.page.reload()
    dora.page.get_by_role("alert").get_by_text("This table is closed to spectators.").wait_for()
    dora.check_access()
