"""Every kind of decision, opened at that moment of a recorded game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from ludoteca import Match, load
from ludoteca.engine.game import PUBLIC
from ludoteca.games import find
from tests.web.support import Person, Site

RECORDS = {
    "cincinnati": ("three-players", "six-players"),
    "twins": ("three-players", "six-players"),
    "diceland": ("two-players", "four-players"),
}
"""With the fewest players and with the most."""
FOLDER = Path(__file__).parents[1]


class Opened(NamedTuple):
    """A seat is asked something after so many moves of a record."""

    kind: str
    record: str
    moves: int
    seat: int


def decisions(game: str, name: str) -> list[Opened]:
    """Of each kind the one with the most to choose from."""
    record = (FOLDER / game / "games" / f"{name}.txt").read_text()
    whole = load(record)
    match, found = Match(whole.game, whole.players, whole.options), dict[str, tuple[int, Opened]]()
    for made, (actor, move) in enumerate(whole.moves):
        for seat in match.actors:
            if isinstance(seat, int) and made:
                much, kind = len(match.legal(seat)), kind_of(match, seat)
                if much >= found.get(kind, (0, None))[0]:
                    found[kind] = much, Opened(kind, record, made, seat)
        match.play(actor, move)
    return [opened for _, opened in found.values()]


def kind_of(match: Match, seat: int) -> str:
    """The question, without who and what."""
    return " ".join(
        [match.position(seat)["phase"], *(sentence["id"] for sentence in match.shown_for(seat)["question"])]
    )


def sit_down_at(me: Person, site: Site, opened: Opened) -> None:
    """On a table that goes on from this moment, with bots on the other seats."""
    players = int(opened.record.partition("players: ")[2].split()[0])
    seats = [{"kind": "host" if seat == opened.seat else "bot"} for seat in range(players)]
    made = post(site, "continue", {"record": opened.record, "moves": opened.moves, "seats": seats})
    table, host = made["table"], made["host"]
    joined = post(site, f"tables/{table['id']}/join", {"name": "Maximiliana", "seat": opened.seat}, host)
    me.page.goto(f"{site.address}/t/{table['id']}#seat={opened.seat}&token={joined['token']}")


def sit_down_among_bots(me: Person, site: Site, game: str, options: dict[str, Any] | None = None) -> None:
    """In a new game with the fewest players."""
    seats = [{"kind": "host"}] + [{"kind": "bot"}] * (find(game).players[0] - 1)
    made = post(site, "tables", {"game": game, "seats": seats, "options": options or {}})
    joined = post(site, f"tables/{made['table']['id']}/join", {"name": "Anna", "seat": 0}, made["host"])
    me.page.goto(f"{site.address}/t/{made['table']['id']}#seat=0&token={joined['token']}")


def make(me: Person, move: str) -> None:
    """Clicks a move; cards of a pair are picked first."""
    parts = move.split()[1:] if move.startswith("play") else []
    for part in parts:
        me.page.locator(f'[data-targets] [data-legal="{part}"]').first.click()
    me.page.locator(
        "[data-buttons] .main" if parts else f'[data-legal="{move}"], [data-move="{move}"]'
    ).first.click()


def post(site: Site, path: str, body: dict[str, Any], token: str | None = None) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx.post(f"{site.address}/api/{path}", json=body, headers=headers)
    assert answer.is_success, answer.text
    return dict(answer.json())


def results(game: str, name: str) -> Iterator[tuple[Opened, str]]:
    """Moves that bring a result, with the moments before them; what comes after them is new luck."""
    record = (FOLDER / game / "games" / f"{name}.txt").read_text()
    whole = load(record)
    match = Match(whole.game, whole.players, whole.options)
    for made, (actor, move) in enumerate(whole.moves):
        noted = match.noted
        match.play(actor, move)
        told = [one["kind"] for one in match.told_for(PUBLIC, noted) if one.get("beat")]
        if isinstance(actor, int) and told:
            yield Opened(" ".join(told), record, made, actor), move
