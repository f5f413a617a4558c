"""Whole games against bots, by clicking what glows."""

from __future__ import annotations

import pytest

from tests.web.conftest import Invite
from tests.web.decisions import RECORDS, decisions, sit_down_among_bots, sit_down_at
from tests.web.support import CLICKABLE, Site

GAMES = ("cincinnati", "twins", "diceland")
PHASES = {
    "cincinnati": {"choose", "keep"},
    "twins": {"buy", "play"},
    "diceland": {"side", "choose", "decide", "mark"},
}
"""What everybody is asked in every game."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots_is_open_to_everyone_in_each_phase(invite: Invite, site: Site, game: str) -> None:
    me, seen = invite(light="dark"), set[str]()
    sit_down_among_bots(me, site, game)
    while phase := me.play_to_new_phase(seen, seed=len(seen) + 1):
        seen.add(phase)
        me.check_access()
    assert seen >= PHASES[game]
    result = me.page.locator("[data-targets]").inner_text()
    assert all(name in result for name in me.page.locator(".name b").all_inner_texts())
    me.check_access()


@pytest.mark.parametrize("game", GAMES)
def test_each_phase_is_open_to_everyone_on_a_phone(invite: Invite, site: Site, game: str) -> None:
    me = invite("phone")
    phases = {opened.kind.split()[0]: opened for opened in decisions(game, RECORDS[game][-1])}
    assert phases.keys() >= PHASES[game]
    for opened in phases.values():
        sit_down_at(me, site, opened)
        me.page.wait_for_selector(CLICKABLE)
        me.check_access()


@pytest.mark.parametrize("game", GAMES)
def test_first_decision_after_at_most_three_clicks(invite: Invite, game: str) -> None:
    me = invite("phone", moving=True)
    me.open()
    me.page.locator("article", has_text=game.title()).locator(".button.main").click()
    me.page.wait_for_selector("[data-targets] [data-legal], [data-buttons] [data-move]")


def test_once_more(invite: Invite) -> None:
    me = invite()
    me.start_game("twins")
    me.play_out()
    me.page.get_by_role("button", name="Play again").click()
    me.page.wait_for_selector("[data-buttons] [data-move]")
    assert me.page.locator("[data-ending]").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_on_simple_boards_too(invite: Invite, site: Site, game: str) -> None:
    """The kit that shows any game shows ours to the end."""
    me = invite("phone")
    me.open()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Simple boards").check()
    me.page.keyboard.press("Escape")
    sit_down_among_bots(me, site, game)
    me.page.wait_for_selector(CLICKABLE)
    assert me.page.locator(".middle .kit").count() == 1
    me.check_access()
    me.play_out()
    me.check_access()
