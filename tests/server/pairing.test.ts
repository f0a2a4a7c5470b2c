import { describe } from 'vitest';
import { provePairing } from './pairing.suite.ts';
import { oneProcess } from './served.ts';

describe('pairing', () => provePairing(oneProcess));
