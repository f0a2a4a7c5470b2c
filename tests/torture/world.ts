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
import { MEMBERS } from './plan.ts';

/** Room for the database for many hours. */
const DISK_MEGABYTES = 2048;
/** How often a process is started before it is said that it does not. */
const STARTS = 5;

export const USUAL: Mood = { thinkMs: 250, undoes: 0.03, asks: 0 };
export const STORMY: Mood = { thinkMs: 20, undoes: 0.5, asks: 0.1 };

/** Everything that is tortured: a cluster of three, one process alone with its file, and the people at both. */
export class World {
  readonly cluster: Cluster;
  readonly members: Member[];
  /** Where the database of the cluster is; null where nobody may have such a disk. */
  readonly disk: SmallDisk | null;
  /** Of the one that is alone. */
  readonly place: Place;
  alone: RunningServer;
  readonly crowds: readonly { readonly crowd: Crowd; readonly store: Store }[];
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
    const crowd = (origin: () => string, store: Store, count: number) => ({
      crowd: new Crowd(origin, { tables: count, mood, proof: { store, onFault } }),
      store,
    });
    this.crowds = [
      crowd(() => cluster.origin, stores.cluster, tables),
      crowd(() => this.alone.origin, stores.alone, Math.ceil(tables / 3)),
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

  get acknowledged(): number {
    return this.crowds.reduce((sum, { crowd }) => sum + crowd.acknowledged, 0);
  }

  get servers(): readonly RunningServer[] {
    return [...this.members.map(({ server }) => server), this.alone];
  }

  /** Another process in the place of one that is no more. */
  async startMember(index: number): Promise<void> {
    this.members[index] = await patiently(() =>
      this.cluster.add(settings(this.cluster.place, `member ${index}`)),
    );
  }

  async startAlone(): Promise<void> {
    this.alone = await patiently(() => this.place.start(settings(this.place, 'alone')));
  }

  /** From now on the clock of this one is off by so much. */
  setClock(who: number | 'alone', offByMs: number): void {
    const [place, name] = who === 'alone' ? [this.place, who] : [this.cluster.place, `member ${who}`];
    writeFileSync(clockFile(place, name), String(offByMs));
  }

  /** Everybody stops and all is proven once more; all processes end when they are asked to. Resolves to what was wrong. */
  async end(): Promise<string[]> {
    const faults: string[] = [];
    for (const { crowd, store } of this.crowds) {
      faults.push(...(await crowd.faults(store)));
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

/** Limits that floods come up against and people do not, and a clock that can be made to jump. */
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

/** A process that finds no database when it starts says so and ends. */
async function patiently<T>(start: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === STARTS || !/cannot be used/.test(String(error))) throw error;
    }
  }
}
