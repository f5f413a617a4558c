"""Whatever a question asks for is seen at once and can be read, at every size."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.conftest import Invite
from tests.web.decisions import RECORDS, decisions, sit_down_at
from tests.web.support import CLICKABLE, Site

SIZES = ((320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1366, 650), (1440, 900), (1920, 1080))
NO_GUIDE = (
    "localStorage.setItem('ludoteca-settings', JSON.stringify({ guide: false, language: 'de', pace: 'none' }))"
)
HIDDEN = """([clickable]) => {
  const isSeen = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    if (x < -1 || y < -1 || x + width > innerWidth + 1 || y + height > innerHeight + 1) return false
    const there = document.elementFromPoint(x + width / 2, y + height / 2)
    return there !== null && (one.contains(there) || there.contains(one))
  }
  const all = [...document.querySelectorAll(clickable + ', [data-buttons] button')]
  const page = document.documentElement
  const scrolls = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth ? [page] : []
  const hidden = [...all.filter((one) => !isSeen(one)), ...scrolls]
  return hidden.map((one) => one.dataset.legal ?? one.dataset.move ?? one.tagName)
}"""
"""What can be pressed and is not wholly in the window, or lies under something; and a page that scrolls."""
TINY = """(least) => {
  const transformed = new Map([[null, 1]])
  const transformedBy = (one) => {
    if (!transformed.has(one)) {
      const { transform } = getComputedStyle(one)
      const { a, b } = transform === 'none' ? { a: 1, b: 0 } : new DOMMatrix(transform)
      transformed.set(one, Math.hypot(a, b) * transformedBy(one.parentElement))
    }
    return transformed.get(one)
  }
  const grown = (one) => (one.currentCSSZoom ?? 1) * transformedBy(one)
  const drawn = (one) => {
    const { a, b } = one.getScreenCTM()
    return Math.hypot(a, b)
  }
  const scaleOf = (one) => (one instanceof SVGElement ? drawn(one) : grown(one))
  const sizeOf = (one) => parseFloat(getComputedStyle(one).fontSize) * scaleOf(one)
  const isSeen = (text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const one = text.parentElement
    return text.data.trim() && range.getBoundingClientRect().width > 0 && !one.closest('.hidden-text, title')
      && getComputedStyle(one).visibility === 'visible'
  }
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!isSeen(text)) continue
    const size = sizeOf(text.parentElement)
    if (size > 0.01 && size < least - 0.05) found.push(`${text.data.trim()} (${size.toFixed(1)} px)`)
  }
  return found
}"""
"""Letters that are smaller than that many pixels on the screen, however they were scaled."""
LEAST = 11
STANDS_STILL = """async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  await Promise.allSettled(document.getAnimations().map((one) => one.finished))
}"""
LISTEN = """
  window.shifts = []
  const isFelt = (one) => !one.hadRecentInput
  const note = (list) => shifts.push(...list.getEntries().filter(isFelt).map((one) => [one.startTime, one.value]))
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
"""
ZOOMS_WHILE_FALLING = """async () => {
  const own = document.querySelector('.own')
  const zoom = () => own.firstElementChild.style.getPropertyValue('--zoom')
  const before = zoom()
  own.querySelector('.fall').animate({ transform: ['translateY(900px)', 'translateY(900px)'] }, 3000)
  own.firstElementChild.style.paddingBottom = '1px'
  await new Promise((resolve) => setTimeout(resolve, 200))
  return before === zoom() && own.scrollHeight > own.clientHeight + 100
}"""
"""A die far below its place changes no size; measured anew because something else has changed."""
CUMULATED = """() => {
  let [most, sum, first, last] = [0, 0, -Infinity, -Infinity]
  for (const [at, value] of shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at]
    last = at
    most = Math.max(most, (sum += value))
  }
  return most
}"""
"""The cumulative layout shift: that of the worst five seconds."""
STEADY = 0.25


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in RECORDS.items() for name in names])
def test_what_is_asked_for_is_in_sight_and_readable_at_every_size(
    invite: Invite, site: Site, game: str, name: str
) -> None:
    me = invite()
    me.context.add_init_script(NO_GUIDE)
    hidden, tiny = [], []
    for opened in decisions(game, name):
        sit_down_at(me, site, opened)
        me.page.wait_for_selector(CLICKABLE + ", [data-buttons] button")
        for width, height in SIZES:
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.evaluate(STANDS_STILL)
            hidden += [f"{opened.kind} at {width}x{height}: {one}" for one in me.page.evaluate(HIDDEN, [CLICKABLE])]
            tiny += [f"{opened.kind} at {width}x{height}: {one}" for one in me.page.evaluate(TINY, LEAST)]
    assert hidden == []
    assert tiny == []


def test_what_moves_shrinks_nothing(invite: Invite, site: Site) -> None:
    me = invite("phone")
    me.context.add_init_script(NO_GUIDE)
    sit_down_at(me, site, next(one for one in decisions("cincinnati", "three-players") if "ask-keep" in one.kind))
    me.page.wait_for_selector(CLICKABLE)
    assert me.page.evaluate(ZOOMS_WHILE_FALLING)


@pytest.mark.parametrize("game", RECORDS)
def test_what_is_looked_at_stays_where_it_is(invite: Invite, game: str) -> None:
    me, luck = invite("phone"), Random(1)
    me.context.add_init_script(NO_GUIDE + LISTEN)
    me.open()
    me.page.locator("article").nth(list(RECORDS).index(game)).locator(".button.main").click()
    for _ in range(600):
        if me.is_over:
            break
        me.click_something(luck)
    assert me.is_over
    assert me.page.evaluate(CUMULATED) < STEADY
