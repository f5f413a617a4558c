"""What is asked, and what is understood."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.diceland.moments import Moment
from ludoteca.games.diceland.terminal.answers import prompt
from ludoteca.terminal.sight import Look, Sight, Unclear
from ludoteca.words import LANGUAGES, Words
from tests.diceland.play import mark, throw, turn
from tests.terminal.diceland.scenes import (
    ALL,
    NAMES,
    beginning,
    bonus,
    choosing,
    deciding,
    face,
    marking,
    siding,
    using,
)
from tests.terminal.people import run, said
from tests.terminal.test_board import printed


def read(match: ludoteca.Match, answer: str, language: str = "en") -> list[str]:
    """The moves that Anna's answer means; they are always legal ones."""
    moves = face(Words(language)).read(Sight(match, 0), answer)
    assert isinstance(moves, list)
    trial = match.copy()
    for move in moves:
        trial.play(0, move)
    return moves


def refusal(match: ludoteca.Match, answer: str) -> str:
    with pytest.raises((Unclear, ludoteca.IllegalMove)) as caught:
        read(match, answer)
    refused = caught.value
    if isinstance(refused, ludoteca.IllegalMove):
        return said(Words("en").tell(refused.reason, NAMES))
    return said(str(refused))


def question(match: ludoteca.Match) -> str:
    return said(printed(face().question(Sight(match, 0)), width=200))


def how_to_answer(match: ludoteca.Match) -> str:
    return said(prompt(face().speech, Sight(match, 0)))


@pytest.mark.parametrize(
    ("scene", "sentence"),
    [
        ("side", "Which side of your board do you play on? Type C or D."),
        (
            "choose",
            "Your turn: which colour do you choose? All its dice are set aside. "
            "Type its letter: R (2), Y (1, no room), G (1), B (2).",
        ),
        ("decide", "You have 2 red dice. Roll the other 4 dice again, or stop? Type a (again) or s (stop)."),
        (
            "use",
            "Bruno left these dice. Which colour do you use? Type G (1), B (2), or p to mark nothing.",
        ),
        ("bonus", "Your bonus roll: which colour do you use? Type R (2), E (3), or p to mark nothing."),
        ("mark", "Mark 2 red cells, one after the other. Type one or more, such as f5. “back” takes back."),
    ],
)
def test_one_sentence_says_what_is_awaited(scene: str, sentence: str) -> None:
    assert question(ALL[scene]()) == sentence


# Short answers


@pytest.mark.parametrize("answer", ["c", "C", "side c", "map C"])
def test_a_side_is_a_letter(answer: str) -> None:
    assert read(siding(), answer) == ["side C"]


@pytest.mark.parametrize("answer", ["a", "/", "c/d", "side"])
def test_what_is_no_side_is_explained(answer: str) -> None:
    assert refusal(siding(), answer).endswith("isn’t a side of your board. Type C or D.")


@pytest.mark.parametrize("answer", ["r", "R", "red", "take red", "choose r"])
def test_a_colour_is_a_letter_or_a_word(answer: str) -> None:
    assert read(choosing(), answer) == ["take red"]


def test_d30_the_active_player_may_choose_a_useless_colour() -> None:
    assert read(choosing(), "y") == ["take yellow"]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("x", "None of these dice is “x”. Type a letter or a word: R (2), Y (1, no room), G (1), B (2)."),
        ("p", "None of these dice is “p”."),
        ("o", "No die there shows orange."),
    ],
)
def test_what_is_no_colour_of_the_dice_is_explained(answer: str, sentence: str) -> None:
    assert sentence in refusal(choosing(), answer)


@pytest.mark.parametrize(("answer", "move"), [("a", "again"), ("again", "again"), ("S", "stop"), ("stop", "stop")])
def test_again_or_stop(answer: str, move: str) -> None:
    assert read(deciding(), answer) == [move]


@pytest.mark.parametrize("answer", ["x", "r", "p", "f5"])
def test_what_is_neither_is_explained(answer: str) -> None:
    assert refusal(deciding(), answer) == "Please type a to roll the other dice again, or s to stop."


def test_others_use_a_colour_or_pass() -> None:
    assert read(using(), "b") == ["take blue"]
    assert read(using(), "p") == read(using(), "pass") == ["pass"]
    assert read(bonus(), "p") == ["pass"]
    assert "You can’t use “x”. Type G (1), B (2), or p" in refusal(using(), "x")
    assert refusal(bonus(), "b") == "No die there shows blue."


def test_d24_why_a_colour_cannot_be_used() -> None:
    assert refusal(using(), "y") == "No yellow group touches a cell you have marked."
    assert refusal(using(), "red") == "Set aside for Bruno alone: 2 red dice."
    match = beginning()
    turn(match, "0 blue g4 h4")
    throw(match, "5 yellow")
    throw(match, "2 red 2 blue 1 green 1 orange")
    match.play(1, "take red")
    match.play(1, "stop")
    assert refusal(match, "b") == "You can’t use 2 blue dice: your unfinished group has room for 1."
    match = using(dice="4 blue 1 green 1 red")
    assert refusal(match, "b") == "You can’t use 4 blue dice: the largest group you can begin has 3 cells."


# Cells


@pytest.mark.parametrize("answer", ["h5", "H5", "h 5", "mark h5", " h5 "])
def test_one_cell(answer: str) -> None:
    assert read(marking(), answer.strip()) == ["mark h5"]


@pytest.mark.parametrize("answer", ["h5 i5", "h5i5", "h5, i5", "mark h5 i5", "i5 h5"])
def test_several_cells_in_any_order(answer: str) -> None:
    assert read(marking(), answer) == ["mark h5", "mark i5"]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("mark", "“mark” isn’t a cell."),
        ("red", "“red” isn’t a cell."),
        ("m5", "“m5” isn’t a cell."),
        ("h10", "“h10” isn’t a cell."),
        ("h5 i5 j5", "That’s 3 cells, and you have only 2 left to mark."),
        ("g6", "g6 is black and is never marked. Possible: f5 h5."),
        ("g5", "g5 is the start; it counts as marked already."),
        ("f4", "f4 is green, and you are marking red."),
        ("i5", "i5 touches no marked cell."),
        ("h5 k5", "k5 touches no marked cell. Possible: i5."),
        ("h5 h5", "h5 is marked already. Possible: i5."),
        ("h5 f5", "f5 is in another group: the unfinished one comes first. Possible: i5."),
    ],
)
def test_what_cannot_be_marked_is_explained(answer: str, sentence: str) -> None:
    assert sentence in refusal(marking(), answer)


def test_a_group_may_be_too_small_for_all_dice() -> None:
    assert refusal(marking(dice="3 red 3 grey"), "f5").startswith("f5 is in a group of only 2 cells")


def test_the_last_cell_is_asked_for_in_the_singular() -> None:
    match = marking()
    mark(match, 0, "h5")
    assert question(match).startswith("Mark one red cell. Type one of those in brackets, such as i5.")
    assert refusal(match, "i5 j5") == "That’s 2 cells, and you have only one left to mark."


@pytest.mark.parametrize(
    ("language", "again", "stop", "passing", "red"),
    [("it", "ancora", "basta", "passo", "rosso"), ("fr", "e", "stop", "passe", "rouge"),
     ("de", "n", "schluss", "passe", "rot")],
)  # fmt: skip
def test_each_language_has_its_answers(language: str, again: str, stop: str, passing: str, red: str) -> None:
    assert read(deciding(), again, language) == ["again"]
    assert read(deciding(), stop, language) == ["stop"]
    assert read(using(), passing, language) == ["pass"]
    assert read(choosing(), red, language) == read(choosing(), "R", language) == ["take red"]


# At the prompt


def asked(match: ludoteca.Match, *typed: str, language: str = "en") -> str:
    """What is said when Anna goes on with a match and types something."""
    Path("so-far.txt").write_text(match.record(), encoding="utf-8")
    result = run("play", "--resume", "so-far.txt", "--language", language, typed=[*typed, "quit", "n"])
    assert result.exit_code == 0, result.output
    return said(result.output)


@pytest.mark.parametrize("name", Moment)
def test_enter_alone_never_does_anything(name: str) -> None:
    text, how = asked(ALL[name](), "", ""), how_to_answer(ALL[name]())
    assert text.count(how) == 3
    assert text.count("Enter alone decides nothing.") == 2


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("side", "Your board has two sides"),
        ("choose", "All dice of the colour you choose are set aside"),
        (
            "decide",
            "At least one more die of your colour: dice rolled 1 2 3 4 5 chance 17% 31% 42% 52% 60%",
        ),
        ("use", "You may use the dice the active player left"),
        ("bonus", "A bonus roll is one throw of five dice"),
        ("mark", "Type a cell as column and row"),
    ],
)
def test_help_is_about_the_question_with_map_marking_goal_and_legend(name: str, sentence: str) -> None:
    text = asked(ALL[name](), "?").partition("Anna> ?")[2]
    assert sentence in text
    assert "The goal: 9 of the 12 bonus cells, and all 16 cells of one colour." in text
    assert "R red · Y yellow · G green · B blue · O orange · E grey" in text
    assert text.count(said(question(ALL[name]()))) == 1


WORDS_FOR_MAPS = list(zip(LANGUAGES, ("maps", "mappe", "cartes", "karten"), strict=True))


@pytest.mark.parametrize(("language", "word"), WORDS_FOR_MAPS)
def test_the_maps_of_everybody_can_be_seen(language: str, word: str) -> None:
    text = asked(marking(players=3), word, language=language).partition(f"Anna> {word}")[2]
    for name in NAMES[:3]:
        assert f"{name} I a b c d" in text


def test_without_maps_there_is_nothing_to_see() -> None:
    with pytest.raises(Look) as caught:
        face().read(Sight(siding(), 0), "maps")
    assert caught.value.things == ("Nobody has a map yet.",)


def test_log_tells_the_whole_story() -> None:
    assert "Turn 1: you roll." in asked(marking(), "log").partition("Anna> log")[2]
