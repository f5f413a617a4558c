from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca.games import GAMES
from ludoteca.study.report import batches_from, batches_played, write_page
from ludoteca.study.report.sums import Groups, Ratio
from ludoteca.study.row_files import Rows, simulation_of
from ludoteca.study.simulate import stream
from tests.study.test_rows import BOTS, written
from tests.terminal.people import run, said

TITLES = {
    "cincinnati": ["Which table wins?"],
    "twins": ["Which play wins?", "Is buying worth it?"],
    "diceland": ["Are the maps fair?"],
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_page_shows_every_picture_and_needs_nothing_else(game: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert write_page(page, game, batches_played(game, 3, ["random"], 300)) == 300
    text = page.read_text(encoding="utf-8")
    for title in ["Does the seat matter?", "How long is a game?", "What scores win?", *TITLES[game]]:
        assert f"<h2>{title}</h2>" in text
    assert text.count("<svg") == 4 + len(TITLES[game])
    links = re.findall(r"""(?:href|src)=["']([^"']+)|url\(([^)]+)\)""", text)
    assert all(address.startswith("#") for link in links for address in link if address)
    assert "var(--ink)" in text
    assert "#0a0a" not in text


def test_files_of_both_kinds_add_up(tmp_path: Path) -> None:
    files = [written(tmp_path / "one.csv", 100), written(tmp_path / "two.parquet", 150, seed=6)]
    assert write_page(tmp_path / "page.html", "twins", batches_from("twins", files)) == 250


def test_files_that_are_no_games_are_refused(tmp_path: Path) -> None:
    games = written(tmp_path / "games.csv", 10)
    (tmp_path / "letter.csv").write_text("Dear,Anna\n1,2\n")
    (tmp_path / "letter.parquet").write_text("Dear Anna")
    for game, name, sentence in [
        ("cincinnati", games.name, "has games of twins, not of cincinnati"),
        ("twins", "letter.csv", "has no games of twins"),
        ("twins", "letter.parquet", "cannot be read"),
        ("twins", "nothing.csv", "cannot be read"),
    ]:
        result = run("report", game, "--from", str(tmp_path / name), "--out", str(tmp_path / "page.html"))
        assert result.exit_code == 2
        assert sentence in said(result.output.replace("│", ""))
    assert not (tmp_path / "page.html").exists()


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({}, "other.parquet has the same games as games.csv: the same bots on the same seed."),
        (
            {"seed": 6, "options": {"hands": 2}},
            "other.parquet was played with hands 2, games.csv with hands not set.",
        ),
        ({"seed": 6, "bots": ("random",) * 4}, "other.parquet has games of 4 players, games.csv of 3."),
        ({"game": "diceland"}, "other.parquet has games of diceland, not of twins."),
        ({"seed": 6, "rules": 0}, "other.parquet was played by rules 0, games.csv by rules 1."),
    ],
)
def test_games_that_do_not_belong_together_are_refused(
    other: dict[str, Any], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file that is named is the one that differs from the first."""
    monkeypatch.chdir(tmp_path)
    written(Path("games.csv"), 10)
    asked: dict[str, Any] = {"game": "twins", "bots": BOTS, "seed": 5, "options": {}, **other}
    rules = asked.pop("rules", None)
    about = simulation_of(**asked)
    file = Rows(Path("other.parquet"), replace(about, rules=rules) if rules is not None else about)
    for chunk in stream(
        about.game, about.bots, 10, seed=about.seed, options=asked["options"], cores=1, counted=True
    ):
        file.add(chunk)
    file.close()
    with pytest.raises(ValueError, match=re.escape(sentence)):
        write_page(Path("page.html"), "twins", batches_from("twins", [Path("games.csv"), Path("other.parquet")]))
    assert not Path("page.html").exists()


def test_a_file_under_another_name_is_not_counted_twice(tmp_path: Path) -> None:
    one = written(tmp_path / "one.parquet", 20)
    two = tmp_path / "two.parquet"
    two.write_bytes(one.read_bytes())
    for files in ([one, two], [one, one], [one, written(tmp_path / "longer.parquet", 40)]):
        with pytest.raises(ValueError, match="has the same games as"):
            list(batches_from("twins", files))


def test_groups_have_the_means_of_their_numbers() -> None:
    groups = Groups(2)
    for numbers in ([1.0, 2.0, 6.0], [4.0, 0.0, 2.0]):
        groups.add(np.array([0, 1, 1]), np.array(numbers))
    assert groups.means.tolist() == [2.5, 2.5]


def test_the_interval_of_a_share_is_wilsons() -> None:
    groups = Groups(2)
    groups.add(np.array([0] * 30 + [1] * 100), np.array([1.0] * 30 + [0.0, 1.0] * 50))
    assert groups.intervals[0] == pytest.approx(0.1135, abs=0.0005), "30 of 30 are no proof"
    assert groups.intervals[1] == pytest.approx(0.0962, abs=0.0005)


def test_the_interval_of_a_ratio_goes_by_games() -> None:
    """Games of equal hands leave no doubt, whatever their number."""
    ratio = Ratio()
    ratio.add(np.array([2, 4, 6]), np.array([1, 2, 3]))
    assert (ratio.mean, ratio.interval) == (2, 0)
    ratio.add(np.array([9]), np.array([1]))
    assert ratio.mean == 3
    assert ratio.interval > 0
