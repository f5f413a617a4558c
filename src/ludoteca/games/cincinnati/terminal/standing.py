"""The result, step by step: money, tokens, and what decides between equals (C58)."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludoteca.games.cincinnati.layout import CARDS, MONEY
from ludoteca.games.cincinnati.terminal.phrases import Phrases
from ludoteca.terminal.face import Data
from ludoteca.terminal.grids import table_of_players
from ludoteca.terminal.prose import Prose

VALUES = [int(card) for card in reversed(CARDS[:MONEY])]
WORTH_OF_TOKEN = 5000


def standing(phrases: Phrases, view: Data) -> RenderableType:
    winners = view["winners"]
    winner = phrases.say("cincinnati-end-winner", players=phrases.players(winners), count=len(winners))
    return Group(wealth(phrases, view), *tie_break(phrases, view), Text(winner, "bold green"))


def wealth(phrases: Phrases, view: Data) -> RenderableType:
    columns = ("cincinnati-column-money", "cincinnati-column-tokens", "cincinnati-end-wealth")
    rows = table_of_players(phrases.say("cincinnati-column-player"), map(phrases.say, columns))
    order = ranked(view)
    for seat in order:
        data = view["seats"][seat]
        place = 1 + sum(final_order(view, other) > final_order(view, seat) for other in order)
        tokens = phrases.say("cincinnati-end-tokens", tokens=data["tokens"], worth=WORTH_OF_TOKEN)
        total = Text(phrases.money(data["wealth"]), "bold")
        rows.add_row(f"{place}.", phrases.names[seat], phrases.money(sum(data["money"])), tokens, total)
    return rows


def ranked(view: Data) -> list[int]:
    """The seats, best first."""
    return sorted(range(view["players"]), key=lambda seat: final_order(view, seat), reverse=True)


def final_order(view: Data, seat: int) -> tuple[int, list[int]]:
    data = view["seats"][seat]
    return data["wealth"], [data["money"].count(value) for value in VALUES]


def tie_break(phrases: Phrases, view: Data) -> list[RenderableType]:
    """C58: between equally wealthy players the higher money cards decide, value by value."""
    most = max(data["wealth"] for data in view["seats"])
    tied = [seat for seat in range(view["players"]) if view["seats"][seat]["wealth"] == most]
    sentences = []
    for value in VALUES:
        counts = {seat: cards_of(view, seat, value) for seat in tied}
        left = [seat for seat in tied if counts[seat] == max(counts.values())]
        if len(left) < len(tied):
            sentences.append(decided_by(phrases, value, counts))
        tied = left
    if len(tied) > 1:
        sentences.append(phrases.say("cincinnati-end-alike", players=phrases.players(tied)))
    return [Prose(sentence) for sentence in sentences]


def decided_by(phrases: Phrases, value: int, counts: dict[int, int]) -> str:
    each = phrases.listed(f"{phrases.names[seat]} {count}" for seat, count in counts.items())
    return phrases.say("cincinnati-end-tied", players=phrases.players(counts), money=value, counts=each)


def cards_of(view: Data, seat: int, value: int) -> int:
    count: int = view["seats"][seat]["money"].count(value)
    return count
