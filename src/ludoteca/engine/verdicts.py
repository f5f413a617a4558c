"""How a game has come out, where the seats are ordered by how much they have."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.engine.telling import Headline, Rank, Sentence, Value, headline, player, players, say

Lead = tuple[tuple[int, ...], int]
"""Who is ahead, and since when."""
NO_LEAD: Lead = (), 0


def lead_after(before: Lead, amounts: Sequence[int], number: int) -> Lead:
    """When so many rounds are over in which these amounts were reached."""
    most = max(amounts)
    ahead = tuple(seat for seat, amount in enumerate(amounts) if amount == most)
    return before if ahead == before[0] else (ahead, number)


def verdict(ranks: Sequence[Rank], amounts: Sequence[int], worded: Callable[[int], Value]) -> Headline:
    """Who has won, and to each seat its own place, with how much it lacks or is ahead."""
    winners = [rank["seat"] for rank in ranks if rank["place"] == 1]
    others = [rank for rank in ranks if rank["place"] > 1]
    won = shared(winners) if len(winners) > 1 else victory(winners[0], others[0]["seat"], amounts, worded)
    for rank in others:
        won["yours"][rank["seat"]] = behind(rank, winners[0], amounts, worded)
    return won


def shared(winners: list[int]) -> Headline:
    return headline(say("any-shared-victory", players=players(winners)), *winners)


def victory(winner: int, second: int, amounts: Sequence[int], worded: Callable[[int], Value]) -> Headline:
    lead = amounts[winner] - amounts[second]
    values: dict[str, Value] = {"second": player(second), "lead": worded(lead), "by": some(lead)}
    return headline(say("any-victory", name=player(winner), **values), winner)


def behind(rank: Rank, winner: int, amounts: Sequence[int], worded: Callable[[int], Value]) -> Sentence:
    gap = amounts[winner] - amounts[rank["seat"]]
    return say("any-behind", place=rank["place"], name=player(winner), gap=worded(gap), by=some(gap))


def some(amount: int) -> str:
    """With equal amounts a tie-break has decided."""
    return "some" if amount else "none"
