"""Commands for many games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ludoteca.terminal.commands import failed, one_of, with_game_options

Cores = Annotated[int | None, typer.Option(metavar="N", min=1, help="How many cores.", show_default="all")]
ClusterAddress = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a cluster of Dask, e.g. tcp://10.0.0.7:8786, or 'local' for one on this machine.",
        show_default=False,
    ),
]


@with_game_options
def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="What to play.", show_default=False)],
    players: Annotated[int, typer.Option(metavar="N", help="How many play.")] = 4,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 10_000,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT", help="Who plays: one bot for all seats, or one per seat.", show_default="random"
        ),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same number gives the same games again.")] = 0,
    cores: Cores = None,
    device: Annotated[
        str,
        typer.Option(callback=one_of(["cpu", "cuda"]), metavar="cpu|cuda", help="Play on the CPU or on a GPU."),
    ] = "cpu",
    cluster: ClusterAddress = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a row for each game, .parquet or .csv.", show_default=False),
    ] = None,
    record: Annotated[
        int | None,
        typer.Option(
            metavar="NUMBER",
            min=0,
            help="Play only the game with this number, and write its record: to --out, or here.",
            show_default=False,
        ),
    ] = None,
    *,
    options: dict[str, Any],
) -> None:
    """Let bots play many games on all cores, and show what came out."""
    from ludoteca.terminal.simulate import (
        SimulationRequest,
        show_simulation,
        write_record,
    )  # not every command has to import Numba

    try:
        wanted = SimulationRequest(game, players, games, bot or ["random"], seed, options)
        if record is not None:
            write_record(wanted, record, out)
        else:
            show_simulation(Console(), wanted, cores, device, cluster, out)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    except OSError as error:
        raise failed(error) from None


@with_game_options
def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="What to play.", show_default=False)],
    bots: Annotated[
        str,
        typer.Option(metavar="BOT,BOT,…", help="Who plays: names, or FILE.py:NAME.", show_default=False),
    ],
    players: Annotated[int, typer.Option(metavar="N", help="How many play.")] = 4,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games, at most.")] = 1_000,
    until_certain: Annotated[
        bool, typer.Option("--until-certain", help="Stop as soon as it is certain which bot is stronger.")
    ] = False,
    adjusted: Annotated[
        bool, typer.Option("--adjusted", help="Take luck off the shares: it takes fewer games to be certain.")
    ] = False,
    seed: Annotated[int, typer.Option(metavar="N", help="The same number gives the same games again.")] = 0,
    cores: Cores = None,
    cluster: ClusterAddress = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the results here, as JSON, and go on.", show_default=False),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the cross-table, .png or .svg.", show_default=False)
    ] = None,
    *,
    options: dict[str, Any],
) -> None:
    """Let bots play each other on the same luck, and show which is stronger.

    As many bots as players are one line-up, and its seats are rotated. Of more bots, every choice plays.
    Of fewer, each plays alone against a table full of each other one.
    """
    from ludoteca.games import find
    from ludoteca.study.adjusting import judge_of_luck
    from ludoteca.study.arena import Question
    from ludoteca.terminal.arena import show_arena

    try:
        names = tuple(name.strip() for name in bots.split(","))
        judge = judge_of_luck(find(game)) if adjusted else ""
        question = Question(game, names, players, seed, options, judge)
        show_arena(
            Console(),
            question,
            games,
            until_certain=until_certain,
            cores=cores,
            cluster=cluster,
            out=out,
            picture=picture,
        )
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    except OSError as error:
        raise failed(error) from None


def report(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.", show_default=False)],
    out: Annotated[Path, typer.Option(metavar="FILE.html", help="Where the page goes.", show_default=False)],
    files: Annotated[
        list[Path] | None,
        typer.Option(
            "--from", metavar="FILE", help="A file of simulate --out; several add up.", show_default=False
        ),
    ] = None,
    players: Annotated[int, typer.Option(metavar="N", help="Without a file: how many play.")] = 4,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Without a file: how many games.")] = 20_000,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Without a file: who plays.")] = "easy",
) -> None:
    """Make a page with pictures of what many games show: of files, or of games played now."""
    from ludoteca.study.report import batches_from, batches_played, write_page

    try:
        batches = batches_from(game, files) if files else batches_played(game, players, [bot], games)
        count = write_page(out, game, batches)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    except OSError as error:
        raise failed(error) from None
    print(f"{out} shows {count:,} games.")
