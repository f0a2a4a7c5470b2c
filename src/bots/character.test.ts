import { describe, expect, test } from 'vitest';
import { lowest } from '../engine/bits.ts';
import { type Game, NATURE_DUE, OVER, type State } from '../engine/game.ts';
import { defaultOptions } from '../engine/options.ts';
import { drawOutcome } from '../engine/playout.ts';
import { Random } from '../engine/random.ts';
import { NATURE } from '../engine/viewers.ts';
import { isGameId, manifestOf } from '../games/index.ts';
import { GAMES } from '../games/loaded.ts';
import { type Character, characterOf, suiting } from './character.ts';
import { abilityOf } from './levels.ts';
import { BOT_NAMES } from './names.ts';
import { TreeSearch } from './search.ts';
import { chooseMove } from './think.ts';

test('bots that sit together differ in character', () => {
  expect(BOT_NAMES.map((_, seat) => characterOf(seat))).toEqual([
    'even',
    'bold',
    'cautious',
    'even',
    'bold',
    'cautious',
  ]);
});

describe('among moves about as good as the best', () => {
  const best = { move: 'best', value: 0.5, share: 0.4, spread: 0.2, error: 0.01 };
  const open = { move: 'open', value: 0.497, share: 0.3, spread: 0.3, error: 0.01 };
  const safe = { move: 'safe', value: 0.497, share: 0.3, spread: 0.1, error: 0.01 };
  const chosen = (character: Character, ...others: (typeof best)[]) =>
    suiting([best, ...others], character).move;

  test('the bold like open outcomes, the cautious safe ones', () => {
    expect(chosen('bold', open, safe)).toBe('open');
    expect(chosen('cautious', open, safe)).toBe('safe');
    expect(chosen('even', open, safe)).toBe('best');
  });

  test('nobody pays for it, or trusts a move that has hardly been tried', () => {
    expect(chosen('bold', { ...open, value: 0.49 })).toBe('best');
    expect(chosen('bold', { ...open, share: 0.1 })).toBe('best');
    expect(chosen('cautious', { ...safe, error: 0.03 })).toBe('best');
  });
});

/** Where a seat has to decide, in a match in which the caller makes its moves. */
function* decisions(game: Game, random: Random, count: number): Generator<{ state: State; seat: number }> {
  const state = game.start(Math.min(3, game.seats.max), defaultOptions(game.options));
  const moves = new Int32Array(game.mostMoves);
  for (let number = 0; number < count; ) {
    const due = game.due(state);
    if (due === OVER) return;
    if (due === NATURE_DUE) {
      game.play(state, NATURE, drawOutcome(random, moves, game.chances(state, moves)), null);
    } else {
      if (game.moves(state, lowest(due), moves) > 1) number++;
      yield { state, seat: lowest(due) };
    }
  }
}

/** As many as a bot needs to know its moves well: values in Muro contro muro are exact. */
const ITERATIONS: Readonly<Record<string, number>> = {
  'muro-contro-muro': 20,
  'mauer-bauer': 500,
  'burg-appenzell': 200,
};

const WITH_CHARACTERS = GAMES.filter(({ id }) => isGameId(id) && manifestOf(id).hasCharacters);

describe.each(WITH_CHARACTERS.map(game => [game.id, game] as const))('in %s', (_, game) => {
  test('the bold and the cautious often part ways', async () => {
    const random = new Random(5);
    let parted = 0;
    for (const { state, seat } of decisions(game, random, 60)) {
      const view = game.view(state, seat, true);
      const task = { level: 'master', iterations: ITERATIONS[game.id], seed: random.next() } as const;
      const bold = await chooseMove(game, view, { ...task, character: 'bold' });
      if (bold !== (await chooseMove(game, view, { ...task, character: 'cautious' }))) parted++;
      // A task that names no character leaves the bot its own.
      if (characterOf(seat) === 'bold') expect(await chooseMove(game, view, task)).toBe(bold);
      game.play(state, seat, game.read(state, seat, bold), null);
    }
    expect(parted).toBeGreaterThan(8);
  });
});

test.each(['mauer-bauer', 'burg-appenzell'])(
  'in %s, what the bold choose varies more than what the cautious choose, and is worth as much',
  id => {
    const game = GAMES.find(game => game.id === id);
    if (!game) throw new Error('no such game');
    const random = new Random(2);
    const sums = { bold: { spread: 0, value: 0 }, cautious: { spread: 0, value: 0 } };
    for (const { state, seat } of decisions(game, random, 60)) {
      const view = game.view(state, seat, true);
      const search = new TreeSearch(game, view, seat, random, abilityOf('master', game));
      search.run(ITERATIONS[id]);
      for (const character of ['bold', 'cautious'] as const) {
        const move = search.choose(character);
        const { spread = 0, value = 0 } = search.candidates().find(one => one.move === move) ?? {};
        sums[character].spread += spread;
        sums[character].value += value;
      }
      game.play(state, seat, game.read(state, seat, search.choose()), null);
    }
    expect(sums.bold.spread).toBeGreaterThan(1.03 * sums.cautious.spread);
    expect(Math.abs(sums.bold.value - sums.cautious.value) / 60).toBeLessThan(0.01);
  },
);
