"""The results of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ludoteca.engine.dice import seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.many.figures import NO_FIGURES, Figures

Progress = Callable[[int, int], None]
"""Called with the numbers of games and of decisions that have just been finished."""


@dataclass(frozen=True)
class Games:
    """Finished games, one per row. Row i is game `numbers[i]`; alone, it has the seed `seed_of(i)`."""

    seed: int
    numbers: NDArray[np.int64]
    winners: NDArray[np.int8]
    """Sets of seats, as bits."""
    scores: NDArray[np.int32]
    """A column per seat."""
    lengths: NDArray[np.int32]
    """In rounds, hands or turns."""
    decisions: NDArray[np.int32]
    cut_short: NDArray[np.bool_]
    """Whether the game was cut short after `MOST_DECISIONS`, without a winner."""
    faults: NDArray[np.int32]
    """A column per seat: how often it chose an illegal move, which was replaced by a random one."""
    tally: NDArray[np.int64]
    """How often everything was noted in all games, by counter: `tally[Note.SHOWED.counters]`."""
    figures: NDArray[np.int32]
    """A column for each figure."""
    failures: Counter[str] = field(default_factory=Counter)
    """Why bots failed to decide, so that a random move was played, and how often."""
    luck: NDArray[np.float64] | None = None
    """Where it was asked for: the share of the victory that luck gave, a row for each view, a column per seat."""

    def __len__(self) -> int:
        return len(self.numbers)

    def seed_of(self, row: int) -> int:
        """The seed that replays this game alone."""
        return seed_of_game(self.seed, int(self.numbers[row]))

    def wins(self) -> NDArray[np.float64]:
        """A column per seat: 1 for a win, an equal share of a shared one, else 0."""
        won = (self.winners[:, None] >> np.arange(self.scores.shape[1]) & 1).astype(float)
        shares: NDArray[np.float64] = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        return shares


def no_games(game: Game, players: int, seed: int, numbers: range, figures: Figures = NO_FIGURES) -> Games:
    """Zeros for the games with these numbers."""
    count = len(numbers)
    return Games(
        seed=seed,
        numbers=np.arange(numbers.start, numbers.stop),
        winners=np.zeros(count, np.int8),
        scores=np.zeros((count, players), np.int32),
        lengths=np.zeros(count, np.int32),
        decisions=np.zeros(count, np.int32),
        cut_short=np.zeros(count, np.bool_),
        faults=np.zeros((count, players), np.int32),
        tally=np.zeros(game.counters, np.int64),
        figures=np.zeros((count, len(figures.names)), np.int32),
    )


def all_of(chunks: Generator[Games], none: Games, progress: Progress | None = None) -> Games:
    """All chunks in one, by number. Ctrl-C stops early and keeps what is done."""
    done: list[Games] = []
    with closing(chunks):
        try:
            for chunk in chunks:
                done.append(chunk)
                if progress:
                    progress(len(chunk), int(chunk.decisions.sum()))
        except KeyboardInterrupt:
            pass
    return joined(done, none)


def joined(chunks: list[Games], none: Games) -> Games:
    """Chunks joined into one, by number."""
    chunks = [none, *sorted(chunks, key=lambda chunk: int(chunk.numbers[0]))]
    return Games(
        seed=none.seed,
        numbers=np.concatenate([chunk.numbers for chunk in chunks]),
        winners=np.concatenate([chunk.winners for chunk in chunks]),
        scores=np.concatenate([chunk.scores for chunk in chunks]),
        lengths=np.concatenate([chunk.lengths for chunk in chunks]),
        decisions=np.concatenate([chunk.decisions for chunk in chunks]),
        cut_short=np.concatenate([chunk.cut_short for chunk in chunks]),
        faults=np.concatenate([chunk.faults for chunk in chunks]),
        tally=np.sum([chunk.tally for chunk in chunks], axis=0),
        figures=np.concatenate([chunk.figures for chunk in chunks]),
        failures=sum((chunk.failures for chunk in chunks), Counter()),
    )
