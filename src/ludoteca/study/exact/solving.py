"""Who plays best: where all is known by going backwards, where something is hidden against what the others do."""

from __future__ import annotations

import numpy as np

from ludoteca.study.exact.positions import MOST_SWEEPS, SETTLED, Endless, Floats, Ints, Positions


def solve(game: Positions) -> tuple[Floats, Floats]:
    """Values and a policy where everybody takes the first of the moves that are best for them.

    With two players these are the values of the game. With more than two there can be others, as who cannot win may
    decide who does. Where something is hidden this says nothing, and raises ValueError.
    """
    if not game.is_open:
        raise ValueError("Something is hidden in this game: what is best depends on what the others do.")
    values, policy = game.result, game.uniform()
    for _ in range(MOST_SWEEPS):
        before, policy = values, game.first_best(worth_of_choices(game, values))
        values = game._one_move_back(values, game.likely(policy))
        if np.abs(values - before).max() < SETTLED:
            return values, policy
    raise ArithmeticError("The values do not settle.")


def worth_of_choices(game: Positions, values: Floats, reached: Floats | None = None) -> Floats:
    """For whoever chooses, summed over the positions that they cannot tell apart."""
    of, to = game.of[game.decided], game.to[game.decided]
    worth = values[to, game.seat[of]]
    return summed(game.choice, worth if reached is None else worth * reached[of])


def reached_by_others(game: Positions, policy: Floats, seat: int) -> Floats:
    """How likely each position is as far as chance and the others decide it."""
    likely = game.likely(policy)
    likely[game.decided[game.seat[game.of[game.decided]] == seat]] = 1.0
    return game.reached(likely)


def best_response(game: Positions, policy: Floats, seat: int) -> tuple[float, Floats]:
    """The most that a seat can expect if the others play by a policy, and the policy with its part changed so."""
    mine, reached = game.chooser == seat, reached_by_others(game, policy, seat)
    for _ in range(MOST_SWEEPS):
        values = game.values(policy)
        worth = worth_of_choices(game, values, reached)
        better = np.where(mine, game.first_best(worth), policy)
        if (better == policy).all():
            return float(values[0, seat]), policy
        policy = better
    raise ArithmeticError("The best response does not settle.")


def gain(game: Positions, policy: Floats) -> list[float]:
    """How much each seat would gain if it alone stopped playing by the policy; all 0 in an equilibrium."""
    start = game.values(policy)[0]
    return [best_response(game, policy, seat)[0] - float(start[seat]) for seat in range(game.players)]


def regret_matching(game: Positions, rounds: int) -> Floats:
    """The average policy of CFR+ (Tammelin 2014) after so many rounds.

    With two players, of whom one wins what the other loses, it comes as near to an equilibrium as wanted. With more
    nothing is promised: `gain` tells how near it is.
    """
    if game.is_endless:
        raise Endless("Positions come again in this game: regrets are not worked out.")
    policy = game.uniform()
    regret, average = np.zeros(len(policy)), np.zeros(len(policy))
    for number in range(1, rounds + 1):
        for seat in range(game.players):
            mine = game.chooser == seat
            worth = worth_of_choices(game, game.values(policy), reached_by_others(game, policy, seat))
            expected = np.bincount(game.knowledge, policy * worth)[game.knowledge]
            average += np.where(mine, number * policy * reached_by_self(game, policy, seat), 0.0)
            regret = np.where(mine, np.maximum(0.0, regret + worth - expected), regret)
            policy = np.where(mine, game.in_proportion(regret), policy)
    return game.in_proportion(average)


def reached_by_self(game: Positions, policy: Floats, seat: int) -> Floats:
    """By choice, how likely it comes up as far as the seat and chance decide it."""
    likely = game.likely(policy)
    likely[game.decided[game.seat[game.of[game.decided]] != seat]] = 1.0
    return summed(game.choice, game.reached(likely)[game.of[game.decided]])


def summed(choice: Ints, numbers: Floats) -> Floats:
    return np.bincount(choice, numbers).astype(np.float64)
