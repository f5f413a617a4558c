"""Things that no client sends."""

from __future__ import annotations

MOVES = (
    *("", " ", "buy", "buy 3", "buy -1", "buy 0 0", "buy 1e9", "buy \u00b2", "buy \u0663", "buy 0\x00"),
    *("play", "play G7", "play G7 G7", "play Z9 Z8", "dealer 0", "deal G7", "chance: deal G7", "undo"),
    *("\ud7ff", "\u2028", "\U0001d7ec", "buy\u00a00\u00a00", "b" * 1000, f"buy {10**40}", "%s%n", "buy 0x0"),
)

MESSAGES = [
    *r"""
null
[]
{}
1
"state"
tru
{
{"type":1}
{"type":"nothing"}
{"type":null}
{"type":"move"}
{"type":"move","id":1,"seq":1,"move":"buy 0"}
{"type":"move","id":"","seq":1,"move":"buy 0"}
{"type":"move","id":"a","seq":-1,"move":"buy 0"}
{"type":"move","id":"a","seq":1.5,"move":"buy 0"}
{"type":"move","id":"a","seq":1e400,"move":"buy 0"}
{"type":"move","id":"a","seq":9007199254740994,"move":"buy 0"}
{"type":"move","id":"a","seq":true,"move":"buy 0"}
{"type":"move","id":"a","seq":"1","move":"buy 0"}
{"type":"move","id":"a","seq":1,"move":["buy 0"]}
{"type":"move","id":"a","seq":1,"move":{"buy":0}}
{"type":"move","id":"a","seq":1,"move":"buy 0","seat":1}
{"type":"move","id":"\ud800","seq":1,"move":"buy 0"}
{"type":"move","type":"state","type":"nothing"}
{"type":"state","token":"x"}
{"type":"hello","table":"x"}
{"type":"agree","hints":1}
{"type":"answer","number":-1,"yes":true}
{"type":"seal","seal":null}
NaN
-
""".strip().split("\n"),
    *("", "\x00", "\ufeff{}", "[" * 8000, '{"a":' * 3000, "9" * 16_000, f'{{"type":"chat","text":"{"x" * 2000}"}}'),
]

PATHS = (
    *(
        "/%00",
        "/%0a",
        "/%7f",
        "/%ff",
        "//",
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/..%2f..%2fapp.py",
    ),
    *("/" + "x" * 4000, "/" + "%2f" * 1000, "/api/" + "a/" * 1000, "/api/tables/%00", "/api/tables/%F0%9F%8E%B2"),
    *(
        "/api/tables/" + "9" * 5000,
        "/api/tables/..",
        "/api/tables/;",
        "/api/tables/*",
        "/api/tables/%27%20or%201=1",
    ),
    *(
        "/api/tables/AAAA/replay?seat=" + "9" * 3000,
        "/api/socket",
        "/api/tables/AAAA/",
        "/?" + "a=b&" * 900,
        "/t/%00",
    ),
)

BODIES = [
    *r"""
null
[]
{}
{"game":"twins"}
{"game":"chess","seats":[]}
{"game":"twins","seats":[]}
{"game":"twins","seats":[{"kind":"king"},{"kind":"open"},{"kind":"open"}]}
{"game":"twins","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}],"options":{"hands":-1}}
{"game":"twins","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}],"options":{"hands":1e99}}
{"game":"twins","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}],"options":{"hands":{"$gt":0}}}
{"game":"twins","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}],"options":{"\u0000":1}}
{"game":"twins","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}],"time":0}
{"game":"twins","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}],"time":1e30}
{"game":"twins","seats":[{"kind":"bot","bot":"../worker.py:main"},{"kind":"open"},{"kind":"open"}]}
{"game":"twins","seats":[{"kind":"bot","bot":"\u0000"},{"kind":"open"},{"kind":"open"}]}
{"game":"diceland","seats":[{"kind":"open"},{"kind":"open"}],"options":{"maps":[[]]}}
{"game":"diceland","seats":[{"kind":"open"},{"kind":"open"}],"options":{"maps":"\ud800"}}
{"game":"diceland","seats":[{"kind":"open"},{"kind":"open"}],"options":{"maps":{"A":"x","B":1e400}}}
{"game":"../../etc/passwd","seats":[{"kind":"open"}]}
{"game":["twins"],"seats":{"kind":"open"}}
{"game":"twins","seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}],"host":"me"}
""".strip().split("\n"),
    *("", "\x00", "[" * 10_000, '{"game":' * 2000, "9" * 15_000, '{"game":"' + "x" * 15_000 + '"}'),
]
"""For a new table, of which none can be made."""
