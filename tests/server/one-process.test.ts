import { describe } from 'vitest';
import { proveClubs } from './clubs.suite.ts';
import { proveMyData } from './my-data.suite.ts';
import { provePeople } from './people.suite.ts';
import { proveRevoking } from './revoking.suite.ts';
import { proveSecrecy } from './secrets.suite.ts';
import { oneProcess, shared } from './served.ts';
import { proveSockets } from './socket.suite.ts';

/** What `cluster.long.test.ts` proves of three processes, of one; what takes longer is in `one-process.long.test.ts`. */
const start = shared(oneProcess);

describe('one process', () => {
  describe('sockets', () => proveSockets(start));
  describe('secrecy', () => proveSecrecy(start));
  proveMyData(start);
  describe('clubs', () => proveClubs(start));
  describe('people', () => provePeople(start));
  describe('revoking', () =>
    proveRevoking(async () => {
      const { origin } = await start();
      return { here: origin, there: origin };
    }));
});
