"""Languages, light and dark, small and large."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import Invite

PAGES = (
    *("/", "/new/cincinnati", "/new/twins", "/new/diceland", "/help/cincinnati", "/help/twins", "/help/diceland"),
    *("/games", "/replay", "/verify", "/nothing/here", "/new/nothing", "/t/ZZZZ"),
)
WELCOME = {
    "en-GB": "What shall we play?",
    "it-IT": "A che cosa giochiamo?",
    "fr-FR": "À quoi jouons-nous\u00a0?",
    "de-DE": "Was spielen wir?",
}


@pytest.mark.parametrize("language", WELCOME)
def test_every_page_speaks_the_language_of_the_browser(invite: Invite, language: str) -> None:
    me = invite("phone", language=language)
    me.page.set_viewport_size({"width": 360, "height": 740})
    for page in PAGES:
        me.open(page)
        assert me.page.evaluate("document.documentElement.scrollWidth") <= 360, (
            "nothing is wider than a small phone"
        )
        assert me.page.evaluate("document.documentElement.lang") == language[:2]
        assert not re.search(r"\bweb-[a-z]", me.page.locator("body").inner_text())
    me.wrong = [text for text in me.wrong if "404" not in text]
    me.open()
    assert me.question == WELCOME[language]


@pytest.mark.parametrize("game", ["cincinnati", "twins", "diceland"])
def test_a_game_is_told_in_every_language(invite: Invite, game: str) -> None:
    """A message that is missing is an error on the console, and that fails the test."""
    me = invite()
    me.start_game(game)
    for language in ("Deutsch", "Italiano", "Français", "English"):
        me.play_some(10)
        me.page.locator("header nav button").click()
        me.page.get_by_label(language).check()
        me.page.locator("dialog[open] .close").click()
        assert not re.search(r"\b(web|cincinnati|twins|diceland)-[a-z]", me.page.locator("body").inner_text())
    me.play_some(5)


def test_the_language_changes_at_once(invite: Invite) -> None:
    me = invite()
    me.open()
    me.page.get_by_role("button", name="Settings").click()
    me.check_access()
    me.page.get_by_label("Deutsch").check()
    me.page.get_by_role("heading", name="Was spielen wir?").wait_for()
    me.page.reload()
    me.page.get_by_role("heading", name="Was spielen wir?").wait_for()


def test_a_name_is_set_once_and_used_at_the_next_table(invite: Invite) -> None:
    me = invite()
    me.open()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Your name").fill("  Nonna ")
    me.page.get_by_role("button", name="Close").click()
    me.start_game("twins")
    assert "Nonna" in me.page.locator("body").inner_text()


@pytest.mark.parametrize(("size", "light"), [("phone", "light"), ("desktop", "dark")])
def test_axe_finds_nothing_on_any_page(invite: Invite, size: str, light: str) -> None:
    me = invite(size, light=light)
    for page in PAGES:
        me.open(page)
        me.check_access()
    me.wrong = [text for text in me.wrong if "404" not in text]
