"""The end says how one has come out oneself; the clock says how long there is, and what is done then."""

from __future__ import annotations

import pytest

import ludoteca
from tests.web.conftest import Invite
from tests.web.decisions import FOLDER, Opened, make, post, sit_down_at
from tests.web.support import CLICKABLE, Site

NO_GUIDE = "localStorage.setItem('ludoteca-settings', JSON.stringify({ guide: false, pace: 'none' }))"
ENDINGS = {"cincinnati": "six-players", "twins": "three-players", "diceland": "two-players"}


def last_decision(game: str, name: str) -> tuple[Opened, str]:
    """With which a game ends, whatever chance does."""
    record = (FOLDER / game / "games" / f"{name}.txt").read_text()
    moves = ludoteca.load(record).moves
    actor, move = moves[-1]
    assert isinstance(actor, int)
    return Opened("end", record, len(moves) - 1, actor), move


@pytest.mark.parametrize("game", ENDINGS)
def test_the_end_says_ones_own_place_and_by_how_much(invite: Invite, site: Site, game: str) -> None:
    me = invite("phone")
    opened, move = last_decision(game, ENDINGS[game])
    me.context.add_init_script(NO_GUIDE)
    sit_down_at(me, site, opened)
    me.page.wait_for_selector(CLICKABLE)
    make(me, move)
    me.page.wait_for_selector("[data-ending]")
    assert me.question.startswith("You ")
    assert me.page.get_by_role("button", name="Play again").is_visible()


def test_the_clock_stands_at_the_question_and_says_what_is_done_then(invite: Invite, site: Site) -> None:
    me = invite("phone")
    seats = [{"kind": "host"}, {"kind": "bot"}, {"kind": "bot"}]
    made = post(site, "tables", {"game": "twins", "seats": seats, "time": 40})
    table = made["table"]["id"]
    joined = post(site, f"tables/{table}/join", {"name": "Anna", "seat": 0}, made["host"])
    me.page.clock.install()
    me.page.goto(f"{site.address}/t/{table}#seat=0&token={joined['token']}")
    clock = me.page.locator(".question [data-clock]", has_text="a bot moves for you")
    clock.wait_for()
    assert clock.get_attribute("data-clock") == "calm"
    me.page.clock.fast_forward(31_000)
    me.page.locator(".question [data-clock=urgent]").wait_for()
    assert "Hurry" in me.page.locator(".question [role=alert]").inner_text()
    me.check_access()
