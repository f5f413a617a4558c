"""What a seat may know, and how the cards it has not seen are dealt."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Match
from ludoteca.bots.random import random_policy
from ludoteca.engine.compiled import native
from ludoteca.engine.dice import luck
from ludoteca.engine.many.batch import play_games
from ludoteca.games.twins import GAME
from ludoteca.games.twins.combinations import DECK, PAIRS
from ludoteca.games.twins.layout import MOST_HELD, NONE, PLAYS, State
from ludoteca.games.twins.seen import FACE_DOWN, HIDDEN, deal_unseen
from tests.twins.play import game, lay, open_hand, phase
from tests.twins.test_secrets import in_the_other_world, known_cards, move_randomly, shuffled

LUCK = st.builds(Random, st.integers(0, 2**32 - 1))
PLAYERS = st.sampled_from([3, 4, 5, 6])


WHOLE_HAND = """
    N10 G10 | N9 G9 | N8 G8
    N7 G7 | N6 G6 | N5 G5
    K10 B10 | K9 B9 | K8 B8
    N4 G4 | N3 G3 | N2 G2
"""


def played_a_while(players: int, chance: Random) -> Match:
    match = game(players, hands=chance.choice([None, 3]))
    for _ in range(chance.randrange(300)):
        if match.actors:
            move_randomly(match, chance)
    return match


def dealt(match: Match, seat: int, chance: int) -> State:
    s: State = match.view(seat).state
    deal_unseen(s, seat, chance)
    return s


def cards_of(s: State) -> list[int]:
    """Wherever they are: held, shown, in the deck."""
    held = [card for seat in range(s.players) for card in s.held[seat][: s.holds[seat]]]
    shown = [card for seat in range(s.players) for pair in s.played[seat][: s.plays[seat]] for card in PAIRS[pair]]
    return held + shown + s.deck[: s.left]


@given(PLAYERS, LUCK)
@settings(max_examples=25, deadline=None)
def test_t12_a_viewer_knows_its_own_cards_and_where_others_have_some(players: int, chance: Random) -> None:
    match = game(players, hands=chance.choice([None, 1]))
    for _ in range(150):
        if not match.actors:
            break
        move_randomly(match, chance)
        s: State = match.state
        for viewer in ("public", *range(players)):
            known = GAME.seen(s, viewer)
            assert known.deck == known.place == [0] * DECK
            for seat in range(players):
                own = sorted(s.held[seat][: s.holds[seat]]) if seat == viewer else []
                assert known.held[seat] == own + [HIDDEN] * (MOST_HELD - len(own))
                laid = FACE_DOWN if s.choice[seat] != NONE else NONE
                assert known.choice[seat] == (s.choice[seat] if seat == viewer else laid)


@given(PLAYERS, LUCK)
@settings(max_examples=25, deadline=None)
def test_all_but_cards_is_known_to_everybody(players: int, chance: Random) -> None:
    s = played_a_while(players, chance).state
    known, true = GAME.seen(s, "public").values(), s.values()

    def of_seats(field: Any) -> Any:
        return field[:players] if isinstance(field, list) else field

    for name in known.keys() - {"deck", "place", "held", "choice", "played"}:
        assert of_seats(known[name]) == of_seats(true[name])
    for seat, plays in enumerate(true["plays"][:players]):
        assert known["played"][seat] == true["played"][seat][:plays] + [0] * (PLAYS - plays)


@given(PLAYERS, LUCK)
@settings(max_examples=60, deadline=None)
def test_dealing_the_unseen_changes_nothing_a_seat_can_see(players: int, chance: Random) -> None:
    """But that those who have laid in secret are awaited again."""
    match = played_a_while(players, chance)
    seat = chance.randrange(players)
    known = GAME.seen(dealt(match, seat, chance.getrandbits(63)), seat)
    before, after = match.position(seat), GAME.position(known, seat)
    laid = [other for other in range(players) if other != seat and before["seats"][other]["choice"]]
    assert after["actors"] == (sorted(before["actors"] + laid) if laid else before["actors"])
    for other in laid:
        assert after["seats"][other].pop("choice") is False
        before["seats"][other].pop("choice")
    assert {**after, "actors": None} == {**before, "actors": None}


@given(PLAYERS, LUCK)
@settings(max_examples=60, deadline=None)
def test_t01_every_card_is_somewhere_once(players: int, chance: Random) -> None:
    match = played_a_while(players, chance)
    s = dealt(match, chance.randrange(players), chance.getrandbits(63))
    if phase(match) != "dealer":
        assert sorted(cards_of(s)) == list(range(DECK))
        assert all(hand[:n] == sorted(hand[:n]) for hand, n in zip(s.held, s.holds, strict=True))


@given(PLAYERS, LUCK)
@settings(max_examples=30, deadline=None)
def test_a_dealt_state_can_be_played_to_its_end(players: int, chance: Random) -> None:
    match = played_a_while(players, chance)
    s = dealt(match, chance.randrange(players), chance.getrandbits(63))
    chips = sum(s.chips) + s.pot
    ended = play_games(GAME, s, [random_policy] * players, 3, seed=chance.getrandbits(60))
    assert (ended.winners != 0).all()
    assert (ended.scores.sum(axis=1) <= chips).all()


@given(PLAYERS, LUCK)
@settings(max_examples=20, deadline=None)
def test_t13_worlds_that_look_the_same_give_the_same_state(players: int, chance: Random) -> None:
    match = played_a_while(players, chance)
    seat = chance.randrange(players)
    cards = {hand: shuffled(known, chance) for hand, known in known_cards(match, seat).items()}
    other = game(players, hands=match.options["hands"])
    for actor, move in match.moves:
        other.play(actor, in_the_other_world(move, cards[other.position()["hand"]]))
    assert other.view(seat).state.values() == match.view(seat).state.values()


def a_match_with_few_unseen() -> Match:
    """Play 4 among three; 36 cards lie in the deck, and the two others hold two each."""
    match = game(3)
    open_hand(match, WHOLE_HAND)
    lay(match, "\n".join(WHOLE_HAND.splitlines()[:4]))
    return match


def test_any_pair_of_hands_is_as_likely_as_any_other() -> None:
    """40 cards are unseen: each of the 780 pairs for one neighbour, and again for the other."""
    match = a_match_with_few_unseen()
    view: State = match.view(0).state
    unseen = set(range(DECK)) - set(view.held[0][:2])
    unseen -= {card for seat in range(3) for pair in view.played[seat][:3] for card in PAIRS[pair]}
    hands: list[Counter[tuple[int, ...]]] = [Counter(), Counter()]
    for number in range(780 * 30):
        s = view.copy()
        deal_unseen(s, 0, luck(7, number))
        hands[0][tuple(s.held[1][:2])] += 1
        hands[1][tuple(s.held[2][:2])] += 1
    for hand in hands:
        chi_square = sum((hand[pair] - 30) ** 2 / 30 for pair in combinations(sorted(unseen), 2))
        assert abs(chi_square - 779) < 4 * (2 * 779) ** 0.5


def test_compiled_and_plain_deal_the_same() -> None:
    match = a_match_with_few_unseen()
    record = np.zeros(1, State.dtype())
    match.view(0).state.write(record[0])

    def deal_it(records, seat, chance):  # type: ignore[no-untyped-def]
        deal_unseen(records[0], seat, chance)

    native.compiled(deal_it)(record, 0, 12345)
    assert State.read(record[0]).values() == dealt(match, 0, 12345).values()
