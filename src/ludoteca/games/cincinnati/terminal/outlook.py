"""How things stand for a seat, if nobody threw again."""

from __future__ import annotations

from ludoteca.games.cincinnati.hands import NUMBER, standing
from ludoteca.games.cincinnati.layout import LETTERS
from ludoteca.games.cincinnati.terminal.phrases import Phrases, is_in_duel
from ludoteca.terminal.face import Data


def outlook(phrases: Phrases, view: Data, seat: int) -> str:
    """In a sentence."""
    if view["phase"] == "choose":
        return phrases.say("cincinnati-outlook-secret")
    if is_in_duel(view, seat):
        return outlook_in_duel(phrases, view, seat)
    return outlook_at_table(phrases, view, seat)


def outlook_in_duel(phrases: Phrases, view: Data, seat: int) -> str:
    """C46, C54: of equal hands the last in the order wins."""
    duel = view["duel"]
    hands = [(NUMBER[tuple(dice)], place) for place, dice in enumerate(duel["dice"])]
    winner = duel["order"][max(hands)[1]]
    if winner == seat:
        return phrases.say("cincinnati-outlook-duel-ahead")
    return phrases.say("cincinnati-outlook-duel-behind", name=phrases.names[winner])


def outlook_at_table(phrases: Phrases, view: Data, seat: int) -> str:
    letter = view["seats"][seat]["table"]
    at_table = {
        other: standing(LETTERS.index(letter), NUMBER[tuple(data["dice"])])
        for other, data in enumerate(view["seats"])
        if data["table"] == letter
    }
    best = max(at_table, key=lambda other: at_table[other])
    if at_table[seat] == 0:
        return phrases.say("cincinnati-outlook-missing", letter=letter)
    if at_table[seat] < at_table[best]:
        hand = phrases.hand(view["seats"][best]["dice"], letter)
        return phrases.say("cincinnati-outlook-behind", letter=letter, name=phrases.names[best], hand=hand)
    shared = list(at_table.values()).count(at_table[seat]) > 1
    return phrases.say(f"cincinnati-outlook-{'shared' if shared else 'ahead'}", letter=letter)
