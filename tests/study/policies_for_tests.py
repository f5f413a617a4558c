"""Policies with faults, found by tests as FILE.py:NAME."""

from __future__ import annotations

from typing import Any

from ludoteca.bots import policy
from ludoteca.bots.player import Player
from ludoteca.bots.policies import bot_of
from ludoteca.bots.random import explain
from ludoteca.engine.dice import pick
from ludoteca.engine.many.loop import Policy
from ludoteca.engine.rule import rule
from ludoteca.games import find
from ludoteca.games.twins import phases
from ludoteca.games.twins.notation import PLAY

TWINS = find("twins")
BEST_PAIR = TWINS.notation.read("play K10 Y10", by_chance=False)


def seeing_all(name: str, policy: Policy) -> Player:
    """A bot whose policy gets the whole state."""
    return Player(name, "twins", "For tests.", bot_of(TWINS, policy), explain, policy)


@policy("twins", "Plays by lot.")
def honest(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return moves[pick(luck, count)]


@policy("twins", "Names a move that no game has.")
def far(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return 9999


@policy("twins", "Names a move that would be legal in 16 bits.")
def overflowing(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return moves[0] + (1 << 16)


@policy("twins", "Names a move below all.")
def negative(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return -1


@policy("twins", "Reads one too far.")
def behind(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return moves[count]


@policy("twins", "Always lays the best pair there is, whether it holds it or not.")
def dreamer(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return BEST_PAIR if s.phase != phases.BUY else moves[0]


@policy("twins", "Buys nothing and plays by lot.")
def thrifty(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return moves[pick(luck, count)] if s.phase != phases.BUY else moves[0]


@policy("twins", "Writes where its moves stand.")
def writer(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    moves[0] = PLAY
    return PLAY


@policy("twins", "Asks for what a state does not have.")
def asker(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return int(s.trumps)


def no_rule(count: int) -> int:
    return count - 1


@policy("twins", "Calls what is no rule.")
def caller(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return moves[no_rule(count)]


@policy("twins", "Returns nothing.")
def silent(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    return None  # type: ignore[return-value]


@rule
def peeking_policy(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    """Looks at its neighbour's first card."""
    neighbour = seat + 1 if seat + 1 < s.players else 0
    return moves[int(s.held[neighbour][0]) % count]


@rule
def changing_policy(s: Any, seat: int, moves: list[int], count: int, luck: int) -> int:
    s.chips[seat] = 30
    return moves[0]


peeking, changing = seeing_all("peeking", peeking_policy), seeing_all("changing", changing_policy)
blindfolded = policy("twins", "Would go by the first card of its neighbour.")(peeking_policy)
