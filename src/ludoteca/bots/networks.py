"""Bots that are functions of observations, as environments show them to learners: an action or scores come out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.bots.advice import Advice, Reason, Weighed
from ludoteca.bots.player import Player, enrol
from ludoteca.engine.game import Game, View
from ludoteca.games import find

if TYPE_CHECKING:
    from numpy import float64, int8
    from numpy.typing import NDArray

Network = Callable[..., Any]
"""(observation, mask), and with `action_features` the features of each action -> an action, or scores of all."""


class Seen(NamedTuple):
    """What a seat sees at a decision, as in `docs/environments.md`."""

    observation: NDArray[int8]
    mask: NDArray[int8]
    action_features: NDArray[int8]


def network(game: str, description: str, *, action_features: bool = False) -> Callable[[Network], Player]:
    """A decorator that enrols a function of (observation, mask) as a bot with the function's name. Only here
    NumPy is needed.

    The function returns the number of a legal action, or a score for every action, of which the best legal one
    is taken. With `action_features` it also gets these.
    """

    def enrolled(function: Network) -> Player:
        played = find(game)

        def scores(view: View) -> tuple[Seen, NDArray[float64]]:
            seen = look(played, view)
            return seen, scores_of(seen, function(*(seen if action_features else seen[:2])))

        def choose(view: View, legal: list[str], generator: Random) -> str:
            _, found = scores(view)
            return move_of(played, view, int(found.argmax()))

        def explain(view: View, legal: list[str], generator: Random) -> Advice:
            seen, found = scores(view)
            best_first = sorted(seen.mask.nonzero()[0].tolist(), key=lambda action: -found[action])
            moves = [(move_of(played, view, action), float(found[action])) for action in best_first]
            return Advice(tuple(Weighed(move, score, None, Reason("advice-no-reason")) for move, score in moves))

        return enrol(Player(function.__name__, game, description, choose, explain))

    return enrolled


def look(game: Game, view: View) -> Seen:
    """Made of what the view's seat knows, and nothing else."""
    import numpy as np

    s, seat, names = view.state, view["you"], game.encoding.actions(view.state.players)
    row = np.zeros(len(game.encoding.features(s.players)), np.int8)
    game.observe(s, seat, row)
    mask = np.zeros(len(names), np.int8)
    told = np.zeros((len(names), len(game.action_features)), np.int8)
    actions = [0] * game.rules.MOST_LEGAL
    for action in actions[: game.encoding.legal_actions(s, seat, actions)]:
        mask[action] = 1
        game.describe(s, seat, action, told[action])
    return Seen(row, mask, told)


def scores_of(seen: Seen, given: Any) -> NDArray[float64]:
    """A score for each action, minus infinity for illegal ones."""
    import numpy as np

    answer, actions = np.asarray(given), len(seen.mask)
    if answer.ndim == 0 and answer.dtype.kind in "iu":
        if not 0 <= answer < actions or not seen.mask[answer]:
            legal = ", ".join(map(str, np.flatnonzero(seen.mask)))
            raise ValueError(f"Action {answer} is not legal now; the actions that are: {legal}.")
        return np.where(np.arange(actions) == answer, 0.0, -np.inf)
    if answer.shape != (actions,) or answer.dtype.kind not in "iuf":
        raise ValueError(f"A network returns an action, or {actions} scores, not an array of shape {answer.shape}.")
    scores = np.where(seen.mask == 1, answer.astype(float), -np.inf)
    if np.isnan(scores).any() or not np.isfinite(scores).any():
        raise ValueError("The scores of legal actions are finite numbers.")
    return scores


def move_of(game: Game, view: View, action: int) -> str:
    return game.notation.text(game.encoding.move_of(view.state, view["you"], action))
