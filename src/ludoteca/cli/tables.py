"""The commands for the tables of a server, also while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.serving import USUAL, Db, KeyFile, Yes, for_hosts
from ludoteca.server.settings import Settings
from ludoteca.server.storage import ASIDE, FINISHED, LIVE
from ludoteca.server.text_checks import lookalike_key

PHASES = (*LIVE, *FINISHED, ASIDE)
MOST_LISTED = 50
MOST_DAYS = 100 * 365

tables = typer.Typer(
    help="List, show, close, export, delete and check the tables of a server, also while it runs.",
    no_args_is_help=True,
)


def check_phases(text: str | None) -> str | None:
    for phase in [] if text is None else text.split(","):
        if phase not in PHASES:
            raise typer.BadParameter(f"{phase!r} is not one of: {', '.join(PHASES)}.")
    return text


def check_days(days: float | None) -> float | None:
    if days is not None and not 0 <= days <= MOST_DAYS:
        raise typer.BadParameter(f"{days:g} is not a number of days from 0 to {MOST_DAYS:,}.")
    return days


def check_person(name: str | None) -> str | None:
    if name is not None and not lookalike_key(name):
        raise typer.BadParameter("A name has at least one letter.")
    return name


Name = Annotated[
    str, typer.Argument(metavar="TABLE", help="Its id, or its code while it waits for people.", show_default=False)
]
Names = Annotated[
    list[str],
    typer.Argument(metavar="TABLE", help="Ids, or codes while they wait for people.", show_default=False),
]
SomeNames = Annotated[
    list[str] | None,
    typer.Argument(metavar="TABLE", help="Ids, or codes while they wait for people.", show_default=False),
]
Phase = Annotated[
    str | None,
    typer.Option(
        callback=check_phases,
        metavar="PHASES",
        help=f"Only those in a phase: {', '.join(PHASES)}. Several with commas between.",
        show_default=False,
    ),
]
Older = Annotated[
    float | None,
    typer.Option(
        callback=check_days,
        metavar="DAYS",
        help="Only those at which nothing has happened for so long.",
        show_default=False,
    ),
]
Pattern = Annotated[
    str | None,
    typer.Option(
        callback=check_person,
        metavar="PATTERN",
        help="Only those where somebody of this name sits or sat; * stands for any letters.",
        show_default=False,
    ),
]
Person = Annotated[
    str | None,
    typer.Option(
        callback=check_person,
        metavar="NAME",
        help="Those where somebody of this name sits or sat.",
        show_default=False,
    ),
]


@tables.command("list")
@for_hosts
def list_tables(
    phase: Phase = None,
    older: Older = None,
    name: Pattern = None,
    public: Annotated[bool, typer.Option("--public", help="Only those in the public list.")] = False,
    most: Annotated[int, typer.Option(metavar="N", min=1, help="How many to list at most.")] = MOST_LISTED,
    json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    db: Db = USUAL.db,
) -> None:
    """List tables, those first at which something happened last."""
    from ludoteca.cli import table_actions

    table_actions.list_tables(Settings(db=db), table_actions.those(phase, older, name, public), most, json)


@tables.command("show")
@for_hosts
def show_table(table: Name, db: Db = USUAL.db) -> None:
    """Show who sits at a table and how far it is, but none of its secrets."""
    from ludoteca.cli import table_actions

    table_actions.show(Settings(db=db), table)


@tables.command("close")
@for_hosts
def close_tables(table: Names, db: Db = USUAL.db, key: KeyFile = USUAL.key) -> None:
    """End tables for good. What was played is kept, and people who sit there are told."""
    from ludoteca.cli import table_actions

    table_actions.close(Settings(db=db, key=key), table)


@tables.command("export")
@for_hosts
def export_table(
    table: Name,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write into this file instead.", show_default=False)
    ] = None,
    log: Annotated[
        bool,
        typer.Option(
            "--log", help="The log as it is kept, a line of JSON per change. Of a running game it tells every card."
        ),
    ] = False,
    db: Db = USUAL.db,
    key: KeyFile = USUAL.key,
) -> None:
    """Write the record of a finished game, which 'ludoteca replay' and 'verify' read."""
    from ludoteca.cli import table_actions

    table_actions.export(Settings(db=db, key=key), table, out, log)


@tables.command("delete")
@for_hosts
def delete_tables(
    table: SomeNames = None,
    older: Older = None,
    phase: Phase = None,
    name: Person = None,
    yes: Yes = False,
    db: Db = USUAL.db,
) -> None:
    """Erase tables with all that was ever written of them, after a question.

    Name them, or say which: by age (only those over or closed, unless --phase says otherwise), by a person's name.
    """
    from ludoteca.cli import table_actions

    is_said = any(which is not None for which in (older, phase, name))
    if table and is_said:
        raise typer.BadParameter("Name tables, or say which with --older, --phase and --name; not both.")
    if not table and not is_said:
        raise typer.BadParameter("Which? Name tables, or say --older DAYS or --name NAME.")
    settings = Settings(db=db)
    if table:
        table_actions.delete_named(settings, table, yes)
    else:
        table_actions.delete_those(settings, table_actions.those_to_delete(phase, older, name), yes)


@tables.command("check")
@for_hosts
def check_tables(table: SomeNames = None, db: Db = USUAL.db, key: KeyFile = USUAL.key) -> None:
    """Replay the logs of all unfinished tables, to know before an upgrade that they go on after it.

    Tables that the server has put aside because it could not read them are in play again if they can be read now.
    The exit code is 1 if there is one that cannot.
    """
    from ludoteca.cli import table_actions

    if not table_actions.check(Settings(db=db, key=key), table or []):
        raise typer.Exit(1)
