"""A program that plays online, with the standard library only.

    python3 examples/online_bot.py ADDRESS GAME [host]

With "host" it makes a table for two and waits; without, it joins the first open table of the game. It moves at random.
It comes as a guest; with MURA_TOKEN, the token of a bot account, as that program.
A program that makes tables needs a token with the scope `tables`.
"""

import base64
import hashlib
import json
import os
import random
import secrets
import socket
import struct
import sys
import time
import urllib.request
from urllib.parse import urlsplit


class Server:
    """Asks a server over HTTP, always as the same player."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        token = os.environ.get("MURA_TOKEN")
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        else:
            self.ask("POST", "/api/me")

    def ask(self, method, path, **body):
        data = None if method == "GET" else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self.headers, method=method)
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers.get("Set-Cookie")
            if cookie:
                self.headers["Cookie"] = cookie.split(";")[0]
            return json.load(answer)


class Line:
    """A WebSocket: just enough of RFC 6455 to send and receive JSON texts."""

    def __init__(self, server, path):
        there = urlsplit(server.address)
        if there.scheme != "http":
            sys.exit("this example speaks plain http; put a proxy in front of it for https")
        self.stream = socket.create_connection((there.hostname, there.port or 80)).makefile("rwb")
        asked = {
            "Host": there.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
        }
        asked.update({name: server.headers[name] for name in ("Cookie", "Authorization") if name in server.headers})
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
        self.stream.write("\r\n".join(lines).encode())
        self.stream.flush()
        if b" 101 " not in self.stream.readline():
            sys.exit("the server opens no socket")
        while self.stream.readline() != b"\r\n":
            pass

    def say(self, **message):
        self._send(1, json.dumps(message).encode())

    def messages(self):
        """Every message from now on, until the server closes the connection."""
        text = b""
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                return
            kind, size = head[0] & 15, head[1] & 127
            if size == 126:
                (size,) = struct.unpack("!H", self.stream.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.stream.read(8))
            part = self.stream.read(size)
            if kind == 8:
                return
            if kind == 9:
                self._send(10, part)
            elif kind in (0, 1):
                text += part
                if head[0] & 128:
                    yield json.loads(text)
                    text = b""

    def _send(self, kind, data):
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 128 | kind, 128 | size)
        else:
            head = struct.pack("!BBH", 128 | kind, 128 | 126, size)
        mask = secrets.token_bytes(4)
        self.stream.write(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))
        self.stream.flush()


def open_table(server, game):
    while True:
        for table in server.ask("GET", "/api/tables?which=open")["tables"]:
            if table["game"] == game and any(seat["kind"] == "open" for seat in table["seats"]):
                return table
        time.sleep(1)


def main(address="http://localhost:8080", game="muro-contro-muro", role="guest"):
    server = Server(address)
    if role == "host":
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = server.ask("POST", "/api/tables", game=game, seats=seats, isPublic=True)
    else:
        table = open_table(server, game)
    at = f"/api/tables/{table['id']}"
    nonce = secrets.token_hex(32)
    promise = hashlib.sha256(f"quattro-mura/promise\n{table['id']}\n{nonce}".encode()).hexdigest()
    if role == "host":
        server.ask("POST", at + "/promise", promise=promise)
    else:
        server.ask("POST", at + "/join", promise=promise, isReady=True)

    line = Line(server, f"/socket?table={table['id']}")
    for message in line.messages():
        if message["say"] == "hello":
            line.say(do="watch", table=table["id"], have=0)
        elif message["say"] == "table":
            now = message["info"]
            is_full = all(seat["kind"] != "open" and seat["hasPromise"] for seat in now["seats"])
            if now["status"] == "open" and role == "host" and is_full:
                server.ask("POST", at + "/start")
            elif now["status"] == "live" and now["nonces"] is None:
                if now["commitment"] != table["commitment"] or now["promises"][now["you"]["seat"]] != promise:
                    sys.exit("chance is not the one that was promised")
                server.ask("POST", at + "/nonce", nonce=nonce)
            elif now["status"] == "over":
                print(f"seat {now['you']['seat']} of table {table['id']}: {json.dumps(now['result'])}")
                return
        elif message["say"] == "steps" and message["now"]["moves"]:
            move = random.choice(message["now"]["moves"])
            client = secrets.token_hex(8)
            line.say(do="play", table=table["id"], number=message["now"]["number"], client=client, move=move)
        elif message["say"] in ("refused", "error"):
            print(message, file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
