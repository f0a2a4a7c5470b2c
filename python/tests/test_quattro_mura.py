"""Run with ``python3 -m unittest discover python`` from the project's folder; MURA_ENGINE says how to start the engine."""

import random
import unittest

from quattro_mura import CHANCE, TERMINAL, AecEnv, Engine, EngineError, State


class EngineTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()
        cls.games = [(game["game"], game["seats"]) for game in cls.engine.games()]

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def play(self, state: State, seed: int) -> None:
        generator = random.Random(seed)
        while not state.is_terminal():
            state.apply_action(state.sample(generator))

    def test_every_game_is_played_to_its_end(self) -> None:
        for game, seats in self.games:
            with self.subTest(game):
                state = State(self.engine, game, seats["max"])
                self.play(state, 1)
                self.assertEqual(state.current_player(), TERMINAL)
                self.assertAlmostEqual(sum(state.returns()), 1)
                self.assertEqual(state.record()["result"]["scores"], state.scores())
                self.assertEqual(state.legal_actions(), [])
                state.close()

    def test_the_same_seed_gives_the_same_match(self) -> None:
        game, seats = self.games[-1]
        first, again = (State(self.engine, game, seats["min"]) for _ in range(2))
        self.play(first, 7)
        self.play(again, 7)
        self.assertEqual(first.history(), again.history())

    def test_a_clone_goes_its_own_way(self) -> None:
        game, seats = self.games[0]
        state = State(self.engine, game, seats["min"])
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        clone = state.clone()
        self.play(clone, 3)
        self.assertFalse(state.is_terminal())
        self.assertTrue(clone.is_terminal())
        self.assertEqual(clone.history()[: len(state.history())], state.history())

    def test_the_chances_of_nature_add_up(self) -> None:
        for game, seats in self.games:
            state = State(self.engine, game, seats["min"])
            generator = random.Random(2)
            while not state.is_terminal() and state.current_player() != CHANCE:
                state.apply_action(state.sample(generator))
            if state.is_chance_node():
                self.assertAlmostEqual(sum(chance for _, chance in state.chance_outcomes()), 1)

    def test_an_illegal_move_is_refused_and_changes_nothing(self) -> None:
        game, seats = self.games[0]
        state = State(self.engine, game, seats["min"])
        with self.assertRaises(EngineError) as refused:
            state.apply_action(2**30)
        self.assertEqual(refused.exception.code, "illegal-move")
        self.assertEqual(state.history(), [])

    def test_a_seat_observes_only_its_own_view(self) -> None:
        game, seats = self.games[0]
        state = State(self.engine, game, seats["min"])
        self.assertEqual(state.observation(1)["viewer"], 1)

    def test_a_batch_is_answered_in_order(self) -> None:
        answers = self.engine.batch([{"do": "games"}, {"do": "nonsense"}])
        self.assertEqual([answer["ok"] for answer in answers], [True, False])

    def test_an_environment_is_played_by_its_agents(self) -> None:
        for game, seats in self.games:
            with self.subTest(game):
                env = AecEnv(self.engine, game, seats["min"])
                env.reset(seed=4)
                generator = random.Random(5)
                rewards = {}
                for agent in env.agent_iter():
                    observation, reward, termination, truncation, _ = env.last()
                    rewards[agent] = reward
                    self.assertFalse(truncation)
                    env.step(None if termination else generator.choice(observation["action_mask"]))
                self.assertEqual(len(rewards), seats["min"])
                self.assertAlmostEqual(sum(rewards.values()), 1)
                env.close()


if __name__ == "__main__":
    unittest.main()
