"""Whether reviews tell luck from skill: games of bots, reviewed.

    .venv/bin/python benchmarks/review.py twins --games 1000
    .venv/bin/python benchmarks/review.py twins --games 40 --bots expert,medium,easy,random --errors

For each bot: the share of the victory, the luck-adjusted one and by how much less it varies, and the luck, which is
0 on average. With --errors also the error rate: thousandths of a victory lost per decision.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ludoteca import bots
from ludoteca.engine.dice import seed_of_game
from ludoteca.engine.match import Match
from ludoteca.games import find
from ludoteca.study.intervals import of_mean
from ludoteca.study.judging import Effort, Review, review
from ludoteca.study.judging.reviewing import COMPILED

POINTS, PER_THOUSAND = 100, 1000

Numbers = NDArray[np.float64]


class Seen:
    """What was found for a bot, one number per game."""

    def __init__(self) -> None:
        self.shares: list[float] = []
        self.adjusted: list[float] = []
        self.luck: list[float] = []
        self.guesses: list[float] = []
        self.losses: list[float] = []

    def add(self, found: Review, seat: int) -> None:
        balance = found.balances[seat]
        self.shares.append(balance.result)
        self.adjusted.append(balance.adjusted)
        self.luck.append(balance.luck.value)
        self.guesses.append(balance.guesses.value)
        self.losses += [one.loss.value for one in found.decisions if one.seat == seat]


def played(game: str, names: Sequence[str], number: int, seed: int) -> Match:
    """Seats are rotated from game to game."""
    match = Match(find(game), len(names), {}, seed_of_game(seed, number))
    return match.run([bots.find(name, game) for name in names])


def rotated(names: Sequence[str], number: int) -> list[str]:
    first = number % len(names)
    return [*names[first:], *names[:first]]


def told(numbers: Sequence[float], unit: int = POINTS) -> str:
    values: Numbers = np.array(numbers) * unit
    return f"{values.mean():7.2f} ±{of_mean(values.var(), len(values)):5.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="easy,easy,easy,easy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--deals", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--errors", action="store_true")
    wanted = parser.parse_args()
    effort = Effort(wanted.deals, COMPILED.tried if wanted.errors else 0, COMPILED.confirmed, precise=0.0)
    seen: dict[str, Seen] = defaultdict(Seen)
    seconds = 0.0
    for number in range(wanted.games):
        names = rotated(wanted.bots.split(","), number)
        match = played(wanted.game, names, number, wanted.seed)
        began = time.monotonic()
        found = review(match, effort=effort)
        seconds += time.monotonic() - began
        for seat, name in enumerate(names):
            seen[name].add(found, seat)
    print(f"{wanted.games} games, {wanted.deals} deals, {seconds / wanted.games:.1f} s a review; points of 100")
    for name, one in seen.items():
        ratio = np.var(one.shares) / np.var(one.adjusted)
        print(f"{name:8} share {told(one.shares)}  adjusted {told(one.adjusted)}  varies {ratio:.2f} times less")
        print(f"{'':8} luck  {told(one.luck)}  guesses  {told(one.guesses)}")
        if one.losses and wanted.errors:
            print(f"{'':8} lost per decision {told(one.losses, PER_THOUSAND)} thousandths ({len(one.losses)})")


if __name__ == "__main__":
    main()
