"""Names can be seen, read and told apart; so can what is said."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.server.refusals import Refused
from ludoteca.server.text_checks import LONGEST_NAME, checked_chat, checked_name, distinct_name, lookalike_key

ACUTE, FILLER, BRAILLE_BLANK, ZERO_WIDTH, JOINER = "\u0301", "\u3164", "\u2800", "\u200b", "\u200d"
BACKWARDS, HEART = "\u202e", "\u2764\ufe0f"
CYRILLIC_A, GREEK_O = "\u0410", "\u039f"

INVISIBLE = [
    "",
    " \t ",
    FILLER,
    "\u115f\u1160",
    "\uffa0",
    BRAILLE_BLANK,
    ZERO_WIDTH,
    "\u2060",
    "\ufe0f",
    "\U000e0100",
    "\u00ad",
    "\u180e",
    ACUTE,
]
MISLEADING = [
    f"Anna{ZERO_WIDTH}",
    f"An{FILLER}na",
    f"Anna{BRAILLE_BLANK}",
    f"{BACKWARDS}annA",
    f"{ACUTE}Anna",
    f"A {ACUTE}",
    f"x{ACUTE * 3}",
    "An\x00na",
    "An\x1bna",
    "A\ue000",
    "A\ud800",
    "A\u0378",
]


@pytest.mark.parametrize("text", INVISIBLE + MISLEADING)
def test_a_name_that_cannot_be_seen_or_covers_others_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(text)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("text", INVISIBLE + MISLEADING)
def test_what_is_said_can_be_seen_and_covers_nothing(text: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_chat(text)
    assert refused.value.code == "bad-chat"


@pytest.mark.parametrize(
    "text", [f"{CYRILLIC_A}nna", f"R{GREEK_O}ma", f"{CYRILLIC_A}{GREEK_O}", "A\u043d\u043d\u0430 Anna"]
)
def test_a_name_does_not_borrow_letters_that_look_alike(text: str) -> None:
    with pytest.raises(Refused, match="one alphabet"):
        checked_name(text)
    assert checked_chat(text) == text


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "Anna-Lena O’Neil 2", "Ñandú", "Nguyễn", "\u0410\u043d\u043d\u0430", "\u0391\u03bd\u03bd\u03b1"),
        *("नमस्ते", "ที่นั่ง", "תּוֹרָה", "한글", "山田 太郎", "Anna 山田", "مريم", HEART, "🐙", "x" * LONGEST_NAME),
    ],
)
def test_names_of_people_everywhere_are_kept(name: str) -> None:
    assert checked_name(unicodedata.normalize("NFD", name)) == unicodedata.normalize("NFKC", name)


def test_blanks_and_other_forms_of_the_same_letters_are_one_way_of_writing() -> None:
    assert checked_name("  Anna\u3000\t Maria ") == "Anna Maria"
    assert checked_name("\uff21\U0001d427na") == "Anna"


def test_a_name_is_as_long_as_what_is_kept_of_it() -> None:
    with pytest.raises(Refused):
        checked_name("\ufdfa" * 2)  # each becomes 18 letters


PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"


@pytest.mark.parametrize("line", [f"👩{JOINER}🚀 to the moon", PERSIAN, f"½ a pizza {HEART}"])
def test_pictures_and_scripts_that_need_joiners_can_be_said(line: str) -> None:
    assert checked_chat(line) == line


@pytest.mark.parametrize("line", [JOINER, f"a {JOINER} b", f"a{JOINER}{JOINER}b", f"a{JOINER}"])
def test_joiners_that_join_nothing_cannot(line: str) -> None:
    with pytest.raises(Refused):
        checked_chat(line)


@pytest.mark.parametrize("name", ["\ua4eenna", "\u13aanna", "\U0001d159", "\ufffc", "Ann\u0430"])
def test_letters_of_other_alphabets_and_blank_signs_are_no_name(name: str) -> None:
    """Lisu, Cherokee, a note without a head, a replaced object, Cyrillic."""
    with pytest.raises(Refused):
        checked_name(name)


@pytest.mark.parametrize("name", ["山田 Taro", "Ивановʼ", "\u02bbIolani", "김 Min", "Åsa", "Ζωή", "محمد"])
def test_names_of_the_whole_world_are_names(name: str) -> None:
    assert checked_name(name) == name


def test_equal_names_are_told_apart() -> None:
    assert distinct_name("Anna", []) == "Anna"
    assert distinct_name("Anna", ["Bruno", "Annabel"]) == "Anna"
    for other in ("Anna", "ANNA", "An na", "anna\ufe0f", "\uff21nna"):
        assert distinct_name("Anna", [other]) == "Anna 2"
    assert distinct_name("Anna", ["anna", "Anna 2", "ANNA3"]) == "Anna 4"
    assert distinct_name("Straße", ["STRASSE"]) == "Straße 2"
    for other in ("\u0415\u041c\u041c\u0410", "\u0395\u039c\u039c\u0391", "emma"):  # Cyrillic, Greek, Latin
        assert distinct_name("EMMA", [other]) == "EMMA 2"
    assert distinct_name("Bill0", ["BIIlO"]) == "Bill0 2"
    assert distinct_name("x" * LONGEST_NAME, ["X" * LONGEST_NAME]) == "x" * (LONGEST_NAME - 2) + " 2"


@given(names=st.lists(st.text("aA \u00e9\ufe0fß1", max_size=LONGEST_NAME) | st.text(max_size=30), max_size=8))
def test_at_a_table_all_names_differ_and_stay_good_names(names: list[str]) -> None:
    table: list[str] = []
    for name in names:
        try:
            table.append(distinct_name(checked_name(name), table))
        except Refused:
            continue
        assert checked_name(table[-1]) == table[-1]
    assert len({lookalike_key(name) for name in table}) == len(table)
