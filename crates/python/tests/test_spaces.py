"""Actions as numbers, positions as arrays, and batches of games."""

import pickle
import random

import numpy as np
import pytest

import sacbe

SETUPS = [("pacal", n) for n in range(2, 6)] + [("uxmal", n) for n in range(2, 5)]


def play(here, random_numbers):
    """Plays a random action; chance by its weights."""
    if here.is_chance:
        actions, weights = zip(*here.chance, strict=True)
        here.play(random_numbers.choices(actions, weights)[0])
    else:
        here.play(random_numbers.choice(here.legal))


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_ids_texts_and_masks_agree_in_lockstep_with_a_match(game, players):
    random_numbers = random.Random(players)
    match = sacbe.new(game, players)
    here = sacbe.position(game, players)
    while not here.is_over:
        texts = here.texts
        assert texts == match.legal
        assert here.legal == [sacbe.action_id(game, text) for text in texts]
        assert [sacbe.action_text(game, id) for id in here.legal[:3]] == texts[:3]
        if not here.is_chance:
            assert np.flatnonzero(here.mask()).tolist() == sorted(here.legal)
            assert here.features().shape == (len(texts), *sacbe.spaces_of(game, players)["feature_shape"])
        before = len(here.history)
        play(here, random_numbers)
        match.play(here.history[before])
    assert here.information_state(0).shape == (len(here.history),)
    assert sum(here.returns) == pytest.approx(0, abs=1e-6)
    assert len(here.winners) >= 1


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_the_list_form_is_an_index_into_the_legal_list_of_a_match(game, players):
    random_numbers = random.Random(players)
    match = sacbe.new(game, players)
    here = sacbe.position(game, players, actions="list")
    while match.turn != "over":
        legal = match.legal
        assert here.legal == list(range(len(legal)))
        assert here.is_chance or (here.mask() == 1).all() and here.mask().shape == (len(legal),)
        index = random_numbers.randrange(len(legal))
        here.play(index)
        match.play(legal[index])
    assert here.history == match.actions
    assert here.is_over and here.mask().shape == (0,)


@pytest.mark.parametrize("actions", ["ids", "list"])
@pytest.mark.parametrize(("game", "players"), [("pacal", 2), ("uxmal", 3)])
def test_a_vector_lists_actions_in_the_order_of_a_match(game, players, actions):
    games = sacbe.vector(game, players, n=4, seed=2, actions=actions, listed=512)
    for step in range(200):
        for ids, count in zip(games.listed, games.counts, strict=True):
            texts = [sacbe.action_text(game, int(id)) for id in ids[:count]]
            assert texts == sorted(texts)
        indices = (games.counts - 1) * (step % 3) // 2
        chosen = games.listed[np.arange(4), indices] if actions == "ids" else indices
        games.step(chosen.astype(np.int64))


def test_a_mask_of_the_list_form_has_as_many_places_as_wanted():
    here = sacbe.position("pacal", actions="list")
    count = len(here.legal)
    assert here.mask(listed=count + 9).tolist() == [1] * count + [0] * 9
    assert here.mask(listed=3).tolist() == [1] * 3
    assert not sacbe.position("uxmal", actions="list").mask(listed=5).any(), "chance acts"
    with pytest.raises(ValueError, match="listed: expected a number from 1 to 4096, not 0"):
        here.mask(listed=0)
    with pytest.raises(ValueError, match="listed is for the list form"):
        sacbe.position("pacal").mask(listed=3)


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_a_rollout_is_a_random_game_from_here(game, players):
    here = sacbe.position(game, players)
    before = here.history
    worth = [here.rollout(seed) for seed in range(40)]
    assert worth == [here.rollout(seed) for seed in range(40)]
    assert all(len(each) == players and sum(each) == pytest.approx(0, abs=1e-6) for each in worth)
    assert len({tuple(each) for each in worth}) > 1
    assert here.history == before
    random_numbers = random.Random(1)
    while not here.is_over:
        play(here, random_numbers)
    assert here.rollout(7) == here.returns


def test_a_position_can_begin_in_a_match():
    match = sacbe.new("uxmal")
    match.play("order JSQMT")
    here = sacbe.position(match, actions="list")
    assert here.history == ["order JSQMT"]
    assert (here.legal, here.texts) == ([0], ["tile"])
    with pytest.raises(TypeError, match="expected position"):
        sacbe.position(match, 3)


def test_fields_cover_the_arrays():
    for game, players in SETUPS:
        described = sacbe.spaces_of(game, players)
        for fields, shape in (("flat", "flat_shape"), ("planes", "plane_shape")):
            assert sum(field["count"] for field in described[fields]) == described[shape][0]
        last = described["ranges"][-1]
        assert last["first"] + last["count"] == described["ids"]
        here = sacbe.position(game, players)
        assert here.observation(1).shape == described["flat_shape"]
        assert here.planes(1).shape == described["plane_shape"]


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize(("game", "players"), [("pacal", 3), ("uxmal", 2)])
def test_a_vector_plays_in_arrays_that_stay(game, players, threads):
    games = sacbe.vector(game, players, n=50, threads=threads, seed=3, listed=8, features=True)
    names = ["flat", "planes", "masks", "listed", "features", "counts", "seats", "ended", "rewards"]
    addresses = [getattr(games, name).ctypes.data for name in names]
    checksum = 0.0
    for step in range(200):
        # The last legal one, and now and then the first.
        last = games.masks.shape[1] - 1 - games.masks[:, ::-1].argmax(axis=1)
        actions = last if step % 3 else games.masks.argmax(axis=1)
        assert (games.masks.sum(axis=1) == games.counts).all()
        games.step(actions)
        checksum += float(games.flat.sum()) + float(games.planes.sum())
    assert [getattr(games, name).ctypes.data for name in names] == addresses
    expected = CHECKSUMS.setdefault((game, players), checksum)
    assert checksum == expected, "threads change nothing"


def after_chance(here):
    """Every position that chance can lead to from here, up to the next choice of a player."""
    if not here.is_chance:
        yield here
        return
    for action, _ in here.chance:
        there = here.copy()
        there.play(action)
        yield from after_chance(there)


def rows(games, game):
    """What the arrays of a vector say about one of its games."""
    return [
        int(games.seats[game]),
        int(games.counts[game]),
        games.scores[game].tolist(),
        games.masks[game].tobytes(),
        games.flat[game].tobytes(),
        games.planes[game].tobytes(),
    ]


def shown(here):
    """The same of a position."""
    return [
        here.seat,
        len(here.legal),
        here.scores,
        here.mask().tobytes(),
        here.observation().tobytes(),
        here.planes().tobytes(),
    ]


@pytest.mark.parametrize(("game", "players"), [("pacal", 2), ("pacal", 4), ("uxmal", 2), ("uxmal", 3)])
def test_the_arrays_of_a_vector_are_those_of_a_position(game, players):
    games = sacbe.vector(game, players, n=3, seed=players, memory=False, listed=512, features=True)
    random_numbers = random.Random(1)
    start = sacbe.position(game, players, memory=False)
    followed = [start.copy() for _ in range(3)]
    compared = 0
    while compared < 1_000 and not games.ended.any():
        for number in range(3):
            # Chance is hidden in a vector: one of its outcomes must give these arrays.
            arrays = rows(games, number)
            same = (there for there in after_chance(followed[number]) if shown(there) == arrays)
            here = followed[number] = next(same)
            count = games.counts[number]
            assert games.listed[number, :count].tolist() == here.legal
            assert (games.features[number, :count] == here.features()).all()
            compared += 1
        chosen = [random_numbers.choice(here.legal) for here in followed]
        for here, action in zip(followed, chosen, strict=True):
            here.play(action)
        games.step(np.array(chosen))
    assert compared > 200


CHECKSUMS: dict[tuple[str, int], float] = {}


def test_games_have_their_own_seeds_and_can_be_played_again():
    games = sacbe.vector("uxmal", n=4, actions="list", seed=9)
    first = games.flat.copy()
    for _ in range(300):
        games.step_randomly()
    games.reset()
    assert (games.flat == first).all()
    games.reset([5, 5, 6, 7])
    assert (games.flat[0] == games.flat[1]).all()
    assert (games.flat[0] != games.flat[2]).any()


def test_other_libraries_take_the_arrays_without_copying():
    games = sacbe.vector("uxmal", n=4)
    for array in (games.flat, games.planes, games.masks, games.rewards, games.seats):
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array)
        assert array.__dlpack_device__() == (1, 0)


NAMES = "flat planes masks listed features counts seats ended rewards scores".split()


@pytest.mark.parametrize("n", [1, 3, 1000])
def test_arrays_begin_where_xla_takes_them_without_copying(n):
    games = sacbe.vector("pacal", 3, n=n, listed=5, features=True)
    for name in NAMES:
        array = getattr(games, name)
        assert array.ctypes.data % 64 == 0, name
        assert array.flags.c_contiguous and array.flags.writeable and array.size > 0


def test_wrong_actions_are_named_and_change_nothing():
    games = sacbe.vector("uxmal", n=8)
    legal = games.masks.argmax(axis=1)
    before = {name: getattr(games, name).copy() for name in ("flat", "masks", "counts")}
    wrong = legal.copy()
    wrong[5] = 7
    with pytest.raises(ValueError, match="game 5: action 7 is not legal"):
        games.step(wrong)
    with pytest.raises(ValueError, match=r"expected shape \(8,\), found \(7,\)"):
        games.step(legal[1:])
    for bad in (legal.astype(np.float64), legal.reshape(2, 4), [0] * 8, None, "tile"):
        with pytest.raises(TypeError, match=r"expected a NumPy array of shape \(8,\)"):
            games.step(bad)
    for name, array in before.items():
        assert (getattr(games, name) == array).all()
    games.step(legal.astype(np.int32))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"n": 0}, "`games` is 0"),
        ({"threads": 0}, "`threads` is 0"),
        ({"actions": "words"}, 'expected "ids" or "list"'),
        ({"listed": 10**6}, "`listed` is 1000000"),
        ({"features": True}, "expected listed"),
    ],
)
def test_wrong_settings_say_what_was_expected(arguments, message):
    with pytest.raises(ValueError, match=message):
        sacbe.vector("uxmal", **arguments)


def test_a_closed_vector_and_wrong_seeds():
    games = sacbe.vector("uxmal", n=2)
    with pytest.raises(ValueError, match="`seeds` has 3 values: expected 2"):
        games.reset([1, 2, 3])
    games.close()
    with pytest.raises(RuntimeError, match="closed"):
        games.step(np.zeros(2, np.int64))


def test_arrays_that_cannot_be_written_are_an_error():
    games = sacbe.vector("uxmal", n=2)
    games.counts.flags.writeable = False
    with pytest.raises(RuntimeError, match="counts cannot be written"):
        games.step_randomly()


@pytest.mark.parametrize("actions", ["ids", "list"])
@pytest.mark.parametrize("game", ["pacal", "uxmal"])
def test_a_position_can_be_pickled(game, actions):
    match = sacbe.new(game, 3)
    if match.turn == "chance":
        match.play(match.chance[0][0])
    here = sacbe.position(match, actions=actions, memory=True)
    for number in range(20):
        here.play(here.legal[number % len(here.legal)])
    again = pickle.loads(pickle.dumps(here))
    assert (again.history, again.legal, again.seat) == (here.history, here.legal, here.seat)
    assert (again.observation(0) == here.observation(0)).all()
    assert again.draw(1) == here.draw(1)
    again.play(again.legal[0])
    assert len(again.history) == len(here.history) + 1
