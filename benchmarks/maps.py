"""How fair the eight maps of Diceland are (D06): who wins on them.

    .venv/bin/python -m benchmarks.maps
    .venv/bin/python -m benchmarks.maps --bot expert --games 100

Maps meet in every line-up that can be dealt, and each two of them, with so many games in each line-up.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Mapping

from rich.console import Console
from rich.progress import track
from rich.table import Table

from ludoteca.games.diceland.bots.expert import choose
from ludoteca.games.diceland.bots.planner import planner_policy
from ludoteca.games.diceland.bots.reference import reference_policy
from ludoteca.games.diceland.fairness import LineUp, Won, line_ups, measure, measure_bots, share_of
from ludoteca.games.diceland.maps import EDITIONS, FIRST_EDITION, MAPS, NEWEST_EDITION, Map

GAMES = 100_000
PLAYERS = (2, 3, 4)
EDITION = {1: FIRST_EDITION, 2: NEWEST_EDITION}

BOTS: dict[str, Callable[[LineUp, int, int], Won]] = {
    "medium": lambda maps, games, seed: measure(maps, games, seed, reference_policy),
    "planner": lambda maps, games, seed: measure(maps, games, seed, planner_policy),
    "expert": lambda maps, games, seed: measure_bots(maps, games, seed, choose),
}


def main() -> None:
    wanted = ArgumentParser(description="Who wins on which map.")
    wanted.add_argument("--bot", choices=BOTS, default="medium")
    wanted.add_argument("--games", type=int, default=GAMES, help="in each line-up")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--players", type=int, nargs="*", choices=PLAYERS, default=PLAYERS)
    wanted.add_argument("--rules", type=int, choices=EDITION, default=max(EDITION), help="whose maps")
    given = wanted.parse_args()
    printed = EDITIONS[EDITION[given.rules]]
    console = Console()
    for players in given.players:
        meeting = track(line_ups(players, printed), f"{players} players", console=console, transient=True)
        measured = [BOTS[given.bot](maps, given.games, given.seed) for maps in meeting]
        console.print(shares(printed, measured, f"{given.bot}, {players} players"))
        if players == 2:
            console.print(pairs(measured))


def shares(printed: Mapping[str, Map], measured: list[Won], who: str) -> Table:
    """Each map's total share of victories, and where it deviated most from its fair share."""
    games, error = measured[0].games, 100 * measured[0].error
    table = Table(title=f"{who}: {games:,} games in each of {len(measured)} line-ups, standard error {error:.2f}")
    for column in ("map", "seed", "won, %", "furthest from the fair share, points", "against"):
        table.add_column(column, justify="left" if column in ("map", "against") else "right")
    for name, chosen in printed.items():
        off, against = max((abs(off), off, against) for off, against in differences(name, measured))[1:]
        table.add_row(name, str(chosen.seed), f"{100 * share_of(name, measured):.2f}", f"{off:+.2f}", against)
    return table


def differences(name: str, measured: list[Won]) -> list[tuple[float, str]]:
    """In points, and against whom."""
    return [
        (100 * (share - won.fair), "".join(other.name for other in won.maps if other.name != name))
        for won in measured
        for chosen, share in zip(won.maps, won.shares, strict=True)
        if chosen.name == name
    ]


def pairs(measured: list[Won]) -> Table:
    table = Table("", *MAPS, title="How much the map of a row won against that of a column, %")
    won = {tuple(chosen.name for chosen in one.maps): 100 * one.shares[0] for one in measured}
    won |= {(other, one): 100 - share for (one, other), share in won.items()}
    for one in MAPS:
        table.add_row(one, *("" if one == other else f"{won[one, other]:.2f}" for other in MAPS))
    return table


if __name__ == "__main__":
    main()
