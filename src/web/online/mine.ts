import { type ReadonlySignal, signal } from '@preact/signals';
import { isObject } from '../../engine/record.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import { LIMITS } from '../../protocol/limits.ts';
import type { TableInfo } from '../../protocol/words.ts';
import type { Route } from '../frame/routes.ts';
import { keep, kept } from '../storage/storage.ts';
import { ask, Failure } from './api.ts';
import { hasPlayed } from './me.ts';
import { othersAt } from './seat-names.ts';
import { serverNow } from './server-clock.ts';
import { awaitsMe, byUrgency, timeLeft } from './tables.ts';

/**
 * A summary of my unfinished matches on the server, for the home page. It is stored in the browser, so that it appears
 * with the first paint and nothing moves when the server answers.
 */
export interface MyMatch {
  readonly id: string;
  readonly game: GameId;
  readonly others: readonly string[];
  readonly isOpen: boolean;
  readonly awaitsMe: boolean;
  /** A seat is kept for me there: someone wants a match, or a rematch. */
  readonly isKept: boolean;
  readonly isRematch: boolean;
  /** It has begun since I last looked. */
  readonly hasBegun: boolean;
  /** When the time for the awaited move is up, in milliseconds since 1970; null at live tables. */
  readonly until: number | null;
}

const KEY = 'my-matches';
const matches = signal<readonly MyMatch[]>(readKept(kept(KEY)));

/** Those that wait for me first. */
export const myMatches: ReadonlySignal<readonly MyMatch[]> = matches;

/** Whether one of them calls me away from where I am. */
export function amCalledAt(here: Route): boolean {
  if (here.page === 'embed' || !hasPlayed()) return false;
  // These pages list them already, except those where a seat is kept for me.
  const isListed = here.page === 'home' || here.page === 'my-matches';
  return matches.value.some(
    match =>
      !(here.page === 'online' && here.id === match.id) &&
      (match.isKept || (!isListed && (match.hasBegun || match.awaitsMe))),
  );
}

/** All my unfinished tables, in the order in which I should look at them. */
export async function askForMine(): Promise<{ readonly tables: readonly TableInfo[] } | Failure> {
  if (!hasPlayed()) {
    remember([]);
    return { tables: [] };
  }
  const found: TableInfo[] = [];
  for (let isMore = true; isMore; ) {
    const page = await ask('tables', { query: { which: 'mine', before: found.at(-1)?.madeAt } });
    if (page instanceof Failure) return page;
    found.push(...page.tables);
    isMore = page.tables.length === LIMITS.list;
  }
  const tables = byUrgency(found, serverNow());
  remember(tables);
  if (tables.some(isToReveal)) import('./reveal-all.ts').then(({ revealAll }) => revealAll(tables));
  return { tables };
}

/** Whether it was started while I was away, and waits for the nonce I promised. */
function isToReveal({ status, nonces, seats, you }: TableInfo): boolean {
  return status === 'live' && nonces === null && you.seat !== null && !seats[you.seat].hasNonce;
}

/** I am looking at this match now. */
export function sawMatch(id: string): void {
  if (!matches.value.some(match => match.id === id && match.hasBegun)) return;
  matches.value = matches.value.map(match => (match.id === id ? { ...match, hasBegun: false } : match));
  keep(KEY, matches.value);
}

function remember(tables: readonly TableInfo[]): void {
  const now = serverNow();
  const before = new Map(matches.value.map(match => [match.id, match]));
  matches.value = tables.flatMap((table): MyMatch[] => {
    const { id, game, status, you } = table;
    const had = before.get(id);
    if (!isGameId(game)) return [];
    const left = timeLeft(table, now);
    return [
      {
        id,
        game,
        others: othersAt(table),
        isOpen: status === 'open',
        awaitsMe: awaitsMe(table),
        isKept: you.kept !== null,
        isRematch: table.isRematch,
        hasBegun: status === 'live' && (had?.isOpen || had?.hasBegun || false),
        until: left === null ? null : now + left,
      },
    ];
  });
  keep(KEY, matches.value);
}

function readKept(json: unknown): readonly MyMatch[] {
  return Array.isArray(json) && hasPlayed() ? json.filter(isMyMatch) : [];
}

function isMyMatch(json: unknown): json is MyMatch {
  if (!isObject(json) || typeof json.id !== 'string' || typeof json.game !== 'string') return false;
  if (!isGameId(json.game) || !Array.isArray(json.others)) return false;
  if (!json.others.every(name => typeof name === 'string')) return false;
  if (json.until !== null && typeof json.until !== 'number') return false;
  return ['isOpen', 'awaitsMe', 'isKept', 'isRematch', 'hasBegun'].every(
    field => typeof json[field] === 'boolean',
  );
}
