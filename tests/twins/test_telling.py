"""What Twins tells people: story, question, what moves would make, why not, standing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.engine.telling import CHAPTER, SMALL_STEP, USUAL, Event, Told
from ludoteca.games.twins.combinations import CARDS, KINDS, PAIRS, kind, pair_of, strength, value
from ludoteca.games.twins.details import Details, Position, pairs_among, shown_in, side_by_side
from ludoteca.games.twins.layout import State
from ludoteca.games.twins.story import TwinsStory, how_many
from ludoteca.games.twins.telling import best_first
from ludoteca.server.replays import steps_of
from ludoteca.words import LANGUAGES, Words
from tests.helpers import played
from tests.terminal.twins.scenes import ANNAS, NAMES, buy_nothing, buying, dealt, played_out, playing, show

PEOPLE = ["Ada", "Ben", "Cleo", "Dov"]


def plainly(text: str) -> str:
    return text.replace("\u00a0", " ")


def state(match: Match) -> State:
    """To be changed where play would take long."""
    assert isinstance(match.state, State)
    return match.state


def pair(cards: str) -> dict[str, Any]:
    """Two cards as events tell them."""
    number = pair_of(*sorted(map(CARDS.index, cards.split())))
    named = [CARDS[card] for card in PAIRS[number]]
    return {"cards": named, "kind": KINDS[kind(number)], "value": value(number)}


# The story


def showed(play: int, *pairs: str | None) -> Iterator[Event]:
    for seat, cards in enumerate(pairs):
        if cards:
            yield {"event": "showed", "seat": seat, "play": play, **pair(cards)}


def happened(event: str, seat: int, **more: Any) -> Event:
    return {"event": event, "seat": seat, **more}


def texts(told: list[Told], language: str = "en") -> list[str]:
    words = Words(language)
    return [plainly(" ".join(words.tell(one, PEOPLE) for one in scene["sentences"])) for scene in told]


def told(*events: Event, language: str = "en") -> list[str]:
    return texts(TwinsStory(len(PEOPLE)).tell(events), language)


WHOLE_HAND: list[Event] = [
    {"event": "hand", "hand": 1, "dealer": 0},
    *(happened("dealt", 1, card=card) for card in ("N3", "N9", "N1")),
    happened("dealt", 2),
    happened("bought", 1, cards=1, price=1),
    happened("dealt", 1, card="P1"),
    happened("bought", 2, cards=2, price=3),
    happened("bought", 3, cards=0, price=0),
    happened("laid", 0),
    happened("laid", 1, **pair("N1 P1")),
    happened("laid-again", 1, **pair("N3 N9")),
    *showed(1, "K2 Y5", "N3 N9", "B6 P6", "G4 B8"),
    happened("paid", 0, play=1, chips=2),
    happened("paid", 3, play=1, chips=2),
    *showed(2, "G10 B10", "N1 P1", "N8 G8", "Y3 Y4"),
    happened("won", 2, play=2, chips=3),
    *showed(3, "K6 P9", "K8 Y1", "G2 G3", "N5 K5"),
    happened("out", 1),
    happened("paid", 1, play=3, chips=1),
    *showed(4, "B1 B9", None, "Y7 P10", "N4 Y8"),
    happened("won", 0, play=4, chips=6),
    *(happened("result", seat, bought=0, chips=chips) for seat, chips in enumerate((4, -2, 0, -2))),
    {"event": "ended", "winners": [0]},
]
"""The example at T30."""


def test_a_whole_hand_is_told_with_the_reasons() -> None:
    said = told(*WHOLE_HAND)
    assert said[:2] == ["Hand 1: Ada deals eight cards to each.", "Ben gets N3, N9, and N1."]
    assert "Ben lays N1 P1 (Pair of 1) face down." in " ".join(said)
    assert "Ben lays N3 N9 (Colour 12) instead." in " ".join(said)
    for one in (
        "Ben buys one card for 1.",
        "Ben gets P1.",
        "Cleo buys two cards for 3.",
        "Dov buys nothing.",
        "Ada has laid two cards.",
    ):
        assert one in said
    assert said[-10:] == [
        "Play 1: 1. Cleo B6 P6 (Twins of 6) · 2. Ben N3 N9 (Colour 12) · 3. Dov G4 B8 (Singles 12) · "
        "4. Ada K2 Y5 (Singles 7)",
        "The last two pay 2 each into the pot: Ada and Dov. The pot is now 8.",
        "Play 2: 1. Cleo N8 G8 (Twins of 8) · 2. Ada G10 B10 (Pair of 10) · 3. Ben N1 P1 (Pair of 1) · "
        "4. Dov Y3 Y4 (Colour 7)",
        "The best wins 3 from the pot: Cleo. The pot is now 5.",
        "Play 3: 1. Dov N5 K5 (Twins of 5) · 2. Cleo G2 G3 (Colour 5) · 3. Ada K6 P9 (Singles 15) · "
        "4. Ben K8 Y1 (Singles 9)",
        "The last pays 1 and is out of play 4: Ben. The pot is now 6.",
        "Play 4: 1. Ada B1 B9 (Colour 10) · 2. Cleo Y7 P10 (Singles 17) · 3. Dov N4 Y8 (Singles 12)",
        "Ada wins the pot, 6 chips.",
        "Chips after hand 1: Ada 16 (+4), Ben 10 (−2), Cleo 12 (0), and Dov 10 (−2).",
        "This was the only hand. The game is over: Ada wins.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_hand_is_told_in_every_language(language: str) -> None:
    said = told(*WHOLE_HAND, language=language)
    assert len(said) == len(told(*WHOLE_HAND))
    assert all(said)
    assert not [one for one in said if "{" in one]


def test_each_part_says_which_event_it_ends_with() -> None:
    story = TwinsStory(len(PEOPLE)).tell(WHOLE_HAND)
    at = [one["at"] for one in story]
    assert at == sorted(set(at))
    last = {one["kind"]: WHOLE_HAND[one["at"]]["event"] for one in story}
    assert last["hand"] == "hand"
    assert last["showed"] == "showed"
    assert last["settled"] == "won"
    assert last["ended"] == "ended"
    reveal = next(one for one in story if one["kind"] == "showed")
    assert WHOLE_HAND[reveal["at"]] == happened("showed", 3, play=1, **pair("G4 B8"))


def test_parts_have_their_weight() -> None:
    weights = {one["kind"]: one["weight"] for one in TwinsStory(len(PEOPLE)).tell(WHOLE_HAND)}
    assert [weights[kind] for kind in ("hand", "ended")] == [CHAPTER, CHAPTER]
    assert [weights[kind] for kind in ("showed", "settled", "result")] == [USUAL] * 3
    assert weights["laid"] == SMALL_STEP


def test_the_story_goes_on_where_it_was() -> None:
    """Told in two parts it says the same, and a copy tells on by itself."""
    middle = len(WHOLE_HAND) - 6
    story = TwinsStory(len(PEOPLE))
    first = texts(story.tell(WHOLE_HAND[:middle]))
    copied = texts(story.copy().tell(WHOLE_HAND[middle:]))
    assert first + copied == first + texts(story.tell(WHOLE_HAND[middle:])) == told(*WHOLE_HAND)


def test_t31_ties_among_the_last_are_explained() -> None:
    payers = [happened("paid", seat, play=1, chips=2) for seat in (0, 1, 2)]
    assert told(*showed(1, "N2 B5", "G4 P8", "K10 Y2", "B6 B10"), *payers)[-1] == (
        "The last two pay 2 each into the pot: Ada, Ben, and Cleo. "
        "Ben and Cleo are tied: each of them counts as last. The pot is now 6."
    )


def test_t40_bankruptcy_and_the_end_it_brings_are_explained() -> None:
    _, paid, ended = told(
        *showed(1, "N2 B5", "G4 P8", "K10 Y3", "B6 B10"),
        happened("paid", 0, play=1, chips=1),
        happened("bankrupt", 0, play=1),
        happened("paid", 1, play=1, chips=0),
        happened("bankrupt", 1, play=1),
        {"event": "ended", "winners": [2, 3]},
    )
    assert "Ada has only 1, pays it and is bankrupt. Ben has nothing to pay with and is bankrupt." in paid
    assert ended == (
        "Ada and Ben are bankrupt: that was the last hand. The game is over: Cleo and Dov share the victory."
    )


def test_t32_a_pot_too_small_in_play_2_is_explained() -> None:
    alone = told(*showed(2, "N6 B6", "N4 N9", "K1 Y2", "G1 B2"), happened("won", 0, play=2, chips=2))
    assert "The pot has only 2 for Ada." in alone[-1]
    tied = told(*showed(2, "N6 N9", "G6 G9", "K1 Y2", "G1 B2"), {"event": "unpaid", "seats": [0, 1]})
    assert tied[-1] == ("Ada and Ben are tied and should win 6 in all, but the pot has only 0: they get nothing.")


def test_t33_a_pot_that_stays_is_explained() -> None:
    tied = {"event": "pot-stays", "tied": True, "chips": 9}
    said = told(*showed(4, "N5 N9", "P4 P10", None, "G1 B2"), tied)
    assert said[-1] == "Ada and Ben are tied for the pot: nobody wins it. Its 9 chips stay there."
    nobody = {"event": "pot-stays", "tied": False, "chips": 7}
    said = told(*showed(3, "N3 B10", "G4 Y9", "K5 P8"), nobody)
    assert said[-1] == "Nobody is left to play on, and the pot stays: 7 chips."
    said = told(*showed(2, "N3 B10"), happened("alone", 0, play=2))
    assert said[-1] == "Ada is alone in this play: nobody pays, nobody wins."


# A replay


def test_in_a_replay_what_belongs_together_is_told_in_the_step_that_completes_it() -> None:
    match = show(playing(), "N7 G7", *(f"{a} {b}" for a, b in others_first_two(playing())))
    steps = steps_of(match, 0, is_open=True)
    events = [event for step in steps for event in step["events"]]
    assert [one["sentences"] for step in steps for one in step["told"]] == [
        one["sentences"] for one in match.told_for(0)
    ]
    own = next(step for step in steps if any(one["kind"] == "dealt" for one in step["told"]))
    assert own["view"]["seats"][0]["hand"] == sorted(ANNAS.split(), key=CARDS.index)
    count = 0
    for step in steps:
        assert all(0 <= one["at"] < len(step["events"]) for one in step["told"])
        count += len(step["events"])
    assert count == len(events)


def others_first_two(match: Match) -> list[list[str]]:
    return [match.position(seat)["seats"][seat]["hand"][:2] for seat in range(1, match.players)]


# The question


def asked(match: Match, viewer: int | str = 0) -> str:
    names = NAMES[: match.players]
    return plainly(" ".join(Words("en").tell(one, names) for one in match.shown_for(viewer)["question"]))


def test_the_question_says_what_is_awaited_and_why() -> None:
    assert asked(buying()) == "Do you buy more cards? The price goes into the pot."
    assert asked(playing(3)) == "Play 1: lay two cards face down. The last pays 2 into the pot."
    assert asked(ludoteca.new("twins", 3)) == "The first dealer is drawn by lot."


def test_who_has_no_chips_can_buy_nothing() -> None:
    match = buying()
    state(match).chips[0] = 0
    assert asked(match) == "You have no chips left and can buy nothing."


def test_the_question_says_whom_the_table_waits_for() -> None:
    assert asked(buying(), 1) == "Anna may buy cards."
    match = playing(3)
    match.play(0, "play N7 G7")
    assert asked(match) == ("You have laid Twins of 7. Waiting for Bruno and Carla; until then you can change it.")
    assert asked(match, "public") == "Play 1: The last pays 2 into the pot. Waiting for Bruno and Carla."


OUT = [("N1 G1", "K1 P1", "K2 Y5"), ("N9 G9", "N8 G8", "B2 Y1"), ("N6 G6", "K6 P6", "K3 Y4")]


def test_t30_who_is_out_is_told_so() -> None:
    match = played_out(OUT, 3)
    assert asked(match, 2) == (
        "You were among the last of play 3 and are out of play 4. Waiting for Anna and Bruno."
    )


def finished() -> Match:
    match = played_out(OUT, 3, hands=1)
    for seat in match.actors:
        match.play(seat, match.legal(seat)[0])
    return match


def test_the_end_names_the_winners() -> None:
    match = finished()
    winners = Words("en").listed(NAMES[seat] for seat in match.winners)
    assert asked(match).startswith(f"The game is over: {winners} ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_asked_in_every_language(language: str) -> None:
    match = playing(3)
    match.play(0, "play N7 G7")
    for viewer in (0, 1, "public"):
        said = [Words(language).tell(one, NAMES) for one in match.shown_for(viewer)["question"]]
        assert all(said)
        assert not [one for one in said if "{" in one]
    assert "Bruno" in Words(language).tell(match.shown_for(0)["question"][0], NAMES)


# Moves, and why not


def test_what_can_be_bought_is_told_with_price_and_what_is_left() -> None:
    match = buying()
    state(match).chips[0] = 2
    offers = match.moves_told(0)
    assert [one["move"] for one in offers] == ["buy 0", "buy 1", "buy 2"]
    assert [(one["values"]["price"], one["values"]["left"]) for one in offers[:2]] == [(0, 2), (1, 1)]
    assert ["why" in one for one in offers] == [False, False, True]
    assert Words("en").tell(offers[2]["why"]) == "Two cards cost 3, and you have 2."
    assert match.moves_told(1) == []


def test_pairs_are_told_best_first_with_what_they_make() -> None:
    match = playing()
    moves = match.moves_told(0)
    assert sorted(one["move"] for one in moves) == match.legal(0)
    assert moves[0]["values"] == {"cards": {"cards": ["N7", "G7"]}, "kind": "twins", "value": 7}
    ranks = [best_first(match.game.notation.read(one["move"], by_chance=False)) for one in moves]
    assert ranks == sorted(ranks)
    assert plainly(Words("en").tell(moves[0])) == "N7 G7 (Twins of 7)"
    match.play(0, "play N7 G7")
    assert match.moves_told(0) == moves


def why_no_card(match: Match, seat: int = 0) -> str | None:
    why = match.shown_for(seat)["details"]["why_no_card"]
    return why and Words("en").tell(why, NAMES)


def test_there_is_a_reason_for_every_card_that_cannot_be_laid() -> None:
    assert why_no_card(playing()) is None
    assert why_no_card(buying()) == "Say first how many cards you buy."
    assert why_no_card(buying(), 1) == "Cards are laid when everyone has been asked about buying."
    assert why_no_card(played_out(OUT, 3), 2) == "You were among the last of play 3 and are out of play 4."
    assert why_no_card(finished()) == "The game is over."
    changed = playing()
    changed.play(0, "play N7 G7")
    assert why_no_card(changed) is None
    broke = played_out(OUT, 3)
    state(broke).bankrupt = 1 << 2
    assert why_no_card(broke, 2) == "You’re bankrupt and out for the rest of the hand."
    assert why_no_card(ludoteca.new("twins", 3)) == "The first dealer is drawn by lot."


def test_refusals_are_sentences_with_their_values() -> None:
    with pytest.raises(ludoteca.IllegalMove) as refused:
        playing().play(0, "buy 1")
    assert refused.value.reason == {"id": "twins-why-lay-now", "values": {}}
    with pytest.raises(ludoteca.IllegalMove) as refused:
        buying().play(0, "play N7 G7")
    assert refused.value.reason["id"] == "twins-why-buy-first"


# The standing


def test_t41_the_standing_is_by_chips_and_says_who_wins() -> None:
    match = finished()
    standing = match.shown_for("public")["standing"]
    assert standing
    chips = [match.position()["seats"][rank["seat"]]["chips"] for rank in standing["ranks"]]
    assert chips == sorted(chips, reverse=True)
    assert [rank["place"] for rank in standing["ranks"]] == [1 + sum(more > own for more in chips) for own in chips]
    assert [rank["figures"][0]["value"] for rank in standing["ranks"]] == chips
    assert standing["sentences"][-1]["id"] == "twins-end-winner"
    assert standing["sentences"][-1]["values"]["players"] == {"seats": match.winners}
    assert playing().shown_for(0)["standing"] is None


def test_the_standing_names_the_bankrupt_and_what_is_left_in_the_pot() -> None:
    match = finished()
    state(match).pot, state(match).bankrupt = 3, 1 << 1
    standing = match.shown_for(0)["standing"]
    assert standing
    said = [Words("en").tell(one, NAMES) for one in standing["sentences"]]
    assert said[0] == "3 chips are left in the pot and belong to nobody."
    labels = {rank["seat"]: [one["label"]["id"] for one in rank["figures"]] for rank in standing["ranks"]}
    assert labels[1] == ["twins-column-chips", "twins-state-bankrupt"]
    assert labels[0] == ["twins-column-chips"]


def test_figures_are_chips_cards_and_what_was_bought() -> None:
    match = played(buying(), "0: buy 2 / deal G1 / deal G2")
    words = Words("en")
    figures = match.shown_for("public")["figures"]
    assert [(words.tell(one["label"]), one["value"]) for one in figures[0]] == [
        ("Chips", 9), ("Cards", 10), ("Bought", 2),
    ]  # fmt: skip
    assert [one["value"] for one in figures[1]] == [12, 8]


# What the boards get


def fits(data: Any, kind: Any) -> bool:
    """Whether data is of a type, all the way down."""
    if is_typeddict(kind):
        hints = get_type_hints(kind)
        return (
            isinstance(data, dict)
            and data.keys() == hints.keys()
            and all(fits(data[name], hint) for name, hint in hints.items())
        )
    if get_origin(kind) is list:
        return isinstance(data, list) and all(fits(one, get_args(kind)[0]) for one in data)
    if get_origin(kind) is Literal:
        return data in get_args(kind)
    if get_args(kind):
        return any(fits(data, one) for one in get_args(kind))
    return type(data) is kind


@pytest.mark.parametrize("players", [3, 6])
def test_positions_and_details_are_of_their_types(players: int) -> None:
    match = ludoteca.new("twins", players, hands=2, seed=players)
    assert match.dice
    while match.actors:
        for viewer in ("public", 0, None):
            assert fits(match.position(viewer), Position)
        details = match.shown_for(0)["details"]
        assert fits({**details, "why_no_card": None}, Details)
        actor = match.actors[0]
        if isinstance(actor, int):
            match.play(actor, match.legal(actor)[0])
        else:
            match.let_chance_decide(match.dice)
    assert fits(match.position(), Position)


@pytest.mark.parametrize(
    ("players", "counts"), [(3, [1, 1, 1, 1]), (4, [2, 1, 1, 1]), (5, [3, 2, 2, 1]), (6, [3, 2, 2, 1])]
)
def test_t30_how_many_pay_or_win(players: int, counts: list[int]) -> None:
    assert [how_many(play, players) for play in (1, 2, 3, 4)] == counts
    details = ludoteca.new("twins", players).shown_for("public")["details"]
    assert [play["concerns"] for play in details["plays"]] == counts


def test_pairs_that_are_tied_have_the_same_place() -> None:
    pairs = [pair_of(*sorted(map(CARDS.index, cards.split()))) for cards in ("N4 N8", "P2 P10", "B1 Y1", "G1 B2")]
    found = shown_in((pairs[0], -1, *pairs[1:]))
    assert [one and one["place"] for one in found] == [2, None, 2, 1, 4]


def test_what_was_shown_has_its_places() -> None:
    match = played_out([("K2 Y5", "N3 N9", "B6 P6", "G4 B8")], 4)
    details = match.shown_for("public")["details"]
    assert [one["place"] for one in details["plays"][0]["shown"]] == [4, 2, 1, 3]
    assert details["plays"][0]["shown"][2] == {**pair("B6 P6"), "place": 1}
    assert details["plays"][1]["shown"] == [None] * 4
    assert details["last"] == details["plays"][0]["shown"]


def test_ones_own_pair_that_lies_face_down_is_for_oneself() -> None:
    match = playing()
    match.play(0, "play N7 G7")
    assert match.shown_for(0)["details"]["laid"] == {**pair("N7 G7"), "place": None}
    assert match.shown_for(1)["details"]["laid"] is None
    assert match.shown_for("public")["details"]["laid"] is None


def numbers(hand: str) -> tuple[int, ...]:
    return tuple(map(CARDS.index, hand.split()))


HAND = "B3 N7 P9 K2 G7 P10 B7 Y1"


def test_a_hand_lies_as_what_it_can_make_numbers_then_colours_then_the_rest() -> None:
    assert side_by_side(numbers(HAND)) == ["N7", "G7", "B7", "P10", "P9", "B3", "K2", "Y1"]
    assert buying().shown_for(0)["details"]["hand"] == side_by_side(numbers(ANNAS))
    assert buying().shown_for("public")["details"]["hand"] == []


@pytest.mark.parametrize("start", range(50))
def test_a_hand_keeps_all_its_cards(start: int) -> None:
    hand = tuple((start * 7 + n * 13) % len(CARDS) for n in range(10))
    assert sorted(side_by_side(hand)) == sorted(CARDS[card] for card in hand)


def test_a_hand_tells_its_combinations_best_first_and_no_singles() -> None:
    found = [f"{one['kind']} {' '.join(one['cards'])}" for one in pairs_among(numbers(HAND))]
    assert sorted(found[1:3]) == ["pair G7 B7", "pair N7 B7"]
    assert [found[0], *found[3:]] == ["twins N7 G7", "colour P9 P10", "colour B3 B7"]
    assert pairs_among(numbers("N1 G2 B3")) == []


def test_strength_is_by_kind_then_by_value() -> None:
    best = ["N10 K10", "B1 Y1", "G10 B10", "K1 P1", "Y9 Y10", "N1 N2", "N9 P10", "G1 B2"]
    strengths = [strength(pair_of(*sorted(numbers(cards)))) for cards in best]
    assert strengths == sorted(strengths, reverse=True)
    assert len(set(strengths)) == len(best)


def test_cards_that_are_dealt_are_told_to_who_sees_them() -> None:
    match = buy_nothing(dealt(ANNAS))
    own, public = match.told_for(0), match.told_for("public")
    assert [one["kind"] for one in own if one["kind"] == "dealt"] == ["dealt"]
    assert not [one for one in public if one["kind"] == "dealt"]
