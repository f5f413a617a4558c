"""`ludoteca exercises`: positions with one clearly best move."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games import GAMES
from ludoteca.study.exercises import Exercise, exercises
from ludoteca.words import LANGUAGES, Words
from tests.terminal.people import run, said

SEED = 5


def asked(game: str, count: int = 2) -> list[Exercise]:
    return Random(SEED).sample(exercises(game).all, count)


def typed(game: str, answers: list[str], **words: str) -> str:
    options = [part for name, value in words.items() for part in (f"--{name}", value)]
    result = run("exercises", game, "--count", "2", "--seed", str(SEED), *options, typed=answers)
    assert result.exit_code == 0, result.output
    return str(result.output)


@pytest.mark.parametrize("language", LANGUAGES)
def test_right_and_wrong_answers(language: str) -> None:
    first, second = asked("twins")
    (wrong, _) = second.worth[-1]
    output = typed("twins", [first.answer, wrong, second.answer], language=language)
    say = Words(language).say
    assert output.count(say("terminal-exercises-right")) == 2
    assert say("terminal-exercises-again") in output
    assert said(say("terminal-exercises-found", found=1, count=2)) in said(output)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_in_every_game_it_is_told_what_each_move_brings(game: str) -> None:
    first, second = asked(game)
    output = typed(game, ["?", "", "nonsense", first.answer, second.answer])
    brought = dict(first.worth)[first.answer]
    assert f"{100 * brought.value:.1f}".removesuffix(".0") in output
    assert "±" in output


def test_who_stops_is_told_how_many_were_found() -> None:
    assert "0 of 0" in typed("twins", ["quit"])


def test_a_game_that_is_not_there() -> None:
    result = run("exercises", "chess")
    assert result.exit_code == 2
    assert "There is no game" in said(result.output)
