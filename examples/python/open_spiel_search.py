"""Lets OpenSpiel search our games: CFR and a best response on a tiny board, MCTS and IS-MCTS.

    pip install sacbe[openspiel]
    python examples/python/open_spiel_search.py --simulations 200 --iterations 50
"""

import argparse
import json

import numpy as np
import pyspiel
from open_spiel.python.algorithms import best_response, cfr, exploitability, ismcts, mcts

import sacbe.open_spiel  # noqa: F401  registers the games

# Three squares in a row, a die of ones and twos, and the end after a round without a pyramid: 565
# nodes, of which 240 are ends.
TINY = {
    "board": {"rows": ["SSA"], "values": {"S": 3, "A": 3}, "sacred": "S", "river": [], "covers": {}},
    "die": "1,1,1,2,2,2",
    "stall_rounds": 1,
}


def tiny_game():
    """Pacal's Rocket on a board that is small enough to look at every node."""
    return pyspiel.load_game("python_sacbe_pacal", {"options": json.dumps(TINY)})


def solve(iterations):
    """Solves the tiny game by CFR: how much a best response wins, before and after."""
    game = tiny_game()
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    response = best_response.BestResponsePolicy(game, 1, policy)
    value = response.value(game.new_initial_state())
    return before, exploitability.nash_conv(game, policy), value


def play(game, bots, seed, choices=None):
    """Plays a game with these bots, one for each seat; after so many choices at random."""
    random_numbers = np.random.RandomState(seed)
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random_numbers.choice(actions, p=weights))
        elif choices is None or made < choices:
            state.apply_action(bots[state.current_player()].step(state))
            made += 1
        else:
            state.apply_action(random_numbers.choice(state.legal_actions()))
    return state.returns()


class RandomBot:
    """Chooses any legal action."""

    def __init__(self, seed):
        self._random = np.random.RandomState(seed)

    def step(self, state):
        return self._random.choice(state.legal_actions())


def searchers(game, simulations, seed):
    """OpenSpiel's two searches with random rollouts."""
    random_numbers = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random_numbers)
    tree = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=random_numbers)
    sets = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=random_numbers)
    # A player who forgets nothing knows the position, so there is one state to sample.
    sets.set_resampler(lambda state, player: state.clone())
    return {"MCTS": tree, "IS-MCTS": sets}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="uxmal", choices=["pacal", "uxmal"])
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--choices", type=int, help="search only for so many choices of a game")
    arguments = parser.parse_args()
    before, after, value = solve(arguments.iterations)
    print(f"tiny board: a best response wins {before:.3f} before CFR, {after:.3f} after it;")
    print(f"against that policy, the second seat gets {value:.3f}")
    game = pyspiel.load_game(f"python_sacbe_{arguments.game}", {"memory": True})
    for name in ("MCTS", "IS-MCTS"):
        won = 0.0
        for number in range(arguments.games):
            bot = searchers(game, arguments.simulations, number)[name]
            won += play(game, [bot, RandomBot(number)], number, arguments.choices)[0]
        print(f"{name} against random, {arguments.games} games: {won / arguments.games:+.2f}")


if __name__ == "__main__":
    main()
