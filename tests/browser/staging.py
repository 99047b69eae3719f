"""A table whose server says what a test wants: real messages until it is frozen, then events of our own."""

from __future__ import annotations

import json
import re
from typing import Any, Final

RECORDER: Final = """
window.played = [];
window.performed = [];
const noted = new WeakSet();
let last = "";
const note = () => {
  const overlay = document.querySelector("[data-director]");
  if (!overlay) return;
  const { director } = overlay.dataset;
  if (director !== last && director) window.performed.push(director);
  last = director;
  for (const node of overlay.querySelectorAll("[data-move], [data-banner], [data-caption]")) {
    const text = node.matches("[data-caption]") ? node.textContent : "";
    if (noted.has(node) && !text) continue;
    noted.add(node);
    const move = node.dataset.move ?? (node.matches("[data-banner]") ? "banner" : "caption");
    const box = node.getBoundingClientRect();
    window.played.push({ event: overlay.dataset.director, move, text, seen: box.width > 0 && box.height > 0 });
  }
};
new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
"""
"""Writes down in `window.played` whatever the director puts over the page, with the event it is for; in
`window.performed` the events as they are played."""

PICTURE: Final = """
() => {
  const zones = [...document.querySelectorAll("[data-zone]")].filter((zone) => zone.dataset.zone !== "side");
  const things = zones.flatMap((zone) =>
    [...zone.querySelectorAll("[data-thing], [data-person]")].map((thing) => {
      const { opacity, visibility } = getComputedStyle(thing);
      const id = thing.dataset.thing ?? thing.dataset.person;
      const text = thing.innerText.replace(/\\s+/g, " ").trim();
      return [zone.dataset.zone, id, text, opacity, visibility, thing.dataset.target ?? ""].join("; ");
    }),
  );
  const left = document.querySelectorAll("[data-director] [data-move], [data-banner], [data-caption]").length;
  const pace = document.querySelector("[data-pace]")?.innerText ?? "";
  const ribbon = document.querySelector("[data-zone=ribbon]").innerText.replace(pace, "");
  return { things: things.sort(), left, ribbon };
}
"""
"""What a page shows: every thing with its zone, its words and how well it is seen; and what is left lying over it."""


class Line:
    """The line between a page and its server, with a hand on it."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.frozen = False
        self.version = 0
        self.log: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.sent: list[dict[str, Any]] = []
        """What the page has sent."""
        self.whole: dict[str, Any] = {}
        """The last whole view, as it came."""
        page.route_web_socket(re.compile(r"/live$"), self.open)

    def open(self, socket: Any) -> None:
        """Pass on what is said, and keep it."""
        self.socket = socket
        server = socket.connect_to_server()

        def to_page(message: Any) -> None:
            if self.frozen:
                return
            self.hear(json.loads(message))
            socket.send(message)

        def to_server(message: Any) -> None:
            self.sent.append(json.loads(message))
            if not self.frozen:
                server.send(message)

        server.on_message(to_page)
        socket.on_message(to_server)

    def hear(self, message: dict[str, Any]) -> None:
        """Know how long the log is, and which number comes next."""
        if message["type"] == "view" and message["view"]:
            self.version, self.view, self.whole = message["version"], message["view"], message
            self.log = list(message["view"]["log"])
        elif message["type"] == "change":
            self.version = message["version"]
            self.log = self.log[: message["kept"]] + message["log"]

    def say(self, *lines: dict[str, Any], patch: list[Any] | None = None) -> int:
        """Tell the page of these events, as a change of its view; its number."""
        self.frozen = True
        change = {
            "type": "change",
            "after": self.version,
            "version": self.version + 1,
            "patch": patch or [],
            "kept": len(self.log),
            "log": list(lines),
        }
        self.version += 1
        self.log += lines
        self.socket.send(json.dumps(change))
        return self.version


def wait_until_shown(page: Any, version: int) -> None:
    """Until the director has shown everything up to here and nothing moves."""
    page.wait_for_function(
        "v => { const o = document.querySelector('[data-director]');"
        " return o && Number(o.dataset.shown) >= v && !o.dataset.director; }",
        arg=version,
    )


class Stand:
    """A line with no server behind it: the test says what the page is shown."""

    def __init__(self, page: Any, first: dict[str, Any], view: dict[str, Any]) -> None:
        self.page = page
        self.first = first
        self.view = view
        self.version = 1
        self.sent: list[dict[str, Any]] = []
        """What the page has sent."""
        page.route_web_socket(re.compile(r"/live$"), self.open)

    def open(self, socket: Any) -> None:
        """Whoever says hello is shown the table."""
        self.socket = socket

        def answer(message: Any) -> None:
            said = json.loads(message)
            self.sent.append(said)
            if said["type"] == "hello":
                self.send()
            elif "id" in said:
                socket.send(json.dumps({"type": "ack", "id": said["id"], "version": self.version}))

        socket.on_message(answer)

    def show(self, view: dict[str, Any]) -> int:
        """The page is sent another view; its number."""
        self.version += 1
        self.view = view
        self.send()
        return self.version

    def send(self) -> None:
        """The whole view."""
        view = {**self.first["view"], **self.view}
        self.socket.send(json.dumps({**self.first, "version": self.version, "view": view}))

    def answered(self, value: Any) -> None:
        """Wait until the page has sent this answer."""
        for _ in range(200):
            if any(said.get("value") == value for said in self.sent):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError([said.get("value") for said in self.sent])
