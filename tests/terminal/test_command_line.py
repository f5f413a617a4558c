"""The command line itself."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import ludoteca
from tests.terminal.people import ENGLISH, run, said


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
