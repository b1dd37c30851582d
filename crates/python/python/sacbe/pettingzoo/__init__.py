"""Both games as PettingZoo environments: `sacbe.pettingzoo.pacal_v0` and `uxmal_v0`.

Needs the extra `pettingzoo`: `pip install sacbe[pettingzoo]`.

>>> from sacbe.pettingzoo import uxmal_v0
>>> env = uxmal_v0.env(players=3)
>>> env.reset(seed=1)
>>> env.agent_selection
'player_1'
"""

from sacbe.pettingzoo import pacal_v0, uxmal_v0
from sacbe.pettingzoo.environments import SacbeEnv, SacbeParallelEnv

__all__ = ["SacbeEnv", "SacbeParallelEnv", "pacal_v0", "uxmal_v0"]
