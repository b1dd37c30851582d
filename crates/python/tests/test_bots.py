"""Bots, the arena, reviews, and how long work is ended."""

import os
import random
import signal
import subprocess
import sys
import textwrap
import threading
import time

import pytest

import sacbe


def test_a_bot_chooses_a_legal_action_and_reports():
    match = sacbe.new("pacal", players=3)
    bot = sacbe.bot("7", seed=3)
    action = bot.choose(match)
    assert action in match.legal
    assert bot.report.action == action
    assert sacbe.bot("7", seed=3).choose(match) == action
    assert match.actions == []


def test_a_search_reports_lines_and_chances():
    match = sacbe.new("pacal")
    bot = sacbe.bot("10", seed=1)
    bot.choose(match, playouts=60)
    assert bot.report.playouts == 60
    assert 1 <= len(bot.report.lines) <= 5
    assert sum(bot.report.win) == pytest.approx(1, abs=1e-3)
    assert bot.report.lines[0].line[0] == bot.report.lines[0].action


def test_only_players_are_asked():
    with pytest.raises(ValueError, match="a player chooses"):
        sacbe.bot("3").choose(sacbe.new("uxmal"))
    with pytest.raises(ValueError, match="has chosen"):
        sacbe.bot("3").report


def test_the_arena_gives_the_same_report_on_any_number_of_threads():
    reports = [
        sacbe.arena("uxmal", ["4", "random"], games=8, seed=7, threads=threads, progress=False)
        for threads in (1, 2)
    ]
    assert reports[0] == reports[1]
    assert reports[0]["games"] == 8
    assert sum(bot["wins"] for bot in reports[0]["bots"]) == 8


def test_a_sequential_test_stops_when_it_is_decided():
    report = sacbe.arena(
        "uxmal", ["6", "random"], games=400, seed=1, sprt=(0.0, 50.0), progress=False
    )
    assert report["sprt"]["verdict"] == "accepted"
    assert report["games"] < 400


def test_a_review_adds_up():
    record = sacbe.self_play("uxmal", ["3"], seed=4)
    told = []
    review = sacbe.review(record, playouts=20, progress=False)
    assert review == sacbe._sacbe.review(record, 20, 1, lambda done, of: told.append((done, of)))
    assert told and told[-1][0] == told[-1][1]
    for player in review["players"]:
        parts = sum(player[part] for part in ("start", "luck", "own", "others"))
        assert parts == pytest.approx(player["end"])


def test_an_unfinished_game_is_not_reviewed():
    with pytest.raises(sacbe.Refused) as refused:
        sacbe.review(sacbe.new("uxmal"), progress=False)
    assert refused.value.code == "review-unfinished"


def test_self_play_depends_on_seed_and_number_alone():
    games = [sacbe.self_play("pacal", ["2", "random"], seed=1, number=n) for n in (0, 1, 0)]
    assert games[0] == games[2] != games[1]


def test_other_threads_go_on_while_a_bot_thinks():
    match, ticks, stop = sacbe.new("pacal"), [], threading.Event()

    def tick():
        while not stop.is_set():
            ticks.append(1)
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    before = len(ticks)
    sacbe.bot("10").choose(match, ms=400)
    during = len(ticks) - before
    stop.set()
    thread.join()
    assert during > 5


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT to send")
def test_ctrl_c_ends_long_work():
    # A shell that runs this in the background makes its children ignore the signal.
    script = textwrap.dedent("""
        import signal
        import sacbe
        signal.signal(signal.SIGINT, signal.default_int_handler)
        match = sacbe.new("pacal")
        try:
            print("ready", flush=True)
            sacbe.bot("10").choose(match, ms=80_000_000)
        except KeyboardInterrupt:
            print("ended", flush=True)
    """)
    child = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert child.stdout.readline() == "ready\n"
    child.send_signal(signal.SIGINT)
    out, _ = child.communicate(timeout=60)
    assert out == "ended\n"


def interrupted(work, *arguments):
    """Does work that presses Ctrl-C when it tells how far it is; what it told last."""
    told = []

    def tell(done, of):
        told.append((done, of))
        os.kill(os.getpid(), signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            work(*arguments, tell)
    finally:
        signal.signal(signal.SIGINT, before)
    return told[-1]


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT to send")
def test_ctrl_c_ends_an_arena_and_a_review():
    games = ("uxmal", ["3", "3"], 1_000_000, 2, 1, 2, False, False, None, None)
    done, of = interrupted(sacbe._sacbe.arena, *games)
    assert 0 < done < of == 1_000_000
    record = sacbe.self_play("uxmal", ["3"], seed=4)
    done, of = interrupted(sacbe._sacbe.review, record, 1_000, 1)
    assert done < of


@pytest.mark.skipif(os.name == "nt", reason="there is no alarm to set")
def test_ctrl_c_ends_self_play():
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    try:
        with pytest.raises(KeyboardInterrupt):
            sacbe.self_play("pacal", ["10"], playouts=10_000_000)
    finally:
        signal.signal(signal.SIGALRM, before)


def test_other_threads_go_on_while_a_record_is_read():
    rng, match = random.Random(1), sacbe.new("pacal", 5)
    while match.turn != "over" and len(match.actions) < 1_500:
        match.roll(rng) if match.turn == "chance" else match.play(rng.choice(match.legal))
    record, ticks, stop = match.record, [], threading.Event()

    def tick():
        while not stop.is_set():
            ticks.append(1)
            time.sleep(0.0002)

    # From here on a thread gets its turn only where another one waits or lets others run.
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1_000)
    thread = threading.Thread(target=tick)
    thread.start()
    try:
        during, end = 0, time.monotonic() + 60
        while during == 0 and time.monotonic() < end:
            before = len(ticks)
            sacbe.load(record)
            during = len(ticks) - before
    finally:
        stop.set()
        thread.join()
        sys.setswitchinterval(interval)
    assert during > 0
