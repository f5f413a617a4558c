"""The command line."""

from __future__ import annotations

from typing import Annotated

import typer

import ludoteca
from ludoteca.cli.hosting import backup, restore, serve
from ludoteca.cli.new_game import new_game
from ludoteca.cli.playing import check, play, replay, review, verify
from ludoteca.cli.studying import arena, report, simulate
from ludoteca.cli.tables import tables
from ludoteca.terminal.commands import commands_of_games, odds_of_games

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
for command in (play, replay, review, check, verify, simulate, arena, report, serve, backup, restore, new_game):
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
    app(prog_name="ludoteca")
