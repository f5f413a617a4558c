"""The moves worth thinking about, what a plan makes of them, and why, as data."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ludoteca.bots.advice import Advice, Reason, Weighed
from ludoteca.bots.player import Explain
from ludoteca.bots.policies import BITS_OF_LUCK, legal_numbers
from ludoteca.bots.search import Promise
from ludoteca.engine.game import View
from ludoteca.engine.kernels import Kernel
from ludoteca.engine.many.loop import Policy
from ludoteca.engine.rule import rule
from ludoteca.games.twins import GAME, phases
from ludoteca.games.twins.bots.plan import (
    CERTAIN,
    CHIP,
    is_out,
    pays,
    row,
    takes_pot,
    wins,
    worth_of_pair,
)
from ludoteca.games.twins.bots.thinking import think
from ludoteca.games.twins.combinations import CARDS, KINDS, PAIRS, kind, value
from ludoteca.games.twins.layout import PLAYS, State
from ludoteca.games.twins.notation import BUY, NOTATION, PLAY
from ludoteca.games.twins.plays import WON_IN_PLAY_2
from ludoteca.games.twins.rules import price

MOST_WEIGHED = 10
NEAR = 1.5 * CHIP
"""A pair whose plan promises this much less than the best is not considered."""
SMALL_BUDGET = 600

REASONS = {1: "advice-twins-pay", 2: "advice-twins-win", 3: "advice-twins-out", 4: "advice-twins-pot"}
LITTLE = 25
"""Below this chance, in percent, a pair is considered given up."""


def worth_weighing(s: State, seat: int) -> list[int]:
    """The moves that a plan could begin with, the most promising first."""
    moves = legal_numbers(GAME, s, seat)
    if s.phase == phases.BUY or s.play == PLAYS:
        return moves
    worths = worths_of(s, seat, moves)
    best = max(worths.values())
    near = [move for move in moves if worths[move] >= best - NEAR]
    return sorted(near, key=lambda move: -worths[move])[:MOST_WEIGHED]


def worths_of(s: State, seat: int, moves: Sequence[int]) -> dict[int, int]:
    """For each pair that could be laid, the value of the plan that begins with it, in 1024ths of a chip."""
    return dict(zip(moves, WORTHS(s, [seat, *(move - PLAY for move in moves)], len(moves)), strict=True))


@rule
def weigh_pairs(states: Any, given: Any, told: Any, moves: Any) -> None:
    for i in range(len(told)):
        told[i] = worth_of_pair(states[0], given[0], given[1 + i])


WORTHS = Kernel(GAME, "worths", weigh_pairs, states=1)


# Advice


def explained(policy: Policy) -> Explain:
    """Advice by a policy: its choice, then other moves worth considering, with chances found by playing on."""

    def explain(view: View, legal: list[str], generator: Random) -> Advice:
        s, seat = view.state, view["you"]
        moves = legal_numbers(GAME, s, seat)
        chosen = policy(s, seat, moves, len(moves), generator.getrandbits(BITS_OF_LUCK))
        others = [move for move in worth_weighing(s, seat) if move != chosen]
        thoughts = think(s, seat, [chosen, *others], SMALL_BUDGET, generator)
        return advice(s, seat, sorted(thoughts, key=lambda one: (one.move != chosen, -one.win)))

    return explain


def advice(s: State, seat: int, thoughts: Sequence[Promise]) -> Advice:
    """The thoughts in their order, with reasons."""
    return Advice(
        tuple(
            Weighed(NOTATION.text(one.move), one.win, one.win, reason(s, seat, one.move, one.lead))
            for one in thoughts
        )
    )


def reason(s: State, seat: int, move: int, chips: float) -> Reason:
    """Why one would make a move that is expected to bring this many chips in this hand."""
    expected = round(chips, 1)
    if move < PLAY:
        cards = move - BUY
        return Reason("advice-twins-buy", {"cards": cards, "price": price(cards), "chips": expected})
    pair = move - PLAY
    chance = good_chance(s, pair)
    given_up = s.play != PLAYS and chance < LITTLE
    return Reason(
        "advice-twins-give-up" if given_up else REASONS[s.play],
        {
            "cards": " ".join(CARDS[card] for card in PAIRS[pair]),
            "kind": KINDS[kind(pair)],
            "value": value(pair),
            "play": s.play,
            "chance": chance,
            "prize": min(WON_IN_PLAY_2, s.pot) if s.play == 2 else s.pot,
            "chips": expected,
        },
    )


def good_chance(s: State, pair: int) -> int:
    """In percent, among players of sound habits: not to pay, to win, not to be out, to take the pot."""
    place = row(s.players, pair)
    chances = (CERTAIN - pays(place), wins(place), CERTAIN - is_out(place), takes_pot(place))
    return round(100 * chances[s.play - 1] / CERTAIN)
