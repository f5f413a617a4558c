"""What is asked, and what short answers mean."""

from __future__ import annotations

import re

from ludoteca.games.twins.combinations import CARDS
from ludoteca.games.twins.layout import MOST_BOUGHT
from ludoteca.games.twins.rules import price
from ludoteca.games.twins.terminal.phrases import Phrases, in_hand_order
from ludoteca.terminal.face import Data, Unclear

A_PAIR = 2
PIECES = re.compile(r"[^\W\d_]\s*\d+|[^\s,;+&]+")
"""A letter with a number, or whatever stands between blanks."""


def question(phrases: Phrases, view: Data, seat: int) -> str:
    if view["phase"] == "buy":
        chips = view["seats"][seat]["chips"]
        return phrases.say("twins-type-buy", chips=chips, choices=purchases(phrases, chips))
    return phrases.say("twins-type-play")


def read(phrases: Phrases, answer: str, view: Data, seat: int) -> str:
    data = view["seats"][seat]
    if view["phase"] == "buy":
        return read_purchase(phrases, answer, data["chips"])
    return read_pair(phrases, answer, in_hand_order(data["hand"]))


# Buying


def purchases(phrases: Phrases, chips: int) -> str:
    """What somebody can pay for."""
    possible = (cards for cards in range(MOST_BOUGHT + 1) if price(cards) <= chips)
    return ", ".join(phrases.say("twins-choice-buy", cards=cards, price=price(cards)) for cards in possible)


def read_purchase(phrases: Phrases, answer: str, chips: int) -> str:
    wish = phrases.without_word(answer, "twins-answers-buy")
    if not wish:
        raise Unclear(phrases.say("twins-wrong-buy-empty", choices=purchases(phrases, chips)))
    if wish in phrases.words.answers("twins-answers-none"):
        wish = "0"
    if wish not in map(str, range(MOST_BOUGHT + 1)):
        raise Unclear(phrases.say("twins-wrong-buy", answer=answer, choices=purchases(phrases, chips)))
    if price(int(wish)) > chips:
        raise Unclear(phrases.say("twins-wrong-price", cards=int(wish), price=price(int(wish)), chips=chips))
    return f"buy {wish}"


# Playing


def read_pair(phrases: Phrases, answer: str, hand: list[str]) -> str:
    wish = phrases.without_word(answer, "twins-answers-play")
    if not wish:
        raise Unclear(phrases.say("twins-wrong-play-empty"))
    cards = [read_card(phrases, piece, hand) for piece in PIECES.findall(wish)]
    if len(cards) != A_PAIR:
        raise Unclear(phrases.say("twins-wrong-count", count=len(cards)))
    if cards[0] == cards[1]:
        raise Unclear(phrases.say("twins-wrong-twice", card=cards[0]))
    return " ".join(["play", *sorted(cards, key=CARDS.index)])


def read_card(phrases: Phrases, piece: str, hand: list[str]) -> str:
    """A card by its name, or by its number in the hand as it is drawn."""
    name = "".join(piece.split()).upper()
    if name.isdecimal():
        return card_numbered(phrases, int(name), hand)
    if name not in CARDS:
        raise Unclear(phrases.say("twins-wrong-card", answer=piece))
    if name not in hand:
        raise Unclear(phrases.say("twins-wrong-held", card=name, cards=phrases.cards(hand)))
    return name


def card_numbered(phrases: Phrases, number: int, hand: list[str]) -> str:
    if not 1 <= number <= len(hand):
        raise Unclear(phrases.say("twins-wrong-number", number=str(number), count=len(hand)))
    return hand[number - 1]
