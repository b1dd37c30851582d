"""Compares random games of Sacbe and of OpenSpiel, in decisions per second of processor time.

    pip install open_spiel
    python bench/openspiel.py target/release/sacbe

OpenSpiel's wheel has no benchmark program, so its C++ is timed through the rollouts of its MCTS
bot: two simulations of many uniformly random games each, with the list of legal actions made at
every decision. The number of decisions per game comes from random games played in Python.
"""

import random
import re
import resource
import subprocess
import sys
import time

import pyspiel

SIMULATIONS, ROLLOUTS, ROUNDS = 2, 500, 3


def children_time():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def sacbe(program, game, players):
    command = [program, "speed", "--game", game, "--players", str(players), "--games", "4000"]
    start = children_time()
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return int(re.search(r"(\d+) decisions", output)[1]) / (children_time() - start)


def decisions_of_random_game(state, rng):
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            decisions += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def openspiel(name):
    game, rng = pyspiel.load_game(name), random.Random(1)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.legal_actions()[0])
    decisions = sum(decisions_of_random_game(root.clone(), rng) for _ in range(300)) / 300
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 1000, False, 7, False)
    start = time.process_time()
    bot.mcts_search(root)
    return SIMULATIONS * ROLLOUTS * decisions / (time.process_time() - start)


def main():
    program = sys.argv[1]
    runs = {
        "OpenSpiel backgammon": lambda: openspiel("backgammon"),
        "OpenSpiel quoridor": lambda: openspiel("quoridor"),
    }
    for game in "pacal", "uxmal":
        for players in 2, 4:
            runs[f"Sacbe {game}, {players} players"] = lambda g=game, p=players: sacbe(program, g, p)
    # Alternating, so that a busy moment of the machine affects all alike; the best round counts.
    rounds = [{name: run() for name, run in runs.items()} for _ in range(ROUNDS)]
    for name in runs:
        print(f"{name:24}{max(each[name] for each in rounds):12,.0f}")


if __name__ == "__main__":
    main()
