import { afterAll, describe } from 'vitest';
import { Cluster } from './cluster.ts';
import { proveRevoking } from './revoking.suite.ts';

let cluster: Cluster | undefined;
afterAll(() => cluster?.remove());

describe('at another process, with PostgreSQL and Redis', () => {
  proveRevoking(async () => {
    cluster = await Cluster.start(2);
    const [here, there] = cluster.members.map(({ server }) => server.origin);
    return { here, there };
  });
});
