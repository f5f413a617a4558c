"""What is drawn."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.twins.layout import State
from ludoteca.games.twins.telling import standing
from ludoteca.games.twins.terminal.board import drawn
from ludoteca.terminal.sight import Sight
from ludoteca.words import LANGUAGES
from tests.helpers import played
from tests.terminal.people import said
from tests.terminal.test_board import printed
from tests.terminal.twins.scenes import NAMES, buying, dealt, face, playing, show, widest


def board(match: ludoteca.Match, seat: int | None = 0, width: int = 80) -> str:
    return printed(*face().board(Sight(match, seat)), width=width)


def test_cards_have_letter_number_and_the_colour_of_the_numeral() -> None:
    assert [line.rstrip() for line in printed(drawn(["G7", "B10"])).splitlines()] == [
        "╭────╮ ╭────╮",
        "│ G7●│ │B10○│",
        "╰─1──╯ ╰─2──╯",
    ]


def test_the_board_shows_chips_cards_purchases_pot_dealer_hand_and_deck() -> None:
    match = played(buying(), "0: buy 2 / deal G1 / deal G2")
    text = said(board(match))
    assert "Hand 1 · Dino deals · pot 3 · 26 cards in the deck" in text
    assert "Player Chips Cards Bought ▸ Anna 9 10 2 Bruno 12 8 … Carla 12 8 Dino 12 8" in text


def test_the_number_of_hands_is_shown_if_there_is_one() -> None:
    assert "Hand 1 of 5 ·" in board(dealt(hands=5))


def test_the_track_marks_the_present_play_and_the_question_says_what_it_does() -> None:
    assert "▸ Buying ◂ ── 1 pay ── 2 win ── 3 pay, out ── 4 the pot" in said(board(buying()))
    text = said(board(playing()))
    assert "Buying ── ▸ 1 pay ◂ ── 2 win ── 3 pay, out ── 4 the pot" in text
    for players, stake in ((4, "The last two pay 2 each"), (6, "The last three pay 2 each")):
        question = printed(face().question(Sight(playing(players), 0)), width=200)
        assert f"Play 1: lay two cards face down. {stake} into the pot." in question


def test_in_a_hand_lies_together_what_belongs_together_and_good_combinations_are_pointed_out() -> None:
    text = said(board(playing(), width=120))
    assert "│ N7●│ │ G7●│ │ K3●│ │ B3○│ │Y10○│ │ Y9○│ │ P2○│ │ N1●│" in text
    assert "Twins: N7 G7 · Pair: K3 B3 · Colours: Y9 Y10 (19), N1 N7 (8)" in text


def test_of_many_combinations_the_best_are_pointed_out() -> None:
    text = said(board(widest(), width=120))
    assert "Twins: N10 G10, N10 K10, G10 K10… · Pairs: N10 B10, G10 B10, K10 B10… · Colours: N9 N10 (19)" in text


def test_other_cards_stay_hidden() -> None:
    assert "│" not in board(playing(), seat=None)
    assert "N7" not in board(playing(), seat=1)


def test_who_has_laid_and_who_is_awaited() -> None:
    match = played(playing(), "0: play N7 G7")
    assert "▸ Anna 12 8 0 N7 G7 ✓ Bruno 12 8 0 …" in said(board(match))
    assert "Anna 12 8 0 ✓ ▸ Bruno 12 8 0 … Carla 12 8 0 …" in said(board(match, seat=1))


def test_what_was_shown_in_this_hand_stays_in_view() -> None:
    match = dealt("N1 G1 N3 G3", "K1 P1 K3 P3", "K2 Y5 N2 Y6", players=3)
    played(match, "0: buy 0 / 1: buy 0 / 2: buy 0")
    show(show(match, "N1 G1", "K1 P1", "K2 Y5"), "N3 G3", "K3 P3", "N2 Y6")
    assert "Carla 10 4 0 K2 Y5 N2 Y6 …" in said(board(match))


def test_who_is_out_or_bankrupt_is_named() -> None:
    sight = Sight(playing(), 0)
    sight.view["play"] = 4
    sight.view["seats"][1]["out"] = True
    sight.view["seats"][2].update(bankrupt=True, choice=False)
    text = said(printed(*face().board(sight)))
    assert "Bruno 12 8 0 – – – out Carla 12 8 0 – – – bankrupt Dino 12 8 0 – – – …" in text


def test_in_a_narrow_terminal_all_cards_stay() -> None:
    text = board(widest(), width=40)
    assert all(f"{card}" in text for card in ("N10", "B10", "N9", "N8", "N7"))


def at_its_widest() -> Sight:
    """Six long names, three plays of tens, Anna with ten cards and many combinations."""
    sight = Sight(widest(), 0)
    sight.view.update(play=4, pot=99, hand=10, hands=12)
    for data in sight.view["seats"]:
        data.update(played=[["N10", "K10"]] * 3, chips=72)
    sight.view["seats"][1]["out"] = True
    sight.view["seats"][2]["bankrupt"] = True
    return sight


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_and_question_fit_into_80_by_24_with_room_for_news(language: str) -> None:
    names = [f"{name} {'di ' * 7}"[:24] for name in NAMES]
    shown = face(language, names)
    for sight in (*(Sight(match, 0) for match in (buying(), playing(6), widest())), at_its_widest()):
        text = printed(*shown.board(sight), shown.question(sight))
        assert len(text.splitlines()) <= 18
        assert all(len(line) <= 80 for line in text.splitlines())
    assert text.count("N10\u00a0K10") > 3 * 6
    assert all(shown.speech.say(f"twins-state-{state}") in text for state in ("out", "bankrupt"))


# The end


def result(*chips: int, pot: int = 0, bankrupt: tuple[int, ...] = ()) -> str:
    state = State()
    state.players, state.pot = len(chips), pot
    state.chips[: len(chips)] = chips
    state.winners = sum(1 << seat for seat, number in enumerate(chips) if number == max(chips))
    state.bankrupt = sum(1 << seat for seat in bankrupt)
    sight = Sight(playing(), None)
    sight.shown["standing"] = standing(state)
    return said(printed(face().standing(sight)))


def test_the_standing_orders_by_chips() -> None:
    text = result(10, 25, 0, 13, bankrupt=(2,))
    assert text == "Player Chips 1. Bruno 25 2. Dino 13 3. Anna 10 4. Carla 0 bankrupt Bruno wins!"


def test_equals_share_the_victory_and_the_pot_belongs_to_nobody() -> None:
    text = result(18, 0, 18, 7, pot=5, bankrupt=(1,))
    assert "1. Anna 18 1. Carla 18 3. Dino 7 4. Bruno 0 bankrupt" in text
    assert text.endswith("5 chips are left in the pot and belong to nobody. Anna and Carla win together!")
