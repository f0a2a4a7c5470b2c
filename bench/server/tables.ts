import type { WebSocket } from 'ws';
import type { Now } from '../../src/engine/runner.ts';
import { GAMES, gameCalled } from '../../src/games/loaded.ts';
import { applyChange } from '../../src/protocol/changes.ts';
import { Player } from '../../tests/server/player.ts';
import { begunTable } from '../../tests/server/tables.ts';
import { type Host, playAt } from './hosts.ts';
import { type Rig, type Sample, Tally } from './measuring.ts';
import { cpuMsOf, familyCpuMsOf } from './processes.ts';

export interface Tables extends Rig {
  readonly sockets: number;
  /** The sizes of messages since the last call. */
  sample(): Sample;
  /** Ends the server, and checks its log. */
  close(): Promise<Closed>;
}

export interface Closed {
  /** Everything the server sent for one play, to everybody who sits there. */
  readonly bytesPerPlay: number;
  /** Acknowledged plays that are not in the log afterwards. */
  readonly lost: number;
}

/** How many tables are set up at once. */
const AT_ONCE = 20;

/** A client that plays random moves at one table after another, as soon as it is its turn. */
class RandomSeat {
  readonly #send: (text: string) => void;
  readonly #load: Load;
  #table = '';
  #now: Now | null = null;
  /** How many steps there were when it last played. */
  #playedAt = -1;
  #client = '';
  #sentAt = 0;
  #asked = 0;

  constructor(send: (text: string) => void, load: Load) {
    this.#send = send;
    this.#load = load;
  }

  /** Plays on if it is its turn: called when the load begins. */
  go(): void {
    this.#play();
  }

  sit(table: string): void {
    this.#table = table;
    this.#client = '';
    this.#now = null;
    this.#playedAt = -1;
    this.#send(JSON.stringify({ do: 'watch', table, have: 0, changes: true }));
  }

  hear(text: string): void {
    const message = JSON.parse(text);
    if (message.table !== this.#table) return;
    if (message.say === 'steps' || message.say === 'changes') {
      this.#load.told(text.length);
      const now: Now = message.say === 'steps' ? message.now : applyChange(this.#now, message.now);
      this.#now = now;
      if (now.view.turn.kind === 'over') this.#load.over(this.#table);
      this.#play();
    } else if (message.say === 'played' && message.client === this.#client) {
      this.#load.played(
        this.#table,
        message.number,
        this.#client,
        performance.now() - this.#sentAt,
        this.#asked,
        text.length,
      );
      this.#client = '';
      this.#play();
    } else if (message.say === 'refused') throw new Error(`refused: ${text}`);
  }

  #play(): void {
    if (!this.#now || !this.#load.isPlaying) return;
    const { number, moves } = this.#now;
    // The steps of its own play come before the acknowledgement.
    if (this.#client !== '' || moves.length === 0 || number === this.#playedAt) return;
    this.#playedAt = number;
    this.#client = `c${this.#load.sent++}`;
    this.#sentAt = performance.now();
    const move = moves[Math.floor(Math.random() * moves.length)];
    const text = JSON.stringify({ do: 'play', table: this.#table, number, client: this.#client, move });
    this.#asked = text.length;
    this.#send(text);
  }
}

/** What all seats together do. */
class Load {
  readonly tally = new Tally();
  readonly acknowledged: { readonly table: string; readonly number: number; readonly client: string }[] = [];
  readonly over: (table: string) => void;
  /** Nobody plays before all tables are set up, nor while others are measured. */
  isPlaying = false;
  #sizes = new Sizes();
  /** Bytes while it was measured. */
  bytes = 0;
  sent = 0;

  constructor(over: (table: string) => void) {
    this.over = over;
  }

  told(bytes: number): void {
    this.#sizes.told.add(bytes);
    if (this.tally.isMeasured) this.bytes += bytes;
  }

  played(table: string, number: number, client: string, ms: number, asked: number, answered: number): void {
    this.acknowledged.push({ table, number, client });
    this.tally.add(ms);
    this.#sizes.asked.add(asked);
    this.#sizes.played.add(answered);
  }

  sample(): Sample {
    const { asked, told, played } = this.#sizes;
    this.#sizes = new Sizes();
    return { askedBytes: asked.mean, toldBytes: told.mean, playedBytes: played.mean };
  }
}

class Sizes {
  readonly asked = new Mean();
  readonly told = new Mean();
  readonly played = new Mean();
}

class Mean {
  #sum = 0;
  #count = 0;

  add(size: number): void {
    this.#sum += size;
    this.#count++;
  }

  get mean(): number {
    return Math.round(this.#sum / this.#count);
  }
}

/** `areApart`: the people of a table connect to different processes. */
export async function openTables(
  host: Host,
  tables: number,
  game: string,
  areApart: boolean,
): Promise<Tables> {
  const games = game === 'all' ? GAMES : [gameCalled(game)].filter(found => found !== undefined);
  if (games.length === 0) throw new Error(`there is no game ${game}`);
  const sittings = new Map<string, () => void>();
  const load = new Load(table => sittings.get(table)?.());
  const seated: RandomSeat[] = [];

  async function setUp(index: number): Promise<void> {
    const { id: game, seats: allowed } = games[index % games.length];
    const originOf = (seat: number) => host.origins[(index + (areApart ? seat : 0)) % host.origins.length];
    const people = await Promise.all(
      Array.from({ length: allowed.min }, (_, seat) => Player.arrive(originOf(seat))),
    );
    const seats = await Promise.all(
      people.map(async player => {
        const seat = new RandomSeat(text => socket.send(text), load);
        const socket = await openSocket(player, text => seat.hear(text));
        seated.push(seat);
        return seat;
      }),
    );
    let current = '';
    async function sitDown(): Promise<void> {
      // The explorer learns from public matches, with a tenth of a core per process however many plays are made meanwhile.
      const { id } = await begunTable(people, { game, isRated: false, isPublic: false });
      current = id;
      let isLeft = false;
      // When it is over, everybody gets up and sits down at another table.
      sittings.set(id, () => {
        if (isLeft || current !== id) return;
        isLeft = true;
        sittings.delete(id);
        sitDown().catch(() => {});
      });
      for (const seat of seats) seat.sit(id);
    }
    await sitDown();
  }

  for (let first = 0; first < tables; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, tables - first);
    await Promise.all(Array.from({ length: count }, (_, index) => setUp(first + index)));
  }
  const services = Object.entries(host.services).map(([name, pid]) => [name, () => familyCpuMsOf(pid)]);
  return {
    cpuMs: {
      server: () => cpuMsOf(host.pids),
      ...Object.fromEntries(services),
      load: () => cpuMsOf([process.pid]),
    },
    tally: load.tally,
    get sent() {
      return load.sent;
    },
    get done() {
      return load.acknowledged.length;
    },
    sockets: seated.length,
    go() {
      load.isPlaying = true;
      for (const seat of seated) seat.go();
    },
    rest() {
      load.isPlaying = false;
    },
    sample: () => load.sample(),
    async close() {
      const plays = await host.stop();
      const lost = load.acknowledged.filter(
        ({ table, number, client }) => plays.get(playAt(table, number)) !== client,
      ).length;
      return { bytesPerPlay: Math.round(load.bytes / load.tally.latencies.count), lost };
    },
  };
}

async function openSocket(player: Player, hear: (text: string) => void): Promise<WebSocket> {
  const opened = await player.connectRaw();
  opened.on('message', data => hear(String(data)));
  opened.on('error', () => {});
  return opened;
}
