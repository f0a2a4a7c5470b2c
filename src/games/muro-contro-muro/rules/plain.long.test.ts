import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buffersFor, playoutByStep } from '../../../engine/playout.ts';
import { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { game, type State } from '../game.ts';
import { moves, position, wallOf } from '../testing/positions.ts';
import { COUNT, NTH } from './bits.ts';
import { BRICKS, positionIn } from './pieces.ts';
import { brickAt, columnsForABrick, heightOf, lay } from './wall.ts';

/**
 * The clever parts (columns, bit sets, counting without listing) against a plain reading of the rules: a wall is a
 * table of places, and every clause looks at them.
 */

const SEEDS = { seed: 7, numRuns: 60 };

type Bricks = Readonly<Record<string, string>>;

/** Every state of a random match in which a seat is to move. */
function* positionsOf(copies: number, seed: number): Generator<State> {
  const state = game.start(2, { copies });
  const random = new Random(seed);
  const into = new Int32Array(game.mostMoves);
  while (game.view(state, 0).turn.kind !== 'over') {
    const count = game.moves(state, state.seat, into);
    if (count > 0) {
      yield state;
      game.play(state, state.seat, into[random.below(count)], null);
    } else {
      game.play(state, NATURE, random.below(6), null);
    }
  }
  yield state;
}

const matches = fc.tuple(fc.integer({ min: 4, max: 9 }), fc.integer());

test('MM-3, MM-4, MM-9 to MM-11: the legal moves are those of a plain reading', () => {
  fc.assert(
    fc.property(matches, ([copies, seed]) => {
      for (const state of positionsOf(copies, seed)) {
        const view = game.view(state, 0);
        if (view.phase !== 'move' || view.seat === null) continue;
        const wall = wallOf(state);
        const mayMove = view.die === 'M' || view.die === 'C';
        const expected = [
          ...view.layable.flatMap(brick => placesFor(wall).map(place => `${brick}@${place}`)),
          ...(mayMove ? plainMovings(wall) : []),
        ];
        expect(moves(state)).toEqual(expected.sort());
        expect(view.places.map(({ row, column }) => `${row},${column}`).sort()).toEqual(
          placesFor(wall).sort(),
        );
      }
    }),
    SEEDS,
  );
});

test('the bit sets of the wall are what they say', () => {
  fc.assert(
    fc.property(matches, ([copies, seed]) => {
      for (const state of positionsOf(copies, seed)) {
        const columns = Array.from({ length: state.width }, (_, nth) => nth + 1);
        const setOf = (has: (c: number) => boolean) =>
          columns.filter(has).reduce((set, c) => set | (1 << c), 0);
        const height = (c: number) => heightOf(state, c);
        expect(state.open).toBe(setOf(c => height(c + 1) >= height(c)));
        expect(state.level).toBe(setOf(c => height(c + 1) === height(c)));
        expect(state.low).toBe(setOf(c => height(c) === 1));
        expect(state.mixed).toBe(setOf(c => [2, 3, 4, 6, 7, 8].includes(brickAt(state, height(c) - 1, c))));
        expect(state.heights.reduce((sum, height) => sum + height, 0)).toBe(6 * copies - state.bricksLeft);
      }
    }),
    SEEDS,
  );
});

test('MM-15: the awards are those of a plain reading, and consist of such bricks', () => {
  fc.assert(
    fc.property(matches, ([copies, seed]) => {
      for (const state of positionsOf(copies, seed)) expectPlainAwards(state);
    }),
    { ...SEEDS, numRuns: 20 },
  );
});

test('MM-15: the same on full walls of two colours, where lines are long and connections wind', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 30, max: 54 }), (seed, count) => {
      const random = new Random(seed);
      const state = position({ colours: 'GF' });
      for (let n = 0; n < count; n++) {
        const columns = columnsForABrick(state);
        const c = NTH[columns * 16 + random.below(COUNT[columns])];
        lay(state, c, positionIn(BRICKS, random.below(2) ? 'GB' : 'BF'));
      }
      expectPlainAwards(state);
    }),
    { seed: 5, numRuns: 300 },
  );
});

function expectPlainAwards(state: State): void {
  const { phase, colours, awards } = game.view(state, 0);
  if (phase === 'choose-colour') return;
  for (const seat of [0, 1]) {
    const own = Object.entries(wallOf(state))
      .filter(([, brick]) => brick[seat] === colours[seat])
      .map(([place]) => place);
    const [diagonal, row, connection] = awards;
    expect(diagonal.sizes[seat]).toBe(Math.max(longest(own, 1, 0), longest(own, 1, -1)));
    expect(row.sizes[seat]).toBe(longest(own, 0, 1));
    expect(connection.sizes[seat]).toBe(largest(own));
    for (const { places, sizes } of awards) {
      const texts = places[seat].map(({ row, column }) => `${row},${column}`);
      expect(new Set(texts).size).toBe(sizes[seat]);
      expect(texts.every(text => own.includes(text))).toBe(true);
      expect(largest(texts)).toBe(sizes[seat]);
    }
  }
}

test('a playout from any moment agrees with the rules step by step', () => {
  const buffers = buffersFor(game);
  fc.assert(
    fc.property(matches, fc.nat({ max: 150 }), ([copies, seed], plays) => {
      const random = new Random(seed);
      const state = game.start(2, { copies });
      const { moves } = buffers;
      for (let n = 0; n < plays && game.due(state) !== 0; n++) {
        const chances = game.chances(state, moves);
        const count = chances || game.moves(state, state.seat, moves);
        game.play(state, chances ? NATURE : state.seat, moves[random.below(count)], null);
      }
      const twin = game.clone(state);
      const [fast, slow] = [new Random(seed), new Random(seed)];
      expect(game.playout?.(state, fast)).toBe(playoutByStep(game, twin, slow, buffers));
      expect(state).toEqual(twin);
      expect(fast.next()).toBe(slow.next());
    }),
    { seed: 3, numRuns: 400 },
  );
});

function at(place: string, rows: number, columns: number): string {
  const [row, column] = place.split(',').map(Number);
  return `${row + rows},${column + columns}`;
}

function placesFor(wall: Bricks): string[] {
  const places = Object.keys(wall);
  if (places.length === 0) return ['0,0'];
  const base = places.filter(place => place.startsWith('0,')).map(place => Number(place.slice(2)));
  const ends = base.length < 10 ? [`0,${Math.min(...base) - 1}`, `0,${Math.max(...base) + 1}`] : [];
  const above = places.map(place => at(place, 1, 0));
  return [
    ...ends,
    ...above.filter(place => !(place in wall) && at(place, -1, 0) in wall && at(place, -1, 1) in wall),
  ];
}

function plainMovings(wall: Bricks): string[] {
  const texts: string[] = [];
  for (const [from, brick] of Object.entries(wall)) {
    if (at(from, 1, 0) in wall || at(from, 1, -1) in wall) continue;
    const turned = brick[1] + brick[0];
    if (turned !== brick) texts.push(`${from}>${turned}@${from}`);
    const { [from]: _, ...rest } = wall;
    if (Object.keys(rest).length === 0) continue;
    if (from.startsWith('0,') && at(from, 0, -1) in wall && at(from, 0, 1) in wall) continue;
    for (const to of placesFor(rest)) {
      if (to !== from) for (const way of new Set([brick, turned])) texts.push(`${from}>${way}@${to}`);
    }
  }
  return texts;
}

function longest(own: readonly string[], rows: number, columns: number): number {
  const length = (place: string): number => (own.includes(place) ? 1 + length(at(place, rows, columns)) : 0);
  return Math.max(0, ...own.map(length));
}

function largest(own: readonly string[]): number {
  const steps = [
    [0, -1],
    [0, 1],
    [1, -1],
    [1, 0],
    [-1, 0],
    [-1, 1],
  ];
  let most = 0;
  const rest = new Set(own);
  for (const start of own) {
    const todo = rest.delete(start) ? [start] : [];
    let size = 0;
    for (let place = todo.pop(); place !== undefined; place = todo.pop()) {
      size++;
      for (const [rows, columns] of steps) {
        const next = at(place, rows, columns);
        if (rest.delete(next)) todo.push(next);
      }
    }
    most = Math.max(most, size);
  }
  return most;
}
