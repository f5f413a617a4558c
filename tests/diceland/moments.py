"""A match at every moment of a game, for tests of what is shown then."""

from __future__ import annotations

import ludoteca
from ludoteca import Match
from tests.diceland.play import MAP, ROAD, land, throw, travel
from tests.helpers import played


def dealing(players: int = 2) -> Match:
    """Boards are dealt next."""
    return ludoteca.new("diceland", players=players)


def choosing_sides() -> Match:
    """Two players, with boards G/H and A/B."""
    match = dealing()
    match.play("chance", "board G/H")
    match.play("chance", "board A/B")
    return match


def drawing_lots() -> Match:
    """Three players on the map of these tests."""
    return ludoteca.new("diceland", players=3, maps=[MAP] * 3)


def choosing() -> Match:
    """Seat 0 has thrown six dice."""
    match = land(3)
    throw(match, "2 red 1 green 1 blue 2 yellow")
    return match


def deciding() -> Match:
    """Seat 0 has taken green."""
    return played(choosing(), "0: take green")


def rolling_again() -> Match:
    """Seat 0 rolls five dice again."""
    return played(deciding(), "0: again")


def marking() -> Match:
    """Phase 2 has begun."""
    return played(deciding(), "0: stop")


def bonus_throw() -> Match:
    """Seats 0 and 2 have marked bonus cells, and seat 0 throws."""
    return played(marking(), "0: mark f4 / 1: pass / 2: take blue / 2: mark g4")


def bonus_choice() -> Match:
    """Seat 0 may use its bonus roll."""
    match = bonus_throw()
    throw(match, "2 red 3 yellow")
    return match


def ended() -> Match:
    """Seat 0 has won."""
    match = land(2)
    travel(match, ROAD)
    return match


EVERYWHERE = [
    dealing, choosing_sides, drawing_lots, land, choosing, deciding, rolling_again, marking, bonus_throw,
    bonus_choice, ended,
]  # fmt: skip
