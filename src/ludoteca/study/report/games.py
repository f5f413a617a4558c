"""What a report shows of one game only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from ludoteca.games.cincinnati.layout import ROUNDS
from ludoteca.games.diceland.layout import PRINTED
from ludoteca.games.diceland.notation import MAP_LETTERS
from ludoteca.games.twins.layout import PLAYS
from ludoteca.study.report.common import Lengths, Picture, Scores, Seats, SpecialRules
from ludoteca.study.report.pictures import HUES, INK, as_percent, line_with_interval, shares_with_intervals, svg
from ludoteca.study.report.reading import Batch
from ludoteca.study.report.sums import Groups, Ratio, wins_of

FEW = 100
"""Groups with fewer cases are not drawn."""


class Part(Protocol):
    def add(self, batch: Batch) -> None: ...
    def pictures(self) -> list[Picture]: ...


class TablesChosen:
    """Cincinnati: who won, by how often they chose each table."""

    NAMES = ("A Atlantic", "B Ballroom", "C Caesar's")

    def __init__(self, players: int) -> None:
        self.players = players
        self.wins = [Groups(ROUNDS + 1) for _ in self.NAMES]

    def add(self, batch: Batch) -> None:
        wins = wins_of(batch, self.players)
        for seat in range(self.players):
            for letter, groups in zip("abc", self.wins, strict=True):
                groups.add(batch[f"chose_{letter}_{seat}"], wins[:, seat])

    def pictures(self) -> list[Picture]:
        def draw(axes: Any) -> None:
            axes.axhline(100 / self.players, color=INK, linewidth=1, linestyle=(0, (4, 3)))
            for name, hue, groups in zip(self.NAMES, HUES, self.wins, strict=True):
                shown = np.flatnonzero(groups.times >= FEW)
                if len(shown) > 1:
                    line_with_interval(axes, shown, groups.means[shown], groups.intervals[shown], hue, name)
            axes.set_xlabel(f"how often a seat chose the table in {ROUNDS} rounds")
            axes.set_ylabel("games won")
            if axes.get_legend_handles_labels()[0]:
                axes.legend()
            as_percent(axes.yaxis)

        text = f"Each line is a table. Numbers of choices that fewer than {FEW} seats made are left out."
        return [Picture("Which table wins?", text, svg(draw, "tables"))]


class PlaysWon:
    """Twins: how often who did best in a play, over all hands of a game, won the game."""

    BEST = (("paid_in_play_1", -1), ("won_in_play_2", 1), ("paid_in_play_3", -1), ("won_in_play_4", 1))
    NAMES = (
        "paid least often\nin play 1",
        "won most often\nin play 2",
        "paid least often\nin play 3",
        "won most often\nin play 4",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.wins = Groups(PLAYS)

    def add(self, batch: Batch) -> None:
        wins = wins_of(batch, self.players)
        for play, (column, sign) in enumerate(self.BEST):
            good = sign * np.stack([batch[f"{column}_{seat}"] for seat in range(self.players)], axis=1)
            best = good == good.max(axis=1, keepdims=True)
            self.wins.add(np.full(int(best.sum()), play), wins[best])

    def pictures(self) -> list[Picture]:
        def draw(axes: Any) -> None:
            shares_with_intervals(axes, self.NAMES, self.wins.means, self.wins.intervals, 1 / self.players)
            axes.set_ylabel("games won")

        text = "How often the seats that did best in a play, in all hands together, won. The line is a fair share."
        return [Picture("Which play wins?", text, svg(draw, "plays"))]


class Buying:
    """Twins: what a hand brought, by how many cards were bought for it."""

    NAMES = ("nothing", "one card", "two cards")

    def __init__(self, players: int) -> None:
        self.values = {column: Ratio() for column in ("nothing", "one", "two")}

    def add(self, batch: Batch) -> None:
        for column, value in self.values.items():
            value.add(batch[f"chips_bought_{column}"], batch[f"hands_bought_{column}"])

    def pictures(self) -> list[Picture]:
        hands = sum(value.times for value in self.values.values())
        shares = [value.times / hands for value in self.values.values()]
        names = [f"{name}\n{share:.0%} of hands" for name, share in zip(self.NAMES, shares, strict=True)]

        def draw(axes: Any) -> None:
            means, intervals = zip(*((value.mean, value.interval) for value in self.values.values()), strict=True)
            axes.bar(names, means, color=HUES[0], width=0.5)
            axes.errorbar(names, means, intervals, fmt="none", ecolor=INK, capsize=5)
            axes.axhline(0, color=INK, linewidth=1)
            axes.set_ylabel("chips won in the hand")
            axes.grid(axis="x", visible=False)

        text = "Chips won or lost in a hand, the price taken off, by what was bought for it."
        return [Picture("Is buying worth it?", text, svg(draw, "buying"))]


class Maps:
    """Diceland: how often each map won for who played on it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.wins = Groups(PRINTED + 1)

    def add(self, batch: Batch) -> None:
        wins = wins_of(batch, self.players)
        for seat in range(self.players):
            self.wins.add(batch[f"map_{seat}"], wins[:, seat])

    def pictures(self) -> list[Picture]:
        shown = [number for number in range(1, PRINTED + 1) if self.wins.times[number]]
        if not shown:
            return []

        def draw(axes: Any) -> None:
            names = [f"map {MAP_LETTERS[number - 1]}" for number in shown]
            means, intervals = self.wins.means[shown], self.wins.intervals[shown]
            shares_with_intervals(axes, names, means, intervals, 1 / self.players)
            axes.set_ylabel("games won")

        text = "How often who played on a map won. The dashed line is a fair share."
        return [Picture("Are the maps fair?", text, svg(draw, "maps"))]


RULES = {
    "cincinnati": {
        "fought_for_a": "duel for table A",
        "fought_for_b": "duel for table B",
        "fought_for_c": "duel for table C",
        "duels_won_by_owner": "duel won by the card's owner",
        "duels_lost_by_owner": "duel lost by the card's owner",
        "duels_with_nothing_to_take": "duel won, nothing to take",
        "extra_throws": "extra throw at a table",
        "extra_throws_in_duels": "extra throw in a duel",
        "tokens_lost": "the reserve of tokens was empty",
    },
    "twins": {
        "bankruptcies": "bankruptcy",
        "put_out": "put out in play 3",
        "pot_stays_tied": "tie in play 4, the pot stays",
        "pot_stays_nobody_left": "nobody left for play 4",
        "winners_unpaid": "the pot could not pay all winners",
        "alone_in_a_play": "a player alone in a play",
    },
    "diceland": {
        "rolled_again": "rolled again",
        "missed": "rolled again and missed",
        "all_six_of_a_colour": "all six dice of one colour",
        "turns_wasted": "a turn in vain",
        "bonus_rolls": "bonus roll",
        "bonus_rolls_from_bonus_rolls": "bonus roll from a bonus roll",
        "bonus_rolls_of_no_use": "bonus roll of no use",
        "bonus_rolls_not_used": "bonus roll not wanted",
    },
}
UNITS = {
    "cincinnati": ("rounds", "thousands"),
    "twins": ("hands", "chips"),
    "diceland": ("turns", "bonus cells"),
}
OWN: dict[str, list[Callable[[int], Part]]] = {
    "cincinnati": [TablesChosen],
    "twins": [PlaysWon, Buying],
    "diceland": [Maps],
}


def parts_of(game: str, players: int) -> list[Part]:
    length, score = UNITS[game]
    common: list[Part] = [Seats(players), Lengths(length), Scores(players, score), SpecialRules(RULES[game])]
    return [*common, *(own(players) for own in OWN[game])]
