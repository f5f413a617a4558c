"""How much stronger each level of bots is than the level below, on shared luck with the seats rotated.

    .venv/bin/python benchmarks/bots.py --games 4000

One seat is played by the stronger bot, all others by the weaker. What is played is kept in .bots, a file for each
pair and seed, and gone on with the next time; Ctrl-C stops. The table adds up all files of a pair: parts that were
played elsewhere, each with a seed of its own, only have to be copied there.

    .venv/bin/python benchmarks/bots.py --pair twins-4-expert --games 1000 --seed 2 --workers 8
    .venv/bin/python benchmarks/bots.py --games 0
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ludoteca.study.arena import Question, Results, tournament
from ludoteca.study.arena.certainty import Average
from ludoteca.study.tables import percent
from ludoteca.terminal.arena import Keeper, known_results
from ludoteca.terminal.simulate import progress_bar, show_failures

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".bots"
ISMCTS = "benchmarks/ismcts.py:ismcts_in_{game}"


@dataclass(frozen=True)
class Pair:
    """One seat of the stronger bot, and how many times its fair share it should win against the weaker."""

    game: str
    players: int
    stronger: str
    weaker: str
    goal: float

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.stronger}-{self.weaker}"

    def question(self, seed: int) -> Question:
        weaker = ISMCTS.format(game=self.game) if self.weaker == "ismcts" else self.weaker
        return Question(self.game, (self.stronger, *[weaker] * (self.players - 1)), self.players, seed)

    def file(self, seed: int) -> Path:
        return FOLDER / f"{self.name}.{seed}.json"

    def parts(self) -> list[Results]:
        """Everything played so far, with any seed."""
        seeds = sorted(int(path.suffixes[-2][1:]) for path in FOLDER.glob(f"{self.name}.*.json"))
        return [known_results(self.question(seed), self.file(seed)) for seed in seeds]


GAMES = ("cincinnati", "twins", "diceland")
STEPS = (("easy", "random"), ("medium", "easy"), ("expert", "medium"))

PAIRS = [
    *(Pair(game, 4, *step, 1.3) for game in GAMES for step in STEPS),
    *(Pair("diceland", 2, *step, 1.3) for step in STEPS[:2]),
    Pair("diceland", 2, "expert", "medium", 1.2),
    Pair("diceland", 2, "expert", "random", 1.8),
    Pair("cincinnati", 4, "expert", "random", 2.2),
    Pair("twins", 4, "expert", "random", 2.2),
    *(Pair(game, 4, "expert", "ismcts", 1.2) for game in GAMES),
]
"""Of two players one has a fair share of a half: 1.8 times that is 90 % of the games, 1.2 times 60 %."""


def play(pair: Pair, games: int, seed: int, workers: int | None, console: Console) -> None:
    FOLDER.mkdir(exist_ok=True)
    results, keeper = known_results(pair.question(seed), pair.file(seed)), Keeper(pair.file(seed))
    with progress_bar(console) as bar:
        task = bar.add_task(pair.name, total=games, completed=results.games)

        def progress(now: Results) -> None:
            bar.update(task, completed=now.games)
            keeper.keep_sometimes(now)

        tournament(results, games, cores=workers, progress=progress)
    keeper.keep(results)
    show_failures(console, results.failures)


def table_of(pairs: Iterable[Pair]) -> Table:
    table = Table(
        "game", "players", "one", "against", "games", "wins", "times its fair share", "goal", title="Levels of bots"
    )
    for pair in pairs:
        if parts := pair.parts():
            share = added_up([part.standings[0].shares[pair.stronger] for part in parts])
            table.add_row(
                pair.game, str(pair.players), pair.stronger, pair.weaker, f"{sum(part.games for part in parts):,}",
                percent(share.mean / pair.players), f"{share.mean:.2f} ± {share.radius():.2f}", f"{pair.goal}",
            )  # fmt: skip
    return table


def added_up(averages: Sequence[Average]) -> Average:
    times = sum((Counter(part.times) for part in averages), Counter[float]())
    return Average(averages[0].low, averages[0].high, dict(times))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="for each pair; 0 only shows what was played")
    parser.add_argument("--pair", default="", help="pairs with this in their name, e.g. twins-4 or expert-medium")
    parser.add_argument("--seed", type=int, default=0, help="other luck: a part that can be played elsewhere")
    parser.add_argument("--workers", type=int, help="processes that play; usually one for each core")
    wish = parser.parse_args()
    os.chdir(ROOT)
    pairs, console = [pair for pair in PAIRS if wish.pair in pair.name], Console()
    if not pairs:
        parser.error(f"no pair has {wish.pair!r} in its name; the pairs: {', '.join(pair.name for pair in PAIRS)}")
    for pair in pairs:
        if wish.games:
            play(pair, wish.games, wish.seed, wish.workers, console)
    console.print(table_of(pairs))


if __name__ == "__main__":
    main()
