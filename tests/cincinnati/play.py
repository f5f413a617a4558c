"""Common stretches of a game of Cincinnati, so that tests stay short. They do nothing but play moves.

Hands are written as in the rules, `66331`; several words are for the seats from 0 up, or for tables A, B, C.
"""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca import Match
from ludoteca.engine.match import Actor

QUIET = "12356"
"""A hand that clears no table."""

CLEARS = {"A": "44455", "B": "23456", "C": "11122"}
"""For each table a hand that clears it."""


def game(players: int = 4, keep: str = "in turn") -> Match:
    """A new game, nothing played yet."""
    return ludoteca.new("cincinnati", players=players, keep=keep)


def game_of_three(aside: str = "duel " * 6 + "tokens " * 6) -> Match:
    """A new game of three players, their twelve cards set aside."""
    match = game(3)
    for card in aside.split():
        match.play("chance", f"aside {card}")
    return match


def lay(match: Match, cards: str) -> None:
    """Chance lays cards onto the tables."""
    for card in cards.split():
        match.play("chance", f"card {card}")


def throw(match: Match, dice: str) -> None:
    """Chance throws dice for those who throw, in their order."""
    for faces in dice.split():
        match.play("chance", "roll " + " ".join(faces))


def choose(match: Match, tables: str) -> None:
    """Each seat chooses a table."""
    for seat, table in enumerate(tables.split()):
        match.play(seat, f"table {table}")


def open_round(match: Match, cards: str, hands: str, tables: str) -> None:
    """A round up to the moment when all choices and dice are shown."""
    lay(match, cards)
    throw(match, hands)
    choose(match, tables)


def stand(match: Match) -> None:
    """Everyone keeps all five dice for every throw that does not cost a token."""
    while phase(match) == "keep":
        keep_all(match)


def answer(match: Match, spend: str = "") -> None:
    """Each seat spends so many tokens on extra throws, but keeps all five dice; otherwise everyone passes."""
    left: dict[int | str, int] = dict(enumerate(map(int, spend.split())))
    while phase(match) in ("extra", "keep"):
        seat = match.actors[0]
        if phase(match) == "keep":
            keep_all(match)
        elif left.get(seat, 0):
            match.play(seat, "pay")
            left[seat] -= 1
        else:
            match.play(seat, "pass")


def keep_all(match: Match) -> None:
    """The first player awaited keeps all five dice."""
    seat = match.actors[0]
    (longest,) = (move for move in match.legal(seat) if len(move.split()) == 6)
    match.play(seat, longest)


def play_round(match: Match, cards: str, hands: str, tables: str, spend: str = "") -> None:
    """A round in which the first throw is all that counts, up to its first duel or its end."""
    open_round(match, cards, hands, tables)
    stand(match)
    answer(match, spend)


def win_cards(match: Match, cards: str, seats: str, spend: str = "") -> None:
    """A round in which these seats clear the tables A, B, C (`-`: nobody clears that one)."""
    winners = dict(zip(seats.split(), tables_of(match), strict=True))
    tables = [winners.get(str(seat), "A") for seat in range(match.players)]
    hands = [CLEARS[winners[str(seat)]] if str(seat) in winners else QUIET for seat in range(match.players)]
    play_round(match, cards, " ".join(hands), " ".join(tables), spend)


def quiet_round(match: Match, cards: str = "") -> None:
    """A round in which nobody clears a table; the cards are the first ones possible unless given."""
    if cards:
        lay(match, cards)
    while phase(match) == "cards":
        match.play("chance", match.legal("chance")[0])
    throw(match, f"{QUIET} " * match.players)
    choose(match, "A " * match.players)
    stand(match)
    answer(match)


def quiet_to_the_end(match: Match) -> None:
    """Nobody clears a table any more."""
    while match.actors:
        quiet_round(match)


def fight(match: Match, hands: str) -> None:
    """A duel in which the first throw is all that counts, hands in the order of the duel."""
    throw(match, hands)
    stand(match)
    answer(match)


def owner_with_card(money: str = "35000 30000 25000", seats: str = "1 2 3", spend: str = "") -> Match:
    """Four players: money is won in round 1, and in round 2 seat 0 gets a duel card."""
    match = game()
    win_cards(match, money, seats, spend)
    win_cards(match, "duel 20000 20000", "0 - -")
    return match


def phase(match: Match) -> str:
    """The phase of the position."""
    return str(match.position()["phase"])


def awaited(match: Match) -> list[Actor]:
    """Who is awaited."""
    return list(match.actors)


def tables_of(match: Match) -> list[str]:
    """The letters of the tables in play."""
    return list(match.position()["tables"])


def seats(match: Match, key: str) -> list[Any]:
    """What the position says of every seat, for one key."""
    return [seat[key] for seat in match.position()["seats"]]


def duel(match: Match) -> dict[str, Any]:
    """The duel being fought, as the position shows it."""
    shown = match.position()["duel"]
    assert isinstance(shown, dict)
    return shown
