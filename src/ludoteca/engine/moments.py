"""The positions in the middle of a move, at which results are announced.

A move may bring several results, each in a position of its own, and then begin the next round. What is told with
a beat (a pause of its own) is shown with the position at that moment: the moves are made once more and watched
on the way.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ludoteca.engine.game import Viewer
from ludoteca.engine.layout import Layout
from ludoteca.engine.match import Match, place_of
from ludoteca.engine.notes import Noted
from ludoteca.engine.telling import Moment, Shown, Told


class Looker(NamedTuple):
    """A viewer, and what it was told."""

    viewer: Viewer
    story: Sequence[Told]
    by_areas: bool
    """Whether its client shows areas instead of the game's own board."""


def moments_for_each(before: Match, after: Match, lookers: Sequence[Looker]) -> list[list[Moment]]:
    """For each viewer the moments of all that is told with a beat between two positions of a match."""
    told = [with_numbers(after, before.noted, looker) for looker in lookers]
    wanted = {number for one in told for _, number in one}
    if not wanted:
        return [[] for _ in lookers]
    on_the_way = states_after(before, after, wanted)
    return [
        [moment(on_the_way[number], looker, place) for place, number in one]
        for looker, one in zip(lookers, told, strict=True)
    ]


def with_numbers(match: Match, since: int, looker: Looker) -> list[tuple[int, int]]:
    """What is told with a beat: its place in the story, and the number of its last event.

    Without large words, a beat needs no moment of its own if nothing comes after it.
    """
    last = len(looker.story) - 1
    beats = [
        place for place, told in enumerate(looker.story) if told.get("beat") or ("beat" in told and place < last)
    ]
    if not beats:
        return []
    notes = enumerate(match.notes_since(since), since)
    seen = [number for number, note in notes if match.game.event(note, looker.viewer)]
    return [(place, seen[looker.story[place]["at"]]) for place in beats]


def moment(match: Match, looker: Looker, place: int) -> Moment:
    """The table at a moment. Nobody is awaited then: in place of a question it says what has happened."""
    viewer, told = looker.viewer, looker.story[place]
    known, tells = match.known(viewer), match.telling
    shown: Shown = {
        "question": told["sentences"],
        "figures": [tells.figures(known, seat) for seat in range(match.players)],
        "details": None if looker.by_areas else tells.details(known, place_of(viewer)),
        "standing": None,
    }
    if shown["details"] is None:
        shown["areas"] = match.areas_for(viewer)
    return {"told": place, "view": {**match.position(viewer), "actors": []}, "shown": shown}


def states_after(before: Match, after: Match, wanted: Iterable[int]) -> dict[int, Match]:
    """The match as it was right after each of these events."""
    played = before.copy()
    watched = played.state.events = Watched(played.state, before.noted, frozenset(wanted))
    for actor, move in after.moves_since(before.made):
        played.play(actor, move)
    return {number: after.with_state(state) for number, state in watched.found.items()}


class Watched(list[Noted]):
    """Stands in for a state's list of events, and copies the state after some of them."""

    def __init__(self, state: Any, noted: int, wanted: frozenset[int]) -> None:
        super().__init__()
        self._state, self._noted, self._wanted = state, noted, wanted
        self.found: dict[int, Layout] = {}

    def append(self, noted: Noted) -> None:
        super().append(noted)
        if self._noted in self._wanted:
            self.found[self._noted] = self._state.copy()
        self._noted += 1
