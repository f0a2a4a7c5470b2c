import {
  hardship,
  type IsApart,
  improved,
  mayBegin,
  ordered,
  type PastTable,
  pairs,
  ROUNDING,
  type Round,
  type Standing,
  seatable,
  sizesFor,
  standingOf,
  type TableSizes,
} from './next-round.ts';

/** A finished table of a knock-out: players who resigned or did not come have lost it, whatever their points. */
export interface LostTable extends PastTable {
  readonly forfeited?: readonly string[];
  /** In points of the game; missing if it was not played. */
  readonly scores?: readonly number[];
}

/**
 * The next round of a knock-out; null if it is over. In pairs the winner goes on; from larger tables, the better half
 * does. Once everybody fits at one table, that is the final. `players` are in the order of their seeds: the first meet
 * the last, and sit out if not everybody can play.
 *
 * If those who begin always win, the winner of the whole has begun every match, however they are paired. So a table
 * that leaves somebody more than one away from their share of beginning is played again, another begins, and both count
 * together.
 */
export function knockOut(
  players: readonly string[],
  rounds: readonly (readonly LostTable[])[],
  sizes: TableSizes,
  isApart: IsApart,
): Round | null {
  const stages = stagesOf(rounds);
  const past = rounds.flat();
  const again = rounds.at(-1)?.filter(table => isToBeRepeated(table, players, past)) ?? [];
  if (again.length === 0 && stages.some(isLast)) return null;
  const left = players.filter(player =>
    stages.flat().every(table => !table.players.includes(player) || hasGoneOn(table, player)),
  );
  if (again.length > 0) {
    const isBusy = (player: string) => again.some(table => table.players.includes(player));
    const tables = again.map(table => table.players.map(player => standingOf(player, past)));
    return { tables: tables.map(inOrder), byes: left.filter(player => !isBusy(player)) };
  }
  if (left.length < Math.max(2, sizes.min)) return null;
  const sitting = playing(left.length, sizes);
  const byes = left.slice(0, left.length - sitting);
  const there = left.slice(left.length - sitting).map(player => standingOf(player, past));
  const tables = left.length <= sizes.max ? [there] : apart(there, sizes, isApart);
  return { tables: tables.map(inOrder), byes };
}

/** The stages of a knock-out: a round in which a table was played again belongs to the one before. */
export function stagesOf(rounds: readonly (readonly LostTable[])[]): LostTable[][] {
  const stages: LostTable[][] = [];
  for (const round of rounds) {
    const before = stages.at(-1) ?? [];
    const repeated = round.filter(table => before.some(one => isSameTable(one, table)));
    if (repeated.length === 0) stages.push([...round]);
    else
      stages[stages.length - 1] = before.map(one => {
        const other = repeated.find(table => isSameTable(one, table));
        return other ? together(one, other) : one;
      });
  }
  return stages;
}

/** Whether this player goes on; if two are level, the higher scores decide, then who sat later. */
export function hasGoneOn(table: LostTable, player: string): boolean {
  const { players, points, scores, forfeited = [] } = table;
  if (players.length < 2) return true;
  const stayed = players
    .map((one, at) => ({ one, at }))
    .filter(({ one }) => !forfeited.includes(one))
    .sort(
      (a, b) => points[b.at] - points[a.at] || scoreAt(scores, b.at) - scoreAt(scores, a.at) || b.at - a.at,
    );
  const most = players.length === 2 ? 1 : Math.ceil(players.length / 2);
  return stayed.slice(0, most).some(({ one }) => one === player);
}

function scoreAt(scores: readonly number[] | undefined, at: number): number {
  return scores?.[at] ?? 0;
}

function inOrder(table: readonly Standing[]): string[] {
  return ordered(table).map(({ player }) => player);
}

/** Whether somebody has begun too often or too rarely because of it, and everybody is still there to make up for it. */
function isToBeRepeated(
  { players, forfeited = [] }: LostTable,
  there: readonly string[],
  past: readonly LostTable[],
): boolean {
  return (
    players.length > 1 &&
    forfeited.length === 0 &&
    players.every(player => there.includes(player)) &&
    players.some(player => Math.abs(standingOf(player, past).begun) > 1 + ROUNDING)
  );
}

/** Only a table that is played again has the same people as an earlier one. */
function isSameTable(one: LostTable, other: LostTable): boolean {
  const { players } = other;
  return (
    players.length > 1 &&
    one.players.length === players.length &&
    players.every(player => one.players.includes(player))
  );
}

/** The combined result of two matches between the same people, in the seat order of the second. */
function together(one: LostTable, other: LostTable): LostTable {
  const { players } = other;
  const before = players.map(player => one.players.indexOf(player));
  const sum = (some: LostTable['scores'], more: LostTable['scores']) =>
    players.map((_, at) => scoreAt(some, before[at]) + scoreAt(more, at));
  return {
    players,
    points: sum(one.points, other.points),
    scores: sum(one.scores, other.scores),
    forfeited: [...(one.forfeited ?? []), ...(other.forfeited ?? [])],
  };
}

/** Of two, the first meet the last, unless it would be neither's turn to begin or one has blocked the other. */
function apart(
  there: readonly Standing[],
  { min, max, usual }: TableSizes,
  isApart: IsApart,
): readonly (readonly Standing[])[] {
  const isWelcome = (one: Standing, other: Standing) => !isApart(one.player, other.player);
  const late = (_: Standing, other: Standing) => -there.indexOf(other);
  const fair =
    max > 2
      ? null
      : (pairs(there, (one, other) => isWelcome(one, other) && mayBegin(one, other), late) ??
        pairs(there, isWelcome, late));
  const tables = fair ?? spread(there, sizesFor(there.length, min, max, usual));
  return improved(tables, table => hardship(table, isWelcome));
}

/** Whether everybody who was left sat at one table. */
function isLast(tables: readonly LostTable[]): boolean {
  return tables.length === 1 && tables[0].players.length > 1;
}

/** How many of those left play: in pairs, enough to leave a power of two. */
function playing(count: number, { min, max }: TableSizes): number {
  if (count <= max) return count;
  if (max > 2) return seatable(count, min, max);
  const power = 2 ** Math.floor(Math.log2(count));
  return power === count ? count : 2 * (count - power);
}

/** Back and forth, so that the best are kept apart. */
function spread(players: readonly Standing[], sizes: readonly number[]): Standing[][] {
  const tables = sizes.map((): Standing[] => []);
  let [at, step] = [0, 1];
  for (const player of players) {
    while (tables[at] === undefined || tables[at].length >= sizes[at]) {
      if (at + step < 0 || at + step >= sizes.length) step = -step;
      else at += step;
    }
    tables[at].push(player);
    if (at + step < 0 || at + step >= sizes.length) step = -step;
    else at += step;
  }
  return tables;
}
