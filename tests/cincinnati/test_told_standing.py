"""The order at the end, with what decided it."""

from __future__ import annotations

from random import Random

from ludoteca.engine.telling import say
from ludoteca.games.cincinnati import telling
from ludoteca.games.cincinnati.clearing import end_game
from ludoteca.games.cincinnati.layout import State
from tests.cincinnati.told import (
    said,
)

# The standing: C58


def at_the_end(*seats: tuple[str, int]) -> State:
    """Money cards in thousands and tokens of each seat."""
    s = State()
    s.players = len(seats)
    for seat, (cards, tokens) in enumerate(seats):
        for card in cards.split():
            s.money[seat][(int(card) - 15) // 5] += 1
        s.tokens[seat] = tokens
    end_game(s)
    return s


def why(s: State) -> list[str]:
    return [*map(said, telling.standing(s)["sentences"])]


def test_c58_the_standing_adds_money_and_tokens() -> None:
    told = telling.standing(at_the_end(("15", 2), ("35 20", 0), ("", 1)))
    assert [(rank["seat"], rank["place"]) for rank in told["ranks"]] == [(1, 1), (0, 2), (2, 3)]
    money, tokens, wealth = told["ranks"][1]["figures"]
    assert (money["value"], wealth["value"]) == ({"money": 15000}, {"money": 25000})
    assert tokens["value"] == say("cincinnati-end-tokens", tokens=2, worth={"money": 5000})
    assert why(at_the_end(("15", 2), ("35 20", 0), ("", 1))) == ["Ben wins!"]


def test_c58_higher_cards_decide_value_by_value() -> None:
    assert why(at_the_end(("35 15 15", 0), ("35 30", 0), ("35", 6), ("20 20 20", 1))) == [
        "Ada, Ben, Cleo, and Dov have the same wealth; their cards of €35,000 decide: "
        "Ada 1, Ben 1, Cleo 1, and Dov 0.",
        "Ada, Ben, and Cleo have the same wealth; their cards of €30,000 decide: Ada 0, Ben 1, and Cleo 0.",
        "Ada and Cleo have the same wealth; their cards of €15,000 decide: Ada 2 and Cleo 0.",
        "Ben wins!",
    ]


def test_c58_who_is_equal_in_everything_shares_the_place() -> None:
    assert why(at_the_end(("35", 0), ("35", 0), ("15", 0))) == [
        "Ada and Ben have the same wealth and the same cards: the victory is shared.",
        "Ada and Ben win together!",
    ]
    assert why(at_the_end(("35", 0), ("15", 0), ("15", 0))) == [
        "Ben and Cleo have the same wealth and the same cards: they share place 2.",
        "Ada wins!",
    ]


def test_c58_the_first_of_the_standing_are_the_winners() -> None:
    luck = Random(58)
    for _ in range(300):
        seats = luck.randint(3, 6)
        cards = [" ".join(luck.choices(["15", "20", "25", "30", "35"], k=luck.randint(0, 3))) for _ in range(seats)]
        s = at_the_end(*((one, luck.randint(0, 2)) for one in cards))
        ranks = telling.standing(s)["ranks"]
        assert sorted(rank["seat"] for rank in ranks) == [*range(seats)]
        assert [rank["place"] for rank in ranks] == sorted(rank["place"] for rank in ranks)
        winners = {seat for seat in range(seats) if s.winners >> seat & 1}
        assert {rank["seat"] for rank in ranks if rank["place"] == 1} == winners
