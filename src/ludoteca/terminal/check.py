"""Whether a record is good, and what it tells."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from ludoteca.engine.match import Match
from ludoteca.engine.verify import OtherLuck, OtherSeed, drawn
from ludoteca.terminal.faces import names_in
from ludoteca.terminal.files import BadFile, read_match
from ludoteca.terminal.screen import Screen
from ludoteca.words import Words


def check(path: Path, screen: Screen) -> None:
    """Raises BadFile if the record is not good."""
    match = read_match(path, screen.words)
    check_dice(path, match, screen.words)
    screen.show(summary(match, screen.words))
    screen.say("terminal-check-good")


def verify(path: Path, screen: Screen) -> None:
    """As `check`, and raises BadFile also if there are no dice to check."""
    match = read_match(path, screen.words)
    if match.dice is None:
        raise BadFile(screen.words.say("terminal-verify-no-seed", file=str(path)))
    check(path, screen)
    screen.say("terminal-verify-fair", count=drawn(match))


def check_dice(path: Path, match: Match, words: Words) -> None:
    """The seed of a record says what chance must have done."""
    if match.dice is None:
        return
    try:
        drawn(match)
    except OtherSeed:
        raise BadFile(words.say("terminal-seed-differs", file=str(path))) from None
    except OtherLuck as luck:
        values = {"file": str(path), "seed": str(match.dice.seed), "found": luck.found, "expected": luck.expected}
        raise BadFile(words.say("terminal-dice-differ", move=luck.number, **values)) from None


def summary(match: Match, words: Words) -> Table:
    say = words.say
    names = names_in(match)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(say("terminal-check-game"), say(f"{match.game.name}-title"))
    grid.add_row(say("terminal-check-players"), words.listed(names))
    grid.add_row(say("terminal-check-moves"), str(len(match.moves)))
    grid.add_row(say("terminal-check-state"), state(match, names, words))
    if match.winners:
        winners = words.listed(names[seat] for seat in match.winners)
        grid.add_row(say("terminal-check-winners", count=len(match.winners)), winners)
    grid.add_row(say("terminal-check-dice"), dice(match, words))
    return grid


def state(match: Match, names: list[str], words: Words) -> str:
    if not match.actors:
        return words.say("terminal-check-finished")
    awaited = [names[actor] for actor in match.actors if isinstance(actor, int)]
    if not awaited:
        return words.say("terminal-check-chance")
    return words.say("terminal-check-awaited", players=words.listed(awaited))


def dice(match: Match, words: Words) -> str:
    if match.dice is None:
        return words.say("terminal-check-no-seed")
    return words.say("terminal-check-dice-agree", seed=str(match.dice.seed))
