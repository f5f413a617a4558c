from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from ludoteca.games import GAMES
from ludoteca.study.report import batches_from, batches_played, write_page
from ludoteca.study.report.sums import Groups, Ratio
from tests.study.test_rows import written
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
        ("cincinnati", games.name, "has no games of cincinnati"),
        ("twins", "letter.csv", "has no games of twins"),
        ("twins", "letter.parquet", "cannot be read"),
        ("twins", "nothing.csv", "cannot be read"),
    ]:
        result = run("report", game, "--from", str(tmp_path / name), "--out", str(tmp_path / "page.html"))
        assert result.exit_code == 2
        assert sentence in said(result.output.replace("│", ""))
    assert not (tmp_path / "page.html").exists()


def test_groups_have_the_means_of_their_numbers() -> None:
    groups = Groups(2)
    for numbers in ([1.0, 2.0, 6.0], [4.0, 0.0, 2.0]):
        groups.add(np.array([0, 1, 1]), np.array(numbers))
    assert groups.means.tolist() == [2.5, 2.5]
    assert groups.intervals[1] == pytest.approx(1.96 * np.std([2, 6, 0, 2]) / 2)


def test_the_interval_of_a_ratio_goes_by_games() -> None:
    """Games of equal hands leave no doubt, whatever their number."""
    ratio = Ratio()
    ratio.add(np.array([2, 4, 6]), np.array([1, 2, 3]))
    assert (ratio.mean, ratio.interval) == (2, 0)
    ratio.add(np.array([9]), np.array([1]))
    assert ratio.mean == 3
    assert ratio.interval > 0
