"""Trains a small policy with MaskablePPO of sb3-contrib against random players.

    pip install sacbe[gymnasium] sb3-contrib
    python examples/python/train_ppo.py --steps 200000

The agent plays two-player Uxmal against a random player, at a random seat. It is measured over
games that it was not trained on. Rewards come at the end of a game only. Actions are in the list
form, so that the network is small; `--actions ids` takes ids, of which there are tens of thousands.

Measured so far: a run of 20,000 steps went from 44 % to 50 % of 200 games, which is not yet better
than random. Longer runs have not been measured.
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from sacbe.gymnasium import SacbeEnv


def measure(model, make, games, seed):
    """The share of games that the policy wins against random players; a shared win counts half."""
    env = make()
    points = 0.0
    for number in range(games):
        observation, info = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            masks = info["action_mask"].astype(bool)
            if model is None:
                action = env.np_random.choice(np.flatnonzero(masks))
            else:
                action, _ = model.predict(observation, action_masks=masks)
            observation, reward, over, _, info = env.step(int(action))
        points += (1 + reward) / 2
    return points / games


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="uxmal", choices=["pacal", "uxmal"])
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=200, help="how many games measure it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--actions", default="list", choices=["ids", "list"])
    arguments = parser.parse_args()

    def env():
        return SacbeEnv(arguments.game, opponents="random", actions=arguments.actions, listed=512)

    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([env] * 4),
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        learning_rate=3e-4,
        gamma=1.0,
        policy_kwargs={"net_arch": [64]},
        seed=arguments.seed,
    )
    before = measure(model, env, arguments.games, 10**6)
    print(f"untrained: wins {before:.1%} of {arguments.games} games against random", flush=True)
    model.learn(arguments.steps)
    after = measure(model, env, arguments.games, 10**6)
    print(f"after {arguments.steps} steps: wins {after:.1%} of {arguments.games} games")


if __name__ == "__main__":
    main()
