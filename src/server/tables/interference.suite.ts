import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../engine/game.ts';
import { Random } from '../../engine/random.ts';
import { type Row, Runner } from '../../engine/runner.ts';
import type { Viewer } from '../../engine/viewers.ts';
import type { StoredTable } from '../store/store.ts';
import { infoFor } from './info.ts';
import { newTable } from './seating.ts';
import { RandomMatch } from './teller.suite.ts';
import { Teller, type Want } from './teller.ts';
import { wanted } from './wanted.testing.ts';
import { writeSteps } from './writing.ts';

/** How much was compared. */
interface Compared {
  /** Messages compared, byte by byte. */
  messages: number;
  /** Messages sent after the two matches had diverged. */
  apart: number;
  /** Plays hidden from the viewer. */
  hidden: number;
}

const PEOPLE = ['ada', 'bob', 'eve', 'dan', 'fay', 'gus'];
/** How often somebody arrives or comes back, besides being told about every step. */
const CATCH_UP_EVERY = 7;

/**
 * Two matches that differ only in what is hidden from a viewer, told side by side, as whole views, as changes and to
 * latecomers. Throws unless the viewer gets the same bytes from both, until a difference is revealed.
 */
function proveNoInterference(
  game: Game,
  stored: StoredTable,
  {
    seed,
    steps,
    viewer,
    compared,
  }: { readonly seed: number; readonly steps: number; readonly viewer: Viewer; readonly compared: Compared },
): void {
  const match = new RandomMatch(game, seed);
  const here = match.runner;
  const random = new Random(seed + 1_000_000);
  const there = new Runner({
    game,
    seats: match.seats,
    options: here.match.options,
    key: Uint8Array.from({ length: 32 }, () => random.below(256)),
    begunAt: 0,
  });
  const wants = [...Array(match.seats).keys(), 'spectator' as const].flatMap((one): Want[] => [
    { viewer: one, asChanges: true },
    { viewer: one, asChanges: false },
  ]);
  const tellers = [new Teller('table1'), new Teller('table1')] as const;
  let isApart = false;

  /** Whether to go on: no difference has been revealed. */
  const follow = (row: Row): boolean => {
    const seen = stepOf(here, viewer, row.number);
    const isHidden = row.kind === 'play' && seen.move === null;
    const move = isHidden ? moveInstead(there, row, random) : row.move;
    if (isHidden) compared.hidden++;
    if (move !== row.move) isApart = true;
    const draft = there.draft();
    // Somebody else did something that the viewer only now learns was possible.
    if (!draft.add({ ...row, move }).ok) return false;
    there.commit(draft);
    const other = stepOf(there, viewer, row.number);
    if (isDeepStrictEqual(seen, other)) return true;
    const revealed = [...seen.happenings, ...other.happenings].some(({ kind }) => game.reveals.has(kind));
    if (!revealed)
      throw new Error(`${where()}: ${JSON.stringify(seen)} here, ${JSON.stringify(other)} there`);
    return false;
  };
  const where = () => `${game.id}, seed ${seed}, row ${there.rows.length}, ${viewer}`;
  const compare = (one: string | undefined, other: string | undefined) => {
    if (one === undefined || one !== other) throw new Error(`${where()}: ${one} here, ${other} there`);
    compared.messages++;
    if (isApart) compared.apart++;
  };

  let from = 0;
  for (let step = 0; step < steps; step++) {
    for (const row of here.rows.slice(from)) if (!follow(row)) return;
    const [texts, textsThere] = [here, there].map((runner, at) => tellers[at].tell(runner, from, wants));
    compare(texts.get(String(viewer)), textsThere.get(String(viewer)));
    compare(texts.get(`${viewer} changes`), textsThere.get(`${viewer} changes`));
    if (step % CATCH_UP_EVERY === 0) {
      const late = [here, there].map(runner => caughtUp(runner, stored, viewer));
      for (const [at, text] of late[0].entries()) compare(text, late[1][at]);
    }
    if (here.turn.kind !== 'seats') return;
    from = match.goOn();
  }
}

/** Compares for some viewers of the random matches with these seeds. */
export function compareMany(
  game: Game,
  { seeds, steps }: { readonly seeds: readonly number[]; readonly steps: number },
): Compared {
  const people = PEOPLE.slice(0, game.seats.max);
  const asked = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
  const made = newTable(wanted({ game: game.id, seats: asked }), PEOPLE[0], 1);
  const seats = people.map(player => ({ kind: 'person' as const, player, nonce: player }));
  const stored = { ...made, seats, status: 'live' as const, startedAt: 2 };
  const compared: Compared = { messages: 0, apart: 0, hidden: 0 };
  for (const seed of seeds) {
    for (const viewer of [0, 1, 'spectator'] as const) {
      proveNoInterference(game, stored, { seed, steps, viewer, compared });
    }
  }
  return compared;
}

/** What somebody is sent who is new, comes back, or just asks about the table, by itself or in a list. */
function caughtUp(runner: Runner, stored: StoredTable, viewer: Viewer): string[] {
  const { length } = runner.rows;
  const half = Math.floor(length / 2);
  const table = { ...stored, seats: stored.seats.slice(0, runner.match.seats) };
  const seat = typeof viewer === 'number' ? table.seats[viewer] : null;
  const player = seat?.kind === 'person' ? seat.player : null;
  return [
    new Teller('table1').tellRest(runner, 0, { viewer, asChanges: false }),
    new Teller('table1').tellRest(runner, half, { viewer, asChanges: true }),
    ...writeSteps('table1', [runner.updateThen(viewer, 0, half)]),
    JSON.stringify(runner.steps(viewer, 0, half)),
    JSON.stringify(infoFor(player, table, runner, new Map())),
  ];
}

function stepOf(runner: Runner, viewer: Viewer, number: number) {
  return runner.steps(viewer, number, number + 1)[0];
}

/** Something else that the same seat, or nature, could have done in secret. */
function moveInstead(runner: Runner, { by, at }: Row, random: Random): string {
  if (by === 'nature') {
    const draft = runner.draft();
    draft.nature(at);
    return draft.rows[0].move;
  }
  const moves = runner.match.moves(by);
  return moves[random.below(moves.length)];
}
