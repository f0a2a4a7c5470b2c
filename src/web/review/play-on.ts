import type { MatchRecord } from '../../engine/record.ts';
import type { GameId } from '../../games/index.ts';
import { bot, myName, person } from '../set-up/seating.ts';
import { type KeptMatch, matchFrom } from '../storage/matches.ts';
import type { Seat } from '../table/table.ts';

/** A new match on this device that continues an old one after this many plays: me in this seat, bots in the others. */
export function playOn(
  game: GameId,
  record: MatchRecord,
  seats: readonly Seat[],
  plays: number,
  mine: number,
): KeptMatch {
  const sitting = seats.map((seat, number) => {
    if (number === mine) return person(myName());
    return seat.kind === 'bot'
      ? { name: seat.name, kind: seat.kind, level: seat.level }
      : bot(number, 'journeyman');
  });
  return matchFrom(game, sitting, record, plays);
}
