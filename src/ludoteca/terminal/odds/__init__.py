"""`ludoteca odds`: exact odds as tables and pictures, a file per game."""

from __future__ import annotations

import typer

from ludoteca.terminal.odds import cincinnati, diceland, twins

app = typer.Typer(help="Exact odds.", no_args_is_help=True)
app.command("cincinnati")(cincinnati.show)
app.command("diceland")(diceland.show)
app.command("twins")(twins.show)
