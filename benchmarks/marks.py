"""Calibrates the marks of mistakes, and tells how often bots of each level err.

    .venv/bin/python -m benchmarks.marks calibrate --decisions 600
    .venv/bin/python -m benchmarks.marks rates --decisions 300

Of decisions in games of bots it is looked how much less they bring than the best move, as the expert plays on from
both. `calibrate` lets beginners and sound players play, by game and number of players, and writes
src/ludoteca/study/judging/marks.json: of what certainly loses something the lower half are slips, the worst tenth
blunders. `rates` seats four equal bots, as who is far behind has little left to lose: the mean loss of a decision.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from benchmarks.exercises import difference, played
from ludoteca import bots
from ludoteca.bots.search import halve, horizon_of, sums_in, trials
from ludoteca.engine.game import Game
from ludoteca.games import GAMES
from ludoteca.study.intervals import of_mean
from ludoteca.study.judging.findings import Estimate, is_certain_of_many
from ludoteca.study.judging.marks import FILE
from ludoteca.study.judging.points import Point, points_of
from ludoteca.study.judging.reviewing import VERSION, has_choice

TRIED, DEALS, PER_THOUSAND = 200, 300, 1000
FROM_A_GAME = 25
MISTAKES, BLUNDERS = 0.5, 0.9
"""Parts of the certain losses that are smaller."""
DIGITS = 3


def losses(game: Game, players: int, levels: Sequence[str], decisions: int) -> Iterator[Estimate]:
    """Of decisions with a choice."""
    number = looked = 0
    while looked < decisions:
        match = played(game, players, 10_000 + number, levels)
        points = [point for point in points_of(match) if has_choice(point)]
        for point in Random(number).sample(points, min(FROM_A_GAME, len(points))):
            yield loss(game, point)
            looked += 1
        number += 1


def loss(game: Game, point: Point) -> Estimate:
    """What the best move of a race brings more on deals of its own, which may be less than nothing."""
    trial = trials(game, horizon_of(game), point.match.known(point.seat), point.seat, Random(point.number))
    best = halve(trial, point.legal, TRIED)[0].move
    if best == point.move:
        return Estimate(0.0)
    one, other = sums_in(trial([best, point.move], DEALS), 2)
    squares = one.products[0] + other.products[1] - 2 * one.products[1]
    return difference(one.wins - other.wins, squares, DEALS)


def calibrate(decisions: int) -> None:
    marks: dict[str, dict[str, list[float]]] = {}
    for name, game in GAMES.items():
        marks[name] = {}
        for players in game.players:
            found = losses(game, players, ("easy", "medium"), decisions)
            seen = np.array([lost.value for lost in found if is_certain_of_many(lost)])
            marks[name][str(players)] = np.quantile(seen, (MISTAKES, BLUNDERS)).round(DIGITS).tolist()
            print(
                name, players, f"{len(seen)} of {decisions} lose something", marks[name][str(players)], flush=True
            )
    FILE.write_text(json.dumps({"judge": VERSION, "marks": marks}, indent=1) + "\n", encoding="utf-8")


def tell_rates(decisions: int) -> None:
    for name, game in GAMES.items():
        for level in bots.LEVELS:
            seen = np.array([lost.value for lost in losses(game, 4, (level,), decisions)])
            rate, around = PER_THOUSAND * seen.mean(), PER_THOUSAND * of_mean(seen.var(), len(seen))
            print(f"{name} {level}: {rate:.1f} ± {around:.1f} thousandths of a victory a decision", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("calibrate", "rates"))
    parser.add_argument("--decisions", type=int, default=300)
    wanted = parser.parse_args()
    (calibrate if wanted.what == "calibrate" else tell_rates)(wanted.decisions)


if __name__ == "__main__":
    main()
