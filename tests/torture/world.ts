import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import type { Store } from '../../src/server/store/store.ts';
import { Crowd } from '../faults/crowd.ts';
import { SmallDisk } from '../faults/full-disk.ts';
import { Cluster, type Member } from '../server/cluster.ts';
import { Place, type RunningServer } from '../server/process.ts';
import type { Mood } from '../server/stubborn.ts';
import type { Company } from './company.ts';
import { DealPlayers } from './dealt.ts';
import { Evenings } from './evenings.ts';
import { MEMBERS } from './plan.ts';

/** Room for the database for many hours. */
const DISK_MEGABYTES = 2048;
/** How often to try to start a process before giving up. */
const STARTS = 5;

export const USUAL: Mood = { thinkMs: 250, undoes: 0.03, asks: 0 };
export const STORMY: Mood = { thinkMs: 20, undoes: 0.5, asks: 0.1 };

export interface Counts {
  readonly plays: number;
  readonly tables: number;
  readonly events: number;
  readonly deals: number;
}

/** How many clubs hold events at the cluster; the single process has one. */
const CLUBS = 2;

/** The people at the cluster, or at the single process. */
interface Visitors {
  readonly store: Store;
  readonly crowd: Crowd;
  readonly evenings: Evenings;
  readonly deals: DealPlayers;
}

/** Everything that is tortured: a cluster of three, one process alone with its file, and the people at both. */
export class World {
  readonly cluster: Cluster;
  readonly members: Member[];
  /** The disk of the cluster's database; null if such a disk is not allowed. */
  readonly disk: SmallDisk | null;
  /** The place of the single process. */
  readonly place: Place;
  alone: RunningServer;
  /** At the cluster, and at the single process. */
  readonly visitors: readonly [Visitors, Visitors];
  mood = USUAL;

  private constructor(
    cluster: Cluster,
    members: Member[],
    disk: SmallDisk | null,
    place: Place,
    alone: RunningServer,
    stores: { readonly cluster: Store; readonly alone: Store },
    tables: number,
    onFault: (fault: string) => void,
  ) {
    this.cluster = cluster;
    this.members = members;
    this.disk = disk;
    this.place = place;
    this.alone = alone;
    const mood = () => this.mood;
    const visitors = (origin: () => string, store: Store, count: number, clubs: number): Visitors => {
      const proven = { origin, store, onFault };
      return {
        store,
        crowd: new Crowd(origin, { tables: count, mood, proof: proven }),
        evenings: new Evenings(proven, clubs, mood),
        deals: new DealPlayers(proven),
      };
    };
    this.visitors = [
      visitors(() => cluster.origin, stores.cluster, tables, CLUBS),
      visitors(() => this.alone.origin, stores.alone, Math.ceil(tables / 3), 1),
    ];
  }

  static async make(tables: number, onFault: (fault: string) => void): Promise<World> {
    const disk = SmallDisk.mount(DISK_MEGABYTES);
    const cluster = await Cluster.start(0, {}, disk ? { within: disk.folder } : {});
    const members: Member[] = [];
    for (let index = 0; index < MEMBERS; index++) {
      members.push(await cluster.add(settings(cluster.place, `member ${index}`)));
    }
    const place = new Place();
    const alone = await place.start(settings(place, 'alone'));
    const stores = { cluster: await openPostgres(cluster.postgres.url), alone: await openSqlite(place.data) };
    return new World(cluster, members, disk, place, alone, stores, tables, onFault);
  }

  get companies(): readonly Company[] {
    return this.visitors.flatMap(({ crowd, evenings, deals }) => [crowd, evenings, deals]);
  }

  /** Acknowledged plays, tables begun, events played to the end, and accepted lines of deals. */
  get counts(): Counts {
    const sum = (of: (visitors: Visitors) => number) => this.visitors.reduce((all, one) => all + of(one), 0);
    return {
      plays: sum(({ crowd, evenings }) => crowd.acknowledged + evenings.acknowledged),
      tables: sum(({ crowd }) => crowd.begun),
      events: sum(({ evenings }) => evenings.played),
      deals: sum(({ deals }) => deals.taken),
    };
  }

  get servers(): readonly RunningServer[] {
    return [...this.members.map(({ server }) => server), this.alone];
  }

  /** Starts another process in place of one that is gone. */
  async startMember(index: number): Promise<void> {
    this.members[index] = await patiently(() =>
      this.cluster.add(settings(this.cluster.place, `member ${index}`)),
    );
  }

  async startAlone(): Promise<void> {
    this.alone = await patiently(() => this.place.start(settings(this.place, 'alone')));
  }

  /** From now on the clock of this process is off by this much. */
  setClock(who: number | 'alone', offByMs: number): void {
    const [place, name] = who === 'alone' ? [this.place, who] : [this.cluster.place, `member ${who}`];
    writeFileSync(clockFile(place, name), String(offByMs));
  }

  /**
   * Everybody stops and everything is checked once more; all processes shut down when asked. Resolves to what was
   * wrong.
   */
  async end(): Promise<string[]> {
    const faults: string[] = [];
    for (const { crowd, evenings, deals, store } of this.visitors) {
      for (const company of [crowd, evenings, deals]) faults.push(...(await company.faults(store)));
      await store.close();
    }
    for (const server of this.servers) {
      const code = await server.stop();
      if (code !== 0) faults.push(`a server that was asked to end ended with ${code}`);
    }
    return faults;
  }

  async remove(): Promise<void> {
    await this.cluster.remove();
    await this.place.remove();
    this.disk?.remove();
  }
}

/** Limits that floods reach and people do not, and a clock that can be made to jump. */
function settings(place: Place, name: string): Record<string, string> {
  const file = clockFile(place, name);
  writeFileSync(file, '0');
  return {
    MESSAGES_PER_10_SECONDS: '3000',
    SOCKET_BUFFER: '262144',
    HEARTBEAT_SECONDS: '5',
    JUMPING_CLOCK: file,
    NODE_OPTIONS: `--import ${new URL('jumping-clock.ts', import.meta.url)}`,
  };
}

function clockFile(place: Place, name: string): string {
  return join(place.folder, `clock of ${name}`);
}

/** A process that finds no database when it starts says so and exits. */
async function patiently<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === STARTS || !/cannot be used/.test(String(error))) throw error;
    }
  }
}
