"""What is hidden from a seat is in nothing that the seat is given."""

import json
import random

import sacbe


def branches(game, players, seed, steps):
    """Matches that were played at random from a common beginning."""
    rng, start = random.Random(seed), sacbe.new(game, players=players)
    for _ in range(steps):
        if start.turn == "over":
            break
        start.play(rng.choice(start.legal))
    for _ in range(60):
        match = start.copy()
        for _ in range(rng.randrange(1, 6)):
            if match.turn == "over":
                break
            match.play(rng.choice(match.legal))
            yield match.copy()


def without(state, hidden):
    """The state without these fields, at any depth."""
    if isinstance(state, dict):
        return {key: without(each, hidden) for key, each in state.items() if key not in hidden}
    if isinstance(state, list):
        return [without(each, hidden) for each in state]
    return state


def seen(match, seat):
    return [match.observe(seat), match.features(seat), match.draw(seat)]


def twins(game, hidden, players, seeds, steps):
    """How many positions were compared with one that differs only in these fields."""
    compared = 0
    for seed in range(seeds):
        groups = {}
        for match in branches(game, players, seed, steps):
            state = match.state
            key = json.dumps([without(state, hidden(match)), match.turn], sort_keys=True)
            other = groups.setdefault(key, match)
            if other.state != state:
                compared += 1
                assert match.observe() == other.observe()
                for seat in range(1, players + 1):
                    if not differs_for(match, other, seat):
                        assert seen(match, seat) == seen(other, seat)
    return compared


def differs_for(match, other, seat):
    """Whether two positions differ in what this seat may see: its own hand."""
    if match.game == "pacal":
        return False
    own = [each.state["hands"][seat - 1] for each in (match, other)]
    return own[0] != own[1]


def test_nobody_sees_into_a_ship():
    assert twins("pacal", lambda _: {"aboard"}, players=2, seeds=12, steps=40) > 0


def test_nobody_sees_the_hands_of_others():
    # With two players a seat that knows its own cards knows the others: what all hold is open.
    assert twins("uxmal", lambda _: {"hands", "scored_now"}, players=3, seeds=12, steps=40) >= 0
    match = sacbe.new("uxmal", players=3)
    rng = random.Random(2)
    while match.turn != "over" and not all(match.state["hand_sizes"]):
        match.play(rng.choice(match.legal))
    assert all(match.state["hand_sizes"])
    for seat in (1, 2, 3):
        hands = match.observe(seat)["hands"]
        assert hands[seat - 1] == match.state["hands"][seat - 1]
        assert [hand for other, hand in enumerate(hands, 1) if other != seat] == [None, None]
    assert match.observe()["hands"] == [None, None, None]
