from __future__ import annotations

import pytest

from ludoteca.games.cincinnati import tables
from ludoteca.games.cincinnati.notes import Notes
from ludoteca.study.simulate import simulate
from ludoteca.study.summary import Summary, summary_of
from ludoteca.study.tables import FigureTable


@pytest.fixture(scope="module")
def four() -> Summary:
    return summary_of(simulate("cincinnati", 4, 2000, seed=3))


def figure(table: FigureTable, row: str, column: str) -> float:
    """A figure of a table as a number, percent and errors taken off."""
    (found,) = [cells for cells in table.rows if cells[0] == row]
    return float(found[table.columns.index(column)].split()[0].replace(",", ""))


def test_wins_of_all_seats_make_a_hundred(four: Summary) -> None:
    seats = tables.tables(four)[0]
    assert sum(figure(seats, str(seat), "wins") for seat in range(4)) == pytest.approx(100, abs=0.05)
    assert figure(seats, "2", "mean wealth") == pytest.approx(four.scores[2].mean * 1000, abs=1)


def test_a_table_is_cleared_or_keeps_its_cards_in_every_round(four: Summary) -> None:
    clearings = tables.clearings(four)
    for name in tables.NAMES:
        both = figure(clearings, name, "cleared") + figure(clearings, name, "kept its cards")
        assert both == pytest.approx(100, abs=0.02)


def test_only_hands_that_meet_the_condition_clear(four: Summary) -> None:
    hands = tables.winning_hands(four)
    with_straights = {row[0] for row in hands.rows if row[2] != "0.00 %"}
    assert with_straights == {"large straight", "small straight"}


def test_duels_are_counted_per_game(four: Summary) -> None:
    duels = tables.duels_and_tokens(four)
    challenges = four.tally[Notes.CHALLENGED]
    assert challenges > 2000
    assert figure(duels, "duels with a duel card", "per game") == pytest.approx(challenges / 2000, abs=0.001)


def test_three_players_have_no_ballroom() -> None:
    played = summary_of(simulate("cincinnati", 3, 50))
    assert [row[0] for row in tables.clearings(played).rows] == ["A Atlantic", "C Caesar's"]
    assert tables.winning_hands(played).columns == ("hand", "A Atlantic", "C Caesar's")


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="A seed is a whole number"):
        simulate("cincinnati", 4, 10, seed=seed)


@pytest.mark.parametrize(
    ("game", "players", "bots", "reason"),
    [
        ("chess", 4, ["random"], "There is no game 'chess'"),
        ("cincinnati", 7, ["random"], "3 to 6 players"),
        ("cincinnati", 4, ["genius"], "There is no bot 'genius' for cincinnati. The bots: random"),
        ("cincinnati", 4, ["random", "random"], "1 or 4 bots, not 2"),
    ],
)
def test_bad_arguments_are_named(game: str, players: int, bots: list[str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        simulate(game, players, 10, bot_names=bots)
