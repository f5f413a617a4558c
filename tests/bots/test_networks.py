"""Bots made of functions over observations and masks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import network
from ludoteca.bots.networks import look
from ludoteca.envs import pettingzoo
from ludoteca.games import GAMES
from ludoteca.study.guard import Guarded

HIGHER_NUMBER = GAMES["twins"].action_features.index("higher number")
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_it_sees_what_environments_show(name: str) -> None:
    env = pettingzoo.env(name, 3, action_features=True)
    env.reset(seed=5)
    match = ludoteca.new(name, 3, seed=5)
    decided = 0
    while match.dice and match.actors and decided < 40:
        actor = match.actors[0]
        if isinstance(actor, str):
            match.play(actor, match.dice.draw(match))
            continue
        seen = look(match.game, match.view(actor))._asdict()
        shown = env.observe(env.agent_selection)
        np.testing.assert_equal({**seen, "observation": seen["observation"]}, {
            "observation": shown["observation"], "mask": shown["action_mask"],
            "action_features": shown["action_features"],
        })  # fmt: skip
        action = int(seen["mask"].argmax())
        match.play(actor, match.game.notation.text(match.game.encoding.move_of(match.state, actor, action)))
        env.step(action)
        decided += 1
    assert decided == 40


def test_the_legal_action_with_the_highest_score_is_taken() -> None:
    @network("twins", "Lays the highest number.", action_features=True)
    def high(observation: Any, mask: Any, action_features: Any) -> Any:
        return action_features[:, HIGHER_NUMBER] - action_features[:, 1] + 100 * (1 - mask)

    @network("twins", "Names an action.")
    def first(observation: Any, mask: Any) -> int:
        return int(mask.argmax())

    match = ludoteca.new("twins", 3, seed=2, hands=1)
    while match.dice and match.position()["play"] == 0:
        actor = match.actors[0]
        if isinstance(actor, str):
            match.play(actor, match.dice.draw(match))
        else:
            bot = high if actor == 0 else first
            match.play(actor, bot(match.view(actor), match.legal(actor), Random(1)))
    assert [move for actor, move in match.moves if actor != "chance"] == ["buy 0"] * 3
    highest = max(int(card[1:]) for card in match.position()["seats"][0]["hand"])
    advice = high.explain(match.view(0), match.legal(0), Random(1))
    assert str(highest) in {card[1:] for card in advice.move.split()[1:]}
    assert advice.move == high(match.view(0), match.legal(0), Random(1))
    assert sorted(one.move for one in advice.weighed) == match.legal(0)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (47, "ValueError: Action 47 is not legal now; the actions that are: 0, 1, 2."),
        (np.zeros(3), "ValueError: A network returns an action, or 48 scores, not an array of shape (3,)."),
        (np.full(48, np.nan), "ValueError: The scores of legal actions are finite numbers."),
        (0.5, "ValueError: A network returns an action, or 48 scores"),
    ],
)
def test_what_is_wrong_is_told_of_the_bot(answer: Any, reason: str) -> None:
    @network("twins", "For this test.")
    def wrong(observation: Any, mask: Any) -> Any:
        return answer

    failures: Counter[str] = Counter()
    guarded = Guarded(wrong, "wrong", failures)
    match = ludoteca.new("twins", 3, seed=2)
    while match.dice and match.actors == ("chance",):
        match.play("chance", match.dice.draw(match))
    seat = match.actors[0]
    assert isinstance(seat, int)
    assert guarded(match.view(seat), match.legal(seat), Random(1)) in match.legal(seat)
    assert [told.startswith(f"wrong crashed with {reason}") for told in failures] == [True]


def test_what_ppo_learns_beats_chance_and_plays_without_pytorch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    torch = pytest.importorskip("torch")
    from examples import ppo

    torch.set_num_threads(1)
    learner = ppo.Learner("twins", 3, ppo.Settings(games=128, steps=32, width=64, parts=4), seed=1, hands=1)
    for _ in range(8):
        learner.update()
    assert ppo.wins_against(learner, "random", 300, seed=2) > 0.6, "a third would be its fair share"
    path = tmp_path / "twins.npz"
    ppo.save(learner, str(path))
    monkeypatch.setenv("LUDOTECA_NETWORK", str(path))
    learned = ludoteca.bots.find(f"{EXAMPLES / 'learned.py'}:learned", "twins")
    env = learner.env
    likely, _ = learner.network(*ppo.looked(env, learner.device))
    for row in range(20):
        seat = int(env.seats[row])
        view = env.game.view(env.game.seen(env.state(row), seat), seat, env.options)
        moves = [env.game.encoding.move_of(env.state(row), seat, int(a)) for a in np.flatnonzero(env.masks[row])]
        legal = sorted(map(env.game.notation.text, moves))
        best = env.game.encoding.move_of(env.state(row), seat, int(likely[row].argmax()))
        assert learned(view, legal, Random(1)) == env.game.notation.text(best)
    with pytest.raises(ValueError, match="has learned to play with 3 players"):
        ludoteca.new("twins", 4, seed=1, hands=1).run(learned)
