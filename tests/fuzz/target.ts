import type { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { GAMES, gameCalled } from '../../src/games/loaded.ts';
import type { Message } from '../../src/protocol/socket.ts';
import type { TableInfo } from '../../src/protocol/words.ts';
import { openPostgres } from '../../src/server/store/postgres-store.ts';
import { openSqlite } from '../../src/server/store/sqlite-store.ts';
import type { Store } from '../../src/server/store/store.ts';
import { keyAt } from '../../src/server/tables/drawing.ts';
import { Player } from '../server/player.ts';
import { Place, type RunningServer } from '../server/process.ts';
import { arrivals, begunTable, fewestSeats } from '../server/tables.ts';
import { memoryOf } from './memory.ts';
import { pick } from './mutate.ts';

/** How many views that strangers were shown are compared with what they may know. */
const VIEWS_KEPT = 2000;

interface Secret {
  readonly what: string;
  /** The table where it is a secret until the match is over. */
  readonly table?: string;
}

interface Shown {
  readonly player: string;
  readonly message: Message & { readonly say: 'steps' };
}

/**
 * A real server with a table of every game in progress, an attacker at each, and one table that no attacker may know
 * about. The test reads the server's file, so it knows everything that is hidden.
 */
export class Target {
  readonly server: RunningServer;
  readonly tables: readonly TableInfo[];
  readonly hidden: TableInfo;
  readonly #place: Place;
  readonly #store: Store;
  readonly #owners: readonly Player[];
  #attackers: Player[];
  readonly #secrets = new Map<string, Secret>();
  readonly #shown: Shown[] = [];
  #shownCount = 0;

  private constructor(
    place: Place,
    server: RunningServer,
    store: Store,
    people: { readonly owners: readonly Player[]; readonly attackers: readonly Player[] },
    tables: readonly TableInfo[],
    hidden: TableInfo,
  ) {
    this.#place = place;
    this.server = server;
    this.#store = store;
    this.#owners = people.owners;
    this.#attackers = [...people.attackers];
    this.tables = tables;
    this.hidden = hidden;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<Target> {
    const place = new Place();
    const server = await place.start(settings);
    const { origin } = server;
    const [owners, attackers] = await Promise.all([arrivals(origin, 6), arrivals(origin, GAMES.length)]);
    const tables: TableInfo[] = [];
    for (const [index, { id: game }] of GAMES.entries()) {
      const people = [attackers[index], ...owners.slice(0, fewestSeats(game) - 1)];
      tables.push(await begunTable(people, { game, isRated: false }));
    }
    const hidden = await begunTable(owners.slice(0, 3), { game: 'die-mauer', isPublic: false });
    const { DATABASE_URL } = settings;
    const store = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openSqlite(place.data);
    const target = new Target(place, server, store, { owners, attackers }, tables, hidden);
    for (const player of owners)
      target.#secrets.set(player.cookie.split('=')[1], { what: 'the cookie of somebody else' });
    target.#secrets.set(hidden.you.invite ?? '', { what: 'the invite to a table of others' });
    for (const { id } of [...tables, hidden]) {
      const seed = (await store.table(id))?.seed;
      if (seed === undefined) throw new Error('no seed');
      target.#secrets.set(seed, { what: `the seed of ${id}`, table: id });
    }
    return target;
  }

  get memory(): number {
    return memoryOf(this.server.pid);
  }

  attacker(random: Random): Player {
    return pick(random, this.#attackers);
  }

  /** An attacker who may sign out, or delete itself. */
  async somebodyNew(): Promise<Player> {
    return Player.arrive(this.server.origin);
  }

  /** An id that attackers have reason to use. */
  someId(random: Random): string {
    return pick(random, [
      ...this.tables.map(({ id }) => id),
      this.hidden.id,
      ...this.#owners.map(({ id }) => id),
      ...this.#attackers.map(({ id }) => id),
      'nosuchthing',
    ]);
  }

  /** Throws if what an attacker was sent contains anything hidden. The seed of a finished match is not. */
  async checkSecrecy(sent: string): Promise<void> {
    for (const [secret, { what, table }] of this.#secrets) {
      if (!sent.includes(secret)) continue;
      const isOver = table !== undefined && (await this.#store.table(table))?.status === 'over';
      if (!isOver) throw new Error(`it tells ${what}: ${sent.slice(0, 2000)}`);
    }
  }

  /** Keeps what an attacker was shown, to be compared at the end. */
  wasShown(player: string, message: Message): void {
    if (message.say !== 'steps' && 'table' in message && message.table === this.hidden.id) {
      if (message.say !== 'error' && message.say !== 'refused')
        throw new Error('it tells of a table of others');
    }
    if (message.say !== 'steps') return;
    this.#shown[this.#shownCount++ % VIEWS_KEPT] = { player, message };
  }

  /** Throws if an attacker was ever shown more of a match than it may know. Resolves to the number of views compared. */
  async checkViews(): Promise<number> {
    const byTable = Map.groupBy(this.#shown, ({ message }) => message.table);
    for (const [id, shown] of byTable) {
      const stored = await this.#store.table(id);
      const game = stored && gameCalled(stored.game);
      if (!game || stored.seed === undefined) continue;
      const rows = await this.#store.rows(id, 0);
      const info = await this.#owners[0].ask('table', { id });
      const rules = {
        game,
        seats: info.seats.filter(({ kind }) => kind !== 'closed').length,
        options: stored.options,
        key: keyAt(stored),
        begunAt: 0,
      };
      for (const { player, message } of shown) {
        const { match } = new Runner(rules, rows.slice(0, message.now.number));
        const seat = info.seats.findIndex(one => one.player === player);
        const may = JSON.stringify(inOrder(match.view(seat < 0 ? 'spectator' : seat)));
        if (JSON.stringify(inOrder(message.now.view)) !== may) {
          throw new Error(
            `at ${id}, seat ${seat} saw ${JSON.stringify(message.now.view)} and may see ${may}`,
          );
        }
      }
    }
    return this.#shown.length;
  }

  /** Throws unless the server is up, healthy, and has logged no complaints. */
  async checkHealth(): Promise<void> {
    const health = await fetch(`${this.server.origin}/healthz`).catch(() => null);
    if (health?.status !== 200) throw new Error(`the server is not well: ${this.server.output.slice(-4000)}`);
    const complaint = this.server.output
      .split('\n')
      .find(line => /unhandled|failed|"level":[56]0/i.test(line));
    if (complaint) throw new Error(`the server says: ${complaint}`);
  }

  /** Asks it to shut down, and throws unless it does so cleanly. */
  async stop(): Promise<void> {
    await this.#store.close();
    const code = await this.server.stop();
    if (code !== 0) throw new Error(`the server ended with ${code}: ${this.server.output}`);
  }

  async remove(): Promise<void> {
    await this.#place.remove();
  }
}

function inOrder(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(inOrder);
  if (typeof json !== 'object' || json === null) return json;
  const fields = Object.entries(json).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, inOrder(value)]),
  );
}
