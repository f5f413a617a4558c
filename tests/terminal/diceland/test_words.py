"""Every word of Diceland in every language."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.diceland.maps import COLOURS
from ludoteca.games.diceland.moments import Moment
from ludoteca.games.diceland.notes import Notes
from ludoteca.games.diceland.phases import NAMES as PHASES
from ludoteca.words import FALLBACK, LANGUAGES, Words
from tests.terminal.test_words import TOLD_OF_EVERY_GAME, messages, patterns_in_source


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_words_for_everything(language: str) -> None:
    known = messages(language)
    assert {f"diceland-event-{note.event}" for note in Notes} <= set(known)
    assert {f"diceland-phase-{phase}" for phase in PHASES} <= set(known)
    assert {f"diceland-answers-{colour}" for colour in COLOURS} <= set(known)
    assert known["diceland-colour"].keys == set(COLOURS)
    assert {f"diceland-help-{moment}" for moment in Moment} <= set(known)


def test_every_message_is_used_and_none_is_missing() -> None:
    ours = [message for message in messages(FALLBACK) if message.startswith("diceland-")]
    patterns = {pattern for pattern in patterns_in_source() if pattern.startswith(r"diceland\-")}
    patterns |= {f"diceland-{what}" for what in TOLD_OF_EVERY_GAME}
    referred = set().union(*(collector.references for collector in messages(FALLBACK).values()))
    used = re.compile("|".join(patterns))
    assert not [message for message in ours if message not in referred and not used.fullmatch(message)]
    for pattern in patterns:
        assert any(re.fullmatch(pattern, message) for message in ours), pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_means_two_things(language: str) -> None:
    words = Words(language)
    always = ["terminal-answers-help", "terminal-answers-log", "terminal-answers-quit"]
    always += ["diceland-answers-maps", "terminal-answers-back", "terminal-answers-hint"]
    colours = [f"diceland-answers-{colour}" for colour in COLOURS]
    for group in (
        [*always, "diceland-answers-again", "diceland-answers-stop"],
        [*always, *colours, "diceland-answers-pass"],
    ):
        answers = [answer for message in group for answer in words.answers(message)]
        assert len(answers) == len(set(answers))
        assert answers == [answer.casefold() for answer in answers]
        if "diceland-answers-pass" in group:
            assert not set(answers) & set("rygboe")


def test_dice_agree_with_their_number() -> None:
    dice = {language: Words(language).say("diceland-dice", colour="red", count=2) for language in LANGUAGES}
    assert dice == {"en": "2 red dice", "it": "2 dadi rossi", "fr": "2 dés rouges", "de": "2 rote Würfel"}
    assert Words("it").say("diceland-dice", colour="red", count=1) == "1 dado rosso"
