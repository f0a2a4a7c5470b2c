import { expect, test } from 'vitest';
import { type Fault, KINDS, type Kind, plan } from './plan.ts';

const kinds = Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS);

/** As many rounds as it takes for this many faults. */
function faults(seed: number, count: number): (readonly Fault[])[] {
  const rounds: (readonly Fault[])[] = [];
  for (const round of plan(seed, kinds)) {
    rounds.push(round);
    if (rounds.flat().length >= count) return rounds;
  }
  return rounds;
}

test('the same seed gives the same plan, and another seed another', () => {
  expect(faults(1, 100)).toEqual(faults(1, 100));
  expect(faults(1, 100)).not.toEqual(faults(2, 100));
});

test('every kind of fault comes once before any comes again', () => {
  const first = faults(3, kinds.length)
    .flat()
    .map(({ kind }) => kind);
  expect(first.toSorted()).toEqual(kinds.toSorted());
});

test('several faults strike at once, and never the same thing twice', () => {
  const rounds = faults(4, 1000);
  expect(new Set(rounds.map(({ length }) => length))).toEqual(new Set([1, 2, 3]));
  for (const round of rounds) {
    const touched = round.map(({ kind, member }) =>
      KINDS[kind] === 'member' ? `member ${member}` : KINDS[kind],
    );
    expect(touched).toEqual([...new Set(touched)]);
  }
});
