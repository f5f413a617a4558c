"""Checks whether a record is good, and shows what it contains."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from ludoteca.engine.dice import Dice
from ludoteca.engine.fair import FairDice
from ludoteca.engine.match import Match
from ludoteca.engine.verify import Draw, OtherLuck, OtherSeed, OtherText, draws
from ludoteca.terminal.faces import names_in
from ludoteca.terminal.files import BadFile, read_match
from ludoteca.terminal.screen import Screen
from ludoteca.words import Words


def check(path: Path, screen: Screen) -> None:
    """Raises BadFile if the record is not good."""
    match = read_match(path, screen.words)
    found = checked_draws(path, match, screen.words)
    say_what_is_not_shown(match, screen)
    screen.show(summary(match, screen.words))
    screen.say("terminal-check-good" if match.dice and is_proved(match) else "terminal-check-legal")
    if isinstance(match.dice, Dice):
        say_whose_luck(match.dice, len(found), screen)


def verify(path: Path, screen: Screen) -> None:
    """Like `check`, but also raises BadFile if there are no dice to check."""
    match = read_match(path, screen.words)
    if match.dice is None:
        raise BadFile(screen.words.say("terminal-verify-no-seed", file=str(path)))
    found = checked_draws(path, match, screen.words)
    say_what_is_not_shown(match, screen)
    screen.show(summary(match, screen.words))
    say_whose_luck(match.dice, len(found), screen)
    if isinstance(match.dice, FairDice) and match.dice.is_proved_from_the_start and not match.dice.unsealed:
        screen.say("terminal-verify-published", hash=match.dice.hash)


def is_proved(match: Match) -> bool:
    return not isinstance(match.dice, FairDice) or match.dice.is_proved_from_the_start


def say_what_is_not_shown(match: Match, screen: Screen) -> None:
    """Says first what the record does not prove, so that nobody believes more than there is."""
    dice = match.dice
    if not isinstance(dice, FairDice):
        return
    if not dice.is_proved_from_the_start:
        screen.say("terminal-verify-unproved", count=dice.begins_after)
    elif dice.begins_after:
        screen.say("terminal-verify-before", count=dice.begins_after, table=dice.before or "")
    for what, seats in (("left-out", dice.left_out), ("unsealed", dice.unsealed)):
        if seats:
            players = screen.words.listed(names_in(match)[seat] for seat in seats)
            screen.say(f"terminal-verify-{what}", players=players)


def say_whose_luck(dice: Dice | FairDice, outcomes: int, screen: Screen) -> None:
    """A seed that somebody chose proves only that the game followed it."""
    if isinstance(dice, FairDice):
        screen.say("terminal-verify-seed", count=outcomes)
    else:
        screen.say("terminal-verify-chosen", count=outcomes, seed=str(dice.seed))


def checked_draws(path: Path, match: Match, words: Words) -> list[Draw]:
    """Recomputes the chance moves from the record's seed. Raises BadFile if one differs."""
    if match.dice is None:
        return []
    try:
        return draws(match)
    except OtherText:
        raise BadFile(words.say("terminal-text-differs", file=str(path))) from None
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
    begins_after = match.dice.begins_after if isinstance(match.dice, FairDice) else 0
    return words.say("terminal-check-dice-agree", seed=str(match.dice.seed), before=begins_after)
