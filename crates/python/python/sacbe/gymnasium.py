"""One player against bots, as a Gymnasium environment.

Needs the extra `gymnasium`: `pip install sacbe[gymnasium]`.

>>> from sacbe.gymnasium import SacbeEnv
>>> env = SacbeEnv("uxmal", opponents="random")
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())
1

Importing this module registers `sacbe/Uxmal-v0` and `sacbe/Pacal-v0`:

>>> import gymnasium
>>> env = gymnasium.make("sacbe/Pacal-v0", players=3, opponents="random", actions="list")
>>> env.action_space
Discrete(256)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import sacbe
from sacbe._sacbe import Position, position, spaces_of
from sacbe.checks import MOST_LISTED, whole

Opponent = str | Callable[[Position], int]


class SacbeEnv(gymnasium.Env[NDArray[np.float32], int]):
    """A game in which one seat is the agent's and bots play the others.

    `opponents` is a level of the bots, "1" to "10", or "random", or a function from a position to
    the number of a legal action; or a list of these, one for each other seat. The agent sits at
    `seat`, counted from zero, or at a random one if it is None.

    Actions are ids (`sacbe.action_id`), or with `actions="list"` indices into the sorted list of
    legal actions, of which the first `listed` can be chosen. `info["action_mask"]` says which are legal.
    With `features`, which needs the list form, the observation ends with the features of each of
    these actions, and zeros behind the last.

    The reward comes at the end: winners share 1, and the sum over all seats is zero. An action that
    is not legal raises `ValueError`, or with `illegal` it ends the game with that reward.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        actions: str = "ids",
        listed: int = 256,
        features: bool = False,
        memory: bool | None = None,
        illegal: float | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f'render_mode is {render_mode!r}: expected None or "ansi"')
        listed = whole("listed", listed, 1, MOST_LISTED)
        if illegal is not None and not math.isfinite(illegal):
            raise ValueError(f"illegal is {illegal}: expected None or a finite number")
        self._start = position(game, players, actions=actions, memory=memory, **options)
        if seat is not None and whole("seat", seat) not in range(players):
            raise ValueError(f"seat is {seat}: expected None or 0 to {players - 1}")
        self.game, self.players, self.render_mode = game, players, render_mode
        self._seat, self._illegal, self._options = seat, illegal, options
        self._form = actions
        self._position: Position = self._start.copy()
        self._match: Any = None
        self._closed = False
        self._started = False
        self._opponents = self._checked(opponents)
        self._bots: list[Any] = []
        described = spaces_of(game, players, **options)
        size = described["actions"] if actions == "ids" else listed
        if features and actions != "list":
            raise ValueError('features need the list form: expected actions="list"')
        self._features = listed * described["feature_shape"][0] if features else 0
        self._size = int(size)
        self.action_space = spaces.Discrete(self._size)  # type: ignore[assignment]
        flat, planes = described["flat_shape"][0], described["plane_shape"]
        low, high = (
            np.concatenate(
                [
                    _limits(described, name, "flat"),
                    _limits(described, name, "planes"),
                    np.tile(_limits(described, name, "features"), listed if features else 0),
                ]
            )
            for name in ("low", "high")
        )
        whole_size = flat + int(np.prod(planes)) + self._features
        self.observation_space = spaces.Box(low, high, (whole_size,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Starts a new game; the same seed gives the same chance, seat and bots."""
        self._need_open()
        super().reset(seed=None if seed is None else whole("seed", seed))
        self._position = self._start.copy()
        drawn = int(self.np_random.integers(self.players))
        self.seat = drawn if self._seat is None else self._seat
        # A bot of a level keeps its seed for the whole game: it also decides what it remembers.
        self._bots = [
            sacbe.bot(each, int(self.np_random.integers(2**32))) if _is_level(each) else each
            for each in self._opponents
        ]
        levels = any(_is_level(each) for each in self._opponents)
        self._match = sacbe.new(self.game, self.players, **self._options) if levels else None
        self._started = True
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Plays the agent's action, then chance and bots until it is the agent's turn again."""
        self._need_open()
        if self._position.is_over or not self._started:
            found = "over" if self._started else "not set up"
            raise RuntimeError(f"the game is {found}: expected a call of reset")
        action = whole("action", action)
        if self._illegal is not None and action not in self._position.legal:
            return self._observation(), self._illegal, True, False, self._info()
        self._play(action)
        self._go_on()
        over = self._position.is_over
        reward = self._position.returns[self.seat] if over else 0.0
        return self._observation(), float(reward), over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib asks for it."""
        listed = self._size if self._form == "list" else None
        return self._position.mask(listed=listed).astype(np.bool_)

    def render(self) -> str | None:
        """The table as text, if `render_mode="ansi"`."""
        self._need_open()
        return self._position.draw(self.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Ends the environment: any call after this one is an error, except closing again."""
        self._closed = True

    def _checked(self, opponents: Opponent | Sequence[Opponent]) -> list[Opponent]:
        if isinstance(opponents, str) or callable(opponents):
            bots = [opponents] * (self.players - 1)
        else:
            bots = list(opponents)
        if len(bots) != self.players - 1:
            raise ValueError(f"{len(bots)} opponents: expected {self.players - 1}")
        for each in bots:
            if _is_level(each):
                sacbe.bot(each)
            elif each != "random" and not callable(each):
                found = type(each).__name__
                raise TypeError(f"opponents: expected levels of bots or functions, not {found}")
        return bots

    def _go_on(self) -> None:
        """Lets chance and bots act until it is the agent's turn."""
        while not self._position.is_over and self._position.seat != self.seat:
            here = self._position
            if here.seat is None:
                outcomes = here.chance
                weights = [weight for _, weight in outcomes]
                choice = self.np_random.choice(len(outcomes), p=np.array(weights) / sum(weights))
                self._play(outcomes[choice][0])
            else:
                self._play(self._choose((here.seat - self.seat) % self.players - 1))

    def _choose(self, number: int) -> int:
        bot, here = self._bots[number], self._position
        if isinstance(bot, str):
            return int(self.np_random.choice(here.legal))
        if callable(bot):
            return int(bot(here))
        return here.legal[here.texts.index(bot.choose(self._match))]

    def _play(self, action: int) -> None:
        text = self._position.text(action)
        self._position.play(action)
        if self._match is not None:
            self._match.play(text)

    def _observation(self) -> NDArray[np.float32]:
        here = self._position
        parts = [here.observation(self.seat), here.planes(self.seat).ravel()]
        if self._features > 0:
            rows = np.zeros(self._features, np.float32)
            known = here.features().ravel()[: self._features]
            rows[: known.size] = known
            parts.append(rows)
        return np.concatenate(parts).astype(np.float32)

    def _info(self) -> dict[str, Any]:
        masks = np.zeros(self._size, np.bool_) if self._position.is_over else self.action_masks()
        return {"action_mask": masks.astype(np.int8), "scores": self._position.scores}

    def _need_open(self) -> None:
        if self._closed:
            raise RuntimeError("the environment is closed: expected one that is open")


def _is_level(opponent: Any) -> bool:
    """Whether it is the level of a bot; "random" is played here."""
    return isinstance(opponent, str) and opponent != "random"


def _limits(described: dict[str, Any], name: str, fields: str) -> NDArray[np.float32]:
    """The smallest or largest value of every number of some fields."""
    each = [np.full(field["count"], field[name]) for field in described[fields]]
    per_plane = int(np.prod(described["plane_shape"][1:])) if fields == "planes" else 1
    return np.repeat(np.concatenate(each), per_plane).astype(np.float32)


for _game in ("pacal", "uxmal"):
    gymnasium.register(
        id=f"sacbe/{_game.capitalize()}-v0",
        entry_point="sacbe.gymnasium:SacbeEnv",
        kwargs={"game": _game},
    )
