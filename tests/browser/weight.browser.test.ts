import { expect, inject, test } from 'vitest';
import { weigh } from '../../scripts/weigh.ts';

const MOST = 60_000;
const MOST_ONLINE = 20_000;

test('the home page needs at most 60 kB of compressed script, each board at most 60 kB more, online play 20 kB', async () => {
  const { home, boards, online } = await weigh(inject('built'));
  expect(home).toBeLessThanOrEqual(MOST);
  for (const [game, weight] of Object.entries(boards)) expect(weight, game).toBeLessThanOrEqual(MOST);
  expect(online).toBeLessThanOrEqual(MOST_ONLINE);
});
