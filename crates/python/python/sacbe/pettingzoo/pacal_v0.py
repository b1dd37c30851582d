"""Pacal's Rocket as PettingZoo expects the module of an environment.

>>> import sacbe.pettingzoo.pacal_v0 as pacal_v0
>>> env = pacal_v0.env(players=2, actions="list", listed=64)
>>> env.reset(seed=1)
>>> env.observe("player_1")["action_mask"].shape
(64,)
"""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sacbe.pettingzoo.environments import SacbeEnv, SacbeParallelEnv

players = range(2, 6)


def raw_env(players: int = 2, **arguments: Any) -> SacbeEnv:
    """The environment without wrappers."""
    return SacbeEnv("pacal", players, **arguments)


def env(players: int = 2, **arguments: Any) -> AECEnv:
    """The environment with the checks of PettingZoo."""
    inner = raw_env(players, **arguments)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


def parallel_env(players: int = 2, **arguments: Any) -> SacbeParallelEnv:
    """The environment for agents that are all asked in every cycle."""
    return SacbeParallelEnv("pacal", players, **arguments)
