"""Every way to begin every game, for tests that hold for all of them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.games import GAMES

ALL_GAMES = sorted(GAMES.values(), key=lambda game: game.name)


@st.composite
def starts(draw: st.DrawFn, game: Game) -> tuple[int, dict[str, Any]]:
    """A number of players, and options."""
    options = {name: draw(st.sampled_from(option.examples)) for name, option in game.options.items()}
    return draw(st.sampled_from(list(game.players))), options


@st.composite
def matches(draw: st.DrawFn, game: Game, most_moves: int = 400) -> Match:
    """A match somewhere between its beginning and its end, reached by random moves."""
    players, options = draw(starts(game))
    match = Match(game, players, options)
    generator = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, most_moves))):
        if not match.actors:
            break
        actor = generator.choice(match.actors)
        match.play(actor, generator.choice(match.legal(actor)))
    return match
