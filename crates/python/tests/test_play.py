"""Playing a match: what people who use Python expect."""

import copy
import pickle
import random
import re
from pathlib import Path

import pytest

import sacbe


def random_game(game, players=2, seed=1, **options):
    """A match that was played to its end by chance alone."""
    match, rng = sacbe.new(game, players=players, **options), random.Random(seed)
    while match.turn != "over":
        if match.turn == "chance":
            match.roll(rng)
        else:
            match.play(rng.choice(match.legal))
    return match


GAMES = [("pacal", 2), ("pacal", 3), ("pacal", 5), ("uxmal", 2), ("uxmal", 4)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_is_played_to_its_end(game, players):
    match = random_game(game, players)
    assert len(match.scores) == players == match.players
    assert match.winners
    assert match.scores[match.winners[0] - 1] == max(match.scores)
    assert match.legal == match.chance == []


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_record_gives_the_same_match_again(game, players):
    match = random_game(game, players)
    again = sacbe.load(match.record)
    assert again.record == match.record
    assert again.state == match.state
    assert again.scores == match.scores
    assert again.actions == match.actions
    assert pickle.loads(pickle.dumps(match)).record == match.record


def test_options_are_keywords():
    match = sacbe.new("pacal", players=3, master=True)
    assert match.options == {"master": "true"} or match.options == {"master": True}
    assert "option master true" in match.record


def test_a_refused_action_says_which_clause_forbids_it_and_changes_nothing():
    match = sacbe.new("pacal")
    before = match.record
    with pytest.raises(sacbe.Refused) as refused:
        match.play("place a1")
    assert refused.value.code == "pacal-place-outside"
    assert refused.value.clause == "3.4"
    assert refused.value.facts["square"] == "a1"
    assert match.record == before
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, again.clause, str(again)) == (
        refused.value.code,
        refused.value.clause,
        str(refused.value),
    )


def test_why_has_a_sentence_in_five_languages():
    match = sacbe.new("pacal")
    assert match.why("place e5") is None
    why = match.why("place a1")
    assert set(why.sentences) == {"en", "de", "fr", "pl", "cs"}
    assert len(set(why.sentences.values())) == 5
    assert why.sentence == why.sentences["en"] == str(why)
    assert sacbe.clause("pacal", why.clause, "de").startswith("**3.4**")


def test_legal_and_why_agree():
    rng, match = random.Random(5), sacbe.new("pacal", players=2)
    seen = set()
    for _ in range(60):
        if match.turn == "over":
            break
        legal = match.legal
        seen.update(legal)
        for action in seen:
            assert (match.why(action) is None) == (action in legal)
        match.play(rng.choice(legal))


def test_undo_takes_back_one_action():
    match = sacbe.new("pacal")
    assert match.undo() is None
    before = match.state
    match.play("place e5")
    assert match.undo() == "place e5"
    assert match.state == before


def test_chance_has_probabilities():
    match = sacbe.new("uxmal")
    assert match.turn == "chance"
    assert sum(chance for _, chance in match.chance) == pytest.approx(1)
    assert [outcome for outcome, _ in match.chance] == match.legal
    again = match.copy()
    assert match.advance(random.Random(3)) == again.advance(random.Random(3))
    assert match.turn == 1
    assert match.chance == []


def test_a_copy_is_played_on_its_own():
    match = sacbe.new("pacal")
    for other in (match.copy(), copy.copy(match), copy.deepcopy(match)):
        other.play("place e5")
        assert other.actions == ["place e5"]
    assert match.actions == []


def test_a_broken_record_names_the_line():
    with pytest.raises(sacbe.RecordError) as broken:
        sacbe.load("game uxmal\nrules 1\nplayers 2\n\ntile\n")
    assert broken.value.line == 5
    assert str(broken.value).startswith("line 5: ")
    assert pickle.loads(pickle.dumps(broken.value)).line == 5


def test_a_match_can_be_seen():
    match = sacbe.new("uxmal")
    match.advance(random.Random(1))
    assert len(match.draw().splitlines()) > 5
    assert match.svg().startswith("<svg ") and match.svg() == match._repr_svg_()
    assert "seat 1" in repr(match)
    assert match.asks("de") != match.asks("en")
    assert match.describe(match.legal[0])


def test_what_is_confirmed_about_dice_needs_their_seed():
    with pytest.raises(sacbe.RecordError) as missing:
        sacbe.verify(random_game("uxmal"))
    assert missing.value.code == "verify-missing"
    with pytest.raises(ValueError, match="64 lowercase"):
        sacbe.verify("game uxmal\n", commitment="abc")


def test_every_game_is_listed():
    listed = {game["name"]: game for game in sacbe.games()}
    assert listed["pacal"]["players"] == [2, 3, 4, 5]
    assert listed["uxmal"]["players"] == [2, 3, 4]
    assert "master" in listed["pacal"]["options"]


FINISHED = Path(__file__).parents[2] / "tables" / "tests" / "corpus" / "rules-1"


@pytest.mark.parametrize("game", ["pacal", "uxmal"])
def test_dice_that_follow_from_their_seed_are_confirmed(game):
    record = (FINISHED / f"{game}-finished.record").read_text(encoding="utf-8")
    commitment = re.search("^# commitment (.*)$", record, re.M)[1]
    findings = sacbe.verify(record, commitment)
    codes = [finding["code"] for finding in findings]
    rolled = sum(line.startswith(("roll", "draw", "order")) for line in record.splitlines())
    assert codes.count("verify-roll") == rolled > 0 and codes[-1] == "verify-complete"
    lines = record.splitlines()
    for finding in findings:
        if finding["code"] == "verify-roll":
            assert lines[finding["line"] - 1] == finding["args"]["action"]
    german = sacbe.verify(record, commitment, language="de")
    assert [finding["sentence"] for finding in german] != [finding["sentence"] for finding in findings]


@pytest.mark.parametrize("game", ["pacal", "uxmal"])
def test_dice_that_do_not_follow_are_named(game):
    record = (FINISHED / f"{game}-finished.record").read_text(encoding="utf-8")
    with pytest.raises(sacbe.RecordError) as other:
        sacbe.verify(record, "0" * 64)
    assert "commitment" in str(other.value)
    wrong = record.replace("# seed 15", "# seed 16")
    with pytest.raises(sacbe.RecordError) as changed:
        sacbe.verify(wrong)
    assert changed.value.code != other.value.code or changed.value.line is not None
