"""A game that others brought: installed beside Ludoteca it is everywhere, and nothing here knows of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "examples" / "liars-dice"
SOURCES = PACKAGE / "src" / "liars_dice"
MOST_LINES, MOST_LINES_OF_WORDS = 350, 80
NOTHING_TO_LOAD = {"PYTEST_ADDOPTS": "", "PYTEST_XDIST_WORKER": "", "PYTHONWARNINGS": ""}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The surroundings of a Python that has it."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--target", str(folder), str(PACKAGE)], check=True)
    return {**os.environ, **NOTHING_TO_LOAD, "PYTHONPATH": str(folder)}


def run(installed: dict[str, str], *command: str) -> str:
    python = [sys.executable, *command]
    done = subprocess.run(python, env=installed, capture_output=True, text=True, timeout=280, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_it_passes_the_checks_of_every_game(installed: dict[str, str]) -> None:
    pytest = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "ludoteca.testing")
    assert "[100%]" in run(installed, *pytest, "--game", "liars-dice")


def test_it_is_played_by_bots_and_in_environments(installed: dict[str, str]) -> None:
    code = """
import ludoteca, pyspiel
import gymnasium
import ludoteca.envs.gymnasium, ludoteca.envs.openspiel
from ludoteca import bots
from ludoteca.envs import vector

assert "liars-dice" in ludoteca.games()
match = ludoteca.new("liars-dice", players=3, seed=3).run(bots.find("easy", "liars-dice"))
assert ludoteca.load(match.record()).winners == match.winners
env = vector.make("liars-dice", 3, 16)
env.reset(5)
for _ in range(50):
    env.step(env.drawn)
assert "ludoteca/LiarsDice-v0" in gymnasium.registry
assert "ludoteca_liars_dice" in pyspiel.registered_names()
print(list(bots.players("liars-dice")))
"""
    assert run(installed, "-c", code) == "['random', 'easy', 'medium', 'expert']\n"


def test_it_is_played_and_simulated_in_the_terminal(installed: dict[str, str]) -> None:
    ludoteca = ("-m", "ludoteca")
    assert "liars-dice" in run(installed, *ludoteca, "simulate", "liars-dice", "--players", "3", "--games", "200")
    assert "--ones" in run(installed, *ludoteca, "play", "--help")


def test_it_is_short() -> None:
    code = "".join((SOURCES / f"{name}.py").read_text() for name in ("rules", "views", "telling"))
    assert len([line for line in code.splitlines() if line.strip()]) <= MOST_LINES
    for file in (SOURCES / "words").iterdir():
        assert len(file.read_text(encoding="utf-8").splitlines()) <= MOST_LINES_OF_WORDS


def test_the_tutorial_shows_the_game_as_it_is() -> None:
    files = [*SOURCES.glob("*.py"), PACKAGE / "pyproject.toml"]
    everything = "\n".join(file.read_text(encoding="utf-8") for file in files)
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    shown = [block.split("\n", 1)[1] for block in text.split("```")[1::2] if block.startswith(("python", "toml"))]
    assert len(shown) >= 8
    for block in shown:
        assert block.strip() in everything, block
