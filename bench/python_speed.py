#!/usr/bin/env python3
"""Measures the Python package: actions played one by one through `sacbe.Match`, on one core.

    python bench/python_speed.py [SECONDS]

Seconds are of processor time, which other work on the machine changes little.
"""

import random
import sys
import time

import sacbe


def measure(game, seconds):
    """Random games, with the list of legal actions as text before each: actions a second."""
    rng, actions, start = random.Random(1), 0, time.process_time()
    while time.process_time() - start < seconds:
        match = sacbe.new(game)
        while match.turn != "over":
            if match.turn == "chance":
                match.roll(rng)
            else:
                match.play(rng.choice(match.legal))
            actions += 1
    return actions / (time.process_time() - start)


def main():
    """Prints a line for each game."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    for game in sacbe.games():
        print(f"{game['name']}: {measure(game['name'], seconds):,.0f} actions a second")


if __name__ == "__main__":
    main()
