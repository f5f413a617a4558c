"""Combinations and payments once more, as plainly as the rules say them, to compare the game with."""

from __future__ import annotations

from typing import Any

KINDS = ["singles", "colour", "pair", "twins"]
"""The poorest first (T24)."""

Worth = tuple[int, int]
"""The place of the kind in KINDS, and the value."""

LAST_OF_PLAY_1 = {3: 1, 4: 2, 5: 3, 6: 3}
FIRST_OF_PLAY_2 = {3: 1, 4: 1, 5: 2, 6: 2}
LAST_OF_PLAY_3 = {3: 1, 4: 1, 5: 2, 6: 2}
"""T30: how many, by the number of players who started."""


def worth(one: str, other: str) -> Worth:
    """T20-T23 word by word."""
    numbers = int(one[1:]), int(other[1:])
    black = [card[0] in "NGK" for card in (one, other)]
    if numbers[0] == numbers[1]:
        return KINDS.index("twins" if black[0] == black[1] else "pair"), numbers[0]
    return KINDS.index("colour" if one[0] == other[0] else "singles"), sum(numbers)


def last(worths: dict[int, Worth], places: int) -> set[int]:
    """T31, T42: those who have fewer than so many others behind them."""
    return {seat for seat in worths if sum(w < worths[seat] for w in worths.values()) < places}


def first(worths: dict[int, Worth], places: int) -> set[int]:
    """T32, T42: those who have fewer than so many others before them."""
    return {seat for seat in worths if sum(w > worths[seat] for w in worths.values()) < places}


def owed(play: int, started: int, worths: dict[int, Worth]) -> dict[int, int]:
    """T30, T43: what plays 1 and 3 demand, and of whom."""
    if len(worths) == 1 or play not in (1, 3):
        return {}
    if play == 1:
        return dict.fromkeys(last(worths, LAST_OF_PLAY_1[started]), 2)
    return dict.fromkeys(last(worths, LAST_OF_PLAY_3[started]), 1)


def won(play: int, started: int, worths: dict[int, Worth], pot: int) -> dict[int, int]:
    """T30, T32, T33, T43: what plays 2 and 4 bring, and to whom."""
    if play == 4:
        best = first(worths, 1)
        return dict.fromkeys(best, pot) if len(best) == 1 else {}
    if len(worths) == 1 or play != 2:
        return {}
    winners = first(worths, FIRST_OF_PLAY_2[started])
    gains: dict[int, int] = {}
    for rank in sorted({worths[seat] for seat in winners}, reverse=True):
        tied = [seat for seat in winners if worths[seat] == rank]
        left = pot - sum(gains.values())
        if len(tied) > 1 and left < 3 * len(tied):
            break
        gains.update(dict.fromkeys(tied, min(3, left)))
    return gains


def after_a_play(before: dict[str, Any], worths: dict[int, Worth]) -> dict[str, list[Any]]:
    """What a play makes of the seats: `delta`, `bankrupt` and `out`, from the position before it was shown."""
    seats, play, started = before["seats"], before["play"], before["players"]
    debts, gains = owed(play, started, worths), won(play, started, worths, before["pot"])
    everybody = range(started)
    return {
        "delta": [gains.get(seat, 0) - min(debts.get(seat, 0), seats[seat]["chips"]) for seat in everybody],
        "bankrupt": [seats[seat]["bankrupt"] or debts.get(seat, 0) > seats[seat]["chips"] for seat in everybody],
        "out": [seats[seat]["out"] or (play == 3 and seat in debts) for seat in everybody],
    }
