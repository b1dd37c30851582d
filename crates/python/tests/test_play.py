"""Playing a match."""

import pytest

import sacbe


def test_a_new_match_has_legal_actions():
    assert "order JSQMT" in sacbe.new("uxmal", players=2).legal


def test_a_refused_action_says_which_clause_forbids_it():
    match = sacbe.new("pacal")
    with pytest.raises(sacbe.Refused) as refused:
        match.play("place a1")
    assert refused.value.code.startswith("pacal-")
    assert refused.value.clause is not None
