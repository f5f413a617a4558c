"""Why a bot that is a rule makes its move: its move first, then the others by what they were seen to bring."""

from __future__ import annotations

from random import Random

from ludoteca.bots.advice import Advice
from ludoteca.bots.player import Player, enrol
from ludoteca.bots.policies import bot_of, legal_numbers
from ludoteca.engine.game import View
from ludoteca.engine.loop import Policy
from ludoteca.games.cincinnati import GAME, phases
from ludoteca.games.cincinnati.bots.keeping import ranked_keeps
from ludoteca.games.cincinnati.bots.reasons import weighed
from ludoteca.games.cincinnati.bots.rounds import weigh
from ludoteca.games.cincinnati.layout import State
from ludoteca.games.cincinnati.notation import KEEP

ROUNDS_TRIED = 1000
KEEPS_TOLD = 5


def enrol_policy(name: str, description: str, policy: Policy) -> Player:
    """A bot that plays by a policy."""
    bot = bot_of(GAME, policy)

    def explain(view: View, legal: list[str], generator: Random) -> Advice:
        chosen = GAME.notation.read(bot(view, legal, generator), by_chance=False)
        s, seat = view.state, view["you"]
        promises = weigh(s, seat, told(s, seat, chosen), ROUNDS_TRIED, generator)
        promises.sort(key=lambda one: one.move != chosen)
        return Advice(tuple(weighed(s, seat, one, float(one.move == chosen)) for one in promises))

    return enrol(Player(name, GAME.name, description, bot, explain, policy))


def told(s: State, seat: int, chosen: int) -> list[int]:
    """The moves to be told of: the one chosen, and of many ways to keep only the best."""
    moves = legal_numbers(GAME, s, seat)
    if s.phase == phases.KEEP:
        moves = [KEEP + keep for keep, _ in ranked_keeps(s, seat)[:KEEPS_TOLD]]
    return [chosen, *(move for move in moves if move != chosen)]
