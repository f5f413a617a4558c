"""What is drawn."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import ludoteca
from ludoteca.games.cincinnati.telling import standing
from ludoteca.games.cincinnati.terminal.board import drawn
from ludoteca.terminal.sight import Sight
from tests.cincinnati.test_told_standing import at_the_end
from tests.helpers import played
from tests.terminal.people import said
from tests.terminal.scenes import (
    NAMES,
    asking,
    challenging,
    choosing,
    choosing_among_three,
    duelling,
    face,
    keeping,
)


def printed(*things: object, width: int = 80, height: int = 25) -> str:
    console = Console(file=io.StringIO(), width=width, height=height, no_color=True)
    for thing in things:
        console.print(thing)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def board(match: ludoteca.Match, seat: int | None = 0, width: int = 80) -> str:
    return printed(*face().board(Sight(match, seat)), width=width)


def test_dice_have_pips_and_numbers() -> None:
    assert drawn([1, 6]) == (
        "╭───────╮ ╭───────╮\n│       │ │ ●   ● │\n│   ●   │ │ ●   ● │\n│       │ │ ●   ● │\n╰── 1 ──╯ ╰── 6 ──╯"
    )


def test_the_board_shows_tables_money_tokens_duels_and_dice() -> None:
    text = said(board(challenging()))
    assert "Round 2 of 12 · duels · 8 tokens in reserve" in text
    assert "A Atlantic three equal dice B Ballroom a straight €20,000 · tokens C Caesar’s" in text
    assert "▸ Anna €25,000 3 1 A 1 2 5 5 5 three of a kind" in text
    assert "Dino €0 3 – C 1 4 4 6 6 sum 21" in text


def test_other_cups_stay_down() -> None:
    text = said(board(choosing()))
    assert "▸ Anna €0 3 – – 1 4 4 6 6 two pairs Bruno €0 3 – – Carla €0 3 – – Dino €0 3 – –" in text
    assert "two pairs · sum 21" in text
    assert "1 4 4 6 6" not in said(board(choosing(), seat=None))


def test_in_a_narrow_terminal_the_numbers_stay() -> None:
    assert "1 4 4 6 6" in said(board(choosing(), width=50))


def test_three_players_have_two_tables() -> None:
    assert "Ballroom" not in board(choosing_among_three())


def test_a_duel_shows_the_dice_of_the_duel() -> None:
    text = said(board(duelling()))
    assert "duel: Anna and Bruno" in text
    assert "Bruno €0 3 – B 1 2 3 3 3 three of a kind Carla €0 3 – C Dino" in text


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (choosing(), "Nobody else sees these dice yet."),
        (keeping(), "Not there yet: the Atlantic wants three equal dice."),
        (duelling(), "As it stands, Bruno wins this duel."),
    ],
)
def test_the_outlook(match: ludoteca.Match, sentence: str) -> None:
    assert sentence in said(board(match, width=120))


def at_atlantic(*hands: str) -> ludoteca.Match:
    match = ludoteca.new("cincinnati", 4, names=NAMES)
    played(match, "card 25000 / card tokens / card 15000 / roll " + " / roll ".join(hands))
    return played(match, "0: table A / 1: table A / 2: table B / 3: table B")


BEST, GOOD, BAD = "4 4 4 6 6", "1 2 3 3 3", "1 2 3 5 6"


@pytest.mark.parametrize(
    ("anna", "bruno", "sentence"),
    [
        (BEST, GOOD, "As it stands, you clear the Atlantic."),
        (GOOD, BEST, "As it stands, Bruno clears the Atlantic (full house)."),
        (BEST, BEST, "As it stands, a duel decides the Atlantic."),
        (BAD, BEST, "Not there yet: the Atlantic wants three equal dice."),
    ],
)
def test_the_outlook_at_a_table(anna: str, bruno: str, sentence: str) -> None:
    assert sentence in said(board(at_atlantic(anna, bruno, BAD, BAD), width=120))


@pytest.mark.parametrize("match", [choosing(), keeping(), asking(), challenging(), duelling()])
@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_board_and_question_fit_into_80_by_24_with_room_for_news(match: ludoteca.Match, language: str) -> None:
    shown, sight = face(language), Sight(match, 0)
    lines = printed(*shown.board(sight), shown.question(sight)).splitlines()
    assert len(lines) <= 18
    assert all(len(line) <= 80 for line in lines)


# The end


def test_the_standing_adds_money_and_tokens_and_says_what_decided() -> None:
    sight = Sight(choosing(), None)
    sight.shown["standing"] = standing(at_the_end(("35", 0), ("35 20", 0), ("", 7), ("15", 0)))
    text = said(printed(face().standing(sight), width=120))
    assert "1. Bruno €55,000 0 × €5,000 €55,000 2. Anna €35,000 0 × €5,000 €35,000 3. Carla €0 7 × €5,000" in text
    assert text.endswith(
        "Anna and Carla have the same wealth; their cards of €35,000 decide: Anna 1 and Carla 0. Bruno wins!"
    )
