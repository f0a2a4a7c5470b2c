import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { featuresIn, SeatLearner } from '../../bench/training/seat-learner.ts';
import type { SeatTraining } from '../../bench/training/training.ts';
import { packedWeightsFile } from '../../bench/training/weights-file.ts';
import { lowest } from '../../src/engine/bits.ts';
import { type Game, NATURE_DUE, OVER, type State } from '../../src/engine/game.ts';
import { buffersFor, drawOutcome } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { judgeByNet } from '../../src/engine/seat-net.ts';
import { NATURE } from '../../src/engine/viewers.ts';
import { game as burgAppenzell } from '../../src/games/burg-appenzell/game.ts';
import { training as burgAppenzellTraining } from '../../src/games/burg-appenzell/training/index.ts';
import { game as mauerBauer } from '../../src/games/mauer-bauer/game.ts';
import { training as mauerBauerTraining } from '../../src/games/mauer-bauer/training/index.ts';

describeNet(mauerBauer, mauerBauerTraining);
describeNet(burgAppenzell, burgAppenzellTraining);

function describeNet<S extends State>(game: Game<S>, training: SeatTraining<S>): void {
  describe(game.id, () => {
    const { net } = training;

    test('the net is read from its file as it was written', () => {
      const file = new URL(`../../src/games/${game.id}/bot/weights.ts`, import.meta.url);
      expect(readFileSync(file, 'utf8')).toBe(packedWeightsFile(net.weights));
    });

    test('a table judges as the training does', () => {
      const learner = new SeatLearner(net);
      let count = 0;
      for (const state of judged(game, training)) {
        const { seats } = state;
        const points = Float32Array.from({ length: seats }, (_, seat) => net.pointsOf(state, seat));
        const moment = { seats, moments: 1, features: featuresIn(net, state), points, won: [] };
        const [learnt, values] = [new Float64Array(seats), new Float64Array(seats)];
        learner.chances(moment, 0, learnt);
        judgeByNet(net, state, values);
        for (const [seat, value] of values.entries()) expect(value).toBeCloseTo(learnt[seat], 4);
        expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(1, 9);
        count++;
      }
      expect(count).toBeGreaterThan(40);
    });
  });
}

/** Of random matches with 2 to 4 seats, one in seven of the moments that the net judges. */
function* judged<S extends State>(game: Game<S>, training: SeatTraining<S>): Generator<S> {
  const random = new Random(8);
  const { moves } = buffersFor(game);
  for (let match = 0; match < 9; match++) {
    const state = game.start(2 + (match % 3), training.options(random));
    let moments = 0;
    for (let due = game.due(state); due !== OVER; due = game.due(state)) {
      if (training.isJudged(state) && moments++ % 7 === 0) yield state;
      if (due === NATURE_DUE) {
        game.play(state, NATURE, drawOutcome(random, moves, game.chances(state, moves)), null);
        continue;
      }
      const count = game.moves(state, lowest(due), moves);
      game.play(state, lowest(due), moves[random.below(count)], null);
    }
  }
}
