#!/usr/bin/env python3
"""Takes a seat at a table of a Chatière house and plays random legal moves to the end, over the open protocol.

    python3 examples/bot.py http://127.0.0.1:8090 [TABLE]

Without a table it opens one of Super Miaou against a bot of the house. It needs nothing but Python 3.9.
"""

import base64
import json
import os
import random
import socket
import struct
import sys
import urllib.parse
import urllib.request


def ask(house, path, body=None, token=None):
    """One request to the REST API; gives the JSON answer and the cookie, if one was set."""
    headers = {"content-type": "application/json"}
    if token:
        headers["cookie"] = token
    data = json.dumps(body).encode() if body is not None else None
    with urllib.request.urlopen(urllib.request.Request(house + path, data, headers)) as answer:
        cookie = answer.headers.get("set-cookie", "").split(";")[0]
        return json.loads(answer.read()), cookie


class WebSocket:
    """As much of RFC 6455 as a client of small text messages needs."""

    def __init__(self, house, path, cookie):
        place = urllib.parse.urlparse(house)
        self.socket = socket.create_connection((place.hostname, place.port or 80))
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nhost: {place.netloc}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\ncookie: {cookie}\r\n\r\n".encode()
        )
        status = self.file.readline()
        if b" 101 " not in status:
            raise SystemExit(f"The house does not let us in: {status.decode().strip()}")
        while self.file.readline().strip():
            pass

    def send(self, payload, kind=1):
        mask = os.urandom(4)
        length = len(payload)
        head = bytes([0x80 | kind]) + (
            bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + struct.pack(">H", length)
        )
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def receive(self):
        """The next text; answers pings on the way."""
        while True:
            first, second = self.file.read(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self.file.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.file.read(8))
            payload = self.file.read(length)
            if first & 0x0F == 1:
                return payload.decode()
            if first & 0x0F == 9:
                self.send(payload, kind=10)
            if first & 0x0F == 8:
                raise SystemExit("The house has closed the connection.")


def written_out(legal):
    """The choices in full: a part between colons that is left empty is the same as in the choice before."""
    choices, before = [], []
    for choice in legal:
        parts = choice.split(":")
        before = [part or before[index] for index, part in enumerate(parts)]
        choices.append(":".join(before))
    return choices


def play(house, table, cookie):
    live = WebSocket(house, f"/api/tables/{table}/live", cookie)
    live.send(json.dumps({"mark": 1, "ask": {"watch": {"heard": None}}}).encode())
    while True:
        message = json.loads(live.receive())
        if message == "going-down":
            raise SystemExit("The house closes for a moment.")
        news = message.get("sight") or message.get("happened")
        if not news:
            continue
        now = news["now"]
        if "outcome" in now:
            return now["outcome"]
        if now.get("legal"):
            action = random.choice(written_out(now["legal"]))
            move = {"mark": 2, "ask": {"move": {"at": news["number"], "action": action}}}
            live.send(json.dumps(move).encode())


def main():
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    house = sys.argv[1].rstrip("/")
    _, cookie = ask(house, "/api/me", {"name": "Python"})
    if len(sys.argv) == 3:
        table = sys.argv[2]
        ask(house, f"/api/tables/{table}/join", {}, cookie)
    else:
        order = {"game": "super-miaou", "seats": ["me", {"bot": "random"}]}
        card, _ = ask(house, "/api/tables", order, cookie)
        table = card["id"]
        ask(house, f"/api/tables/{table}/start", {}, cookie)
    print(json.dumps(play(house, table, cookie)))


if __name__ == "__main__":
    main()
