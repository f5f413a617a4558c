from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.study.arena import Question, Results, tournament
from ludoteca.study.arena.line_ups import line_ups, rotations
from ludoteca.study.arena.results import places

FAULTY = Path(__file__).parent / "bots_for_tests.py"
SAVER = f"{FAULTY}:saver"
QUESTION = Question("twins", (SAVER, "random", "random"), players=3, seed=4, options={"hands": 2})


def test_as_many_bots_as_seats_are_one_line_up() -> None:
    assert line_ups(["a", "b", "b"], 3) == [("a", "b", "b")]


def test_of_more_bots_every_choice_plays() -> None:
    assert line_ups("abcd", 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_of_fewer_bots_each_plays_alone_against_the_others() -> None:
    assert line_ups("ab", 3) == [("a", "b", "b"), ("b", "a", "a")]


def test_every_bot_sits_on_every_seat() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations(("a", "a")) == [("a", "a")]


def test_winners_come_first_whatever_their_scores() -> None:
    assert places([0.0, 1.0, 0.0, 0.0], [9, 5, 7, 9]) == [1, 0, 2, 1]
    assert places([0.5, 0.5, 0.0], [4, 6, 1]) == [0, 0, 1]


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    alone = tournament(Results(QUESTION), 12, cores=1).data()
    assert alone == tournament(Results(QUESTION), 12, cores=2).data()
    assert (alone["rounds"], alone["games"]) == (4, 12)


def test_an_arena_that_went_on_is_as_one_that_was_never_stopped() -> None:
    stopped = json.loads(json.dumps(tournament(Results(QUESTION), 6, cores=1).data()))
    going_on = tournament(Results.of(QUESTION, stopped), 12, cores=1)
    assert json.dumps(going_on.data()) == json.dumps(tournament(Results(QUESTION), 12, cores=1).data())


def test_the_stronger_bot_wins_more_and_the_arena_stops_when_that_is_certain() -> None:
    question = Question("twins", (SAVER, "random", "random"), players=3)
    results = tournament(Results(question), 3000, until_certain=True)
    assert results.is_certain()
    assert results.games < 3000
    (standing,) = results.standings
    assert standing.shares[SAVER].mean > 1.5
    assert results.ratings.best_first()[0][0] == SAVER
    ahead, behind = results.beaten(SAVER, "random"), results.beaten("random", SAVER)
    assert ahead is not None
    assert behind is not None
    assert ahead.mean == pytest.approx(1 - behind.mean)


def test_equal_bots_have_their_fair_share() -> None:
    """Compiled, on the same luck in every rotation."""
    results = tournament(Results(Question("twins", ("random",) * 3, players=3)), 900)
    (standing,) = results.standings
    assert standing.shares["random"].mean == pytest.approx(1)
    assert not standing.gaps


def test_a_bot_that_fails_is_named_and_stops_nobody() -> None:
    question = Question("twins", (f"{FAULTY}:crasher", "random", "random"), players=3, options={"hands": 1})
    results = tournament(Results(question), 6, cores=1)
    assert results.games == 6
    (failure,) = results.failures
    assert failure.startswith(f"{FAULTY}:crasher crashed with RuntimeError: I give up ({FAULTY}, line ")


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        (Question("chess", ("random", "random"), 2), "There is no game 'chess'"),
        (Question("twins", ("random", "random"), 2), "twins is played by 3 to 6 players"),
        (Question("twins", ("random", "genius"), 3), "There is no bot 'genius' for twins"),
        (Question("twins", ("random",), 3), "at least two bots"),
        (Question("twins", ("random", "random"), 3), "A bot can only be named twice in a line-up of 3 bots"),
        (Question("twins", ("random",) * 3, 3, seed=-1), "A seed is a whole number"),
        (Question("twins", ("random",) * 3, 3, options={"keep": 1}), "twins has no option 'keep'"),
    ],
)
def test_bad_questions_are_refused(question: Question, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        tournament(Results(question), 3)


def test_the_file_of_another_arena_is_refused() -> None:
    data = json.loads(json.dumps(Results(QUESTION).data()))
    with pytest.raises(ValueError, match="holds another arena"):
        Results.of(Question("twins", QUESTION.bots, 3, seed=5, options={"hands": 2}), data)
