"""Plays random matches and reports the speed: python3 examples/random_agent.py GAME [SEATS] [MATCHES]"""

import random
import sys
import time

from quattro_mura import Engine, State

game = sys.argv[1] if len(sys.argv) > 1 else "muro-contro-muro"
seats = int(sys.argv[2]) if len(sys.argv) > 2 else 2
matches = int(sys.argv[3]) if len(sys.argv) > 3 else 100

with Engine() as engine:
    generator = random.Random(1)
    wins = [0.0] * seats
    plays = 0
    began = time.perf_counter()
    for _ in range(matches):
        state = State(engine, game, seats)
        while not state.is_terminal():
            state.apply_action(state.sample(generator))
        wins = [won + mine for won, mine in zip(wins, state.returns())]
        plays += len(state.history())
        state.close()
    seconds = time.perf_counter() - began
    print(f"wins by seat: {', '.join(f'{won / matches:.3f}' for won in wins)}")
    print(f"{plays / seconds:.0f} plays per second")
