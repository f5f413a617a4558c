"""A game that others brought: installed beside Ludoteca it is everywhere, and nothing here knows of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packages import CHECKS, run, surroundings_with

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "examples" / "liars-dice"
SOURCES = PACKAGE / "src" / "liars_dice"
MOST_LINES, MOST_LINES_OF_WORDS = 350, 80


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return surroundings_with(PACKAGE, tmp_path_factory.mktemp("installed"))


def test_it_passes_the_checks_of_every_game(installed: dict[str, str]) -> None:
    assert "[100%]" in run(installed, *CHECKS, "liars-dice")


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


def test_as_webassembly_it_does_what_native_code_does(installed: dict[str, str]) -> None:
    pytest.importorskip("ziglang", reason="A linker for WebAssembly: pip install 'ludoteca[wasm]'.")
    run(installed, "-m", "tests.engine.in_node", "liars-dice")


def test_browsers_get_it_with_our_own_games(installed: dict[str, str]) -> None:
    code = """
from hatch_build import beside

files = dict(beside("pocket").files())
(games,) = (body.decode().splitlines() for path, body in files.items() if path.endswith("entry_points.txt"))
assert {"liars-dice = liars_dice:GAME", "twins = ludoteca.games.twins:GAME"} < set(games)
assert {"liars_dice/rules.py", "ludoteca/games/twins/rules.py"} < set(files)
"""
    run(installed, "-c", code)


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
