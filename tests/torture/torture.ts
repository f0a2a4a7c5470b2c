import { setTimeout as sleep } from 'node:timers/promises';
import { describe, type Fault, KINDS, type Kind, plan } from './plan.ts';
import { STRIKES } from './striking.ts';
import { type Counts, World } from './world.ts';

export interface Wish {
  readonly seed: number;
  /** Ends after this many minutes, or else when every kind of fault has struck once. */
  readonly minutes: number | null;
  /** Tables at the cluster; the single process has a third as many. */
  readonly tables: number;
  readonly print: (line: string) => void;
  /** Ends it early, in order. */
  readonly signal?: AbortSignal;
}

export interface Summary extends Counts {
  readonly seed: number;
  readonly minutes: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

/**
 * How long a table or an event may stand still after everything is mended before it counts as stuck, and how much the
 * others must have played meanwhile: on a busy machine everybody is slow. After the last of these it counts as stuck in any case.
 */
const STUCK_MS = 180_000;
const STUCK_PLAYS = 2000;
const LONGEST_MS = 5 * STUCK_MS;
const MINUTE_MS = 60_000;
/** Violations are printed, the first of them in full; a view may be long. */
const LONGEST_TOLD = 3000;

/** Tortures a cluster and a single process until it is enough, and checks that all promises are kept. */
export async function torture({ seed, minutes, tables, print, signal }: Wish): Promise<Summary> {
  const begun = performance.now();
  const violations: string[] = [];
  const struck = new Map<Kind, number>();
  const stamp = () => new Date(performance.now() - begun).toISOString().slice(11, 19);
  const violate = (what: string) => {
    violations.push(what.slice(0, LONGEST_TOLD));
    print(`${stamp()} VIOLATION ${what.slice(0, LONGEST_TOLD)}`);
  };
  const world = await World.make(tables, violate);
  const kinds = everyKind().filter(kind => world.disk || kind !== 'PostgreSQL disk full');
  if (!world.disk) print('Only root can make a small disk: the one of PostgreSQL will not be full.');
  const progress = setInterval(() => {
    const { plays, events, deals } = world.counts;
    print(`${stamp()} ${plays} plays, ${events} events, ${deals} lines of deals`);
  }, MINUTE_MS);
  const isEnough = () => {
    if (signal?.aborted) return true;
    return minutes === null ? struck.size === kinds.length : performance.now() - begun > minutes * MINUTE_MS;
  };
  try {
    await goneOn(world);
    for (const faults of plan(seed, kinds)) {
      if (isEnough()) break;
      print(`${stamp()} ${faults.map(describe).join(' + ')}`);
      for (const { kind } of faults) struck.set(kind, (struck.get(kind) ?? 0) + 1);
      await Promise.all(faults.map(fault => strike(world, fault)));
      const unasked = world.servers.filter(({ hasEndedUnasked }) => hasEndedUnasked);
      if (unasked.length > 0)
        throw new Error(`a server ended unasked: ${unasked.map(({ output }) => output)}`);
      await goneOn(world);
    }
    for (const fault of await world.end()) violate(fault);
  } catch (error) {
    // Nothing more can be learnt after this.
    violate(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    clearInterval(progress);
    await world.remove().catch(error => violate(String(error)));
  }
  return {
    seed,
    minutes: Math.round((performance.now() - begun) / MINUTE_MS),
    ...world.counts,
    faults: Object.fromEntries(struck),
    violations,
  };
}

async function strike(world: World, fault: Fault): Promise<void> {
  const mend = await STRIKES[fault.kind](world, fault);
  await sleep(fault.lastsMs);
  await mend();
}

/** Resolves when every table, every event and everybody who plays deals has moved on. */
async function goneOn(world: World): Promise<void> {
  const { companies } = world;
  const before = companies.map(({ progress }) => progress);
  const still = () =>
    companies.flatMap((company, which) =>
      company.progress.flatMap((far, place) =>
        far > before[which][place] ? [] : [() => company.describe(place)],
      ),
    );
  const mended = performance.now();
  const { plays } = world.counts;
  while (still().length > 0) {
    const waited = performance.now() - mended;
    const isLeftBehind = waited > STUCK_MS && world.counts.plays - plays > STUCK_PLAYS;
    if (isLeftBehind || waited > LONGEST_MS) throw new Error(`stuck: ${still().map(tell => tell())}`);
    await sleep(50);
  }
}

function everyKind(): Kind[] {
  return Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS);
}
