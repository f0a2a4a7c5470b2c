import { describe } from 'vitest';
import { proveClubs } from './clubs.suite.ts';
import { oneProcess } from './served.ts';

describe('clubs', () => proveClubs(oneProcess));
