"""`ludoteca maps`: make, check and show."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.games.diceland.maps import MAPS
from tests.terminal.people import run, said


def test_a_map_is_made_and_is_good() -> None:
    text = run("maps", "make", "--seed", "7").output
    assert json.loads(text)["seed"] == 7
    assert run("maps", "make", "--seed", "7", "--out", "seven.json").output == "Written: seven.json\n"
    assert Path("seven.json").read_text(encoding="utf-8") == text
    assert run("maps", "check", "seven.json").output == "seven.json: a good map.\n"


def test_a_map_is_drawn_in_the_terminal() -> None:
    output = run("maps", "show", "c").output
    assert len(output.splitlines()) == 10
    shown = [letter for letter in "".join(output.splitlines()[1:]) if letter in "BGEORYW"]
    assert shown == [letter.upper() for letter in "".join(MAPS["C"].rows) if letter != "#"]


@pytest.mark.parametrize(("file", "begins"), [("c.svg", b"<svg"), ("c.png", b"\x89PNG")])
def test_a_map_is_drawn_into_a_file(file: str, begins: bytes) -> None:
    assert run("maps", "show", "C", "--out", file).output == f"Written: {file}\n"
    assert Path(file).read_bytes().startswith(begins)


def damaged() -> None:
    rows = list(MAPS["A"].rows)
    rows[0] = "RR" + rows[0][2:]
    Path("damaged.json").write_text(json.dumps({"name": "x", "seed": 1, "rows": rows}), encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["check", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["check", "."], "cannot be read: Is a directory"),
        (["check", "binary"], "binary is no JSON file"),
        (["check", "list.json"], "A map is an object with name, seed and rows"),
        (["check", "damaged.json"], "There must be 16 red cells"),
        (["check", "large.json"], "too large to be a map"),
        (["show", "Z"], "Z cannot be read: No such file or directory. The maps we have: A, B, C"),
        (["show", "A", "--out", "a.gif"], "A picture ends in .svg or .png, not in '.gif'"),
        (["show", "A", "--out", "nowhere/a.svg"], "nowhere/a.svg cannot be written"),
        (["make", "--seed", str(2**63)], "A seed is a whole number"),
    ],
)
def test_what_is_wrong_is_said(words: list[str], reason: str) -> None:
    damaged()
    Path("binary").write_bytes(b"\x00\xff\xfe")
    Path("list.json").write_text("[]", encoding="utf-8")
    Path("large.json").write_bytes(b" " * 200_000)
    result = run("maps", *words)
    assert result.exit_code == 1
    assert reason in said(result.output)


def test_maps_can_be_chosen_for_a_simulation() -> None:
    run("maps", "make", "--seed", "7", "--out", "seven.json")
    words = ("simulate", "diceland", "--players", "2", "--games", "20", "--map", "A", "--map", "seven.json")
    assert "20 games," in run(*words).output
    assert "3 players need one map each: 3 maps, not 2" in said(
        run(*words[:3], "3", *words[4:]).output.replace("│", "")
    )
    assert "There must be 16 red cells" not in run(*words).output
