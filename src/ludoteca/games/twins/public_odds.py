"""Twins: what random hands hold, how a combination stands among others, how best to divide a hand.

>>> best_combination(cards=2)["twins", 10]
Fraction(1, 295)
>>> standing("G10 K10", players=4).takes_pot > standing("G10 B10", players=4).takes_pot
True
>>> best_divisions("N10 G10 B9 Y9 K8 K7 P3 B2", players=4)[0].pairs
('B2 B9', 'N10 G10', 'Y9 P3', 'K7 K8')

Rivals are "random": each shows any pair of the cards you have not seen, one as likely as another; or "sound": each
shows what bots of some strength were seen to show in that play. Either way what one shows is taken not to depend on
what the others show.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from ludoteca.games.twins import GAME, odds
from ludoteca.games.twins.bots.habits import SHOWN
from ludoteca.games.twins.combinations import CARDS, COLOUR, KINDS, PAIR, PAIRS, TWINS, pair_of
from ludoteca.games.twins.layout import DEALT_TO_EACH, MOST_HELD, PLAYS
from ludoteca.games.twins.notation import A_CARD
from ludoteca.games.twins.odds import Chance, Combination, Stakes, level

RIVALS = ("random", "sound")
FORMED = (KINDS[TWINS], KINDS[PAIR], KINDS[COLOUR])

Cards = str | Sequence[str]
"""'G7 B7' or ['G7', 'B7']."""


class Standing(NamedTuple):
    """The chances of a combination in each of the four plays."""

    pays: Chance
    """In play 1."""
    wins: Chance
    """In play 2."""
    out: Chance
    """In play 3: it pays and is out."""
    takes_pot: Chance
    """In play 4, for those who are in it."""


class Divided(NamedTuple):
    """A hand divided among the plays."""

    pairs: tuple[str, ...]
    chips: Chance
    """The expected chips without the price of bought cards; or its worth."""


def best_combination(cards: int = DEALT_TO_EACH) -> dict[Combination, Fraction]:
    """The probability of each combination being the best of this many random cards, the best first."""
    return odds.best_of_hand(_number(cards))


def at_once(kind: str, cards: int = DEALT_TO_EACH) -> list[Fraction]:
    """The probabilities that this many random cards can form 0, 1, 2, ... Twins ("twins"), Twins or Pairs
    ("pair"), or Colours ("colour") at the same time."""
    if kind not in FORMED:
        raise ValueError(f"There is no kind {kind!r} to count: {', '.join(FORMED)}.")
    return odds.at_once(kind, _number(cards))


def standing(pair: Cards, players: int = 4, seen: Cards = (), rivals: str = "random") -> Standing:
    """How two cards compare in each play. Seen cards are these two and those you name."""
    two = _cards(pair)
    if len(two) != 2:
        raise ValueError("A combination is two cards, such as 'G7 B7'.")
    place = level(pair_of(*two))
    chances = _chances(GAME.check_players(players), _rivals(rivals), frozenset(two) | frozenset(_cards(seen)))
    return Standing(*(of_play[place] for of_play in chances))


def best_divisions(
    hand: Cards,
    players: int = 4,
    pot: int = 0,
    seen: Cards = (),
    rivals: str = "random",
    most: int = 10,
    worth: Stakes | None = None,
) -> list[Divided]:
    """The best ways to divide a hand of 8 to 10 cards among the four plays, with so many chips in the pot.

    Instead of chips the plays can be given a worth: what is lost in play 1, won in 2, lost in 3 and won in 4.
    """
    cards = _hand(hand)
    players = GAME.check_players(players)
    stakes = odds.stakes_of(players, pot) if worth is None else _stakes(worth)
    chances = _chances(players, _rivals(rivals), frozenset(cards) | frozenset(_cards(seen)))
    in_floats = [[float(chance) for chance in of_play] for of_play in chances]
    found = odds.best_divisions(cards, lambda division: odds.worth_of(division, in_floats, stakes), most)
    return [Divided(tuple(map(_text, one)), odds.worth_of(one, chances, stakes)) for one in found]


@cache
def _chances(players: int, rivals: str, seen: frozenset[int]) -> list[list[Chance]]:
    """For each play and each level."""
    plays = range(1, PLAYS + 1)
    shares = (
        [odds.shares_of_unseen(seen)] * PLAYS if rivals == "random" else [_habits(players, play) for play in plays]
    )
    return [odds.chances_in_play(play, of_play, players) for play, of_play in zip(plays, shares, strict=True)]


def _habits(players: int, play: int) -> list[Fraction]:
    shown = SHOWN[players][play - 1]
    return [Fraction(times, sum(shown)) for times in shown]


def _text(pair: int) -> str:
    return " ".join(CARDS[card] for card in PAIRS[pair])


# What can be asked


def _number(cards: object) -> int:
    if type(cards) is not int or not 2 <= cards <= MOST_HELD:
        raise ValueError(f"A hand has 2 to {MOST_HELD} cards, not {cards!r}.")
    return cards


def _stakes(worth: Stakes) -> Stakes:
    if len(worth) != PLAYS:
        raise ValueError(f"The worth of the four plays is four numbers, not {len(worth)}.")
    return worth


def _rivals(rivals: str) -> str:
    if rivals not in RIVALS:
        raise ValueError(f"Rivals are {' or '.join(map(repr, RIVALS))}, not {rivals!r}.")
    return rivals


def _hand(hand: Cards) -> list[int]:
    cards = _cards(hand)
    if not DEALT_TO_EACH <= len(cards) <= MOST_HELD:
        raise ValueError(f"A hand has {DEALT_TO_EACH} to {MOST_HELD} cards, not {len(cards)}.")
    return cards


def _cards(cards: Cards) -> list[int]:
    """The cards as numbers, ascending."""
    words = [word.upper() for word in (cards.split() if isinstance(cards, str) else cards)]
    for word in words:
        if word not in CARDS:
            raise ValueError(f"There is no card {word!r}: a card is {A_CARD}.")
        if words.count(word) > 1:
            raise ValueError(f"There is only one {word}.")
    return sorted(CARDS.index(word) for word in words)
