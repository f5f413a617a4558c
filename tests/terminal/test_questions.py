"""What is asked, and what is understood."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.terminal.sight import Sight, Unclear
from tests.terminal.people import run, said
from tests.terminal.scenes import asking, challenging, choosing, choosing_among_three, duelling, face, keeping
from tests.terminal.test_board import printed


def read(match: ludoteca.Match, answer: str, language: str = "en") -> str:
    """The move that Anna's answer means; it is always a legal one."""
    move = face(language).read(Sight(match, 0), answer)
    assert isinstance(move, str)
    assert move in match.legal(0)
    return move


def refusal(match: ludoteca.Match, answer: str) -> str:
    with pytest.raises(Unclear) as caught:
        read(match, answer)
    return said(str(caught.value))


@pytest.mark.parametrize("answer", ["b", "B", "table b", "Ballroom", "ball"])
def test_a_table_is_a_letter_or_a_name(answer: str) -> None:
    assert read(choosing(), answer) == "table B"


@pytest.mark.parametrize("answer", ["", "d", "table", "ab", "b please"])
def test_what_is_no_table_is_explained(answer: str) -> None:
    assert "Type a (Atlantic), b (Ballroom), c (Caesar’s)." in refusal(choosing(), answer)


def test_with_three_players_there_is_no_table_b() -> None:
    assert refusal(choosing_among_three(), "b") == "“b” isn’t a table here. Type a (Atlantic), c (Caesar’s)."


@pytest.mark.parametrize("answer", ["66", "6 6", "keep 6 6", "KEEP 66", "6,6", "6, 6"])
def test_dice_to_keep_are_their_numbers(answer: str) -> None:
    assert read(keeping(), answer) == "keep 6 6"


def test_dice_to_keep_come_in_any_order() -> None:
    assert read(keeping(), "6 4 1 4") == "keep 1 4 4 6"


def test_all_keeps_all_and_none_keeps_none() -> None:
    assert read(keeping(), "all") == "keep 1 4 4 6 6"
    assert read(keeping(), "none") == "keep"


@pytest.mark.parametrize("answer", ["", "keep"])
def test_enter_alone_throws_nothing_away(answer: str) -> None:
    assert "Enter alone decides nothing" in refusal(keeping(), answer)


def test_dice_that_are_not_there_are_explained() -> None:
    assert refusal(keeping(), "666") == "You can’t keep 6 6 6: your dice are 1 4 4 6 6."
    assert refusal(keeping(), "0") == "You can’t keep 0: your dice are 1 4 4 6 6."
    assert "“sixes” aren’t dice." in refusal(keeping(), "sixes")
    assert "“-6” aren’t dice." in refusal(keeping(), "-6")


@pytest.mark.parametrize(
    ("answer", "move"), [("y", "pay"), ("P", "pay"), ("pay", "pay"), ("n", "pass"), ("no", "pass")]
)
def test_an_extra_throw_is_yes_or_no(answer: str, move: str) -> None:
    assert read(asking(), answer) == move


@pytest.mark.parametrize("answer", ["", "maybe", "1"])
def test_an_extra_throw_is_never_bought_by_accident(answer: str) -> None:
    assert "Answer y to pay" in refusal(asking(), answer)


@pytest.mark.parametrize("answer", ["2", "carla", "Car", "duel Carla", "duel 2"])
def test_an_opponent_is_a_name_or_a_number_of_the_question(answer: str) -> None:
    assert read(challenging(), answer) == "duel 2"


@pytest.mark.parametrize("answer", ["", "0", "4", "Anna", "Zoe"])
def test_who_cannot_be_challenged_is_explained(answer: str) -> None:
    assert "1 Bruno (no money) · 2 Carla" in refusal(challenging(), answer)


@pytest.mark.parametrize(
    ("language", "everything", "nothing", "yes", "no"),
    [("it", "tutti", "nessuno", "s", "n"), ("fr", "tout", "rien", "o", "n"), ("de", "alle", "keine", "j", "n")],
)
def test_each_language_has_its_answers(language: str, everything: str, nothing: str, yes: str, no: str) -> None:
    assert read(keeping(), everything, language=language) == "keep 1 4 4 6 6"
    assert read(keeping(), nothing, language=language) == "keep"
    assert read(asking(), yes, language=language) == "pay"
    assert read(asking(), no, language=language) == "pass"


def asked(match: ludoteca.Match, *typed: str) -> str:
    """What is said when Anna goes on with a match and types something."""
    Path("so-far.txt").write_text(match.record(), encoding="utf-8")
    result = run("play", "--resume", "so-far.txt", typed=[*typed, "quit", "n"])
    assert result.exit_code == 0
    return said(result.output)


def test_a_wrong_answer_is_explained_and_asked_again() -> None:
    text = asked(keeping(), "77", "", "sixes")
    assert text.count("Anna>") == 4
    assert text.index("You can’t keep 7 7") < text.index("Enter alone") < text.index("“sixes” aren’t dice")


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (choosing(), "Everybody has thrown once and now picks a table in secret."),
        (keeping(), "44 or 4 4 keeps two fours and throws the rest."),
        (challenging(), "Your duel card lets you challenge anybody."),
    ],
)
def test_help_is_about_the_question_with_tables_and_ranking(match: ludoteca.Match, sentence: str) -> None:
    text = asked(match, "?").partition("Anna> ?")[2]
    assert sentence in text
    assert "A Atlantic Three equal dice or more." in text
    assert "full house 3 3 6 6 6 three of a kind" in text
    assert "Anna> quit" in text


def test_help_in_a_duel_tells_what_counts_there() -> None:
    assert "This is a duel" in asked(duelling(), "?")


def test_log_tells_the_whole_story() -> None:
    text = asked(challenging(), "log").partition("Anna> log")[2]
    assert text.index("Round 1. A: €25,000.") < text.index("Round 2. A: duel.") < text.index("Anna> quit")


@pytest.mark.parametrize(
    ("match", "question"),
    [
        (choosing(), "Nobody knows until all have chosen. Type a (Atlantic), b (Ballroom), c (Caesar’s)."),
        (
            keeping(),
            "which dice do you keep for the Atlantic? Type their numbers, or “all”, or “none”.",
        ),
        (asking(), "Pay one of your 3 tokens for one more throw? Type y or n."),
        (challenging(), "whom do you challenge? Type a number or a name: 1 Bruno (no money) · 2 Carla (no money)"),
    ],
)
def test_the_question_is_followed_by_how_to_answer(match: ludoteca.Match, question: str) -> None:
    assert question in said(printed(face().question(Sight(match, 0)), width=200))
