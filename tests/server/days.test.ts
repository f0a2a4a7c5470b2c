import { describe } from 'vitest';
import { proveDays } from './days.suite.ts';
import { oneProcess } from './served.ts';

describe('days', () => proveDays(oneProcess));
