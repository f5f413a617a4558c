"""A review in one sentence, as data: who won, whether by luck, and who decided better."""

from __future__ import annotations

from math import hypot

from ludoteca.engine.telling import Sentence, Value, player, players, say
from ludoteca.study.judging.findings import POINTS, Balance, Estimate, Review


def verdict(review: Review) -> Sentence:
    """Says only what is certain."""
    if len(review.winners) != 1:
        return say("review-shared", players=players(list(review.winners)))
    won = review.balances[review.winners[0]]
    luck = sum_of(won.luck, won.guesses)
    better = who_decided_better(review, won)
    values: dict[str, Value] = {"winner": player(won.seat), "points": round(abs(luck.value) * POINTS)}
    if better is not None:
        values["better"] = player(better.seat)
    how = "although" if better else "won"
    if abs(luck.value) <= luck.around:
        return say(f"review-{how}", **values)
    return say(f"review-{how}-{'lucky' if luck.value > 0 else 'unlucky'}", **values)


def who_decided_better(review: Review, won: Balance) -> Balance | None:
    """Seats whose own decisions were certainly worth more than the winner's."""
    best = max(review.balances, key=lambda balance: balance.own.value)
    more = Estimate(best.own.value - won.own.value, hypot(best.own.around, won.own.around))
    return best if more.is_certain else None


def sum_of(one: Estimate, other: Estimate) -> Estimate:
    return Estimate(one.value + other.value, hypot(one.around, other.around))
