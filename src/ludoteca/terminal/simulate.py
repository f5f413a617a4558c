"""`ludoteca simulate`: shows progress while games are played, then tables of the results."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Drawn

from ludoteca import bots
from ludoteca.bots.errors import described
from ludoteca.bots.player import get_ready as get_bot_ready
from ludoteca.engine.compiled import native
from ludoteca.engine.dice import checked_seed
from ludoteca.engine.many.loop import MOST_DECISIONS, is_ours
from ludoteca.engine.many.outcomes import Games, no_games
from ludoteca.games import find
from ludoteca.study.peeking import look_at
from ludoteca.study.row_files import KINDS, Rows, simulation_of, undisturbed
from ludoteca.study.simulate import check_gpu, game_again, lined_up, stream
from ludoteca.study.summary import Summary, summary_of
from ludoteca.study.tables import FigureTable, tables_of
from ludoteca.study.tasks import LOCAL, policies_of

FAILURES_SHOWN = 10
CHANGED = "changed the state that it was to judge"


@dataclass(frozen=True)
class SimulationRequest:
    """Which games to play."""

    game: str
    players: int
    games: int
    bot_names: Sequence[str]
    seed: int
    options: Mapping[str, Any]


def show_simulation(
    console: Console,
    wanted: SimulationRequest,
    cores: int | None = None,
    device: str = "cpu",
    cluster: str | None = None,
    out: Path | None = None,
) -> None:
    """Plays and shows the results. Ctrl-C shows what was done until then."""
    names = lined_up(wanted.game, wanted.players, wanted.bot_names, wanted.options)
    checked_seed(wanted.seed)
    if device == "cuda":
        check_gpu(wanted.game, names, rows=out is not None, cluster=cluster is not None)
    about = simulation_of(wanted.game, names, wanted.seed, wanted.options)
    rows = Rows(out, about) if out else None  # reports errors before anything is compiled
    if cluster in (None, LOCAL):
        get_ready(console, wanted.game, [names], wanted.options, device, counted=rows is not None)
    began = time.perf_counter()
    playing = stream(
        wanted.game,
        names,
        wanted.games,
        seed=wanted.seed,
        options=wanted.options,
        cores=cores,
        device=device,
        cluster=cluster,
        counted=rows is not None,
    )
    with closing(playing):
        summary = added_up(console, wanted, playing, rows)
    show_summary(console, wanted, summary, time.perf_counter() - began)
    if rows and len(summary):
        console.print(f"{rows.path} has a row for each of them.")


def write_record(wanted: SimulationRequest, number: int, out: Path | None) -> None:
    """Writes the record of one of the games to the screen or a file."""
    names = lined_up(wanted.game, wanted.players, wanted.bot_names, wanted.options)
    if out and out.suffix in KINDS:
        raise ValueError(f"A record is a text: name a file that does not end in {out.suffix}.")
    record = game_again(wanted.game, names, number, seed=checked_seed(wanted.seed), options=wanted.options).record()
    if out:
        out.write_text(record, encoding="utf-8")
    else:
        print(record, end="")


def added_up(console: Console, wanted: SimulationRequest, playing: Iterable[Games], rows: Rows | None) -> Summary:
    """The totals; single games go to the file. Ctrl-C keeps what is done."""
    summary = summary_of(no_games(find(wanted.game), wanted.players, wanted.seed, range(0)))
    with progress_bar(console) as bar:
        task = bar.add_task(f"{wanted.game}, {wanted.players} players", total=wanted.games)
        try:
            for games in playing:
                with undisturbed():
                    summary.add(games)
                    if rows:
                        rows.add(games)
                bar.advance(task, len(games))
        except KeyboardInterrupt:
            pass
        finally:
            if rows:
                rows.close()
    return summary


def show_summary(console: Console, wanted: SimulationRequest, summary: Summary, seconds: float) -> None:
    if len(summary) < wanted.games:
        console.print(f"Stopped after {len(summary):,} of {wanted.games:,} games.")
    if len(summary):
        show_speed(console, summary, seconds)
        show_failures(console, summary.failures)
        show_cut_short(console, summary.cut_short)
        for table in tables_of(find(wanted.game), summary):
            console.print(drawn(table))
        console.print("± is 95 %: with that certainty each interval holds by itself.")


def get_ready(
    console: Console,
    game: str,
    line_ups: Sequence[Sequence[str]],
    options: Mapping[str, Any],
    device: str = "cpu",
    counted: bool = False,
) -> None:
    """Compiles on the first use: once, instead of in many workers, and not counted in the speed shown."""
    as_rules = [line_up for line_up in line_ups if policies_of(game, line_up)]
    players = [bots.find(name, game) for name in dict.fromkeys(chain(*line_ups))]
    compiling = [player for player in players if player.compiles]
    if not as_rules and not compiling:
        return
    if not native.available():
        console.print("Numba is not installed: the games are played interpreted, much slower.")
        return
    if native.is_first_use():
        console.print("Compiling the rules for this machine. This is done once and takes about a minute.")
    with console.status("Getting the rules ready"):
        for line_up in as_rules:
            list(stream(game, tuple(line_up), 1, options=options, device=device, counted=counted))
        for player in compiling:
            get_bot_ready(player, find(game))
    warn_of_peeking(console, game, as_rules, options)


def warn_of_peeking(
    console: Console, game: str, line_ups: Sequence[Sequence[str]], options: Mapping[str, Any]
) -> None:
    """Checks whether others' policies peek, before their games are trusted."""
    for name, players in {name: len(line_up) for line_up in line_ups for name in line_up}.items():
        policy = bots.find(name, game).policy
        if policy and not is_ours(policy):
            try:
                seen = look_at(policy, find(game), players, options)
            except Exception as error:
                raise ValueError(f"{name} crashed with {described(error)}.") from error
            for what, times in (("chose by what its seat may not know", seen.peeked), (CHANGED, seen.changed)):
                if times:
                    told = f"{name} {what}, in {times:,} of {seen.decisions:,} decisions that were looked at."
                    console.print(f"Do not trust these games: {told}", markup=False)


def progress_bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )


def show_speed(console: Console, played: Summary, seconds: float) -> None:
    console.print(
        f"{len(played):,} games, {played.decisions:,} decisions in {seconds:.1f} s: "
        f"{len(played) / seconds:,.0f} games/s, {played.decisions / seconds / 1e6:.2f} million decisions/s. "
        f"Seed {played.seed}."
    )


def show_cut_short(console: Console, games: int) -> None:
    if games:
        console.print(f"Cut short after {MOST_DECISIONS:,} decisions, without a winner: {games:,} games.")


def show_failures(console: Console, failures: Mapping[str, int]) -> None:
    most = Counter(failures).most_common()
    for failure, times in most[:FAILURES_SHOWN]:
        console.print(f"{failure}: {times:,} times. A move was drawn by lot instead.", markup=False)
    if further := sum(times for _, times in most[FAILURES_SHOWN:]):
        console.print(f"Other failures: {further:,} times.")


def drawn(table: FigureTable) -> Drawn:
    picture = Drawn(title=table.title, title_justify="left", title_style="bold")
    for number, column in enumerate(table.columns):
        picture.add_column(column, justify="right" if number else "left")
    for row in table.rows:
        picture.add_row(*row)
    return picture
