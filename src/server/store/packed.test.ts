import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROW_KINDS, type Row } from '../../engine/runner.ts';
import { isPackedAs, kept, pack, unpack, unpackNow } from './packed.ts';

const logs = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...ROW_KINDS),
      by: fc.oneof(fc.constant('nature' as const), fc.integer({ min: 0, max: 5 })),
      move: fc.string({ unit: 'binary' }),
      client: fc.oneof(fc.constant(''), fc.string({ minLength: 1 })),
      at: fc.integer({ min: 0, max: 4e12 }),
    }),
  )
  .map(rows => rows.map((row, number): Row => ({ ...row, number })));

test('unpacking gives the same rows, whatever is in them', async () => {
  await fc.assert(
    fc.asyncProperty(logs, async rows => {
      const bytes = pack(rows);
      expect(unpackNow(bytes)).toEqual(kept(rows));
      expect(await unpack(bytes)).toEqual(kept(rows));
      expect(isPackedAs({ match: 'm', length: rows.length, bytes }, rows)).toBe(true);
    }),
  );
});

test('of the clients’ ids, those that somebody may still send are kept', () => {
  const row = (number: number, about: Partial<Row>): Row => ({
    number,
    kind: 'play',
    by: 0,
    move: 'm',
    client: `c${number}`,
    at: number,
    ...about,
  });
  const rows = [
    row(0, {}),
    row(1, { kind: 'undo' }),
    row(2, { by: 1 }),
    row(3, {}),
    row(4, { by: 'nature', client: '' }),
    row(5, { kind: 'resigned', client: '' }),
  ];
  expect(kept(rows).map(({ client }) => client)).toEqual(['', 'c1', 'c2', 'c3', '', '']);
  expect(kept(rows).map(row => ({ ...row, client: '' }))).toEqual(rows.map(row => ({ ...row, client: '' })));
});

test('a row that differs in anything that is kept is noticed, and so are damaged bytes', async () => {
  const rows: Row[] = [
    { number: 0, kind: 'play', by: 0, move: 'a', client: 'x', at: 5 },
    { number: 1, kind: 'play', by: 'nature', move: 'b', client: '', at: 5 },
  ];
  const packed = { match: 'm', length: 2, bytes: pack(rows) };
  const others: Partial<Row>[] = [{ kind: 'undo' }, { by: 1 }, { move: 'c' }, { client: 'y' }, { at: 6 }];
  for (const other of others) expect(isPackedAs(packed, [{ ...rows[0], ...other }, rows[1]])).toBe(false);
  expect(isPackedAs(packed, rows.slice(1))).toBe(false);
  for (const at of packed.bytes.keys()) {
    const bytes = Uint8Array.from(packed.bytes);
    bytes[at] ^= 0xff;
    expect(isPackedAs({ ...packed, bytes }, rows)).toBe(false);
  }
  await expect(unpack(Uint8Array.of(2, 3, 0))).rejects.toThrow('a later version');
});

test('matches packed by the first version can still be read', () => {
  const bytes = Buffer.from(
    'AXjaVYxRCgIxDETvMt8jtF0XsQfQPy8Q8lG3RYraBXcVRLy7RFEwgcwEZt4D+zuiONouPD29EufxViZEwRYEiA2I3cdeylQPrWQokWZE8au1+w07O6F3huveosSxtmw48cS15RFKWf6hpCdyGWq2T4nhVEubv50ULBKI1EH1+QILZC+w',
    'base64',
  );
  const rows: readonly Omit<Row, 'number'>[] = [
    { kind: 'play', by: 0, move: 'G', client: '', at: 1790000000000 },
    { kind: 'undo', by: 0, move: '', client: 'a2', at: 1790000003000 },
    { kind: 'play', by: 0, move: 'F', client: 'a3', at: 1790000005500 },
    { kind: 'play', by: 'nature', move: 'N', client: '', at: 1790000005500 },
    { kind: 'resigned', by: 1, move: '', client: '', at: 1790000009000 },
    { kind: 'decided', by: 1, move: 'resigned', client: '', at: 1790000009000 },
  ];
  expect(unpackNow(bytes)).toEqual(rows.map((row, number) => ({ ...row, number })));
});
