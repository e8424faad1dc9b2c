"""A bot outside the server: gets a token, takes a seat by an invite link, and plays a whole game over the socket.

python examples/outside_bot.py http://127.0.0.1:8000 TOKEN-OF-THE-INVITE
"""

import itertools
import json
import sys
import time
import urllib.request

from websockets.sync.client import connect

PING_SECONDS = 10  # the server closes a socket that is silent for 30


def post(url: str, body: dict, token: str = "") -> dict:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def play(server: str, invite: str, name: str = "Outsider") -> list:
    """Play the game of an invite to its end; the standings."""
    token = post(f"{server}/api/me", {"name": name, "bearer": True})["token"]
    table = post(f"{server}/api/invites", {"token": invite}, token)["table"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    position, answered, numbers, seat, said = {}, None, itertools.count(), None, time.monotonic()
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 2}))
        while not position.get("result"):
            if time.monotonic() - said > PING_SECONDS:
                said = time.monotonic()
                socket.send('{"type": "ping"}')
            try:
                frame = json.loads(socket.recv(timeout=PING_SECONDS))
            except TimeoutError:
                continue
            seat = frame.get("seat", seat)
            position |= frame.get("position") or {}
            question = position.get("question")
            if question and question["ask"] != answered:  # a new question: claim what can be claimed, else draw
                answered = question["ask"]
                best = max(question["options"], key=lambda option: (option.get("terms") or {}).get("points", 0))
                command = {"id": f"c{next(numbers)}", "seat": seat, "ask": answered, "do": best["actions"][0]}
                socket.send(json.dumps({"type": "play", **command}))
    return position["result"]


if __name__ == "__main__":
    for side in play(sys.argv[1], sys.argv[2]):
        print(side["place"], side["total"])
