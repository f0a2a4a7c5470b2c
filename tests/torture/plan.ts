import { Random } from '../../src/engine/random.ts';

/** What can be done to what. No two faults that strike at once touch the same thing. */
export const KINDS = {
  kill: 'member',
  restart: 'member',
  pause: 'member',
  'clock jumps': 'member',
  'PostgreSQL cut': 'member',
  'PostgreSQL slow': 'member',
  'PostgreSQL silent': 'member',
  'PostgreSQL answers lost': 'member',
  'PostgreSQL questions lost': 'member',
  'Redis cut': 'member',
  'Redis slow': 'member',
  'Redis silent': 'member',
  'Redis answers lost': 'member',
  'Redis questions lost': 'member',
  'PostgreSQL killed': 'database',
  'PostgreSQL disk full': 'database',
  'Redis killed': 'redis',
  'Redis paused': 'redis',
  'people cut': 'balancer',
  'people slow': 'balancer',
  'people silent': 'balancer',
  'people get no answers': 'balancer',
  'people are not heard': 'balancer',
  'alone: kill': 'alone',
  'alone: restart': 'alone',
  'alone: pause': 'alone',
  'alone: clock jumps': 'alone',
  'alone: disk full': 'alone',
  flood: 'flood',
  'undo storm': 'moods',
} as const;

export type Kind = keyof typeof KINDS;

export interface Fault {
  readonly kind: Kind;
  /** Which of the three, if it strikes one of them. */
  readonly member: number;
  readonly lastsMs: number;
  /** How much, from 0 to 1, if the kind has a strength. */
  readonly much: number;
}

export const MEMBERS = 3;
const SHORTEST_MS = 300;
const LONGEST_MS = 4000;
/** The most faults at once. */
const AT_ONCE = 3;

/**
 * The faults one after the other, forever; the same for the same seed. Every kind comes once before any comes again,
 * mostly together with others.
 */
export function* plan(seed: number, kinds: readonly Kind[]): Generator<readonly Fault[], never> {
  const random = new Random(seed);
  for (;;) {
    let left = shuffled(kinds, random);
    while (left.length > 0) {
      const count = 1 + random.below(AT_ONCE);
      const faults: Fault[] = [];
      for (const kind of left) {
        const fault = {
          kind,
          member: random.below(MEMBERS),
          lastsMs: SHORTEST_MS + Math.floor((LONGEST_MS - SHORTEST_MS) * random.fraction()),
          much: random.fraction(),
        };
        if (faults.length < count && !faults.some(other => touched(other) === touched(fault)))
          faults.push(fault);
      }
      left = left.filter(kind => !faults.some(fault => fault.kind === kind));
      yield faults;
    }
  }
}

export function describe({ kind, member, lastsMs }: Fault): string {
  const where = KINDS[kind] === 'member' ? ` (${member + 1})` : '';
  return `${kind}${where} for ${(lastsMs / 1000).toFixed(1)} s`;
}

function touched({ kind, member }: Fault): string {
  return KINDS[kind] === 'member' ? `member ${member}` : KINDS[kind];
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const all = [...list];
  for (let at = all.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all;
}
