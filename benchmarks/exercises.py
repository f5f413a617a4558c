"""Makes the exercises of a game, and judges them again.

    .venv/bin/python benchmarks/exercises.py make twins --wanted 320
    .venv/bin/python benchmarks/exercises.py judge twins

Positions come from games of bots. Asked are those in which one move is clearly the best, by so many points and by
so many standard errors, as the expert plays on from it. In half of them and more a beginner goes wrong. `judge`
plays on ten times as often from each and tells how many keep their answer.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random

from ludoteca import bots
from ludoteca.bots.search import VICTORY, halve, horizon_of, sums_in, trials
from ludoteca.engine.dice import luck, seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.study.exercises import Exercise, Exercises, Worth, exercises, file_of, packed
from ludoteca.study.intervals import NINETY_FIVE
from ludoteca.study.judging.findings import Estimate, Judge
from ludoteca.study.judging.points import Point, points_of
from ludoteca.study.judging.reviewing import VERSION, has_choice

SEED_OF_GAMES, SECOND = 2026, 1_000_000
TRIED, DEALS, AGAIN = 600, 2000, 10
"""Trials of a race among all moves, deals of the judgement, so many times more of the second one."""
CLOSEST = 4
"""So many moves are judged; the others have fallen far behind in the race."""
LEAST_GAP, SURE = 0.025, 6
"""Of the victory, and in standard errors: what makes a move clearly the best."""
FROM_A_GAME, LOOKED_AT = 4, 24
"""So many positions are taken from a game at most, of so many that are looked at."""
MOST_OF_A_KIND = 0.55
EASY_PART = 0.5
"""Of all exercises: those in which a beginner finds the answer, too."""
NOT_ASKED = ("side",)
"""Of the sides of a board more is known than playing on shows."""
BOTS = ("easy", "medium")


class Maker:
    def __init__(self, game: Game, wanted: int) -> None:
        self.game, self.wanted = game, wanted
        self.found: list[Exercise] = []
        self.kinds: Counter[str] = Counter()
        self.found_by_beginners = 0

    def make(self) -> Exercises:
        number, began = 0, time.monotonic()
        while len(self.found) < self.wanted:
            self.look_at_game(number)
            number += 1
            minutes = (time.monotonic() - began) / 60
            print(f"{len(self.found)} of {self.wanted} from {number} games, {minutes:.1f} min", flush=True)
        print(dict(self.kinds), f"{self.found_by_beginners} found by beginners, too")
        judge = Judge("expert", self.game.name, self.game.version, VERSION, compiled=True, deals=DEALS)
        return Exercises(judge, tuple(self.found))

    def look_at_game(self, number: int) -> None:
        players = self.game.players[number % len(self.game.players)]
        match, generator = played(self.game, players, number), Random(number)
        points = [point for point in points_of(match) if has_choice(point)]
        generator.shuffle(points)
        taken: list[tuple[Point, Worth]] = []
        for point in points[:LOOKED_AT]:
            if len(taken) < FROM_A_GAME and len(self.found) + len(taken) < self.wanted:
                taken += [(point, worth) for worth in self.asked_at(point, number)]
        if not taken:
            return
        record = until(match, max(point.number for point, _ in taken) - 1).record()
        for point, worth in sorted(taken, key=lambda one: one[0].number):
            self.found.append(
                Exercise(self.game.name, len(self.found) + 1, record, point.number - 1, point.seat, worth)
            )

    def asked_at(self, point: Point, number: int) -> Iterator[Worth]:
        """What each move brings, if the position makes a good exercise."""
        found = Judged(self.game, point.match, point.seat, Random(luck(number, point.number)))
        kind, is_easy = found.answer.split()[0], self.beginner_finds(point, found.answer)
        if kind in NOT_ASKED or self.kinds[kind] >= MOST_OF_A_KIND * self.wanted:
            return
        if is_easy and self.found_by_beginners >= EASY_PART * self.wanted:
            return
        if found.is_clear(DEALS):
            self.kinds[kind] += 1
            self.found_by_beginners += is_easy
            yield found.worth()

    def beginner_finds(self, point: Point, answer: str) -> bool:
        """Every time of several."""
        match, seat = point.match, point.seat
        bot = bots.find("easy", self.game.name)
        return all(bot(match.view(seat), match.legal(seat), Random(time)) == answer for time in range(5))


def played(game: Game, players: int, number: int, levels: Sequence[str] = BOTS) -> Match:
    """By default beginners and sound players, by lot."""
    generator = Random(number)
    seated = [bots.find(generator.choice(levels), game.name) for _ in range(players)]
    return Match(game, players, {}, seed_of_game(SEED_OF_GAMES, number)).run(seated)


def until(match: Match, made: int) -> Match:
    then = Match(match.game, match.players, match.options)
    for actor, move in match.moves[:made]:
        then.play(actor, move)
    return then


class Judged:
    """The moves of a seat compared: all in a race, then the leaders on deals of their own."""

    def __init__(self, game: Game, match: Match, seat: int, generator: Random) -> None:
        self.text = game.notation.text
        self.trial = trials(game, horizon_of(game), match.known(seat), seat, generator)
        ranked = halve(self.trial, match.legal_numbers(seat), TRIED)
        self.brought = {one.move: Estimate(one.win, around(one.win, one.trials)) for one in ranked}
        self.closest = [one.move for one in ranked[:CLOSEST]]

    @property
    def answer(self) -> str:
        return self.text(self.closest[0])

    def is_clear(self, deals: int) -> bool:
        """Whether the race's winner is ahead of every other move by a clear and certain margin."""
        best, *others = seen = sums_in(self.trial(self.closest, deals), len(self.closest))
        for move, one in zip(self.closest, seen, strict=True):
            self.brought[move] = difference(one.wins, one.products[self.closest.index(move)], deals)
        gaps = [
            difference(
                best.wins - other.wins, best.products[0] + other.products[place] - 2 * best.products[place], deals
            )
            for place, other in enumerate(others, 1)
        ]
        return all(gap.value >= LEAST_GAP and gap.value >= SURE * gap.around / NINETY_FIVE for gap in gaps)

    def worth(self) -> Worth:
        """The best first; moves dropped in the race come after those that were judged."""
        ranked = sorted(self.brought, key=lambda move: (move not in self.closest, -self.brought[move].value))
        return tuple((self.text(move), self.brought[move]) for move in ranked)


def difference(total: int, squares: int, deals: int) -> Estimate:
    """A mean and its interval, from the sum and the sum of squares."""
    mean = total / deals
    return Estimate(mean / VICTORY, NINETY_FIVE * sqrt(max(0.0, squares / deals - mean**2) / deals) / VICTORY)


def around(win: float, deals: int) -> float:
    """The half-width of the interval of a result from the race."""
    return NINETY_FIVE * sqrt(max(0.0, win * (1 - win)) / deals)


def judge_again(game: Game) -> None:
    kept, all_of_them = 0, exercises(game.name).all
    for number, one in enumerate(all_of_them, 1):
        kept += keeps_answer(game, one)
        if number % 20 == 0 or number == len(all_of_them):
            print(f"{kept} of {number} keep their answer, {100 * kept / number:.1f} %", flush=True)


def keeps_answer(game: Game, one: Exercise) -> bool:
    """Against each of the moves that came close."""
    trial = trials(game, horizon_of(game), one.match().known(one.seat), one.seat, Random(SECOND + one.number))
    moves = [game.notation.read(move, by_chance=False) for move, _ in one.worth[:CLOSEST]]
    seen = sums_in(trial(moves, AGAIN * DEALS), len(moves))
    return max(range(len(moves)), key=lambda place: seen[place].wins) == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("make", "judge"))
    parser.add_argument("game")
    parser.add_argument("--wanted", type=int, default=320)
    wanted = parser.parse_args()
    game = find(wanted.game)
    if wanted.what == "judge":
        judge_again(game)
        return
    made = Maker(game, wanted.wanted).make()
    data = packed(made.judge, made.all)
    file_of(game.name).write_bytes(data)
    print(f"{file_of(game.name)}: {len(made.all)} exercises, {len(data) / 1024:.0f} KB")


if __name__ == "__main__":
    main()
