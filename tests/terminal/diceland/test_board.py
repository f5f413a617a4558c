"""What is drawn."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.terminal.sight import Sight
from ludoteca.testing.starts import StrictWords
from ludoteca.words import LANGUAGES, Words
from tests.diceland.play import ROAD, mark, road_without, throw, travel, turn
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
from tests.terminal.people import said
from tests.terminal.test_board import printed


def board(match: ludoteca.Match, seat: int | None = 0, width: int = 80) -> str:
    return printed(*face().board(Sight(match, seat)), width=width)


def test_the_map_has_letters_stars_obstacles_and_names_of_columns_and_rows() -> None:
    lines = board(choosing()).splitlines()
    assert lines[1].startswith("I   a   b   c   d   e   f   g   h   i   j   k   l ")
    assert lines[4].startswith("3  B*  B   B   G   G   G   O   B   E   B  #### O ")
    assert lines[5].startswith("4    Y   B   B   E*  E   G*  B*  B   E   B   R   R")


def test_cells_that_can_be_marked_are_in_brackets_and_marked_ones_crossed() -> None:
    match = marking()
    assert "5  Y   R*  R   G   R  [R ] W  [R*] R   R   R   Y " in board(match)
    mark(match, 0, "h5")
    assert "5  Y   R*  R   G   R   R   W  xR* [R ] R   R   Y " in board(match)


@pytest.mark.parametrize(("width", "height", "maps"), [(80, 24, 1), (160, 24, 2), (160, 50, 4), (250, 24, 4)])
def test_a_large_screen_shows_the_maps_of_all(width: int, height: int, maps: int) -> None:
    text = printed(*face().board(Sight(choosing(4), 0)), width=width, height=height)
    assert text.count("   a   b   c   d   e   f   g   h   i   j   k   l") == maps
    assert max(map(len, text.splitlines())) <= width


def test_before_there_is_something_to_mark_nothing_is_in_brackets() -> None:
    for scene in (choosing, deciding, using, bonus):
        assert "[" not in board(scene())


def test_beside_the_map_lie_the_dice_and_those_set_aside() -> None:
    assert "Dice R R Y G B B " in said(board(choosing()))
    assert "Aside –" in board(choosing())
    assert "Dice Y G B B " in said(board(deciding()))
    assert "Aside 2 × R red" in said(board(deciding()))
    throw_again = deciding()
    throw_again.play(0, "again")
    assert "Dice –" in board(throw_again)


def test_each_colour_has_its_letter_and_the_room_for_dice() -> None:
    match = marking()
    mark(match, 0, "h5")
    text = said(board(match))
    assert "lacks new" in text
    for row in ("R red 5 –", "G green – 5", "B blue – 3", "O orange – 2", "E grey – –"):
        assert row in text


def test_a_complete_colour_is_ticked_off() -> None:
    match = beginning()
    travel(match, road_without("grey"))
    assert "R red ✓ ✓" in said(board(match))


def test_the_information_bar_of_everybody() -> None:
    match = marking(dice="2 blue 4 grey", colour="blue")
    mark(match, 0, "g4")
    text = said(board(match))
    assert "Turn 1 · Anna · everybody marks" in text
    assert "Player Map Bonus (9 needed) Complete Rolls due" in text
    assert "▸ Anna I 1 – 1 … 1 × B Bruno I 0 – – ✓" in text


def test_who_is_awaited_and_who_is_done() -> None:
    match = marking()
    match.play(1, "pass")
    assert "▸ Anna I 0 – – … 2 × R Bruno I 0 – – ✓" in said(board(match))


def test_a_bonus_roll_says_whose_it_is() -> None:
    assert "Turn 1 · Anna · bonus roll: Anna" in said(board(bonus()))


def test_both_sides_of_a_board_are_shown_side_by_side_if_there_is_room() -> None:
    narrow, wide = board(siding()), board(siding(), width=120)
    assert "C   a   b" in narrow
    assert "D   a   b" in narrow
    assert len(narrow.splitlines()) == 21
    assert len(wide.splitlines()) == 11


def test_who_watches_sees_the_map_of_the_player_who_rolls() -> None:
    match = marking()
    mark(match, 0, "h5 i5")
    assert "xR*" in board(match, seat=None)
    match.play(1, "pass")
    turn_of_bruno = match
    throw(turn_of_bruno, "5 yellow")
    assert "Turn 2 · Bruno" in board(turn_of_bruno, seat=None)
    assert "xR*" not in board(turn_of_bruno, seat=None)
    assert "boards are dealt" in board(ludoteca.new("diceland", 2), seat=None)


# Rolling again


@pytest.mark.parametrize(
    ("dice", "colour", "sentence"),
    [
        ("2 red 4 grey", "red", "4 dice: 52% for at least one more red."),
        (
            "1 blue 5 grey",
            "blue",
            "5 dice: 60% for at least one more blue. The largest group you can begin takes 3;",
        ),
        (
            "3 blue 3 grey",
            "blue",
            "3 dice: 42% for at least one more blue. You have just what the largest group takes",
        ),
        ("4 blue 2 grey", "blue", "2 dice: 31% for at least one more blue. They are too many already:"),
        (
            "5 blue 1 grey",
            "blue",
            "One die more: 17% for blue. They are too many already: the largest group you can",
        ),
        ("2 grey 4 red", "grey", "You can’t mark anything in grey anyway."),
    ],
)
def test_before_the_dice_fall_the_odds_are_told(dice: str, colour: str, sentence: str) -> None:
    assert sentence in said(board(deciding(dice, colour), width=150))


def test_room_for_six_is_no_limit() -> None:
    assert said(board(deciding())).endswith("for at least one more red.")


def test_an_unfinished_group_is_the_limit() -> None:
    match = beginning()
    turn(match, "0 green f4")
    throw(match, "5 yellow")
    turn(match, "1 red f5")
    throw(match, "3 green 3 grey")
    match.play(0, "take green")
    assert "Your unfinished group takes 4; more are too many" in said(board(match))
    assert "%" not in board(match, seat=1)


# Sizes and languages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_board_and_question_fit_into_80_by_24(name: str, language: str) -> None:
    names = [f"{name} {'di ' * 7}"[:24] for name in NAMES]
    shown, sight = face(StrictWords(language), names), Sight(ALL[name](), 0)
    assert printed(shown.help(sight))
    lines = printed(*shown.board(sight), shown.question(sight)).splitlines()
    assert len(lines) <= 22
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_players_at_their_widest_fit_too(language: str) -> None:
    names = [f"{name} {'di ' * 7}"[:24] for name in NAMES]
    sight = Sight(marking(players=4), 0)
    for data, sheet in zip(sight.view["seats"], sight.details["sheets"], strict=True):
        data.update(bonus=12, complete=["blue", "green", "grey", "orange", "red"])
        sheet.update(due=1)
    shown = face(Words(language), names)
    lines = printed(*shown.board(sight), shown.question(sight)).splitlines()
    assert len(lines) <= 20
    assert "B G E O R" in said("\n".join(lines))
    assert any(line.rstrip().endswith("… 2 × R") for line in lines)


# The end


def test_the_standing_puts_winners_first_and_tells_how_far_the_others_came() -> None:
    match = beginning()
    travel(match, [], ROAD)
    text = said(printed(face().standing(Sight(match, None))))
    assert "Map Bonus (9 needed) Complete Marked 1. Bruno I 9 red 40 2. Anna I 0 – 0" in text
    assert "Anna lacks 9 bonus cells and 16 cells of red." in text
    assert text.endswith("Bruno wins!")
