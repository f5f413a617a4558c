"""The small words of the game: cards, combinations, what a play does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.games.twins.combinations import BLACK, CARDS, KINDS, kind_of, value_of
from ludoteca.games.twins.plays import first_in_play_2, last_in_play_1, last_in_play_3
from ludoteca.terminal.face import Data
from ludoteca.terminal.speech import NO_BREAK, Speech

BLACK_MARK, WHITE_MARK = "●", "○"


class Phrases(Speech):
    def cards(self, cards: Iterable[str]) -> str:
        return NO_BREAK.join(cards)

    def combination(self, shown: Data) -> str:
        """What two cards are: an event or a part of a position that says so."""
        return self.say("twins-combination", kind=shown["kind"], value=shown["value"])

    def stake(self, play: int, players: int) -> str:
        """What a play does to whom (T30), to be followed by a stop or by names."""
        return self.say("twins-stake", play=play, count=how_many(play, players))


def how_many(play: int, players: int) -> int:
    """T30: how many pay or win, by the number who started."""
    by_play = {1: last_in_play_1, 2: first_in_play_2, 3: last_in_play_3}
    return int(by_play[play](players)) if play in by_play else 1


def mark(card: str) -> str:
    return BLACK_MARK if card[0] in BLACK else WHITE_MARK


def number_on(card: str) -> int:
    return int(card[1:])


def in_hand_order(cards: Iterable[str]) -> list[str]:
    """By number, so that Twins and Pairs lie side by side; then by colour, black ones first."""
    return sorted(cards, key=lambda card: (number_on(card), CARDS.index(card)))


def combination_of(cards: Sequence[str]) -> Data:
    one, other = map(CARDS.index, cards)
    return {"cards": list(cards), "kind": KINDS[kind_of(one, other)], "value": value_of(one, other)}


def strength(shown: Data) -> tuple[int, int]:
    """T24: the kind first, then the value."""
    return KINDS.index(shown["kind"]), shown["value"]
