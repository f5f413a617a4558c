"""A review as a page: a single file that needs no other."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import pairwise

from ludoteca.terminal.review.chart import chart
from ludoteca.terminal.review.telling import FIGURES, cells
from ludoteca.terminal.review.wording import LEAST_TOLD, Wording

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
figure { margin: 0; } svg { width: 100%; min-width: 44rem; height: auto; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
table { border-collapse: collapse; } .wide { overflow-x: auto; }
th, td { padding: .2rem .7rem .2rem 0; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.small { font-size: .85rem; }
"""


def page(wording: Wording) -> str:
    say, language = wording.words.say, wording.words.language
    title = escape(wording.verdict())
    parts = [
        f"<h1>{title}</h1>",
        f"<figure class='wide' tabindex='0'>{chart(wording)}</figure>",
        f"<p class='small'>{escape(say('review-chart-means'))}</p>",
        *balances(wording),
        f"<h2>{escape(say('review-turned'))}</h2>",
        *turning_points(wording),
        *mistakes(wording),
        *moments(wording),
        f"<p class='small'>{escape(judge(wording))}</p>",
    ]
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{title}</title>"
    body = "\n".join(parts)
    return (
        f"<!doctype html>\n<html lang='{language}'><head>{head}<style>{STYLE}</style></head>"
        f"<body><main>\n{body}\n</main></body></html>\n"
    )


def judge(wording: Wording) -> str:
    found = wording.review.judge
    return wording.words.say("review-judge", bot=found.bot, version=found.version, deals=found.deals)


def balances(wording: Wording) -> Iterator[str]:
    names = wording.speech.names
    yield "<div class='wide' tabindex='0'><table>"
    yield row(["", *(wording.words.say(f"review-{figure}") for figure in FIGURES)], "th")
    for balance in wording.review.balances:
        yield row([names[balance.seat], *cells(wording, balance)])
    yield "</table></div>"
    yield f"<p class='small'>{escape(wording.words.say('review-points'))}</p>"


def row(texts: list[str], kind: str = "td") -> str:
    return "<tr>" + "".join(f"<{kind}>{escape(text)}</{kind}>" for text in texts) + "</tr>"


def turning_points(wording: Wording) -> Iterator[str]:
    yield "<ul>"
    for event in wording.review.turning_points:
        moved = wording.words.say("review-moved", move=event.number, happened=wording.happened(event))
        yield f"<li>{escape(moved)} <b>{escape(wording.changes(event))}</b></li>"
    yield "</ul>"


def mistakes(wording: Wording) -> Iterator[str]:
    for seat, name in enumerate(wording.speech.names):
        found = wording.review.mistakes(seat)
        heading = wording.words.say("review-mistakes", name=name, count=len(found))
        yield f"<h2>{escape(heading)}</h2>"
        if found:
            yield "<ul>"
            yield from (f"<li>{escape(' '.join(wording.mistake(decision)))}</li>" for decision in found)
            yield "</ul>"


def moments(wording: Wording) -> Iterator[str]:
    """The chart as a table, for people who cannot see it: every move that changed something."""
    say, match, values = wording.words.say, wording.match, wording.review.values
    yield f"<details><summary>{escape(say('review-table'))}</summary>"
    yield "<div class='wide' tabindex='0'><table>"
    yield row([say("review-move"), *wording.speech.names], "th")
    for number, (before, after) in enumerate(pairwise(values), 1):
        if max(abs(now.value - then.value) for now, then in zip(after, before, strict=True)) >= LEAST_TOLD:
            actor, move = match.moves[number - 1]
            who = say("review-chance") if isinstance(actor, str) else wording.speech.names[actor]
            yield row([f"{number}. {who}: {move}", *(wording.number(value.value) for value in after)])
    yield "</table></div></details>"
