"""What a person has decided but can still take back."""

from __future__ import annotations

from ludoteca.engine.match import Match
from ludoteca.terminal.face import Sight


class Draft:
    """Moves tried on copies of a match until dice must fall or others are awaited; in a game with secrets, one."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.moves: list[str] = []
        self.stages = [match]
        """The match before each of the moves, and now."""

    @property
    def now(self) -> Match:
        return self.stages[-1]

    @property
    def sight(self) -> Sight:
        return Sight(self.now, self.seat)

    def is_finished(self) -> bool:
        is_open = not self.now.game.has_secrets
        return bool(self.moves) and not (is_open and self.seat in self.now.actors)

    def add(self, moves: str | list[str]) -> None:
        for move in [moves] if isinstance(moves, str) else moves:
            after = self.now.copy()
            after.play(self.seat, move)
            self.stages.append(after)
            self.moves.append(move)

    def take_back(self) -> bool:
        """Whether there was a move to take back."""
        if not self.moves or self.now.game.is_final(self.moves[-1]):
            return False
        self.moves.pop()
        self.stages.pop()
        return True

    def play_in(self, match: Match) -> None:
        for move in self.moves:
            match.play(self.seat, move)
