"""Level 10 against OpenSpiel's MCTS on our games, at equal time.

    pip install sacbe[openspiel]
    python bench/open_spiel_match.py --games 20 --simulations 50

OpenSpiel's MCTS (its Python one, the same for all games) makes a fixed number of simulations. Its
random games are played in Rust, by `sacbe.open_spiel.RolloutEvaluator`, or with `--python-rollouts`
by OpenSpiel itself, through Python. For each of its choices level 10 gets the mean time that
OpenSpiel has taken so far. It knows what its seat has seen, while OpenSpiel's search sees everything.
Seats alternate; the number of games is fixed beforehand.
"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import sacbe.open_spiel


def play(game, seat, simulations, seed, python_rollouts):
    """One game with level 10 on this seat: what it won, and both times for a choice."""
    random_numbers = np.random.RandomState(seed)
    loaded = pyspiel.load_game(f"python_sacbe_{game}")
    if python_rollouts:
        evaluator = mcts.RandomRolloutEvaluator(1, random_numbers)
    else:
        evaluator = sacbe.open_spiel.RolloutEvaluator(1, seed)
    bot = mcts.MCTSBot(loaded, 1.4, simulations, evaluator, random_state=random_numbers)
    match = sacbe.new(game)
    state = loaded.new_initial_state()
    times = {True: [0.1], False: [0.1]}
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = random_numbers.choice(actions, p=weights)
        else:
            ours = state.current_player() == seat
            start = time.perf_counter()
            if len(state.legal_actions()) == 1:
                action = state.legal_actions()[0]
            elif ours:
                # Nothing is known before OpenSpiel's first choice.
                ms = max(1, round(1000 * np.mean(times[False][1:] or times[False])))
                level10 = sacbe.bot("10", seed=int(random_numbers.randint(2**31)))
                action = sacbe.action_id(game, level10.choose(match, ms=ms))
                times[ours].append(time.perf_counter() - start)
            else:
                action = bot.step(state)
                times[ours].append(time.perf_counter() - start)
        match.play(sacbe.action_text(game, int(action)))
        state.apply_action(int(action))
    return state.returns()[seat], np.mean(times[True][1:]), np.mean(times[False][1:])


def interval(share, games):
    """Wilson's interval of a share: where it is with 95 %."""
    z = 1.96
    center = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * np.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return center - half, center + half


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--python-rollouts", action="store_true")
    parser.add_argument("--only", choices=["pacal", "uxmal"])
    arguments = parser.parse_args()
    for game in [arguments.only] if arguments.only else ["uxmal", "pacal"]:
        results = [
            play(game, number % 2, arguments.simulations, number, arguments.python_rollouts)
            for number in range(arguments.games)
        ]
        won, ours, theirs = (np.array(column) for column in zip(*results, strict=True))
        least, most = interval(np.mean((1 + won) / 2), arguments.games)
        print(
            f"{game}: {arguments.games} games, level 10 won {(won > 0).sum()}, "
            f"shared {(won == 0).sum()}: {least:.0%} to {most:.0%} with 95 %; "
            f"a choice took {1000 * ours.mean():.0f} ms, "
            f"OpenSpiel {1000 * theirs.mean():.0f} ms for {arguments.simulations} simulations",
            flush=True,
        )


if __name__ == "__main__":
    main()
