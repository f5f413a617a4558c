"""The HTTP calls documented: as OpenAPI for programs, and as a page for people that loads nothing
from other sites."""

from __future__ import annotations

import html
import inspect
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

import ludoteca
from ludoteca.server.afterwards import Exercise, ReviewState
from ludoteca.server.messages import (
    Admit,
    Continuation,
    DoorWish,
    Join,
    Mute,
    NewTable,
    NextGame,
    RecordContinuation,
    SeatNamed,
    SeatPlanned,
    TableInfo,
)
from ludoteca.server.workers.questions import Recorded, Report

BODIES: dict[str, type] = {
    "make": NewTable,
    "join": Join,
    "dismiss": SeatNamed,
    "mute": Mute,
    "door": DoorWish,
    "admit": Admit,
    "plan": SeatPlanned,
    "rematch": NextGame,
    "go_on": Continuation,
    "go_on_with": RecordContinuation,
}
ANSWERS: dict[str, type] = {
    "table": TableInfo,
    "begin": TableInfo,
    "close": TableInfo,
    "dismiss": TableInfo,
    "mute": TableInfo,
    "door": TableInfo,
    "admit": TableInfo,
    "plan": TableInfo,
    "rematch": TableInfo,
    "verify": Report,
    "watch": Recorded,
    "exercise": Exercise,
    "review": ReviewState,
    "review_record": ReviewState,
}
MADE = ("make", "join", "rematch", "go_on", "go_on_with")
"""Calls that answer with 201."""
ASKED = ("join",)
"""Calls that answer with 202 where others must agree first."""
HEALTH = ("alive", "ready")
TEXTS = {"record": "text/plain", "picture": "image/svg+xml"}
REFUSAL = {
    "description": "Refused: docs/protocol.md lists the codes.",
    "content": {
        "application/json": {
            "schema": {
                "type": "object",
                "required": ["code", "sentence"],
                "properties": {
                    "code": {"type": "string"},
                    "sentence": {"type": "string"},
                    "reasons": {"type": "array", "items": {"type": "object", "required": ["id", "values"]}},
                },
            }
        }
    },
}


class Documentation:
    def __init__(self, calls: Sequence[Route]) -> None:
        self._calls = calls
        self._data = described(calls)

    async def json(self, request: Request) -> Response:
        return JSONResponse(self._data)

    async def page(self, request: Request) -> Response:
        return HTMLResponse(as_page(self._data))


def described(calls: Sequence[Route]) -> dict[str, Any]:
    kinds = [*BODIES.values(), *ANSWERS.values()]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Any] = {}
    for call in calls:
        paths.setdefault(call.path, {})[method_of(call)] = operation(call, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ludoteca",
            "version": ludoteca.__version__,
            "description": "Tables are made and joined here; the game is played over /api/socket.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def method_of(call: Route) -> str:
    return "post" if "POST" in (call.methods or ()) else "get"


def operation(call: Route, schema_of: dict[type, Any]) -> dict[str, Any]:
    name = call.endpoint.__name__
    content: dict[str, Any] = {TEXTS.get(name, "application/json"): {}}
    if name in ANSWERS:
        content = {"application/json": {"schema": schema_of[ANSWERS[name]]}}
    described: dict[str, Any] = {
        "operationId": name,
        "summary": inspect.getdoc(call.endpoint),
        "responses": {
            "201" if name in MADE else "200": {"description": "Done.", "content": content},
            "4XX": REFUSAL,
            "5XX": REFUSAL,
        },
    }
    if name in ASKED:
        described["responses"]["202"] = {"description": "Asked for; others must agree.", "content": content}
    if name in HEALTH:
        described["responses"]["503"] = {"description": "It is not.", "content": content}
    parameters = parameters_of(call, name)
    if parameters:
        described["parameters"] = parameters
        described["security"] = [{}, {"token": []}]
    if name in BODIES:
        body = {"application/json": {"schema": schema_of[BODIES[name]]}}
        described["requestBody"] = {"required": True, "content": body}
    if name in ("verify", "watch", "review_record"):
        described["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    return described


def parameters_of(call: Route, name: str) -> list[dict[str, Any]]:
    text = {"type": "string"}
    parameters = [{"name": key, "in": "path", "required": True, "schema": text} for key in call.param_convertors]
    if name in ("replay", "watch", "review"):
        parameters.append({"name": "seat", "in": "query", "required": False, "schema": text})
    if name in ("review", "review_record"):
        parameters.append({"name": "deals", "in": "query", "required": False, "schema": {"type": "integer"}})
    return parameters


def as_page(data: dict[str, Any]) -> str:
    rows = [
        f"<tr><td>{method.upper()}<td><code>{html.escape(path)}</code><td>{html.escape(operation['summary'])}"
        for path, operations in data["paths"].items()
        for method, operation in operations.items()
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca: HTTP calls</title>'
        f"<h1>Ludoteca {ludoteca.__version__}: HTTP calls</h1><p>{html.escape(data['info']['description'])} "
        'For programs: <a href="/api/openapi.json">openapi.json</a>.</p>'
        f"<table><tr><th>method<th>path<th>what it does{''.join(rows)}</table></html>"
    )
