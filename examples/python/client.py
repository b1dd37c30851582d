#!/usr/bin/env python3
"""Plays a whole game at a table of a Sacbe server, as docs/protocol.md describes it.

    client.py URL --game pacal [--seats 2] [--bots 1] [--level 2] [--record FILE]
    client.py URL --join TABLE

The first opens a table with so many bots, prints its id, and starts the game once all seats are
taken. The second takes a free seat. Both contribute to the dice, play random legal actions to the
end, and print what they kept to check the dice with. It needs nothing but Python's own library.
"""

import argparse
import hashlib
import http.client
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

# How often to look whether something has happened. A WebSocket would be told (GET .../live).
POLL = 0.1
# How often a request is repeated when there is no answer.
RETRIES = 8


class Refused(Exception):
    """The server refused a request; `code` is stable, the message is for people."""

    def __init__(self, status, problem):
        super().__init__(f"{status} {problem.get('code')}: {problem.get('message')}")
        self.code = problem.get("code")


class Server:
    """HTTP with the cookie that identifies us, and with patience."""

    def __init__(self, url):
        self.url = url.rstrip("/")
        self.cookie = None

    def send(self, method, path, body=None):
        """The answer as text. A retry sends the same bytes: the `id` in a request to a table makes
        sure that it is not done twice."""
        data = None if body is None else json.dumps(body).encode()
        for attempt in range(RETRIES):
            # No Origin: a program is not a page. If it sends one, it must be the server's own.
            request = urllib.request.Request(self.url + path, data, method=method)
            if self.cookie:
                request.add_header("Cookie", self.cookie)
            try:
                with urllib.request.urlopen(request, timeout=30) as answer:
                    self.keep_cookies(answer.headers)
                    return answer.read().decode()
            except urllib.error.HTTPError as error:
                self.keep_cookies(error.headers)
                text = error.read().decode()
                if error.code not in (429, 503):
                    raise Refused(error.code, problem_of(text)) from None
                wait = float(error.headers.get("Retry-After", 1))
            except (urllib.error.URLError, http.client.HTTPException, OSError):
                wait = 0.2 * 2**attempt
            time.sleep(wait)
        raise SystemExit(f"{method} {path}: no answer")

    def keep_cookies(self, headers):
        for cookie in headers.get_all("Set-Cookie") or []:
            self.cookie = cookie.split(";", 1)[0]

    def get(self, path):
        return json.loads(self.send("GET", path))


def problem_of(text):
    """Errors of the HTTP layer itself have no body."""
    try:
        return json.loads(text)
    except ValueError:
        return {"code": None, "message": text}


class Table:
    """A table, and the seat that we take there."""

    def __init__(self, server, table):
        self.server, self.table = server, table
        # An id must not have been used before, on any connection: so it is not just a number.
        self.run, self.count = secrets.token_hex(4), 0
        self.secret = secrets.token_hex(16)
        self.kept = {"setup": None, "promises": {}}
        self.sent = None
        self.view = self.look()

    def look(self):
        self.view = self.server.get(f"/api/tables/{self.table}")
        return self.view

    def ask(self, what):
        """Sends a request with the version that we have seen; False if the table is further on."""
        self.count += 1
        body = {"id": f"{self.run}-{self.count}", "seen": self.view["version"], "what": what}
        try:
            self.server.send("POST", f"/api/tables/{self.table}/requests", body)
        except Refused as refused:
            if refused.code != "table-stale":
                raise
            return False
        finally:
            self.look()
        return True

    def me(self):
        return self.view["seats"][self.view["you"]["seat"] - 1]

    def wait(self):
        time.sleep(POLL)
        self.look()

    def gather(self):
        """Until the game starts: promise a contribution to the dice, and reveal it when the seats
        are closed. The host closes them with `start` when everybody sits."""
        commitment = self.view["commitment"]
        asked = False
        while self.view["phase"] == "gathering":
            dice, me = self.view["dice"], self.me()
            full = all(seat["kind"] != "open" for seat in self.view["seats"])
            if not me.get("promise") and not dice["closed"]:
                self.promise()
            elif dice["closed"] and not me.get("promise"):
                # Somebody came or left after we revealed: new bits.
                self.promise()
            elif dice["closed"] and not me.get("contribution"):
                self.reveal()
            elif not dice["closed"] and self.sent == self.secret:
                # The server knows the value, whatever it says, and others can promise again.
                self.promise()
            elif self.view["you"]["host"] and full and not asked and self.all_promised():
                asked = self.ask({"ask": "start"})
            else:
                self.wait()
        if self.view["commitment"] != commitment:
            raise SystemExit("The server has changed its commitment.")

    def promise(self):
        self.secret = secrets.token_hex(16)
        promise = hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()
        self.ask({"ask": "promise", "hash": promise})

    def reveal(self):
        """From here on the server must not be able to choose anything: what it shows now is kept. A
        value is never sent again for something else."""
        promises = {s["seat"]: s["promise"] for s in self.view["seats"] if s.get("promise")}
        kept = {"setup": self.view["dice"]["setup"], "promises": promises}
        if kept["setup"] is None or (self.sent == self.secret and self.kept != kept):
            return self.wait()
        self.kept, self.sent = kept, self.secret
        self.ask({"ask": "reveal", "value": self.secret})

    def all_promised(self):
        """Our other clients contribute too. A host who does not want to wait need not."""
        people = [seat for seat in self.view["seats"] if seat["kind"] == "person"]
        return all(seat.get("promise") for seat in people)

    def play(self):
        """Random actions. When the turn is complete it has to be ended, or nobody goes on."""
        while self.view["phase"] in ("playing", "paused"):
            you = self.view["you"]
            if you["legal"]:
                action = random.choice(you["legal"])["action"]
                self.ask({"ask": "play", "action": action})
            elif you["may_end_turn"]:
                self.ask({"ask": "end_turn"})
            else:
                self.wait()


def opened(server, arguments):
    bots = [{"bot": arguments.level}] * arguments.bots
    people = [{"open": True}] * (arguments.seats - 1 - arguments.bots)
    places = [{"person": "Python"}, *bots, *people]
    new = {"game": arguments.game, "seats": arguments.seats, "places": places}
    answer = json.loads(server.send("POST", "/api/tables", new))
    return Table(server, answer["table"])


def joined(server, table):
    table = Table(server, table)
    # `you` is null for a browser that the server does not know yet.
    while not (table.view["you"] or {}).get("seat"):
        table.ask({"ask": "sit", "seat": None, "name": "Python too"})
    return table


def main():
    parser = argparse.ArgumentParser(description="Plays a game at a table of a Sacbe server.")
    parser.add_argument("url")
    parser.add_argument("--game", default="pacal")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", type=int, default=1)
    parser.add_argument("--level", default="2")
    parser.add_argument("--join", metavar="TABLE")
    parser.add_argument("--record", metavar="FILE")
    arguments = parser.parse_args()
    server = Server(arguments.url)
    table = joined(server, arguments.join) if arguments.join else opened(server, arguments)
    print("table", table.table, flush=True)
    table.gather()
    print("commitment", table.view["commitment"])
    print("setup", table.kept["setup"])
    print("contribution", f"{table.view['you']['seat']}:{table.secret}")
    print("promises", *(f"{seat}:{hash}" for seat, hash in table.kept["promises"].items()))
    table.play()
    print("scores", *table.view["scores"])
    if arguments.record:
        with open(arguments.record, "w", encoding="utf-8") as file:
            file.write(server.send("GET", f"/api/tables/{table.table}/record"))


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(str(refused))
