"""To the reader the story says "you": nobody meets their own name in it, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.engine.match import Match
from ludoteca.engine.telling import cards, player, say
from ludoteca.testing.starts import StrictWords
from ludoteca.words import LANGUAGES, files_of

ROOT = Path(__file__).parents[1]
RECORDS = sorted((ROOT / "tests").glob("*/games/*.txt"))
BROUGHT = (ROOT / "examples/liars-dice/src/liars_dice", ROOT / "src/ludoteca/cli/skeleton/src/my_game")
"""Games that are not installed here."""
SEATS = {"name", "opponent", "other", "players"}
"""The variables that name seats."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802, the library's name
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    files = [*files_of(language), *(folder / "words" / f"{language}.ftl" for folder in BROUGHT)]
    entries = (entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def attributes(language: str, message: str) -> set[str]:
    return {attribute.id.name for attribute in messages(language)[message].attributes}


def test_every_event_that_names_a_seat_can_say_you() -> None:
    gaps = []
    for name, message in messages("en").items():
        if "-event-" in name:
            named = Variables()
            named.visit(message.value)
            wanted = {f"you-{variable}" for variable in named.names & SEATS}
            gaps += [f"{name}.{one}" for one in sorted(wanted - attributes("en", name))]
    assert not gaps


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_can_say_you_where_the_others_can(language: str) -> None:
    assert {name: attributes(language, name) for name in messages("en")} == {
        name: attributes("en", name) for name in messages("en")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_replaced_is_not_said(language: str) -> None:
    """In a `.you-name` there is no `$name`; in lists there may be the others."""
    for name, message in messages(language).items():
        for attribute in message.attributes:
            said = Variables()
            said.visit(attribute.value)
            assert attribute.id.name.removeprefix("you-") not in said.names - {"players"}, name


@cache
def told_to_seats(record: Path) -> list[tuple[int, list[str], Any]]:
    """For every seat, with names that are in no other word, the sentences of its story and of its questions."""
    whole = ludoteca.load(record.read_text(encoding="utf-8"))
    names = [f"Q{seat}Q" for seat in range(whole.players)]
    heard: dict[tuple[int, str], Any] = {}
    for seat in range(whole.players):
        heard |= {(seat, str(one)): one for told in whole.told_for(seat) for one in told["sentences"]}
    for match in on_the_way(record):
        for seat in range(match.players):
            known = match.game.seen(match.state, seat)
            heard |= {(seat, str(one)): one for one in match.game.tells.question(known, seat)}
    return [(seat, names, sentence) for (seat, _), sentence in heard.items()]


def on_the_way(record: Path) -> Iterator[Match]:
    """The same match, move after move."""
    lines = record.read_text(encoding="utf-8").splitlines()
    moves = [line for line in lines if re.match(r"(\d+|chance): ", line)]
    match = ludoteca.load("\n".join(line for line in lines if line not in moves))
    for line in moves:
        actor, _, move = line.partition(": ")
        match.play(int(actor) if actor.isdigit() else "chance", move)
        yield match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{record.parts[-3]}-{record.stem}")
def test_nobody_meets_their_own_name_in_a_whole_game(record: Path, language: str) -> None:
    words = StrictWords(language)
    texts = {
        words.tell(sentence, names, reader=seat): names[seat] for seat, names, sentence in told_to_seats(record)
    }
    assert not [text for text, name in texts.items() if name in text]


def test_who_only_watches_hears_names() -> None:
    sentence = say("twins-event-dealt", name=player(1), cards=cards(["Y4"]))
    words, names = StrictWords("en"), ["Anna", "Bruno"]
    told = [words.tell(sentence, names, reader) for reader in (None, 0, 1)]
    assert told == ["Bruno gets Y4.", "Bruno gets Y4.", "You get Y4."]
