"""What is told with a beat comes with the position at that moment: nothing of the next round, and no secret."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.engine.game import PUBLIC, Viewer
from ludoteca.engine.moments import Looker, moments_for_each
from ludoteca.engine.telling import Moment, Told

GAMES = ("cincinnati", "twins", "diceland")
RECORDS = sorted(file for game in GAMES for file in (Path(__file__).parent / game / "games").glob("*.txt"))

Step = tuple[Match, Match, Viewer, list[Told], list[Moment]]


def steps(whole: Match) -> Iterator[Step]:
    """What the server tells: a move with what chance does then."""
    match, moves = Match(whole.game, whole.players, whole.options), whole.moves
    while moves:
        before = match.copy()
        for actor, move in moves[: number_told_at_once(moves)]:
            match.play(actor, move)
        moves = whole.moves_since(match.made)
        viewers: list[Viewer] = [PUBLIC, *range(match.players)]
        stories = match.told_for_each(viewers, before.noted)
        lookers = [Looker(viewer, story, by_areas=False) for viewer, story in zip(viewers, stories, strict=True)]
        moments = moments_for_each(before, match, lookers)
        for viewer, story, seen in zip(viewers, stories, moments, strict=True):
            yield before, match, viewer, story, seen


def number_told_at_once(moves: list[tuple[Any, str]]) -> int:
    count = 1
    while count < len(moves) and moves[count][0] == "chance":
        count += 1
    return count


def random_games() -> Iterator[Match]:
    for seed, game in enumerate(2 * ("cincinnati", "twins")):
        options = {"keep": "at once"} if game == "cincinnati" and seed else {"hands": 3} if game == "twins" else {}
        luck = Random(seed)
        yield ludoteca.new(game, players=3 + seed % 4, seed=seed, **options).run(
            lambda view, legal, _, luck=luck: luck.choice(legal)  # type: ignore[misc]
        )


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_every_result_comes_with_its_moment(file: Path) -> None:
    for before, _, _, story, moments in steps(ludoteca.load(file.read_text())):
        results = [place for place, told in enumerate(story) if told.get("beat")]
        assert set(results) <= {moment["told"] for moment in moments}
        for moment in moments:
            assert moment["view"]["actors"] == []
            assert moment["shown"]["question"] == story[moment["told"]]["sentences"]
            for name in ("round", "hand"):
                assert moment["view"].get(name) in (None, before.position(PUBLIC).get(name))


def test_no_moment_tells_a_secret() -> None:
    """Cards that a seat neither holds nor has seen, and dice that were under the cup, are in none."""
    for whole in random_games():
        for before, match, viewer, _, moments in steps(whole):
            told = json.dumps([match.events_for(viewer), before.position(viewer), match.position(viewer)])
            for moment in moments:
                if whole.game.name == "twins":
                    assert cards_in(json.dumps([moment["view"], moment["shown"]])) <= cards_in(told)
                else:
                    shown = [at["dice"] for at in moment["view"]["seats"] if at["dice"]]
                    assert all(json.dumps(dice) in told for dice in shown)


def test_when_cups_are_lifted_everybodys_dice_and_tables_are_seen() -> None:
    file = next(one for one in RECORDS if "cincinnati" in one.parts)
    lifted = [
        moment["view"]["seats"]
        for _, _, _, story, moments in steps(ludoteca.load(file.read_text()))
        for moment in moments
        if story[moment["told"]]["kind"] == "showed"
    ]
    assert lifted
    assert all(seat["dice"] and seat["table"] for seats in lifted for seat in seats)


def cards_in(text: str) -> set[str]:
    return set(re.findall(r'"[NGKBYP](?:10|[1-9])"', text))
