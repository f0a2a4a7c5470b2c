import {
  mayBegin,
  ordered,
  type PastTable,
  pairs,
  type Round,
  type Standing,
  seatable,
  sizesFor,
  standingOf,
  type TableSizes,
} from './next-round.ts';

/** A table of a knock-out that is over: those who gave up or did not come have lost it, whatever they have. */
export interface LostTable extends PastTable {
  readonly forfeited?: readonly string[];
}

/**
 * The next round of a knock-out; null if it is over. In pairs the winner goes on, and from larger tables the better half; as soon as
 * all fit at one table, that is the last. `players` come in the order of their seeds: the first meet the last, and sit out if not all
 * can play.
 */
export function knockOut(
  players: readonly string[],
  rounds: readonly (readonly LostTable[])[],
  sizes: TableSizes,
): Round | null {
  const past = rounds.flat();
  if (rounds.some(isLast)) return null;
  const left = players.filter(player =>
    past.every(table => !table.players.includes(player) || hasGoneOn(table, player)),
  );
  if (left.length < Math.max(2, sizes.min)) return null;
  const sitting = playing(left.length, sizes);
  const byes = left.slice(0, left.length - sitting);
  const there = left.slice(left.length - sitting).map(player => standingOf(player, past));
  const tables = left.length <= sizes.max ? [there] : apart(there, sizes);
  return { tables: tables.map(table => ordered(table).map(({ player }) => player)), byes };
}

/** The first of two meet the last, unless neither could begin in turn. */
function apart(there: readonly Standing[], { min, max, usual }: TableSizes): Standing[][] {
  const fair = max > 2 ? null : pairs(there, mayBegin, (_, other) => -there.indexOf(other));
  return fair ?? spread(there, sizesFor(there.length, min, max, usual));
}

/** Those who are left go on; if two are level, whoever sat later. */
function hasGoneOn({ players, points, forfeited = [] }: LostTable, player: string): boolean {
  if (players.length < 2) return true;
  const stayed = players
    .map((one, at) => ({ one, at }))
    .filter(({ one }) => !forfeited.includes(one))
    .sort((a, b) => points[b.at] - points[a.at] || b.at - a.at);
  const most = players.length === 2 ? 1 : Math.ceil(players.length / 2);
  return stayed.slice(0, most).some(({ one }) => one === player);
}

/** A round with one table at which all sat who were left. */
function isLast(tables: readonly LostTable[]): boolean {
  return tables.length === 1 && tables[0].players.length > 1;
}

/** How many of those who are left play: in pairs so many that a power of two is left. */
function playing(count: number, { min, max }: TableSizes): number {
  if (count <= max) return count;
  if (max > 2) return seatable(count, min, max);
  const power = 2 ** Math.floor(Math.log2(count));
  return power === count ? count : 2 * (count - power);
}

/** Forth and back, so that the best are apart. */
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
