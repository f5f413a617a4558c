"""A bot for the table server in twenty lines: docs/protocol.md. It plays any legal move.

python examples/bot.py http://localhost:8000 KXQT
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def main(server: str, table: str) -> None:
    body = json.dumps({"name": "Twenty lines"}).encode()
    with urllib.request.urlopen(f"{server}/api/tables/{table}/join", body) as answer:
        joined = json.load(answer)
    with connect(f"ws{server.removeprefix('http')}/api/socket") as socket:
        socket.send(json.dumps({"type": "hello", "table": joined["table"]["id"], "token": joined["token"]}))
        legal: list[str] = []
        for text in socket:
            told = json.loads(text)
            legal = told.get("legal", legal)
            if told.get("table", {}).get("phase") in ("over", "closed"):
                break
            if told.get("view") and joined["seat"] in told["view"]["actors"]:
                move = {"type": "move", "id": str(told["seq"]), "seq": told["seq"], "move": random.choice(legal)}
                socket.send(json.dumps(move))


if __name__ == "__main__":
    main(*sys.argv[1:])
