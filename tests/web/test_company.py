"""Who comes and goes, reactions and whom one does not want to hear, and one device that goes round."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from tests.web.conftest import Invite
from tests.web.support import CLICKABLE, Person, make_table, sit_down, until
from tests.web.test_hosting import Cable


def sit_together(invite: Invite, sizes: tuple[str, str] = ("desktop", "phone")) -> tuple[Person, Person]:
    """Anna and Bruno at a table of Twins with a bot."""
    anna, bruno = (invite(size) for size in sizes)
    sit_down(bruno, make_table(anna, "twins", players=3, elsewhere=1), "Bruno")
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")
    return anna, bruno


def test_everybody_is_told_who_drops_out_and_need_not_wait_for_them(invite: Invite) -> None:
    anna, bruno = invite(), invite("phone")
    cables = {id(one): Cable(one.page) for one in (anna, bruno)}
    sit_down(bruno, make_table(anna, "twins", players=3, elsewhere=1), "Bruno")
    for one in (anna, bruno):
        one.page.wait_for_selector("[data-targets]")
    until(lambda: anna.can_click or bruno.can_click, "somebody is awaited")
    gone, stays, name = (anna, bruno, "Anna") if anna.can_click else (bruno, anna, "Bruno")
    cables[id(gone)].pull_out()
    notice = stays.page.locator("[data-gone]")
    notice.get_by_text(f"{name} has lost the connection.").wait_for()
    notice.get_by_text("A bot takes over in").wait_for()
    stays.check_access()
    notice.get_by_role("button", name="Let the bot play now").click()
    stays.page.get_by_text(f"{name} has left. A bot plays on.").wait_for()
    assert notice.count() == 0
    cables[id(gone)].put_in()
    stays.page.get_by_text(f"{name} is back.").wait_for()


def test_who_leaves_is_asked_in_words_and_the_others_are_told(invite: Invite) -> None:
    """No dialogue of the browser's own comes up: one would close the page's test."""
    anna, bruno = sit_together(invite)
    dialogs: list[str] = []
    bruno.page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    bruno.open_drawer()
    bruno.page.get_by_role("button", name="Leave").click()
    bruno.page.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Leave").click()
    anna.page.get_by_text("Bruno has left. A bot plays on.").wait_for()
    bruno.page.get_by_role("link", name="in progress").first.click()
    anna.page.get_by_text("Bruno is back.").wait_for()
    assert not dialogs


def test_reactions_are_seen_and_heard_and_can_be_hidden(invite: Invite) -> None:
    anna, bruno = sit_together(invite)
    question = bruno.page.locator("h1").bounding_box()
    bruno.page.get_by_role("button", name="Chat and reactions").click()
    sheet = bruno.page.locator("#talk").bounding_box()
    assert question
    assert sheet
    assert sheet["y"] >= question["y"] + question["height"], "the question is not covered"
    assert bruno.page.get_by_role("group", name="React").get_by_role("button").count() == 8
    bruno.check_access()
    bruno.page.get_by_role("button", name="Well played!").click()
    anna.page.locator("[data-reactions]").get_by_text("Bruno: Well played!").wait_for()
    bruno.page.locator("[data-reactions]").get_by_text("Bruno: Well played!").wait_for()
    anna.page.locator("summary", has_text="Chat").click()
    anna.page.locator("summary", has_text="Hide somebody’s messages").click()
    anna.page.get_by_role("button", name="Hide messages from Bruno").click()
    assert anna.page.locator("[data-reactions] p").count() == 0
    anna.check_access()
    bruno.page.get_by_role("button", name="Hooray!").click()
    bruno.page.get_by_label("Say something").fill("Hello?")
    bruno.page.get_by_role("button", name="Send").click()
    bruno.page.get_by_role("log").get_by_text("Hello?").wait_for()
    until(lambda: any(message.get("said") for message in anna.heard), "her browser has it")
    assert anna.page.get_by_text("Hello?").count() == 0
    assert anna.page.get_by_text("Hooray!", exact=True).count() == 0
    anna.page.get_by_role("button", name="Show messages from Bruno").click()
    anna.page.get_by_role("log").get_by_text("Hello?").wait_for()


def test_on_one_device_every_question_says_whose_it_is(invite: Invite) -> None:
    us = invite("phone")
    make_table(us, "diceland", players=2, elsewhere=0, here=("Anna", "Bruno"))
    asked, luck = set[str](), Random(5)
    for _ in range(40):
        us.page.wait_for_selector(CLICKABLE)
        asked.add(us.question.partition("’s turn")[0])
        assert "’s turn" in us.question
        us.click_something(luck)
    assert asked == {"Anna", "Bruno"}


def test_nobody_elses_things_are_seen_between_two_curtains(invite: Invite) -> None:
    """Whatever is drawn shows nothing but what the last one who took the device may see."""
    us = invite("phone")
    us.page.add_init_script("""
      window.shownTo = []
      new MutationObserver(() => {
        const own = document.querySelector('[data-holder]')?.dataset.holder
        if (own && own !== window.shownTo.at(-1)) window.shownTo.push(own)
        const isCovered = document.querySelector('[data-curtain]') !== null
        if (isCovered && window.shownTo.at(-1) !== 'curtain') window.shownTo.push('curtain')
      }).observe(document, { subtree: true, childList: true, attributes: true })
    """)
    make_table(us, "twins", players=3, elsewhere=0, here=("Anna", "Bruno"))
    luck = Random(5)
    for _ in range(40):
        if not us.lift_curtain() and not us.click_something(luck):
            us.page.wait_for_timeout(30)
    shown = us.page.evaluate("window.shownTo")
    assert {"0", "1", "curtain"} <= set(shown)
    assert not [pair for pair in pairwise(shown) if "curtain" not in pair], shown
