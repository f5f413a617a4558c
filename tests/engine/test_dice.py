from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.bots.random import random
from ludoteca.dice import Dice
from ludoteca.engine.dice import SEEDS, luck, pick, seed_of_game

seeds = st.integers(0, SEEDS - 1)


def test_luck_is_frozen() -> None:
    """Records and simulations of other days and machines rely on these numbers."""
    assert [luck(0, 1), luck(7, 2), luck(2**62, 12345)] == [
        8147104208329303767,
        154844686297477902,
        6187288574281878422,
    ]
    assert [Dice(7).outcome(key, 6) for key in range(12)] == [5, 4, 4, 2, 5, 3, 4, 1, 4, 0, 2, 0]


@given(seeds, st.integers(0, 2**40), st.integers(1, 5))
def test_a_die_shows_the_same_face_however_many_are_thrown_with_it(seed: int, key: int, count: int) -> None:
    dice = Dice(seed)
    assert dice.outcome(key, 6 ** (count + 1)) // 6 == dice.outcome(key, 6**count)


@given(seeds, st.integers(0, 2**40), st.integers(1, 2**16))
def test_outcomes_are_in_range(seed: int, key: int, outcomes: int) -> None:
    assert 0 <= Dice(seed).outcome(key, outcomes) < outcomes


def test_the_ends_of_luck_give_the_ends_of_outcomes() -> None:
    assert pick(0, 2**16) == 0
    assert pick(2**63 - 1, 2**16) == 2**16 - 1


@pytest.mark.parametrize("outcomes", [6, 36, 60])
def test_outcomes_are_equally_likely(outcomes: int) -> None:
    draws = 600 * outcomes
    counts = Counter(Dice(3).outcome(key, outcomes) for key in range(draws))
    chi_square = sum((counts[i] - 600) ** 2 / 600 for i in range(outcomes))
    assert abs(chi_square - (outcomes - 1)) < 5 * (2 * (outcomes - 1)) ** 0.5


def test_games_of_a_simulation_have_seeds_of_their_own() -> None:
    games = {seed_of_game(seed, number) for seed in range(20) for number in range(500)}
    assert len(games) == 20 * 500
    assert all(0 <= seed < SEEDS for seed in games)


@pytest.mark.parametrize("seed", [-1, SEEDS, 1.5, "7", None, True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(ValueError, match="whole number"):
        Dice(seed)  # type: ignore[arg-type]


def test_choices_do_not_shift_luck() -> None:
    """Two games of one seed, played differently, have the same cards, and the same first throws in every round."""
    cautious = ludoteca.new("cincinnati", players=4, seed=5).run(lambda view, legal, generator: legal[-1])
    bold = ludoteca.new("cincinnati", players=4, seed=5).run(random)

    def luck_of(match: ludoteca.Match) -> list[dict[str, object]]:
        fixed = [e for e in match.events if e["event"] == "laid" or (e["event"] == "threw" and e["throw"] == 1)]
        return [{key: value for key, value in event.items() if key != "move"} for event in fixed]

    assert cautious.moves != bold.moves
    assert luck_of(cautious) == luck_of(bold)


def test_a_seed_repeats_a_game() -> None:
    games = [ludoteca.new("cincinnati", players=3, seed=9).run(random).record() for _ in range(2)]
    assert games[0] == games[1]
