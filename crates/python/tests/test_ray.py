"""Training on a Ray cluster of two nodes, one of which is lost in the middle."""

import threading
import time

import pytest

from sacbe import learn

ray = pytest.importorskip("ray")

from ray.cluster_utils import Cluster  # noqa: E402

COURSE = learn.Course("uxmal", [2], generations=1, games=240, epochs=1, seed=11)


@pytest.fixture
def cluster():
    started = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "node_ip_address": "127.0.0.1", "include_dashboard": False},
    )
    yield started
    ray.shutdown()
    started.shutdown()


class Counting(learn.Ray):
    """Tells when some tasks are done."""

    def __init__(self, *args, **settings):
        super().__init__(*args, **settings)
        self.numbers, self.some = [], threading.Event()

    def run(self, tasks):
        for number, result in super().run(tasks):
            self.numbers.append(number)
            self.some.set()
            yield number, result


def test_a_lost_node_changes_nothing(cluster, tmp_path):
    lost = cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")
    at = Counting(cluster.address)
    run = learn.Run(COURSE, tmp_path / "ray", at)
    remover = threading.Thread(target=lambda: (at.some.wait(120), cluster.remove_node(lost)))
    remover.start()
    began = time.monotonic()
    network = run.learn()
    remover.join()
    assert len([node for node in ray.nodes() if node["Alive"]]) == 1
    tasks = COURSE.games // learn.TASK_GAMES
    assert sorted(at.numbers) == list(range(tasks)), "every task counts once"
    alone = learn.Run(COURSE, tmp_path / "alone", learn.Local(1))
    assert alone.learn() == network
    assert (alone.folder / "samples-1").read_bytes() == (run.folder / "samples-1").read_bytes()
    assert time.monotonic() - began < 300
