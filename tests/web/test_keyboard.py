"""The keyboard alone: whole games, on our boards and on the simple ones; the focus is never nowhere."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ludoteca import load
from tests.web.conftest import Invite
from tests.web.decisions import FOLDER, RECORDS, Opened, sit_down_among_bots, sit_down_at
from tests.web.support import CLICKABLE, Person, Site

OPTIONS: dict[str, dict[str, Any]] = {"cincinnati": {}, "twins": {"hands": 1}, "diceland": {}}
"""Short games."""
LAST = 6
"""Moves."""
OPENING = 60
MOST = 1000
"""Keys."""
LETTERS = "abcdefghi"
NEXT = """async (clickable) => {
  const focus = document.activeElement === document.body ? 'nowhere' : 'somewhere'
  const actions = '[data-targets] [data-legal]:not(:disabled), [data-buttons] button:not([aria-disabled="true"])'
  const isSeen = (one) => one.getClientRects().length > 0
  const end = performance.now() + 20000
  for (;;) {
    const isOver = document.querySelector('[data-ending]') !== null
    const nine = [...document.querySelectorAll(actions)].filter(isSeen).slice(0, 9)
    const keys = nine.flatMap((one, number) => (one.matches(clickable) ? [number] : []))
    const moves = keys.filter((number) => nine[number].dataset.move)
    if (isOver || keys.length || performance.now() > end) return { focus, isOver, keys, moves }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}"""
"""Where the focus is after a key; then, once something is asked, which of the nine keys are of use, and which of
them make a move at once."""


def late_in(game: str) -> Opened:
    """A recorded game, shortly before its end."""
    record = (FOLDER / game / "games" / f"{RECORDS[game][0]}.txt").read_text()
    whole = load(record)
    moves = [made for made, (actor, _) in enumerate(whole.moves) if actor == 0]
    return Opened("late", record, moves[-LAST], 0)


def press(luck: Random, now: dict[str, Any]) -> str:
    """A letter or a digit for what can be done, an arrow, or Enter for what it led to and for the main button."""
    if now["focus"] == "somewhere" and luck.random() < 0.3:
        return luck.choice(("ArrowRight", "ArrowUp", "Enter", "Enter"))
    key = luck.choice(now["moves"] if now["moves"] and luck.random() < 0.5 else now["keys"])
    return luck.choice((LETTERS[key], str(key + 1)))


@pytest.mark.parametrize("plain", [False, True], ids=["own board", "simple board"])
@pytest.mark.parametrize("game", OPTIONS)
def test_a_game_is_played_with_the_keyboard_alone(invite: Invite, site: Site, game: str, plain: bool) -> None:
    """From its beginning on, and to its end: the middle of a long game would take a minute."""
    me, luck = invite("phone"), Random(4)
    wished = json.dumps({"guide": False, "plain": plain, "pace": "none"})
    me.context.add_init_script(f"localStorage.setItem('ludoteca-settings', JSON.stringify({wished}))")
    sit_down_among_bots(me, site, game, OPTIONS[game])
    if not play(me, luck, OPENING):
        sit_down_at(me, site, late_in(game))
        assert play(me, luck, MOST), "the game does not end"
    told = me.page.locator("[data-live]").inner_text()
    assert told, "a screen reader hears what happened"


def play(me: Person, luck: Random, most: int) -> bool:
    """Presses at most so many keys; whether the game is over then."""
    me.page.wait_for_selector(CLICKABLE)
    now = me.page.evaluate(NEXT, CLICKABLE)
    for pressed in range(most):
        if now["isOver"]:
            return True
        assert now["keys"], f"no key does anything; asked: {me.question}"
        me.page.keyboard.press(press(luck, now))
        now = me.page.evaluate(NEXT, CLICKABLE)
        assert now["focus"] == "somewhere", f"after {pressed + 1} keys; asked: {me.question}"
    return False


def test_the_focus_follows_from_the_first_page_to_the_table(invite: Invite) -> None:
    me = invite()
    me.open()
    go_to(me, "Settings")
    me.page.keyboard.press("Enter")
    me.page.locator("dialog[open]").wait_for()
    me.page.keyboard.press("Escape")
    assert focused(me) == "Settings"
    go_to(me, "Twins")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(CLICKABLE)
    assert focused(me) == me.question
    guide = me.page.locator("aside[data-guide]")
    guide.wait_for()
    bubble, onward = guide.inner_text(), guide.locator("button").first.inner_text()
    go_to(me, onward)
    me.page.keyboard.press("Enter")
    assert guide.inner_text() != bubble
    assert focused(me) == onward
    go_to(me, "Help")
    me.page.keyboard.press("Enter")
    me.page.locator("input[type=search]").wait_for()
    assert focused(me) == me.question


def go_to(me: Person, name: str) -> None:
    for _ in range(60):
        if focused(me).endswith(name):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {name}, last to {focused(me)}")


def focused(me: Person) -> str:
    return str(me.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText"))
