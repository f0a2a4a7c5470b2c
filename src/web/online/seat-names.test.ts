import { expect, test, vi } from 'vitest';
import type { TableSeat } from '../../protocol/words.ts';
import { speak } from '../frame/texts.ts';
import { seatName } from './seat-names.ts';

const person = (name: string | null): TableSeat => ({
  kind: 'person',
  player: 'abcd',
  name,
  isBotAccount: false,
  level: null,
  hasPromise: true,
  hasNonce: true,
  isReady: false,
  leave: null,
  state: 'here',
});

test('people whose names look alike are told apart, and guests have their seat numbers', async () => {
  // Only the page's language is set there.
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  const seats = [person('Ada'), person('Аdа'), person(null), person('ada'), person('Bob')];
  expect(seats.map(seatName)).toEqual(['Ada', 'Аdа (2)', 'Guest 3', 'ada (3)', 'Bob']);
});
