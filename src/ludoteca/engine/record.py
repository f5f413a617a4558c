"""A game as a text that people can read and `load` gives back.

Ludoteca record 1
game: cincinnati
rules: 1
players: 3
option keep: "in turn"
name 0: Anna
name 1: Bruno
name 2: Carla
seed: 7

chance: card 25000    # blank lines and comments are allowed
0: table A
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from ludoteca.engine.fair import UNPROVED, FairDice, checked_seal, checked_seed, checked_text
from ludoteca.engine.game import CHANCE_NAME, Game
from ludoteca.engine.match import Actor, IllegalMove, Match

FORMAT = 1
TITLE = "Ludoteca record"
BYTE_ORDER_MARK = "\ufeff"
LONGEST_MOVE = 80


class BadRecord(ValueError):
    """A record that cannot be replayed: the line, the reason, and the move if the rules refuse one."""

    def __init__(self, line: int, reason: str, move: str | None = None) -> None:
        super().__init__(f"Line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.move = move


Line = tuple[int, str, str]
"""Line number, key (before the colon), value (after it)."""


def written(match: Match) -> str:
    """The record of a match."""
    header = [
        f"{TITLE} {FORMAT}",
        f"game: {match.game.name}",
        f"rules: {match.game.version}",
        f"players: {match.players}",
        *(f"option {name}: {json.dumps(value)}" for name, value in match.options.items()),
        *(f"name {seat}: {name}" for seat, name in enumerate(match.names)),
    ]
    luck = {} if match.seed_hash is None else {"seed hash": match.seed_hash}
    luck |= {} if match.dice is None else match.dice.header()
    header.extend(f"{key}: {value}" for key, value in luck.items())
    return "\n".join([*header, "", *(f"{actor}: {text}" for actor, text in match.moves)]) + "\n"


def replayed(text: str, find: Callable[[object], Game]) -> Match:
    """The match of a record, with every move checked. Raises BadRecord."""
    lines = _lines(text)
    header: dict[str, tuple[int, str]] = {}
    moves: Iterator[Line] = lines
    last = 1
    for number, key, value in lines:
        if _is_actor(key):
            moves = chain([(number, key, value)], lines)
            break
        if key in header:
            raise BadRecord(number, f"{key!r} was already given in line {header[key][0]}.")
        header[key] = (number, value)
        last = number
    match = _begun(header, last, find)
    for number, key, value in moves:
        _replay(match, number, key, value)
    return match


def _lines(text: str) -> Iterator[Line]:
    """The lines that are neither blank nor comments, after the title."""
    titled = False
    for number, raw in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if not titled:
            _check_title(number, line)
            titled = True
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(number, f"{line!r} has no colon: a line is '0: pass' or 'chance: card 25000'.")
        yield number, " ".join(key.lower().split()), value.strip()
    if not titled:
        raise BadRecord(1, f"This is no record: it does not begin with '{TITLE} {FORMAT}'.")


def _check_title(number: int, line: str) -> None:
    if not line.startswith(TITLE):
        raise BadRecord(number, f"This is no record: it does not begin with '{TITLE} {FORMAT}'.")
    if line != f"{TITLE} {FORMAT}":
        raise BadRecord(number, f"Only format {FORMAT} can be read, not {line.removeprefix(TITLE).strip()!r}.")


def _begun(header: dict[str, tuple[int, str]], last: int, find: Callable[[object], Game]) -> Match:
    """The match at its beginning, from the record's header."""
    fields = dict(header)

    def take(key: str) -> tuple[int, str]:
        if key not in fields:
            raise BadRecord(last, f"The header does not say {key!r}.")
        return fields.pop(key)

    newest = _checked(take("game"), find)
    game = _checked(take("rules"), lambda text: newest.by_rules(_whole_number(text)))
    players = _checked(take("players"), lambda text: game.check_players(_whole_number(text)))
    names = [_checked(take(f"name {seat}"), _name) for seat in range(players)]
    seed = _checked(take("seed"), _whole_number) if "seed" in fields else None
    seed_hash = take("seed hash")[1] if "seed hash" in fields else None
    fair = _fair_dice(take, fields, players) if "fair seed" in fields else None
    options = {}
    for key in [key for key in fields if key.startswith("option ")]:
        name = key.removeprefix("option ")
        options[name] = _checked(take(key), lambda text, name=name: _option(game, name, text))  # type: ignore[misc]
    for key, (number, _) in fields.items():
        raise BadRecord(number, f"{key!r} is nothing a header of {game.name} for {players} players says.")
    match = Match(game, players, options, seed, names)
    match.seed_hash = seed_hash
    match.dice = fair or match.dice
    return match


def _fair_dice(take: Callable[[str], tuple[int, str]], fields: dict[str, Any], players: int) -> FairDice:
    number, seed = take("fair seed")
    _checked((number, seed), checked_seed)
    begins_after = _checked(take("fair from"), _whole_number) if "fair from" in fields else 0
    before = _checked(take("fair before"), _before) if "fair before" in fields else None

    def of_seats(key: str, check: Callable[[str], str]) -> list[str]:
        keys = [f"{key} {seat}" for seat in range(players)]
        return [_checked(take(key), check) if key in fields else "" for key in keys]

    seals, texts = of_seats("seal", checked_seal), of_seats("text", checked_text)
    table = take("fair table")[1]
    return FairDice(seed, table, texts, seals=seals, begins_after=begins_after, before=before)


def _before(text: str) -> str | None:
    """The table that vouches for the moves before the first draw; None if none does."""
    if text == UNPROVED:
        return None
    word, _, table = text.partition(" ")
    if word != "table" or not table:
        raise ValueError(f"What came before is 'table ID' or '{UNPROVED}', not {text!r}.")
    return table


def _replay(match: Match, number: int, key: str, value: str) -> None:
    if not _is_actor(key):
        raise BadRecord(number, f"{key!r} is neither a seat nor 'chance', and the header is over.")
    actor: Actor = key if key == CHANCE_NAME else int(key)
    try:
        match.play(actor, value.partition("#")[0])
    except IllegalMove as error:
        raise BadRecord(number, str(error), textwrap.shorten(f"{key}: {value}", LONGEST_MOVE)) from None


def _is_actor(key: str) -> bool:
    return key == CHANCE_NAME or (key.isascii() and key.isdigit() and len(key) < 4)


def _checked(field: tuple[int, str], read: Callable[[str], Any]) -> Any:
    number, text = field
    try:
        return read(text)
    except ValueError as error:
        raise BadRecord(number, str(error)) from None


def _whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise ValueError(f"{text!r} is no whole number.")
    return int(text)


def _name(text: str) -> str:
    if not text:
        raise ValueError("A name is empty.")
    return text


def _option(game: Game, name: str, text: str) -> Any:
    try:
        value = json.loads(text)
    except ValueError:
        raise ValueError(f"The value of an option is written as in JSON, not {text!r}.") from None
    return game.check_options({name: value}).get(name, value)
