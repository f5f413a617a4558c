"""Moments of Twins, set up as play. Anna sits on the dealer's left and is asked first."""

from __future__ import annotations

from collections.abc import Sequence

import ludoteca
from ludoteca.games.twins.combinations import CARDS
from ludoteca.games.twins.terminal import FACE
from ludoteca.terminal.faces import Face
from ludoteca.terminal.speech import Speech
from ludoteca.words import Words

NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elsa", "Franco"]
DEALT = 8

ANNAS = "N7 G7 K3 B3 Y9 Y10 N1 P2"
"""Twins of 7, a Pair of 3, Colour 19."""


def face(language: str = "en", names: Sequence[str] = NAMES) -> Face:
    return Face("twins", Speech(Words(language), names), FACE)


def dealt(*hands: str, players: int = 4, **options: int) -> ludoteca.Match:
    """Everyone has eight cards, those named among them; nobody has bought."""
    match = ludoteca.new("twins", players, names=NAMES[:players], **options)
    match.play("chance", f"dealer {players - 1}")
    return deal(match, *hands)


def deal(match: ludoteca.Match, *hands: str) -> ludoteca.Match:
    """To seats in their order; what is not named comes from the rest of the deck."""
    named = [hand.split() for hand in hands] + [[] for _ in range(match.players - len(hands))]
    rest = [card for card in CARDS if not any(card in hand for hand in named)]
    full = [hand + [rest.pop() for _ in range(DEALT - len(hand))] for hand in named]
    dealer = match.position()["dealer"]
    for turn in range(DEALT * match.players):
        seat = (dealer + 1 + turn) % match.players
        match.play("chance", f"deal {full[seat].pop(0)}")
    return match


def buy_nothing(match: ludoteca.Match) -> ludoteca.Match:
    while match.position()["phase"] == "buy":
        match.play(match.actors[0], "buy 0")
    return match


def show(match: ludoteca.Match, *pairs: str) -> ludoteca.Match:
    """One play: the pairs of those who take part, in the order of their seats."""
    for seat, pair in zip(match.actors, pairs, strict=True):
        match.play(seat, f"play {pair}")
    return match


def buying() -> ludoteca.Match:
    return dealt(ANNAS)


def playing(players: int = 4) -> ludoteca.Match:
    return buy_nothing(dealt(ANNAS, players=players))


def widest() -> ludoteca.Match:
    """Six players, Anna with ten cards; everything takes as much room as it can."""
    match = dealt("N10 G10 K10 B10 N9 G9 K9 B9", "Y10 P10", players=6)
    match.play(0, "buy 2")
    for card in ("N8", "N7"):
        match.play("chance", f"deal {card}")
    return buy_nothing(match)


def whole_hand() -> list[tuple[str, ...]]:
    """The example of T30: what Anna, Bruno, Carla and Dino show in each play."""
    return [
        ("K2 Y5", "N3 N9", "B6 P6", "G4 B8"),
        ("G10 B10", "N1 P1", "N8 G8", "Y3 Y4"),
        ("K6 P9", "K8 Y1", "G2 G3", "N5 K5"),
        ("B1 B9", "Y7 P10", "N4 Y8"),
    ]


def hands_for(plays: Sequence[Sequence[str]], players: int) -> list[str]:
    """The cards that everyone needs for plays in which all take part."""
    return [" ".join(play[seat] for play in plays) for seat in range(players)]


def played_out(plays: Sequence[Sequence[str]], players: int, **options: int) -> ludoteca.Match:
    match = buy_nothing(dealt(*hands_for(plays, players), players=players, **options))
    for pairs in plays:
        show(match, *pairs)
    return match
