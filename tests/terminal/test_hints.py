"""What a good bot would do, what can be taken back, and colours for every background."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from unittest.mock import patch

import pytest

import ludoteca
from ludoteca.bots.advice import Advice, Reason, Weighed
from ludoteca.engine.game import View
from ludoteca.engine.telling import money
from ludoteca.terminal.colours import STYLES
from ludoteca.terminal.session import hint
from ludoteca.terminal.sight import Sight
from ludoteca.terminal.speech import Speech
from ludoteca.words import LANGUAGES, Words
from tests.terminal.diceland.scenes import siding
from tests.terminal.diceland.test_taking_back import after, of_anna
from tests.terminal.people import said
from tests.terminal.scenes import choosing
from tests.terminal.test_board import printed
from tests.terminal.twins.scenes import buying

BACKGROUNDS = {"black": "#000000", "white": "#ffffff", "light": "#fdf6e3", "dark": "#002b36"}
READABLE = 3
"""The contrast that the web's guidelines ask of large letters and of what is no text."""


def hinted(match: ludoteca.Match, language: str = "en", seat: int = 0) -> str:
    speech = Speech(Words(language), match.names)
    return said(printed(*hint(speech, Sight(match, seat)), width=100))


def likes_b(view: View, legal: list[str], generator: Random) -> Advice:
    worth = Reason("advice-cincinnati-table", {"worth": money(25000)})
    return Advice((Weighed("table B", 2, 0.31, worth), Weighed("table A", 1, None, Reason("advice-by-lot"))))


def test_a_hint_names_the_best_moves_with_their_chances_and_reasons() -> None:
    with patch("ludoteca.terminal.session.bots.find") as find:
        find.return_value.explain = likes_b
        text = hinted(choosing())
    find.assert_called_with("expert", "cincinnati")  # lesser bots may name first what they find less likely to win
    best, other = text.partition("A good bot would, best first: ")[2].split("• ")[1:]
    assert best.startswith("Go to the Ballroom: ")
    assert "worth about €25,000." in best
    assert "31% to win" in best
    assert other.startswith("Go to the Atlantic: ")
    assert "to win" not in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_in_words_of_the_language(language: str) -> None:
    """Maps are advised without a thought, so that nothing need be compiled."""
    text = hinted(siding(), language)
    assert said(Words(language).say("terminal-hint-title")) in text
    assert "{" not in text


@pytest.mark.parametrize("word", ["hint", "tip", "h"])
def test_hints_are_there_at_any_question_and_change_nothing(word: str) -> None:
    with patch("ludoteca.terminal.session.ADVISER", "random"):
        moves, text = after(choosing(), word, people=("--name", "Anna"))
    assert of_anna(moves) == []
    assert "This move was drawn by lot." in text


@pytest.mark.parametrize("scene", [choosing, buying, siding])
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_game_and_language_taking_back_is_understood(
    scene: Callable[[], ludoteca.Match], language: str
) -> None:
    """Before there is anything to take back, it is said so, and nothing is asked as if a move had been typed."""
    words = Words(language)
    assert {"undo", "back"} <= set(words.answers("terminal-answers-back"))
    for word in words.answers("terminal-answers-back"):
        moves, text = after(scene(), word, people=("--name", "Anna", "--language", language))
        assert of_anna(moves) == []
        game = scene().game.name
        message = "diceland-nothing-back" if game == "diceland" else "terminal-nothing-back"
        assert said(words.say(message)) in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", [choosing, buying, siding])
def test_enter_alone_is_answered_by_the_question(scene: Callable[[], ludoteca.Match], language: str) -> None:
    moves, text = after(scene(), "", people=("--name", "Anna", "--language", language))
    nothing = said(Words(language).say("terminal-wrong-empty"))
    assert of_anna(moves) == []
    before, _, answer = text.partition(nothing)
    asked = answer.strip()[:40]
    assert asked in before


# Colours


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("background", BACKGROUNDS)
def test_every_colour_can_be_read_on_light_and_on_dark(background: str) -> None:
    for name, colour in STYLES.items():
        assert contrast(colour, BACKGROUNDS[background]) >= READABLE, name
