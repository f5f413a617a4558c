"""The tour of a first game speaks of things without lying over them."""

from __future__ import annotations

import pytest

from tests.web.conftest import Invite
from tests.web.decisions import RECORDS, decisions, sit_down_at
from tests.web.support import CLICKABLE, Site

SIZES = ((360, 640), (390, 844), (844, 390), (1366, 650))
GUIDED = "localStorage.setItem('ludoteca-settings', JSON.stringify({ language: 'de', pace: 'none' }))"
LOOK = """async () => {
  const covered = []
  const settled = () => new Promise((resolve) => setTimeout(resolve, 30))
  const isScrolled = () => [...document.querySelectorAll('.felt')].some((one) => one.scrollTop > 0)
  for (let bubble; (bubble = document.querySelector('aside[data-guide]')); ) {
    await settled()
    const ring = document.querySelector('.ring')
    const [one, other] = [bubble.getBoundingClientRect(), ring.getBoundingClientRect()]
    const wide = Math.min(one.right, other.right - 6) - Math.max(one.left, other.left + 6)
    const high = Math.min(one.bottom, other.bottom - 6) - Math.max(one.top, other.top + 6)
    const words = bubble.querySelector('p').textContent
    if (ring.hidden) covered.push('nothing to point at: ' + words)
    else if (wide > 1 && high > 1) covered.push(Math.round(wide) + ' x ' + Math.round(high) + ': ' + words)
    const isOutside = one.top < 0 || one.left < 0 || one.right > innerWidth || one.bottom > innerHeight
    if (isOutside) covered.push('outside: ' + words)
    bubble.querySelector('button').click()
    await settled()
  }
  if (isScrolled()) covered.push('scrolled')
  return covered
}"""
"""What a bubble hides of what it speaks of, one bubble after the other."""


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", RECORDS)
def test_no_bubble_covers_what_it_speaks_of(invite: Invite, site: Site, game: str, width: int, height: int) -> None:
    me = invite()
    me.page.set_viewport_size({"width": width, "height": height})
    me.context.add_init_script(GUIDED)
    covered = []
    for opened in decisions(game, RECORDS[game][-1]):
        sit_down_at(me, site, opened)
        me.page.wait_for_selector(CLICKABLE + ", [data-buttons] button")
        covered += [f"{opened.kind}: {one}" for one in me.page.evaluate(LOOK)]
    assert covered == []


@pytest.mark.parametrize(
    ("game", "words"), [("cincinnati", "richest"), ("twins", "Most chips"), ("diceland", "nine bonus cells")]
)
def test_the_first_bubble_says_how_one_wins(invite: Invite, game: str, words: str) -> None:
    me = invite("phone")
    me.start_game(game)
    assert words in me.page.locator("aside[data-guide] p").inner_text()
