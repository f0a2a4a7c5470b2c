"""A UCT player against a random one: python3 examples/uct_agent.py [MATCHES] [PLAYOUTS]

For Muro contro muro, where nothing is hidden. For games with hidden cards a search must not look at the real state: it has to
guess what is hidden from what its seat may know.
"""

import math
import random
import sys

from quattro_mura import Engine, State

GAME = "muro-contro-muro"
UCT, RANDOM = 0, 1


class Node:
    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0  # for the seat whose move led here
        self.children: dict[int, Node] = {}


def playout(state: State, generator: random.Random) -> list[float]:
    while not state.is_terminal():
        state.apply_action(state.sample(generator))
    return state.returns()


def iterate(node: Node, state: State, generator: random.Random) -> list[float]:
    """One path from here to the end, remembered along the way."""
    if state.is_terminal():
        return state.returns()
    if state.is_chance_node():
        outcome = state.sample(generator)
        state.apply_action(outcome)
        return iterate(node.children.setdefault(outcome, Node()), state, generator)
    seat = state.current_player()
    actions = state.legal_actions()
    untried = [action for action in actions if action not in node.children]
    if untried:
        action = generator.choice(untried)
        child = node.children[action] = Node()
        state.apply_action(action)
        values = playout(state, generator)
    else:
        action = max(actions, key=lambda one: urge(node.children[one], node))
        child = node.children[action]
        state.apply_action(action)
        values = iterate(child, state, generator)
    child.visits += 1
    child.value += values[seat]
    node.visits += 1
    return values


def urge(child: Node, parent: Node) -> float:
    return child.value / child.visits + math.sqrt(2 * math.log(parent.visits) / child.visits)


def search(state: State, playouts: int, generator: random.Random) -> int:
    root = Node()
    for _ in range(playouts):
        trial = state.clone()
        iterate(root, trial, generator)
        trial.close()
    return max(root.children, key=lambda action: root.children[action].visits)


def main(matches: int, playouts: int) -> None:
    generator = random.Random(1)
    won = 0.0
    with Engine() as engine:
        for number in range(matches):
            state = State(engine, GAME, 2)
            seat = number % 2
            while not state.is_terminal():
                if state.current_player() == seat:
                    state.apply_action(search(state, playouts, generator))
                else:
                    state.apply_action(state.sample(generator))
            won += state.returns()[seat]
            state.close()
    print(f"UCT with {playouts} playouts a move won {won:g} of {matches}")


if __name__ == "__main__":
    main(
        matches=int(sys.argv[1]) if len(sys.argv) > 1 else 4,
        playouts=int(sys.argv[2]) if len(sys.argv) > 2 else 20,
    )
