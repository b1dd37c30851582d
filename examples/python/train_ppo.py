"""Trains a small policy with MaskablePPO of sb3-contrib against random players.

    pip install sacbe[gymnasium] sb3-contrib
    python examples/python/train_ppo.py --steps 20000 --games 1000

The agent plays a two-player game against a random player, at a random seat. Actions are in the list
form: one small network looks at every legal action in turn, at its features and at what the seat
sees, and gives it a score, so it does not matter where in the list an action is. While it learns, the
reward of a choice is by how many points the lead has grown until the next one; `--reward win` is the
reward of the game alone, which comes at its end. It is measured over games that it was not trained
on, by what it wins.
"""

import argparse
import math
import time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

import sacbe
from sacbe.gymnasium import SacbeEnv

LISTED = 64


class Lead(gymnasium.Wrapper):
    """Rewards a choice by how far the lead has grown when the next one is due, in tens of points."""

    def reset(self, **arguments):
        observation, info = self.env.reset(**arguments)
        self.lead = self.lead_in(info)
        return observation, info

    def step(self, action):
        observation, _, over, cut_off, info = self.env.step(action)
        before, self.lead = self.lead, self.lead_in(info)
        return observation, (self.lead - before) / 10, over, cut_off, info

    def lead_in(self, info):
        scores, seat = info["scores"], self.unwrapped.seat
        return scores[seat] - max(scores[:seat] + scores[seat + 1 :])

    def action_masks(self):
        return self.unwrapped.action_masks()


class Scores(nn.Module):
    """A score for every listed action, and what the value of the position is made of."""

    def __init__(self, n_flat, n_planes, n_features):
        super().__init__()
        self.sizes = [n_flat, n_planes, LISTED * n_features]
        self.n_features = n_features
        self.latent_dim_pi, self.latent_dim_vf = LISTED, 64
        self.seen = nn.Sequential(nn.Linear(n_flat, 64), nn.Tanh(), nn.Linear(64, 32), nn.Tanh())
        self.score = nn.Sequential(
            nn.Linear(n_features + 32, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh(), nn.Linear(64, 1)
        )
        self.value = nn.Sequential(nn.Linear(n_flat, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh())

    def forward(self, observation):
        return self.forward_actor(observation), self.forward_critic(observation)

    def forward_actor(self, observation):
        flat, _, rows = torch.split(observation, self.sizes, dim=1)
        rows = rows.reshape(-1, LISTED, self.n_features)
        seen = self.seen(flat).unsqueeze(1).expand(-1, LISTED, -1)
        return self.score(torch.cat([rows, seen], dim=2)).squeeze(2)

    def forward_critic(self, observation):
        return self.value(observation[:, : self.sizes[0]])


class Policy(MaskableActorCriticPolicy):
    """The policy of sb3-contrib with these scores as its logits."""

    def __init__(self, *arguments, sizes, **settings):
        self._sizes = sizes
        super().__init__(*arguments, **settings)

    def _build_mlp_extractor(self):
        self.mlp_extractor = Scores(*self._sizes)

    def _build(self, lr_schedule):
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )


def measure(choose, env, games, seed):
    """The share of games that are won; a shared win counts half."""
    won = 0.0
    for number in range(games):
        observation, info = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            action = choose(observation, info["action_mask"].astype(bool))
            observation, reward, over, _, info = env.step(int(action))
        won += (1 + reward) / 2
    return won / games


def interval(share, games):
    """Wilson's interval of a share: where it is with 95 %."""
    z = 1.96
    center = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return f"{share:.1%} of {games} games ({center - half:.1%} to {center + half:.1%})"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="uxmal", choices=["pacal", "uxmal"])
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=1_000, help="how many games measure it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reward", default="points", choices=["points", "win"])
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    described = sacbe.spaces_of(arguments.game)
    names = ("flat_shape", "plane_shape", "feature_shape")
    sizes = [math.prod(described[name]) for name in names]

    def env():
        return SacbeEnv(
            arguments.game, opponents="random", actions="list", listed=LISTED, features=True
        )

    def env_to_learn():
        return Lead(env()) if arguments.reward == "points" else env()

    model = MaskablePPO(
        Policy,
        DummyVecEnv([env_to_learn] * 8),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.99,
        gae_lambda=0.95,
        ent_coef=0.005,
        policy_kwargs={"sizes": sizes},
        seed=arguments.seed,
    )
    random_numbers = np.random.default_rng(arguments.seed)

    def randomly(_, mask):
        return random_numbers.choice(np.flatnonzero(mask))

    def learned(observation, mask):
        return model.predict(observation, action_masks=mask, deterministic=True)[0]

    before = measure(randomly, env(), arguments.games, 10**6)
    print(f"random against random: wins {interval(before, arguments.games)}", flush=True)
    began = time.process_time()
    model.learn(arguments.steps)
    seconds = time.process_time() - began
    after = measure(learned, env(), arguments.games, 10**6)
    print(f"after {arguments.steps} steps, {seconds:.0f} s of processor time:", end=" ")
    print(f"wins {interval(after, arguments.games)} against random")


if __name__ == "__main__":
    main()
