"""The learner of examples/ppo.py, where PyTorch is installed: it is not among the packages of the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.networks import look, move_of

torch = pytest.importorskip("torch")

from examples import ppo  # noqa: E402

SMALL = ppo.Settings(games=64, steps=16, width=32, beside="random")
UPDATES = 40
BEST = 0.577513
"""The most that a seat can get against two that play by lot: docs/small-games.md."""
OPTIONS = {"hands": 1, "cards": 8}


@pytest.fixture(scope="module")
def learner() -> ppo.Learner:
    torch.set_num_threads(1)  # small tensors: more threads only wait for each other
    learner = ppo.Learner("twins", 3, SMALL, seed=1, **OPTIONS)
    for update in range(UPDATES):
        learner.update(1 - update / UPDATES)
    return learner


def test_it_learns_a_small_game_nearly_as_well_as_can_be(learner: ppo.Learner) -> None:
    games = 2000
    share = ppo.wins_against(learner, "random", games, seed=2)
    assert 0.5 < share < BEST + 4 * (0.25 / games) ** 0.5, "by lot it would be a third"


def test_what_it_learned_plays_the_same_in_numpy(
    learner: ppo.Learner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "learned.npz"
    ppo.save(learner, str(file))
    monkeypatch.setenv("LUDOTECA_NETWORK", str(file))
    bot = bots.find(f"{Path(ppo.__file__).with_name('learned.py')}:learned", "twins")
    match = ludoteca.new("twins", players=3, seed=4, **OPTIONS)  # type: ignore[arg-type]
    played = match.copy().run([bot] * 3)
    for actor, move in played.moves:
        if isinstance(actor, int):
            view = match.view(actor)
            seen = [torch.tensor(array[None]) for array in look(match.game, view)]
            likely, _ = learner.network(seen[0], seen[2], seen[1])
            assert move_of(match.game, view, int(likely.argmax())) == move
        match.play(actor, move)
    assert match.winners == played.winners
