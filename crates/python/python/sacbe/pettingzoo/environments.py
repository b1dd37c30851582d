"""The environments of both games: for agents that act in turn, and for agents that are all asked."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from sacbe._sacbe import Position, position, spaces_of
from sacbe.checks import MOST_LISTED, whole


class SacbeEnv(AECEnv):  # type: ignore[misc]
    """A game for agents that act in turn; chance acts by itself.

    An observation is a dictionary: `observation` (what the seat sees, as numbers), `planes` (the
    board), and `action_mask` (one for every legal action). Rewards come at the end: winners share
    1, and the sum is zero.

    Actions are ids (`sacbe.action_id`), or with `actions="list"` indices into the sorted list of
    legal actions, of which the first `listed` can be chosen.

    `max_cycles` cuts a game off when every agent has made so many choices; until then random
    choices are made for those that have. `illegal` says what an action that is not legal does: with
    "raise" it raises `ValueError` and changes nothing, with "random" a random legal action is played
    instead. The default is "raise", and "random" with `max_cycles`, which is for agents that do not
    look at the mask.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        actions: str = "ids",
        listed: int = 256,
        memory: bool | None = None,
        max_cycles: int | None = None,
        illegal: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if illegal not in (None, "raise", "random"):
            raise ValueError(f'illegal is {illegal!r}: expected "raise" or "random"')
        self._most_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self._replaces = illegal == "random" or (illegal is None and max_cycles is not None)
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f'render_mode is {render_mode!r}: expected None, "ansi" or "human"')
        self.metadata = {
            "render_modes": ["ansi", "human"],
            "name": f"{game}_v0",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.game = game
        self.render_mode = render_mode
        self._options = options
        self._memory = memory
        self._closed = False
        self._form, self._listed = actions, whole("listed", listed, 1, MOST_LISTED)
        self._start = position(game, players, actions=actions, memory=memory, **options)
        self._position: Position = self._start.copy()
        described = spaces_of(game, players, **options)
        self._actions = described["actions"] if actions == "ids" else self._listed
        self.possible_agents = [f"player_{seat + 1}" for seat in range(players)]
        self.agents: list[str] = []
        action_space = spaces.Discrete(self._actions)
        observation_space = spaces.Dict(
            {
                "observation": _box(described["flat"], described["flat_shape"], np.float32),
                "planes": _box(described["planes"], described["plane_shape"], np.uint8),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )
        self.action_spaces = dict.fromkeys(self.possible_agents, action_space)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of an agent: the ids of players, or places in the list."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game; the same seed gives the same chance."""
        self._need_open()
        self._chance = random.Random(None if seed is None else whole("seed", seed))
        self._position = self._start.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choices = [0] * len(self.possible_agents)
        self._let_chance_act()
        self.agent_selection = self.possible_agents[self._position.seat or 0]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees now; a mask of zeros if it is not its turn."""
        self._need_open()
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise ValueError(f"agent is {agent!r:.30}: expected one of {known}")
        seat = self.possible_agents.index(agent)
        here = self._position
        if here.seat == seat:
            listed = self._listed if self._form == "list" else None
            mask = here.mask(listed=listed).view(np.int8)
        else:
            mask = np.zeros(self._actions, np.int8)
        return {
            "observation": here.observation(seat),
            "planes": here.planes(seat),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        """Plays an action of the agent whose turn it is; an illegal one raises and changes nothing."""
        self._need_started()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action is None: expected the number of a legal action")
        self._play(whole("action", action))
        self._cumulative_rewards[agent] = 0.0
        self._choices[self.possible_agents.index(agent)] += 1
        self._let_chance_act()
        self._clear_rewards()
        if self._position.is_over:
            self._end(agent)
        elif self._is_cut_off():
            self.truncations = dict.fromkeys(self.possible_agents, True)
            self.agent_selection = self._after(agent)
        else:
            self.agent_selection = self.possible_agents[self._position.seat or 0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text: returned, or printed with `render_mode="human"`."""
        self._need_open()
        if self.render_mode is None:
            return None
        drawn = self._position.draw(self._position.seat)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Ends the environment: any call after this one is an error, except closing again."""
        self._closed = True

    def _play(self, action: int) -> None:
        if self._replaces and action not in self._position.legal:
            action = self._chance.choice(self._position.legal)
        self._position.play(action)

    def _let_chance_act(self) -> None:
        """Plays what chance does, and for agents that have made all their choices."""
        here = self._position
        while not here.is_over and not self._is_cut_off():
            if here.seat is None:
                actions, weights = zip(*here.chance, strict=True)
                here.play(self._chance.choices(actions, weights)[0])
            elif self._most_cycles is not None and self._choices[here.seat] >= self._most_cycles:
                here.play(self._chance.choice(here.legal))
            else:
                return

    def _is_cut_off(self) -> bool:
        return self._most_cycles is not None and min(self._choices) >= self._most_cycles

    def _after(self, agent: str) -> str:
        seat = self.possible_agents.index(agent)
        return self.possible_agents[(seat + 1) % len(self.possible_agents)]

    def _end(self, agent: str) -> None:
        here = self._position
        self.rewards = dict(zip(self.possible_agents, here.returns, strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)
        for each, score in zip(self.possible_agents, here.scores, strict=True):
            self.infos[each] = {"score": score}
        self.agent_selection = self._after(agent)

    def _need_open(self) -> None:
        if self._closed:
            raise RuntimeError("the environment is closed: expected one that is open")

    def _need_started(self) -> None:
        self._need_open()
        if not hasattr(self, "agent_selection"):
            raise RuntimeError("the game is not set up: expected a call of reset")


class SacbeParallelEnv(ParallelEnv):  # type: ignore[misc]
    """The same for agents that are all asked in every cycle: only the action of the agent whose
    turn it is counts. `max_cycles` cuts the game off after so many cycles.
    """

    def __init__(self, game: str, players: int = 2, **arguments: Any) -> None:
        super().__init__()
        most = arguments.pop("max_cycles", None)
        self._most_cycles = None if most is None else whole("max_cycles", most, 1)
        if self._most_cycles is not None:
            arguments.setdefault("illegal", "random")
        self._env = SacbeEnv(game, players, **arguments)
        self.metadata = {**self._env.metadata, "is_parallelizable": True}
        self.render_mode = self._env.render_mode
        self.possible_agents = self._env.possible_agents
        self.observation_spaces = self._env.observation_spaces
        self.action_spaces = self._env.action_spaces
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self._env.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of an agent."""
        return self._env.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a new game; the same seed gives the same chance."""
        self._env.reset(seed, options)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._env.infos

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Plays the action of the agent whose turn it is."""
        env = self._env
        if not self.agents:
            raise RuntimeError("the game is over: expected a call of reset")
        if not isinstance(actions, dict):
            found = type(actions).__name__
            raise TypeError(f"actions: expected a dict with one of every agent, not {found}")
        if env.agent_selection not in actions:
            raise ValueError(f"no action of {env.agent_selection}: expected one of every agent")
        env.step(actions[env.agent_selection])
        self._cycles += 1
        cut_off = self._most_cycles is not None and self._cycles >= self._most_cycles
        truncations = dict.fromkeys(self.agents, cut_off and not any(env.terminations.values()))
        result = self._observations(), env.rewards, env.terminations, truncations, env.infos
        if cut_off or any(env.terminations.values()):
            self.agents = []
        return result

    def render(self) -> str | None:
        """The table as text."""
        return self._env.render()

    def close(self) -> None:
        """Ends the environment."""
        self._env.close()

    def _observations(self) -> dict[str, Any]:
        return {agent: self._env.observe(agent) for agent in self.possible_agents}


def _box(fields: list[dict[str, Any]], shape: tuple[int, ...], dtype: type) -> spaces.Box:
    """A space with the limits of its fields."""
    per_place = int(np.prod(shape[1:]))

    def limits(name: str) -> NDArray[Any]:
        each = np.concatenate([np.full(field["count"], field[name]) for field in fields])
        return np.repeat(each, per_place).reshape(shape).astype(dtype)

    return spaces.Box(limits("low"), limits("high"), shape, dtype)
