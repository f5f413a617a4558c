"""Dice that can be checked: docs/protocol.md, "Fair dice"."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.bots.random import random
from ludoteca.engine.fair import FairDice, seal_of
from ludoteca.engine.game import Game
from ludoteca.engine.match import Match
from ludoteca.engine.verify import OtherLuck, OtherSeed, OtherText, draws
from ludoteca.games import GAMES
from ludoteca.testing.starts import starts

VECTORS = json.loads((Path(__file__).parent.parent / "fair-dice.json").read_text())
SEED = sha256(b"a seed").hexdigest()
TEXTS = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=64)


def fair(match: Match, texts: list[str] | None = None) -> Match:
    match.dice = FairDice(SEED, "a table", texts or [""] * match.players)
    return match


@pytest.mark.parametrize("case", VECTORS["cases"])
def test_frozen_outcomes(case: dict[str, object]) -> None:
    dice = FairDice(str(case["seed"]), str(case["table"]), list(map(str, case["texts"])))  # type: ignore[call-overload]
    assert dice.hash == case["hash"]
    for draw in case["draws"]:  # type: ignore[attr-defined]
        assert dice.outcome(draw["key"], draw["outcomes"]) == draw["outcome"]


def test_all_outcomes_are_equally_likely() -> None:
    """Chi-squared with five degrees of freedom; the keys are fixed, so this is no matter of luck."""
    dice = FairDice(SEED, "a table", ["", ""])
    counts = Counter(dice.outcome(key, 6) for key in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20


def test_attempts_that_would_favour_an_outcome_are_rejected() -> None:
    dice = FairDice(SEED, "a table", ["", ""])
    most = (1 << 63) + 1
    assert all(dice.outcome(key, most) < most for key in range(200))


@given(st.lists(TEXTS, min_size=2, max_size=2), st.lists(TEXTS, min_size=2, max_size=2))
def test_every_text_of_every_seat_matters(some: list[str], others: list[str]) -> None:
    here, there = (FairDice(SEED, "a table", texts) for texts in (some, others))
    outcomes = [[dice.outcome(key, 2**60) for key in range(2)] for dice in (here, there)]
    assert (outcomes[0] == outcomes[1]) == (some == others)


@pytest.mark.parametrize("text", ["x" * 65, " x", "x ", "é", "a\nb", "\x7f"])
def test_a_text_is_printable_ascii(text: str) -> None:
    with pytest.raises(ValueError, match="printable ASCII"):
        FairDice(SEED, "a table", [text])


@pytest.mark.parametrize("seed", ["", "00", "zz" * 32, "00" * 33])
def test_a_seed_has_64_digits(seed: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        FairDice(seed, "a table", [])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@given(st.data())
@settings(max_examples=8, deadline=None)
def test_a_record_keeps_seed_and_texts_and_its_luck_is_verified(game: Game, data: st.DataObject) -> None:
    players, options = data.draw(starts(game))
    match = fair(Match(game, players, options), [data.draw(TEXTS) for _ in range(players)]).run(random)
    match.seed_hash = match.dice.hash  # type: ignore[union-attr]
    again = ludoteca.load(match.record())
    assert again.record() == match.record()
    assert len(draws(again)) == sum(actor == "chance" for actor, _ in match.moves)


def test_another_roll_text_or_seed_is_found_out() -> None:
    record = fair(ludoteca.new("twins", 3, hands=1), ["a", "b", "c"]).run(random).record()
    first = next(line for line in record.splitlines() if line.startswith("chance: dealer"))
    swapped = record.replace(first, "chance: dealer " + str((int(first[-1]) + 1) % 3))
    lines = record.splitlines()
    with pytest.raises(OtherLuck, match="Move 1 is"):
        draws(ludoteca.load(swapped[: swapped.index("deal ")].rpartition("\n")[0]))
    with pytest.raises(OtherLuck):
        draws(ludoteca.load("\n".join(lines).replace("text 1: b", "text 1: B")))
    with pytest.raises(OtherSeed, match="which was published"):
        draws(ludoteca.load(record.replace(f"fair seed: {SEED}", f"fair seed: {sha256(b'x').hexdigest()}")))


def test_what_was_there_before_the_dice_began_is_not_theirs() -> None:
    match = ludoteca.new("twins", 3, seed=4, hands=1)
    for _ in range(9):
        match.play("chance", match.dice.draw(match))  # type: ignore[union-attr]
    match.dice = FairDice(SEED, "a table", ["", "", ""], begins_after=9)
    match.run(random)
    again = ludoteca.load(match.record())
    assert len(draws(again)) == sum(actor == "chance" for actor, _ in match.moves) - 9


def test_choices_do_not_shift_luck() -> None:
    """The first card of the second hand is the same, whatever was bought in the first."""
    firsts = set()
    for seed in range(5):
        match, luck = fair(ludoteca.new("twins", 3, hands=2)), Random(seed)
        while match.actors:
            actor = match.actors[0]
            match.play(actor, match.dice.draw(match) if isinstance(actor, str) else luck.choice(match.legal(actor)))  # type: ignore[union-attr]
            if match.position()["hand"] == 2 and match.position()["deck"] == 59:
                firsts.add(next(move for actor, move in reversed(match.moves) if actor == "chance"))
                break
    assert len(firsts) == 1


def test_a_record_keeps_seals_and_where_it_goes_on_from() -> None:
    match = ludoteca.new("twins", 3, seed=4, hands=1, names=["A", "B", "C"])
    for _ in range(9):
        match.play("chance", match.dice.draw(match))  # type: ignore[union-attr]
    for before, said in (("b3k9", "table b3k9"), (None, "unproved")):
        going_on = match.copy()
        texts, seals = ["a", "", "c"], [seal_of("a"), seal_of("never said"), ""]
        going_on.dice = FairDice(SEED, "a table", texts, seals=seals, begins_after=9, before=before)
        going_on.seed_hash = going_on.dice.hash
        record = going_on.run(random).record()
        assert f"fair from: 9\nfair before: {said}\nseal 0: {seals[0]}\nseal 1: {seals[1]}\ntext 0: a\n" in record
        again = ludoteca.load(record)
        assert again.record() == record
        assert isinstance(again.dice, FairDice)
        assert (again.dice.begins_after, again.dice.before) == (9, before)
        assert (again.dice.texts, again.dice.seals) == (texts, seals)


def test_what_became_of_each_text() -> None:
    texts, seals = ["kept", "changed", "", "open", ""], ["kept", "promised", "withheld", "", ""]
    dice = FairDice(SEED, "a table", texts, seals=[seal and seal_of(seal) for seal in seals])
    assert (dice.broken_seals, dice.left_out, dice.unsealed) == ([1], [2], [3])


def test_a_text_that_was_not_sealed_so_is_found_out() -> None:
    match = ludoteca.new("twins", 3, hands=1)
    match.dice = FairDice(SEED, "a table", ["a", "", ""], seals=[seal_of("b"), "", ""])
    with pytest.raises(OtherText, match="seat 0"):
        draws(match.run(random))


def test_every_draw_is_told_so_that_others_can_recompute_it() -> None:
    match = fair(ludoteca.new("twins", 3, hands=1)).run(random)
    for draw in draws(match):
        assert match.moves[draw.move - 1] == ("chance", draw.text)
        assert match.dice.outcome(draw.key, draw.outcomes) == draw.outcome  # type: ignore[union-attr]
