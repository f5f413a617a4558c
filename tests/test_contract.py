"""The types of the web app are those of the server and the games."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import is_typeddict

import msgspec
import pytest

import ludoteca
from ludoteca import bots
from ludoteca.engine import telling
from ludoteca.games.cincinnati import details as cincinnati
from ludoteca.games.cincinnati import events as events_of_cincinnati
from ludoteca.games.diceland import details as diceland
from ludoteca.games.diceland import events as events_of_diceland
from ludoteca.games.twins import details as twins
from ludoteca.games.twins import events as events_of_twins
from ludoteca.server import messages

FRONTEND = Path(__file__).parents[1] / "frontend"
spec = importlib.util.spec_from_file_location("contract", FRONTEND / "contract.py")
assert spec is not None
assert spec.loader is not None
contract = importlib.util.module_from_spec(spec)
spec.loader.exec_module(contract)
TEXT: str = contract.contract()


def part(namespace: str | None) -> str:
    if namespace is None:
        return TEXT.partition("export namespace")[0]
    return TEXT.partition(f"export namespace {namespace} ")[2].partition("\n}")[0]


def fields_written(name: str, namespace: str | None = None) -> dict[str, str]:
    """By field its type; a field that may be missing ends with a question mark."""
    found = re.search(rf"export interface {name} \{{\n(.*?)\n *\}}", part(namespace), re.DOTALL)
    assert found, name
    return dict(re.findall(r"^ *([\w]+\??): (.*)$", found[1], re.MULTILINE))


def typed_dicts(module: ModuleType) -> Iterator[type]:
    own = (value for value in vars(module).values() if getattr(value, "__module__", "") == module.__name__)
    return (value for value in own if is_typeddict(value))


def test_every_typed_dict_has_all_its_fields() -> None:
    of_games = ((twins, "Twins"), (cincinnati, "Cincinnati"), (diceland, "Diceland"))
    for module, namespace in ((telling, None), (messages, "Server"), *of_games):
        for shape in typed_dicts(module):
            written = {name.rstrip("?") for name in fields_written(shape.__name__, namespace)}
            assert written == set(shape.__annotations__), shape


EVENTS = {"cincinnati": events_of_cincinnati, "diceland": events_of_diceland, "twins": events_of_twins}


@pytest.mark.parametrize("game", EVENTS)
def test_what_happens_has_the_types_that_it_says(game: str) -> None:
    shape = EVENTS[game].Event
    match = ludoteca.new(game, players=4, seed=4).run(bots.find("easy", game))
    for viewer in (None, "public", 0):
        for event in match.events_for(viewer):
            assert event.keys() <= shape.__annotations__.keys()
            msgspec.convert(event, shape)
    assert shape.__name__ in part(game.capitalize())


def test_every_message_has_its_tag_and_all_its_fields() -> None:
    structs = [value for value in vars(messages).values() if isinstance(value, type(msgspec.Struct))]
    for struct in structs:
        if struct in (msgspec.Struct, messages.Message):
            continue
        info = msgspec.structs.fields(struct) if struct.__struct_fields__ else ()
        expected = {field.encode_name for field in info}
        config = struct.__struct_config__
        written = fields_written(struct.__name__, "Server")
        if config.tag_field:
            expected.add(config.tag_field)
            assert written[config.tag_field] == f"'{config.tag}'"
        assert {name.rstrip("?") for name in written} == expected, struct


def test_what_may_be_missing_says_so() -> None:
    update = fields_written("Update", "Server")
    assert [name for name in update if not name.endswith("?")] == ["type", "seq"]
    assert {"undo?", "done?", "from"} < set(fields_written("Everything", "Server"))
    assert set(fields_written("SeatInfo", "Server")) == {"kind", "name", "bot", "away", "here"}
    assert {"why?", "values"} < set(fields_written("Move"))


def test_types_are_those_of_typescript() -> None:
    assert fields_written("Details", "Twins")["last"] == "(Pair | null)[]"
    assert fields_written("Step", "Server")["actor"] == "number | 'chance' | null"
    assert "export type Legal = string[]" in TEXT
    assert "export type Moves = ToldMove[]" in TEXT
    assert fields_written("Refusal", "Server")["reasons?"] == "Sentence[]"
    assert fields_written("Weighed", "Server")["reason"] == "Sentence"
