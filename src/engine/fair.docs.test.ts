import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commitmentTo, fairOutcome, hexOf, keyOf, lotsOf, oldKeyOf, promiseOf } from './fair.ts';

const PAGE = readFileSync(new URL('../../docs/fair-chance.md', import.meta.url), 'utf8');

/** The page's examples: their titles, and the cells of their tables, row by row. */
const EXAMPLES = PAGE.split(/^### /m)
  .slice(1)
  .map(section => {
    const rows = [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row]) => row.split(' | '));
    const fact = (name: string) => texts(rows.find(([what]) => what === name)?.[1] ?? '');
    return {
      title: section.slice(0, section.indexOf('\n')),
      table: fact('table').at(0),
      seed: fact('seed')[0],
      commitment: fact('commitment')[0],
      nonces: fact('nonces'),
      promises: fact('promises'),
      lots: fact('lots').map(Number),
      key: fact('key')[0],
      chances: JSON.parse(fact('chances')[0]) as [string, number][],
      draws: rows
        .filter(([k]) => /^\d+$/.test(k))
        .map(([k, u, point, outcome]) => ({
          k: Number(k),
          u: Number(u),
          point: Number(point),
          outcome: texts(outcome)[0],
        })),
    };
  });

function texts(cell: string): string[] {
  return [...cell.matchAll(/`([^`]*)`/g)].map(([, text]) => text);
}

function keyOfExample({ table, seed, nonces }: (typeof EXAMPLES)[number]): Uint8Array {
  if (table === undefined) return oldKeyOf(seed, nonces);
  return keyOf(
    seed,
    table,
    nonces.filter(nonce => nonce !== 'bot'),
  );
}

test('the page has examples of both versions', () => {
  expect(EXAMPLES.map(({ table, draws }) => [table !== undefined, draws.length])).toEqual([
    [true, 12],
    [true, 12],
    [false, 12],
    [false, 12],
  ]);
});

test.each(EXAMPLES)('the code gives the numbers of “$title”', example => {
  const key = keyOfExample(example);
  expect(commitmentTo(example.seed)).toBe(example.commitment);
  expect(hexOf(key)).toBe(example.key);
  const sum = example.chances.reduce((total, [, weight]) => total + weight, 0);
  for (const { k, u, point, outcome } of example.draws) {
    expect(createHmac('sha256', key).update(String(k)).digest().readUInt32BE(0)).toBe(u);
    expect(Math.floor((u * sum) / 2 ** 32)).toBe(point);
    expect(fairOutcome(key, k, example.chances)).toBe(outcome);
  }
});

test.each(EXAMPLES.filter(({ table }) => table !== undefined))(
  'the code gives the promises and lots of “$title”',
  example => {
    const { table = '', nonces, promises, lots } = example;
    expect(nonces.map(nonce => (nonce === 'bot' ? nonce : promiseOf(table, nonce)))).toEqual(promises);
    expect(lotsOf(keyOfExample(example), nonces.length)).toEqual(lots);
  },
);
