"""Whatever a public function is given, Python gets an exception that says what was expected."""

import contextlib
import dataclasses
import inspect
import threading

import numpy as np
import pyspiel
import pytest

import sacbe
import sacbe.open_spiel
from sacbe import _sacbe, dataset, learn
from sacbe.gymnasium import SacbeEnv
from sacbe.pettingzoo import uxmal_v0

HUGE = 10**30
DEEP = []
for _ in range(200):
    DEEP = [DEEP]

GARBAGE = [
    None,
    True,
    -1,
    0,
    2**63,
    2**64,
    HUGE,
    10**5000,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "\0",
    "pacal\0",
    "\ud800",
    "a" * 100_000,
    "game pacal\nplayers 99999999999999999999\n",
    b"\xff\xfe",
    [],
    ["\ud800"],
    [None],
    {},
    {1: 2},
    {"a": float("nan")},
    DEEP,
    object(),
    Exception,
    lambda: None,
]

EXPECTED = (TypeError, ValueError, OverflowError, AttributeError)


class Broken:
    """Raises whatever is asked of it."""

    def __getattr__(self, name):
        raise ValueError("broken")

    def random(self):
        return float("nan")


def refuse(call, *args, **keywords):
    """Calls; only an ordinary exception with words may come out."""
    try:
        call(*args, **keywords)
    except EXPECTED as error:
        assert type(error).__name__ != "PanicException"
        str(error)
    except OSError as error:
        assert error.strerror
    except RuntimeError as error:
        assert any(word in str(error).lower() for word in ("rng", "expected")), error


def matches():
    """A match that can be spoiled."""
    match = sacbe.new("pacal")
    match.play("place e5")
    return match


def members(thing):
    return [
        name
        for name, _ in inspect.getmembers(thing)
        if not name.startswith("_") or name in ("__copy__", "__deepcopy__", "_repr_svg_")
    ]


@pytest.mark.parametrize("index", range(len(GARBAGE) + 1))
def test_every_method_of_a_match(index):
    garbage = [*GARBAGE, Broken()][index]
    for name in members(sacbe.Match):
        method = getattr(matches(), name)
        if callable(method):
            refuse(method, garbage)
            refuse(method, garbage, garbage)
            refuse(method, nonsense=garbage)
            with pytest.raises((TypeError, AttributeError)):
                setattr(matches(), name, garbage)


def arrays():
    """Actions for a vector of four games that are wrong in some way."""
    legal = sacbe.vector("uxmal", 2, 4).masks.argmax(axis=1)
    frozen = legal.copy()
    frozen.flags.writeable = False
    yield from (legal + 1, legal - 10**9, legal[:3], legal.reshape(2, 2), np.zeros(0, np.int64))
    yield from (legal.astype(kind) for kind in (bool, np.uint8, np.uint64, np.float64, object, "S8"))
    yield from (np.full(4, np.nan), np.full(4, 2**63 - 1), np.full(4, -(2**63)), legal.astype(">i8"))
    # What is not in one piece or not writable is fine to read.
    yield from (np.repeat(legal, 2)[::2], legal[::-1], frozen, np.broadcast_to(legal[0], (4,)))


@pytest.mark.parametrize("index", range(len(GARBAGE) + 1))
def test_every_method_of_a_position_and_a_vector(index):
    garbage = [*GARBAGE, Broken()][index]
    for make in (lambda: sacbe.position(matches()), lambda: sacbe.vector("uxmal", 2, 4)):
        for name in members(type(make())):
            method = getattr(make(), name)
            if callable(method):
                refuse(method, garbage)
                refuse(method, garbage, garbage)
                refuse(method, [garbage] * 4)
                refuse(method, nonsense=garbage)
                refuse(method, seat=garbage)
            with pytest.raises((TypeError, AttributeError)):
                setattr(make(), name, garbage)


def test_arrays_of_the_wrong_shape_and_type():
    for array in arrays():
        games = sacbe.vector("uxmal", 2, 4)
        refuse(games.step, array)
        refuse(games.reset, array)
        games.step_randomly()


@pytest.mark.filterwarnings("ignore:Setting the:DeprecationWarning")
def test_arrays_that_were_spoiled():
    names = [name for name in members(sacbe.Vector) if not callable(getattr(sacbe.Vector, name))]
    for name in names:
        for spoil in (
            lambda array: setattr(array.flags, "writeable", False),
            lambda array: setattr(array, "shape", (array.size,)),
            lambda array: setattr(array, "dtype", np.int8),
            lambda array: setattr(array, "strides", (0,) * array.ndim),
            lambda array: array.resize((1,), refcheck=False),
        ):
            games = sacbe.vector("uxmal", 2, 4, listed=4, features=True)
            array = getattr(games, name)
            if not isinstance(array, np.ndarray):
                continue
            with contextlib.suppress(ValueError, TypeError, AttributeError):
                spoil(array)
            for call in (games.step_randomly, games.reset):
                try:
                    call()
                except (RuntimeError, TypeError, ValueError) as error:
                    assert str(error)


def test_numbers_of_numpy_are_numbers():
    here = sacbe.position("uxmal", np.int8(3))
    here.play(np.int32(here.legal[5]))
    assert here.text(np.uint16(0)) == "tile"
    assert here.observation(np.int64(2)).shape == here.observation(2).shape
    assert sacbe.vector("uxmal", n=np.int64(3), seed=np.uint64(2**64 - 1)).n == 3


def test_one_vector_is_stepped_by_one_thread_at_a_time():
    games = sacbe.vector("uxmal", n=64)
    wrong = []

    def work():
        for _ in range(200):
            try:
                games.step_randomly()
            except RuntimeError as error:
                wrong.append(str(error))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(wrong) <= {"Already borrowed", "Already mutably borrowed"}
    assert (games.masks.sum(axis=1) == games.counts).all()


def environments():
    yield lambda **arguments: uxmal_v0.raw_env(**arguments)
    yield lambda **arguments: SacbeEnv("uxmal", **arguments)
    yield lambda **arguments: uxmal_v0.parallel_env(**arguments)


@pytest.mark.parametrize("index", range(len(GARBAGE) + 1))
def test_environments(index):
    garbage = [*GARBAGE, Broken()][index]
    for make in environments():
        for name in ("players", "memory", "render_mode", "illegal", "max_cycles", "nonsense"):
            refuse(make, **{name: garbage})
        env = make()
        refuse(env.step, garbage)
        refuse(env.reset, seed=garbage)
        env.reset(seed=1)
        refuse(env.step, garbage)
        refuse(env.step, {"player_1": garbage})
        env.close()
        refuse(env.step, garbage)
        refuse(env.reset, seed=1)
    for name in ("actions", "listed", "memory"):
        refuse(uxmal_v0.raw_env, **{name: garbage})
    for name in ("opponents", "seat", "actions", "listed"):
        refuse(SacbeEnv, "uxmal", **{name: garbage})
    for name in ("players", "memory", "actions", "options"):
        # OpenSpiel looks at types before we do, and its errors have words of its own.
        with contextlib.suppress(RuntimeError, *EXPECTED):
            pyspiel.load_game("python_sacbe_uxmal", {name: garbage})


@pytest.mark.parametrize("index", range(len(GARBAGE) + 1))
def test_open_spiel(index):
    garbage = [*GARBAGE, Broken()][index]
    for name in ("n_rollouts", "seed"):
        refuse(sacbe.open_spiel.RolloutEvaluator, **{name: garbage})
    evaluator = sacbe.open_spiel.RolloutEvaluator(1)
    refuse(evaluator.evaluate, garbage)
    refuse(evaluator.prior, garbage)
    for game in ("python_sacbe_pacal", "python_sacbe_uxmal"):
        state = pyspiel.load_game(game).new_initial_state()
        before = str(state)
        for call in (state.apply_action, state._apply_action):
            try:
                call(garbage)
            except (RuntimeError, *EXPECTED) as error:
                assert str(error)
                assert str(state) == before, "what is refused changes nothing"
            state = pyspiel.load_game(game).new_initial_state()


@pytest.mark.parametrize("index", range(len(GARBAGE) + 1))
def test_every_way_to_ask_a_bot(index):
    garbage = [*GARBAGE, Broken()][index]
    bot, match = sacbe.bot("3"), matches()
    refuse(bot.choose, garbage)
    for name in ("playouts", "ms", "threads", "open", "nonsense"):
        refuse(bot.choose, match, **{name: garbage})
    for name in ("level", "seed"):
        refuse(lambda name=name: sacbe.Bot(**{"level": "3", name: garbage}).choose(match))
    assert match.actions == ["place e5"]


@pytest.mark.parametrize("index", range(len(GARBAGE) + 1))
def test_training_and_its_clusters(index, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    garbage = [*GARBAGE, Broken()][index]
    refuse(learn.Run, garbage, tmp_path / "a", learn.Local(1))
    refuse(learn.Run, SMALL, garbage, learn.Local(1))
    if not isinstance(garbage, str):
        # A text is the address of a Ray cluster.
        refuse(learn.cluster, garbage)
    refuse(learn.cluster, "none", garbage)
    refuse(dataset.records_in, garbage)
    refuse(dataset.from_records, garbage, ["game pacal\n"], progress=False)
    if isinstance(garbage, str):
        with pytest.raises(SystemExit):
            learn.main(["--game", garbage, "--games", "1"])


@pytest.mark.parametrize("index", range(len(GARBAGE) + 1))
def test_datasets_and_training(index, tmp_path):
    garbage = [*GARBAGE, Broken()][index]
    quiet = {"progress": False}
    refuse(dataset.from_records, tmp_path, garbage, **quiet)
    refuse(dataset.from_records, tmp_path, [garbage], **quiet)
    for name in ("game", "bots", "games", "players", "seed", "playouts", "options", "part_games"):
        arguments = {"game": "uxmal", "bots": ["random"], "games": 1, **quiet, name: garbage}
        refuse(dataset.from_self_play, tmp_path / name, **arguments)
    refuse(dataset.table_of, garbage)
    for name in ("game", "players", "generations", "games", "remembered", "playouts", "teacher"):
        course = dataclasses.replace(SMALL, **{name: garbage})
        if not (name in ("games", "generations") and isinstance(garbage, int) and garbage > 1):
            refuse(lambda: learn.Run(course, tmp_path / f"run-{name}", learn.Local(1)).learn())
    refuse(learn.Local, garbage)


SMALL = learn.Course("uxmal", [2], generations=1, games=1, epochs=1)


# Defaults that a call would reach if only one argument is wrong. None of them takes long.
VALID = {
    "new": ("pacal", 2),
    "load": ("game pacal\nrules 2\nplayers 2\n",),
    "clause": ("pacal", "5.4", "en"),
    "bot": ("3", 0),
    "arena": ("uxmal", ["random", "random"], 1),
    "review": ("game pacal\nrules 2\nplayers 2\n",),
    "verify": ("game pacal\nrules 2\nplayers 2\n", None),
    "self_play": ("uxmal", ["random"]),
    "action_id": ("uxmal", "tile"),
    "action_text": ("uxmal", 1),
    "spaces_of": ("uxmal", 2),
    "position": ("uxmal", 2),
    "vector": ("uxmal", 2, 4),
}
KEYWORDS = {
    "new": ("master", "board", "nonsense"),
    "arena": ("players", "seed", "threads", "sprt", "master"),
    "review": ("playouts", "seed"),
    "verify": ("language", "commitment"),
    "self_play": ("players", "seed", "number", "playouts"),
    "position": ("actions", "memory", "nonsense"),
    "vector": ("seed", "actions", "memory", "listed", "features"),
}


@pytest.mark.parametrize("name", VALID)
def test_every_public_function(name):
    call, valid = getattr(sacbe, name), VALID[name]
    quiet = {"progress": False} if name in ("arena", "review") else {}
    for garbage in [*GARBAGE, Broken()]:
        for place in range(len(valid)):
            refuse(call, *valid[:place], garbage, *valid[place + 1 :], **quiet)
        for keyword in KEYWORDS.get(name, ()):
            if keyword == "threads" and isinstance(garbage, int) and garbage > 64:
                continue
            first = valid[:1] if keyword == "commitment" else valid
            refuse(call, *first, **{keyword: garbage}, **quiet)


def test_no_public_function_is_forgotten():
    plain = {"Bot", "Line", "Report", "Why", "Refused", "RecordError", "SacbeError", "Match", "Position", "Vector"}
    without_arguments = {"games", "levels", "__version__"}
    assert set(sacbe.__all__) == set(VALID) | plain | without_arguments


class Course:
    game, players, generations, games, remembered = "uxmal", [2], 1, 1, 1
    epochs, playouts, seed, teacher = 1, 0, 1, None


NATIVE = {
    "level_name": ("3",),
    "choose": (matches(), "3", 0, None, None, 1, False),
    "self_play": ("uxmal", 2, None, ["random"], 0, 0, None),
    "arena": ("uxmal", ["random", "random"], 1, 2, 1, 1, False, False, None, None, None),
    "review": ("game pacal\nrules 2\nplayers 2\n", 1, 1, None),
    "verify": ("game pacal\nrules 2\nplayers 2\n", None, "en"),
    "choices": ("game pacal\nrules 2\nplayers 2\n",),
    "next_players": (Course(), None),
    "play_games": (Course(), None, 1, 0, 1, None),
    "fit": (Course(), None, [], b""),
    "duel": ("uxmal", 2, b"net", None, 1, 1, 0, 1, None),
    "sprt": ([], 2, 0.0, 50.0, 0.05, 0.05),
}
# A large number there is honest work.
COUNTS = {("arena", 2), ("play_games", 3), ("play_games", 4), ("arena", 5)}


@pytest.mark.parametrize("name", NATIVE)
def test_every_native_function(name):
    call, valid = getattr(_sacbe, name), NATIVE[name]
    for garbage in [*GARBAGE, Broken()]:
        for place in range(len(valid)):
            refuse(call, *valid[:place], garbage, *valid[place + 1 :])


def test_courses_with_wrong_numbers():
    for field in ("game", "players", "generations", "remembered", "epochs", "playouts", "seed"):
        for garbage in GARBAGE:
            course = Course()
            setattr(course, field, garbage)
            refuse(_sacbe.next_players, course, b"garbage")
            refuse(_sacbe.fit, course, b"garbage", [b"garbage"], b"\x01\0\0\0garbage")


def test_errors_say_what_was_expected():
    with pytest.raises(ValueError, match="from 0 to 18446744073709551615, not -1"):
        sacbe.new("pacal", players=-1)
    with pytest.raises(TypeError, match="whole number"):
        sacbe.new("pacal", players="two")
    with pytest.raises(sacbe.Refused, match="2 to 5 players, not 9"):
        sacbe.new("pacal", players=9)
    with pytest.raises(ValueError, match="seat: expected a number from 1 to 2, not 3"):
        sacbe.new("pacal").observe(3)
    with pytest.raises(ValueError, match="language: expected one of en, de, fr, pl, cs"):
        sacbe.new("pacal").asks("tlh")
    with pytest.raises(sacbe.Refused, match="no option"):
        sacbe.new("pacal", colour="red")
    with pytest.raises(ValueError, match="finite number"):
        sacbe.new("pacal", board=float("nan"))
    with pytest.raises(ValueError, match="at most 16 deep"):
        sacbe.new("pacal", board=DEEP)
    with pytest.raises(TypeError, match="a list of levels"):
        sacbe.arena("uxmal", "3")
