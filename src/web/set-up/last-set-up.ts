import type { AnyOptions } from '../../engine/options.ts';
import { isObject } from '../../engine/record.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { LONGEST_NAME } from '../names.ts';
import { isLevel } from '../storage/matches.ts';
import { kept } from '../storage/storage.ts';
import type { Seat } from '../table/table.ts';
import { bot, person } from './seating.ts';

/** The choices made the last time a match of this game was set up; null if none of them make sense any more. */
export function lastSetUp(
  game: GameId,
): { readonly seats: readonly Seat[]; readonly options: AnyOptions } | null {
  const json = kept(`set-up/${game}`);
  if (!isObject(json) || !Array.isArray(json.seats) || !isObject(json.options)) return null;
  const { min, max } = manifestOf(game).seats;
  const seats = json.seats.slice(0, max).map(readSeat);
  if (seats.length < min) return null;
  const options = Object.entries(json.options).filter(isOption);
  return { seats, options: Object.fromEntries(options) };
}

function readSeat(json: unknown, number: number): Seat {
  if (isObject(json) && json.kind === 'person' && typeof json.name === 'string') {
    return person(json.name.slice(0, LONGEST_NAME));
  }
  return bot(number, isObject(json) && isLevel(json.level) ? json.level : 'journeyman');
}

function isOption(entry: [string, unknown]): entry is [string, number | string | boolean] {
  return ['number', 'string', 'boolean'].includes(typeof entry[1]);
}
