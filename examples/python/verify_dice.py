#!/usr/bin/env python3
"""Checks the dice of a recorded game as docs/dice.md describes it.

    verify_dice.py RECORD|- [--commitment HEX] [--setup HEX] [--contribution SEAT:HEX]
                   [--promise SEAT:HEX]

It knows no rule of a game but what can be rolled. It ends with status 0 if every roll follows from
the seed and the contributions, and with status 1 and a sentence if something does not.
"""

import argparse
import collections
import hashlib
import hmac
import itertools
import sys

UXMAL = """.JMQ .JQM .JQS .JSQ .JST .JTS .MJQ .MJS .MQT .MSJ .MST .MTJ .QJS .QMS .QSM .QTJ .QTM
    .SMJ .SMT .SQM .SQT .STM .STQ .TJM .TJQ .TJS .TMJ .TQJ .TSQ""".split()
DIE = "2 3 3 4 5 arrows".split()


class Wrong(Exception):
    """What does not match."""


def without_comment(line):
    return line.split("#", 1)[0].rstrip(" ")


class Record:
    def __init__(self, text):
        header, _, body = text.partition("\n\n")
        self.header = [line for line in map(without_comment, header.split("\n")) if line]
        self.actions = [line for line in map(without_comment, body.split("\n")) if line]
        comments = [line[2:].split(" ", 1) for line in header.split("\n") if line.startswith("# ")]
        self.comments = [(words[0], words[1]) for words in comments if len(words) == 2]

    def all(self, key):
        return [value for name, value in self.comments if name == key]

    def one(self, key, default=None):
        found = self.all(key)
        if len(found) > 1 or (not found and default is None):
            raise Wrong(f"The header needs one line \"# {key} ...\".")
        return found[0] if found else default

    def option(self, name, separator, default):
        for line in self.header:
            if line.startswith(f"option {name} "):
                return line.split(" ", 2)[2].split(separator)
        return default

    def game(self):
        return self.header[0].split(" ")[1]


def contributions(record):
    """What the seats contributed, by their numbers; None where it is missing."""
    found = {}
    lines = [("contribution", line) for line in record.all("contribution")]
    for key, line in lines + [("missing", line) for line in record.all("missing")]:
        seat, _, value = line.partition(" ")
        if int(seat) in found:
            raise Wrong(f"Seat {seat} is named twice.")
        found[int(seat)] = value if key == "contribution" else None
    return dict(sorted(found.items()))


def setup_text(record):
    """What every roll is computed from, before the contributions and its number."""
    opening = int(record.one("opening", "0"))
    setup = [line for line in record.header if line.split(" ")[0] not in ("name", "date")]
    lines = ["sacbe dice 2", f"table {record.one('table')}", *setup, f"opening {opening}"]
    lines += record.actions[:opening] + [f"round {record.one('round')}"]
    return "".join(f"{line}\n" for line in lines)


def bound_text(record):
    """What every roll is computed from, before its number."""
    lines = []
    for seat, value in contributions(record).items():
        lines.append(f"missing {seat}" if value is None else f"contribution {seat} {value}")
    return setup_text(record) + "".join(f"{line}\n" for line in lines)


def setup_hash(record):
    """What the server showed before anybody revealed a contribution."""
    seats = "".join(f"seat {seat}\n" for seat in contributions(record))
    return hashlib.sha256((setup_text(record) + seats).encode()).hexdigest()


def pick(seed, text, choices):
    total, attempt = sum(choices.values()), 0
    while True:
        mac = hmac.digest(seed, text(attempt).encode(), "sha256")
        value = int.from_bytes(mac[:8], "big")
        if value < 2**64 - 2**64 % total:
            break
        attempt += 1
    lot = value % total
    for action, weight in sorted(choices.items()):
        if lot < weight:
            return action
        lot -= weight
    raise AssertionError("one of them is chosen")


class Outcomes:
    """What can be rolled, as the game goes on."""

    def __init__(self, record):
        self.die = collections.Counter(f"roll {face}" for face in record.option("die", ",", DIE))
        self.tiles = collections.Counter(record.option("tiles", "/", UXMAL))

    def of(self, action):
        """The outcomes that this action is one of; None if it is not chance."""
        word = action.split(" ")[0]
        if word == "roll":
            return self.die
        if word == "order":
            return {"order " + "".join(each): 1 for each in itertools.permutations("JMQST")}
        if word == "draw":
            return {f"draw {tile}": left for tile, left in self.tiles.items() if left > 0}
        return None

    def done(self, action):
        if action.startswith("draw "):
            self.tiles[action.split(" ")[1]] -= 1


def check(record, commitment, setup, own, promises):
    seed = bytes.fromhex(record.one("seed"))
    claimed = record.one("commitment")
    if hashlib.sha256(seed).hexdigest() != claimed:
        raise Wrong("The seed does not match the commitment in this file.")
    if commitment and commitment != claimed:
        raise Wrong("The commitment in this file is not the one that you kept.")
    scheme = record.one("dice", "1")
    if scheme == "1" and (setup or own or promises):
        raise Wrong("The record says that players did not contribute to these dice, but you did.")
    if setup and setup_hash(record) != setup:
        raise Wrong("Table, setup, opening, round or seats are not those that you kept.")
    contributed = contributions(record)
    for seat, value in own.items():
        if contributed.get(seat) != value:
            raise Wrong(f"The contribution of seat {seat} is missing, or not the one that you kept.")
    for seat, value in contributed.items():
        if value and promises and seat not in promises and seat not in own:
            raise Wrong(f"Seat {seat} had promised no contribution.")
    for seat, promise in promises.items():
        if seat not in contributed:
            raise Wrong(f"Seat {seat} had promised a contribution, but the record does not name it.")
        value = contributed[seat]
        if value and hashlib.sha256(bytes.fromhex(value)).hexdigest() != promise:
            raise Wrong(f"Seat {seat} had promised another contribution.")
    if scheme == "1":
        text = lambda number: lambda attempt: f"{record.one('table')} {number} {attempt}"
    elif scheme == "2":
        bound = bound_text(record)
        text = lambda number: lambda attempt: f"{bound}roll {number} {attempt}\n"
    else:
        raise Wrong(f"Nobody knows scheme {scheme}.")
    return check_rolls(record, seed, text), scheme, contributed


def check_rolls(record, seed, text):
    outcomes, rolls, given = Outcomes(record), 0, 0
    opening = int(record.one("opening", "0"))
    for index, action in enumerate(record.actions):
        choices = outcomes.of(action)
        if choices and index < opening:
            given += 1
        elif choices:
            rolls += 1
            expected = pick(seed, text(rolls), choices)
            if action != expected:
                raise Wrong(f"Roll {rolls} is \"{action}\" and should be \"{expected}\".")
        outcomes.done(action)
    if rolls == 0 and given > 0:
        raise Wrong("All rolls are said to belong to the opening.")
    return rolls


def by_seat(texts):
    pairs = (text.split(":", 1) for text in texts)
    return {int(seat): value for seat, value in pairs}


def read(name):
    if name == "-":
        return sys.stdin.read()
    with open(name, encoding="utf-8") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser(description="Checks the dice of a recorded game.")
    parser.add_argument("record")
    parser.add_argument("--commitment")
    parser.add_argument("--setup")
    parser.add_argument("--contribution", action="append", default=[], metavar="SEAT:HEX")
    parser.add_argument("--promise", action="append", default=[], metavar="SEAT:HEX")
    args = parser.parse_args()
    record = Record(read(args.record))
    try:
        own, promises = by_seat(args.contribution), by_seat(args.promise)
        rolls, scheme, contributed = check(record, args.commitment, args.setup, own, promises)
    except (Wrong, ValueError) as wrong:
        print(wrong, file=sys.stderr)
        return 1
    kept = "you kept" if args.commitment else "in this file"
    print(f"Scheme {scheme}: the seed matches the commitment {kept}, and all {rolls} rolls follow.")
    missing = [str(seat) for seat, value in contributed.items() if value is None]
    if missing:
        print(f"Nothing was contributed by seat {', '.join(missing)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
