"""The command line itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from typer import BadParameter
from typer.main import get_command

import ludoteca
from ludoteca.cli import app
from ludoteca.games import GAMES
from ludoteca.terminal.commands import read_small
from ludoteca.terminal.translated_help import PANELS, PLACES
from ludoteca.words import FALLBACK, LANGUAGES, Words
from tests.terminal.people import ENGLISH, run, said
from tests.terminal.test_words import entries


def test_alone_it_prints_help() -> None:
    result = run()
    assert result.exit_code == 0
    for command in ("play", "replay", "check", "simulate"):
        assert command in result.output


def test_the_version() -> None:
    assert run("--version").output == f"ludoteca {ludoteca.__version__}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "2"], "Cincinnati is for 3 to 6 players."),
        (["--players", "many"], "--players"),
        (["--seed", "-1"], "A seed is a whole number from 0"),
        (["--bot", "genius"], "There is no bot 'genius' for"),
        (["--keep", "never"], "'in turn' or 'at once', not 'never'."),
        (["--language", "xx"], "'xx' is not one of: en, it, fr, de."),
        (["chess"], "There is no game “chess”. The games: cincinnati, diceland, twins."),
        (["twins", "--players", "2"], "Twins is for 3 to 6 players."),
        (["twins", "--hands", "0"], "The option 'hands' is a whole number from 1"),
        (["twins", "--hands", "some"], "--hands"),
        (["twins", "--keep", "at once"], "twins has no option 'keep'. Its options: hands."),
        (["cincinnati", "--hands", "3"], "cincinnati has no option 'hands'. Its options: keep."),
        (["--name", "Anna", "--name", "ANNA"], "everyone has their own"),
        (["--name", "A" * 25], "A name has 1 to 24 letters"),
        (["--name", " "], "A name has 1 to 24 letters"),
        (["--name", "An\x1bna"], "A name has 1 to 24 letters"),
        (["--name", "?"], "A name has 1 to 24 letters"),
        (["--players", "3", *(w for name in "ABCD" for w in ("--name", name))], "more names than players"),
    ],
)
def test_what_cannot_be_had_is_said_in_a_sentence(words: list[str], sentence: str) -> None:
    result = run("play", *words)
    assert result.exit_code == 2
    assert sentence in said(result.stderr.replace("│", " "))


def test_an_unknown_game_cannot_be_simulated() -> None:
    result = run("simulate", "chess")
    assert result.exit_code == 2
    assert "There is no game 'chess'." in said(result.stderr.replace("│", " "))


def python(code: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, **ENGLISH, **environment}
    return subprocess.run([sys.executable, "-c", code], input=b"a\nquit\nn\n", capture_output=True, env=env)


def test_playing_does_not_wait_for_numba() -> None:
    done = python(
        "import sys; sys.argv = ['ludoteca', 'play', '--players', '4', '--name', 'Anna']\n"
        "from ludoteca.cli import main\n"
        "try: main()\n"
        "finally: assert 'numba' not in sys.modules"
    )
    assert (done.returncode, done.stderr) == (0, b"")


def in_ascii(*words: str) -> subprocess.CompletedProcess[bytes]:
    code = f"import sys; sys.argv = {['ludoteca', *words]}\nfrom ludoteca.cli import main; main()"
    return python(code, PYTHONIOENCODING="ascii")


def test_a_terminal_without_unicode_gets_lookalikes() -> None:
    done = in_ascii("play", "cincinnati", "--players", "4", "--name", "Zoë", "--language", "fr", "--seed", "5")
    shown = done.stdout.decode("ascii")
    assert done.returncode == 0
    assert "+-------+ +-------+" in shown
    assert "| *   * |" in shown
    assert "Zoe> a" in shown


def test_black_and_white_numerals_have_lookalikes() -> None:
    done = in_ascii("play", "twins", "--players", "4", "--name", "Anna", "--seed", "3")
    assert done.returncode == 0
    assert b"|N10*| |Y10o|" in done.stdout


def test_it_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "ludoteca", "--version"], capture_output=True, text=True)
    assert done.stdout == f"ludoteca {ludoteca.__version__}\n"


# Help in every language

COMMAND: Any = get_command(app)
OF_PLAYERS = ("play", "replay", "review", "check", "verify", "odds")
"""Those that host and study speak English in the details."""
TRANSLATED = [language for language in LANGUAGES if language != FALLBACK]


def names_of_messages(command: Any, name: str) -> Iterator[set[str]]:
    """For every text of a command, and of those below it, the messages that can translate it."""
    yield {name}
    for parameter in command.params:
        option = parameter.name.replace("_", "-")
        yield {f"{name}-{option}", f"command-any-{option}"}
    for sub, below in getattr(command, "commands", {}).items():
        yield from names_of_messages(below, f"{name}-{sub}")


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_of_the_commands_for_players_is_translated(language: str) -> None:
    words = Words(language)
    summaries = [{f"command-{name}"} for name in COMMAND.commands]
    for name in OF_PLAYERS:
        summaries += names_of_messages(COMMAND.commands[name], f"command-{name}")
    assert [names for names in summaries if not any(map(words.knows, names))] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_translation_is_left_over(language: str) -> None:
    used = {"command", "command-any-help"}.union(*names_of_messages(COMMAND, "command"))
    used |= {f"{name}-usual" for name in used} | {f"command-panel-{panel.lower()}" for panel in PANELS}
    used |= {message for message, _ in PLACES.values()}
    known = {message.id.name for message in entries(language) if isinstance(message, ftl.Message)}
    assert {name for name in known if name.startswith("command")} <= used


@pytest.mark.parametrize("wish", [{"LANG": "it_IT.UTF-8"}, {"LANG": "de_DE.UTF-8", "FLAG": "--language=it"}])
def test_help_is_in_the_language_that_is_asked_for(wish: dict[str, str]) -> None:
    flags = [wish["FLAG"]] if "FLAG" in wish else []
    command = [sys.executable, "-m", "ludoteca", "play", *flags, "--help"]
    environment = {**os.environ, **ENGLISH, "LANG": wish["LANG"], "LC_ALL": ""}
    shown = said(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert "Gioca una partita, contro i bot" in shown
    assert "Quanti giocano, bot compresi." in shown
    assert "Opzioni" in shown


@pytest.mark.parametrize(
    ("language", "shown"),
    [("it", "restano 2 tiri"), ("fr", "encore 2 lancers"), ("de", "noch 2 Würfe"), ("en", "2 throws left")],
)
def test_odds_are_told_in_the_language_that_is_asked_for(language: str, shown: str) -> None:
    assert shown in run("odds", "cincinnati", "--dice", "11246", "--language", language).output
    for game in ("diceland", "twins"):
        told = run("odds", game, "--language", language)
        assert told.exit_code == 0
        assert bool(re.search(r"\d,\d", told.output)) == (language != "en")


def test_a_small_game_is_asked_for_by_name_and_number() -> None:
    options = dict(GAMES["twins"].options)
    assert read_small(options, "cards=8") == ("cards", 8)
    for text in ("carts=8", "cards", "cards=few"):
        with pytest.raises(BadParameter):
            read_small(options, text)
