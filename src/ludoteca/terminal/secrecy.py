"""What several people at one keyboard must not see of each other."""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.engine.game import PUBLIC
from ludoteca.engine.match import Match


def needs_curtain(match: Match, people: Collection[int], seat: int) -> bool:
    """Whether the others at the keyboard must not see what a seat sees or does now."""
    return len(people) > 1 and (sees_secrets(match, seat) or chooses_secretly(match, seat))


def sees_secrets(match: Match, seat: int) -> bool:
    return match.position(seat) != match.position(PUBLIC)


def chooses_secretly(match: Match, seat: int) -> bool:
    """A choice is secret that can be changed until the last one is in."""
    others = (other for other in range(match.players) if other != seat)
    return any(may_change(match, other) for other in others) or may_change_later(match, seat)


def may_change(match: Match, seat: int) -> bool:
    """Whether a seat has made its choice and can make another."""
    return seat not in match.actors and bool(match.legal(seat))


def may_change_later(match: Match, seat: int) -> bool:
    trial = match.copy()
    trial.play(seat, trial.legal(seat)[0])
    return may_change(trial, seat)


def who_chose_before(match: Match, people: Collection[int], seat: int) -> int | None:
    """The person whose choice came last before that of a seat and can still be changed."""
    latest = [actor for actor, _ in reversed(match.moves)]
    earlier = latest[latest.index(seat) + 1 :] if may_change(match, seat) else latest
    for actor in earlier:
        if isinstance(actor, int) and actor != seat and actor in people and may_change(match, actor):
            return actor
    return None
