"""Sets an agent against a rival: python3 examples/benchmark.py GAME AGENT RIVAL [--seats N] [--matches N] [--seed N]

Agents are `random`, `uct:PLAYOUTS`, a bot of the app (`journeyman`, or `master:100` with 100 ms per move), or the path of
a Python file with a function `choose(state, generator)` that returns an action. One seat plays as the agent, all others
as the rival, and the agent moves on by one seat from match to match. Prints a row for the table in examples/README.md.
"""

from __future__ import annotations

import argparse
import importlib.util
import math
import random
from typing import Callable

from quattro_mura import Engine, State

Agent = Callable[[State, random.Random], int]


def agent_called(name: str) -> Agent:
    kind, _, number = name.partition(":")
    if kind == "random":
        return lambda state, generator: state.sample(generator)
    if kind == "uct":
        from uct_agent import search

        return lambda state, generator: search(state, int(number), generator)
    if kind.endswith(".py"):
        spec = importlib.util.spec_from_file_location("agent", kind)
        if spec is None or spec.loader is None:
            raise SystemExit(f"there is no agent {kind}")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module.choose
    return lambda state, _: state.bot_action(kind, float(number) if number else None)


def play(engine: Engine, game: str, seats: int, agents: list[Agent], generator: random.Random) -> list[float]:
    state = State(engine, game, seats)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.sample(generator))
        else:
            state.apply_action(agents[state.current_player()](state, generator))
    returns = state.returns()
    state.close()
    return returns


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z = 1.96
    middle = share + z * z / (2 * matches)
    half = z * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return (middle - half) / (1 + z * z / matches), (middle + half) / (1 + z * z / matches)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("agent")
    parser.add_argument("rival")
    parser.add_argument("--seats", type=int, help="as few as the game allows if left out")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    agent, rival = agent_called(given.agent), agent_called(given.rival)
    generator = random.Random(given.seed)
    won = 0.0
    with Engine() as engine:
        about = next((one for one in engine.games() if one["game"] == given.game), None)
        if about is None:
            raise SystemExit(f"there is no game {given.game}")
        seats = given.seats or about["seats"]["min"]
        for number in range(given.matches):
            mine = number % seats
            agents = [agent if seat == mine else rival for seat in range(seats)]
            won += play(engine, given.game, seats, agents, generator)[mine]
    share = won / given.matches
    low, high = interval(share, given.matches)
    print(
        f"| {given.game} | {seats} | {given.agent} | {given.rival} | {given.matches} | {given.seed} "
        f"| {100 * share:.0f}% | {100 * max(0, low):.0f}–{100 * high:.0f} | {100 / seats:.0f}% |"
    )


if __name__ == "__main__":
    main()
