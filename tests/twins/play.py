"""Common stretches of a game of Twins, so that tests stay short. They do nothing but play moves.

Cards are written as in the rules. `K2 Y5 | N3 N9 | -` is one play: the pairs of seats 0 and 1, and seat 2 takes no
part. Several plays stand on lines of their own or between slashes.
`2 01` is one play as an order, the best first: seat 2, then seats 0 and 1, who are tied.
"""

from __future__ import annotations

import re
from typing import Any

import ludoteca
from ludoteca import Match

COLOURS = "NGKBYP"
CARDS = [f"{colour}{number}" for colour in COLOURS for number in range(1, 11)]
LOWEST_FIRST = sorted(CARDS, key=lambda card: int(card[1:]))


def game(players: int = 4, hands: int | None = None) -> Match:
    """A new game, nothing played yet."""
    return ludoteca.new("twins", players=players, hands=hands)


def plays_of(text: str) -> list[list[list[str]]]:
    """For each play and each seat the cards it lays."""
    rows = [row for row in re.split(r"[/\n]", text) if row.strip()]
    return [[cell.replace("-", "").split() for cell in row.split("|")] for row in rows]


def round_the_table(match: Match) -> list[int]:
    """The seats clockwise, beginning on the dealer's left."""
    dealer = match.position()["dealer"]
    return [(dealer + step) % match.players for step in range(1, match.players + 1)]


def deal(match: Match, plays: str = "") -> list[list[str]]:
    """Every seat is dealt the cards it will play, filled up with others. Gives what each would get if it bought."""
    if phase(match) == "dealer":
        match.play("chance", f"dealer {match.players - 1}")
    named = [[card for row in plays_of(plays) for card in row[seat]] for seat in range(match.players)]
    others = iter([card for card in LOWEST_FIRST if not any(card in cards for cards in named)])
    piles = [cards + [next(others) for _ in range(10 - len(cards))] for cards in named]
    for card in range(8):
        for seat in round_the_table(match):
            match.play("chance", f"deal {piles[seat][card]}")
    return [pile[8:] for pile in piles]


def open_hand(match: Match, plays: str = "", buys: str = "") -> None:
    """A hand up to play 1: dealing, and each seat buys so many cards (none unless told)."""
    for_sale = deal(match, plays)
    wanted = [int(word) for word in buys.split()] or [0] * match.players
    for seat in round_the_table(match):
        match.play(seat, f"buy {wanted[seat]}")
        for card in for_sale[seat][: wanted[seat]]:
            match.play("chance", f"deal {card}")


def lay(match: Match, plays: str) -> None:
    """Each seat lays its pair, play after play."""
    for row in plays_of(plays):
        for seat, pair in enumerate(row):
            if pair:
                match.play(seat, "play " + " ".join(pair))


def play_hand(match: Match, plays: str, buys: str = "") -> None:
    """A hand from its deal to the last play that is given."""
    open_hand(match, plays, buys)
    lay(match, plays)


def rank_hand(match: Match, orders: str, buys: str = "") -> None:
    """The same, with Pairs that put the seats into these orders."""
    free = {
        number: [f"N{number} B{number}", f"G{number} Y{number}", f"K{number} P{number}"] for number in range(1, 11)
    }
    plays = []
    for order in orders.split("/"):
        pairs, lowest = ["-"] * match.players, 11
        for tied in order.split():
            lowest = max(number for number in free if number < lowest and len(free[number]) >= len(tied))
            for seat in tied:
                pairs[int(seat)] = free[lowest].pop()
        plays.append(" | ".join(pairs))
    play_hand(match, "/".join(plays), buys)


def finish_hand(match: Match) -> None:
    """Everyone lays the first pair possible until the hand is over."""
    hand = match.position()["hand"]
    while phase(match) == "play" and match.position()["hand"] == hand:
        match.play(match.actors[0], match.legal(match.actors[0])[0])


def phase(match: Match) -> str:
    """The phase of the position."""
    return str(match.position()["phase"])


def awaited(match: Match) -> list[int | str]:
    """Who is awaited."""
    return list(match.actors)


def seats(match: Match, key: str) -> list[Any]:
    """What the position says of every seat, for one key."""
    return [seat[key] for seat in match.position()["seats"]]


def chips(match: Match) -> list[int]:
    """The chips of every seat."""
    return seats(match, "chips")


def pot(match: Match) -> int:
    """The chips in the pot."""
    return int(match.position()["pot"])


def last(match: Match) -> dict[str, Any]:
    """The play shown last."""
    shown = match.position()["last"]
    assert isinstance(shown, dict)
    return shown


def delta(match: Match) -> list[int]:
    """What every seat won or lost in the play shown last."""
    return list(last(match)["delta"])


def combinations(match: Match) -> list[Any]:
    """What every seat showed last: kind and value, such as `pair 9`."""
    return [pair and f"{pair['kind']} {pair['value']}" for pair in last(match)["shown"]]
