#!/usr/bin/env python3
"""A bot for the arena that takes the most points at once; where all give the same, it guesses.

It does not know the rules. It asks `sacbe engine`, to which it also passes on what it is told:
    sacbe arena --game pacal --bots random --engine "python3 examples/python/bot.py sacbe"
"""
import json, random, subprocess, sys

pipe = subprocess.PIPE
rules = subprocess.Popen([sys.argv[1], "engine"], stdin=pipe, stdout=pipe, text=True)

def ask(request):
    print(json.dumps(request), file=rules.stdin, flush=True)
    return json.loads(rules.stdout.readline())

def points(seat, action):
    scores = ask({"cmd": "play", "action": action})["scores"]
    ask({"cmd": "undo"})
    return scores[seat - 1], random.random()

for line in sys.stdin:
    request = json.loads(line)
    if request["cmd"] == "quit":
        break
    if request["cmd"] == "go":
        position = ask({"cmd": "position"})
        seat = position["turn"]["seat"]
        best = max(position["legal"], key=lambda action: points(seat, action))
        answer = {"ok": True, "action": best}
    else:
        answer = ask(request)
    print(json.dumps(answer), flush=True)
