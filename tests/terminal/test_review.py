"""`ludoteca review`: a finished game told afterwards."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.engine.compiled import native
from ludoteca.study import review
from ludoteca.study.judging import Balance, Effort, Estimate, Judge, Review
from ludoteca.study.judging.verdict import verdict
from ludoteca.terminal.review.many import error_rate, players_in
from ludoteca.words import LANGUAGES, Words
from tests.terminal.people import run

NAMES = ["Anna", "Bruno", "Carla"]


@cache
def record(seed: int = 4) -> str:
    match = ludoteca.new("diceland", players=3, seed=seed, names=NAMES)
    return match.run([bots.find(name, "diceland") for name in ("easy", "medium", "random")]).record()


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(record(), encoding="utf-8")
    return str(path)


def reviewed(*words: str, **environment: str) -> Any:
    return run("review", *words, "--deals", "8", **environment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_review_in_words(file: str, language: str) -> None:
    said = reviewed(file, "--language", language)
    assert said.exit_code == 0, said.output
    for name in NAMES:
        assert name in said.output
    assert Words(language).say("review-turned") in said.output
    assert len(re.findall("^• ", said.output, re.MULTILINE)) >= 3


def test_one_seat_alone(file: str) -> None:
    said = reviewed(file, "--seat", "1").output
    assert re.search("^Bruno( made no mistake|: )", said, re.MULTILINE)
    assert not re.search("^Anna( made no mistake|: )", said, re.MULTILINE)


def test_as_data(file: str) -> None:
    data = json.loads(reviewed(file, "--json").output)
    assert data["names"] == NAMES
    assert data["judge"]["bot"] == "medium"
    assert data["judge"]["deals"] == 8
    for balance in data["balances"]:
        parts = sum(balance[part][0] for part in ("start", "luck", "guesses", "own", "gifts"))
        assert parts == pytest.approx(balance["result"], abs=1e-9)


def test_a_page_with_a_chart_and_a_table_for_those_who_do_not_see_it(file: str, tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    assert reviewed(file, "--out", str(out)).exit_code == 0
    page = out.read_text(encoding="utf-8")
    picture = ElementTree.fromstring(re.search("<svg.*?</svg>", page, re.DOTALL).group())  # type: ignore[union-attr]
    lines = [element for element in picture if element.tag == "polyline"]
    assert len({line.get("stroke-dasharray") for line in lines}) == len(NAMES)
    assert picture.get("role") == "img"
    assert page.count("<tr>") > 30
    assert "http" not in page


def test_several_files_are_one_report(file: str, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(record(5), encoding="utf-8")
    said = reviewed(file, str(other))
    assert said.exit_code == 0, said.output
    assert "Bruno, by kind of decision" in said.output
    players = json.loads(reviewed(file, str(other), "--json").output)
    assert [one["name"] for one in players] == NAMES
    assert [one["games"] for one in players] == [2, 2, 2]


def test_only_finished_games(tmp_path: Path) -> None:
    path = tmp_path / "begun.txt"
    path.write_text(ludoteca.new("twins", players=3, seed=1).record(), encoding="utf-8")
    said = reviewed(str(path))
    assert said.exit_code == 1
    assert "not over" in said.output


@pytest.mark.parametrize(
    ("words", "why"), [(["--seat", "3"], "no seat 3"), (["--out", "page.html", "and.txt"], "one game")]
)
def test_what_cannot_be_asked(file: str, words: list[str], why: str) -> None:
    said = reviewed(file, *words)
    assert said.exit_code == 2
    assert why in said.output


# The sentence


def balance(seat: int, luck: float, own: float, result: float) -> Balance:
    gifts = Estimate(result - 0.5 - luck - own)
    return Balance(
        seat=seat,
        start=Estimate(0.5, 0.03),
        luck=Estimate(luck, 0.03),
        guesses=Estimate(0.0),
        own=Estimate(own, 0.03),
        gifts=gifts,
        result=result,
    )


def sentence(*balances: Balance) -> str:
    winners = tuple(one.seat for one in balances if one.result)
    judge = Judge("medium", "twins", 1, 1, True, 8)
    told = Review(judge, ("Anna", "Bruno"), winners, (), balances, (), (), ())
    return Words("en").tell(verdict(told), told.names)


def test_who_won_by_luck_is_told() -> None:
    said = sentence(balance(0, -0.21, 0.2, 0.0), balance(1, 0.21, -0.1, 1.0))
    assert said == "Bruno won although Anna decided better: luck gave Bruno 21 points."


def test_only_what_is_certain_is_told() -> None:
    assert sentence(balance(0, 0, 0, 0.0), balance(1, 0.02, -0.01, 1.0)) == (
        "Bruno won. Luck made no certain difference."
    )
    assert sentence(balance(0, 0, 0, 0.0), balance(1, -0.1, 0.1, 1.0)) == (
        "Bruno won even though luck took 10 points away."
    )
    assert sentence(balance(0, 0, 0, 0.5), balance(1, 0, 0, 0.5)) == "Anna and Bruno shared the victory."


def test_a_few_decisions_have_no_error_rate() -> None:
    assert error_rate([]) is None


@pytest.mark.skipif(not native.available(), reason="interpreted it takes too long")
@pytest.mark.parametrize(
    ("game", "players", "seeds", "weakness"),
    [("cincinnati", 3, (100, 101, 102), "pass"), ("diceland", 2, (1, 2), "stop")],
)
def test_a_planted_weakness_is_told_first(game: str, players: int, seeds: tuple[int, ...], weakness: str) -> None:
    """Who never pays for a throw; who always stops after the first roll."""
    medium = bots.find("medium", game)

    def weak(view: Any, legal: list[str], generator: Random) -> str:
        return weakness if weakness in legal else medium(view, legal, generator)

    seated: list[Any] = [weak, *[medium] * (players - 1)]
    names = ["Anna", "Bruno", "Carla"][:players]
    matches = [ludoteca.new(game, players=players, seed=seed, names=names) for seed in seeds]
    played = [match.run(seated) for match in matches]
    reviews = [review(match, effort=Effort(deals=2, tried=80, confirmed=80)) for match in played]
    first, *_ = players_in(reviews)[0].by_kind()
    assert first == weakness
