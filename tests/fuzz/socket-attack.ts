import { once } from 'node:events';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Random } from '../../src/engine/random.ts';
import { LIMITS } from '../../src/protocol/limits.ts';
import { PHRASES } from '../../src/protocol/phrases.ts';
import { Message, type Request } from '../../src/protocol/socket.ts';
import type { Player } from '../server/player.ts';
import { type Attack, inTime, type Tell } from './fuzzing.ts';
import { oneIn, pick, someBytes, spoiltBytes, spoiltJson, spoiltText } from './mutate.ts';
import { someRecord } from './record-attack.ts';
import type { Target } from './target.ts';

/** The most messages per visit. */
const MOST = 30;
/** The client id of the last message about each table. */
const LAST = 'last';

/** A visit by socket: messages that are valid, spoilt, cut, repeated and out of order, and all kinds of frames. */
export class SocketAttack implements Attack {
  readonly #target: Target;
  /** Moves and numbers that make sense, by table: heard from the server. */
  readonly #known = new Map<string, { readonly number: number; readonly moves: readonly string[] }>();

  constructor(target: Target) {
    this.#target = target;
  }

  async attempt(random: Random, tell: Tell): Promise<void> {
    const player = this.#target.attacker(random);
    const socket = new WebSocket(`${this.#target.server.origin.replace('http', 'ws')}/socket`, {
      headers: { cookie: player.cookie },
    });
    const line = new Promise<Socket>(resolve => socket.once('upgrade', answer => resolve(answer.socket)));
    await inTime('a socket', once(socket, 'open'));
    const faults: unknown[] = [];
    const texts: string[] = [];
    socket.on('error', () => {});
    socket.on('message', (data, isBinary) => {
      try {
        if (isBinary) throw new Error('the server never sends bytes');
        texts.push(String(data));
        this.#hear(player, String(data));
      } catch (error) {
        faults.push(error);
      }
    });
    const closed = once(socket, 'close');
    const frames = Array.from({ length: 1 + random.below(MOST) }, () => {
      const frame = this.#frame(random);
      // One that is too long ends the visit: few are, so that most visits run to their end.
      return oneIn(random, 20) ? frame : frame.slice(0, LIMITS.message / 4);
    });
    const shuffled = oneIn(random, 3) ? [...frames, ...frames] : frames;
    tell(
      JSON.stringify(shuffled.map(frame => (typeof frame === 'string' ? frame : frame.toString('latin1')))),
    );
    for (const frame of shuffled) if (socket.readyState === socket.OPEN) socket.send(frame);
    if (oneIn(random, 6)) socket.ping('x');
    if (oneIn(random, 8)) (await line).write(someBytes(random, 1 + random.below(200)));
    if (oneIn(random, 4)) socket.terminate();
    else if (socket.readyState === socket.OPEN) {
      await inTime('answers', Promise.race([this.#allAnswered(socket), closed]));
      socket.close();
    }
    await inTime('the end', closed);
    if (faults.length > 0) throw faults[0];
    await this.#target.checkSecrecy(texts.join('\n'));
  }

  /**
   * Messages about one table are answered in order: once an impossible undo was refused at each, everything before it
   * has been answered.
   */
  #allAnswered(socket: WebSocket): Promise<void> {
    const awaited = new Set(this.#target.tables.map(({ id }) => id));
    return new Promise(resolve => {
      socket.on('message', data => {
        const message: unknown = JSON.parse(String(data));
        const { say, client, table } = Object(message);
        if (say === 'refused' && client === LAST) awaited.delete(table);
        if (awaited.size === 0) resolve();
      });
      for (const table of awaited) {
        const last: Request = { do: 'undo', table, number: 2 ** 31, client: LAST };
        socket.send(JSON.stringify(last));
      }
    });
  }

  #hear(player: Player, text: string): void {
    const message = Message.parse(JSON.parse(text));
    if ('code' in message && message.code === 'failed') throw new Error(`it failed: ${text}`);
    this.#target.wasShown(player.id, message);
    if (message.say === 'steps') {
      const { number, moves } = message.now;
      // What a spectator is told has no moves.
      if (moves.length > 0) this.#known.set(message.table, { number, moves });
    }
  }

  #frame(random: Random): string | Buffer {
    const right = JSON.stringify(this.#request(random));
    switch (random.below(10)) {
      case 0:
        return spoiltBytes(random, Buffer.from(right));
      case 1:
        return someBytes(random, random.below(100));
      case 2:
        return spoiltText(random, right).toWellFormed().slice(0, 8192);
      case 3:
      case 4:
        return JSON.stringify(spoiltJson(random, this.#request(random)));
      case 5:
        return right.padEnd(LIMITS.message + (oneIn(random, 2) ? 1 : 0), ' ');
      default:
        return right;
    }
  }

  #request(random: Random): Request {
    const table = oneIn(random, 5) ? this.#target.someId(random) : pick(random, this.#target.tables).id;
    const known = this.#known.get(table);
    const number = known && !oneIn(random, 4) ? known.number : random.below(100);
    const client = `c${random.below(2 ** 16)}`;
    const move =
      known && !oneIn(random, 4) ? pick(random, known.moves) : pick(random, someRecord(random).plays)[1];
    return pick<() => Request>(random, [
      () => ({ do: 'watch', table, have: oneIn(random, 2) ? 0 : number }),
      () => ({ do: 'watch', table, have: 0, invite: 'abcdefgh12345678' }),
      () => ({ do: 'unwatch', table }),
      () => ({ do: 'play', table, number, client, move }),
      () => ({ do: 'play', table, number, client, move }),
      () => ({ do: 'undo', table, number, client }),
      () => ({ do: 'ask-undo', table, number }),
      () => ({ do: 'answer-undo', table, number, agrees: oneIn(random, 2) }),
      () => ({ do: 'say', table, phrase: pick(random, PHRASES) }),
      () => ({ do: 'ping' }),
    ])();
  }
}
