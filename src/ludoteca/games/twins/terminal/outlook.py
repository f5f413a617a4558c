"""Which good combinations a hand holds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ludoteca.games.twins.combinations import COLOUR, KINDS, PAIR, TWINS
from ludoteca.games.twins.terminal.phrases import Phrases, combination_of, strength
from ludoteca.terminal.face import Data
from ludoteca.terminal.speech import NO_BREAK

MOST_OF_A_KIND = 3


def outlook(phrases: Phrases, hand: Sequence[str]) -> str:
    """The best Twins, Pairs and Colours."""
    found = best_first(hand)
    kinds = (KINDS[kind] for kind in (TWINS, PAIR, COLOUR))
    hints = [hint(phrases, kind, [one for one in found if one["kind"] == kind]) for kind in kinds]
    return f"{NO_BREAK}· ".join(filter(None, hints)) or phrases.say("twins-hint-none")


def best_first(hand: Sequence[str]) -> list[Data]:
    return sorted(map(combination_of, combinations(hand, 2)), key=strength, reverse=True)


def hint(phrases: Phrases, kind: str, found: Sequence[Data]) -> str:
    """Those of a kind, the best of them if there are many; nothing if there are none."""
    if not found:
        return ""
    listed = ", ".join(possible(phrases, one) for one in found[:MOST_OF_A_KIND])
    more = "…" if len(found) > MOST_OF_A_KIND else ""
    return phrases.say("twins-hint", kind=kind, count=len(found), cards=listed + more).replace(" ", NO_BREAK, 1)


def possible(phrases: Phrases, one: Data) -> str:
    """The number of Twins and Pairs is seen at once, the sum of a Colour is not."""
    cards = phrases.cards(one["cards"])
    return f"{cards}{NO_BREAK}({one['value']})" if one["kind"] == KINDS[COLOUR] else cards
