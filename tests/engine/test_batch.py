from __future__ import annotations

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.random import random_policy
from ludoteca.engine.many.batch import play_games
from ludoteca.engine.many.loop import by_seat
from ludoteca.engine.many.outcomes import Games
from ludoteca.engine.rule import rule
from ludoteca.games import GAMES

CINCINNATI = GAMES["cincinnati"]
START = CINCINNATI.rules.set_up(4, keep="in turn")
TWINS = GAMES["twins"]
"""Soon compiled, with a policy of our own."""
TWINS_START = TWINS.rules.set_up(4, hands=None)


@rule
def last_policy(s: object, seat: int, moves: list[int], count: int, luck: int) -> int:
    return moves[count - 1]


def last_bot(view: object, legal: list[str], generator: object) -> str:
    return max(legal, key=lambda text: TWINS.notation.read(text, by_chance=False))


def games(number: int, **options: object) -> Games:
    return play_games(CINCINNATI, START, [random_policy] * 4, number, seed=2, **options)  # type: ignore[arg-type]


def test_the_same_games_on_any_number_of_cores() -> None:
    one, three = games(9000, cores=1), games(9000, cores=3)
    for field in ("numbers", "winners", "scores", "lengths", "decisions", "cut_short", "tally"):
        np.testing.assert_array_equal(getattr(one, field), getattr(three, field))


def test_more_games_begin_with_the_same_games() -> None:
    np.testing.assert_array_equal(games(3000).scores[:1000], games(1000).scores)


def test_progress_tells_games_and_decisions() -> None:
    told: list[tuple[int, int]] = []
    played = games(5000, progress=lambda *done: told.append(done))
    assert sum(count for count, _ in told) == 5000
    assert sum(decisions for _, decisions in told) == played.decisions.sum()


@pytest.mark.parametrize("interpreted", [False, True])
def test_ctrl_c_keeps_what_is_done(interpreted: bool) -> None:
    def interrupt(count: int, decisions: int) -> None:
        raise KeyboardInterrupt

    kept = games(6000, cores=1, interpreted=interpreted, progress=interrupt)
    assert 0 < len(kept) < 6000
    np.testing.assert_array_equal(kept.scores, games(6000).scores[kept.numbers])


def test_no_games_at_all() -> None:
    assert len(games(0)) == 0
    assert games(0).wins().shape == (0, 4)


def test_a_game_of_a_batch_has_the_luck_of_its_own_seed() -> None:
    """The cards of a game of the batch are those of a match with its seed."""
    batch = play_games(TWINS, TWINS_START, [last_policy] * 4, 3, seed=5)
    for row in range(3):
        match = ludoteca.new("twins", players=4, seed=batch.seed_of(row))
        match.run(last_bot)
        assert [seat["chips"] for seat in match.position()["seats"]] == batch.scores[row].tolist()


def test_each_seat_is_played_by_its_own_policy() -> None:
    mixed = [random_policy, last_policy, random_policy, random_policy]
    assert by_seat(mixed) == ((random_policy, last_policy), [0, 1, 0, 0])
    compiled = play_games(TWINS, TWINS_START, mixed, 40, seed=1)
    interpreted = play_games(TWINS, TWINS_START, mixed, 40, seed=1, interpreted=True)
    np.testing.assert_array_equal(compiled.scores, interpreted.scores)


def test_games_can_begin_with_any_number() -> None:
    later = play_games(CINCINNATI, START, [random_policy] * 4, 5, seed=2, first=7)
    assert later.numbers.tolist() == list(range(7, 12))
    np.testing.assert_array_equal(later.scores, games(12).scores[7:])


def test_seats_are_equally_good() -> None:
    """Random players win a quarter each, within what chance allows in so many games."""
    played = games(20_000)
    assert np.abs(played.wins().mean(axis=0) - 0.25).max() < 4 * (0.25 * 0.75 / 20_000) ** 0.5
