"""How a game ended, for games that rank the seats by an amount."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.engine.telling import Headline, Rank, Sentence, Value, headline, player, players, say

Lead = tuple[tuple[int, ...], int]
"""Who is ahead, and since when."""
NO_LEAD: Lead = (), 0


def lead_after(before: Lead, amounts: Sequence[int], number: int) -> Lead:
    """The lead after a round in which these amounts were reached."""
    most = max(amounts)
    ahead = tuple(seat for seat, amount in enumerate(amounts) if amount == most)
    return before if ahead == before[0] else (ahead, number)


def told_lead(message: str, lead: Lead, winners: list[int], last: int) -> list[Sentence]:
    """Since when the winner has been leading; told of a single winner in a game of more than one round."""
    leaders, since = lead
    if list(leaders) != winners or len(winners) > 1 or last == 1:
        return []
    when = "always" if since == 1 else "last" if since == last else "since"
    return [say(message, name=player(winners[0]), when=when, number=since)]


def verdict(ranks: Sequence[Rank], amounts: Sequence[int], worded: Callable[[int], Value]) -> Headline:
    """Who has won; and for each seat its place and by how much it leads or trails."""
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
    """The amount; at 0 a tie-break has decided."""
    return "some" if amount else "none"
