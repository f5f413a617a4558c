"""Random games, reckoned up move by move."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Match
from tests.twins import plain
from tests.twins.play import CARDS, awaited, chips, delta, game, last, phase, pot, seats

LUCK = st.builds(Random, st.integers(0, 2**32 - 1))


def move_randomly(match: Match, luck: Random, thrift: float = 0) -> None:
    """The thriftier the players, the smaller the pots."""
    actor = luck.choice(match.actors)
    thrifty = phase(match) == "buy" and luck.random() < thrift
    match.play(actor, "buy 0" if thrifty else luck.choice(match.legal(actor)))


def in_the_play(before: dict[str, Any]) -> list[int]:
    """T33, T40: neither bankrupt nor, in play 4, out."""
    numbered = enumerate(before["seats"])
    return [n for n, seat in numbered if not seat["bankrupt"] and not (before["play"] == 4 and seat["out"])]


def check_the_play(before: dict[str, Any], match: Match) -> None:
    """Compares what a play did with what the rules say."""
    assert (last(match)["hand"], last(match)["play"]) == (before["hand"], before["play"])
    laid = {seat: pair["cards"] for seat, pair in enumerate(last(match)["shown"]) if pair is not None}
    assert list(laid) == in_the_play(before)
    expected = plain.after_a_play(before, {seat: plain.worth(*cards) for seat, cards in laid.items()})
    assert delta(match) == expected["delta"]
    assert chips(match) == [
        seat["chips"] + change for seat, change in zip(before["seats"], expected["delta"], strict=True)
    ]
    if match.position()["hand"] == before["hand"]:
        assert [seats(match, "bankrupt"), seats(match, "out")] == [expected["bankrupt"], expected["out"]]
    check_what_comes_next(before, match, expected)


def check_what_comes_next(before: dict[str, Any], match: Match, after: dict[str, list[Any]]) -> None:
    """T10, T33, T41, T44: the next play, the next hand or the end."""
    able = [seat for seat in range(match.players) if not after["bankrupt"][seat]]
    if before["play"] == 3:
        able = [seat for seat in able if not after["out"][seat]]
    position = match.position()
    if before["play"] < 4 and able:
        assert (phase(match), position["hand"], position["play"]) == ("play", before["hand"], before["play"] + 1)
        assert awaited(match) == able
    elif any(after["bankrupt"]) or before["hand"] == before["hands"]:
        assert (phase(match), position["hand"], position["play"]) == ("end", before["hand"], before["play"])
        assert match.winners == [seat for seat, own in enumerate(chips(match)) if own == max(chips(match))]
    else:
        assert (phase(match), position["hand"], position["play"]) == ("deal", before["hand"] + 1, 0)
        assert position["dealer"] == (before["dealer"] + 1) % match.players


@given(st.sampled_from([3, 4, 5, 6]), st.sampled_from([None, 2]), LUCK)
@settings(max_examples=40, deadline=None)
def test_t30_t31_t32_t33_t40_t41_t42_t43_t44_every_play_does_what_the_rules_say(
    players: int, hands: int | None, luck: Random
) -> None:
    match = game(players, hands)
    thrift = luck.random()
    while match.actors:
        before = match.position()
        move_randomly(match, luck, thrift)
        if match.position()["last"] != before["last"]:
            check_the_play(before, match)


@given(st.sampled_from([3, 4, 5, 6]), LUCK)
@settings(max_examples=15, deadline=None)
def test_t01_t03_cards_and_chips_are_conserved(players: int, luck: Random) -> None:
    match = game(players)
    while match.actors:
        move_randomly(match, luck)
        assert sum(chips(match)) + pot(match) == 12 * players
        assert min(*chips(match), pot(match)) >= 0
        held = [card for hand in seats(match, "hand") for card in hand]
        used = [card for plays in seats(match, "played") for pair in plays for card in pair]
        assert len({*held, *used} & set(CARDS)) == len(held) + len(used) == 60 - match.position()["deck"]


@given(st.sampled_from([3, 4, 5, 6]), st.integers(1, 5), LUCK)
@settings(max_examples=15, deadline=None)
def test_seats_are_symmetric(players: int, turn: int, luck: Random) -> None:
    """The same game with everybody some seats further on."""
    match, turned = game(players), game(players)
    while match.actors:
        actor = luck.choice(match.actors)
        move = luck.choice(match.legal(actor))
        match.play(actor, move)
        if move.startswith("dealer"):
            move = f"dealer {(int(move.split()[1]) + turn) % players}"
        turned.play(actor if isinstance(actor, str) else (actor + turn) % players, move)
    for seat in range(players):
        assert match.position()["seats"][seat] == turned.position()["seats"][(seat + turn) % players]
    assert sorted((seat + turn) % players for seat in match.winners) == turned.winners
