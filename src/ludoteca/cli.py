"""The command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import ludoteca
from ludoteca.server.settings import HELP, PREFIX, Settings
from ludoteca.terminal.check import check as check_record
from ludoteca.terminal.check import verify as verify_record
from ludoteca.terminal.files import BadFile, read_match
from ludoteca.terminal.maps import BadMap, checked, chosen_map, made, show
from ludoteca.terminal.odds import app as odds
from ludoteca.terminal.playing import play as play_game
from ludoteca.terminal.replay import Replay
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.seating import BadWish, Wishes
from ludoteca.words import LANGUAGES, Words, language_of

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


def one_of(values: Iterable[str]) -> Callable[[str | None], str | None]:
    """A check that an option has one of a few values."""
    allowed = list(values)

    def check(value: str | None) -> str | None:
        if value is not None and value not in allowed:
            raise typer.BadParameter(f"{value!r} is not one of: {', '.join(allowed)}.")
        return value

    return check


Record = Annotated[Path, typer.Argument(metavar="FILE", help="The file of a record.", show_default=False)]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play, bots included.", show_default=False)]
Names = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help="Your name. Given several times, several people play at this keyboard. Bots take the other seats.",
        show_default=False,
    ),
]
Bot = Annotated[str, typer.Option(metavar="BOT", help="How the bots play: a name, or FILE.py:NAME.")]
Seed = Annotated[
    int | None,
    typer.Option(metavar="N", help="The same number gives the same luck again.", show_default=False),
]
Keep = Annotated[
    str | None,
    typer.Option(
        callback=one_of(["in turn", "at once"]),
        metavar="HOW",
        help="Cincinnati: what to keep is decided 'in turn' (usual) or 'at once', in secret.",
        show_default=False,
    ),
]
Hands = Annotated[
    int | None,
    typer.Option(metavar="N", help="Twins: end after so many hands at the latest.", show_default=False),
]
Resume = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Go on with a saved game, on the first seat or on those given with --name.",
        show_default=False,
    ),
]
Seat = Annotated[
    int | None,
    typer.Option(metavar="N", help="Look through the eyes of this seat; the first is 0.", show_default=False),
]
Language = Annotated[
    str | None,
    typer.Option(
        callback=one_of(LANGUAGES),
        metavar="|".join(LANGUAGES),
        help="Usually that of your system.",
        show_default=False,
    ),
]


MapNames = Annotated[
    list[str] | None,
    typer.Option(
        "--map",
        metavar="MAP",
        help="Diceland: the map of the next seat, a letter from A to H or a file. Give one for each seat.",
        show_default=False,
    ),
]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Write into this file instead.", show_default=False)]


def screen_in(language: str | None) -> Screen:
    return Screen(Words(language or language_of(os.environ)))


def given(**options: object) -> dict[str, object]:
    """The options of a game that the command line says something about."""
    return {name: value for name, value in options.items() if value is not None}


def chosen_maps(names: list[str] | None) -> list[str | list[str]] | None:
    try:
        return [chosen_map(name) for name in names] if names else None
    except BadMap as error:
        raise typer.BadParameter(str(error)) from None


def failed(error: Exception) -> typer.Exit:
    print(error, file=sys.stderr)
    return typer.Exit(1)


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


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="What to play.", show_default=False)] = None,
    players: Players = None,
    name: Names = None,
    bot: Bot = "medium",
    seed: Seed = None,
    keep: Keep = None,
    hands: Hands = None,
    map: MapNames = None,
    resume: Resume = None,
    language: Language = None,
) -> None:
    """Play a game, against bots or with others at this keyboard.

    What is not given here is asked for; Enter takes the usual.
    During the game, '?' explains what to do, 'log' tells the story so far, 'quit' or Ctrl-C leaves and can save.
    """
    options = given(keep=keep, hands=hands, maps=chosen_maps(map))
    try:
        play_game(Wishes(game, players, name or (), seed, options, resume), bot, screen_in(language))
    except BadWish as error:
        raise typer.BadParameter(str(error)) from None
    except BadFile as error:
        raise failed(error) from None


@app.command()
def replay(file: Record, seat: Seat = None, language: Language = None) -> None:
    """Step through a record. Without a terminal, print its whole story."""
    screen = screen_in(language)
    try:
        match = read_match(file, screen.words)
    except BadFile as error:
        raise failed(error) from None
    if seat is not None and seat not in range(match.players):
        raise typer.BadParameter(f"There is no seat {seat}: the seats are 0 to {match.players - 1}.")
    told = Replay(match, seat, screen)
    if screen.interactive:
        told.step_through()
    else:
        told.tell_all()


@app.command()
def check(file: Record, language: Language = None) -> None:
    """Check a record: its form, its moves, and that its luck is that of its seed."""
    try:
        check_record(file, screen_in(language))
    except BadFile as error:
        raise failed(error) from None


@app.command()
def verify(file: Record, language: Language = None) -> None:
    """Recompute every roll and every card of a record from its seed and the players' texts."""
    try:
        verify_record(file, screen_in(language))
    except BadFile as error:
        raise failed(error) from None


@app.command()
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
    cores: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many cores.", show_default="all")
    ] = None,
    keep: Keep = None,
    hands: Hands = None,
    map: MapNames = None,
) -> None:
    """Let bots play many games on all cores, and show what came out."""
    from ludoteca.terminal.simulate import show_simulation  # brings Numba, which other commands need not wait for

    options = given(keep=keep, hands=hands, maps=chosen_maps(map))
    try:
        show_simulation(Console(), game, players, games, bot or ["random"], seed, cores, options)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


@app.command()
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
    seed: Annotated[int, typer.Option(metavar="N", help="The same number gives the same games again.")] = 0,
    cores: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many cores.", show_default="all")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the results here, as JSON, and go on.", show_default=False),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the cross-table, .png or .svg.", show_default=False)
    ] = None,
    keep: Keep = None,
    hands: Hands = None,
    map: MapNames = None,
) -> None:
    """Let bots play each other on the same luck, and show which is stronger.

    As many bots as players are one line-up, and its seats are rotated. Of more bots, every choice plays.
    Of fewer, each plays alone against a table full of each other one.
    """
    from ludoteca.study.arena import Question
    from ludoteca.terminal.arena import show_arena

    options = given(keep=keep, hands=hands, maps=chosen_maps(map))
    try:
        question = Question(game, tuple(name.strip() for name in bots.split(",")), players, seed, options)
        show_arena(Console(), question, games, until_certain=until_certain, cores=cores, out=out, picture=picture)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None


app.add_typer(odds, name="odds")

USUAL = Settings()


def setting(name: str, metavar: str, **limits: float) -> Any:
    """An option of `serve`, which the environment can set too."""
    return typer.Option(metavar=metavar, help=HELP[name], envvar=PREFIX + name.upper(), show_default=True, **limits)  # type: ignore[arg-type]


@app.command()
def serve(
    host: Annotated[str, setting("host", "ADDRESS")] = USUAL.host,
    port: Annotated[int, setting("port", "N", min=0, max=65535)] = USUAL.port,
    db: Annotated[str, setting("db", "FILE|URL")] = USUAL.db,
    open: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    public_url: Annotated[str, setting("public_url", "URL")] = USUAL.public_url,
    bot: Annotated[str, setting("bot", "LEVEL")] = USUAL.bot,
    bot_time: Annotated[float, setting("bot_time", "SECONDS", min=0.1)] = USUAL.bot_time,
    workers: Annotated[int, setting("workers", "N", min=1)] = USUAL.workers,
    silent: Annotated[float, setting("silent", "SECONDS", min=0)] = USUAL.silent,
    close_after: Annotated[float, setting("close_after", "HOURS", min=0)] = USUAL.close_after,
    connections: Annotated[int, setting("connections", "N", min=1)] = USUAL.connections,
    tables: Annotated[int, setting("tables", "N", min=1)] = USUAL.tables,
    requests: Annotated[float, setting("requests", "N", min=0.1)] = USUAL.requests,
    messages: Annotated[float, setting("messages", "N", min=0.1)] = USUAL.messages,
    proxies: Annotated[str, setting("proxies", "ADDRESSES")] = USUAL.proxies,
) -> None:
    """Host tables for people and bots, on this network or for the world.

    Tables are kept in one file, or in PostgreSQL. Ctrl-C stops the server; games go on when it is started again.
    """
    chosen = {name: value for name, value in locals().items() if name != "open"}
    try:
        from ludoteca.server.serving import CannotServe, run
    except ImportError as error:
        raise failed(Exception(f"Serving needs {error.name}: pip install 'ludoteca[server]'.")) from None
    try:
        run(Settings(**chosen), open)
    except CannotServe as error:
        raise failed(error) from None


maps = typer.Typer(help="Make, check and show maps of Diceland.", no_args_is_help=True)
app.add_typer(maps, name="maps")


@maps.command("make")
def make_map(
    seed: Annotated[int, typer.Option(metavar="N", min=0, help="The same number gives the same map.")],
    out: Out = None,
) -> None:
    """Make a new map."""
    try:
        print(made(seed, out), end="")
    except (BadMap, ValueError) as error:
        raise failed(error) from None


@maps.command("check")
def check_map(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file of a map.", show_default=False)],
) -> None:
    """Say what is wrong with a map."""
    try:
        print(checked(file), end="")
    except BadMap as error:
        raise failed(error) from None


@maps.command("show")
def show_map(
    map: Annotated[str, typer.Argument(metavar="MAP", help="A letter from A to H, or a file.", show_default=False)],
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Draw into this file, .svg or .png.", show_default=False),
    ] = None,
) -> None:
    """Draw a map."""
    try:
        show(Console(), map, out)
    except BadMap as error:
        raise failed(error) from None


def main() -> None:
    app(prog_name="ludoteca")
