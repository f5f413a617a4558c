"""The examples of docs/environments.md run, and what the page says of the games is so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from examples import learner, random_agents
from ludoteca.games import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


def test_random_agents_play_in_every_environment(capsys: pytest.CaptureFixture[str]) -> None:
    random_agents.main()
    told = capsys.readouterr().out
    assert all(word in told for word in ("vector", "seat after seat", "all at once", "Gymnasium", "OpenSpiel"))


def test_the_learner_improves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learner, "GAMES", 512)
    first, *_, last = learner.train(steps=240, report=60)
    assert last > first + 0.1


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_page_tells_how_many_actions_and_features_there_are(name: str) -> None:
    encoding, players = GAMES[name].encoding, GAMES[name].players
    actions = " / ".join(str(len(encoding.actions(number))) for number in players)
    features = " / ".join(str(len(encoding.features(number))) for number in players)
    assert f"| {name.capitalize()} | {players[0]} to {players[-1]} | {actions} | {features} |" in PAGE


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "envs"),
        ("gymnasium", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_how_to_get_it(module: str, library: str, extra: str) -> None:
    program = f"import sys; sys.modules[{library!r}] = None; import ludoteca.envs.{module}"
    child = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert f'is not installed: pip install "ludoteca[{extra}]".' in child.stderr
