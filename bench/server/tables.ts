import { readFileSync } from 'node:fs';
import type { WebSocket } from 'ws';
import { GAMES, gameCalled } from '../../src/games/index.ts';
import { Player } from '../../tests/server/player.ts';
import { Place } from '../../tests/server/process.ts';
import { begunTable } from '../../tests/server/tables.ts';
import { Latencies } from './latencies.ts';

export interface Measured {
  readonly tables: number;
  readonly sockets: number;
  readonly playsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** All that the server sends for one play, to all who sit there. */
  readonly bytesPerPlay: number;
  readonly rssMb: number;
  /** Acknowledged plays that are not in the log afterwards. */
  readonly lost: number;
  /** Processor time of the server, all threads. */
  readonly cpuMsPerPlay: number;
  readonly sample: Sample;
}

/** The size of the messages, for the yardstick. */
export interface Sample {
  readonly askedBytes: number;
  readonly toldBytes: number;
}

/** How many tables are set up at once. */
const AT_ONCE = 20;
export const WARM_UP_MS = 2000;

/** One who plays random moves at one table after the other, as soon as it is its turn. */
class RandomSeat {
  readonly #send: (text: string) => void;
  readonly #load: Load;
  #table = '';
  #now: { number: number; moves: readonly string[] } = { number: 0, moves: [] };
  #client = '';
  #sentAt = 0;
  #asked = 0;

  constructor(send: (text: string) => void, load: Load) {
    this.#send = send;
    this.#load = load;
  }

  /** Plays on, if it is its turn: when the load begins. */
  go(): void {
    this.#play();
  }

  sit(table: string): void {
    this.#table = table;
    this.#client = '';
    this.#send(JSON.stringify({ do: 'watch', table, have: 0 }));
  }

  hear(text: string): void {
    const message = JSON.parse(text);
    if (message.table !== this.#table) return;
    if (message.say === 'steps') {
      this.#load.told(text.length);
      if (message.now.view.turn.kind === 'over') this.#load.over(this.#table);
      this.#now = message.now;
      this.#play();
    } else if (message.say === 'played' && message.client === this.#client) {
      this.#load.played(
        this.#table,
        message.number,
        this.#client,
        performance.now() - this.#sentAt,
        this.#asked,
      );
      this.#client = '';
      this.#play();
    } else if (message.say === 'refused') throw new Error(`refused: ${text}`);
  }

  #play(): void {
    const { number, moves } = this.#now;
    // The steps of its own play come before the acknowledgement.
    if (!this.#load.isPlaying || this.#client !== '' || moves.length === 0) return;
    this.#now = { number, moves: [] };
    this.#client = `c${this.#load.nextClient()}`;
    this.#sentAt = performance.now();
    const move = moves[Math.floor(Math.random() * moves.length)];
    const text = JSON.stringify({ do: 'play', table: this.#table, number, client: this.#client, move });
    this.#asked = text.length;
    this.#send(text);
  }
}

/** What all seats together have done while it was measured. */
class Load {
  readonly latencies = new Latencies();
  readonly acknowledged: { readonly table: string; readonly number: number; readonly client: string }[] = [];
  readonly over: (table: string) => void;
  bytes = 0;
  messages = 0;
  asked = 0;
  isMeasured = false;
  /** Nobody plays before all tables stand, nor after the end. */
  isPlaying = false;
  #clients = 0;

  constructor(over: (table: string) => void) {
    this.over = over;
  }

  nextClient(): number {
    return this.#clients++;
  }

  told(bytes: number): void {
    if (!this.isMeasured) return;
    this.bytes += bytes;
    this.messages++;
  }

  played(table: string, number: number, client: string, ms: number, asked: number): void {
    this.acknowledged.push({ table, number, client });
    if (!this.isMeasured) return;
    this.latencies.add(ms);
    this.asked += asked;
  }
}

export async function measureTables(tables: number, seconds: number, game: string): Promise<Measured> {
  const games = game === 'all' ? GAMES : [gameCalled(game)].filter(found => found !== undefined);
  if (games.length === 0) throw new Error(`there is no game ${game}`);
  const place = new Place();
  const server = await place.start({ LOG_LEVEL: 'error' });
  const sittings = new Map<string, () => void>();
  const load = new Load(table => sittings.get(table)?.());
  const seated: RandomSeat[] = [];

  async function setUp(index: number): Promise<void> {
    const { id: game, seats: allowed } = games[index % games.length];
    const people = await Promise.all(Array.from({ length: allowed.min }, () => Player.arrive(server.origin)));
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
      const { id } = await begunTable(people, { game, isRated: false });
      current = id;
      let isLeft = false;
      // When it is over, all get up and sit down at another.
      sittings.set(id, () => {
        if (isLeft || !load.isPlaying || current !== id) return;
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
  load.isPlaying = true;
  for (const seat of seated) seat.go();
  await pause(WARM_UP_MS);
  load.isMeasured = true;
  const cpuBefore = cpuMsOf(server.pid);
  const begun = performance.now();
  await pause(seconds * 1000);
  const took = (performance.now() - begun) / 1000;
  load.isMeasured = false;
  load.isPlaying = false;
  const cpuMs = cpuMsOf(server.pid) - cpuBefore;
  const rssMb = memoryOf(server.pid);
  await server.stop();
  const lost = await countLost(place.data, load.acknowledged);
  await place.remove();
  const plays = load.latencies.count;
  return {
    tables,
    sockets: seated.length,
    playsPerSecond: Math.round(plays / took),
    p50Ms: load.latencies.at(0.5),
    p99Ms: load.latencies.at(0.99),
    bytesPerPlay: Math.round(load.bytes / plays),
    rssMb,
    lost,
    cpuMsPerPlay: Number((cpuMs / plays).toFixed(3)),
    sample: {
      askedBytes: Math.round(load.asked / plays),
      toldBytes: Math.round(load.bytes / load.messages),
    },
  };
}

async function openSocket(player: Player, hear: (text: string) => void): Promise<WebSocket> {
  const opened = await player.connectRaw();
  opened.on('message', data => hear(String(data)));
  opened.on('error', () => {});
  return opened;
}

async function countLost(data: string, acknowledged: Load['acknowledged']): Promise<number> {
  const { default: Database } = await import('better-sqlite3');
  const file = new Database(data, { readonly: true });
  const find = file.prepare<[string, number], { client: string }>(
    'SELECT client FROM log WHERE match = ? AND number = ?',
  );
  const lost = acknowledged.filter(({ table, number, client }) => find.get(table, number)?.client !== client);
  file.close();
  return lost.length;
}

export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

/** The processor time that a process has used, user and system; the kernel counts it in hundredths of a second. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
