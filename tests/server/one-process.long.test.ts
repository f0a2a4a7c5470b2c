import { describe } from 'vitest';
import { proveDays } from './days.suite.ts';
import { proveEvents } from './events.suite.ts';
import { provePairing } from './pairing.suite.ts';
import { provePlaying } from './play.suite.ts';
import { oneProcess, shared } from './served.ts';
import { proveTables } from './tables.suite.ts';

/** What takes longer of what one process promises; the rest is in `one-process.test.ts`. */
const start = shared(oneProcess);

describe('one process', () => {
  describe('playing', () => provePlaying(start));
  describe('tables', () => proveTables(start));
  describe('pairing', () => provePairing(start));
  describe('events', () => proveEvents(start));
  describe('days', () => proveDays(start));
});
