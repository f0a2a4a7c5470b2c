import { describe } from 'vitest';
import { proveEvents } from './events.suite.ts';
import { oneProcess } from './served.ts';

describe('events', () => proveEvents(oneProcess));
