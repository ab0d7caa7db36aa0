"""A program at a table, with Python's standard library alone. It plays any game, by chance:

    python3 random_bot.py http://localhost:4004 MATCH INVITE

docs/bot-api.md has the frames.
"""

import base64
import json
import os
import random
import socket
import sys
import urllib.request
import uuid
from urllib.parse import urlparse

house, match = sys.argv[1:3]
invite = sys.argv[3] if len(sys.argv) > 3 else None


def post(path, body, cookie=""):
    headers = {"content-type": "application/json", "cookie": cookie}
    request = urllib.request.Request(house + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class WebSocket:
    """Just enough of RFC 6455: text frames, and pings that are answered."""

    def __init__(self, url, cookie):
        place = urlparse(url)
        self.line = socket.create_connection((place.hostname, place.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET /socket HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        self.file = self.line.makefile("rb")
        if b" 101 " not in self.file.readline():
            raise ConnectionError("no websocket there")
        while self.file.readline().strip():
            pass

    def write(self, kind, data):
        mask = os.urandom(4)
        size = len(data)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big")
        self.line.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def send(self, frame):
        self.write(1, json.dumps(frame).encode())

    def frames(self):
        text = b""
        while True:
            first, size = self.file.read(2)
            if size == 126:
                size = int.from_bytes(self.file.read(2), "big")
            elif size == 127:
                size = int.from_bytes(self.file.read(8), "big")
            data = self.file.read(size)
            if first & 15 == 8:
                return
            if first & 15 == 9:
                self.write(10, data)
            elif first & 15 < 2:
                text += data
                if first & 0x80:
                    # A message is a list of frames; an empty one says that the line is alive.
                    yield from json.loads(text)
                    text = b""


def patched(value, patch):
    """What changed since the last situation: another value, a piece of a list, or some members."""
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        at, removed, items = patch
        return value[:at] + items + value[at + removed :]
    copy = value.copy()
    for member, change in patch.items():
        key = int(member) if isinstance(value, list) else member
        copy[key] = patched(value[key], change)
    return copy


cookie = "conclave=" + post("/api/programs", {"name": "Python"})["token"]
post(f"/api/matches/{match}/join", {"invite": invite} if invite else {}, cookie)
line = WebSocket(house, cookie)
situation, answered = None, None
for frame in line.frames():
    if frame["type"] == "hello":
        line.send({"type": "watch", "match": match, "cursor": 0})
    if frame["type"] != "frame":
        continue
    if "situation" in frame:
        situation = frame["situation"]
    elif "patch" in frame:
        situation = patched(situation, frame["patch"]["change"])
    if frame["outcome"]:
        break
    view, moves, waiting, asked = situation
    if asked and moves and frame["decision"] != answered:
        answered = frame["decision"]
        line.send({"type": "move", "match": match, "id": uuid.uuid4().hex, "decision": answered, "move": random.choice(moves)})
