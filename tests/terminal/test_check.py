"""Checking a record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots.random import random
from ludoteca.engine.fair import FairDice, seal_of
from ludoteca.terminal.files import MEGABYTE, MOST_MEGABYTES
from tests.terminal.people import run, said
from tests.terminal.scenes import choosing, keeping
from tests.terminal.twins.scenes import buying

RECORD = ludoteca.new("cincinnati", 4, seed=9, names=["Anna", "Bruno", "Carla", "Dino"]).run(random).record()


def check(content: str | bytes, *more: str) -> tuple[int, str, str]:
    Path("game.txt").write_bytes(content if isinstance(content, bytes) else content.encode())
    result = run("check", "game.txt", *more)
    return result.exit_code, said(result.stdout), result.stderr


def assert_bad(content: str | bytes, sentence: str, *more: str) -> None:
    code, out, error = check(content, *more)
    assert code == 1
    assert out == ""
    assert sentence in error
    assert error.count("\n") == 1


def test_a_finished_game() -> None:
    code, out, error = check(RECORD)
    match = ludoteca.load(RECORD)
    assert (code, error) == (0, "")
    assert f"Game Cincinnati Players Anna, Bruno, Carla, and Dino Moves {len(match.moves)} State finished" in out
    assert (
        f"Winner {match.names[match.winners[0]]} Luck all as seed 9 gives it Every move keeps to the rules" in out
    )


def test_a_finished_game_of_twins() -> None:
    match = ludoteca.new("twins", 3, seed=9, hands=2).run(random)
    code, out, error = check(match.record())
    assert (code, error) == (0, "")
    assert f"Game Twins Players Player 1, Player 2, and Player 3 Moves {len(match.moves)} State finished" in out
    assert (
        "Luck all as seed 9 gives it Every move keeps to the rules, and all luck is that of the seed in the record."
        in out
    )


def test_cards_that_the_seed_does_not_give() -> None:
    record = ludoteca.new("twins", 3, seed=9, hands=1).run(random).record()
    assert_bad(record.replace("seed: 9\n", "seed: 10\n"), "seed 10 gives")


@pytest.mark.parametrize(
    ("match", "state"),
    [
        (ludoteca.new("cincinnati", 4), "unfinished; chance is next"),
        (choosing(), "unfinished; awaited now: Anna, Bruno, Carla, and Dino"),
        (keeping(), "unfinished; awaited now: Anna, Bruno, and Carla"),
        (buying(), "unfinished; awaited now: Anna"),
    ],
)
def test_an_unfinished_game(match: ludoteca.Match, state: str) -> None:
    code, out, _ = check(match.record())
    assert code == 0
    assert state in out
    assert "the record names no seed" in out


def test_notes_windows_lines_and_a_byte_order_mark_are_allowed() -> None:
    assert check("\ufeff# mine\n" + RECORD.replace("\n", "\r\n"))[0] == 0


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "game.txt, line {}, “0: table D”: "),
        ("it", "game.txt, riga {}, “0: table D”: qui le regole non permettono questa mossa ("),
        ("fr", "game.txt, ligne {}, «\xa00: table D\xa0»\xa0: ici, les règles ne permettent pas ce coup ("),
        ("de", "game.txt, Zeile {}, „0: table D“: Diesen Zug erlauben die Regeln hier nicht ("),
    ],
)
def test_a_bad_move_is_named_with_its_line(language: str, sentence: str) -> None:
    lines = RECORD.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("0: table"))
    lines[first] = "0: table D"
    assert_bad("\n".join(lines), sentence.format(first + 1), "--language", language)


def test_dice_that_the_seed_does_not_give() -> None:
    first = next(line for line in RECORD.splitlines() if line.startswith("chance: card"))
    other = "card 15000" if first != "chance: card 15000" else "card 20000"
    text = f"game.txt: move 1 is “{other}”, but seed 9 gives “{first.removeprefix('chance: ')}”."
    assert_bad(RECORD.partition(first)[0] + f"chance: {other}\n", text)
    assert_bad(RECORD.replace("seed: 9\n", "seed: 10\n"), "seed 10 gives")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "game.txt is empty."),
        (b" \n\n", "game.txt is empty."),
        (b"\x7fELF\x02\x01\x00\xff\xfe", "not UTF-8 text"),
        (b"Ludoteca record 1\n\x00", "not UTF-8 text"),
        ("Ludoteca record 1\nname 0: Zoë\n".encode("latin-1"), "not UTF-8 text"),
        (b"Dear diary,\n", "line 1: This is no record"),
        (b"Ludoteca record 1\n" + b"x" * 100_000, "line 2: "),
        (b"#" * (MOST_MEGABYTES * MEGABYTE + 1), f"game.txt is larger than {MOST_MEGABYTES} MB"),
    ],
    ids=["empty", "blank", "binary", "zeros", "latin-1", "letter", "long line", "gigantic"],
)
def test_what_is_no_record(content: bytes, sentence: str) -> None:
    assert_bad(content, sentence)
    assert len(run("check", "game.txt").stderr) < 500


def test_what_is_no_file(folder: Path) -> None:
    for name, sentence in (("nothing.txt", "There is no file nothing.txt."), (".", ". is a folder, not a record.")):
        for command in (("check", name), ("replay", name), ("play", "--resume", name)):
            result = run(*command)
            assert (result.exit_code, result.stderr) == (1, f"{sentence}\n")


def test_in_another_language() -> None:
    result = run("check", "nothing.txt", "--language", "it")
    assert result.stderr == "Il file nothing.txt non c’è.\n"


def test_names_play_no_tricks_on_the_terminal() -> None:
    code, out, _ = check(RECORD.replace("name 1: Bruno", "name 1: Bru\x1b[2Jno"))
    assert code == 0
    assert "\x1b" not in out
    assert "\x1b" not in run("replay", "game.txt").output


def fair_record(*seals: str) -> str:
    match = ludoteca.new("twins", 3, hands=1, names=["Anna", "Bruno", "Carla"])
    match.dice = FairDice("ab" * 32, "table", ["a", "", "c"], seals=[seal and seal_of(seal) for seal in seals])
    return match.run(random).record()


def verify(content: str) -> tuple[int, str, str]:
    Path("game.txt").write_text(content)
    result = run("verify", "game.txt")
    return result.exit_code, said(result.stdout), result.stderr


def test_fair_dice_are_recomputed() -> None:
    record = fair_record("a", "", "c")
    code, out, error = verify(record)
    assert (code, error) == (0, "")
    assert f"{record.count('chance: ')} outcomes were recomputed: all are those of the seed and the texts" in out
    assert FairDice("ab" * 32, "table", []).hash in out.replace("\n", "")
    assert "then nobody could choose this luck" in out
    assert check(record)[0] == 0


def test_unfair_dice_are_found_out() -> None:
    record = fair_record()
    for command in (verify, check):
        assert "gives" in command(record.replace("text 0: a", "text 0: b"))[2]
        other = record.replace("fair seed: ab", "fair seed: ac")
        assert "the seed is not the one whose hash was published" in command(other)[2]


def going_on(before: str) -> str:
    return fair_record().replace("fair table: table", f"fair table: table\nfair from: 20\nfair before: {before}")


@pytest.mark.parametrize("command", [verify, check])
def test_what_nobody_vouches_for_is_said_first_and_nothing_is_promised(
    command: Callable[[str], tuple[int, str, str]],
) -> None:
    code, out, _ = command(going_on("unproved"))
    assert (code, out.startswith("Unproved: nobody vouches for the first 20 moves.")) == (0, True)
    assert f"Luck after move 20 all as seed {'ab' * 32} gives it" in out.replace("\n", " ")
    assert "all luck is that of the seed" not in out
    assert "nobody could choose" not in out


@pytest.mark.parametrize("command", [verify, check])
def test_what_comes_from_another_game_is_said_first(command: Callable[[str], tuple[int, str, str]]) -> None:
    code, out, _ = command(going_on("table b3k9"))
    assert code == 0
    assert out.startswith("By this record its first 20 moves come from the finished game of table b3k9")
    assert "The host of this table chose that moment, and what was hidden then may be known." in out
    assert "Luck after move 20" in out


def test_texts_that_were_sealed_and_not_opened_or_changed_are_told() -> None:
    sealed = fair_record("a", "never said", "")
    code, out, _ = verify(sealed)
    assert (code, "left out of the luck: the text of Bruno" in out) == (0, True)
    assert "Not sealed before the texts were opened: the text of Carla." in out
    assert "nobody could choose" not in out
    assert "the text of Bruno" in check(sealed)[1]
    changed = sealed.replace(f"seal 0: {seal_of('a')}", f"seal 0: {seal_of('b')}")
    assert "not the one that was sealed" in verify(changed)[2]


@pytest.mark.parametrize("command", [verify, check])
def test_of_a_seed_that_somebody_chose_only_its_luck_is_vouched_for(
    command: Callable[[str], tuple[int, str, str]],
) -> None:
    record = ludoteca.new("twins", 3, seed=7, hands=1).run(random).record()
    code, out, _ = command(record)
    assert code == 0
    assert f"{record.count('chance: ')} outcomes were recomputed: all are those of seed 7." in out
    assert "Nobody can tell from the record how this seed was chosen." in out
    for promise in ("fair", "could choose this luck", "texts", "good"):
        assert promise not in out


def test_without_a_seed_nothing_can_be_verified() -> None:
    code, out, error = verify(choosing().record())
    assert (code, out) == (1, "")
    assert error == "game.txt names no seed: its luck cannot be checked.\n"
