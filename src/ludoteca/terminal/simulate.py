"""`ludoteca simulate`: progress while games are played, then tables of what came out."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Drawn

from ludoteca.engine import native
from ludoteca.engine.batch import Games
from ludoteca.study import cincinnati, diceland, twins
from ludoteca.study.simulate import lined_up, simulate
from ludoteca.study.tables import Table
from ludoteca.study.work import policies_of

TABLES: dict[str, Callable[[Games], list[Table]]] = {
    "cincinnati": cincinnati.tables,
    "diceland": diceland.tables,
    "twins": twins.tables,
}


def show_simulation(
    console: Console,
    game: str,
    players: int,
    games: int,
    bot_names: Sequence[str],
    seed: int,
    cores: int | None,
    options: Mapping[str, Any],
) -> None:
    """Plays and shows. Ctrl-C shows what was done until then."""
    lined_up(game, players, bot_names, options)  # what is wrong is said before anything is compiled
    warm_up(console, game, players, bot_names, options)
    began = time.perf_counter()
    with progress_bar(console) as bar:
        task = bar.add_task(f"{game}, {players} players", total=games)
        played = simulate(
            game,
            players,
            games,
            bot_names=bot_names,
            seed=seed,
            options=options,
            cores=cores,
            progress=lambda count, decisions: bar.advance(task, count),
        )
    seconds = time.perf_counter() - began
    if len(played) < games:
        console.print(f"Stopped after {len(played):,} of {games:,} games.")
    if len(played):
        show_speed(console, played, seconds)
        show_failures(console, played.failures)
        for table in TABLES[game](played):
            console.print(drawn(table))


def warm_up(
    console: Console, game: str, players: int, bot_names: Sequence[str], options: Mapping[str, Any]
) -> None:
    """The first use on a machine compiles the rules; that is no part of the speed shown."""
    if not policies_of(game, bot_names):
        return
    if not native.available():
        console.print("Numba is not installed: the games are played interpreted, much slower.")
        return
    if native.is_first_use():
        console.print("Compiling the rules for this machine. This is done once and takes about half a minute.")
    with console.status("Getting the rules ready"):
        simulate(game, players, 1, bot_names=bot_names, options=options)


def progress_bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )


def show_speed(console: Console, played: Games, seconds: float) -> None:
    decisions = int(played.decisions.sum())
    console.print(
        f"{len(played):,} games, {decisions:,} decisions in {seconds:.1f} s: "
        f"{len(played) / seconds:,.0f} games/s, {decisions / seconds / 1e6:.2f} million decisions/s. "
        f"Seed {played.seed}."
    )


def show_failures(console: Console, failures: Mapping[str, int]) -> None:
    for failure, times in failures.items():
        console.print(f"{failure}: {times:,} times. A move was drawn by lot instead.")


def drawn(table: Table) -> Drawn:
    picture = Drawn(title=table.title, title_justify="left", title_style="bold")
    for number, column in enumerate(table.columns):
        picture.add_column(column, justify="right" if number else "left")
    for row in table.rows:
        picture.add_row(*row)
    return picture
