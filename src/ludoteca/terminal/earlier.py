"""Earlier positions of a match."""

from __future__ import annotations

from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.engine.match import Actor, Match


def as_it_was(match: Match, moves: int) -> Match:
    """The match after its first `moves` moves."""
    then = Match(match.game, match.players, match.options, names=match.names)
    for actor, move in match.moves[:moves]:
        then.play(actor, move)
    return then


def noted_before_last_move(match: Match, viewer: Viewer) -> int:
    """How many events there were when a seat moved last; for the public, when any seat did."""
    own = [number for number, (actor, _) in enumerate(match.moves) if is_by(actor, viewer)]
    return as_it_was(match, own[-1]).noted if own else 0


def is_by(actor: Actor, viewer: Viewer) -> bool:
    return actor == viewer or (viewer == PUBLIC and isinstance(actor, int))
