import { Random } from '../../src/engine/random.ts';

/** How long to go on, and from which seed. */
export interface Effort {
  /** The seed of the first try; each later one has the next. */
  readonly seed: number;
  readonly tries: number;
  /** No try begins after this, in milliseconds since 1970. */
  readonly until?: number;
  /** How many tries at once. */
  readonly atOnce?: number;
}

/** Records an input, so that a failure can be reproduced. */
export type Tell = (input: string | Uint8Array) => void;

/** One attack. `attempt` makes a try and throws if anything about the answer is wrong. */
export interface Attack {
  attempt(random: Random, tell: Tell): Promise<void> | void;
}

/**
 * Tries again and again. The first failure ends it, and names the seed and the input. Resolves to the number of tries.
 */
export async function fuzz(name: string, attack: Attack, effort: Effort): Promise<number> {
  const { seed, tries, until = Number.POSITIVE_INFINITY, atOnce = 1 } = effort;
  let begun = 0;
  let done = 0;
  const goOn = async () => {
    while (begun < tries && Date.now() < until) {
      const mine = seed + begun++;
      let input: string | Uint8Array = '';
      try {
        await attack.attempt(new Random(mine), given => {
          input = given;
        });
      } catch (error) {
        begun = Number.POSITIVE_INFINITY;
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        throw new Error(`${name}, seed ${mine}: ${message}\ninput: ${shown(input)}`);
      }
      done++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return done;
}

const SHOWN = 4000;

function shown(input: string | Uint8Array): string {
  const text = typeof input === 'string' ? input : Buffer.from(input).toString('latin1');
  return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
}

/** A try without an answer is a failure, however slow the machine. */
export async function inTime<T>(what: string, promise: Promise<T>, ms = 60_000): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing came in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
