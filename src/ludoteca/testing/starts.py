"""Hypothesis strategies for matches of any game, and helpers for the checks."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.words import Words, _bundle, pattern_of


@st.composite
def starts(draw: st.DrawFn, game: Game) -> tuple[int, dict[str, Any]]:
    """A number of players and options."""
    options = {name: draw(st.sampled_from(option.examples)) for name, option in game.options.items()}
    return draw(st.sampled_from(list(game.players))), options


@st.composite
def matches(draw: st.DrawFn, game: Game, most_moves: int = 400) -> Match:
    """A match somewhere between its beginning and its end, reached by random moves."""
    players, options = draw(starts(game))
    match = Match(game, players, options)
    generator = draw(st.randoms(use_true_random=False))
    wanted = draw(st.integers(0, most_moves))
    while match.actors and match.made < wanted:
        actor = generator.choice(match.actors)
        match.play(actor, generator.choice(match.legal(actor)))
    return match if match.actors else first_moves_of(match, wanted % (match.made + 1))


def first_moves_of(played: Match, count: int) -> Match:
    """The game with its first `count` moves only; without it short games would always be over."""
    match = Match(played.game, played.players, played.options)
    for actor, move in played.moves[:count]:
        match.play(actor, move)
    return match


def everything_in(match: Match) -> list[Any]:
    """All that can be seen of a match from outside."""
    views = [[match.position(viewer), match.events_for(viewer)] for viewer in ("public", *range(match.players))]
    moves = [match.legal(actor) for actor in ("chance", *range(match.players))]
    return [views, moves, match.position(), match.actors, match.chance(), match.events, match.record()]


class StrictWords(Words):
    """Words that raise an error if a value is missing."""

    def say(self, message: str, **values: Any) -> str:
        bundle = _bundle(self.language)
        text, errors = bundle.format_pattern(pattern_of(bundle, message), values)
        assert not errors, (message, errors)
        return str(text)
