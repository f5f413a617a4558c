"""Commands for one game: play it, replay it, check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from ludoteca.terminal.check import check as check_record
from ludoteca.terminal.check import verify as verify_record
from ludoteca.terminal.commands import Language, failed, with_game_options, words_in
from ludoteca.terminal.files import BadFile, read_match
from ludoteca.terminal.playing import play as play_game
from ludoteca.terminal.replay import Replay
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.seating import BadWish, Wishes, new_seed

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
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Without the game's own board: as every game is shown that brings none."),
]


def screen_in(language: str | None) -> Screen:
    return Screen(words_in(language))


@with_game_options
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="What to play.", show_default=False)] = None,
    players: Players = None,
    name: Names = None,
    bot: Bot = "medium",
    seed: Seed = None,
    resume: Resume = None,
    language: Language = None,
    plain: Plain = False,
    *,
    options: dict[str, Any],
) -> None:
    """Play a game, against bots or with others at this keyboard.

    What is not given here is asked for; Enter takes the usual.
    During the game, '?' explains what to do, 'hint' says what a good bot would do, 'undo' takes back what
    still can be, 'log' tells the story so far, 'quit' or Ctrl-C leaves and can save.
    """
    try:
        wishes = Wishes(game, players, name or (), seed, options, resume)
        play_game(wishes, bot, screen_in(language), plain=plain)
    except BadWish as error:
        raise typer.BadParameter(str(error)) from None
    except BadFile as error:
        raise failed(error) from None


def replay(file: Record, seat: Seat = None, language: Language = None, plain: Plain = False) -> None:
    """Step through a record. Without a terminal, print its whole story."""
    screen = screen_in(language)
    try:
        match = read_match(file, screen.words)
    except BadFile as error:
        raise failed(error) from None
    if seat is not None and seat not in range(match.players):
        raise typer.BadParameter(f"There is no seat {seat}: the seats are 0 to {match.players - 1}.")
    told = Replay(match, seat, screen, plain=plain)
    if screen.interactive:
        told.step_through()
    else:
        told.tell_all()


def check(file: Record, language: Language = None) -> None:
    """Check a record: its form, its moves, and that its luck is that of its seed."""
    try:
        check_record(file, screen_in(language))
    except BadFile as error:
        raise failed(error) from None


def verify(file: Record, language: Language = None) -> None:
    """Recompute every roll and every card of a record from its seed and the players' texts."""
    try:
        verify_record(file, screen_in(language))
    except BadFile as error:
        raise failed(error) from None


def review(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE…", help="Records of finished games.", show_default=False)
    ],
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="The mistakes of this seat alone; the first is 0.", show_default=False),
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=2,
            help="Play on so often from each point: the more, the surer.",
            show_default="as often as takes a few seconds",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As data for programs.")] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.html", help="Write a page with the course of the game.", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """Tell finished games afterwards: what was luck, what was skill, where they turned, which moves were mistakes.

    Of several games, tell how often each player errs, and in what.
    """
    from ludoteca.terminal.review.showing import BadSeat, Wish, show  # not every command has to import Numba

    if out is not None and len(files) > 1:
        raise typer.BadParameter("A page shows one game: give one FILE with --out.")
    try:
        show(Wish(files, seat, deals, as_json, out), screen_in(language))
    except BadSeat as error:
        raise typer.BadParameter(str(error)) from None
    except (BadFile, OSError) as error:
        raise failed(error) from None


def exercises(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.", show_default=False)],
    count: Annotated[int, typer.Option(metavar="N", min=1, help="How many.")] = 10,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", help="The same number asks the same again.", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """Positions with one clearly best move: find it, and read why it is the best. What you miss comes again."""
    from ludoteca.study.exercises import exercises as known_ones  # not every command waits for it
    from ludoteca.terminal.exercises import Practice

    screen = screen_in(language)
    try:
        known = known_ones(game)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    Practice(known, count, new_seed() if seed is None else seed, screen).run()
