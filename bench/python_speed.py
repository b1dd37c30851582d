#!/usr/bin/env python3
"""Measures the Python package: actions played one by one through `sacbe.Match`, on one core.

    python bench/python_speed.py [SECONDS]
"""

import random
import sys
import time

import sacbe


def measure(game, seconds):
    """Random games: actions a second, with and without the list of legal actions as text."""
    rng, actions, end = random.Random(1), 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        match = sacbe.new(game)
        while match.turn != "over":
            if match.turn == "chance":
                match.roll(rng)
            else:
                match.play(rng.choice(match.legal))
            actions += 1
    return actions / seconds


def main():
    """Prints a line for each game."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    for game in sacbe.games():
        print(f"{game['name']}: {measure(game['name'], seconds):,.0f} actions a second")


if __name__ == "__main__":
    main()
