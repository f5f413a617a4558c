"""How much stronger each level of bots is than the level below, on shared luck with the seats rotated.

    .venv/bin/python benchmarks/bots.py --games 4000

One seat is played by the stronger bot, all others by the weaker. What is played is kept in .bots and gone on with
the next time; Ctrl-C stops. Experts think: 4,000 of their games take hours on two cores.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ludoteca.study.arena import Question, Results, tournament
from ludoteca.terminal.arena import Keeper, interval, known_results
from ludoteca.terminal.simulate import progress_bar

FOLDER = Path(__file__).parents[1] / ".bots"


@dataclass(frozen=True)
class Goal:
    game: str
    players: int
    stronger: str
    weaker: str
    times_fair_share: float

    @property
    def question(self) -> Question:
        return Question(self.game, (self.stronger, *[self.weaker] * (self.players - 1)), self.players)

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.players}-{self.stronger}-{self.weaker}.json"


STEPS = [("easy", "random"), ("medium", "easy"), ("expert", "medium")]

GOALS = [
    *(Goal(game, 4, *step, 1.3) for game in ("cincinnati", "twins", "diceland") for step in STEPS),
    *(Goal("diceland", 2, *step, 1.3) for step in STEPS[:2]),
    Goal("diceland", 2, "expert", "medium", 1.2),
    Goal("diceland", 2, "expert", "random", 1.8),
    Goal("cincinnati", 4, "expert", "random", 2.2),
    Goal("twins", 4, "expert", "random", 2.2),
]
"""Of two players one has a fair share of a half: 1.8 times that is 90 % of the games, 1.2 times 60 %."""


def played(goal: Goal, games: int, console: Console) -> Results:
    FOLDER.mkdir(exist_ok=True)
    results, keeper = known_results(goal.question, goal.file), Keeper(goal.file)
    with progress_bar(console) as bar:
        task = bar.add_task(goal.file.stem, total=games, completed=results.games)

        def progress(now: Results) -> None:
            bar.update(task, completed=now.games)
            keeper.keep_sometimes(now)

        tournament(results, games, progress=progress)
    keeper.keep(results)
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="for each comparison")
    parser.add_argument("--only", default="", help="comparisons with this in their name, e.g. twins-4 or expert")
    arguments = parser.parse_args()
    console = Console()
    table = Table(
        "game", "players", "one", "against", "games", "times its fair share", "goal", title="Levels of bots"
    )
    for goal in GOALS:
        if arguments.only in goal.file.stem:
            results = played(goal, arguments.games, console)
            share = results.standings[0].shares[goal.stronger]
            table.add_row(
                goal.game, str(goal.players), goal.stronger, goal.weaker, f"{results.games:,}",
                f"{share.mean:.2f}{interval(share)}", f"{goal.times_fair_share}",
            )  # fmt: skip
    console.print(table)


if __name__ == "__main__":
    main()
