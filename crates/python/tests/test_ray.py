"""Training on a Ray cluster of two nodes, one of which is killed in the middle."""

import os
import signal
import threading
import time

import pytest

# Ray then stays on 127.0.0.1, on every system: it reads this when it is imported.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"

import ray  # noqa: E402
from ray.cluster_utils import Cluster  # noqa: E402

from sacbe import learn  # noqa: E402

COURSE = learn.Course("uxmal", [2], generations=2, games=120, epochs=1, seed=11)
MATCH = {"games": 60, "playouts": 1, "elo1": 400.0}


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """The run that others are compared with, on this machine without Ray."""
    run = learn.Run(COURSE, tmp_path_factory.mktemp("alone"), learn.Local(2))
    return run, run.learn(), run.match(**MATCH)


@pytest.fixture(scope="module")
def cluster():
    started = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "node_ip_address": "127.0.0.1", "include_dashboard": False},
    )
    yield started
    ray.shutdown()
    started.shutdown()


class Counting(learn.Ray):
    """Counts results; tells when there is one, and then waits until it may go on."""

    def __init__(self, *args, **settings):
        super().__init__(*args, **settings)
        self.numbers, self.some, self.may_go_on = [], threading.Event(), threading.Event()

    def run(self, tasks):
        for number, result in super().run(tasks):
            self.numbers.append(number)
            self.some.set()
            assert self.may_go_on.wait(120)
            yield number, result


def samples(run):
    return [(run.folder / f"samples-{number}").read_bytes() for number in (1, 2)]


def test_a_killed_node_changes_nothing_and_a_killed_run_goes_on(cluster, alone, tmp_path):
    node = cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")
    at = Counting(cluster.address)
    assert at.workers == 2

    def kill():
        at.some.wait(120)
        cluster.remove_node(node, allow_graceful=False)
        at.may_go_on.set()

    class Stops(learn.Run):
        """Stops after the first generation."""

        def _forget(self, generation):
            super()._forget(generation)
            raise KeyboardInterrupt

    killer = threading.Thread(target=kill)
    killer.start()
    with pytest.raises(KeyboardInterrupt):
        Stops(COURSE, tmp_path, at).learn()
    killer.join()
    end = time.monotonic() + 120
    while len([node for node in ray.nodes() if node["Alive"]]) > 1:
        assert time.monotonic() < end, "the node is not gone"
        time.sleep(0.1)
    tasks = COURSE.games // learn.TASK_GAMES
    assert sorted(at.numbers) == list(range(tasks)), "every task counts once"
    at.numbers.clear()
    run = learn.Run(COURSE, tmp_path, at)
    assert run.learn() == alone[1]
    assert sorted(at.numbers) == list(range(tasks)), "only the second generation is played"
    assert samples(run) == samples(alone[0])
    at.numbers.clear()
    assert run.match(**MATCH) == alone[2]
    assert at.numbers
    at.numbers.clear()
    assert run.match(**MATCH) == alone[2]
    assert at.numbers == [], "a match that is over is not played again"


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_killed_worker_changes_nothing(cluster, alone, tmp_path):
    # Inside, so that it travels by value: workers know the package, but not this file.
    def killed_once(job, *args):
        *args, marker = args
        if not os.path.exists(marker):
            open(marker, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return learn._task(job, *args)

    class Killed(learn.Ray):
        """A worker is killed in every third task."""

        def _start(self, task):
            job, args = task
            self.started = getattr(self, "started", 0) + 1
            marker = tmp_path / f"killed-{self.started}"
            if self.started % 3:
                marker.touch()
            return self._do.remote(job, *args, str(marker))

    at = Killed(cluster.address)
    at._do = ray.remote(num_cpus=1, max_retries=learn.RETRIES)(killed_once)
    run = learn.Run(COURSE, tmp_path / "run", at)
    generation, net, seed = learn._sacbe.next_players(COURSE, None)
    assert run.samples(generation, net, seed) == samples(alone[0])[0]
    assert at.started == COURSE.games // learn.TASK_GAMES
    assert len(list(tmp_path.glob("killed-*"))) == at.started


def test_what_is_large_is_put_into_the_cluster_once(cluster):
    at = learn.Ray(cluster.address)
    net = bytes(100_000)
    tasks = [("play", (COURSE, net, 1, first, 1)) for first in range(3)]
    shared = at._shared(tasks)
    assert [len(args) for _, args in shared] == [5, 5, 5]
    assert len({args[1] for _, args in shared}) == 1
    assert ray.get(shared[0][1][1]) == net and shared[2][1][2:] == (1, 2, 1)
