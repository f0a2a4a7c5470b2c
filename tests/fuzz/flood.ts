import type { Random } from '../../src/engine/random.ts';
import { Crowding } from './crowding.ts';
import { Peaceful } from './peaceful.ts';
import { Target } from './target.ts';

const SOCKETS = 20;
const LIMITS = {
  SOCKETS_PER_ADDRESS: String(SOCKETS),
  READS_PER_MINUTE: '1200',
  MESSAGES_PER_10_SECONDS: '200',
  SOCKET_BUFFER: '65536',
};

/** Everything at once from one address, against a server's usual limits. Throws if anybody else is affected. */
export async function flood(random: Random): Promise<void> {
  const target = await Target.start(LIMITS);
  try {
    const { origin } = target.server;
    const others = await Peaceful.begin(origin);
    const crowding = await Crowding.begin(origin, target.tables[0].id);
    await crowding.silentLines(40);
    await crowding.halfRequests(40);
    await crowding.brokenUpgrades(120, random);
    await target.checkHealth();
    await others.goOn(5);
    const sockets = await crowding.sockets(5 * SOCKETS);
    if (sockets.length > SOCKETS) throw new Error(`${sockets.length} sockets of one address were let in`);
    await Promise.all([crowding.shout(sockets, 500), others.goOn(10)]);
    const codes = await crowding.requests(2000);
    if (!codes.has('429')) throw new Error('a flood of requests was not refused');
    await Promise.all([crowding.pour(50), others.goOn(5)]);
    await others.goOn(5);
    crowding.end();
    await target.checkHealth();
    await others.end();
    await target.stop();
  } finally {
    await target.remove();
  }
}
