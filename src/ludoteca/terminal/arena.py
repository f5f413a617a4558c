"""`ludoteca arena`: shows progress while bots play each other, then which is stronger."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

from rich.console import Console

from ludoteca.study.arena import Question, Results, tournament
from ludoteca.study.arena.picture import check_picture, draw_cross_table
from ludoteca.study.arena.tournament import checked, games_in_round
from ludoteca.study.tables import FigureTable, percent
from ludoteca.study.tasks import LOCAL
from ludoteca.terminal.simulate import drawn, get_ready, progress_bar, show_cut_short, show_failures

WHAT_INTERVALS_ARE = "± is 95 %: with that certainty all intervals hold together, whenever one looks."
SECONDS_BETWEEN_SAVES = 5.0


def show_arena(
    console: Console,
    question: Question,
    games: int,
    *,
    until_certain: bool,
    cores: int | None,
    cluster: str | None,
    out: Path | None,
    picture: Path | None,
) -> None:
    """Plays and shows the results. Ctrl-C shows what was done until then; with a file the arena can be
    continued."""
    results = known_results(checked(question), out)
    if picture:
        check_picture(picture)
    if cluster in (None, LOCAL):
        get_ready(console, question.game, question.line_ups, question.options)
    began, before = time.perf_counter(), results.games
    keeper = Keeper(out)
    with progress_bar(console) as bar:
        task = bar.add_task(f"{question.game}, {question.players} players", total=whole_rounds(question, games))
        bar.advance(task, before)

        def progress(now: Results) -> None:
            bar.update(task, completed=now.games)
            keeper.keep_sometimes(now)

        try:
            tournament(results, games, until_certain=until_certain, cores=cores, cluster=cluster, progress=progress)
        finally:
            keeper.keep(results)
    seconds = time.perf_counter() - began
    console.print(f"{results.games:,} games, {results.games - before:,} of them now in {seconds:.1f} s.")
    if results.rounds:
        show_results(console, results)
        if picture:
            draw_cross_table(results, picture)


def known_results(question: Question, out: Path | None) -> Results:
    if out is None or not out.exists():
        return Results(question)
    try:
        return Results.of(question, json.loads(out.read_text(encoding="utf-8")))
    except (json.JSONDecodeError, UnicodeDecodeError, KeyError, TypeError, AttributeError):
        raise ValueError(f"{out} is no file of an arena.") from None
    except ValueError as error:
        raise ValueError(f"{out} {error}") from None


def whole_rounds(question: Question, games: int) -> int:
    size = games_in_round(question)
    return -(-games // size) * size


class Keeper:
    """Saves the results to a file now and then and at the end, replacing the file in one step."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.kept = time.monotonic()

    def keep_sometimes(self, results: Results) -> None:
        if time.monotonic() - self.kept > SECONDS_BETWEEN_SAVES:
            self.keep(results)

    def keep(self, results: Results) -> None:
        self.kept = time.monotonic()
        if self.path:
            new = self.path.with_name(self.path.name + ".new")
            new.write_text(json.dumps(results.data(), indent=1), encoding="utf-8")
            os.replace(new, self.path)


# The results


def show_results(console: Console, results: Results) -> None:
    adjusted = [without_luck(results)] if results.question.judge else []
    for table in (victories(results), *adjusted, cross_table(results), ratings(results)):
        console.print(drawn(table))
    if results.question.judge:
        console.print(f"Luck was judged by {results.question.judge}.")
    show_failures(console, results.failures)
    show_cut_short(console, results.cut_short)
    verdict = "It is certain who is stronger." if results.is_certain() else "Not all differences are certain yet."
    console.print(f"{verdict} {WHAT_INTERVALS_ARE}")


def victories(results: Results) -> FigureTable:
    """A bot of average strength has 1.00 times its fair share."""
    rows = []
    for number, standing in enumerate(results.standings, start=1):
        for bot, share in standing.shares.items():
            seats = standing.line_up.count(bot)
            wins = share.mean * seats / len(standing.line_up)
            times = f"{share.mean:.2f} ± {share.radius(results.doubt):.2f}"
            rows.append((f"{number}. {bot}", str(seats), percent(wins), times))
    return FigureTable("Victories, by line-up", ("bot", "seats", "wins", "times its fair share"), rows)


def without_luck(results: Results) -> FigureTable:
    """The same shares less what luck gave, and how much that helps."""
    rows = []
    for number, standing in enumerate(results.standings, start=1):
        for bot, share in standing.adjusted.items():
            times = f"{share.mean:.2f} ± {share.radius(results.doubt):.2f}"
            rows.append((f"{number}. {bot}", times, f"{standing.fewer_games:.1f} times fewer"))
    return FigureTable("Without luck", ("bot", "times its fair share", "games as certain"), rows)


def cross_table(results: Results) -> FigureTable:
    places = {bot: f"{place}." for place, (bot, _, _) in enumerate(results.ratings.best_first(), start=1)}
    rows = [(f"{places[row]} {row}", *(ahead(results, row, column) for column in places)) for row in places]
    return FigureTable("How often ahead", ("ahead of", *places.values()), rows)


def ahead(results: Results, one: str, other: str) -> str:
    seen = results.beaten(one, other)
    return percent(seen.mean) if seen else "–"


def ratings(results: Results) -> FigureTable:
    rows = [(bot, f"{rating:.1f}", f"{deviation:.1f}") for bot, rating, deviation in results.ratings.best_first()]
    return FigureTable(f"Ratings after {results.ratings.games:,} games", ("bot", "rating", "deviation"), rows)
