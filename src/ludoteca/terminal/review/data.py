"""A review as plain data, for programs."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ludoteca.study.judging import Decision, Estimate, Event, Review
from ludoteca.study.judging.marks import mark


def as_data(review: Review) -> dict[str, Any]:
    """Shares of the victory are from 0 to 1; an estimate is its value and its half-width."""
    return {
        "judge": asdict(review.judge),
        "names": list(review.names),
        "winners": list(review.winners),
        "values": [list(map(pair, values)) for values in review.values],
        "balances": [
            {
                "seat": balance.seat,
                "start": pair(balance.start),
                "luck": pair(balance.luck),
                "guesses": pair(balance.guesses),
                "own": pair(balance.own),
                "gifts": pair(balance.gifts),
                "result": balance.result,
                "adjusted": balance.adjusted,
            }
            for balance in review.balances
        ],
        "luck": list(map(event, review.luck)),
        "turning points": list(map(event, review.turning_points)),
        "decisions": [decision(one, review) for one in review.decisions],
    }


def pair(estimate: Estimate) -> list[float]:
    return [estimate.value, estimate.around]


def event(one: Event) -> dict[str, Any]:
    return {"number": one.number, "actor": one.actor, "move": one.move, "change": list(map(pair, one.change))}


def decision(one: Decision, review: Review) -> dict[str, Any]:
    found = mark(review.judge.game, len(review.names), one.loss.value) if one.is_mistake else None
    return {
        "number": one.number,
        "seat": one.seat,
        "move": one.move,
        "known": pair(one.known),
        "guess": pair(one.guess),
        "better": one.better,
        "loss": pair(one.loss),
        "mark": found,
        "worth": {move: pair(brought) for move, brought in one.worth},
    }
