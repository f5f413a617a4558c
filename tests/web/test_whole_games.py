"""Whole games against bots, by clicking what glows."""

from __future__ import annotations

import pytest

from tests.web.conftest import Invite

GAMES = ("cincinnati", "twins", "diceland")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(invite: Invite, game: str, size: str) -> None:
    me = invite(size)
    me.start_game(game)
    me.check_access()
    me.play_out(seed=7)
    assert me.page.locator("[data-ending]").inner_text()
    me.check_access()


@pytest.mark.parametrize("game", GAMES)
def test_first_decision_after_at_most_three_clicks(invite: Invite, game: str) -> None:
    me = invite("phone", moving=True)
    me.open()
    me.page.locator("article", has_text=game.title()).get_by_role("button").click()
    me.page.wait_for_selector("[data-targets] [data-legal], [data-buttons] [data-move]")


def test_once_more(invite: Invite) -> None:
    me = invite()
    me.start_game("twins")
    me.play_out()
    me.page.get_by_role("button", name="Once more").click()
    me.page.wait_for_selector("[data-buttons] [data-move]")
    assert me.page.locator("[data-ending]").count() == 0
