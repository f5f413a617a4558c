"""What each move is told to make: what dice lack, how likely they get there, what could be won."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.cincinnati import phases
from ludoteca.games.cincinnati.hands import HANDS, standing
from ludoteca.games.cincinnati.layout import LETTERS, NONE, State
from ludoteca.games.cincinnati.outlook import lack
from ludoteca.games.cincinnati.phrases import hand_at
from ludoteca.games.cincinnati.public_odds import exact_keeps
from tests.cincinnati.play import (
    game,
    game_of_three,
    lay,
    open_round,
    owner_with_card,
    stand,
    throw,
)
from tests.cincinnati.told import (
    choosing,
    decisions,
    keeping,
    moves,
    number,
    previews,
    said,
    state,
)
from tests.helpers import played

# The moves


def test_a_table_is_told_with_what_is_lacking_there_and_the_chance_to_get_it() -> None:
    told = moves(choosing(), 0)
    assert [*told] == ["table A", "table B", "table C"]
    assert said(told["table A"]) == "Go to the Atlantic: 69% to get it"
    assert previews(choosing(), 0, "table A") == {"hand": "two pairs", "lack": "Missing: one more 6."}
    assert previews(choosing(), 0, "table C") == {"hand": "sum 18", "lack": "7 too many."}
    assert said(told["table C"]["values"]["cards"]["row"][0]) == "€25,000"


def test_c11_with_three_players_table_b_is_told_with_the_reason() -> None:
    match = game_of_three()
    lay(match, "15000 20000")
    throw(match, "12356 12356 12356")
    told = moves(match, 0)
    assert said(told["table B"]["why"]) == "Ballroom (table B) isn’t in play with three players."
    assert "why" not in told["table A"]


def test_c32_ways_to_keep_come_best_first_with_what_they_lack() -> None:
    match = game()
    open_round(match, "15000 20000 25000", "12446 12356 12356 12356", "A B C C")
    told = moves(match, 0)
    assert next(iter(told)) == "keep 4 4"
    assert len(told) == len(match.legal(0))
    assert said(told["keep 4 4"]) == "Keep 4 4: 69% to get it in 2 throws"
    assert previews(match, 0, "keep 4 4")["lack"] == "Missing: one more 4."
    assert said(told["keep"]).startswith("Throw all five dice: ")


def test_c32_a_chance_says_of_what_it_is() -> None:
    match = game()
    open_round(match, "15000 20000 25000", "12446 33356 12356 12356", "A A C C")
    match.play(1, "keep 3 3 3 5 6")
    assert said(moves(match, 0)["keep 4 4"]) == (
        "Keep 4 4: 69% to win the table ahead of Ben in 2 throws · 69% to get it in 2 throws"
    )
    match = played(owner_with_card(), "0: duel 1 / roll 1 2 4 4 6 / roll 1 2 3 3 3")
    assert said(moves(match, 0)["keep 4 4"]).endswith("to be ahead in the duel in 2 throws")
    assert previews(match, 0, "keep 4 4")["lack"] == "To beat: Ben (three of a kind)."


def test_c35_what_one_more_throw_would_bring() -> None:
    match = keeping()
    stand(match)
    assert said(moves(match, 0)["pay"]) == "Pay a token, throw again (2 left)"
    assert previews(match, 0, "pay")["gain"] == "One more throw: 21% to win the Atlantic, as things stand."
    assert previews(match, 0, "pass")["outlook"] == "Not there yet: the Atlantic wants three equal dice."
    match = game()
    open_round(match, "15000 20000 25000", "44455 12356 12356 12356", "A B C C")
    stand(match)
    assert previews(match, 0, "pay")["gain"] == "You are ahead already: a token would be wasted."


def test_c55_what_could_be_won_from_whom() -> None:
    match = owner_with_card(money="35000 30000 20000", seats="1 2 -")
    told = moves(match, 0)
    assert [said(told[f"duel {seat}"]) for seat in (1, 2, 3)] == [
        "Challenge Ben for €35,000",
        "Challenge Cleo for €30,000",
        "Challenge Dov (no money card)",
    ]
    assert said(told["duel 0"]["why"]) == "You can’t challenge yourself."


def test_nobody_who_waits_has_moves() -> None:
    assert moves(keeping(), 3) == {}


# What dice are and lack


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        ("44", "Missing: one more 4."),
        ("4", "Missing: 2 more of 4."),
        ("", "Needed: three equal dice."),
        ("444", "Enough for the Atlantic."),
        ("33444", "Enough for the Atlantic."),
        ("44663", "Missing: one more 6."),
    ],
)
def test_c41_what_is_lacking_at_the_atlantic(kept: str, sentence: str) -> None:
    assert said(lack(0, number(kept))) == sentence


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        ("12356", "Missing: 4."),
        ("345", "Missing: 6 or 2."),
        ("25", "Missing: 3 4."),
        ("2345", "Enough for the Ballroom."),
        ("22345", "Enough for the Ballroom."),
    ],
)
def test_c42_what_is_lacking_at_the_ballroom(kept: str, sentence: str) -> None:
    assert said(lack(1, number(kept))) == sentence


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        ("112", "The other 2 dice may make 7 at most."),
        ("1124", "The last die may show 3 at most."),
        ("66", "4 too many."),
        ("11234", "Enough for Caesar’s."),
        ("11235", "1 too many."),
    ],
)
def test_c43_what_is_lacking_at_caesars(kept: str, sentence: str) -> None:
    assert said(lack(2, number(kept))) == sentence


@pytest.mark.parametrize(
    ("faces", "name"),
    [
        ("44444", "five of a kind"),  # C61
        ("22225", "four of a kind"),  # C62
        ("12345", "large straight"),  # C63
        ("33666", "full house"),  # C64
        ("15556", "three of a kind"),  # C65
        ("23445", "small straight"),  # C66
        ("11466", "two pairs"),  # C67
        ("12246", "pair"),  # C68
        ("12356", "nothing"),  # C69
    ],
)
def test_c60_to_c69_hands_by_their_names(faces: str, name: str) -> None:
    assert said(hand_at(NONE, number(faces))) == said(hand_at(0, number(faces))) == name
    assert said(hand_at(2, number(faces))) == f"sum {sum(map(int, faces))}"


# The chances are those of public_odds


def goals_of(s: State, seat: int) -> list[Any]:
    """What matters most first; as public_odds names it."""
    if s.fighters:
        place = s.order.index(seat)
        rivals = [(s.fighter_hand[other], other) for other in range(s.fighters) if other != place]
        best, other = max(rivals)
        below = best - 1 if other < place else best
        return [("beat", HANDS[below])] if below >= 0 else []
    letter = LETTERS[s.table[seat]]
    others = [s.hand[other] for other in range(s.players) if other != seat and s.table[other] == s.table[seat]]
    best = max(others, key=lambda hand: standing(s.table[seat], hand), default=NONE)
    if best == NONE or not standing(s.table[seat], best):
        return [letter]
    return [("beat at", letter, HANDS[best]), letter]


@pytest.mark.parametrize(("players", "keep", "seed"), [(4, "in turn", 1), (6, "at once", 2)])
def test_chances_are_exact(players: int, keep: str, seed: int) -> None:
    looked = 0
    for match, seat in decisions(players, keep, seed):
        s = state(match)
        told = moves(match, seat)
        if s.phase == phases.CHOOSE:
            for letter in "ABC":
                (_, best), *_ = exact_keeps(HANDS[s.hand[seat]], letter, 2)
                assert told[f"table {letter}"]["values"]["chance"]["percent"] == float(best)
        elif s.phase == phases.KEEP:
            looked += 1
            check_keeps(s, seat, told)
        elif s.phase == phases.EXTRA:
            hand = s.fighter_hand[s.up] if s.fighters else s.hand[seat]
            for goal in goals_of(s, seat)[:1]:
                (_, best), *_ = exact_keeps(HANDS[hand], goal, 1)
                assert told["pay"]["values"]["chance"]["percent"] == float(best)
    assert looked > 50


def check_keeps(s: State, seat: int, told: dict[str, Any]) -> None:
    hand = s.fighter_hand[s.up] if s.fighters else s.hand[seat]
    made = s.fighter_throws[s.up] if s.fighters else s.throw - 1
    throws, goals = max(1, 3 - made), goals_of(s, seat)
    for place, goal in enumerate(goals):
        for faces, chance in exact_keeps(HANDS[hand], goal, throws):
            values = told[" ".join(["keep", *map(str, faces)])]["values"]
            assert values["chances"]["row"][place]["values"]["chance"]["percent"] == float(chance)
            assert values["throws"] == throws
    shown = [move["values"]["chance"]["percent"] for move in told.values()]
    assert shown == sorted(shown, reverse=True)
