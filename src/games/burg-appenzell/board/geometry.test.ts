import { expect, test } from 'vitest';
import { playedThrough } from '../testing/board-positions.ts';
import {
  type Box,
  boxAround,
  boxOf,
  CASTLE_BOX,
  ROOF_COLOURS,
  roofColours,
  SLOTS,
  TOWER_SQUARES,
} from './geometry.ts';

const { positions } = playedThrough();
const layouts = (['A', 'B'] as const).map(layout => {
  const found = positions.find(({ view }) => view.options.layout === layout);
  if (!found) throw new Error(`no match in castle ${layout}`);
  return found.view.rooms;
});

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('everything that can be tapped is within the picture', () => {
  for (const { area, whole } of SLOTS) {
    for (const box of [area, whole]) {
      expect(box.x).toBeGreaterThanOrEqual(CASTLE_BOX.x);
      expect(box.y).toBeGreaterThanOrEqual(CASTLE_BOX.y);
      expect(box.x + box.width).toBeLessThanOrEqual(CASTLE_BOX.x + CASTLE_BOX.width);
      expect(box.y + box.height).toBeLessThanOrEqual(CASTLE_BOX.y + CASTLE_BOX.height);
    }
  }
});

test('no banner responds in place of another, or of a square', () => {
  const squares = layouts[0].flatMap(({ squares }) => squares).concat(TOWER_SQUARES);
  for (const slot of SLOTS) {
    for (const other of SLOTS) if (other !== slot) expect(overlap(slot.area, other.area)).toBe(false);
    for (const square of squares) expect(overlap(slot.area, boxOf(square))).toBe(false);
  }
});

test('there are twelve slots, and each line has seven squares', () => {
  expect(SLOTS.map(({ slide }) => slide).sort()).toEqual(
    ['E2', 'E4', 'E6', 'Nb', 'Nd', 'Nf', 'Sb', 'Sd', 'Sf', 'W2', 'W4', 'W6'].sort(),
  );
  for (const { line } of SLOTS) expect(line.length).toBe(7);
});

test('every room is as large as its squares together, so that one roof covers it', () => {
  for (const { squares } of layouts.flat()) {
    const room = boxAround(squares);
    const one = boxOf(squares[0]);
    expect(room.width * room.height).toBe(squares.length * one.width * one.height);
  }
});

test('roofs that touch have different colours', () => {
  for (const rooms of layouts) {
    const colours = roofColours(rooms);
    expect(Math.max(...colours)).toBeLessThan(ROOF_COLOURS);
    rooms.forEach((room, i) => {
      rooms.forEach((other, j) => {
        if (i === j || colours[i] !== colours[j]) return;
        const [a, b] = [boxAround(room.squares), boxAround(other.squares)];
        const across = overlap({ ...a, x: a.x - 1, width: a.width + 2 }, b);
        const along = overlap({ ...a, y: a.y - 1, height: a.height + 2 }, b);
        expect(across || along, `${room.name} and ${other.name}`).toBe(false);
      });
    });
  }
});
