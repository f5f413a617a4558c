"""Finished games: watch, link, download, drop, go on, check the dice."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

import ludoteca
from ludoteca.bots.random import random
from tests.web.conftest import Invite
from tests.web.decisions import FOLDER, RECORDS
from tests.web.support import CLICKABLE, Person


def play_a_game(me: Person) -> None:
    me.start_game("twins")
    me.play_out(seed=2)


def test_a_finished_game_is_watched_linked_downloaded_and_gone_on_from(invite: Invite, tmp_path: Path) -> None:
    me, friend = invite(), invite("phone")
    play_a_game(me)
    me.page.get_by_role("link", name="Replay", exact=True).click()
    slider = me.page.get_by_label("Moment", exact=True)
    slider.wait_for()
    for _ in range(30):
        me.page.keyboard.press("ArrowRight")
    assert slider.input_value() == "30"
    me.check_access()
    me.page.get_by_label("Seen by").select_option("all")
    me.page.wait_for_url("**seat=all")
    assert "at=30" in me.page.url
    friend.page.goto(me.page.url)
    friend.page.get_by_label("Moment", exact=True).wait_for()
    assert friend.page.get_by_label("Moment", exact=True).input_value() == "30"
    sizes, tables = [me.page.viewport_size, friend.page.viewport_size], "[data-targets]"
    assert sizes[0]
    assert sizes[1]
    friend.page.set_viewport_size(sizes[0])
    assert friend.page.locator(tables).inner_text() == me.page.locator(tables).inner_text()
    friend.page.set_viewport_size(sizes[1])
    friend.check_access()

    with me.page.expect_download() as downloading:
        me.page.get_by_role("button", name="Download").click()
    record = tmp_path / "record.txt"
    downloading.value.save_as(record)
    assert record.read_text().startswith("Ludoteca record")
    friend.open("/replay")
    friend.page.locator("input[type=file]").set_input_files(record)
    friend.page.get_by_label("Moment", exact=True).wait_for()
    friend.check_access()
    for _ in range(40):
        friend.page.keyboard.press("ArrowRight")
    friend.open_drawer()
    friend.page.get_by_role("button", name="Continue from here").click()
    friend.page.wait_for_selector(CLICKABLE)
    friend.play_some(3)

    me.page.get_by_role("button", name="Continue from here").click()
    me.page.wait_for_selector(CLICKABLE)
    me.play_some(3)


def test_a_part_of_the_story_leads_to_its_moment(invite: Invite) -> None:
    me = invite()
    play_a_game(me)
    me.page.get_by_role("link", name="Replay", exact=True).click()
    me.page.get_by_label("Moment", exact=True).wait_for()
    me.page.keyboard.press("End")
    for words in ("wins the pot", "Play 2:", "Hand 1:"):
        entry = me.page.locator("ol[aria-label='Log'] button").filter(has_text=words).last
        said = entry.inner_text()
        entry.click()
        story = me.page.locator("ol[aria-label='Log'] button").all_inner_texts()
        assert said in story
        assert words not in " ".join(story[: story.index(said)])
    assert int(me.page.get_by_label("Moment", exact=True).input_value()) <= 1


@pytest.mark.parametrize("game", list(RECORDS))
def test_a_replay_is_gone_through_by_parts_and_at_any_speed(invite: Invite, game: str) -> None:
    """A round, a hand or a turn, as the game tells it; how it ends is not told before."""
    me = invite("phone")
    me.open("/replay")
    me.page.locator("input[type=file]").set_input_files(FOLDER / game / "games" / f"{RECORDS[game][0]}.txt")
    moment, part = me.page.get_by_label("Moment", exact=True), me.page.get_by_label("Go to a part of the game")
    moment.wait_for()
    parts = [name for name in part.locator("option").all_inner_texts() if name != "Go to a part of the game"]
    assert len(parts) > 4
    assert parts[-1] == "The end"
    assert not any("wins" in name or "over" in name for name in parts)
    begins = []
    for name in parts:
        me.page.keyboard.press("PageDown")
        assert part.locator("option:checked").inner_text() == name
        begins.append(int(moment.input_value()))
    assert begins == sorted(set(begins))
    me.page.keyboard.press("PageUp")
    assert int(moment.input_value()) == begins[-2]
    part.select_option(parts[1])
    assert int(moment.input_value()) == begins[1]
    me.page.get_by_role("button", name=f"On to: {parts[2]}").click()
    me.page.get_by_role("button", name="Step forward").click()
    me.page.get_by_role("button", name=f"Back to: {parts[2]}").click()
    assert int(moment.input_value()) == begins[2]
    for key, speed in (("+", "2×"), ("+", "4×"), ("-", "2×")):
        me.page.keyboard.press(key)
        assert me.page.get_by_label("Speed").locator("option:checked").inner_text() == speed
    moment.focus()
    me.page.keyboard.press("Home")
    me.page.keyboard.press("Space")
    me.page.get_by_role("button", name="Pause").wait_for()
    me.page.keyboard.press("Space")
    me.check_access()


def test_the_dice_are_checked_in_the_browser(invite: Invite, tmp_path: Path) -> None:
    me = invite()
    play_a_game(me)
    me.page.get_by_role("link", name="Verify the dice and cards").click()
    me.page.get_by_text("all follow from the number and the texts").wait_for()
    me.page.get_by_text("matches the seal in the record").wait_for()
    me.page.get_by_text("Seal, number and texts").click()
    me.check_access()
    seed = me.page.locator("dd").nth(1).inner_text()
    table = me.page.url.partition("table=")[2]
    record = httpx.get(f"{me.site.address}/api/tables/{table}/record").text
    assert seed in record
    bent = tmp_path / "bent.txt"
    bent.write_text(record.replace(seed, "00" + seed[2:]))
    me.page.locator("input[type=file]").set_input_files(bent)
    me.page.get_by_text("doesn’t match the seal in the record").wait_for()


def test_something_that_is_no_record_is_refused_in_words(invite: Invite, tmp_path: Path) -> None:
    me = invite()
    me.open("/replay")
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_text("nonsense")
    me.page.locator("input[type=file]").set_input_files(nonsense)
    me.page.get_by_role("alert").wait_for()
    assert "isn’t the record of a game" in me.page.get_by_role("alert").inner_text()
    me.wrong = [text for text in me.wrong if "400" not in text]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en-GB", "Line {}, “0: pass”: the rules don’t allow this move here."),
        ("it-IT", "Riga {}, “0: pass”: qui le regole non permettono questa mossa."),
        ("fr-FR", "Ligne {}, «\xa00: pass\xa0»\xa0: ici, les règles ne permettent pas ce coup."),
        ("de-DE", "Zeile {}, „0: pass“: Diesen Zug erlauben die Regeln hier nicht."),
    ],
)
def test_a_changed_record_is_refused_with_line_and_move(
    invite: Invite, tmp_path: Path, language: str, sentence: str
) -> None:
    record = ludoteca.new("twins", 3, hands=1, seed=1).run(random).record()
    changed = tmp_path / "changed.txt"
    changed.write_text(record + "0: pass\n")
    me = invite(language=language)
    me.open("/replay")
    me.page.locator("input[type=file]").set_input_files(changed)
    me.page.get_by_role("alert").wait_for()
    assert sentence.format(record.count("\n") + 1) in me.page.get_by_role("alert").inner_text()
    me.wrong = [text for text in me.wrong if "400" not in text]
