"""What comes over the network to a browser that has nothing yet, and a network and a processor that are slow."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession

from tests.web.support import Person

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""Milliseconds, and bytes a second: 1.6 Mbit/s down and 0.75 up, as Lighthouse throttles for "slow 4G"."""
SLOWED = 4
"""How many times slower the processor is."""


class Transfers:
    """What a page asks for and gets: bytes as they come, headers included; messages of the socket unpacked."""

    def __init__(self, me: Person) -> None:
        self.bytes: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        self._devtools = me.context.new_cdp_session(me.page)
        self._devtools.send("Network.enable")
        for event, hear in (
            ("requestWillBeSent", self._ask),
            ("webSocketCreated", self._open),
            ("loadingFinished", self._finish),
            ("webSocketFrameReceived", self._receive),
        ):
            self._devtools.on(f"Network.{event}", hear)

    @property
    def total(self) -> int:
        return sum(self.bytes.values())

    @property
    def requests(self) -> int:
        return len(self._addresses)

    def slow_down(self) -> None:
        slow_down(self._devtools)

    def table(self) -> str:
        """What came, the heaviest first."""
        heavy = sorted(self.bytes.items(), key=lambda item: -item[1])
        return "\n".join(f"{size:8,} {address}" for address, size in heavy)

    def _ask(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _open(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["url"]

    def _finish(self, event: dict[str, Any]) -> None:
        self._add(event["requestId"], event["encodedDataLength"])

    def _receive(self, event: dict[str, Any]) -> None:
        self._add(event["requestId"], len(event["response"]["payloadData"].encode()))

    def _add(self, request: str, size: int) -> None:
        address = self._addresses[request]
        self.bytes[address] = self.bytes.get(address, 0) + int(size)


def slow_down(devtools: CDPSession) -> None:
    devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
