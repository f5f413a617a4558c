"""Who plays what, according to the command line; asks for whatever it leaves open."""

from __future__ import annotations

import getpass
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import ludoteca
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.games import GAMES, find
from ludoteca.terminal.files import read_match
from ludoteca.terminal.prose import Prose
from ludoteca.terminal.screen import Screen

SEEDS = 1_000_000
"""Few enough that a seed is quickly typed."""
BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jonas", "Kira", "Leo")
LONGEST_NAME = 24

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Wishes:
    """What the command line says; None or empty where it says nothing."""

    game: str | None = None
    players: int | None = None
    names: Sequence[str] = ()
    seed: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    resume: Path | None = None


@dataclass(frozen=True)
class Seating:
    match: Match
    people: tuple[int, ...]


class BadWish(ValueError):
    """Something impossible; the message is for the person who asked for it."""


def seat_everybody(wishes: Wishes, screen: Screen) -> Seating:
    if wishes.resume is not None:
        return seats_in_record(read_match(wishes.resume, screen.words), wishes, screen)
    game = chosen_game(wishes, screen)
    players = number_of_players(game, wishes, screen)
    names = names_of_people(players, wishes, screen)
    seed = new_seed() if wishes.seed is None else wishes.seed
    try:
        match = ludoteca.new(game.name, players, seed=seed, names=with_bots(names, players), **wishes.options)
    except ValueError as error:
        raise BadWish(str(error)) from None
    return Seating(match, tuple(range(len(names))))


def new_seed() -> int:
    return secrets.randbelow(SEEDS)


def seats_in_record(match: Match, wishes: Wishes, screen: Screen) -> Seating:
    """In a resumed game people sit where their names are; without a name, on the first seat."""
    if wishes.game or wishes.players or wishes.options or wishes.seed is not None:
        raise BadWish(screen.words.say("terminal-resume-alone"))
    seats = {name.casefold(): seat for seat, name in enumerate(match.names)}
    for name in wishes.names:
        if name.casefold() not in seats:
            players = screen.words.listed(match.names)
            raise BadWish(screen.words.say("terminal-nobody-named", name=name, players=players))
    people = sorted({seats[name.casefold()] for name in wishes.names}) or [0]
    return Seating(match, tuple(people))


# Questions


def ask_until_good(screen: Screen, question: str, default: str, read: Callable[[str], Answer]) -> Answer:
    """Enter takes the default; so does running without a terminal."""
    prompt = screen.words.say("terminal-default", question=question, default=default) + " "
    while screen.interactive:
        try:
            return read(screen.ask(prompt) or default)
        except BadWish as error:
            screen.show(Prose(str(error)))
    return read(default)


def chosen_game(wishes: Wishes, screen: Screen) -> Game:
    games = list(GAMES)

    def read(answer: str) -> Game:
        if answer.casefold() not in games:
            raise BadWish(screen.words.say("terminal-wrong-game", answer=answer, games=", ".join(games)))
        return find(answer.casefold())

    if wishes.game is not None or len(games) == 1:
        return read(wishes.game or games[0])
    return ask_until_good(screen, screen.words.say("terminal-ask-game", games=", ".join(games)), games[0], read)


def number_of_players(game: Game, wishes: Wishes, screen: Screen) -> int:
    say, fewest, most = screen.words.say, game.players[0], game.players[-1]

    def read(answer: str) -> int:
        if answer not in map(str, game.players):
            title = say(f"{game.name}-title")
            raise BadWish(say("terminal-wrong-players", game=title, fewest=fewest, most=most))
        return int(answer)

    if wishes.players is not None:
        return read(str(wishes.players))
    usual = str(min(max(game.usual_players, len(wishes.names)), most))
    return ask_until_good(screen, say("terminal-ask-players", fewest=fewest, most=most), usual, read)


def names_of_people(players: int, wishes: Wishes, screen: Screen) -> list[str]:
    def read(names: Sequence[str]) -> list[str]:
        clean = [" ".join(name.split()) for name in names]
        if len({name.casefold() for name in clean}) < len(clean) or not all(map(is_name, clean)):
            raise BadWish(screen.words.say("terminal-wrong-name", most=LONGEST_NAME))
        if len(clean) > players:
            raise BadWish(screen.words.say("terminal-too-many-names"))
        return clean

    if wishes.names:
        return read(wishes.names)
    default = name_of_user() or screen.words.say("terminal-somebody")
    return ask_until_good(screen, screen.words.say("terminal-ask-name"), default, lambda answer: read([answer]))


def is_name(text: str) -> bool:
    return len(text) <= LONGEST_NAME and text.isprintable() and any(map(str.isalnum, text))


def name_of_user() -> str | None:
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        return None
    return name[0].upper() + name[1:] if is_name(name) else None


def with_bots(people: Sequence[str], players: int) -> list[str]:
    taken = {name.casefold() for name in people}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    return [*people, *free[: players - len(people)]]
