"""A match in the shape of OpenSpiel's ``State``."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Mapping

from .engine import Engine

CHANCE = -1
"""The current player when chance is due."""
TERMINAL = -4
"""The current player when the match is over."""

_OVER = -2


class State:
    """One match. Moves are numbers; the same number is the same move wherever the mover cannot tell the states apart.

    Seats that choose at the same time are asked one after the other, the lowest first: nobody sees what the others chose.
    """

    def __init__(self, engine: Engine, game: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self._engine = engine
        self._number = engine.new_number()
        engine.ask("new", match=self._number, game=game, seats=seats, options=dict(options or {}))
        self._seats = seats
        self._history: list[int] = []
        self._learn(*engine.step(self._number))

    def current_player(self) -> int:
        return TERMINAL if self._who == _OVER else self._who

    def is_chance_node(self) -> bool:
        return self._who == CHANCE

    def is_terminal(self) -> bool:
        return self._who == _OVER

    def num_players(self) -> int:
        return self._seats

    def legal_actions(self) -> list[int]:
        return [] if self.is_terminal() else sorted(set(self._moves))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's outcomes with their probabilities."""
        if not self.is_chance_node():
            return []
        return [(move, weight / len(self._moves)) for move, weight in sorted(Counter(self._moves).items())]

    def sample(self, generator: random.Random) -> int:
        """A random legal move, all equally likely, or an outcome of nature by its weight."""
        return generator.choice(self._moves)

    def bot_action(self, level: str, ms: float | None = None) -> int:
        """What a bot of this level plays for the current player, from what that seat may know."""
        time = {} if ms is None else {"ms": ms}
        answer = self._engine.ask("bot", match=self._number, seat=self._who, level=level, numbers=True, **time)
        return answer["number"]

    def apply_action(self, action: int) -> None:
        self._learn(*self._engine.step(self._number, action))
        self._history.append(action)

    def history(self) -> list[int]:
        return list(self._history)

    def returns(self) -> list[float]:
        """What each seat has won: the winners share 1. 0 for all while the match goes on."""
        if not self.is_terminal():
            return [0.0] * self._seats
        winners = self._engine.ask("turn", match=self._number)["turn"]["winners"]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self._seats)]

    def scores(self) -> list[int]:
        """The final scores, as the rules count them."""
        if not self.is_terminal():
            raise ValueError("the match is not over")
        return list(self._moves)

    def observation(self, player: int) -> dict[str, Any]:
        """Everything the seat may know now, as JSON."""
        return self._engine.ask("view", match=self._number, seat=player)["view"]

    def record(self) -> dict[str, Any]:
        """The match so far, as it is saved: ``mura verify`` checks it."""
        return self._engine.ask("record", match=self._number)["record"]

    def clone(self) -> State:
        other = object.__new__(State)
        other._engine, other._seats = self._engine, self._seats
        other._number = self._engine.new_number()
        self._engine.ask("clone", match=self._number, to=other._number)
        other._history = list(self._history)
        other._who, other._moves = self._who, list(self._moves)
        return other

    def close(self) -> None:
        """Forgets the match. The engine keeps at most 10,000."""
        self._engine.ask("drop", match=self._number)

    def _learn(self, who: int, moves: list[int]) -> None:
        self._who, self._moves = who, moves
