"""What is asked, and what is understood."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.terminal.session import TentativeMoves
from ludoteca.terminal.sight import Sight, Unclear
from ludoteca.words import LANGUAGES, Words
from tests.helpers import played
from tests.terminal.people import run, said
from tests.terminal.test_board import printed
from tests.terminal.twins.scenes import NAMES, buying, face, playing, show
from tests.twins.play import deal, rank_hand


def read(match: ludoteca.Match, answer: str, language: str = "en") -> str:
    """The move that Anna's answer means, as the match writes it."""
    draft = TentativeMoves(match, 0)
    draft.add(face(language).read(draft.sight, answer))
    return draft.now.moves[-1][1]


def refusal(match: ludoteca.Match, answer: str, language: str = "en") -> str:
    with pytest.raises((Unclear, ludoteca.IllegalMove)) as caught:
        read(match, answer, language)
    refused = caught.value
    if isinstance(refused, ludoteca.IllegalMove):
        return said(Words(language).tell(refused.reason, NAMES))
    return said(str(refused))


def with_chips(chips: int) -> ludoteca.Match:
    """Anna, among the last in three hands, has bought so much that she has few chips left, and is asked again."""
    match = ludoteca.new("twins", 3, names=NAMES[:3])
    for bought in {2: "100", 1: "110", 0: "200"}[chips]:
        rank_hand(match, "2 01 / 2 0 1 / 2 01 / 2", buys=f"{bought} 0 0")
    deal(match)
    assert match.position()["seats"][0]["chips"] == chips
    return match


# Buying


@pytest.mark.parametrize("answer", ["0", "1", "2"])
def test_a_purchase_is_a_number(answer: str) -> None:
    assert read(buying(), answer) == read(buying(), f"buy {answer}") == f"buy {answer}"


@pytest.mark.parametrize("answer", ["none", "nothing", "No"])
def test_nothing_can_be_bought_in_words(answer: str) -> None:
    assert read(buying(), answer) == "buy 0"


@pytest.mark.parametrize("answer", ["3", "-1", "many", "1 2", "²"])
def test_what_is_no_purchase_is_explained(answer: str) -> None:
    assert refusal(buying(), answer) == f"You can’t buy “{answer}” cards. Type 0, 1 (for 1), 2 (for 3)."


@pytest.mark.parametrize("answer", ["", "buy"])
def test_enter_alone_buys_nothing(answer: str) -> None:
    assert refusal(buying(), answer) == "Enter alone decides nothing: type 0, 1 (for 1), 2 (for 3)."


def test_what_is_too_expensive_is_explained() -> None:
    assert refusal(with_chips(2), "2") == "Two cards cost 3, and you have 2."
    assert refusal(with_chips(0), "1") == "One card costs 1, and you have 0."
    assert refusal(with_chips(0), "2", "it") == "Due carte costano 3, e tu hai 0."


BUY = "Do you buy more cards? The price goes into the pot."


@pytest.mark.parametrize(
    ("chips", "question"),
    [
        (12, f"{BUY} Type 0, 1 (for 1), 2 (for 3). You have 12 chips."),
        (1, f"{BUY} Type 0, 1 (for 1). You have 1 chip."),
        (0, "You have no chips left and can buy nothing. Type 0."),
    ],
)
def test_the_question_names_what_can_be_bought(chips: int, question: str) -> None:
    match = buying() if chips == 12 else with_chips(chips)
    assert said(printed(face().question(Sight(match, 0)))) == question


# Playing


@pytest.mark.parametrize(
    "answer", ["n7 g7", "g7 n7", "G7N7", "play N7 G7", "PLAY g7n7", "g7, n7", "g7+n7", "n 7 g 7", "lay n7 g7"]
)
def test_cards_have_names(answer: str) -> None:
    assert read(playing(), answer) == "play N7 G7"


@pytest.mark.parametrize("answer", ["1 2", "2 1", "2,1", "play 1 2", "n7 2"])
def test_cards_have_numbers_as_they_are_drawn(answer: str) -> None:
    """Drawn are N7 G7 K3 B3 Y10 Y9 P2 N1."""
    assert read(playing(), answer) == "play N7 G7"


def test_a_ten_is_no_one() -> None:
    assert read(playing(), "y10n1") == "play N1 Y10"


@pytest.mark.parametrize("answer", ["", "play"])
def test_enter_alone_plays_nothing(answer: str) -> None:
    assert "Enter alone plays nothing" in refusal(playing(), answer)


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("x7 g7", "“x7” isn’t a card."),
        ("g11 g7", "“g11” isn’t a card."),
        ("g7 twins", "“twins” isn’t a card."),
        ("g7 -1", "“-1” isn’t a card."),
        ("g8 g7", "You don’t have G8. Your cards: N1 N7 G7 K3 B3 Y9 Y10 P2."),
        ("g7 g7", "You have G7 only once: name two different cards."),
        ("g7 2", "You have G7 only once: name two different cards."),
        ("5 9", "There is no number 9 below your cards: they are numbered 1 to 8."),
        ("0 1", "There is no number 0 below your cards"),
        ("56", "There is no number 56 below your cards"),
        ("g7", "That’s one card; lay two"),
        ("n7 g7 k3", "That’s 3 cards; lay two"),
        (",", "That’s 0 cards; lay two"),
    ],
)
def test_what_is_no_pair_is_explained(answer: str, sentence: str) -> None:
    assert sentence in refusal(playing(), answer)


def test_cards_that_were_played_are_gone() -> None:
    match = playing()
    show(match, "N7 G7", *(match.legal(seat)[0].removeprefix("play ") for seat in (1, 2, 3)))
    assert "You don’t have G7. Your cards: N1 K3 B3 Y9 Y10 P2." in refusal(match, "k3 g7")
    assert "You don’t have N7 G7." in refusal(match, "g7 n7")
    assert read(match, "3 4") == "play Y9 Y10"


@pytest.mark.parametrize(
    ("language", "buy", "none", "play"),
    [
        ("it", "compro 1", "nessuna", "gioco n7 g7"),
        ("fr", "achète 1", "rien", "joue n7 g7"),
        ("de", "kaufe 1", "nichts", "spiele n7 g7"),
    ],
)
def test_each_language_has_its_answers(language: str, buy: str, none: str, play: str) -> None:
    assert read(buying(), buy, language) == "buy 1"
    assert read(buying(), none, language) == "buy 0"
    assert read(playing(), play, language) == "play N7 G7"


# At the prompt


def asked(match: ludoteca.Match, *typed: str) -> str:
    """What is said when Anna goes on with a match and types something."""
    Path("so-far.txt").write_text(match.record(), encoding="utf-8")
    result = run("play", "--resume", "so-far.txt", typed=[*typed, "quit", "n"])
    assert result.exit_code == 0
    return said(result.output)


def test_a_wrong_answer_is_explained_and_asked_again() -> None:
    text = asked(playing(), "q7 g7", "", "g7 g7")
    assert text.count("Anna>") == 4
    assert text.index("“q7” isn’t a card") < text.index("Enter alone") < text.index("G7 only once")


def later_play(number: int) -> ludoteca.Match:
    """Anna is asked for her cards of a later play; she always shows the best she has."""
    match = playing()
    for _ in range(number - 1):
        for seat in match.actors:
            moves = match.legal(seat)
            pairs = ["play N7 G7", "play K3 B3", "play Y9 Y10"] if seat == 0 else moves[:1]
            match.play(seat, next(move for move in pairs if move in moves))
    assert match.position()["play"] == number
    return match


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (buying(), "You are asked once in each hand."),
        (later_play(1), "Play 1: just don’t be among the last."),
        (later_play(2), "Play 2: the best are paid from the pot"),
        (later_play(3), "Play 3: the last pay again and miss play 4"),
        (later_play(4), "Play 4: one wins everything in the pot."),
    ],
    ids=["buy", "1", "2", "3", "4"],
)
def test_help_is_about_the_question_with_plays_and_ranking(match: ludoteca.Match, sentence: str) -> None:
    text = asked(match, "?").partition("Anna> ?")[2]
    assert sentence in text
    assert "1 The last two pay 2 each into the pot." in text
    assert "Twins of 1 B1○ Y1○ the same number, both black or both white Pair of 10 G10● B10○" in text
    assert "Black numerals ● N brown, G green, K pink; white numerals ○ B blue, Y yellow, P purple." in text
    assert "Anna> quit" in text


def test_help_knows_how_many_play() -> None:
    assert "1 The last three pay 2 each into the pot." in asked(playing(players=6), "?")
    assert "The four plays with 6 players" in asked(playing(players=6), "?")


def test_log_tells_the_whole_story() -> None:
    text = asked(played(buying(), "0: buy 1 / deal N2 / 1: buy 0 / 2: buy 0 / 3: buy 0"), "log")
    assert "Hand 1: Dino deals" in text.partition("Anna> log")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_on_a_small_screen(language: str) -> None:
    for match in (buying(), *map(later_play, (1, 2, 3, 4))):
        text = printed(face(language).help(Sight(match, 0)), "", Words(language).say("terminal-commands"))
        assert len(text.splitlines()) < 24
