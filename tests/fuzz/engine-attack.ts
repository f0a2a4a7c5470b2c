import { once } from 'node:events';
import { LEVELS } from '../../src/engine/insight.ts';
import type { Random } from '../../src/engine/random.ts';
import { GAMES } from '../../src/games/loaded.ts';
import { startEngine } from '../cli/mura.ts';
import { type Attack, inTime } from './fuzzing.ts';
import { memoryOf } from './memory.ts';
import { oneIn, pick, spoiltBytes, spoiltJson } from './mutate.ts';
import { someRecord, spoiltRecord } from './record-attack.ts';

/** A real `mura engine`, asked things that make sense and things that do not, in any order. */
export class EngineAttack implements Attack {
  readonly #child = startEngine();
  readonly #answers = linesOf(this.#child.stdout);
  readonly #ended = once(this.#child, 'close');
  #said = '';

  constructor() {
    this.#child.stderr.on('data', chunk => {
      this.#said += String(chunk);
    });
    this.#child.stdin.on('error', () => {});
  }

  get memory(): number {
    return memoryOf(this.#child.pid ?? 0);
  }

  /** One line, which has exactly one answer. */
  async attempt(random: Random, tell: (input: Uint8Array) => void): Promise<void> {
    const line = Buffer.from(lineOf(random).filter(byte => byte !== 0x0a));
    tell(line);
    this.#child.stdin.write(line);
    this.#child.stdin.write('\n');
    const { value } = await inTime('an answer', this.#answers.next());
    if (value === undefined) throw new Error(`it has ended: ${this.#said}`);
    check(JSON.parse(value));
    if (this.#said !== '') throw new Error(`it says ${this.#said}`);
  }

  /** Its input ends in the middle of a line; resolves to its exit code. */
  async end(): Promise<number | null> {
    this.#child.stdin.end('{"do":"ga');
    const { value } = await inTime('an answer to half a line', this.#answers.next());
    check(JSON.parse(value ?? ''));
    await inTime('its end', this.#ended);
    if (this.#said !== '') throw new Error(`it says ${this.#said}`);
    return this.#child.exitCode;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** Splits only at newlines: the texts of an answer may contain other separators. */
async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(0x0a); end >= 0; end = rest.indexOf(0x0a)) {
      yield rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
    }
  }
}

function lineOf(random: Random): Buffer {
  const request = requestOf(random);
  const json = oneIn(random, 3) ? request : spoiltJson(random, request);
  const line = Buffer.from(JSON.stringify(json));
  return oneIn(random, 4) ? spoiltBytes(random, line) : line;
}

function requestOf(random: Random): object {
  const game = pick(random, GAMES);
  const seat = random.below(4);
  const by = oneIn(random, 3) ? 'nature' : seat;
  const move = pick(random, someRecord(random).plays)[1];
  return pick(random, [
    () => ({ do: 'games' }),
    () => ({ do: 'new', game: game.id, seats: game.seats.min + random.below(3), options: {} }),
    () => ({ do: 'turn', id: random.next() }),
    () => ({ do: 'moves', seat }),
    () => ({ do: 'chances' }),
    () => ({ do: 'play', by, move }),
    () => ({ do: 'view', seat: oneIn(random, 3) ? 'spectator' : seat }),
    () => ({ do: 'record', id: 'r' }),
    () => ({ do: 'load', record: oneIn(random, 2) ? someRecord(random) : spoiltRecord(random) }),
    () => ({ do: 'bot', seat, level: pick(random, LEVELS), ms: 1 }),
  ])();
}

function check(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer))
    throw new Error('no answer of the protocol');
  if (answer.ok === true) return;
  const error = 'error' in answer ? Object(answer.error) : {};
  if (typeof error.code !== 'string' || typeof error.message !== 'string' || error.message === '') {
    throw new Error(`no clear error: ${JSON.stringify(answer).slice(0, 400)}`);
  }
  if (error.message.startsWith('the engine failed')) throw new Error('the engine failed');
}
