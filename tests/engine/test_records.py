from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots.random import random

GOOD = """Ludoteca record 1
game: cincinnati
rules: 1
players: 4
option keep: "in turn"
name 0: Anna
name 1: Bruno: the elder
name 2: Carla #2
name 3: Dino
seed: 7

# The first cards
chance: card 25000
chance: card tokens   # a comment behind a move

CHANCE: CARD 15000
"""


def with_line(number: int, line: str) -> str:
    lines = GOOD.splitlines()
    lines[number - 1] = line
    return "\n".join(lines)


def test_a_record_reads_as_people_write_it() -> None:
    match = ludoteca.load(GOOD)
    assert match.names == ["Anna", "Bruno: the elder", "Carla #2", "Dino"]
    assert match.position()["tables"] == {"A": ["25000"], "B": ["tokens"], "C": ["15000"]}
    assert match.dice is not None
    assert match.dice.seed == 7


def test_the_header_tells_all_that_was_chosen() -> None:
    match = ludoteca.new("cincinnati", players=3, keep="at once", names=["A", "B", "C"], seed=3)
    assert match.record().splitlines() == [
        "Ludoteca record 1",
        "game: cincinnati",
        "rules: 1",
        "players: 3",
        'option keep: "at once"',
        "name 0: A",
        "name 1: B",
        "name 2: C",
        "seed: 3",
        "",
    ]


def test_a_seed_hash_in_place_of_the_seed_is_kept() -> None:
    text = GOOD.replace("seed: 7", "seed hash: 5f4dcc3b")
    match = ludoteca.load(text)
    assert match.dice is None
    assert "seed hash: 5f4dcc3b\n" in match.record()


def test_line_ends_of_any_system_are_read() -> None:
    record = ludoteca.new("cincinnati", players=4, seed=1).run(random).record()
    assert ludoteca.load(record.replace("\n", "\r\n")).record() == record
    assert ludoteca.load("\ufeff" + record).record() == record


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "Some other file", "This is no record"),
        (1, "Ludoteca record 2", "Only format 1 can be read"),
        (2, "game: chess", "There is no game 'chess'. The games: cincinnati"),
        (3, "rules: 9", "Written for rules 9; this is rules 1"),
        (3, "rules: one", "'one' is no whole number"),
        (4, "players: 7", "3 to 6 players, not 7"),
        (4, "players: ٤", "no whole number"),
        (5, 'option keep: "never"', "'in turn' or 'at once', not 'never'"),
        (5, "option keep: in turn", "written as in JSON"),
        (5, 'option speed: "fast"', "no option 'speed'"),
        (6, "name 0:", "A name is empty"),
        (7, "name 0: Bruno", "'name 0' was already given in line 6"),
        (9, "name 4: Dino", "The header does not say 'name 3'"),
        (10, "seed: -7", "no whole number"),
        (10, "seed: 99999999999999999999", "no whole number"),
        (10, "weather: fine", "'weather' is nothing a header"),
        (13, "chance: card 99000", "'card 99000' is no move. A card is one of 15000"),
        (13, "chance: card duel", "“card duel” can’t happen now"),
        (13, "0: table A", "Chance decides next"),
        (13, "7: table A", "There is no seat 7"),
        (13, "card 25000", "has no colon"),
        (14, "seed: 8", "neither a seat nor 'chance', and the header is over"),
    ],
)
def test_a_bad_line_is_refused_with_its_number_and_the_reason(line: int, text: str, reason: str) -> None:
    with pytest.raises(ludoteca.BadRecord) as refused:
        ludoteca.load(with_line(line, text))
    assert reason in str(refused.value)
    if "does not say" not in reason:
        assert refused.value.line == line
        assert str(refused.value).startswith(f"Line {line}: ")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("CHANCE:  card  duel # turned", "chance: card duel # turned"),
        ("0: table A", "0: table A"),
        ("0: " + "9 " * 1000, "0: " + "9 " * 36 + "[...]"),
        ("seed: 8", None),
        ("table A", None),
    ],
)
def test_a_move_that_the_rules_refuse_is_named(text: str, move: str | None) -> None:
    with pytest.raises(ludoteca.BadRecord) as refused:
        ludoteca.load(with_line(14, text))
    assert (refused.value.line, refused.value.move) == (14, move)


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment", "\0\0", "PK\x03\x04"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(ludoteca.BadRecord, match="This is no record"):
        ludoteca.load(text)


def test_a_move_after_the_end_is_refused() -> None:
    record = ludoteca.new("cincinnati", players=4, seed=1).run(random).record()
    with pytest.raises(ludoteca.BadRecord, match="The game is over"):
        ludoteca.load(record + "0: pass\n")


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Bruno", " "], ["a", "b", "c", "d"]])
def test_names_are_as_many_as_players_and_not_empty(names: list[str]) -> None:
    with pytest.raises(ValueError, match="3 players need 3 names"):
        ludoteca.new("cincinnati", players=3, names=names)
