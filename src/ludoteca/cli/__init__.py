"""The command line."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

import ludoteca
from ludoteca.cli.new_game import new_game
from ludoteca.cli.playing import check, exercises, play, replay, review, verify
from ludoteca.cli.serving import backup, restore, serve
from ludoteca.cli.studying import arena, report, simulate
from ludoteca.cli.tables import tables
from ludoteca.terminal.commands import commands_of_games, odds_of_games
from ludoteca.terminal.translated_help import language_wished, translate
from ludoteca.words import Words

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
for command in (
    play,
    exercises,
    replay,
    review,
    check,
    verify,
    simulate,
    arena,
    report,
    serve,
    backup,
    restore,
    new_game,
):
    app.command()(command)
app.add_typer(odds_of_games(), name="odds")
app.add_typer(tables, name="tables")
for name, commands in commands_of_games().items():
    app.add_typer(commands, name=name)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"ludoteca {ludoteca.__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and leave.")
]


@app.callback(invoke_without_command=True)
def ludoteca_itself(context: typer.Context, version: Version = False) -> None:
    """Table games in the terminal: play against bots or together at one keyboard, replay and check records."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    command = typer.main.get_command(app)
    translate(command, Words(language_wished(sys.argv[1:], os.environ)))
    command(prog_name="ludoteca")
