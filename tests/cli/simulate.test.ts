import { expect, test } from 'vitest';
import { coinsMura } from './mura.ts';

test('the same seed gives the same output, another seed another', async () => {
  const args = ['simulate', 'coins', '--matches', '200', '--seats', '3', '--seed'];
  const [first, again, other] = await Promise.all([
    coinsMura([...args, '7']),
    coinsMura([...args, '7']),
    coinsMura([...args, '8']),
  ]);
  expect(first).toEqual(again);
  expect(first.out).not.toBe(other.out.replace('seed 8', 'seed 7'));
});

test('the table lists plays, choices, endings, scores and wins', async () => {
  const { code, out, err } = await coinsMura(['simulate', 'coins', '--matches', '1000', '--seed', '7']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Coins, 2 seats, loaded false\n1,000 random matches, seed 7\n');
  expect(out).toMatch(/^plays per match +4\.00 +4 +4$/m);
  expect(out).toMatch(/^ {2}of nature +2\.00 +2 +2$/m);
  expect(out).toMatch(/^moves to choose from +2\.00 +2 +2$/m);
  expect(out).toMatch(/^shown +1000 +100\.0%$/m);
  const seats = [...out.matchAll(/^seat (\d) +([\d.]+) +0 +1 +([\d.]+)% +([\d.]+)%$/gm)];
  expect(seats.map(([, seat]) => seat)).toEqual(['0', '1']);
  // After a random choice a coin is heads half the time; a seat wins 3 of 4 matches, and 1 of 4 alone.
  for (const [, , score, wins, alone] of seats) {
    expect(Number(score)).toBeCloseTo(0.5, 1);
    expect(Number(wins) / 100).toBeCloseTo(0.75, 1);
    expect(Number(alone) / 100).toBeCloseTo(0.25, 1);
  }
});

test('a random seed is printed, so that the run can be repeated', async () => {
  const { out } = await coinsMura(['simulate', 'coins', '--matches', '5']);
  const seed = /seed (\d+)/.exec(out)?.[1] ?? '';
  expect((await coinsMura(['simulate', 'coins', '--matches', '5', '--seed', seed])).out).toBe(out);
});
