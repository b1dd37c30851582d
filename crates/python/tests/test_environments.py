"""The environments pass the tests of PettingZoo, Gymnasium and OpenSpiel."""

import importlib
import warnings

import gymnasium
import numpy as np
import pettingzoo.test as zoo
import pyspiel
import pytest
from gymnasium.utils import env_checker
from open_spiel.python.algorithms import mcts

import sacbe.open_spiel
import sacbe.pettingzoo
from sacbe.gymnasium import SacbeEnv
from sacbe.pettingzoo import pacal_v0, uxmal_v0

SETUPS = [(pacal_v0, n) for n in pacal_v0.players] + [(uxmal_v0, n) for n in uxmal_v0.players]


class With:
    """A module of PettingZoo with a number of players."""

    def __init__(self, module, players):
        self.env = lambda **arguments: module.env(players, **arguments)
        self.parallel_env = lambda **arguments: module.parallel_env(players, **arguments)


@pytest.mark.parametrize(("module", "players"), SETUPS)
def test_pettingzoo(module, players, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        zoo.api_test(module.env(players), num_cycles=100)
        zoo.seed_test(lambda: module.env(players), num_cycles=50)
        zoo.max_cycles_test(With(module, players))
        zoo.render_test(With(module, players).env)


def test_an_agent_sees_its_mask_and_illegal_actions_change_nothing():
    env = uxmal_v0.env(players=3)
    env.reset(seed=4)
    before = env.observe("player_2")
    assert before["action_mask"].sum() == 0, "it is not its turn"
    with pytest.raises(ValueError, match="action 5 is not legal"):
        env.step(5)
    after = env.observe("player_2")
    assert all((before[name] == after[name]).all() for name in before)
    env.close()
    with pytest.raises(RuntimeError, match="closed"):
        env.step(0)


@pytest.mark.parametrize("module", [pacal_v0, uxmal_v0])
def test_pettingzoo_has_the_list_form(module):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        zoo.api_test(module.env(3, actions="list", listed=300), num_cycles=60)
        zoo.seed_test(lambda: module.env(2, actions="list"), num_cycles=30)
        zoo.parallel_api_test(module.parallel_env(actions="list"), num_cycles=30)
    env = module.raw_env(2, actions="list", listed=300)
    env.reset(seed=3)
    game = env.game
    match = sacbe.new(game)
    for action in env._position.history:
        match.play(action)
    for step in range(40):
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask.tolist() == [1] * len(match.legal) + [0] * (300 - len(match.legal))
        text = match.legal[step * 7 % len(match.legal)]
        before = len(env._position.history)
        env.step(step * 7 % len(match.legal))
        history = env._position.history[before:]
        assert history[0] == text
        for action in history:
            match.play(action)
    with pytest.raises(ValueError, match="listed: expected a number of at most 4096, not 5000"):
        module.env(actions="list", listed=5000)
    with pytest.raises(ValueError, match='expected "ids" or "list"'):
        module.env(actions="words")


def test_the_modules_of_pettingzoo_can_be_imported():
    for name in ("pacal_v0", "uxmal_v0"):
        module = importlib.import_module(f"sacbe.pettingzoo.{name}")
        assert module is getattr(sacbe.pettingzoo, name)
        env = module.env()
        env.reset(seed=1)
        assert env.unwrapped.metadata["name"] == name


@pytest.mark.parametrize("game", ["Pacal", "Uxmal"])
def test_gymnasium_makes_environments_by_id(game):
    env = gymnasium.make(f"sacbe/{game}-v0", opponents="random", actions="list", listed=512)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        observation, info = env.reset(seed=1)
        over = False
        while not over:
            assert env.observation_space.contains(observation)
            action = env.action_space.sample(info["action_mask"])
            observation, _, over, _, info = env.step(action)
    assert env.unwrapped.game == game.lower()


def test_the_list_form_of_open_spiel_is_that_of_a_match():
    game = pyspiel.load_game("python_sacbe_pacal", {"actions": "list"})
    state, match = game.new_initial_state(), sacbe.new("pacal")
    for step in range(60):
        assert state.legal_actions() == list(range(len(match.legal)))
        player = state.current_player()
        texts = [state.action_to_string(player, action) for action in state.legal_actions()]
        assert texts == match.legal
        index = step * 5 % len(texts)
        state.apply_action(index)
        match.play(texts[index])


@pytest.mark.parametrize("game", ["pacal", "uxmal"])
def test_gymnasium(game):
    env = SacbeEnv(game, opponents="random", illegal=-1.0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env_checker.check_env(env, skip_render_check=True)


@pytest.mark.parametrize("actions", ["ids", "list"])
def test_a_whole_game_against_bots(actions):
    env = SacbeEnv("uxmal", 3, opponents=["random", lambda here: here.legal[0]], actions=actions)
    random_numbers = np.random.default_rng(1)
    _, info = env.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        action = random_numbers.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = env.step(action)
    assert reward in (1.0, -0.5) or 0 < reward < 1
    with pytest.raises(RuntimeError, match="expected a call of reset"):
        env.step(0)


@pytest.mark.parametrize("actions", ["ids", "list"])
@pytest.mark.parametrize(("game", "players", "levels"), [("pacal", 2, "3"), ("uxmal", 3, ["2", "4"])])
def test_bots_of_any_level_are_opponents(game, players, levels, actions):
    games = []
    for _ in range(2):
        env = SacbeEnv(game, players, opponents=levels, seat=players - 1, actions=actions)
        _, info = env.reset(seed=5)
        over, steps = False, []
        while not over and len(steps) < 12:
            action = int(np.flatnonzero(info["action_mask"])[0])
            observation, _, over, _, info = env.step(action)
            steps.append((action, observation.tobytes()))
        games.append(steps)
    assert len(games[0]) == 12
    assert games[0] == games[1], "the same seed gives the same bots"


@pytest.mark.parametrize("game", ["pacal", "uxmal"])
def test_an_observation_ends_with_the_features_of_the_actions(game):
    env = SacbeEnv(game, actions="list", listed=40, features=True)
    width = sacbe.spaces_of(game)["feature_shape"][0]
    observation, info = env.reset(seed=3)
    for _ in range(30):
        assert env.observation_space.contains(observation)
        rows = observation[-40 * width :].reshape(40, width)
        legal = int(info["action_mask"].sum())
        assert (rows[:legal] == env._position.features()[:40]).all()
        assert (rows[legal:] == 0).all() and (rows[:legal] != 0).any(axis=1).all()
        observation, _, over, _, info = env.step(legal - 1)
        if over:
            break


def test_wrong_settings_of_an_environment_say_what_was_expected():
    for arguments, expected in [
        ({"opponents": "11"}, "no bot “11”"),
        ({"opponents": ["3", "3"]}, "2 opponents: expected 1"),
        ({"opponents": [None]}, "levels of bots or functions, not NoneType"),
        ({"seat": 2}, "seat is 2: expected None or 0 to 1"),
        ({"listed": 0}, "listed: expected a number of at least 1, not 0"),
        ({"illegal": float("nan")}, "illegal is nan: expected None or a finite number"),
        ({"features": True}, 'expected actions="list"'),
        ({"render_mode": "rgb"}, "expected None or"),
        ({"actions": "words"}, 'expected "ids" or "list"'),
        ({"colour": "red"}, "no option"),
    ]:
        with pytest.raises((TypeError, ValueError), match=expected):
            SacbeEnv("uxmal", **arguments)
    with pytest.raises(RuntimeError, match="not set up: expected a call of reset"):
        SacbeEnv("uxmal").step(0)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ["pacal", "uxmal"])
def test_open_spiel(game, players):
    loaded = pyspiel.load_game(f"python_sacbe_{game}", {"players": players, "memory": True})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["pacal", "uxmal"])
def test_open_spiel_searches_with_rollouts_in_rust(game):
    state = pyspiel.load_game(f"python_sacbe_{game}").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluators = [sacbe.open_spiel.RolloutEvaluator(20, seed=3) for _ in range(2)]
    values = [evaluator.evaluate(state).tolist() for evaluator in evaluators]
    assert values[0] == values[1]
    assert sum(values[0]) == pytest.approx(0) and -1 <= values[0][0] <= 1
    bot = mcts.MCTSBot(
        state.get_game(), 1.4, 30, evaluators[0], random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()
    with pytest.raises(ValueError, match="n_rollouts: expected a number of at least 1, not 0"):
        sacbe.open_spiel.RolloutEvaluator(0)


@pytest.mark.parametrize("options", ["{", "[]", "nonsense"])
def test_open_spiel_says_that_options_are_a_json_object(options):
    with pytest.raises(ValueError, match="expected the options of the game as a JSON object"):
        pyspiel.load_game("python_sacbe_uxmal", {"options": options})


def test_open_spiel_knows_texts_tensors_and_returns():
    game = pyspiel.load_game("python_sacbe_uxmal")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 120
    state.apply_action(state.chance_outcomes()[0][0])
    assert state.action_to_string(0, state.legal_actions()[0]) == "tile"
    assert state.information_state_string(0) == "seat 0: order JMQST"
    size = game.observation_tensor_size()
    assert len(state.observation_tensor(0)) == size
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert state.legal_actions() != copied.legal_actions() or state.history() != copied.history()
    assert sacbe.action_text("uxmal", state.legal_actions()[0]) == "tile"
