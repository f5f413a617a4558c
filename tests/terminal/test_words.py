"""Every word in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca import words as words_module
from ludoteca.engine.telling import Sentence, money, percent, say
from ludoteca.games import GAMES, cincinnati, diceland
from ludoteca.games.cincinnati.hands import CATEGORIES
from ludoteca.games.twins.combinations import COLOURS, KINDS
from ludoteca.words import FALLBACK, LANGUAGES, LOCALES, Words, files_of, language_of

SOURCE = Path(words_module.__file__).parent
WEB_APP = (Path(__file__).parents[2] / "frontend" / "src", *(SOURCE / "games").glob("*/web"))
PHASES = {
    "cincinnati": cincinnati.phases.NAMES,
    "diceland": diceland.phases.NAMES,
}


class Collector(Visitor):
    """The variables of a message, the messages it refers to, and the keys it chooses by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.keys: set[str] = set()
        self.chosen: dict[str, bool] = {}
        """The variables that it chooses by, and whether they are numbers."""

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.chosen[node.selector.id.name] = names <= {"one", "other"} or len(names) < len(node.variants)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802, the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        self.keys.add(node.key.name if isinstance(node.key, ftl.Identifier) else node.key.value)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Collector]:
    found: dict[str, Collector] = {}
    for entry in entries(language):
        assert isinstance(entry, ftl.Message), f"{language}: {entry}"
        assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
        found[entry.id.name] = collector = Collector()
        collector.visit(entry)
    return found


def entries(language: str) -> Iterator[ftl.EntryType]:
    """Everything but comments."""
    for file in files_of(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ftl.BaseComment):
                yield entry


def variables(language: str, message: str) -> set[str]:
    """Those of the messages that it refers to, too."""
    collector = messages(language)[message]
    return collector.variables.union(*(variables(language, other) for other in collector.references))


def test_there_is_a_folder_for_each_language() -> None:
    assert {folder.name for folder in LOCALES.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_holds_junk(language: str) -> None:
    assert not [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_says_the_same_with_the_same_variables(language: str) -> None:
    """But for the help of commands: the English stands in the code."""
    assert {message for message in messages(language) if not message.startswith("command")} == set(
        messages(FALLBACK)
    )
    for message in messages(FALLBACK):
        assert variables(language, message) == variables(FALLBACK, message), message


TELLING = [name for name, game in GAMES.items() if game.telling]


@pytest.mark.parametrize("game", TELLING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_words_for_all_that_a_game_tells(game: str, language: str) -> None:
    """In random games: a message that lacks a value would show its name in braces."""
    words = Words(language)
    for match, told in told_in_games(game):
        said = [words.tell(sentence, match.names) for sentence in told]
        assert not match.actors
        assert not [text for text in said if "{" in text or not text]
        assert not [sentence for sentence in told if chooses_by_the_wrong_kind(sentence)]


@cache
def told_in_games(game: str) -> list[tuple[ludoteca.Match, list[Sentence]]]:
    """Finished games with all that they told, once for all languages."""
    players, found = GAMES[game].players, []
    for seed in range(6):
        match = ludoteca.new(game, players[seed % len(players)], seed=seed)
        told = {str(one): one for moment in moments(match, Random(seed)) for one in everything_told(moment)}
        story = [match.told_for(viewer) for viewer in ("public", *range(match.players))]
        told |= {str(one): one for one in sentences_in(story)}
        found.append((match, [*told.values()]))
    return found


def chooses_by_the_wrong_kind(sentence: Sentence) -> bool:
    """A number where keys are words, or the other way round: no key could ever match."""
    of_numbers = messages(FALLBACK)[sentence["id"]].chosen
    return any(
        isinstance(value, str if of_numbers[name] else (int, float))
        for name, value in sentence["values"].items()
        if name in of_numbers
    )


def moments(match: ludoteca.Match, random: Random) -> Iterator[ludoteca.Match]:
    """The match whenever somebody is asked, and at its end."""
    while match.actors:
        actor = match.actors[0]
        if isinstance(actor, int):
            yield match
            match.play(actor, random.choice(match.legal(actor)))
        else:
            assert match.dice
            match.let_chance_decide(match.dice)
    yield match


def everything_told(match: ludoteca.Match) -> Iterator[Sentence]:
    """To who is asked, and to who watches; now and then also what lies on the table, which may be a lot."""
    for viewer in ("public", *match.actors[:1]):
        moves = match.moves_told(viewer) if isinstance(viewer, int) else []
        areas = match.areas_for(viewer) if match.made % 8 == 0 else []
        yield from sentences_in([match.shown_for(viewer), areas, moves])


def sentences_in(data: Any) -> Iterator[Sentence]:
    """Those that stand by themselves, wherever they are."""
    if isinstance(data, dict):
        if "id" in data and "values" in data:
            yield cast(Sentence, data)
        yield from (found for key, value in data.items() if key != "values" for found in sentences_in(value))
    elif isinstance(data, list):
        yield from (found for value in data for found in sentences_in(value))


@pytest.mark.parametrize("game", sorted(set(GAMES) - set(TELLING)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_words_for_all_events_and_phases(game: str, language: str) -> None:
    known = messages(language)
    assert {f"{game}-event-{note.event}" for note in GAMES[game].notes} <= set(known)
    assert {f"{game}-phase-{phase}" for phase in PHASES[game]} <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_words_for_everything_in_twins(language: str) -> None:
    known = messages(language)
    assert known["twins-colour"].keys == set(COLOURS)
    for message in ("combination", "help-because"):
        assert known[f"twins-{message}"].keys == set(KINDS)
    for message, plays in (("track", "01234"), ("help-play", "1234")):
        assert known[f"twins-{message}"].keys == set(plays)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_words_for_everything_in_cincinnati(language: str) -> None:
    known = messages(language)
    assert known["cincinnati-hand"].keys == {category.replace(" ", "-") for category in CATEGORIES}
    for message in ("table", "the-table", "condition", "help-table"):
        assert known[f"cincinnati-{message}"].keys == set("ABC")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_means_two_things(language: str) -> None:
    words = Words(language)
    for group in (
        ("terminal-answers-help", "terminal-answers-log", "terminal-answers-quit", "cincinnati-answers-all",
         "cincinnati-answers-none", "cincinnati-answers-pay", "cincinnati-answers-pass"),
        ("terminal-answers-help", "terminal-answers-log", "terminal-answers-quit", "terminal-answers-moves",
         "terminal-answers-boards"),
        ("terminal-answers-help", "terminal-answers-log", "terminal-answers-quit", "twins-answers-buy",
         "twins-answers-none", "twins-answers-play"),
        ("terminal-answers-yes", "terminal-answers-no"),
        ("terminal-answers-back", "terminal-answers-hint", "terminal-answers-help", "terminal-answers-log",
         "terminal-answers-quit", "cincinnati-answers-all", "cincinnati-answers-none", "cincinnati-answers-pay",
         "cincinnati-answers-pass"),
        ("terminal-answers-back", "terminal-answers-hint", "twins-answers-none"),
        ("terminal-answers-next", "terminal-answers-previous", "terminal-answers-round", "terminal-answers-leave"),
    ):  # fmt: skip
        answers = [answer for message in group for answer in words.answers(message)]
        assert len(answers) == len(set(answers))
        assert answers == [answer.casefold() for answer in answers]


# Which messages the program uses


def patterns_in_source() -> Iterator[str]:
    """Every text in the program as a pattern; what is put into an f-string may be anything."""
    for file in chain.from_iterable(
        (SOURCE / folder).rglob("*.py")
        for folder in ("cli", "engine", "terminal", "bots", "games", "server", "study")
    ):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        with_values = [node for node in nodes if isinstance(node, ast.JoinedStr)]
        pieces = {piece for node in with_values for piece in node.values}
        yield from ("".join(map(pattern_of, node.values)) for node in with_values)
        yield from (pattern_of(node) for node in nodes if is_text(node) and node not in pieces)


def patterns_in_web_app() -> Iterator[str]:
    files = [file for folder in WEB_APP for file in folder.rglob("*") if file.suffix in (".ts", ".svelte")]
    for file in files:
        for text in re.findall(r"""['"]([a-z0-9-]+)['"]|`([^`\n]+)`""", file.read_text(encoding="utf-8")):
            yield re.sub(r"\\\$\\\{.*?\\\}", "[A-Za-z0-9-]*", re.escape("".join(text)))


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def pattern_of(node: ast.AST) -> str:
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else "[A-Za-z-]*"


OURS = re.compile(rf"({'|'.join(GAMES)}|terminal|advice|any|kit|refused|review|waiting|web)\\-")
TOLD_OF_EVERY_GAME = ("title", "facts", "teaser", "intro", "kind-[a-z]+")


@cache
def patterns() -> set[str]:
    found = {pattern for pattern in [*patterns_in_source(), *patterns_in_web_app()] if OURS.match(pattern)}
    return found | {f"{game}-{what}" for game in GAMES for what in TOLD_OF_EVERY_GAME}


def test_every_message_is_used() -> None:
    referred = set().union(*(collector.references for collector in messages(FALLBACK).values()))
    used = re.compile("|".join(patterns()))
    unused = [message for message in messages(FALLBACK) if message not in referred and not used.fullmatch(message)]
    assert not unused


def test_no_message_in_use_is_missing() -> None:
    for pattern in patterns():
        assert any(re.fullmatch(pattern, message) for message in messages(FALLBACK)), pattern


# How it is said


def test_numbers_are_written_as_each_language_writes_them() -> None:
    amounts = {
        language: Words(language).say("cincinnati-event-got-money", money=25000, count=1) for language in LANGUAGES
    }
    assert amounts == {"en": "25,000", "it": "25.000", "fr": "25\u202f000", "de": "25.000"}


def test_money_is_written_in_euros_without_cents() -> None:
    told = say("cincinnati-event-got-money", money=money(5000), count=1)
    amounts = {language: Words(language).tell(told) for language in LANGUAGES}
    assert amounts == {"en": "€5,000", "it": "5.000\u00a0€", "fr": "5\u202f000\u00a0€", "de": "5.000\u00a0€"}


def test_only_what_is_certain_is_a_hundred_percent() -> None:
    shares = (0.0, 0.0001, 0.4444, 0.9999, 1.0)
    told = [Words("en").tell(say("cincinnati-chance-extra-duel", chance=percent(share))) for share in shares]
    assert [text.split()[3] for text in told] == ["0%", "1%", "44%", "99%", "100%"]


def test_plurals_are_those_of_each_language() -> None:
    def reserve(language: str, tokens: int) -> str:
        return Words(language).say("cincinnati-reserve", tokens=tokens)

    assert reserve("en", 0) == "0 tokens in reserve"
    assert reserve("fr", 0) == "0 jeton en réserve"
    assert reserve("it", 1) == "1 gettone di riserva"
    assert reserve("de", 2) == "2 Chips im Vorrat"


def test_lists_end_with_and() -> None:
    lists = {language: Words(language).listed(["A", "B", "C"]) for language in LANGUAGES}
    assert lists == {"en": "A, B, and C", "it": "A, B e C", "fr": "A, B et C", "de": "A, B und C"}


def test_french_punctuation_never_begins_a_line() -> None:
    """The space before it does not break."""
    for file in files_of("fr"):
        lines = file.read_text(encoding="utf-8").splitlines()
        assert not [
            line for line in lines if not line.startswith("#") and re.search(r" [:;?!»%](?=[\s.)]|$)|« ", line)
        ]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "de"}, "de"),
        ({"LANG": "it", "LC_ALL": ""}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="en, it, fr, de"):
        Words("xx")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in (("en", "one = One\ntwo = Two\n"), ("it", "one = Uno\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words_module, "LOCALES", tmp_path)
    words_module._bundle.cache_clear()
    try:
        assert (Words("it").say("one"), Words("it").say("two")) == ("Uno", "Two")
    finally:
        words_module._bundle.cache_clear()
