"""A game in the shape of PettingZoo's AEC environments."""

from __future__ import annotations

import random
from typing import Any, Iterator, Mapping

from .engine import Engine
from .state import State


class AecEnv:
    """Agents act one after the other; the environment draws chance from its seed.

    Observations have ``observation`` (everything the seat may know, as JSON) and ``action_mask`` (the legal moves as a list of
    numbers; which numbers occur depends on the game). Rewards come at the end: the winners share 1.
    """

    metadata = {"render_modes": [], "name": "quattro_mura"}

    def __init__(self, engine: Engine, game: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self._engine, self._game, self._seats, self._options = engine, game, seats, options
        self._state: State | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        if self._state is not None:
            self._state.close()
        self._random = random.Random(seed)
        self._state = State(self._engine, self._game, self._seats, self._options if options is None else options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._draw()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mine = self._state.current_player() == seat
        return {
            "observation": self._state.observation(seat),
            "action_mask": self._state.legal_actions() if mine else [],
        }

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Acts for ``agent_selection``. Agents whose match is over pass None and leave."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the match is over: the only action is None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None:
            raise ValueError("an agent whose match goes on must act")
        self._state.apply_action(action)
        self._cumulative_rewards[agent] = 0.0
        self._draw()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def close(self) -> None:
        if self._state is not None:
            self._state.close()
            self._state = None

    def _draw(self) -> None:
        """Draws chance until it is an agent's turn, or nobody's."""
        while self._state.is_chance_node():
            self._state.apply_action(self._state.sample(self._random))
        if not self._state.is_terminal():
            self.agent_selection = self.possible_agents[self._state.current_player()]
            return
        for agent, reward in zip(self.possible_agents, self._state.returns()):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]
