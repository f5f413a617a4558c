"""A row of a simulation can be made into the record of that very game."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine.verify import draws
from ludoteca.games import GAMES, find
from ludoteca.study.simulate import game_again, simulate
from tests.terminal.people import run, said

FILE = Path(__file__).parent / "policies_for_tests.py"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_record_has_the_result_of_its_row(game: str) -> None:
    assert_rows_are_games(game, ("easy", "random", "medium"), range(0, 600, 20))


def test_a_record_of_a_stranger_has_the_result_of_its_row() -> None:
    """One that is now and then not allowed what it chooses."""
    assert_rows_are_games("twins", ("random", f"{FILE}:far", "random"), range(30))


def test_a_record_of_bots_that_are_no_rules_has_the_result_of_its_row() -> None:
    saver = f"{Path(__file__).parent / 'arena' / 'bots_for_tests.py'}:saver"
    assert_rows_are_games("twins", (saver, "random", "random"), range(4))


def assert_rows_are_games(game: str, names: tuple[str, ...], rows: range) -> None:
    played = simulate(game, len(names), rows.stop, bot_names=names, seed=6)
    rules = find(game).rules
    for row in rows:
        match = ludoteca.load(game_again(game, names, row, seed=6).record())
        s = match.state
        assert [rules.score(s, seat) for seat in range(len(names))] == played.scores[row].tolist()
        assert (s.winners, rules.length(s)) == (played.winners[row], played.lengths[row])
        assert sum(isinstance(actor, int) for actor, _ in match.moves) == played.decisions[row]
        assert draws(match)


def test_the_command_writes_a_record_that_can_be_verified_and_watched(tmp_path: Path) -> None:
    out = tmp_path / "game.txt"
    command = (
        "simulate",
        "twins",
        "--players",
        "3",
        "--hands",
        "2",
        "--bot",
        "medium",
        "--seed",
        "4",
        "--record",
        "9",
    )
    assert run(*command, "--out", str(out)).exit_code == 0
    assert out.read_text(encoding="utf-8") == run(*command).output
    match = ludoteca.load(out.read_text(encoding="utf-8"))
    assert match.names == ["medium 1", "medium 2", "medium 3"]
    assert match.winners
    assert run("verify", str(out)).exit_code == 0
    assert "medium 1" in run("replay", str(out)).output


def test_a_record_is_no_table() -> None:
    result = run("simulate", "twins", "--record", "1", "--out", "games.csv")
    assert result.exit_code == 2
    assert "A record is a text" in said(result.output.replace("│", ""))
