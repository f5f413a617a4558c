"""The face that any game has: it knows nothing but what the game tells."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import ClassVar
from unittest.mock import patch

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.engine.telling import Area, Move, Piece, Sentence, cards, percent, row, say
from ludoteca.terminal.choices import Choice, Choices
from ludoteca.terminal.faces import Face, face_of
from ludoteca.terminal.pieces import Boards, every_board
from ludoteca.terminal.session import TentativeMoves
from ludoteca.terminal.sight import Look, Sight, Unclear
from ludoteca.terminal.speech import Speech
from ludoteca.words import LANGUAGES, Words
from tests.terminal.people import run, said
from tests.terminal.test_board import printed
from tests.terminal.twins.scenes import NAMES, buying, dealt, playing, widest
from tests.terminal.twins.test_questions import with_chips

SPEECH = Speech(Words("en"), NAMES)
FACE = Face("twins", SPEECH)


def text(words: str) -> Sentence:
    """A sentence that says just this."""
    return say("refused-unreadable", problem=words)


def screen(match: ludoteca.Match, seat: int | None = 0, width: int = 80) -> str:
    sight = Sight(match, seat)
    return printed(*FACE.board(sight), FACE.question(sight) if seat is not None else "", width=width)


# Whole games


class Watched(TentativeMoves):
    """Knows which decision is being made."""

    present: ClassVar[TentativeMoves]

    def __init__(self, match: ludoteca.Match, seat: int) -> None:
        super().__init__(match, seat)
        Watched.present = self


ANSWERS: dict[str, Callable[[Choice], str]] = {
    "numbers": lambda choice: choice.number,
    "parts": lambda choice: " ".join(reversed(choice.parts)),
    "words": lambda choice: choice.words,
    "notation": lambda choice: choice.move["move"],
}


class Person:
    """Answers at random, always in the same way, and remembers what was meant."""

    def __init__(self, language: str, answer: Callable[[Choice], str]) -> None:
        self.speech = Speech(Words(language), NAMES)
        self.answer = answer
        self.random = Random(7)
        self.meant: list[str] = []

    def __call__(self, prompt: str) -> str:
        if prompt == "> ":
            return "whole.txt"
        choices = Choices(self.speech, Watched.present.sight).all
        choice = self.random.choice([one for one in choices if not one.why])
        self.meant.append(choice.move["move"])
        return self.answer(choice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", ANSWERS)
def test_a_whole_game(how: str, language: str) -> None:
    person = Person(language, ANSWERS[how])
    with patch("builtins.input", person), patch("ludoteca.terminal.session.TentativeMoves", Watched):
        game = ("twins", "--plain", "--players", "3", "--name", "Anna", "--seed", "2", "--bot", "random")
        result = run("play", *game, "--language", language)
    assert result.exit_code == 0, result.output[-2000:]
    assert "{" not in result.output
    match = ludoteca.load(Path("whole.txt").read_text(encoding="utf-8"))
    assert match.winners
    assert [move for actor, move in match.moves if actor == 0] == person.meant


def test_a_replay_without_the_games_own_board() -> None:
    match = ludoteca.new("twins", 4, seed=3, names=NAMES[:4]).run(random)
    Path("game.txt").write_text(match.record(), encoding="utf-8")
    told = said(run("replay", "--plain", "game.txt").output)
    assert told.index("Hand 1:") < told.index("The game is over")
    assert "Player Chips 1. " in told


def test_a_game_brings_its_own_board_or_is_shown_plainly() -> None:
    own, plain = (face_of(playing(), Words("en"), plain=plain) for plain in (False, True))
    assert own.own.board
    assert not plain.own.board
    assert "--plain" in run("play", "--help").output


# What lies on the table


def test_figures_and_cards_are_shown_by_player() -> None:
    match = playing()
    for seat in (1, 2):
        match.play(seat, match.legal(seat)[0])
    shown = said(screen(match))
    assert "Twins ─" in shown
    assert "The table pot 0 · 28 cards in the deck" in shown
    assert "Player Chips Cards Shown in this hand ▸ Anna 12 8 Bruno 12 8 ▒ ▒ Carla 12 8 ▒ ▒ Dino 12 8 Your" in shown
    assert "│ N7 │ │ G7 │ │ K3 │ │ B3 │ │ Y10 │ │ Y9 │ │ P2 │ │ N1 │" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_and_question_fit_into_80_by_24(language: str) -> None:
    face = Face("twins", Speech(Words(language), NAMES))
    for match in (buying(), playing(), playing(6), widest()):
        sight = Sight(match, 0)
        lines = printed(*face.board(sight), face.question(sight)).splitlines()
        assert len(lines) <= 23
        assert all(len(line) <= 80 for line in lines)


def test_a_wide_screen_shows_more_moves() -> None:
    assert "10 more: “moves” lists them all. Or name its parts: “n7 g7”." in screen(playing())
    assert "more: “moves”" not in screen(playing(), width=200)


def test_in_a_narrow_terminal_everything_is_there() -> None:
    shown = said(screen(widest(), width=40))
    assert all(card in shown for card in ("N10", "B10", "N9", "N8", "N7", "1) N10 G10 (Twins of 10)"))


def test_who_watches_sees_no_hand() -> None:
    assert "N7" not in screen(playing(), seat=None)
    assert "N7" not in screen(playing(), seat=1)


def cell(part: str, at: tuple[int, int], mark: str = "") -> Piece:
    return {"kind": "cell", "text": mark, "name": text(part), "part": part, "at": at}


def board(kind: str, seat: int | None = None) -> Area:
    cells = [cell(f"{letter}{row + 1}", (row, column)) for row in range(3) for column, letter in enumerate("abc")]
    cells[4]["text"] = "X"
    area: Area = {"label": text("Map"), "board": kind, "pieces": cells}
    if seat is not None:
        area["seat"] = seat
    return area


def lines_of(thing: object, width: int = 80) -> list[str]:
    return [line.rstrip() for line in printed(thing, width=width).splitlines()]


def test_a_square_board_has_its_names_at_the_edges() -> None:
    sight = Sight(playing(), 0)
    sight.areas = [board("square")]
    assert lines_of(Boards(SPEECH, sight)) == ["Map", "  a b c", "1 · · ·", "2 · X ·", "3 · · ·"]


def test_hexagons_are_shifted_in_every_other_row() -> None:
    sight = Sight(playing(), 0)
    sight.areas = [board("hex")]
    assert lines_of(Boards(SPEECH, sight)) == ["Map", "  a b c", "1 · · ·", "2  · X ·", "3 · · ·"]


def test_cells_with_other_names_show_them() -> None:
    sight = Sight(playing(), 0)
    sight.areas = [board("square")]
    for number, piece in enumerate(sight.areas[0]["pieces"]):
        piece["part"] = f"p{number}"
    assert lines_of(Boards(SPEECH, sight)) == ["Map", "p0 p1 p2", "p3 X  p5", "p6 p7 p8"]


def test_of_many_boards_ones_own_is_always_shown_and_the_others_on_demand() -> None:
    sight = Sight(playing(), 1)
    sight.areas = [board("hex", seat) for seat in range(4)]
    narrow, wide = (said(printed(Boards(SPEECH, sight), width=width)) for width in (30, 80))
    assert narrow.startswith("Map: Bruno Map: Anna")
    assert narrow.endswith("“boards” shows 2 more.")
    assert wide.startswith("Map: Bruno Map: Anna Map: Carla Map: Dino")
    assert "Map: Anna Map: Bruno Map: Carla Map: Dino" in said(printed(*every_board(SPEECH, sight)))
    with pytest.raises(Look):
        Choices(SPEECH, sight).read("boards")


def test_values_are_written_as_the_language_writes_them() -> None:
    for language, shown in (("en", "45% · €25,000 · N7 G7"), ("de", "45 % · 25.000 € · N7 G7")):
        value = row([percent(0.45), {"money": 25000}, cards(["N7", "G7"])])
        assert said(Words(language).text(value)) == shown


# Answers


def read(match: ludoteca.Match, answer: str, language: str = "en") -> str:
    draft = TentativeMoves(match, 0)
    draft.add(Face("twins", Speech(Words(language), NAMES)).read(draft.sight, answer))
    return draft.now.moves[-1][1]


def refusal(match: ludoteca.Match, answer: str) -> str:
    with pytest.raises(Unclear) as caught:
        read(match, answer)
    return said(str(caught.value))


@pytest.mark.parametrize(
    "answer",
    ["1", "play n7 g7", "PLAY G7 N7", "n7 g7", "g7 n7", "g7n7", "g7, n7", "n 7 g 7", "N7 G7 (Twins of 7)", "twins"],
)
def test_a_move_has_many_names(answer: str) -> None:
    assert read(playing(), answer) == "play N7 G7"


def test_numbers_that_moves_have_anyway_are_kept() -> None:
    assert [read(buying(), str(number)) for number in range(3)] == ["buy 0", "buy 1", "buy 2"]
    assert read(buying(), "buy nothing") == read(buying(), "nothing") == "buy 0"
    assert read(buying(), "non comprare", "it") == "buy 0"


def test_what_could_be_several_moves_is_asked_back() -> None:
    assert read(playing(), "y9 colour") == "play Y9 Y10"
    assert refusal(playing(), "k3").startswith("“k3” could be any of these: 2) K3 B3 (Pair of 3) · ")
    assert refusal(playing(), "k3").endswith(" …")
    assert refusal(buying(), "buy").startswith(
        "“buy” could be any of these: 0) Buy nothing · 1) Buy one card for 1"
    )


def test_what_cannot_be_done_is_listed_and_answered_with_the_reason() -> None:
    assert "– Buy" not in screen(buying())
    poor = with_chips(0)
    assert "2) Buy two cards for 3: Two cards cost 3, and you have 0." in said(screen(poor))
    for answer in ("2", "buy 2", "buy two cards for 3"):
        assert refusal(poor, answer) == "Two cards cost 3, and you have 0."


def test_what_is_not_listed_is_refused_by_the_game() -> None:
    for answer in ("play g8 n7", "g8 n7"):
        with pytest.raises(ludoteca.IllegalMove) as refused:
            read(playing(), answer)
        assert said(SPEECH.tell(refused.value.reason)).startswith("You don’t have G8. Your cards: N1 N7")
    with pytest.raises(ludoteca.IllegalMove) as refused:
        read(playing(), "buy 1")
    assert Words("it").tell(refused.value.reason) == "Ora scegli due carte da giocare coperte."


@pytest.mark.parametrize("answer", ["0", "99", "z9", "g7 g7", "fold", "n7 g7 k3", ","])
def test_what_means_nothing_is_explained(answer: str) -> None:
    assert (
        refusal(playing(), answer) == f"“{answer}” isn’t a move here. Type the number of a move, or “?” for help."
    )


def test_dice_can_be_typed_without_blanks() -> None:
    sight = Sight(playing(), 0)
    sight.moves = [move(kept, kept) for kept in ("keep", "keep 1 4", "keep 4 4", "keep 1 4 4")]
    choices = Choices(SPEECH, sight)
    assert choices.read("44") == choices.read("4 4") == choices.read("4,4") == "keep 4 4"
    assert choices.read("414") == choices.read("4 1 4") == "keep 1 4 4"
    assert choices.read("1") == "keep"
    assert choices.read("41") == "keep 1 4"


def test_of_words_the_order_counts() -> None:
    sight = Sight(playing(), 0)
    bids = [(count, face) for count in (3, 4) for face in (3, 4)]
    sight.moves = [move(f"bid {count}x{face}", f"{count} dice showing {face}") for count, face in bids]
    assert Choices(SPEECH, sight).read("4 3") == "bid 4x3"
    assert Choices(SPEECH, sight).read("3 showing 4") == "bid 3x4"


def move(notation: str, words: str) -> Move:
    sentence = text(words)
    return {"move": notation, "id": sentence["id"], "values": sentence["values"]}


def test_help_lists_every_move_and_what_can_be_typed() -> None:
    shown = said(printed(FACE.help(Sight(playing(), 0)), width=200))
    assert shown.startswith("Everyone gets eight cards")
    assert "28) N1 P2 (Singles 3)" in shown
    assert "“1” and “play N7 G7” mean the same." in shown
    with pytest.raises(Look) as look:
        Choices(SPEECH, Sight(playing(), 0)).read("moves")
    assert "28) N1 P2 (Singles 3)" in said(printed(*look.value.things, width=200))


def test_a_refusal_at_the_prompt_is_in_the_readers_language() -> None:
    Path("so-far.txt").write_text(dealt("N7 G7").record(), encoding="utf-8")
    result = run("play", "--resume", "so-far.txt", "--plain", "--language", "de", typed=["play N7 G7", "quit", "n"])
    assert "Sag zuerst" in said(result.output)
