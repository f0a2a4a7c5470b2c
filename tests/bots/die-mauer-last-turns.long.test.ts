import { beforeAll, describe, expect, test } from 'vitest';
import { chooseMove, type Level } from '../../src/bots/index.ts';
import { lowest } from '../../src/engine/bits.ts';
import { OVER } from '../../src/engine/game.ts';
import { buffersFor } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { game } from '../../src/games/die-mauer/game.ts';
import { PLAN, type State } from '../../src/games/die-mauer/rules/state.ts';
import { isDominated, isSure, outlooks } from '../../src/games/die-mauer/testing/sure-choices.ts';
import { SAMPLES } from '../samples.ts';

/** Matches of one or two rounds between experts. */
const MATCHES = 20 * SAMPLES;
/** With more ways for all to choose, trying them takes long. */
const MOST_WAYS = 250;

interface Decision {
  readonly state: State;
  readonly seat: number;
  readonly sure: readonly number[];
  readonly dominated: readonly number[];
}

/** Secret choices in last rounds, of which some but not all are sure to win, or never better than another. */
const decisions: Decision[] = [];

beforeAll(async () => {
  for (let match = 0; match < MATCHES; match++) {
    const random = new Random(match);
    const seats = 3 + (match % 3);
    const state = game.start(seats, {
      rounds: 1 + (match % 2),
      gift: match % 4 > 0 ? 'must' : 'may',
      memory: true,
    });
    while (game.due(state) !== OVER) {
      const isLastRound = state.round === state.rounds - 1;
      if (isLastRound && state.phase === PLAN && state.turn === 0 && waysIn(state) <= MOST_WAYS) {
        for (let seat = 0; seat < seats; seat++) if (areKnown(state, seat)) note(game.clone(state), seat);
      }
      const by = lowest(game.due(state));
      game.play(state, by, await chosen(state, by, 'expert', random.next()), null);
    }
  }
});

const { moves: buffer } = buffersFor(game);

function waysIn(state: State): number {
  let ways = 1;
  for (let seat = 0; seat < state.seats; seat++) ways *= game.moves(state, seat, buffer);
  return ways;
}

/** Whether the seat knows all hands: it imagines them right every time. */
function areKnown(state: State, seat: number): boolean {
  const view = game.view(state, seat, true);
  const random = new Random(1);
  return Array.from({ length: 12 }, () => game.imagine(view, random)).every(({ hands }) =>
    hands.every((hand, i) => hand === state.hands[i]),
  );
}

function note(state: State, seat: number): void {
  const all = outlooks(state, seat);
  const sure = all.filter(isSure).map(({ move }) => move);
  const dominated = all.filter(each => isDominated(each, all)).map(({ move }) => move);
  if (dominated.length > 0) decisions.push({ state, seat, sure, dominated });
}

async function chosen(state: State, seat: number, level: Level, seed: number): Promise<number> {
  const view = game.view(state, seat, true);
  return game.read(state, seat, await chooseMove(game, view, { level, iterations: 25, seed }));
}

describe('where the match may end with this turn', () => {
  test('some choices are sure to win, and some are never better than another', () => {
    expect(decisions.filter(({ sure }) => sure.length > 0).length).toBeGreaterThan(3);
    expect(decisions.filter(({ sure }) => sure.length === 0).length).toBeGreaterThan(3);
  });

  test.each<Level>(['journeyman', 'expert', 'master'])(
    'the %s makes a choice that is sure to win, and none that is never better than another',
    async level => {
      for (const { state, seat, sure, dominated } of decisions) {
        for (let seed = 0; seed < 4; seed++) {
          const move = await chosen(state, seat, level, seed);
          if (sure.length > 0) expect(sure).toContain(move);
          expect(dominated).not.toContain(move);
        }
      }
    },
  );
});
