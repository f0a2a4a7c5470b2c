import { statSync } from 'node:fs';
import { Random } from '../../src/engine/random.ts';
import { limitFiles } from '../faults/full-disk.ts';
import { Crowding } from '../fuzz/crowding.ts';
import type { Wire } from '../server/wire.ts';
import type { Fault, Kind } from './plan.ts';
import { STORMY, USUAL, type World } from './world.ts';

const HOUR_MS = 60 * 60 * 1000;
const LONGEST_DELAY_MS = 400;
/** What is left on a full disk. */
const LEFT_KILOBYTES = 300;
const FLOODING_SOCKETS = 20;

/** Strikes, and resolves to how to mend it. */
type Strike = (world: World, fault: Fault) => Promise<() => Promise<void> | void>;

export const STRIKES: Readonly<Record<Kind, Strike>> = {
  kill: async (world, { member }) => {
    await world.cluster.kill(world.members[member]);
    return () => world.startMember(member);
  },
  restart: async (world, { member }) => {
    const code = await world.cluster.stop(world.members[member]);
    if (code !== 0) throw new Error(`a server that was asked to end ended with ${code}`);
    return () => world.startMember(member);
  },
  pause: async (world, { member, much }) => {
    const paused = world.members[member];
    process.kill(paused.server.pid, 'SIGSTOP');
    // Some load balancers notice, and others do not.
    if (much < 0.5) world.cluster.leaveOut(paused);
    return () => {
      process.kill(paused.server.pid, 'SIGCONT');
      if (much < 0.5) world.cluster.readmit(paused);
    };
  },
  'clock jumps': async (world, { member, much }) => {
    world.setClock(member, jump(much));
    return () => world.setClock(member, 0);
  },
  'PostgreSQL cut': onWire(toPostgres, wire => wire.cut()),
  'PostgreSQL slow': onWire(toPostgres, (wire, { much }) => wire.delay(much * LONGEST_DELAY_MS)),
  'PostgreSQL silent': onWire(toPostgres, wire => wire.stop()),
  'PostgreSQL answers lost': onWire(toPostgres, wire => wire.loseAnswers()),
  'PostgreSQL questions lost': onWire(toPostgres, wire => wire.loseQuestions()),
  'Redis cut': onWire(toRedis, wire => wire.cut()),
  'Redis slow': onWire(toRedis, (wire, { much }) => wire.delay(much * LONGEST_DELAY_MS)),
  'Redis silent': onWire(toRedis, wire => wire.stop()),
  'Redis answers lost': onWire(toRedis, wire => wire.loseAnswers()),
  'Redis questions lost': onWire(toRedis, wire => wire.loseQuestions()),
  'PostgreSQL killed': async ({ cluster }) => {
    await cluster.postgres.kill();
    return () => cluster.postgres.start();
  },
  'PostgreSQL disk full': async ({ cluster, disk }, { much }) => {
    disk?.fill(Math.floor(much * LEFT_KILOBYTES));
    return () => {
      disk?.free();
      return cluster.postgres.recover();
    };
  },
  'Redis killed': async ({ cluster }) => {
    await cluster.redis.kill();
    return () => cluster.redis.start();
  },
  'Redis paused': async ({ cluster: { redis } }) => {
    process.kill(redis.pid, 'SIGSTOP');
    return () => {
      process.kill(redis.pid, 'SIGCONT');
    };
  },
  'people cut': onWire(toPeople, wire => wire.cut()),
  'people slow': onWire(toPeople, (wire, { much }) => wire.delay(much * LONGEST_DELAY_MS)),
  'people silent': onWire(toPeople, wire => wire.stop()),
  'people get no answers': onWire(toPeople, wire => wire.loseAnswers()),
  'people are not heard': onWire(toPeople, wire => wire.loseQuestions()),
  'alone: kill': async world => {
    await world.alone.kill();
    return () => world.startAlone();
  },
  'alone: restart': async world => {
    const code = await world.alone.stop();
    if (code !== 0) throw new Error(`a server that was asked to end ended with ${code}`);
    return () => world.startAlone();
  },
  'alone: pause': async ({ alone }) => {
    process.kill(alone.pid, 'SIGSTOP');
    return () => {
      process.kill(alone.pid, 'SIGCONT');
    };
  },
  'alone: clock jumps': async (world, { much }) => {
    world.setClock('alone', jump(much));
    return () => world.setClock('alone', 0);
  },
  'alone: disk full': async ({ alone, place }) => {
    limitFiles(alone, statSync(`${place.data}-wal`, { throwIfNoEntry: false })?.size ?? 0);
    return () => limitFiles(alone, 'unlimited');
  },
  flood: async (world, fault) => {
    const flooding = flood(world, fault);
    return () => flooding;
  },
  'undo storm': async world => {
    world.mood = STORMY;
    return () => {
      world.mood = USUAL;
    };
  },
};

/** Up to a day and a half, forward or back. */
function jump(much: number): number {
  return Math.round((much - 0.3) * 50 * HOUR_MS);
}

function onWire(
  which: (world: World, fault: Fault) => Wire,
  strike: (wire: Wire, fault: Fault) => void,
): Strike {
  return async (world, fault) => {
    const wire = which(world, fault);
    strike(wire, fault);
    return () => wire.heal();
  };
}

function toPostgres({ members }: World, { member }: Fault): Wire {
  return members[member].toPostgres;
}

function toRedis({ members }: World, { member }: Fault): Wire {
  return members[member].toRedis;
}

function toPeople({ cluster }: World): Wire {
  return cluster.balancer;
}

/** Everything at once from one address against one process. What becomes of the flood itself does not matter. */
async function flood(world: World, { member, much }: Fault): Promise<void> {
  const isAlone = much < 0.3;
  const { crowd } = world.visitors[isAlone ? 1 : 0];
  const { origin } = isAlone ? world.alone : world.members[member].server;
  const table = crowd.tables.at(0);
  if (table === undefined) return;
  try {
    const crowding = await Crowding.begin(origin, table);
    try {
      await crowding.silentLines(20);
      await crowding.halfRequests(20);
      await crowding.brokenUpgrades(40, new Random(Math.floor(much * 2 ** 30)));
      const sockets = await crowding.sockets(FLOODING_SOCKETS);
      await crowding.shout(sockets, 300);
      await crowding.requests(300);
    } finally {
      crowding.end();
    }
  } catch {
    // Something else struck the process that was flooded.
  }
}
