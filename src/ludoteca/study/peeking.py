"""Whether a policy uses what its seat cannot know.

A compiled policy gets the state itself. What its seat cannot know is dealt anew, and a policy that then chooses
otherwise has peeked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ludoteca.engine.dice import luck as luck_of
from ludoteca.engine.game import Game
from ludoteca.engine.many.batch import Batch, play_match
from ludoteca.engine.many.loop import Policy, room_for_moves

GAMES, DEALS = 2, 3


class Seen(NamedTuple):
    """What was found in a number of decisions."""

    decisions: int
    peeked: int
    """How often it chose otherwise when the unseen was different, or missing."""
    changed: int
    """How often it changed the state it was given."""

    @property
    def is_honest(self) -> bool:
        return not self.peeked and not self.changed


def look_at(
    policy: Policy,
    game: Game,
    players: int,
    options: Mapping[str, Any] | None = None,
    *,
    games: int = GAMES,
    deals: int = DEALS,
    seed: int = 0,
) -> Seen:
    """Has a policy play all seats of some games, and asks it at each decision what it would do if it knew less."""
    start = game.rules.set_up(players, **game.check_options(options or {}))
    peeked: list[bool] = []
    changed: list[bool] = []

    def watch(s: Any, seat: int, luck: int) -> None:
        before, known = s.copy(), game.seen(s, seat)
        choice = chosen(policy, game, before, seat, luck)
        others = [known, *(dealt(game, known, seat, luck_of(luck, deal)) for deal in range(deals))]
        peeked.append(any(chosen(policy, game, other, seat, luck) != choice for other in others))
        changed.append(before.values() != s.values())

    for number in range(games):
        play_match(Batch(game, start, [policy] * players, seed), options or {}, number, watch)
    return Seen(len(peeked), sum(peeked), sum(changed))


def dealt(game: Game, known: Any, seat: int, luck: int) -> Any:
    full = known.copy()
    game.deal_unseen(full, seat, luck)
    return full


def chosen(policy: Policy, game: Game, s: Any, seat: int, luck: int) -> int:
    moves = [0] * room_for_moves(game)
    return policy(s, seat, moves, game.rules.legal(s, seat, moves), luck)
