import { beforeAll, describe, expect, test } from 'vitest';
import { chooseMove, type Level } from '../../src/bots/index.ts';
import { NATURE_DUE, OVER } from '../../src/engine/game.ts';
import { buffersFor, drawOutcome } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { NATURE } from '../../src/engine/viewers.ts';
import { game } from '../../src/games/mauer-bauer/game.ts';
import { countAll } from '../../src/games/mauer-bauer/rules/pieces.ts';
import { HOUSES, JOIN, type State, TOWERS, WALL } from '../../src/games/mauer-bauer/rules/state.ts';
import { isDominated, type Outlook, outlooks } from '../../src/games/mauer-bauer/testing/sure-ends.ts';
import { SAMPLES } from '../samples.ts';

const { moves } = buffersFor(game);
/** Matches of the expert against itself. */
const MATCHES = 24 * SAMPLES;

interface Decision {
  readonly state: State;
  readonly all: readonly Outlook[];
  readonly sure: readonly number[];
  readonly dominated: readonly number[];
}

/** Decisions before the cards of a last turn in which a move is sure to win, or surely no better than another, and not all are. */
const decisions: Decision[] = [];

beforeAll(async () => {
  for (let seed = 0; seed < MATCHES; seed++) {
    const random = new Random(seed);
    const state = game.start(2 + (seed % 3), { hastyRoll: seed % 5 === 0 });
    while (game.due(state) !== OVER) {
      if (mayBeLast(state)) note(game.clone(state));
      await playOn(state, 'expert', random);
    }
  }
});

function mayBeLast({ phase, ending, wallsLeft, towersLeft }: State): boolean {
  if (phase === WALL) return wallsLeft === 1 || countAll(towersLeft) <= 2;
  return (phase === TOWERS || phase === HOUSES || phase === JOIN) && (ending || countAll(towersLeft) <= 2);
}

function note(state: State): void {
  const all = outlooks(state);
  const sure = all.filter(({ isSure }) => isSure).map(({ move }) => move);
  const dominated = all.filter(each => isDominated(each, all)).map(({ move }) => move);
  if ((sure.length > 0 && sure.length < all.length) || dominated.length > 0)
    decisions.push({ state, all, sure, dominated });
}

async function playOn(state: State, level: Level, random: Random): Promise<void> {
  if (game.due(state) === NATURE_DUE) {
    game.play(state, NATURE, drawOutcome(random, moves, game.chances(state, moves)), null);
    return;
  }
  game.play(state, state.actor, await chosen(state, level, random.next()), null);
}

async function chosen(state: State, level: Level, seed: number): Promise<number> {
  const view = game.view(state, state.actor, true);
  return game.read(state, state.actor, await chooseMove(game, view, { level, iterations: 30, seed }));
}

describe('in a last turn, before the cards', () => {
  test('some walls are sure to win, and some houses are surely no better than others', () => {
    expect(decisions.some(({ state, sure }) => state.phase === WALL && sure.length > 0)).toBe(true);
    expect(decisions.some(({ state, dominated }) => state.phase === HOUSES && dominated.length > 0)).toBe(
      true,
    );
  });

  test.each<Level>(['journeyman', 'expert', 'master'])(
    'the %s makes a move that is sure to win, and none that another surely matches or beats',
    async level => {
      for (const [seed, { state, sure, dominated }] of decisions.entries()) {
        const move = await chosen(state, level, seed);
        if (sure.length > 0) expect(sure).toContain(move);
        else expect(dominated).not.toContain(move);
      }
    },
  );
});
