import { describe } from 'vitest';
import { proveClubs } from './clubs.suite.ts';
import { Cluster } from './cluster.ts';
import { proveEvents } from './events.suite.ts';
import { proveMyData } from './my-data.suite.ts';
import { provePairing } from './pairing.suite.ts';
import { provePeople } from './people.suite.ts';
import { provePlaying } from './play.suite.ts';
import { proveSecrecy } from './secrets.suite.ts';
import { shared } from './served.ts';
import { proveSockets } from './socket.suite.ts';
import { proveTables } from './tables.suite.ts';

/** Everything that one process promises, with three behind a load balancer that gives each connection to the next. */
const start = shared(() => Cluster.start(3));

describe('three processes', () => {
  describe('sockets', () => proveSockets(start));
  describe('secrecy', () => proveSecrecy(start));
  describe('playing', () => provePlaying(start));
  proveMyData(start);
  describe('tables', () => proveTables(start));
  describe('pairing', () => provePairing(start));
  describe('clubs', () => proveClubs(start));
  describe('events', () => proveEvents(start));
  describe('people', () => provePeople(start));
});
