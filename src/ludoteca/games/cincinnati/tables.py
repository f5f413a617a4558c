"""The tables that sum up many games of Cincinnati."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludoteca.games.cincinnati.hands import CATEGORIES
from ludoteca.games.cincinnati.layout import ROUNDS
from ludoteca.games.cincinnati.notes import FOR_A_TABLE, OWNER_LOST, OWNER_WON, Notes, cleared_at
from ludoteca.games.cincinnati.position import THOUSAND
from ludoteca.study.summary import Summary
from ludoteca.study.tables import FigureTable, per_game, ratio, seats

NAMES = ("A Atlantic", "B Ballroom", "C Caesar's")
IN_PLAY = {True: (0, 2), False: (0, 1, 2)}
"""The tables in play, by whether three play."""


def tables(games: Summary) -> list[FigureTable]:
    return [seats(games, "wealth", THOUSAND), clearings(games), winning_hands(games), duels_and_tokens(games)]


def tables_in_play(games: Summary) -> tuple[int, ...]:
    return IN_PLAY[games.players == 3]


def cleared_with(games: Summary, table: int) -> NDArray[np.int64]:
    """How often a table was cleared, by category of the hand."""
    return games.tally[Notes.CLEARED.counters][cleared_at(table)]


def clearings(games: Summary) -> FigureTable:
    """How often each table was cleared, kept its cards, or was fought for."""
    rounds = len(games) * ROUNDS
    rows = [
        (
            NAMES[table],
            ratio(cleared_with(games, table).sum(), rounds),
            ratio(games.tally[Notes.STAYED + table], rounds),
            ratio(games.tally[Notes.SHARED + table], rounds),
        )
        for table in tables_in_play(games)
    ]
    return FigureTable("Tables, share of all rounds", ("table", "cleared", "kept its cards", "fought for"), rows)


def winning_hands(games: Summary) -> FigureTable:
    """With which hands the tables were cleared."""
    cleared = [cleared_with(games, table) for table in tables_in_play(games)]
    rows = [
        (name, *(ratio(by_hand[hand], by_hand.sum()) for by_hand in cleared))
        for hand, name in reversed(list(enumerate(CATEGORIES)))
        if any(by_hand[hand] for by_hand in cleared)
    ]
    return FigureTable(
        "Hands that cleared a table", ("hand", *(NAMES[table] for table in tables_in_play(games))), rows
    )


def duels_and_tokens(games: Summary) -> FigureTable:
    """Duels with a card, duels for a table and extra throws, per game."""
    tally = games.tally
    won, lost = tally[Notes.DUEL_WON + OWNER_WON], tally[Notes.DUEL_WON + OWNER_LOST]

    gains = tally[Notes.GOT_TOKENS.counters]
    rows = [
        ("duels with a duel card", per_game(games, won + lost)),
        ("won by the owner of the card", ratio(won, won + lost)),
        ("won, but nothing to take", ratio(tally[Notes.TOOK_NOTHING], won)),
        ("duels for a table", per_game(games, tally[Notes.DUEL_WON + FOR_A_TABLE])),
        ("extra throws bought for a table", per_game(games, tally[Notes.PAID + False])),
        ("extra throws bought in duels", per_game(games, tally[Notes.PAID + True])),
        ("tokens gained", per_game(games, gains[1] + 2 * gains[2])),
        ("tokens lost to an empty reserve", per_game(games, 2 * gains[0] + gains[1])),
    ]
    return FigureTable("Duels and tokens", ("what", "per game"), rows)
