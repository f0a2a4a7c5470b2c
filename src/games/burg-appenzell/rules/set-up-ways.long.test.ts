import { expect, test } from 'vitest';
import { CASTLE, HOLES, LAYOUTS, nameOf, PLACES, ROOMS_NEAR, SLIDES, TOWERS } from './castle.ts';
import { leastTilesSeen, stepsBetween } from './set-up-ways.ts';

/** From one row of squares to the next. */
const ROW = 8n;

test('a mouse cannot be where too few tiles have been seen, whatever was slid before (BA-10 … BA-12)', () => {
  for (const [layout, { rooms }] of LAYOUTS.entries()) {
    const least = fewestSeen(layout, rooms);
    for (const square of [...CASTLE, ...TOWERS])
      expect([nameOf(square), leastTilesSeen(layout, square)]).toEqual([nameOf(square), least.get(square)]);
  }
});

/**
 * By square, the fewest tiles that have been seen, with the spare, when a mouse gets there. Tried is everything: sets of holes
 * whose tiles have been seen, from small to large, each with the squares that a mouse can be on; slides move what has been seen,
 * and a mouse uncovers rooms beside it and runs through rooms in which everything has been seen.
 */
function fewestSeen(layout: number, rooms: (typeof LAYOUTS)[number]['rooms']): Map<number, number> {
  const bit = (square: number) => 1n << BigInt(square);
  const setOf = (squares: readonly number[]) => squares.reduce((set, square) => set | bit(square), 0n);
  const allHoles = setOf(HOLES);
  const count = (set: bigint) => {
    let many = 0;
    for (let left = set & allHoles; left !== 0n; left &= left - 1n) many++;
    return many;
  };
  const places = [...CASTLE, ...TOWERS];
  const around = (mice: bigint) => (mice << 1n) | (mice >> 1n) | (mice << ROW) | (mice >> ROW);
  for (const square of places)
    expect(around(bit(square)) & setOf(CASTLE)).toBe(
      setOf(CASTLE.filter(other => stepsBetween(square, other) === 1)),
    );
  const known = rooms.map(({ squares }, room) => ({
    holes: setOf(squares.filter(square => HOLES.includes(square))),
    squares: setOf(squares),
    near: setOf(places.filter(square => ROOMS_NEAR[layout * PLACES + square] & (1 << room))),
  }));
  const lines = SLIDES.map(({ line }) => ({ all: setOf(line), squares: line.map(bit) }));
  const levels = [new Map([[0n, setOf(TOWERS)]])];
  const least = new Map<number, number>();
  const add = (seen: bigint, mice: bigint) => {
    const level = levels[count(seen)] ?? new Map<bigint, bigint>();
    levels[count(seen)] = level;
    const before = level.get(seen) ?? 0n;
    level.set(seen, before | mice);
    return (before | mice) !== before;
  };
  for (let tiles = 0; least.size < places.length; tiles++) {
    const level = levels[tiles] ?? new Map<bigint, bigint>();
    const left = [...level.keys()];
    for (let seen = left.pop(); seen !== undefined; seen = left.pop()) {
      const now = seen;
      const open = known.reduce(
        (set, { holes, squares }) => ((holes & ~now) === 0n ? set | squares : set),
        0n,
      );
      let mice = level.get(now) ?? 0n;
      for (let before = 0n; before !== mice; ) {
        before = mice;
        mice |= around(before) & open;
      }
      level.set(now, mice);
      for (const { holes, near } of known) if (mice & near && holes & ~now) add(now | holes, mice & near);
      for (const { all, squares } of lines) {
        const moved = squares.reduce(
          (set, to, i) => (i === 0 || now & squares[i - 1] ? set | to : set),
          now & ~all,
        );
        if (add(moved, mice) && count(moved) === tiles) left.push(moved);
      }
    }
    for (const mice of level.values())
      for (const square of places) if (mice & bit(square) && !least.has(square)) least.set(square, tiles + 1);
    delete levels[tiles];
  }
  return least;
}
