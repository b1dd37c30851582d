"""Both games as OpenSpiel games, named `python_sacbe_pacal` and `python_sacbe_uxmal`.

Importing this module registers them. Needs the extra `openspiel`: `pip install sacbe[openspiel]`.

>>> import pyspiel
>>> import sacbe.open_spiel
>>> game = pyspiel.load_game("python_sacbe_uxmal", {"players": 3})
>>> game.new_initial_state().is_chance_node()
True
"""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sacbe._sacbe import Position, position, spaces_of
from sacbe.checks import whole

# More than any game of ours has; Pacal's Rocket ends after 25 rounds without a pyramid.
MAX_GAME_LENGTH = 100_000
# Of lists of legal actions; both games stay far below.
MAX_LISTED = 10_000


class SacbeGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours for OpenSpiel.

    Parameters: `players`, `memory` (whether what is hidden by the rules is hidden), `actions`
    ("ids", or "list" for indices into the list of legal actions), and `options`, the options of the
    game as JSON.
    """

    NAME = ""
    MOST_PLAYERS = 5

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", 2))
        self.memory = bool(params.get("memory", False))
        self.actions = str(params.get("actions", "ids"))
        options = _options(str(params.get("options", "{}")) or "{}")
        self.described = spaces_of(self.NAME, players, **options)
        self.start: Position = position(
            self.NAME, players, actions=self.actions, memory=self.memory, **options
        )
        distinct = self.described["ids"] if self.actions == "ids" else MAX_LISTED
        super().__init__(
            type(self).game_type(),
            pyspiel.GameInfo(
                num_distinct_actions=distinct,
                max_chance_outcomes=distinct,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=MAX_GAME_LENGTH,
            ),
            params,
        )

    @classmethod
    def game_type(cls) -> pyspiel.GameType:
        """What OpenSpiel has to know about the game."""
        return pyspiel.GameType(
            short_name=f"python_sacbe_{cls.NAME}",
            long_name=f"Sacbe {cls.NAME}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=cls.MOST_PLAYERS,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={
                "players": 2,
                "memory": False,
                "actions": "ids",
                "options": "{}",
            },
        )

    def new_initial_state(self) -> SacbeState:
        """The start of a game."""
        return SacbeState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> SacbeObserver:
        """What writes observations."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SacbeObserver(self.described, perfect_recall=recall)


def _options(text: str) -> dict[str, Any]:
    try:
        options = json.loads(text)
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise ValueError(f"options is {text!r:.60}: expected the options of the game as a JSON object")
    return options


class PacalGame(SacbeGame):
    """Pacal's Rocket for OpenSpiel."""

    NAME = "pacal"
    MOST_PLAYERS = 5


class UxmalGame(SacbeGame):
    """Uxmal for OpenSpiel."""

    NAME = "uxmal"
    MOST_PLAYERS = 4


class SacbeState(pyspiel.State):  # type: ignore[misc]
    """A position of a game of ours."""

    def __init__(self, game: SacbeGame) -> None:
        super().__init__(game)
        self.position = game.start.copy()

    def current_player(self) -> int:
        """The seat to act, counted from zero, or OpenSpiel's ids of chance and of the end."""
        seat = self.position.seat
        if seat is not None:
            return seat
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal) if player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, with probabilities."""
        return self.position.chance

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """What the game is worth to every seat: winners share 1, and the sum is zero."""
        return self.position.returns

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a seat has seen: all actions so far, which everybody sees."""
        seat = self.current_player() if player is None else player
        return f"seat {seat}: " + ", ".join(self.position.history)

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> SacbeState:
        """A state that the seat cannot tell from this one: who forgets nothing knows the state."""
        same: SacbeState = self.clone()
        return same

    def __str__(self) -> str:
        return self.position.draw(open=True)


class RolloutEvaluator:
    """Random games to the end, for OpenSpiel's MCTS and IS-MCTS, played in Rust.

    They take the place of `mcts.RandomRolloutEvaluator`, which plays them in Python and is some
    hundred times slower.
    """

    def __init__(self, n_rollouts: int = 1, seed: int = 0) -> None:
        self._count = whole("n_rollouts", n_rollouts, 1)
        self._random = random.Random(whole("seed", seed))

    def evaluate(self, state: SacbeState) -> NDArray[np.float64]:
        """What the game is worth to every seat, on average."""
        games = [state.position.rollout(self._random.getrandbits(64)) for _ in range(self._count)]
        return np.mean(np.array(games, np.float64), axis=0)

    def prior(self, state: SacbeState) -> list[tuple[int, float]]:
        """All legal actions alike; chance by its probabilities."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class SacbeObserver:
    """Writes what a seat sees as a tensor: the flat array, then the planes."""

    def __init__(self, described: dict[str, Any], *, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        flat, planes = described["flat_shape"], described["plane_shape"]
        size = int(np.prod(flat))
        self.tensor = np.zeros(size + int(np.prod(planes)), np.float32)
        self.dict = {
            "flat": self.tensor[:size],
            "planes": self.tensor[size:].reshape(planes),
        }

    def set_from(self, state: SacbeState, player: int) -> None:
        """Writes what the seat sees."""
        self.dict["flat"][:] = state.position.observation(player, open=self._recall)
        self.dict["planes"][:] = state.position.planes(player)

    def string_from(self, state: SacbeState, player: int) -> str:
        """The same as text: the table, or with perfect recall all actions."""
        if self._recall:
            return state.information_state_string(player)
        return state.position.draw(player)


for _game in (PacalGame, UxmalGame):
    pyspiel.register_game(_game.game_type(), _game)
