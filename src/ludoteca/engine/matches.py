"""Many games of bots that are no rules: match after match, as at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.engine.counts import NO_CELLS, Cells
from ludoteca.engine.dice import seed_of_game
from ludoteca.engine.game import Game
from ludoteca.engine.match import Bot, Match
from ludoteca.engine.outcomes import Games, no_games


def play_matches(
    game: Game,
    options: Mapping[str, Any],
    bots: Sequence[Bot],
    numbers: range,
    seed: int,
    cells: Cells = NO_CELLS,
) -> Games:
    """Games with the same luck as those of `play_games` with the same numbers."""
    games = no_games(game, len(bots), seed, numbers, cells)
    for row, number in enumerate(numbers):
        match = Match(game, len(bots), dict(options), seed_of_game(seed, number)).run(bots)
        games.winners[row] = match.state.winners
        games.scores[row] = [game.rules.score(match.state, seat) for seat in range(len(bots))]
        games.lengths[row] = game.rules.length(match.state)
        games.cut_short[row] = bool(match.actors)
        games.decisions[row] = sum(isinstance(actor, int) for actor, _ in match.moves)
        games.counts[row] = cells.of(match.notes)
        for what, _, _, _, place in match.notes:
            games.tally[what + place] += 1
    return games
