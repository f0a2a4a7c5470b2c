import { afterAll, describe } from 'vitest';
import { proveClubs } from './clubs.suite.ts';
import { Cluster } from './cluster.ts';
import { proveEvents } from './events.suite.ts';
import { proveMyData } from './my-data.suite.ts';
import { provePairing } from './pairing.suite.ts';
import { provePeople } from './people.suite.ts';
import { provePlaying } from './play.suite.ts';
import { proveSecrecy } from './secrets.suite.ts';
import type { Served } from './served.ts';
import { proveSockets } from './socket.suite.ts';
import { proveTables } from './tables.suite.ts';

/** Everything that one process promises, over three behind a load balancer that gives each connection to the next. */
let cluster: Promise<Cluster> | undefined;
const start = async (): Promise<Served> => {
  cluster ??= Cluster.start(3);
  return { origin: (await cluster).origin, remove: async () => {} };
};
afterAll(async () => (await cluster)?.remove());

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
