from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.games.diceland import GAME
from ludoteca.games.diceland.maps import MAPS
from ludoteca.games.diceland.options import is_list_of_maps

leaves = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=12), st.binary(max_size=3)
)
nonsense = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.lists(inner, max_size=9), st.dictionaries(st.sampled_from(["rows", "name", "x"]), inner)
    ),
    max_leaves=12,
)


@given(nonsense)
def test_d10_whatever_is_given_is_a_list_of_maps_or_not(value: Any) -> None:
    assert is_list_of_maps(value) in (True, False)
    assert is_list_of_maps([value, "A"]) in (True, False)
    if not is_list_of_maps(value):
        with pytest.raises(ValueError, match=r"\.$"):
            GAME.check_options({"maps": value})


def test_d10_letters_and_rows_are_maps() -> None:
    assert is_list_of_maps(None)
    assert is_list_of_maps(["A", "b", list(MAPS["C"].rows), MAPS["D"].to_json()])
    assert not is_list_of_maps(["A"])
    assert not is_list_of_maps(["A", "Z"])
    with pytest.raises(ValueError, match="There is no map 'Z'"):
        GAME.check_options({"maps": ["A", "Z"]})
