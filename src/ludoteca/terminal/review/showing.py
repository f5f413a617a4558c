"""Reads records, reviews them and shows the results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TaskID

from ludoteca.engine.compiled import native
from ludoteca.engine.match import Match
from ludoteca.study.judging import Effort, Review, review
from ludoteca.study.judging.reviewing import COMPILED, INTERPRETED
from ludoteca.terminal.files import BadFile, read_match
from ludoteca.terminal.review import data, many, telling
from ludoteca.terminal.review.page import page
from ludoteca.terminal.review.wording import Wording
from ludoteca.terminal.screen import Screen


@dataclass(frozen=True)
class Wish:
    """What to do with the records in some files."""

    files: Sequence[Path]
    seat: int | None = None
    deals: int | None = None
    as_json: bool = False
    out: Path | None = None


class BadSeat(ValueError):
    """A seat that a game does not have."""


def show(wish: Wish, screen: Screen) -> None:
    """Raises BadFile for anything but records of finished games, and BadSeat."""
    matches = [read_match(path, screen.words) for path in wish.files]
    for path, match in zip(wish.files, matches, strict=True):
        check(path, match, wish.seat, screen)
    reviews = reviewed(matches, effort(wish.deals), screen)
    if len(matches) > 1:
        show_many(reviews, wish, screen)
        return
    wording = Wording(matches[0], reviews[0], screen.words)
    if wish.out is not None:
        wish.out.write_text(page(wording), encoding="utf-8")
        screen.say("terminal-review-written", file=str(wish.out))
    elif wish.as_json:
        print(json.dumps(data.as_data(reviews[0])))
    else:
        seats = range(matches[0].players) if wish.seat is None else [wish.seat]
        screen.show(*telling.told(wording, seats))


def show_many(reviews: Sequence[Review], wish: Wish, screen: Screen) -> None:
    players = many.players_in(reviews)
    if wish.as_json:
        print(json.dumps(many.as_data(players)))
    else:
        screen.show(*many.told(players, screen.words))


def check(path: Path, match: Match, seat: int | None, screen: Screen) -> None:
    if match.actors:
        raise BadFile(screen.words.say("terminal-review-not-over", file=str(path)))
    if seat is not None and seat not in range(match.players):
        raise BadSeat(f"There is no seat {seat}: the seats are 0 to {match.players - 1}.")


def effort(deals: int | None) -> Effort:
    """The default effort, or scaled to this many deals."""
    usual = COMPILED if native.available() else INTERPRETED
    if deals is None:
        return usual
    tried, confirmed = (max(deals, number * deals // usual.deals) for number in (usual.tried, usual.confirmed))
    return Effort(deals, tried if usual.tried else 0, confirmed, precise=0.0)


def reviewed(matches: Sequence[Match], effort: Effort, screen: Screen) -> list[Review]:
    """Shows a progress bar in a terminal."""
    found: list[Review] = []
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not screen.console.is_terminal) as progress:
        bar = progress.add_task(screen.words.say("terminal-review-playing-on"), total=len(matches))
        for done, match in enumerate(matches):
            found.append(review(match, effort=effort, progress=partial(tell, progress, bar, done)))
    return found


def tell(progress: Progress, bar: TaskID, games: int, part: float) -> None:
    progress.update(bar, completed=games + part)
