import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange, type Change } from '../../protocol/changes.ts';
import { changeOf, fieldsOf, writeChanges } from './changes.ts';

function changeIn(text: string): Change {
  return JSON.parse(text);
}

/** What a client that has the old value makes of the change, as it is sent. */
function afterwards(before: unknown, change: Change | null): unknown {
  return change ? applyChange(before, changeIn(JSON.stringify(change))) : before;
}

describe('a change', () => {
  test.each([
    [{ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 2, d: 4 } }, '{"b":{"d":[4]}}'],
    [{ a: 1 }, { b: null }, '{"b":[null],"a":null}'],
    [['a', 'b', 'c'], ['a', 'c'], '[1,1,[]]'],
    [['a', 'c'], ['a', 'b', 'c'], '[1,0,["b"]]'],
    [
      [
        { at: 'a1', roof: true },
        { at: 'b1', roof: true },
      ],
      [
        { at: 'a1', roof: true },
        { at: 'b1', roof: false },
      ],
      '{"1":{"roof":[false]}}',
    ],
    [['a', 'b', 'c', 'd'], ['x', 'b', 'c', 'y'], '{"0":["x"],"3":["y"]}'],
    [[1, 2], { 0: 1, 1: 2 }, '[{"0":1,"1":2}]'],
    ['a', null, '[null]'],
  ])('from %j to %j is %s', (before, after, text) => {
    const change = changeOf(before, after);
    expect(JSON.stringify(change)).toBe(text);
    expect(afterwards(before, change)).toEqual(after);
  });

  test('between equal values is nothing', () => {
    const value = { a: [1, { b: 'c' }], d: null };
    expect(changeOf(value, structuredClone(value))).toBeNull();
  });

  test('leads from any value to any other, and leaves the old one as it was', () => {
    const json = fc
      .jsonValue({ maxDepth: 4 })
      .map(value => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')));
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = structuredClone(before);
        expect(afterwards(before, changeOf(before, after))).toEqual(after);
        expect(before).toEqual(copy);
      }),
      { numRuns: 2000 },
    );
  });

  test('keeps unchanged parts as the very same objects', () => {
    const before = { wall: [{ row: 0 }, { row: 1 }], hand: ['a'] };
    const after = applyChange(before, changeIn('{"wall":{"1":{"row":[2]}}}'));
    expect(after).toEqual({ wall: [{ row: 0 }, { row: 2 }], hand: ['a'] });
    expect(after).toHaveProperty(
      'hand',
      expect.toSatisfy(hand => hand === before.hand),
    );
    expect(after).toHaveProperty(
      'wall.0',
      expect.toSatisfy(brick => brick === before.wall[0]),
    );
  });

  test('that does not fit is an error', () => {
    expect(() => applyChange({ a: 1 }, changeIn('{"a":{"b":[2]}}'))).toThrow();
    expect(() => applyChange({ a: 1 }, changeIn('{"a":[0,1,[]]}'))).toThrow();
  });
});

test('changes of several objects are what each of them would be on its own, whatever they share', () => {
  const shared = [{ row: 1 }];
  const before = [0, 1].map(viewer => ({ viewer, wall: shared, hand: [viewer], turn: 0 }));
  const grown = [...shared, { row: 2 }];
  const after = [0, 1].map(viewer => ({ viewer, wall: grown, hand: [viewer, viewer], turn: 0 }));
  for (const [index, text] of writeChanges(before.map(fieldsOf), after.map(fieldsOf)).entries()) {
    expect(applyChange(before[index], changeIn(text))).toEqual(after[index]);
  }
  expect(writeChanges(before.map(fieldsOf), before.map(fieldsOf))).toEqual(['{}', '{}']);
  expect(writeChanges([], [])).toEqual([]);
});
