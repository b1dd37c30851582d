"""Whatever a public function is given, Python gets an exception that says what was expected."""

import inspect

import pytest

import sacbe
from sacbe import _sacbe

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
    except RuntimeError as error:
        assert "rng" in str(error), error


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


# Defaults that a call would reach if only one argument is wrong. None of them takes long.
VALID = {
    "action_id": ("uxmal", "tile"),
    "action_text": ("uxmal", 0),
    "spaces_of": ("uxmal", 2),
    "position": ("uxmal", 2),
    "vector": ("uxmal", 2, 1),
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
