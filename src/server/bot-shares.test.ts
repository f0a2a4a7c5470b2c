import { expect, test } from 'vitest';
import { BotShares } from './bot-shares.ts';
import { FairShares } from './fair-shares.ts';

test('a player who has asked for more than a minute of thinking beyond their share waits until it is done', () => {
  let now = 0;
  const shares = new BotShares(new FairShares(() => now));
  for (let turn = 0; turn < 84; turn++) shares.take('eve', 1000, { isAbandoned: turn % 2 === 0 });
  expect(shares.secondsOver('eve')).toBe(24);
  expect(shares.secondsOver('ada')).toBe(0);
  now = 24_000;
  expect(shares.secondsOver('eve')).toBe(0);
});

test('players from one network share its part as soon as they are seen there', () => {
  const shares = new BotShares(new FairShares(() => 0));
  const guests = Array.from({ length: 400 }, (_, index) => `guest${index}`);
  for (const guest of guests) {
    shares.saw(guest, 'net');
    shares.take(guest, 1000, { isAbandoned: false });
  }
  expect(shares.secondsOver('guest7')).toBe(40);
});

test('matches in which only bots are left come last', () => {
  const shares = new BotShares(new FairShares(() => 0));
  const left = shares.take('eve', 1000, { isAbandoned: true });
  const busy = Array.from({ length: 100 }, () => shares.take('ada', 1000, { isAbandoned: false }));
  expect(left).toBeGreaterThan(Math.max(...busy));
});
