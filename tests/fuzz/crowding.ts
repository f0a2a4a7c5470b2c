import { once } from 'node:events';
import { connect, type Socket as Line } from 'node:net';
import { WebSocket } from 'ws';
import type { Random } from '../../src/engine/random.ts';
import { Player } from '../server/player.ts';
import { inTime } from './fuzzing.ts';
import { someBytes } from './mutate.ts';

/** The address that floods come from. Peaceful players are at 127.0.0.1. */
const CROWDED = '127.0.0.2';
/** Requests sent on a connection before any is answered. More than that are not answered at all. */
const AT_ONCE = 10;

/** Somebody at one address who wants to leave nothing for others, with a bounded number of connections and messages. */
export class Crowding {
  readonly #origin: URL;
  readonly #lines = new Set<{ destroy(): void }>();
  readonly #cookie: string;
  readonly #table: string;

  private constructor(origin: string, cookie: string, table: string) {
    this.#origin = new URL(origin);
    this.#cookie = cookie;
    this.#table = table;
  }

  /** `table` is one that everybody may watch. */
  static async begin(origin: string, table: string): Promise<Crowding> {
    const { cookie } = await Player.arrive(origin);
    return new Crowding(origin, cookie, table);
  }

  /** Opens connections on which nothing is sent. */
  async silentLines(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#line()));
  }

  /** Opens connections on which a request begins but never ends. */
  async halfRequests(count: number): Promise<void> {
    for (let number = 0; number < count; number++) {
      const line = await this.#line();
      line.write(
        number % 2 === 0
          ? 'GET /api/tables HTTP/1.1\r\nhost: x\r\nx-'
          : 'POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
      );
    }
  }

  /** Asks to become a socket and breaks off at once, at every possible point. */
  async brokenUpgrades(count: number, random: Random): Promise<void> {
    for (let number = 0; number < count; number++) {
      const line = await this.#line();
      const path = number % 3 === 0 ? '/elsewhere' : '/socket';
      const cookie = number % 3 === 1 ? `cookie: ${this.#cookie}\r\n` : '';
      line.write(
        `GET ${path} HTTP/1.1\r\nhost: x\r\n${cookie}upgrade: websocket\r\nconnection: upgrade\r\n` +
          'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
      );
      if (number % 2 === 0) line.write(someBytes(random, 100));
      if (number % 4 < 2) line.resetAndDestroy();
      else if (number % 4 === 2) line.end();
    }
  }

  /** Opens as many sockets as it gets, all at once. Resolves to how many it got. */
  async sockets(count: number): Promise<readonly WebSocket[]> {
    const asked = Array.from({ length: count }, async () => {
      const socket = this.#socket();
      const isOpen = await inTime(
        'a socket or its refusal',
        Promise.race([once(socket, 'open').then(() => true), once(socket, 'close').then(() => false)]).catch(
          () => false,
        ),
      );
      return isOpen ? [socket] : [];
    });
    return (await Promise.all(asked)).flat();
  }

  /** Sends a lot on these sockets and reads nothing. */
  async shout(sockets: readonly WebSocket[], messages: number): Promise<void> {
    for (const socket of sockets) socket.pause();
    const text = JSON.stringify({ do: 'watch', table: this.#table, have: 0 });
    for (let message = 0; message < messages; message++) {
      for (const socket of sockets) if (socket.readyState === socket.OPEN) socket.send(text);
      // The rest of this process must get a turn, too.
      if (message % 20 === 0) await new Promise(resolve => setImmediate(resolve));
    }
  }

  /** Sends requests, a few at once, until one is refused or there were this many. Resolves to the answers' codes. */
  async requests(count: number): Promise<ReadonlySet<string>> {
    const line = await this.#line();
    const few = this.#request.repeat(AT_ONCE);
    const closed = ended(line);
    const codes = new Set<string>();
    for (let sent = 0; sent < count && !codes.has('429') && !line.destroyed; sent += AT_ONCE) {
      line.write(few);
      for (const code of await inTime('answers', answers(line, AT_ONCE, closed))) codes.add(code);
    }
    return codes;
  }

  /** Sends requests as fast as they can be written, on separate connections. Resolves when all of these are cut. */
  async pour(lines: number): Promise<void> {
    await Promise.all(
      Array.from({ length: lines }, async () => {
        const line = await this.#line();
        line.resume();
        line.write(this.#request.repeat(2000));
        await inTime('the end of a line that is flooded', ended(line));
      }),
    );
  }

  get #request(): string {
    return `GET /api/tables HTTP/1.1\r\nhost: x\r\ncookie: ${this.#cookie}\r\n\r\n`;
  }

  end(): void {
    for (const line of this.#lines) line.destroy();
    this.#lines.clear();
  }

  async #line(): Promise<Line> {
    const line = connect({ port: Number(this.#origin.port), host: '127.0.0.1', localAddress: CROWDED });
    line.on('error', () => {});
    this.#lines.add(line);
    await inTime('a line', Promise.race([once(line, 'connect'), once(line, 'close')]));
    return line;
  }

  #socket(): WebSocket {
    const socket = new WebSocket(`ws://${this.#origin.host}/socket`, {
      headers: { cookie: this.#cookie },
      localAddress: CROWDED,
    });
    socket.on('error', () => {});
    this.#lines.add({ destroy: () => socket.terminate() });
    return socket;
  }
}

/** The codes of this many answers, or of those that came before the connection was closed. */
function answers(line: Line, count: number, closed: Promise<void>): Promise<string[]> {
  let heard = '';
  const codes = () => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => code);
  return new Promise(resolve => {
    const hear = (chunk: Buffer) => {
      heard += chunk;
      if (codes().length >= count) end();
    };
    const end = () => {
      line.off('data', hear);
      resolve(codes());
    };
    line.on('data', hear);
    closed.then(end);
  });
}

/** A connection that breaks has ended, too. */
async function ended(line: Line): Promise<void> {
  if (!line.closed) await new Promise(resolve => line.once('close', resolve));
}
