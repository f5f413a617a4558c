"""Finds all positions of a game by its rules."""

from __future__ import annotations

import marshal
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from operator import attrgetter
from typing import Any

import numpy as np

from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.seats import CHANCE_ALONE, NOBODY, lowest
from ludoteca.games import find
from ludoteca.study.exact.positions import CHANCE, END, Positions

MOST_POSITIONS = 2_000_000


class TooLarge(ValueError):
    """There are more positions than can be worked out."""


def explore(
    game: str | Match, players: int | None = None, *, most: int = MOST_POSITIONS, **options: Any
) -> Positions:
    """All positions of a game, or those that can follow in a match.

    Positions that differ only in what decides nothing (`Game.idle`) are one. Where several seats decide at once
    they are asked in ascending order, as in the environments, and none sees what another has chosen. A seat decides
    by what it may know in the position, not by how it came about.
    """
    match = game if isinstance(game, Match) else Match(find(game), players or find(game).players[0], options)
    return Explorer(match.game, most).explored(match.state.copy())


class Explorer:
    def __init__(self, game: Game, most: int) -> None:
        self.game, self.most = game, most
        self.numbers: dict[bytes, int] = {}
        self.waiting: list[Any] = []
        self.knowledge: dict[tuple[int, bytes], int] = {}
        self._active = attrgetter(*(name for name in game.state.FIELDS if name not in game.idle))
        self._moves = [0] * game.rules.MOST_LEGAL

    def explored(self, start: Any) -> Positions:
        players, shared = start.players, []
        seat, known, first, to, chance = [], [], [0], [], []
        self.number_of(start)
        for s in self._in_turn():
            mover = who_moves(s)
            seat.append(mover)
            known.append(self.knowledge_of(s, mover))
            shared.append([(s.winners >> one & 1) / max(1, s.winners.bit_count()) for one in range(players)])
            for after, share in self.moves(s, mover):
                to.append(self.number_of(after))
                chance.append(share)
            first.append(len(to))
        return Positions(
            np.array(seat), np.array(known), np.array(first), np.array(to), np.array(chance), np.array(shared)
        )

    def _in_turn(self) -> Iterator[Any]:
        """The states, in the order of their numbers."""
        place = 0
        while place < len(self.waiting):
            yield self.waiting[place]
            self.waiting[place] = None
            place += 1

    def number_of(self, s: Any) -> int:
        """Of the position that a state is in."""
        key = self._key(s)
        if key not in self.numbers:
            if len(self.numbers) == self.most:
                raise TooLarge(f"The game has more than {self.most:,} positions.")
            self.numbers[key] = len(self.numbers)
            self.waiting.append(s)
        return self.numbers[key]

    def _key(self, s: Any) -> bytes:
        return blake2b(marshal.dumps(self._active(s), 1), digest_size=16).digest()

    def knowledge_of(self, s: Any, seat: int) -> int:
        if seat < 0:
            return NOBODY
        seen = self._key(self.game.seen(s, seat) if self.game.has_secrets else s)
        return self.knowledge.setdefault((seat, seen), len(self.knowledge))

    def moves(self, s: Any, mover: int) -> Iterator[tuple[Any, float]]:
        """The states that a move leads to; of those of chance also how likely they are."""
        rules = self.game.rules
        if mover == CHANCE:
            outcomes = rules.chance_outcomes(s)
            fallen = Counter(rules.chance_move(s, outcome) for outcome in range(outcomes))
            for move, ways in sorted(fallen.items()):
                after = s.copy()
                rules.happen(after, move)
                yield after, ways / outcomes
        elif mover != END:
            for move in self._moves[: rules.legal(s, mover, self._moves)]:
                after = s.copy()
                rules.play(after, mover, move)
                yield after, 0.0


def who_moves(s: Any) -> int:
    if s.awaited == 0:
        return END
    return CHANCE if s.awaited == CHANCE_ALONE else lowest(s.awaited)
