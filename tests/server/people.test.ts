import { describe } from 'vitest';
import { provePeople } from './people.suite.ts';
import { oneProcess } from './served.ts';

describe('people', () => provePeople(oneProcess));
