"""Plays rounds and adds up the results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil

from ludoteca import bots
from ludoteca.engine.dice import Dice
from ludoteca.games import find
from ludoteca.study.arena.line_ups import LineUp, rotations
from ludoteca.study.arena.results import Question, Results
from ludoteca.study.guard import PATIENCE
from ludoteca.study.tasks import Task, in_order, policies_of, workers

ROUNDS_AT_ONCE_COMPILED = 250

Progress = Callable[[Results], None]


def checked(question: Question) -> Question:
    """Raises ValueError if the question makes no sense."""
    game = find(question.game)
    game.rules.set_up(game.check_players(question.players), **game.check_options(question.options))
    Dice(question.seed)
    for name in question.bots:
        bots.find(name, question.game)
    _ = question.line_ups
    return question


def games_in_round(question: Question) -> int:
    return sum(len(rotations(line_up)) for line_up in question.line_ups)


def tournament(
    results: Results,
    games: int,
    *,
    until_certain: bool = False,
    cores: int | None = None,
    cluster: str | None = None,
    patience: float = PATIENCE,
    progress: Progress | None = None,
) -> Results:
    """Continues to this many games in all, in whole rounds, or until it is certain which bot is stronger.

    The same question gives the same results, on any number of cores or on a cluster. Ctrl-C stops early and
    keeps what is done.
    """
    question = checked(results.question)
    numbers = range(results.rounds, max(results.rounds, ceil(games / games_in_round(question))))
    turned = [rotations(line_up) for line_up in question.line_ups]
    with workers(cores, cluster) as crew:
        played = in_order(crew, _tasks(question, turned, numbers, patience))
        try:
            for _ in _chunks(question, numbers):
                results.add([[(line_up, next(played)) for line_up in each] for each in turned])
                if progress:
                    progress(results)
                if until_certain and results.is_certain():
                    break
        except KeyboardInterrupt:
            pass
    return results


def _tasks(question: Question, turned: list[list[LineUp]], numbers: range, patience: float) -> Iterator[Task]:
    """Chunk by chunk, with the line-ups of each in order."""
    seed = Dice(question.seed).seed
    for chunk in _chunks(question, numbers):
        for line_up in (line_up for each in turned for line_up in each):
            yield Task(
                question.game,
                line_up,
                chunk,
                seed,
                question.options,
                patience=patience,
                adjusted=bool(question.judge),
            )


def _chunks(question: Question, numbers: range) -> list[range]:
    """Compiled games are played many at once, others one by one."""
    size = ROUNDS_AT_ONCE_COMPILED if policies_of(question.game, question.bots) else 1
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]
