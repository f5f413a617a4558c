"""The app in somebody's pocket: after one visit to a server or a host of files, neither is needed to play."""

from __future__ import annotations

import json
import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Error, Locator

from ludoteca.games import GAMES
from ludoteca.server import site as static_site
from ludoteca.study.modules import module
from ludoteca.words import LANGUAGES, Words
from tests.web.conftest import Invite
from tests.web.support import BUILT, CLICKABLE, Host, Person, Site, until

LONG = 120_000
"""Milliseconds until Python runs in a browser, also where other tests run beside."""
SMALL_DEVICE = 60_000_000
"""Bytes: room for the app."""
FILL = """async () => {
  const asking = indexedDB.open('ballast')
  asking.onupgradeneeded = () => asking.result.createObjectStore('stones', { autoIncrement: true })
  await new Promise((opened) => (asking.onsuccess = opened))
  const stones = crypto.getRandomValues(new Uint8Array(60_000))
  const fits = (times, stone = stones) => new Promise((answer) => {
    const putting = asking.result.transaction('stones', 'readwrite')
    putting.oncomplete = () => answer(true)
    putting.onabort = () => answer(false)
    while (times--) putting.objectStore('stones').add(stone)
  })
  for (const times of [50, 5, 1]) while (await fits(times));
  while (await fits(1, stones.slice(0, 1000)));
  asking.result.close()
}"""
"""Takes all room that there is."""
OTHER = "-other"
NAMES = {"de": "Deutsch", "fr": "Français", "en": "English", "it": "Italiano"}
"""Of the languages, in themselves."""
CURTAIN = "[data-curtain] button"
KEPT = """() => new Promise((kept) => {
  if (navigator.serviceWorker.controller) kept()
  navigator.serviceWorker.addEventListener('controllerchange', () => kept())
})"""
"""The browser has all files."""


class Page(NamedTuple):
    """A site somewhere on a host: the paths of its pages stand behind the #."""

    host: Host
    folder: Path

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.host.port}"

    @property
    def root(self) -> str:
        return f"{self.origin}/{self.folder.relative_to(self.host.folder).as_posix()}/"

    @property
    def address(self) -> str:
        return f"{self.root}#"


@pytest.fixture(scope="module")
def app(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built app, with what experts think with."""
    pytest.importorskip("ziglang", reason="A linker for WebAssembly: pip install 'ludoteca[wasm]'.")
    web = tmp_path_factory.mktemp("app") / "web"
    shutil.copytree(BUILT.parent, web)
    index = json.loads((web / "pocket" / "index.json").read_text())
    for game in GAMES:
        kernels = index["kernels"][game] = f"kernels-{game}-made-now.wasm"
        shutil.copy(module(game), web / "pocket" / kernels)
        index["sizes"][kernels] = module(game).stat().st_size
    (web / "pocket" / "index.json").write_text(json.dumps(index))
    return web


@pytest.fixture(scope="module")
def shown(app: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder = tmp_path_factory.mktemp("host")
    place = Page(Host(folder), folder / "some" / "where")
    static_site.write(place.folder, app)
    place.host.start()
    yield place
    place.host.stop()


@pytest.fixture
def page(shown: Page, tmp_path: Path) -> Iterator[Page]:
    """The site on a host of its own, that can be cut off."""
    place = Page(Host(tmp_path), tmp_path / "some" / "where")
    shutil.copytree(shown.folder, place.folder, copy_function=os.link)
    place.host.start()
    yield place
    place.host.stop()


def await_decision(me: Person) -> None:
    me.page.wait_for_selector(CLICKABLE, timeout=LONG)


def take_along(me: Person, page: Page) -> None:
    """Waits until the browser has everything; then the network is cut."""
    me.page.evaluate(KEPT)
    page.host.stop()


def crash(me: Person) -> None:
    """The page dies without a word, and the person opens it again."""
    address, dying = me.page.url, me.page
    with suppress(Error):
        dying.goto("chrome://crash")
    dying.close()
    me.new_page().goto(address)


def set_up(me: Person, words: Words, game: str, seats: list[str], **options: str) -> None:
    """By hand: names of people who are here, and levels of bots."""
    me.open(f"/new/{game}")
    me.page.get_by_role("radio", name=str(len(seats))).check(timeout=LONG)
    for number, who in enumerate(seats):
        row = me.page.locator("form ol li").nth(number)
        kind = "bot" if who in ("easy", "expert") else "me" if number == 0 else "here"
        row.locator("select").first.select_option(kind)
        if kind == "bot":
            row.locator("select").nth(1).select_option(who)
        else:
            row.locator("input").fill(who)
    for option, value in options.items():
        me.page.get_by_label(words.say(f"web-option-{game}-{option}")).select_option(value)
    me.check_access()
    me.page.get_by_role("button", name=words.say("web-make-table-now")).click()


@contextmanager
def nobody_asked(page: Page) -> Iterator[None]:
    """The network is cut, and who asked for anything would be noticed. Whether there is a new version browsers ask
    by themselves, some time after a page was opened."""
    asked = list[str]()
    with socket.create_server(("127.0.0.1", page.host.port)) as network:
        network.setblocking(False)
        yield
        with suppress(BlockingIOError):
            while True:
                asking, _ = network.accept()
                with asking:
                    asked.append(asking.recv(1000).decode().partition(" HTTP")[0])
    assert {*asked} <= {f"GET /{page.folder.relative_to(page.host.folder)}/sw.js"}


def play_whole_game(me: Person, page: Page, words: Words, game: str, seats: list[str], **options: str) -> None:
    """Against experts; then it is watched with everybody's eyes."""
    with nobody_asked(page):
        set_up(me, words, game, seats, **options)
        await_decision(me)
        me.play_out()
        me.check_access()
        me.page.get_by_role("link", name=words.say("web-watch-again"), exact=True).click()
        me.page.get_by_label(words.say("web-moment"), exact=True).wait_for()
        if (eyes := me.page.get_by_label(words.say("web-eyes"))).is_visible():
            eyes.select_option("all")
        me.page.keyboard.press("End")
        me.check_access()


def test_a_game_begins_before_all_is_there_and_outlives_page_and_network(
    invite: Invite, page: Page, tmp_path: Path
) -> None:
    me, words = invite("phone", site=page, keeps=True), Words("en")
    me.open()
    me.page.locator("article", has_text="Cincinnati").locator(".button.main").click()
    me.page.locator("[data-here] progress").wait_for()
    me.check_access()
    await_decision(me)
    me.play_some(4)
    take_along(me, page)
    await_decision(me)
    asked = me.question

    crash(me)
    await_decision(me)
    assert me.question == asked
    me.play_some(4)
    me.check_access()

    me.open("/games")
    me.check_access()
    me.page.get_by_role("button", name="Download").click()
    me.check_access()
    with me.page.expect_download() as downloading:
        me.page.get_by_role("button", name="End and download").click()
    record = tmp_path / "record.txt"
    downloading.value.save_as(record)
    me.page.get_by_role("button", name="Delete").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    me.page.get_by_text("No games yet").wait_for()

    me.page.get_by_role("link", name="Replay a saved game").click()
    me.page.locator("input[type=file]").set_input_files(record)
    me.page.get_by_label("Moment", exact=True).wait_for()
    me.page.keyboard.press("End")
    me.open_drawer()
    me.page.get_by_role("button", name="Continue from here").click()
    await_decision(me)
    me.play_some(2)
    play_whole_game(me, page, words, "cincinnati", ["Anna", "expert", "expert"])


def test_a_full_device_loses_no_move_that_was_made(invite: Invite, page: Page) -> None:
    """When there is room again it goes on."""
    me, words = invite("desktop", site=page, keeps=True, language="de-DE"), Words("de")
    devtools, where = me.context.new_cdp_session(me.page), {"origin": page.origin}
    devtools.send("Storage.overrideQuotaForOrigin", {**where, "quotaSize": SMALL_DEVICE})
    me.open()
    me.page.evaluate(KEPT)
    set_up(me, words, "diceland", ["Clara", "easy"])
    await_decision(me)
    me.page.evaluate(FILL)
    full = play_until_full(me, words)
    asked = me.question
    me.check_access()
    me.page.reload()
    me.page.wait_for_selector("[data-targets]", timeout=LONG)
    assert me.question == asked
    devtools.send("Storage.overrideQuotaForOrigin", where)
    await_decision(me)
    ask_coach(me, words)
    me.play_some(3)
    assert full.count() == 0


def test_another_version_waits_until_it_is_asked_for_and_loses_no_game(
    invite: Invite, page: Page, app: Path, tmp_path: Path
) -> None:
    me, words = invite("desktop", site=page, keeps=True, language="fr-FR", light="dark"), Words("fr")
    me.open()
    me.page.evaluate(KEPT)
    set_up(me, words, "diceland", ["Claire", "easy"])
    await_decision(me)
    static_site.write(page.folder, other_version(app, tmp_path / "web"))
    me.open()
    me.page.reload()
    me.page.wait_for_selector("[data-new-version]")
    me.check_access()
    assert not is_other(me)
    page.host.stop()
    with me.page.expect_navigation():
        me.page.get_by_role("button", name=words.say("web-new-version-take")).click()
    assert is_other(me)
    me.page.locator("a", has_text="Diceland").first.click()
    await_decision(me)
    me.play_some(2)
    play_whole_game(me, page, words, "diceland", ["Claire", "expert"])
    play_whole_game(me, page, words, "twins", ["Claire", "expert", "expert"], hands="3")
    me.page.go_back()
    me.page.wait_for_selector("[data-ending]")
    cleared = {"origin": page.origin, "storageTypes": "indexeddb"}
    me.context.new_cdp_session(me.page).send("Storage.clearDataForOrigin", cleared)
    me.page.get_by_text(words.say("web-refused-no-such-table")).wait_for(timeout=LONG)


def play_until_full(me: Person, words: Words) -> Locator:
    """What is said then."""
    full, luck = me.page.get_by_text(words.say("web-here-full")), Random(1)

    def is_full() -> bool:
        me.click_something(luck)
        return full.count() > 0

    until(is_full, "there is no room for another move", LONG / 1000)
    return full


def ask_coach(me: Person, words: Words) -> None:
    me.page.get_by_role("button", name=words.say("web-settings")).click()
    me.page.get_by_label(words.say("web-hints-coach"), exact=True).check()
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name=words.say("web-coach-ask")).click()
    me.page.get_by_label(words.say("web-coach"), exact=True).locator("li b").first.wait_for(timeout=LONG)
    me.check_access()


def other_version(app: Path, folder: Path) -> Path:
    """The same app from other sources: its files have other names, and the old ones are gone."""
    shutil.copytree(app, folder)
    assets = [*folder.glob("assets/*")]
    for file in [folder / "index.html", *assets]:
        text = file.read_text(encoding="utf-8")
        for one in assets:
            text = text.replace(one.name, f"{one.stem}{OTHER}{one.suffix}")
        file.write_text(text, encoding="utf-8")
    for file in assets:
        file.rename(file.with_stem(f"{file.stem}{OTHER}"))
    return folder


def is_other(me: Person) -> bool:
    return f"{OTHER}.js" in str(me.page.evaluate("document.querySelector('script[src]').src"))


def test_whoever_visited_a_server_plays_on_without_it_several_on_one_device(invite: Invite) -> None:
    us, words = invite("desktop", keeps=True, language="it-IT", light="dark"), Words("it")
    us.open()
    us.page.evaluate(KEPT)
    us.context.set_offline(True)
    us.page.reload()
    us.page.wait_for_selector("[data-no-server]")
    us.check_access()
    us.open("/t/KXQT")
    us.page.get_by_text(words.say("web-connection-lost")).wait_for()
    set_up(us, words, "twins", ["Anna", "Bruno", "easy"], hands="1")
    us.page.wait_for_selector(CURTAIN, timeout=LONG)
    us.check_access()
    opened = set[str]()
    while not us.is_over:
        if said := us.lift_curtain():
            opened.add(said)
        us.play_to_curtain()
    assert opened == {words.say("web-curtain-open", name=name) for name in ("Anna", "Bruno")}
    us.check_access()
    us.page.get_by_role("link", name=words.say("web-check-luck")).click()
    us.page.locator("li.good").first.wait_for()
    assert us.page.locator("li.bad").count() == 0
    us.page.get_by_role("button", name=words.say("web-settings")).click()
    for language, name in NAMES.items():
        us.page.get_by_label(name, exact=True).check()
        us.page.get_by_role("dialog", name=Words(language).say("web-settings"), exact=True).wait_for()
    us.page.keyboard.press("Escape")

    us.context.set_offline(False)
    us.open()
    us.page.get_by_label(words.say("web-join-code")).wait_for()
    assert us.page.locator("a", has_text="Twins").count() == 1
    us.wrong.clear()  # that the server was not reached


WITHOUT = {
    "unsupported": "delete window.WebAssembly",
    "no-storage": "delete window.indexedDB",
    "insecure": "Object.defineProperty(window, 'isSecureContext', { value: false })",
}


@pytest.mark.parametrize(("lacking", "language"), [("unsupported", "en"), ("no-storage", "fr"), ("insecure", "de")])
def test_what_a_browser_lacks_is_said(invite: Invite, shown: Page, lacking: str, language: str) -> None:
    me = invite("phone", site=shown, language=language)
    me.context.add_init_script(WITHOUT[lacking])
    me.open()
    me.page.get_by_text(Words(language).say(f"web-refused-here-{lacking}")).first.wait_for()
    me.check_access()


def test_a_device_without_room_keeps_nothing_and_says_so(invite: Invite, shown: Page) -> None:
    me = invite("phone", site=shown, keeps=True, language="it")
    me.context.add_init_script(WITHOUT["unsupported"])  # Python would only take time
    quota = {"origin": shown.origin, "quotaSize": 1_000_000}
    me.context.new_cdp_session(me.page).send("Storage.overrideQuotaForOrigin", quota)
    me.open()
    me.page.get_by_text(Words("it").say("web-keep-full")).wait_for()
    assert me.page.evaluate("caches.keys()") == []


def test_an_old_browser_says_why_nothing_happens(browser: Browser, shown: Page) -> None:
    context = browser.new_context(java_script_enabled=False)
    old = context.new_page()
    old.goto(shown.root)
    for language in LANGUAGES:
        old.locator(f"p[lang={language}]", has_text="Firefox").wait_for()
    context.close()
