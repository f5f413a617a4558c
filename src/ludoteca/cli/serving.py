"""The commands for hosts: serve, backup, restore."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, ParamSpec

import typer

from ludoteca.server.keys import BadKey
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import HELP, PREFIX, Settings
from ludoteca.server.storage import BadDatabase, NotSaved
from ludoteca.terminal.commands import failed

USUAL = Settings()
P = ParamSpec("P")


def setting(name: str, metavar: str, **limits: float) -> Any:
    """An option of `serve` that the environment can set, too."""
    return typer.Option(
        metavar=metavar,
        help=HELP[name],
        envvar=PREFIX + name.upper(),
        callback=check_finite,
        show_default=True,
        **limits,  # type: ignore[arg-type]
    )


def check_finite(value: object) -> object:
    if isinstance(value, float) and not isfinite(value):
        raise typer.BadParameter(f"{value} is not a number that can be used here.")
    return value


Db = Annotated[str, setting("db", "FILE|URL")]
KeyFile = Annotated[str, setting("key", "FILE")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask first.")]


def for_hosts(command: Callable[P, None]) -> Callable[P, None]:
    """A decorator for commands that tell their errors in a sentence."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            with sentences_alone():
                command(*args, **kwargs)
        except ImportError as error:
            raise failed(Exception(f"This needs {error.name}: pip install 'ludoteca[server]'.")) from None
        except NotSaved as error:
            raise failed(Exception(f"The database cannot be used at the moment: {error}")) from None
        except (BadDatabase, BadKey, Refused) as error:
            raise failed(error) from None
        except OSError as error:
            raise failed(Exception(f"This cannot be done: {error}.")) from None

    return run


@contextmanager
def sentences_alone() -> Iterator[None]:
    """Silences the server's log: the command says itself what is wrong with a database."""
    log = logging.getLogger("ludoteca.server")
    level = log.level
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.setLevel(level)


def serve(
    host: Annotated[str, setting("host", "ADDRESS")] = USUAL.host,
    port: Annotated[int, setting("port", "N", min=0, max=65535)] = USUAL.port,
    db: Db = USUAL.db,
    key: KeyFile = USUAL.key,
    open: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    public_url: Annotated[str, setting("public_url", "URL")] = USUAL.public_url,
    bot: Annotated[str, setting("bot", "BOT")] = USUAL.bot,
    bot_time: Annotated[float, setting("bot_time", "SECONDS", min=0.1)] = USUAL.bot_time,
    workers: Annotated[int, setting("workers", "N", min=1)] = USUAL.workers,
    silent: Annotated[float, setting("silent", "SECONDS", min=0)] = USUAL.silent,
    close_after: Annotated[float, setting("close_after", "HOURS", min=0)] = USUAL.close_after,
    connections: Annotated[int, setting("connections", "N", min=1)] = USUAL.connections,
    tables: Annotated[int, setting("tables", "N", min=1)] = USUAL.tables,
    requests: Annotated[float, setting("requests", "N", min=0.1)] = USUAL.requests,
    messages: Annotated[float, setting("messages", "N", min=0.1)] = USUAL.messages,
    guesses: Annotated[int, setting("guesses", "N", min=1)] = USUAL.guesses,
    proxies: Annotated[str, setting("proxies", "ADDRESSES")] = USUAL.proxies,
    metrics: Annotated[int, setting("metrics", "PORT", min=0, max=65535)] = USUAL.metrics,
) -> None:
    """Host tables for people and bots, on this network or for the world.

    Tables are kept in one file, or in PostgreSQL. Ctrl-C stops the server; games go on when it is started again.
    """
    chosen = {name: value for name, value in locals().items() if name != "open"}
    try:
        from ludoteca.server.http.serving import CannotServe, run
    except ImportError as error:
        raise failed(Exception(f"Serving needs {error.name}: pip install 'ludoteca[server]'.")) from None
    try:
        run(Settings(**chosen), open)
    except CannotServe as error:
        raise failed(error) from None


File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the copy.", show_default=False)]


@for_hosts
def backup(file: File, db: Db = USUAL.db, key: KeyFile = USUAL.key) -> None:
    """Copy all tables into a file, also while the server runs, and the key into FILE.key beside it.

    Who has both knows all cards of running games: keep them where nobody else can read them.
    """
    from ludoteca.server import backup

    copied = backup.backup(Settings(db=db, key=key), file)
    print(f"The tables ({copied.tables:,}) are copied into {file}, the key into {copied.key}.")


@for_hosts
def restore(
    file: File,
    db: Db = USUAL.db,
    key: KeyFile = USUAL.key,
    yes: Annotated[bool, typer.Option("--yes", help="Replace the tables that are there.")] = False,
) -> None:
    """Put back a copy that 'ludoteca backup' has made, with its key, where no server runs.

    What was there is kept under another name.
    """
    from ludoteca.server import backup

    settings = Settings(db=db, key=key)
    restored = backup.restore(settings, file, yes)
    print(f"The tables of the copy ({restored.tables:,}) are in {settings.database}.")
    for old in restored.replaced:
        print(f"What was there before is kept as {old}.")
    if not restored.has_key:
        print(f"There was no key beside the copy: that in {settings.key_file} is used.")
