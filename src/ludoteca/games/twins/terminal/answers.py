"""How a player can answer, and what short answers mean."""

from __future__ import annotations

import re

from ludoteca.games.twins.combinations import CARDS
from ludoteca.terminal.sight import Sight, Unclear
from ludoteca.terminal.speech import Speech

A_PAIR = 2
PIECES = re.compile(r"[^\W\d_]\s*\d+|[^\s,;+&]+")
"""A letter with a number, or whatever stands between blanks."""


def prompt(speech: Speech, sight: Sight) -> str:
    if sight.view["phase"] == "buy":
        chips = sight.view["seats"][sight.own_seat]["chips"]
        return speech.say("twins-type-buy", chips=chips, choices=purchases(speech, sight))
    return speech.say("twins-type-play")


def read(speech: Speech, sight: Sight, answer: str) -> str:
    if sight.view["phase"] == "buy":
        return read_purchase(speech, sight, answer)
    return read_pair(speech, answer, sight.details["hand"])


# Buying


def purchases(speech: Speech, sight: Sight) -> str:
    """What the player can pay for."""
    possible = (move["values"] for move in sight.moves if "why" not in move)
    return ", ".join(speech.say("twins-choice-buy", cards=one["cards"], price=one["price"]) for one in possible)


def read_purchase(speech: Speech, sight: Sight, answer: str) -> str:
    wish = speech.without_word(answer, "twins-answers-buy")
    if not wish:
        raise Unclear(speech.say("twins-wrong-buy-empty", choices=purchases(speech, sight)))
    if wish in speech.words.answers("twins-answers-none"):
        wish = "0"
    for move in sight.moves:
        if wish == str(move["values"]["cards"]):
            return move["move"]
    raise Unclear(speech.say("twins-wrong-buy", answer=answer, choices=purchases(speech, sight)))


# Playing


def read_pair(speech: Speech, answer: str, hand: list[str]) -> str:
    wish = speech.without_word(answer, "twins-answers-play")
    if not wish:
        raise Unclear(speech.say("twins-wrong-play-empty"))
    cards = [read_card(speech, piece, hand) for piece in PIECES.findall(wish)]
    if len(cards) != A_PAIR:
        raise Unclear(speech.say("twins-wrong-count", count=len(cards)))
    if cards[0] == cards[1]:
        raise Unclear(speech.say("twins-wrong-twice", card=cards[0]))
    return " ".join(["play", *cards])


def read_card(speech: Speech, piece: str, hand: list[str]) -> str:
    """A card by its name, or by its number in the hand as it is drawn."""
    name = "".join(piece.split()).upper()
    if name.isdecimal():
        return card_numbered(speech, int(name), hand)
    if name not in CARDS:
        raise Unclear(speech.say("twins-wrong-card", answer=piece))
    return name


def card_numbered(speech: Speech, number: int, hand: list[str]) -> str:
    if not 1 <= number <= len(hand):
        raise Unclear(speech.say("twins-wrong-number", number=str(number), count=len(hand)))
    return hand[number - 1]
