import { isObject } from '../../engine/record.ts';
import { type GameId, isGameId } from '../../games/index.ts';
import type { KeptMatch } from './matches.ts';
import { keep, kept } from './storage.ts';

/** A finished match at a real table that was entered here. Nothing proves it, so it is counted separately. */
export interface Evening {
  readonly id: string;
  readonly game: GameId;
  /** By seat. Text from people: never as HTML. */
  readonly names: readonly string[];
  readonly winners: readonly number[];
}

const KEY = 'evenings';
/** Beyond this many, the oldest are forgotten. */
const MOST = 500;

/** Going back and ending it differently changes what is remembered. */
export function rememberEvening({ id, game, seats, record }: KeptMatch): void {
  if (!record.result) return;
  const evening: Evening = {
    id,
    game,
    names: seats.map(({ name }) => name),
    winners: record.result.winners,
  };
  keep(KEY, [...evenings().filter(other => other.id !== id), evening].slice(-MOST));
}

/** The oldest first. What cannot be read is left out. */
export function evenings(): readonly Evening[] {
  const json = kept(KEY);
  return Array.isArray(json) ? json.filter(isEvening) : [];
}

/** How often everybody won, those with the most wins first; a shared win counts for everybody who shares it. */
export function winsByName(all: readonly Evening[]): readonly (readonly [name: string, wins: number])[] {
  const wins = new Map<string, number>();
  for (const { names, winners } of all) {
    for (const [seat, name] of names.entries()) {
      wins.set(name, (wins.get(name) ?? 0) + (winners.includes(seat) ? 1 : 0));
    }
  }
  return [...wins].sort(([a, before], [b, after]) => after - before || (a < b ? -1 : 1));
}

function isEvening(json: unknown): json is Evening {
  if (!isObject(json) || typeof json.id !== 'string') return false;
  const { game, names, winners } = json;
  return (
    typeof game === 'string' &&
    isGameId(game) &&
    Array.isArray(names) &&
    names.every(name => typeof name === 'string') &&
    Array.isArray(winners) &&
    winners.every(seat => typeof seat === 'number')
  );
}
