"""Compares batches of Sacbe with other environments for learning, in one run on one core.

    pip install sacbe[pettingzoo,openspiel] pygame pgx "jax[cpu]"
    taskset -c 0 python bench/python_envs.py

Every line plays uniformly random legal actions and counts decisions of players per second of
processor time, which other work on the machine changes little: the best of three rounds, after a
warm-up. Pgx steps 1,024 games at once, compiled by JAX for the CPU; a finished game is started again,
as its own `auto_reset` does. Sacbe steps 1,024 games at once, with actions chosen by NumPy from the
arrays. PettingZoo and OpenSpiel step one game from Python. PettingZoo has had no backgammon for
years (none is in any version from 1.22 on), so its connect four stands in for it.
"""

import os
import platform
import time

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import numpy as np

GAMES, ROUNDS, SECONDS = 1024, 3, 3.0


def best(step):
    """Decisions per second of processor time; a step says how many it made."""
    step()
    rates = []
    for _ in range(ROUNDS):
        start, made = time.process_time(), 0
        while time.process_time() - start < SECONDS:
            made += step()
        rates.append(made / (time.process_time() - start))
    return max(rates)


def sacbe_batch(game, **settings):
    """Random steps with actions chosen by NumPy, in the list form."""
    import sacbe

    games = sacbe.vector(game, 2, n=GAMES, actions="list", listed=settings.pop("listed", 0), **settings)
    random_numbers = np.random.default_rng(1)

    def step():
        actions = (random_numbers.random(GAMES) * games.counts).astype(np.int64)
        games.step(actions)
        return GAMES

    return best(step)


def sacbe_ids(game, **settings):
    """The same by ids, with masks; actions are taken from the list of legal ids."""
    import sacbe

    games = sacbe.vector(game, 2, n=GAMES, listed=512, **settings)
    random_numbers = np.random.default_rng(1)
    rows = np.arange(GAMES)

    def step():
        places = (random_numbers.random(GAMES) * np.minimum(games.counts, 512)).astype(np.int64)
        games.step(games.listed[rows, places].astype(np.int64))
        return GAMES

    return best(step)


def pgx_backgammon():
    """Random steps of a batch, compiled."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    step_one = auto_reset(env.step, env.init)

    @jax.jit
    def steps(state, key):
        def one(carry, _):
            state, key = carry
            key, choose, chance = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(choose, logits, axis=1)
            keys = jax.random.split(chance, GAMES)
            return (jax.vmap(step_one)(state, actions, keys), key), None

        return jax.lax.scan(one, (state, key), None, length=20)[0]

    key = jax.random.PRNGKey(1)
    carry = [jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES)), key]

    def step():
        carry[:] = jax.block_until_ready(steps(*carry))
        return GAMES * 20

    return best(step)


def pettingzoo_game(module):
    """Random steps of one game."""
    env = module.env()

    def step():
        env.reset(seed=1)
        made = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            mask = observation["action_mask"]
            env.step(None if over else env.action_space(agent).sample(mask))
            made += not over
        return made

    return best(step)


def open_spiel_python(name):
    """Random steps of one game from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    random_numbers = np.random.default_rng(1)

    def step():
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random_numbers.choice(actions, p=weights))
            else:
                state.apply_action(random_numbers.choice(state.legal_actions()))
                made += 1
        return made

    return best(step)


def main():
    from pettingzoo.classic import connect_four_v3

    from sacbe.pettingzoo import uxmal_v0

    rows = [
        ("Pgx backgammon, batch", pgx_backgammon),
        ("PettingZoo connect four", lambda: pettingzoo_game(connect_four_v3)),
        ("OpenSpiel backgammon from Python", lambda: open_spiel_python("backgammon")),
        ("Sacbe uxmal as PettingZoo", lambda: pettingzoo_game(uxmal_v0)),
    ]
    for game in ("uxmal", "pacal"):
        rows += [
            (f"Sacbe {game}, batch, masks by id and observations", lambda game=game: sacbe_ids(game)),
            (
                f"Sacbe {game}, batch, list form, masks and observations",
                lambda game=game: sacbe_batch(game, listed=64),
            ),
            (
                f"Sacbe {game}, batch, masks by id, no observations",
                lambda game=game: sacbe_ids(game, observations=False),
            ),
            (
                f"Sacbe {game}, batch, list form, no observations",
                lambda game=game: sacbe_batch(game, observations=False, masks=False),
            ),
        ]
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}, load {load}")
    print("\n| | decisions/s |\n|---|---|")
    for name, measure in rows:
        print(f"| {name} | {measure():,.0f} |", flush=True)
    print(f"\nload {', '.join(f'{each:.1f}' for each in os.getloadavg())} at the end")


if __name__ == "__main__":
    main()
